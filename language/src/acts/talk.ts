import { singular, wordsOf } from '../text/text.ts';
import type { Reading } from '../entities/types.ts';
import { plainLine } from '../walk/scope.ts';
import { asksForAny, asksToFind, cue } from './forms.ts';

/** A message of nothing but courtesy: thanks, praise, a greeting, a farewell ("I'll take both. That's all for today, thanks"); null for any other. */
export function courtesyIn(message: string): Talk | null {
  if (ends.test(message.replaceAll('’', "'"))) return 'bye';
  const said = politeIn(message);
  if ((said !== null && said !== 'thanks') || message.includes('?')) return said;
  const clauses = message
    .replaceAll('’', "'")
    .split(clauseEnds)
    .filter((clause) => /\p{L}/u.test(clause));
  const kinds = clauses.map((clause) => politeIn(clause) ?? (parting.test(clause) ? 'bye' : settling.test(clause) ? 'settled' : null));
  if (kinds.includes(null)) return said;
  return (['bye', 'thanks'] as const).find((kind) => kinds.includes(kind)) ?? said;
}

/** Whether a message that asks for something ends with a farewell. */
export const leavesAtEnd = (message: string): boolean => {
  const last = /[^.!?;\n]*[.!?;\s]*$/.exec(message)?.[0] ?? '';
  const said = courtesyIn(last);
  // "That's all" alone may say that nothing else is asked for.
  return (
    (said === 'bye' || said === 'thanks') && /\b(?:bye|done|finished|for now|to(?:day|night|morrow)|later|night|day|evening)\b/i.test(last)
  );
};

function politeIn(message: string): Talk | null {
  const words = message.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];
  if (words.length === 0 || words.length > 9) return null;
  for (const [talk, telling] of courtesies)
    if (words.some((word) => telling.has(word)) && words.every((word) => telling.has(word) || polite.has(word))) return talk;
  return null;
}

const clauseEnds = /[.,!;:\n…]+\s*|\s+(?:and|so)\s+(?=(?:i'?ll|that|this|it|thank|bye|good)\b)/i;
/** "That's plenty for tonight", "I'm all set", "talk to you tomorrow". */
const parting =
  /^\W*(?:(?:ok(?:ay)?|well|so|and|then|i think|i guess|for now|for today)\s+)*(?:(?:that(?:'?s| is| was| will be|'ll be| should be| will do)|this is|it'?s|that'll do)(?: (?:really|about|more than|quite|all))*(?: (?:all|it|enough|plenty|everything)(?: (?:that )?i (?:really )?(?:need|want|had|have|was looking for|came for)(?:ed)?(?: to (?:know|see|ask))?)?)?|(?:i(?:'?m| am) )?(?:done|good|all set|finished)|enough|plenty|(?:see|talk to|catch) (?:you|ya)(?: later| soon| tomorrow)?|(?:have a )?(?:good|great|nice|lovely) (?:night|day|evening|weekend|one)|until (?:next time|tomorrow)|i(?:'?ll| will) (?:stop|leave it|call it a day|come back|be back)(?: (?:here|there|later))?)(?: (?:for )?(?:now|today|tonight|the (?:day|moment|time being)|me|this (?:morning|evening)))*\W*$/i;
/** "Fine. Are we done here?", "is that all?", "fine". */
const ends =
  /^\W*(?:(?:ok(?:ay)?|fine|so|well|thanks|thank you|great|good|cool|alright|all right|and)\W+)*(?:fine|(?:are we|am i) (?:all |about )?(?:done|finished|through)|is (?:that|this) (?:all|it|everything)|can (?:we|i) (?:stop|finish|leave it)(?: (?:here|there))?|(?:we(?:'re| are)|that'?s us) (?:all )?(?:done|finished))(?: (?:here|now|yet|then|with this|for (?:now|today|tonight)))*\W*$/i;
/** "I'll take both." */
const settling =
  /^\W*i(?:'?ll| will|'?m going to| am going to)? (?:take|go with|go for|stick with|keep) (?:both|it|them|those|these|(?:that|this|the)(?: (?:first|second|third|fourth|fifth|last|top))?(?: (?:one|two))?)(?: of (?:them|these|those))?\W*$/i;

/** What a message in which nothing was read as a condition is, when it asks for no work; null when it may be a request. */
export function talkOf(message: string, line: string): Talk | null {
  const said = talkIn(whenBare, line);
  if (said !== null) return said === 'thanks' && asksToFind(message) ? null : said;
  return asksForAny(message) ? null : talkIn(whenIdle, line);
}

/** "Good, that's more like it". */
export const praises = (message: string): boolean => talkIn(whenIdle, plainLine(message)) === 'praise';

/** A question of something outside jobs and people that may name a place: "what is the capital of France". */
export const isTrivia = (message: string, line: string): boolean => !asksForAny(message) && talkIn(whenIdle, line) === 'offTopic';

/** Advice, what others decide, and attempts to instruct the assistant: no request even when they name a role or company. */
export const specialTalkOf = (line: string): Talk | null => talkIn(special, line);

/** A question about the product or its records; null for any other. */
export const productTalkOf = (line: string): Talk | null => talkIn(ofProduct, line);

const talkIn = <T extends Talk>(rows: readonly (readonly [T, RegExp])[], line: string): T | null =>
  rows.find(([, pattern]) => pattern.test(line))?.[0] ?? null;

const cuesOf = <T extends string>(rows: Readonly<Record<T, string | readonly string[]>>) =>
  (Object.entries(rows) as [T, string | string[]][]).map(([talk, sources]) => [talk, cue(...[sources].flat())] as const);

/** Whether a student says how hard it is for them, and asks for nothing: "wiped out from nights, honestly losing hope". */
export const worries = (message: string): boolean =>
  !asksToFind(message) &&
  !/\?\s*$/.test(message) &&
  message
    .split(/[.!?;\n]+/)
    .some((sentence) => ofOneself.test(sentence) && !ofWork.test(sentence) && talkIn(ofWorry, plainLine(sentence)) !== null);

/**
 * What a sentence that asks for nothing tells of: a loss or hardship, a feeling, or people close to the student; null where it may be a request.
 * "My cousin got locked up at 15, that's why I want to do this."
 */
export function toldIn(sentence: string): 'loss' | 'feeling' | 'story' | null {
  const text = sentence.replaceAll('’', "'");
  if (/\?\s*$/.test(text) || requests.test(text.replace(whyThis, ' '))) return null;
  const isOfOthers = ofOthers.test(text);
  if (isOfOthers) return hardship.test(text) ? 'loss' : 'story';
  return feels.test(text) ? 'feeling' : null;
}

const people =
  'mom|mum|mama|mother|dad|father|parents?|folks|grand(?:ma|pa|mother|father|parents?)|nana|granny|wife|husband|partner|fianc\\w+|girlfriend|boyfriend|sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies)|brothers?|bro|sisters?|sis|siblings?|twin|cousins?|aunt(?:ie|y)?|uncle|nephews?|nieces?|family|best friends?|friends?|bestie|buddy|roommates?|neighbou?rs?|godmother|godfather|stepmom|stepdad|dog|cat';
const ofOthers = new RegExp(
  `^\\W*(?:(?:and|but|so|because|bc|cause|cuz|also|honestly|well|see|plus|since|ok(?:ay)?|yes|yeah|no|nah|lol|sorry|idk|when|after|ever since|you know|it's just|it's that|thing is|the thing is|i (?:should|must|have to|want to|wanted to|need to|just|only) (?:say|mention|add|tell you|admit|found out|heard|learned)(?: that)?)\\W+)*(?:my|our) (?:[\\w-]+ ){0,2}?(?:${people})\\b(?!'s? (?:jobs?|work))`,
  'i',
);
const hardship =
  /\b(?:d(?:ie|ied|ies|ying|ead|eath)|passed|pass(?:ing)? away|put (?:down|to sleep)|miscarr\w+|stillb\w+|no longer with us|in a coma|hospice|los(?:t|ing|s)|kill\w*|cancer|ill|illness|sick|hospi\w+|dementia|alzheimer\w*|stroke|surgery|chemo|funeral|overdos\w*|suicide|locked up|jail\w*|prison|arrested|incarcerated|deported|evicted|homeless|laid off|divorc\w+|hurt|shot|accident)\b/i;
const feels =
  /\b(?:(?:feel(?:s|ing)?|felt)(?: (?:so|really|kind of|kinda|very|pretty|super|a bit|a little|such|like))* (?:guilty|bad|sad|awful|terrible|horrible|ashamed|selfish|lonely|alone|homesick|torn|numb|broken|empty|heartbroken|hopeless|a failure|an? (?:fraud|impostor|imposter))|makes? me (?:so |really )?(?:sad|cry|guilty|anxious|feel)|breaks? my heart|i (?:really |just |so )?miss\b|i(?:'m| am|m) (?:so |really |just |very |still )*(?:heartbroken|grieving|homesick|lonely|devastated|ashamed|guilty|sad))\b/i;
/** What the story is told for. */
const whyThis =
  /\b(?:(?:that'?s|thats|which is|this is) (?:kind of |kinda |really )?why\b(?: (?:i|i'm|i am|im|he|she)\b(?: (?:want(?:ed)?|wanna|chose|picked|started|came|am|do|would like)\b)?(?: (?:to|be|do|doing|get|into|in|study|work|help|with|this|that|it|here|looking|so|much))*)?|want(?:ed)? to be (?:close|near|there|with|home)(?: to| for| with)?(?: (?:her|him|them))?)/gi;
const requests =
  /\b(?:want|wanna|need|looking (?:for|to|into)|search\w*|prefer|rather|would (?:like|love)|i'd|hop(?:e|ing)|hafta|(?:have|has|got) to|must|show|find|give|tell|compare|any(?:thing|where)?|something|drop|remove|take (?:off|out|away)|keep|add|forget|please|can (?:you|i|u)|could (?:you|i)|only|(?<!\b(?:his|her|their) )jobs?|internships?|roles?|positions?|openings?|work(?:s|ed|ing)? (?:at|for|there)|alum\w*|what about|how about)\b/i;

/**
 * Whether a sentence only says what something on the screen is or is not ("those are factory plants", "wildlife biologists are hardly that"): it asks for
 * nothing, whatever it names. `shown` are the words of the screen. "Boston is fine too" and "remote is a must" ask.
 */
export function describesShown(sentence: string, shown: ReadonlySet<string>): boolean {
  const text = sentence.replaceAll('’', "'");
  const { subject, not, rest = '' } = describing.exec(text)?.groups ?? {};
  if (subject === undefined || /\?\s*$/.test(text) || openingOfOther.test(subject)) return false;
  // "The first is in a hospital" asks for none.
  if ((not === undefined ? asked : askedNot).test(rest) && !(ofOneShown.test(subject) && /^ (?:in|at|near|for) /i.test(rest))) return false;
  return (
    (not !== undefined && ofMine.test(rest)) ||
    pointsAtShown.test(subject) ||
    wordsOf(subject).some((one) => one.text.length > 3 && shown.has(singular(one.text)))
  );
}

/**
 * What a sentence objects to and what it names as meant instead: "logistics isn't mental health", "these are software jobs, not teaching", "a content
 * strategist is design now?". Places in the sentence; null where it objects to nothing by name.
 */
export function objectionIn(sentence: string): { to: Span; meant: Span | null } | null {
  const text = sentence.replaceAll('’', "'");
  const found = contrasted.exec(text) ?? denied.exec(text) ?? doubted.exec(text);
  const { to = '', meant = '' } = found?.groups ?? {};
  if (found === null || openingOfOther.test(to) || pronoun.test(to) || ofMine.test(` ${meant}`) || askedNot.test(` ${meant}`)) return null;
  const at = found.index + found[0].indexOf(to);
  const from = meant === '' ? -1 : text.indexOf(meant, at + to.length);
  return { to: { start: at, end: at + to.length }, meant: from < 0 ? null : { start: from, end: from + meant.length } };
}
const leadIn = '(?:(?:and|but|so|well|no|nah|hm+|umm?|ugh+|wow|lol|oh|ok(?:ay)?|sorry|honestly|actually|because|wait)\\W+)*';
const contrasted = new RegExp(
  `^\\W*${leadIn}(?:these|those|they|this|that|it)(?: \\w+)?(?: (?:are|is|look like|looks like)|'re|'s) (?:all |just |only |more |an? )*(?<to>[^.!?;,]{2,60}?),? (?:and |but )?(?:(?:it|they|that)(?: is|'s| are|'re) )?not (?:an? )?(?<meant>[^.!?;,]{2,40})`,
  'i',
);
const denied = new RegExp(
  `^\\W*${leadIn}(?:(?:these|those|this|that|the|an?) )?(?<to>[\\p{L}][^.!?;,:]{1,60}?)(?: roles?| jobs?| posts?| ones?)? (?:(?:is|are)(?:n't|nt| not| hardly)|(?:has|have) (?:nothing|little) to do with|(?:is|are) (?:\\w+ )?far from)(?: (?:the same(?: thing)? as|really|quite|an?))* (?<meant>[^.!?;,]{2,40}?)(?: (?:though|tho|at all))?\\W*$`,
  'iu',
);
const doubted = new RegExp(
  `^\\W*${leadIn}(?:since when (?:is|are) )?(?<to>an? [^.!?;,]{2,60}?) (?:is|are|counts as) (?<meant>[^.!?;,]{2,40}?) now\\b`,
  'i',
);
const pronoun =
  /^(?:these|those|they|this|that|it|which|here|what|ones?|jobs?|rest|(?:the )?(?:first|second|third|fourth|fifth|last|top|other))\b/i;

/** The words of a text as `describesShown` compares them. */
export const shownWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => wordsOf(text).map((one) => singular(one.text))));

const describing =
  /^\W*(?:(?:and|but|so|well|no|nah|nope|hm+|ugh+|lol|oh|ok(?:ay)?|thanks|sorry|honestly|actually|because|bc|cuz)\W+)*(?<subject>[\p{L}\p{N}][^.!?;,:]{0,60}?)(?: ?(?:is|are|was|were|ai|do|does|'s|'re)(?<not>n't|nt| not)| (?:is|are|was|were|looks?|sounds?|seems?|feels?|wants?|asks? for|needs?|requires?)|'s|'re)(?<rest> .*)$/iu;
const ofOneShown = /^the (?:first|second|third|fourth|fifth|last|top|other|next)\b/i;
const pointsAtShown =
  /^(?:it|(?:this|that|these|those)(?: [\w'&-]+){0,4}|they|the (?:first|second|third|fourth|fifth|last|top|other|next)(?: (?:one|two|three|job|post|role|ones))?)$/i;
const openingOfOther =
  /^(?:i|im|i'm|you|u|we|my|our|what|where|why|how|who|when|which|there|here|is|are|do|does|did|can|could|would|will|should|show|find|give|only|just|any\w*|some\w*|looking|remote|please|if|let|maybe|everything|nothing|pay)\b/i;
const ofMine = /^ (?:(?:really|quite|exactly|at all) )*(?:what (?:i|we)|me|it|my (?:thing|field|cup)|for me)\b/i;
const asked =
  /^ (?:(?:really|very|so|also|still|totally|all|pretty|kind of|kinda|just|too|even|way|much|a lot|definitely|actually) )*(?:for|to|fine|ok|okay|good|great|better|best|nice|nicer|closer|perfect|cool|awesome|interesting|lovely|only|possible|important|what|why|how|where|when|there|must|an? (?:must|plus|bonus|deal)|required|needed|necessary|preferred|ideal|enough|open|welcome|acceptable|in|at|near|my|more like)\b/i;
const askedNot =
  /^ (?:(?:really|that|so|all that|even|strictly|the) )*(?:bad|an? (?:must|problem|issue|deal)|necessary|required|needed|important|mandatory|only)\b/i;

/**
 * Whether a message asks for work too: "I have no experience, entry level in Boston". What a clause names that worries or tells of oneself,
 * and a list that goes on with it ("rejected by Google, Meta and Stripe"), is no request.
 */
export function asksBesides(message: string, { mentions }: Pick<Reading, 'mentions'>): boolean {
  const asked = mentions.filter(({ kind }) => askable.has(kind));
  const isWithinList = (comma: RegExpExecArray) =>
    mentions.some(({ end }) => end === comma.index) &&
    mentions.some(({ start }) => /^, (?:(?:and|or) )?$/.test(message.slice(comma.index, start)));
  const ends = [...message.matchAll(/[,.!?;\n]|\b(?:so|but)\b/gi)].filter((one) => !isWithinList(one)).map(({ index }) => index);
  return [...ends, message.length].some((end, at) => {
    const begin = ends[at - 1] ?? 0;
    const clause = message.slice(begin, end);
    const names = asked.some((one) => begin <= one.start && one.end <= end);
    return names && !/\b(?:i|im|ive|my)\b/i.test(clause) && talkIn(ofWorry, plainLine(clause)) === null;
  });
}

const askable: ReadonlySet<string> = new Set([
  'role',
  'function',
  'industry',
  'employerKind',
  'place',
  'remote',
  'level',
  'season',
  'hours',
]);

/** "Tired of sales" is of the work. */
const ofWork = /\b(?:tired|sick|drained|exhausted|scared|afraid|(?:burn\w*|worn) out)\s+(?:of|on|by|with)\b/i;
const ofOneself = /\b(?:i|i['’]?m|me|my|feel\w*|honestly)\b/i;

/** What scolds the assistant, in whatever form: "why are you so dumb". */
export const insults = cue(
  '(?:you|your|this|that) (?:[^ ]+ )*(?:dumb|stupid|useless|idiot(?:ic)?|sucks?|trash|garbage|terrible|awful|worthless)|f+u+c+k+[^ ]*',
);

/** What turns down what was shown: "not interested in any of these", "none of those fit". */
export const turnsDown = cue(
  'not (?:really |that )?(?:interested|into|keen|for i|my (?:thing|style|cup of tea))|do not (?:really )?(?:like|love|want|enjoy|care for) (?:any|these|those|them|it|this|that|the)|hate (?:these|those|them|all of)|none of (?:these|those|them)(?! be [^ ]+ \\?)|(?:these|those|they|all of (?:these|them)) (?:all )?(?:be|look|sound|seem) (?:(?:all|so|really|too|just|pretty) )*(?:bad|boring|wrong|dull|meh|lame|terrible|awful|irrelevant|random|the same)',
);

/**
 * Whether jobs that rule the student out are asked for or about: "show the ones you held back", "why were they left out?" What a sentence names too
 * is asked for instead, and "rather than left out" or "I wasn't asking about those held back" asks for none.
 */
export const asksForHeldBack = (message: string, mentions: readonly { start: number; kind: string }[] = []): boolean =>
  [...message.matchAll(/[^.!?;\n]+[.!?;\n]*/g)].some(({ 0: sentence, index }) => {
    const line = plainLine(sentence);
    const names = mentions.some(
      ({ start, kind }) => kind !== 'limit' && kind !== 'degree' && start >= index && start < index + sentence.length,
    );
    return wantsGated.test(line) && !otherThanGated.test(line) && (!names || heldBack.test(line));
  });
const heldBack = cue(
  'held-?back|(?:hold|held|keep|kept) (?:[^ ]+ ){0,4}back|(?:what|which|ones?) (?:[^ ]+ ){0,2}you (?:[^ ]+ ){0,2}(?:leave|left|filter|rule|hide|hid)',
);
const otherThanGated = cue(
  '(?:rather than|instead of|without|and not|but not) (?:be )?(?:[^ ]+ )?(?:left|leave|hold|held|filter|rule)',
  '(?:not|never) (?:[^ ]+ ){0,2}(?:ask|mean|talk|want|need|interested|look|care) .*(?:held-?back|back|out|hidden)',
);

const wantsGated = cue(
  'held-?back|(?:hold|held|keep|kept) (?:[^ ]+ ){0,4}back|hidden ones?|you (?:hide|hid)|(?<! (?:might|may|can|could|would|will|please|like|want) )(?:you|be) (?:leave|filter|rule)(?: i)? out|(?:left|leaving|filtered|ruled)(?: i)? out|rule i out|(?:them|those|it) any ?way|ones? i can not|blocked|gated',
);

/** What asks for the active conditions. */
export const asksStatus = cue(
  'what be you (?:look|search|filter)|(?:what|which) (?:filter|condition)s?|what (?:have i|do i) (?:ask|say|tell)|what (?:be|do you have|have you get) (?:currently |now )?(?:on|active|set|apply|applied)(?! (?:the|in) )|current (?:filter|condition|search)(?:s|es)?',
);

const special = cuesOf({
  offTopic:
    '(?:ignore|disregard|forget) (?:all |any )?(?:the |your |my )?(?:previous|prior|above|earlier|system) (?:instruction|prompt|message|rule)s?|system prompt|jailbreak',
  advice:
    'cover letter|r[ée]sum[ée]s?|cv|interview (?:tip|prep|question)s?|prepare for (?:an?|my|the) interview|negotiat[^ ]+|grad(?:uate)? school|should i (?:go|do|take|study|major|get|learn|wear|quit|accept)|how (?:do|should|can) i (?:write|prepare|answer|dress|network|email|follow up)',
  visaTerms:
    '(?:be|do) (?:cpt|opt|stem-opt|f-?1)|(?:what (?:be|do)|explain|meaning of|difference between|how (?:do|long)|when (?:can|do|should) i|can i (?:use|apply for|get|work (?:on|with|under))) (?:[^ ]+ ){0,6}(?:cpt|opt|h-?1b|f-?1|stem-opt|e-?verify|sponsorship|(?:work )?visas?)(?! (?:[^ ]+ ){0,4}(?:jobs?|first|second|third|one) )',
  applyForMe: 'apply (?:for i|on my behalf|to (?:all|they all|them all|everything))|submit my|auto-?apply|(?:can|could|will) you apply',
});
const ofProduct = cuesOf({
  source:
    'where (?:do|be) (?:[^ ]+ ){0,3}(?:(?:dat(?:a|um)|information|info|record|profile)s?(?:(?: come)? from|(?= [?.!,]| $))|(?:listing|posting|job|people|alumnus|alumni)s?(?: come)? from)|(?:what be (?:the|your) )(?:dat(?:a|um) )?sources?|how (?:accurate|current|fresh|up to date|up-to-date|recent|reliable|old) be (?:this|the|your|these)|be (?:this|these|the) (?:dat(?:a|um)|people|record|profile|alumni|alumnus|result)s? (?:real|fake|make up|made up|accurate|current|up to date|up-to-date)',
  reach: [
    'how (?:do|can) i (?:save|keep|bookmark|export|contact|message|write to|reach out to|reach|connect with|email) (?:[^ ]+ ){0,3}(?:people|them|they|someone|somebody|her|him|she|he|this person|alumni|alumnus|a person|one of them|these)',
    '^ (?:(?:can|could|will) you |please )*(?:email|message|text|call|write to|contact|save|bookmark|introduce i to|connect i (?:to|with)) (?:her|him|them|she|he|they|this person|the (?:first|second|third)(?: one)?|everyone|all of them) ',
  ],
  score:
    'how (?:do|be) (?:you|it|they|this) (?:decide|choose|rank|order|sort|pick|determine|score)|how (?:do|be) (?:the |your )?(?:match(?:es|ing)?|score|ranking)s?(?: score)? (?:work|calculate|calculated|make|made|compute|computed)|what (?:do|be) (?:the )?(?:match|score)(?: score)?(?: mean)?(?= [.?!]| $)',
  privacy:
    '(?:opt|take i|remove i|delete i|get i) out|(?:remove|delete) my (?:profile|dat(?:a|um)|record)|who can see (?:my|i)|be (?:my )?(?:search|question|dat(?:a|um)|information|chat)(?:s|es)? private|be i (?:in|visible|listed|list)',
});
const whenBare = cuesOf({
  help: '^ (?:(?:so|wait|hey|hi|ok|um|,) )*(?:help(?: i)?|\\?+|what (?:(?:kind|sort)s? of )?(?:things? )?can (?:you do|i (?:ask|say|do|type)).*|how (?:do this|do you|do i use (?:this|it)|do it) ?.*(?:work)?|what be (?:this|you)(?: for)?|what should i (?:ask|say|type).*|i need help.*) (?:[.?!] )*$',
  whoAreYou:
    '(?:who|what) be you|be you (?:a |an )?(?:human|real|bot|robot|ai|person|chatgpt|gpt|model|machine)|what be your name|your name|who make you',
  thanks: 'thanks|thank|thank you|thx|ty|thnx|cheers|appreciate (?:it|that|this|you)|much appreciate|gracias|merci',
  hurt: 'useless|stupid|dumb|sucks?|sucked|terrible|awful|garbage|trash|crap|shit|f+u+c*k+[^ ]*|wtf|bullshit|idiot|hate (?:this|you)|worst|bad|annoy(?:ing)?|waste of time|do not (?:get|understand|listen)|not (?:listen|listening|helpful|help|what i (?:ask|want|mean|say|need))|wrong|make no sense|none of (?:these|those|them)|(?:these|those|they) be (?:all )?(?:bad|boring|wrong|not)|not (?:good|great|interested|my thing)|boring|meh|ugh+|nothing (?:good|here)',
  worry:
    'stress(?:ed|ful|ing)?|frighten(?:ed|ing)?|terrif(?:y|ied|ying)|anxious|anxiety|scared?|(?<! , i be )afraid(?! (?:not|so|this|these|those|you|your|it|there|the|none|neither) | that (?!i ))|worr(?:y|ied)|overwhelm(?:ed|ing)?|depress(?:ed|ing)?|hopeless|behind everyone|not good enough|(?:have|get|with) no experience|never (?:get|find|land)|nobody (?:will )?hires?|rejected|reject|rejections?|panic[^ ]*|imposter|lost|failure|giv(?:e|ing) up|cry(?:ing)?|sad|tired|exhaust(?:ed)?|discouraged?|demoraliz(?:e|ed)|(?:feel|be) (?:[^ ]+ )?(?:defeat|drain)(?:ed)?|drain i|miserable|(?:burn|burned|burnt|wipe|wiped|wear|worn|beat|beaten) (?:out|down)|(?:lose|losing|lost) (?:all |any |my )?(?:hope|faith|confidence|motivation)|no hope|feel (?:[^ ]+ )?(?:down|low|st[iu]ck|numb|bad|awful|terrible|small|behind)',
  lost: 'do not (?:really )?know|idk|dunno|no idea|not sure|unsure|no clue|whatever|surprise i|you (?:choose|decide|pick|tell i)|undecided|can not decide|up to you',
});
const ofWorry = whenBare.filter(([talk]) => talk === 'worry');
const whenIdle = cuesOf({
  howAreYou: 'how be (?:you|things?)|how be it go|what be up|sup|wass?up|how be your day',
  praise:
    'be (?:much |way |a lot )?more like (?:it|what [^ ]+ .*)(?= [.!,]| $)|^ (?:(?:that|you|this|these|those|be|look|sound|very|so|really|wow|ooh?|oh|,) )*(?:nice|great|cool|good|awesome|perfect|amazing|love (?:it|this|these|them)|excellent|interesting|helpful|wonderful|neat|sweet|lol|haha+|wow) [^ ]* ?[^ ]* ?$',
  offTopic: [
    'your (?:own )?(?:favou?rite|age|birthday|opinion|mom|mother|dad|hobby|hobbies|boyfriend|girlfriend)|how old be you|do you (?:like|love|have (?:feeling|friend|a)s?|eat|sleep|dream|feel|believe)|weather|rain|snow|sunny|temperature|forecast|jokes?|poems?|songs?|sing|recipes?|cook|movies?|film|football|nba|nfl|soccer|game|president|election|politic[^ ]*|capital of|meaning of life|homework|essay|translate|solve|calculate|square root|integral|bitcoin|stock price|horoscope|(?<! my )(?:girlfriend|boyfriend)|date i|marry|love you|pizza|story',
    '^ what be (?!the (?:\\d+|one|other|rest|job|role|internship)s? (?:in|at|near|from|with) |(?:all |still |currently )?(?:out there|there|available|open|new|hire|hiring|around|left|on (?:offer|there)) )',
    '^ (?:who (?:be|win|won)|when (?:do|be)|how (?:tall|old|far|many planets)|why (?:be|do) (?!this|that|it|the first|the second)) ',
  ],
});

const courtesies = (
  [
    [
      'thanks',
      'thanks thank thankyou thx thnx ty tysm cheers appreciate appreciated gracias merci danke dank grazie obrigado obrigada 谢谢',
    ],
    ['howAreYou', 'sup wassup'],
    ['greeting', 'hi hii hey heyy hello yo hola howdy hiya morning afternoon evening greetings'],
    ['bye', 'bye goodbye cya later night done'],
    ['praise', 'better nice great cool good awesome perfect amazing excellent interesting helpful wonderful neat sweet lol haha wow love'],
  ] as const
).map(([talk, words]) => [talk, new Set<string>(words.split(' '))] as const);
/** What stands alongside a courtesy without saying more. */
const polite = new Set(
  "ok okay k so very much a lot really oh ooh wow cool great perfect nice good awesome amazing sweet that that's thats this it is are was it's you u your i for the help all again there alive everyone dude bro man haha lol many muchas mille vielen tante schön schon beaucoup up doing going how's i'm im see ya now today helps helped sunshine friend yes yeah just".split(
    ' ',
  ),
);

interface Span {
  start: number;
  end: number;
}

export type Talk = (typeof special | typeof ofProduct | typeof whenBare | typeof whenIdle | typeof courtesies)[number][0];
