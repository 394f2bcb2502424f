import { type Match, matchesOf, phrase, phrasesIn, pieceOf, type ReadText, readSentences } from './phrases.ts';

/**
 * The gravest of what a text says of a loss, of despair or of danger of the student or of people close to them, with the clauses that say it;
 * null where it says none. What is a field of work ("grief counselling") or a manner of speaking ("I'd rather die") is none.
 */
export function distressIn(text: string): Distress | null {
  const found = distressesIn(text);
  return (
    (['danger', 'grief', 'distress'] as const).map((kind) => found.find((one) => one.kind === kind)).find((one) => one !== undefined) ??
    null
  );
}

/** All that a text says of it, in order. */
export const distressesIn = (text: string): Distress[] => distressesOf(readSentences(text));

/** The same of a text that is already read. */
export function distressesOf(read: ReadText): Distress[] {
  const found: Distress[] = [];
  const said = rules.map(({ kind, phrases, counts }) => ({ kind, counts, phrases: phrasesIn(read, phrases) }));
  let earlier = '';
  for (const sentence of read.sentences) {
    for (const { kind, phrases, counts } of said)
      for (const match of matchesOf(phrases, sentence))
        if (isReal(match) && counts(match, earlier)) found.push(distressOf(read, kind, match));
    earlier = sentence.line;
  }
  const isNew = (one: Distress, at: number) => !found.slice(0, at).some(({ kind, start }) => kind === one.kind && start === one.start);
  return found.filter(isNew).sort((one, other) => one.start - other.start);
}

function distressOf(read: ReadText, kind: Distress['kind'], match: Match): Distress {
  const { start, end } = pieceOf(read, match);
  return { kind, quote: read.text.slice(start, end), start, end };
}

/** Not "if my mom died", "would die": it has not happened. */
const isReal = ({ before }: Match): boolean => !/ (?:if|unless|would|imagine|until) (?:\S+ )?$/.test(before);
/** Not "lol", "makes me want to die", "my mom thinks I'm hopeless", "I'd kill myself if I had to make another deck". */
const isMeant = ({ before, after }: Match): boolean =>
  !/ (?:lol|lmao|haha|hahaha|jk) /.test(after) &&
  !/ (?:makes?|made|making|rather|almost|nearly) (?:me |us )?(?:\S+ )?$/.test(before) &&
  !/ (?:thinks?|thought|says?|said|calls?|called) (?:that )?$/.test(before) &&
  !/^ (?:than|of (?:boredom|embarrassment|shame)|inside) /.test(after) &&
  !/ (?:if|when|every time|whenever) i (?:\S+ )?(?:have|had|see|hear|get|got|must) (?:to |another |one )/.test(after);
/** "She died": it was said who she is, in the sentence before or in this one. */
const isKnown = ({ before, after }: Match, earlier: string): boolean => `${earlier}${before} ${after}`.search(close) >= 0;
/** "Dad died", at the beginning: everybody calls only their own so. */
const isOpening = ({ before }: Match): boolean =>
  /^ (?:(?:and|but|so|because|when|since|after|then|yes|no|well|sorry|honestly|also|plus|[,.-]) )*$/.test(before);

const all = (...sources: string[]): RegExp[] => sources.map((source) => phrase(source));

/** What is said between of who that is: "my aunt, the one with the bakery, died". */
const apart = '(?: , (?:[^ ,.;!?]+ ){1,8},)?';

/** What befalls a person, after the words for them. */
const events = [
  ' ~DIED(?! FIGURE)#',
  ' ~passed(?= (?:$|[.,;!] |and |last |this |two |three |in |from |recently |suddenly |when ))',
  ' ~(?:was|were|got|been|being|is|are) STRUCK(?! (?:it|for|as|up|development))',
  " ~(?:is|was|are|were|been|'s|ended up) WHERE#",
  ' ~HAVING(?: QUALITY){0,4} ILLNESS#',
  ' ~lost (?:his|her|their|a) (?:KIN|LOSABLE)',
  ' ~CUT(?! (?:of|up))',
  ' ~put (?:down|to sleep)',
  ' ~PARTED (?:me|us)(?= (?:$|[.,;!] |and |so |but |last |this |on |for |after |when |two |yesterday |in (?!charge|the )))',
];

const rules: readonly Rule[] = [
  {
    kind: 'grief',
    counts: () => true,
    phrases: all(
      ...events.map((event) => `OURS${apart}${event}`),
      "OURS 's (?:[a-z]+ ){0,2}(?:LOSS|ILLNESS)#",
      '(?:my|our) ELDERS ~(?:(?:got|getting|falling) )?(?:ill|sick)(?! (?:of|day|days|leave))',
      "(?:ONE~(?:lost|buried|burying|grieving|mourning)|losing) OURS(?! (?:'s|at (?:chess|cards)))#",
      'ONE~(?:lost|losing) (?:my|our|the) (?:[a-z-]+ )?LOSABLE(?! (?:search|title))',
      '(?:death|deaths|loss|passing|funeral|suicide) (?:of|in|for) (?:OURS|my family|our family|the family)',
      'SELF ~(?:grieving|in mourning|heartbroken)(?= (?:$|[.,;!] |for |over |the |my |and |so |but |right |since |from |because ))',
      'ONE~(?:broke up|breaking up|broken up|split up|splitting up)(?= (?:$|[.,;!] |with |last |in (?!to )|after |over |this |because |and |so |but |two |yesterday |when ))',
      'ONE~(?:put|putting) OURS (?:down|to sleep)',
      'ONE~(?:a|another) (?:miscarriage|stillbirth)',
      'ONE(?:(?:have|just) )*(?:got|was|were|am|been|getting|being) CUT(?! (?:of|up|about|on|at in))',
      '%(?:just )?(?:laid off|fired|furloughed|evicted) (?:last|in|this|from|after|because|two|three)',
      'ONE~(?:going|went|gone) through (?:a|my|the|another) (?:[a-z]+ )?ENDING',
      '(?:my|our) (?:[a-z]+ )?ENDING(?! (?:lawyer|attorney|law|album|songs?))',
      'my parents ~(?:divorcing|getting (?:a )?(?:divorce|divorced)|splitting up|separating|just divorced|just split|just separated)',
      'my (?:[a-z]+ )?(?:job|offer|internship|position|funding) ~WITHDRAWN',
      '(?:they let (?:me|us) go|laid (?:me|us) off|fired me|(?:rescinded|revoked|pulled) my (?:[a-z]+ )?(?:offer|internship))',
    ),
  },
  { kind: 'grief', counts: isOpening, phrases: all(...events.map((event) => `(?:KIN|PETS)${event}`)) },
  {
    kind: 'grief',
    counts: isKnown,
    phrases: all(...events.map((event) => `(?:he|she|they both)${event}`), '(?:his|her) LOSS#', 'SELF ~lost (?:him|her|them)@'),
  },
  {
    kind: 'danger',
    counts: isMeant,
    phrases: all(
      'ONE~(?:(?:have|the) )*INTENT (?:HARM(?! (?:off|some|short|a|prevention|hotline|research|rates|policy|awareness))|(?:ending|end) it@)',
      'ONE~HARMING(?! (?:people|patients|teens|research))',
      '(?:KIN|FRIENDS|he|she) ~(?:wants|wanted|tried|trying|threatening|threatened) to (?:die|kill (?:himself|herself|themselves)|end (?:his|her|their) life)',
      '(?:SELF|OURS) ~SUICIDE#',
      'ONE~want(?: to)? NOTBEING(?! (?:on (?:this|that)|in a|of|for))',
      'ONE(?:do )?not want(?: to)? BEING(?= (?:$|[.,;!] |anymore |any |and |like |sometimes ))',
      'ONE~(?:wish|wishing) i (?:was|were|had|did|could) (?:dead|never born|never been born|not been born|not exist|not alive)',
      'ONE~(?:took|taken|swallowed) (?:a bunch of|too many|all|all of|a lot of) (?:my )?(?:[a-z]+ )?pills',
      '(?:no one|nobody) would (?:miss me|(?:care|notice) if i (?:was|were|died|disappeared))',
      'better off dead|(?:would )?(?:be )?better off without me',
      '(?:no|any|a) (?:reason|point) (?:to|in) (?:live|living|be alive|being alive)|life ~not worth living',
      '(?:OURS|he|she|they) ~HURTS (?:(?:him|her|them|my mom|my brother|my sister) and )?(?:me|us)@',
      'threaten(?:s|ed|ing)? to (?:kill|hurt|hit|beat) (?:me|us)',
      '(?:OURS|he|she) ~(?:abusive|violent)(?: to(?:wards?)? (?:me|us)|@)',
      'ONE~HURT (?:at home|by (?:OURS|him|her|them))',
      'SELF ~(?:in an|in a|being) (?:abused|abusive (?:relationship|home|marriage|household|family))',
      '(?:not ~safe|unsafe) (?:at (?:home|my house|my place)|in my (?:own )?(?:house|home|apartment|dorm|room)|around my KIN|living with)|my (?:home|house) ~not safe',
      "ONE~(?:afraid|scared|terrified) (?:to go home|of going home|of my (?:KIN|ex|roommate))(?! 's)",
    ),
  },
  {
    kind: 'distress',
    counts: isMeant,
    phrases: all(
      'ONE~DESPAIR(?:@| (?:from|with|about) (?:school|college|uni|everything|life|all|this|my (?:life|future|self)))',
      'ONE~(?:have|having|had|hit|hitting|get|getting) (?:(?:a|an|constant|daily|bad|total|complete|full|serious) )*ATTACK(?! (?:research|prevention))',
      'ONEcan not COPE(?= (?:$|[.,;!] |anymore |and |any |right |at |because |in |most |some |every |like ))',
      'ONE~SELFHATE@',
      'ONE~(?:break down |breaking down )?(?:cry|crying|sob|sobbing) (?:(?:every|most) (?:day|night|morning|single)|all (?:day|night|the time)|myself to sleep)',
      'nothing (?:matters|makes sense|means anything) anymore',
      "(?:what is|what 's|see) (?:the|any|a) point (?:(?:of|in) (?:anything|living|trying|life|it all|any of (?:it|this)|going on)|anymore)",
      '(?:there is )?no (?:point|hope) (?:anymore|left|for me|in (?:anything|trying|life|going on))',
      'my (?:mental health|anxiety|depression) ~(?:bad|awful|terrible|trash|garbage|shot|a mess|in the gutter|falling apart|declining|at its worst|out of control|unbearable)',
    ),
  },
];

/** Somebody of one's own. */
const close = phrase('OURS');

interface Rule {
  kind: Distress['kind'];
  phrases: readonly RegExp[];
  /** Whether a match is meant; `earlier`: the plain words of the sentence before. */
  counts: (match: Match, earlier: string) => boolean;
}

export interface Distress {
  kind: 'grief' | 'distress' | 'danger';
  /** The clauses that say it, an exact piece of the text. */
  quote: string;
  /** UTF-16 offsets in the text, end exclusive. */
  start: number;
  end: number;
}
