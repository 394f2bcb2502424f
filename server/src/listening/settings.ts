import { isAdjective } from './adjectives.ts';
import { gerund, plain, toYou, wordCount } from './grammar.ts';
import { inside, nounPhrase } from './phrases.ts';
import { isHabit } from './verbs.ts';

/**
 * How somebody wants to work, from an answer about people, pace and place: phrases that follow "with" ("a small team",
 * "people who argue well"), adjectives that follow "somewhere" ("quiet"), clauses ("where nobody calls you"), and what they would not
 * have around them.
 */
export function settingsIn(text: string): { wanted: string[]; shunned: string[] } {
  const wanted: string[] = [];
  const shunned: string[] = [];
  for (const sentence of text.split(sentenceEnd).flatMap((part) => part.split(/,?\s+and\s+(?=(?:nobody|no one|everybody|everyone)\s)/i))) {
    let turned = false;
    for (const raw of compared(sentence).flatMap(pieces)) {
      const negative = refusal.exec(raw) ?? tired.exec(raw);
      turned = negative !== null || (turned && /^(?:or|nor)\b/i.test(raw));
      const said = raw
        .replace(/^(?:or|nor|and|plus|also)\s+/i, '')
        .replace(refusal, '')
        .replace(tired, '');
      const phrase = turned && /\b(?:be|being)\s+$/i.test(negative?.[0] ?? '') ? state(said) : settingOf(said);
      if (!phrase || (dangling.test(phrase) && !/\bwho\b/i.test(phrase))) continue;
      const side = turned ? shunned : wanted;
      const thing = turned && isCircumstance(phrase) ? `places ${phrase}` : phrase;
      if (!side.some((known) => plain(known) === plain(thing))) side.push(thing);
    }
  }
  return { wanted, shunned };
}

/** "Better one on one than in big groups": the second is what the first is better than. */
function compared(sentence: string): string[] {
  const [, first, second] = /^\s*(.+?) (?:is|are) better than (?:an? |the )?(.+)$/i.exec(sentence) ?? [];
  if (first && second) return [first, `not ${second}`];
  const [, better, worse] = /\b(?:better|rather|more)\b\s+(.+?)\s+than\s+(?:in |with |at |on |around )?(.+)$/i.exec(sentence) ?? [];
  return better && worse && !/\b(?:who|that|less|more)\b/i.test(better) ? [better, `not ${worse}`] : [sentence];
}

/** What one is, after "I don't want to be": "isolated" → "being isolated". */
function state(said: string): string | null {
  const text = said
    .replace(/\s+(?:either|too|anymore|though|at all)\b.*$/i, '')
    .replace(/[\s.,!?]+$/, '')
    .trim();
  if (!/^(?:\w+ly |too |so )?(?:alone|\w+(?:ed|y|k|e|ing))(?: (?:to|by|in|at|with|around) .+)?$/i.test(text) || wordCount(text) > 8)
    return settingOf(said);
  return `being ${toYou(text)}`;
}

function pieces(sentence: string): string[] {
  // "I work best when somebody trusts me with it and leaves me alone" is one wish.
  if (whole.test(sentence.trim())) return sentence.split(/,\s*(?=with\s)/i);
  const found = sentence
    .split(/(?<!\b(?:who|that)\b[^,]*),\s*|,\s*(?!(?:not|or)\b)|\s+\/\s+/)
    .flatMap((piece) =>
      /\b(?:who|that|where|when|which|between|both|(?:mix|balance|combination|blend) of)\b/i.test(piece)
        ? [piece]
        : piece.split(/\s+(?:and|plus|&)\s+|(?<!\b(?:one|two|three|four|five|six|ten|dozen|\d+))\s+(?=or\s)/i),
    )
    .filter((piece) => piece.trim() !== '');
  const [first = '', second, ...rest] = found;
  // "A calm, friendly team": the comma stands between adjectives.
  const opened = /^\s*an?\s+(.+)$/i.exec(first)?.[1]?.trim();
  return second !== undefined && opened !== undefined && isAdjective(opened) ? [`${first.trim()}, ${second.trim()}`, ...rest] : found;
}

function settingOf(raw: string): string | null {
  // "I am tired" tells of the student and not of a place.
  if (/^\s*(?:i'?m|i am|i was|i feel|i've been) (?:(?:so|very|too|just|\w+ly) )*\w+ed[\s.,!?]*$/i.test(raw)) return null;
  const circumstance = whole
    .exec(raw.trim())
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.replace(/[\s.,!?]+$/, '');
  if (circumstance) return wordCount(circumstance) <= 22 ? `where ${toYou(inside(circumstance))}` : null;
  const text = raw
    .replace(/^\s*(?:somewhere|someplace) (?=that\b)/i, 'a place ')
    .replace(/["“”<>[\]`|#*_]/g, '')
    .trim()
    .replace(
      /^(?:(?:maybe|probably|honestly|i guess|i think|just|really|mostly|definitely|ideally|preferably|well|yeah|yes|like|so|also|even|somewhere|it should be|should be|something)(?:\s+|,\s*))+/i,
      '',
    )
    .replace(/^no one\b/i, 'nobody')
    .replace(/^(?:by myself|on my own|alone)(?= \w)/i, 'time to work on your own')
    .replace(/^i (?:could|can|would) (?:also )?(?:do|handle|work (?:in|with|on)|live with|be (?:ok|okay|fine) (?:with|in|on)) /i, '')
    .replace(/\s+(?:if|as long as|unless|because|since)\b.*$/i, '')
    .replace(/\s+last (?:year|summer|semester|spring|fall|winter)$/i, '')
    .replace(lead, '')
    .replace(
      /^(?:(?:a place|somewhere|an environment|a workplace|a culture|an office|a company|some place)\s+)?(?:that(?:'s| is)|which is|where it(?:'s| is)|where people are|is)\s+/i,
      '',
    )
    .replace(/^(?:that |it )?(?:is|are)\s+/i, '')
    .replace(/[\s.,!?]+$/, '')
    .replace(/\s+(?:is|are|would be|sounds?|works?) (?:good|fine|nice|great|best|ideal|ok|okay|cool|perfect)(?: for me)?$/i, '')
    .replace(/\s+not (?:[\w']+ ){0,2}[\w']+$/i, '')
    .replace(/\s+(?:mostly|mainly|usually|really|i guess|i think|please|too|honestly|for sure|ideally|probably)$/i, '')
    .trim();
  if (text === '' || /^half\b/i.test(text) || /^(?:an? )?(?:\w+ )?(?:introvert|extrovert|ambivert|person|kind of person)$/i.test(text))
    return null;
  // "One nurse for fourteen beds is nuts" complains of what is; nobody wishes for it.
  if (complaint.test(text)) return null;
  // "Fully remote would make me lonely" wishes for none of it.
  if (/\b(?:would|will|makes?|made|gets?)\b.*\bme\b/i.test(text) && !/\b(?:who|that)\b/i.test(text)) return null;
  // "Headphones in": how one sits there.
  if (
    /^(?:[\w']+ )?[\w']+ (?:on|in|off|open|closed|shut)$/i.test(text) &&
    !/^(?:log|work|live|being|people|hands|check|drop|clock|come|sit|fit|built)\b/i.test(text)
  )
    return `time with ${toYou(inside(text))}`;
  for (const [pattern, phrase] of idioms) if (pattern.test(text)) return phrase;
  if (/^(?:under|over|up to|at most|(?:fewer|less|more) than|about|around) (?:\d+|[a-z]+)(?: [a-z]+){1,2}$/i.test(text)) return text;
  if (isAdjective(text)) return toYou(text.charAt(0).toLowerCase() + text.slice(1)).replace(/^too /, '');
  const doing =
    /^(?:to )?(work|be|talk|build|make|help|learn|see|move|travel|lead|teach|meet|collaborate|think|focus|travel|have)\b(.*)$/i.exec(text);
  if (doing?.[1] && !/^have$/i.test(doing[1])) return wordCount(text) <= 10 ? toYou(gerund(doing[1]) + (doing[2] ?? '')) : null;
  const relative =
    /^((?:[\w'-]+,?\s+){0,5}?[\w'-]+)\s+(?:(?:in|for|on|with)\s)?(who|that|where|when|which)(?:'(?:ll|ve|re|d|s))?\s+(.+)$/i.exec(text);
  if (relative && !/^(?:i|you|we|it|they)\b/i.test(text))
    return wordCount(text) <= 14 ? (/^who$/i.test(relative[2] ?? '') ? one(inside(toYou(text))) : inside(toYou(text))) : null;
  // "Boss explain one time": what the person does, whatever the grammar.
  const [, who, does = '', how = ''] =
    /^(?:the |my |an? )?(boss|manager|supervisor|coach|mentor|teacher|director|chef|lead) ([a-z]+?)s? (.+)$/i.exec(text) ?? [];
  if (who && isHabit(does) && wordCount(text) <= 10)
    return toYou(`a ${who.toLowerCase()} who ${does}${/(?:ch|sh|ss|x|o)$/.test(does) ? 'es' : 's'} ${how}`);
  // "The boss is kind" → "a kind boss".
  const described = /^(?:the |my |an? )?(\w+) (?:is|are|should be|must be|has to be|have to be) ((?:\w+ )?\w+)$/i.exec(text);
  if (described?.[1] && described[2] && isAdjective(described[2]) && !/^(?:it|that|this|everybody|everyone|they)$/i.test(described[1]))
    return withArticle(`${described[2].toLowerCase()} ${described[1].toLowerCase()}`);
  if (/^(?:an?|the|some|one|my|other) /i.test(text) && wordCount(text) <= 10 && !/\b(?:because|so|is|are|was|were)\b/i.test(text))
    return inside(toYou(text));
  const phrase = nounPhrase(doing?.[2] ? doing[2] : text, 8);
  return phrase && wordCount(phrase) >= Math.min(2, wordCount(text)) ? withArticle(inside(phrase)) : null;
}

/** "Coach who says it straight" → "a coach who says it straight"; several people, and whoever they are, need no article. */
const one = (phrase: string): string => {
  const [first = ''] = phrase.split(' ');
  return /^(?:an?|the|your|my|one|two|three|four|some\w*|any\w*|every\w*|no\w*|those|that|this|other\w*|people|folks|men|women|kids|both|all|most|few|many|lots|\d+)$/i.test(
    first,
  ) ||
    /s who\b|(?:people|folk|men|women|children|staff|family) who\b/i.test(phrase) ||
    /^\p{Lu}/u.test(phrase)
    ? phrase
    : `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
};

const complaint =
  /\b(?:is|are|was|were|feels?|seems?) (?:just |so |too |pretty |absolutely )*(?:nuts|crazy|insane|ridiculous|wild|absurd|stupid|unfair|awful|terrible|a joke|too much|the worst|hell|exhausting|dangerous)\b/i;

/** "small team" → "a small team": one of a thing needs its article inside a sentence. */
const withArticle = (phrase: string): string =>
  !/^(?:an?|the|your|my|no|one|some|any|this|that|\d+|\w+ing)\b|^\w+ (?:an?|the|your|my)\b/i.test(phrase) &&
  /\b(?:team|group|office|lab|studio|company|place|boss|manager|mentor|community|environment|crew|room|schedule|culture|workplace|atmosphere|vibe|setting|organi[sz]ation|workshop|kitchen|classroom|hospital|clinic|gym|floor|ward|stage|garden|shop|store|supervisor|coach|crowd|space)$/i.test(
    phrase,
  )
    ? `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`
    : phrase;

const refusal =
  /^(?:i\s+)?(?:(?:really|just|definitely|absolutely)\s+)*(?:no(?! one\b)|not|without|never|avoid(?:ing)?|hated?|dread(?:ed)?|dislike|can'?t stand|cannot stand|(?:don'?t|do not|dont|wouldn'?t) (?:really )?(?:want|like|need|enjoy|care for|do well with|thrive (?:in|with))|don'?t|nothing|anything but|(?:less|fewer)(?! than)|stay away from|away from|zero|hate it when|hate being around)\b\s*(?:(?:too|so|any|all|to be|being|around|with|in|very)\s+(?=\S))?/i;

const lead =
  /^(?:(?:i|i'd|id|i'm|im|we)\s+)?(?:(?:really|always|would|do|usually|definitely|am|also|'d)\s+)*(?:(?:want|need|prefer|like|love|enjoy|value|look for|hope for|care about|work (?:best|better|well)|do (?:best|better|well|my best work)|thrive|learn best|am (?:happiest|at my best)|happiest|best|rather (?:have|be|work)|'m happiest|feel (?:best|good|safe)|get along|fit in|looking for|surrounded|be around|being around)\s*(?:most\s+)?(?:with|in|when|around|to be|being|by|on|at|among|to have|having|to work|working)?\s+)?(?:(?:to be |being )?(?:around|surrounded by|among|with|in|when (?:i'?m|there(?:'s| is| are)|i have|people are|the people are))\s+)?/i;

const sentenceEnd =
  /\n|[.!?;]+(?:\s+|$)|,?\s+(?<!\b(?:anything|everything|nothing|anyone|anywhere)\s)(?<!\b(?:who|that)\s[^,]*)(?:but|though|although|so(?=\s+i))\s+/i;

const tired = /\s(?:drains?|annoys?|kills?|bores?|exhausts?|stress(?:es)?)\s+me\b.*/i;

/** How things are: "a place where I can speak", "when somebody trusts me with a problem", "nobody calls me". */
const whole =
  /^(?:(?:(?:a|any|some) ?(?:place|where|office|team|company) |places? |somewhere )(?:where )?((?:i|people|everyone|everybody|nobody|no one|you|my \w+)\s(?!are\b).+)|(?:i(?:'m|'d)? (?:\w+ ){0,3}?(?:best|better|well|happiest|thrive) )?(?:(?:a|any|some) ?(?:place|where|office|team|company) |places? |somewhere )?(?:where|when)\s+((?!(?:i|i'm|i've|i'd|there|it|it's|that|they|everyone is|everybody is|people are the|the people are)\b)[\p{L}'-]+\s.+)|((?:nobody|no one|everybody|everyone|somebody|someone)\s(?:is|can|will|\w+s)(?:\s.+|$)))$/iu;

/** "them", "it": what the words stand for was said elsewhere. */
const dangling = /\s(?:them|it|him|her)(?:\s|$)(?!.*\b(?:who|that|when)\b)/i;

/** Very short answers that need a word more to stand in a sentence. */
const idioms: readonly [RegExp, string][] = [
  [
    /^(?:alone|solo|independent(?:ly)?|by myself|on my own|by yourself|myself|solitude|independence|work(?:ing)? (?:alone|solo|independently|by myself|on my own)|being alone|to be (?:left )?alone)$/i,
    'time to work on your own',
  ],
  [/^(?:people|others|other people|with people|social)$/i, 'people around you'],
  [/^(?:(?:a )?team|teams|team ?work|in teams|in a team|on a team|collaboration)$/i, 'a team around you'],
  [/^(?:small|tiny)(?: (?:ones?|groups?))?$/i, 'a small group'],
  [/^(?:big|large)$/i, 'a big organisation'],
  [/^(?:outside|outdoors?|nature|fresh air|the outdoors)$/i, 'time outdoors'],
  [/^(?:remote(?:ly)?|from home|wfh|at home|work(?:ing)? (?:remote(?:ly)?|from home))$/i, 'remote work'],
  [/^(?:in[- ]person|on[- ]?site|in the office|an? office|office)$/i, 'people in the same room'],
  [/^(?:working )?(?:one[- ]on[- ]one|1[- ]on[- ]1|1:1)(?: with people)?$/i, 'working one on one'],
  [/^(?:my )?hands$/i, 'work for your hands'],
  [/^(?:to )?(?:think|focus|concentrate|quiet to think|think(?:ing)? time)$/i, 'time to think'],
  [/^(?:mentors?|mentorship|mentoring)$/i, 'a mentor'],
];

/** How things are: "where nobody calls you". */
export const isCircumstance = (phrase: string): boolean => phrase.startsWith('where ');
