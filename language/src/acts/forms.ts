import { plainLine } from '../walk/scope.ts';

/**
 * A message without what only opens and closes it ("ok cool, can you … please?"): the words that say what it does. `start` and `end` are
 * where they stand in the message.
 */
export function coreOf(message: string): Core {
  let start = /^[\s\p{P}\p{S}]*/u.exec(message)?.[0].length ?? 0;
  for (;;) {
    const found = opening.exec(message.slice(start));
    if (found === null || found[0].length === 0 || start + found[0].length >= message.length) break;
    start += found[0].length;
  }
  let end = message.length;
  for (;;) {
    const found = closing.exec(message.slice(start, end));
    if (found === null || found[0].length === 0 || found.index === 0) break;
    end = start + found.index;
  }
  return { start, end, line: plainLine(message.slice(start, end)) };
}

const opening =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|hey|hi|hello|please|pls|so|well|hm+|um+|uh+|and|oh+|omg|ah+|cool|nice|great|perfect|thanks?(?: you)?|thx|alright|right|now|then|but|ugh+|lol|ha(?:ha)*|wait|sorry|sure|dude|bro)\b[\s,.!…:;-]*|(?:can|could|would|will) (?:you|u) (?:please |maybe |just )?|(?:can|could|may) (?:i|we) (?:please |just )?(?=(?:see|get|have)\b)|(?:let me|let's|i(?:'d| would) like to|i (?:want|wanna|need) (?:to )?)(?= ?(?:see|get|have|know|look|compare|go)\b) ?)/i;
// One word or one mark at a time: no pattern that can read the same text in two ways.
const closing = /(?:[\s,.!?…:;)-]|\b(?:please|pls|plz|thanks?|thank you|thx|then|now|for me|for us|again|lol|ha(?:ha)*|dude|bro))$/i;

/** Cues as one pattern over a line of plain forms, whole words; what begins with ^ stands as it is. */
export const cue = (...sources: string[]): RegExp =>
  new RegExp(sources.map((source) => (source.startsWith('^') ? source : ` (?:${source})(?= )`)).join('|'));

/** A few words, or none, each with its blank. */
export const few = '(?:[^ ]+ ){0,4}';

/** What one row or several are called that were shown. */
export const rows =
  '(?:these|those|this|that|them|they|it)(?: (?:one|job|role|people|person|result|posting|alumnus|alumni|company|place|internship|position)s?)?';

/** A message that asks for work in general: "show me jobs", "anything", "something". */
export const asksForAny = (message: string): boolean =>
  /\b(?:jobs?|work|roles?|positions?|openings?|opportunit(?:y|ies)|internships?|gigs?|anything|something|everything|stuff|things|postings?|careers?)\b/i.test(
    message,
  );

export const asksToFind = (message: string): boolean =>
  /\b(?:find|show|search|(?<!\b(?:list|ones|jobs|posts|postings|they|these|those|all) )look(?:ing)?(?: for)?|want|need|give me|get me|any|i'?d like|i'?d love|interested in|recommend|suggest|(?<!\b(?:your|the|my|this|that) )list|hunting for|are there|is there|got)\b/i.test(
    message,
  );

/**
 * Whether a clause orders or wants jobs: "could you show me nurse jobs?", "I'd prefer something with plants", "any internships that sponsor?" What wants to be
 * told, and what asks for the very rows that were shown, does not: "I'd like to know what it pays", "show me the second one".
 */
export const requests = (clause: string): boolean => {
  const found = requesting.exec(clause);
  return found !== null && !ofRows.test(clause.slice(found[0].length));
};
const modifiers = '(?:(?:please|maybe|just|also|really|still|only|now|then|kindly|instead) )*';
const finding =
  '(?:show|find|give|get|bring|pull up|search|look|list|send|recommend|suggest|see|have|leave out|drop|remove|exclude|hide|skip|filter|take (?:off|out|away)|get rid of|include|add|put(?! me\\b)|switch|change|try|explore|browse|focus|stick|go for)';
const telling = 'know|hear|learn|understand|ask|be told|compare|apply|save|check';
const requesting = new RegExp(
  `^\\W*(?:(?:and|but|so|then|ok(?:ay)?|yes|yeah|no|well|hm+|now|please|also|just|only|instead|thanks?|thank you|actually|honestly|sorry|i (?:mean|meant|said|asked))\\W+)*(?:${[
    `(?:(?:can|could|would|will) (?:you|u|i|we) |let me |let['’]?s )?${modifiers}${finding}\\b(?: (?:for|at|to|me|us|on|out))*`,
    `(?:i|we)(?:['’]d| would) ${modifiers}(?:like|love|prefer|rather)\\b(?: to(?! (?:${telling})\\b))?`,
    `(?:i|we)(?:['’]m| am)? ${modifiers}(?:prefer|want|wanna|need|looking (?:for|to)|hoping (?:for|to)|interested in)\\b(?: to(?! (?:${telling})\\b))?`,
    `(?:(?:is|are) there |do (?:you|u) have |have (?:you|u) got |got |do |are )?any(?:thing|one)?\\b(?= (?!of )[^.?!]*\\b(?:ones|jobs|internships|roles|positions|openings|that|which|where)\\b)`,
    '(?:what|which) (?!of |about )(?:[^ ?.!]+ ){1,4}(?:jobs|internships|roles|positions|openings) (?:do (?:you|u) have|have (?:you|u) got|are there)',
    '(?=(?:the |those )?ones (?:that|which|with|in|at)\\b)',
  ].join('|')})`,
  'i',
);
/** What is wanted to be told, or stands on the screen: "what it pays", not "what pays well". */
const ofRows = new RegExp(
  `^\\W*(?:(?:to )?(?:${telling})\\b|(?:it|that|this|these|those|them|which|what(?! (?:pays?|has|have|offers?|sponsors?|starts?|fits?|suits?|takes?|hires?|else|(?:is|are) (?:in|at|near|open|available|remote|there|out|left|new))\\b)|who|how|why|when|where|whether|if|more(?: (?:about|on|details?|info\\w*))?|details?|back|again)\\b(?! (?:ones? )?(?:that|which|with|in|at)\\b)|(?:the )?(?:first|second|third|fourth|fifth|last|top|\\d|#|number \\d)\\b|(?:the|a) (?:link|posting|details?)\\b)`,
  'i',
);

/**
 * Whether a clause asks what jobs there are, and so asks for them: "is there something with plants at Kew?", "does Bayer have anything in St. Louis?",
 * "what other kinds of law jobs could I do?" Only a pronoun or a description of a card makes it a question about what was shown.
 */
export const asksWhatThereIs = (clause: string): boolean => existing.test(clause) && !ofCards.test(clause);
const jobWord = '(?:jobs?|internships?|roles?|positions?|openings?|postings?|gigs?|co-?ops?|careers?)';
const someJobs = `(?:any(?:thing)?(?= (?:else|with|in|at|for|near|around|of|from|like|similar|where|that|open)\\b)|(?:any|some|other|more|no) (?:[^ ?.!]+ ){0,4}${jobWord}|${jobWord}|something|anything|nothing|others?)\\b(?! (?:about|on)\\b)`;
const existing = new RegExp(
  `^\\W*(?:(?:and|but|so|ok(?:ay)?|then|also|well|hm+|now|cool|nice|great|please|i ask(?:ed)? (?:if|whether))\\W+)*(?:${[
    `(?:(?:is|are) there|there(?:['’]?s| is| are)|got|(?:do|does|has|have|would) (?!(?:this|that|it|its|any|all|each|both|either|one|i)\\b)(?:[^ ?.!,]+ ){1,5}?(?:have|got|offer|hire for))(?: (?:also|maybe|even|really|still))* ${someJobs}`,
    '(?:what|who) else (?:is there|are there|do (?:you|they)|(?:does|has|have|do) (?!(?:this|that|it|i)\\b)(?:[^ ?.!,]+ ){1,5}?(?:have|got|offer)\\b)',
    `(?:what|which) (?!of )(?:[^ ?.!]+ ){0,6}${jobWord} (?:(?:[^ ?.!]+ ){0,6}(?:are there|exist)|(?:could|can|might) (?:i|one|someone|people) (?:do|get|have|take|apply|go)|do (?:you|they) have)\\b`,
  ].join('|')})`,
  'i',
);
const ofCards =
  /\b(?:it|its|these|those|them|this|that) *(?:$|[?.!,]|\b(?:one|job|role|posting|description|list)s?\b)|\b(?:of|in|on|with|like|about) (?:it|these|those|them|this|that)\b|\bthe (?:[^ ?.!]+ ){0,4}(?:one|first|second|third|last|job|role|position)\b(?! (?:at|in)\b)|\bthe (?:posting|description|listing|list)\b/i;

/** Whether what stands between two texts shall be all there is of its kind: "Washington alone is fine", "just Boston will do". */
export const settlesOn = (before: string, after: string): boolean =>
  /^ (?:alone|by itself|on its own)\b/i.test(after) ||
  (/\b(?:just|only) (?:in |at |the )?$/i.test(before) &&
    /^ (?:(?:is|are|will be|would be) (?:fine|ok(?:ay)?|good|enough|great)|works|will do)\b/i.test(after));

/** "Where I can help" asks nothing. */
export const isQuestion = (line: string): boolean =>
  / \? $|^ (?:(?:and|so|but|ok|okay|also|hm|then|well|,) )*(?:why|what|which|(?:where|when|how)(?! (?:i|we|you|people) )|do|be|can|would|will|tell i) /.test(
    line,
  );

export const wordCount = (message: string): number => message.trim().split(/\s+/).length;

interface Core {
  start: number;
  end: number;
  /** In plain forms. */
  line: string;
}
