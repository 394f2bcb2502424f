import { gerund, isActivity, plain, series, toYou, wordCount } from './grammar.ts';
import { inside, nounPhrase } from './phrases.ts';

/**
 * How somebody wants to work, from an answer about people, pace and place: phrases that follow "with" ("a small team",
 * "people who argue well"), adjectives that follow "somewhere" ("quiet"), and what they would not have around them.
 */
export function settingsIn(text: string): { wanted: string[]; shunned: string[] } {
  const wanted: string[] = [];
  const shunned: string[] = [];
  for (const sentence of text.split(/[.!?;\n]+(?:\s+|$)|,?\s+(?:but|though|although|so(?=\s+i))\s+/i)) {
    let turned = false;
    for (const raw of pieces(sentence)) {
      const negative = refusal.exec(raw) ?? /\s(?:drains?|annoys?|kills?|bores?|exhausts?|stress(?:es)?)\s+me\b/i.exec(raw);
      turned = negative !== null || (turned && /^(?:or|nor)\b/i.test(raw));
      const phrase = settingOf(
        raw
          .replace(/^(?:or|nor|and|plus|also)\s+/i, '')
          .replace(refusal, '')
          .replace(/\s(?:drains?|annoys?|kills?|bores?|exhausts?|stress(?:es)?)\s+me\b.*/i, ''),
      );
      if (!phrase) continue;
      const side = turned ? shunned : wanted;
      if (!side.some((known) => plain(known) === plain(phrase))) side.push(phrase);
    }
  }
  return { wanted, shunned };
}

/** Whether a phrase is an adjective ("quiet", "very hands-on") and needs "somewhere" rather than "with". */
const isAdjective = (phrase: string): boolean =>
  /^(?:near|close to|by the|outside|within|in (?:a|the))\s/i.test(phrase) ||
  phrase
    .split(' ')
    .filter((word) => !/^(?:very|really|pretty|fairly|more|quite|super|not|too|a|bit|and)$/i.test(word))
    .every(
      (word) =>
        adjectives.has(word.toLowerCase()) ||
        /^(?:well|self|low|high|fast|slow|laid|down|open|hands|family|dog|pet|people|team)-\w+$/i.test(word) ||
        (/(?:ive|ful|less|ible|ous)$/i.test(word) &&
          !/^(?:motive|executive|objective|archive|initiative|drive|native|detective)$/i.test(word)),
    );

/**
 * Limits a job has to respect, from an answer about hours, pay, pace and places: short noun phrases ("flexible hours"),
 * or whole clauses turned to the second person ("you can't work weekends").
 */
export function limitsIn(text: string): string[] {
  const found: string[] = [];
  for (const sentence of text.split(/[.!?;\n]+(?:\s+|$)/)) {
    for (const raw of clauses(sentence)) {
      const said = raw
        .replace(/<[^>]{0,200}>|[[\]`|#*_]/g, '')
        .replace(/>\s*(?=[$\d])/g, 'over ')
        .replace(/[<>]/g, '')
        .trim()
        .replace(
          /^(?:(?:and|but|so|also|just|well|yes|yeah|oh|ok|okay|maybe|probably|i guess|i think|honestly|mostly|plus|no(?=,))\b[,\s]*)+/i,
          '',
        )
        .replace(/[\s,.:]+$/, '');
      const limit = limitOf(said);
      if (limit && wordCount(limit) <= 16 && !found.some((known) => plain(known) === plain(limit))) found.push(limit);
    }
  }
  return found.slice(0, 5);
}

/** Whether a limit is a clause ("you can't work weekends") rather than a thing ("flexible hours"). */
export const isClause = (limit: string): boolean =>
  /^(?:you|your \w+(?: \w+)? (?:is|are|has|have|needs?|lives?|works?|can|can't|will))\b|\s(?:is|are|was|were|has to|have to|should|must|can't|cannot|won't|would be)\s/i.test(
    limit,
  );

/** Says where and how somebody works: "somewhere quiet, with a mentor, away from micromanagers"; '' when nothing is known. */
export function surroundings(wanted: readonly string[], shunned: readonly string[] = []): string {
  const adjective = wanted.filter(isAdjective);
  const doing = wanted.filter((phrase) => !isAdjective(phrase) && isActivity(phrase));
  const things = wanted.filter((phrase) => !isAdjective(phrase) && !isActivity(phrase));
  const tooMuch = shunned.filter(isAdjective);
  const avoided = shunned.filter((phrase) => !isAdjective(phrase));
  return [
    adjective.length > 0 ? `somewhere ${series(adjective)}` : '',
    things.length > 0 ? `with ${series(things)}` : '',
    series(doing),
    tooMuch.length > 0 ? `nowhere too ${series(tooMuch, 'or')}` : '',
    avoided.length > 0 ? `away from ${series(avoided)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function pieces(sentence: string): string[] {
  return sentence
    .split(/(?<!\b(?:who|that)\b[^,]*),\s*|,\s*(?!(?:not|or)\b)|\s+\/\s+/)
    .flatMap((piece) =>
      /\b(?:who|that|where|when|which|between)\b/i.test(piece) ? [piece] : piece.split(/\s+(?:and|plus|&)\s+|\s+(?=or\s)/i),
    )
    .filter((piece) => piece.trim() !== '');
}

function settingOf(raw: string): string | null {
  const text = raw
    .replace(/["“”<>[\]`|#*_]/g, '')
    .trim()
    .replace(
      /^(?:(?:maybe|probably|honestly|i guess|i think|just|really|mostly|definitely|ideally|preferably|well|yeah|yes|like|so|also|even|somewhere|it should be|should be|something)(?:\s+|,\s*))+/i,
      '',
    )
    .replace(lead, '')
    .replace(
      /^(?:(?:a place|somewhere|an environment|a workplace|a culture|an office|a company|some place)\s+)?(?:that(?:'s| is)|which is|where it(?:'s| is)|where people are|is)\s+/i,
      '',
    )
    .replace(/^(?:that |it )?(?:is|are)\s+/i, '')
    .replace(/[\s.,!?]+$/, '')
    .replace(/\s+(?:mostly|mainly|usually|really|i guess|i think|please|too|honestly|for sure|ideally|probably)$/i, '')
    .trim();
  if (text === '' || /^(?:an? )?(?:\w+ )?(?:introvert|extrovert|ambivert|person|kind of person)$/i.test(text)) return null;
  for (const [pattern, phrase] of idioms) if (pattern.test(text)) return phrase;
  if (isAdjective(text)) return toYou(text.charAt(0).toLowerCase() + text.slice(1)).replace(/^too /, '');
  const doing =
    /^(?:to )?(work|be|talk|build|make|help|learn|see|move|travel|lead|teach|meet|collaborate|think|focus|travel|have)\b(.*)$/i.exec(text);
  if (doing?.[1] && !/^have$/i.test(doing[1])) return wordCount(text) <= 10 ? toYou(gerund(doing[1]) + (doing[2] ?? '')) : null;
  const relative = /^((?:[\w'-]+\s+){0,4}?[\w'-]+)\s+(who|that|where|when|which)\s+(.+)$/i.exec(text);
  if (relative && !/^(?:i|you|we|it|they)\b/i.test(text)) return wordCount(text) <= 14 ? inside(toYou(text)) : null;
  if (/^(?:an?|the|some|one|my|other) /i.test(text) && wordCount(text) <= 10 && !/\b(?:because|so|is|are|was|were)\b/i.test(text))
    return inside(toYou(text));
  const phrase = nounPhrase(doing?.[2] ? doing[2] : text, 8);
  return phrase && wordCount(phrase) >= Math.min(2, wordCount(text)) ? withArticle(inside(phrase)) : null;
}

/** "small team" → "a small team": one of a thing needs its article inside a sentence. */
const withArticle = (phrase: string): string =>
  !/^(?:an?|the|your|my|no|one|some|any|this|that|\d+)\b/i.test(phrase) &&
  /\b(?:team|group|office|lab|studio|company|place|boss|manager|mentor|community|environment|crew|room|schedule|culture|workplace|atmosphere|vibe|setting|organi[sz]ation|workshop|kitchen|classroom|hospital|clinic|gym|floor|ward|stage|garden|shop|store|supervisor|coach|crowd|space)$/i.test(
    phrase,
  )
    ? `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`
    : phrase;

function clauses(sentence: string): string[] {
  return sentence
    .split(/,\s*(?:and\s+|but\s+)?|\s+but\s+|\s+and\s+(?=(?:i|my|no|not|at least|the|it)\b)/i)
    .filter((part) => part.trim() !== '');
}

function limitOf(said: string): string | null {
  if (said === '' || /^(?:that'?s (?:it|all|about it)|nothing(?: else)?|none|no|thanks?|thank you|yes|idk)$/i.test(said)) return null;
  const need =
    /^(?:i'?d?|we)?\s*(?:would\s+)?(?:really\s+)?(?:need|want|like|prefer|require|hope for|am looking for|look for|care about|value)\s+(?!to\b)(.+)$/i.exec(
      said,
    );
  if (need) return nounish(need[1] ?? '');
  if (
    /^(?:i|i'm|i've|i'd|i'll|im|my|we|can|could|would|will|can't|cant|cannot|won't|don't|dont|need to|have to|must|want to)\b/i.test(said)
  )
    return clause(said);
  const matter =
    /^(.+?) (?:matters?|is (?:very |really )?important|counts?|is a (?:must|priority|big deal))(?: (?:a lot|to me|most|too))*$/i.exec(said);
  if (matter) return nounish(matter[1] ?? '');
  return nounish(said);
}

function clause(said: string): string {
  const text = toYou(/^(?:i|my|we|im)\b/i.test(said) ? said : `I ${said}`);
  return text
    .replace(/^you ([A-Z])/, (_, letter: string) => `you ${letter.toLowerCase()}`)
    .replace(/^(You|Your)/, (word) => word.toLowerCase())
    .replace(/\bcant\b/g, "can't")
    .replace(/\bdont\b/g, "don't");
}

const nounish = (text: string): string => inside(toYou(text.trim()));

const refusal =
  /^(?:i\s+)?(?:(?:really|just|definitely|absolutely)\s+)*(?:no|not|without|never|avoid(?:ing)?|hated?|dread(?:ed)?|dislike|can'?t stand|cannot stand|(?:don'?t|do not|dont|wouldn'?t) (?:really )?(?:want|like|need|enjoy|care for|do well with|thrive (?:in|with))|don'?t|nothing|anything but|less|fewer|stay away from|away from|zero|hate it when|hate being around)\b\s*(?:(?:too|so|any|all|to be|being|around|with|in|very)\s+(?=\S))?/i;

const lead =
  /^(?:(?:i|i'd|id|i'm|im|we)\s+)?(?:(?:really|always|would|do|usually|definitely|am|also|'d)\s+)*(?:(?:want|need|prefer|like|love|enjoy|value|look for|hope for|care about|work (?:best|better|well)|do (?:best|better|well|my best work)|thrive|learn best|am (?:happiest|at my best)|happiest|best|rather (?:have|be|work)|'m happiest|feel (?:best|good|safe)|get along|fit in|looking for|surrounded|be around|being around)\s*(?:most\s+)?(?:with|in|when|around|to be|being|by|on|at|among|to have|having|to work|working)?\s+)?(?:(?:to be |being )?(?:around|surrounded by|among|with|in|when (?:i'?m|there(?:'s| is| are)|i have|people are|the people are))\s+)?/i;

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
  [/^(?:my )?hands$/i, 'work for your hands'],
  [/^(?:to )?(?:think|focus|concentrate|quiet to think|think(?:ing)? time)$/i, 'time to think'],
  [/^(?:mentors?|mentorship|mentoring)$/i, 'a mentor'],
];

const adjectives = new Set(
  'quiet calm fast fast-paced slow chill relaxed friendly kind warm honest structured flexible casual diverse collaborative creative competitive intense busy hands-on stable steady chaotic social international intellectual nerdy weird fun funny young small-scale remote hybrid independent autonomous open direct informal formal organized organised supportive inclusive ambitious driven laid-back serious playful safe lively loud noisy dynamic purposeful curious smart low-key lowkey predictable meaningful practical corporate cutthroat toxic bureaucratic hierarchical political focused outdoorsy cosy cozy respectful patient'.split(
    ' ',
  ),
);
