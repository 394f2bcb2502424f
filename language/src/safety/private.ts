import { distressesOf } from './distress.ts';
import { lists } from './lists.ts';
import { type Match, matchesOf, phrase, phrasesIn, pieceOf, type ReadText, readSentences } from './phrases.ts';

/**
 * The clauses of a text that say of the student, or of their family, matters of health or disability, grief, religion, orientation,
 * immigration or care: nothing in them is a fact. Offsets are UTF-16, end exclusive; in order, a clause once for each topic.
 * What names these only as a field of work or study ("immigration law", "deaf education") is left alone.
 */
export function privateIn(text: string): PrivateSpan[] {
  const read = readSentences(text);
  const found: PrivateSpan[] = distressesOf(read).map(({ kind, start, end }) => ({
    topic: kind === 'grief' ? 'grief' : 'health',
    start,
    end,
  }));
  const here = (rules: Rules): Rules => rules.map(({ topic, phrases }) => ({ topic, phrases: phrasesIn(read, phrases) }));
  const [mattersHere, qualitiesHere] = [here(matters), here(qualities)];
  for (const sentence of read.sentences) {
    for (const { topic, phrases } of mattersHere)
      for (const match of matchesOf(phrases, sentence)) found.push({ topic, ...pieceOf(read, match) });
    for (const { topic, phrases } of qualitiesHere)
      for (const match of matchesOf(phrases, sentence)) if (!isOfWork(read, match)) found.push({ topic, ...pieceOf(read, match) });
  }
  const isNew = (one: PrivateSpan, at: number) =>
    !found.slice(0, at).some(({ topic, start }) => topic === one.topic && start === one.start);
  return found.filter(isNew).sort((one, other) => one.start - other.start);
}

/** What a job must have for a student of whom the span was said: a guess, to be offered. null: nothing, or nothing that is plain. */
export function impliedMust(text: string, { start, end, topic }: PrivateSpan): ImpliedMust | null {
  const [sentence] = readSentences(text.slice(start, end)).sentences;
  if (!sentence) return null;
  return implications.find((one) => one.topic === topic && matchesOf([one.says], sentence).length > 0)?.must ?? null;
}

/** "I'm a deaf education major": a noun follows that no person is. */
function isOfWork({ tokens }: ReadText, { to }: Match): boolean {
  const last = tokens[to - 1];
  const next = tokens[to];
  if (!last || !next || next.start - last.end > 1 || !/^[\p{L}-]/u.test(next.text)) return false;
  return (next.pos === 'NOUN' || next.pos === 'PROPN') && !bearers.has(next.norm);
}

const all = (...sources: string[]): RegExp[] => sources.map((source) => phrase(source));

/** What somebody is said to be, and must not be said of a field of work after it ("a deaf education major"). */
const qualities: Rules = [
  {
    topic: 'health',
    phrases: all(
      '(?:SELF|FAMILY|he|she) ~(?:(?:born|going|legally|partially|profoundly|a|an|[a-z0-9]+ (?:weeks?|months?)) )*(?:IMPAIRED|AILING)#',
      '(?:as (?:a|an)|being(?: (?:a|an))?) (?:IMPAIRED|AILING)(?= (?:PERSON|$|[.,;]))',
      '%(?:IMPAIRED|AILING)@',
    ),
  },
  {
    topic: 'religion',
    phrases: all(
      '(?:SELF|FAMILY) ~(?:(?:raised|born|grew up|practicing|practising|a|an|devout|observant|orthodox|reform|strict|former|not) )*RELIGIONs?',
      '(?:as (?:a|an)|being(?: (?:a|an))?) (?:practicing |devout |young )?RELIGION(?= (?:PERSON|$|[.,;]))',
      '%(?:raised|born) RELIGION',
    ),
  },
  {
    topic: 'orientation',
    phrases: all(
      '(?:SELF|FAMILY|he|she) ~(?:(?:a|an|openly|proudly|out|out as|identify as) )*ORIENTATIONs?',
      '(?:as (?:a|an)|being(?: (?:a|an))?) (?:openly )?ORIENTATION(?= (?:PERSON|$|[.,;]))',
    ),
  },
  {
    topic: 'immigration',
    phrases: all(
      '(?:SELF|FAMILY) ~(?:(?:a|an|also|first-gen|first-generation|not) )*NEWCOMER',
      '(?:as (?:a|an)|being(?: (?:a|an))?) (?:formerly )?(?:NEWCOMER|undocumented PERSON)',
      '%(?:(?:a|an) )?(?:NEWCOMER|daca|f-1|f1)(?= (?:$|[.,;/] |from |so |and |here |student ))',
      '(?<=, )(?:daca|f-1|f1|undocumented)@',
      'SELF (?:am|was|are|were|have been) (?:[a-z]+ ){0,7}?on (?:(?:a|an|my) )?(?:PAPERS|VISA)',
      '%(?:(?:and|but|so|also|here) )*on (?:(?:a|an|my) )?(?:PAPERS|VISA)',
      'SELF ~(?:have|got|get|hold|lost|waiting for|applied for|applying for) (?:(?:a|an|my) )?(?:PAPERS|VISA)',
      '(?:child|kid|son|daughter) of (?:[a-z]+ )?(?:immigrants|refugees|migrants)',
    ),
  },
  {
    topic: 'care',
    phrases: all(
      'SELF ~(?:have|had|got) (?:(?:FEW|\\d+-year-old) )+(?:[a-z]+ )?CHILDREN',
      'SELF ~have (?:kids|children)@',
      '%(?:FEW )+CHILDREN (?:at home|under)',
    ),
  },
];

const matters: Rules = [
  {
    topic: 'health',
    phrases: all(
      '(?:ONE|(?:FAMILY|he|she) )~HAVING(?: QUALITY){0,4} (?:CONDITION|ILLNESS|(?<!(?:a|an) )ms)#(?! (?:in|degree|from|office|experience))',
      '%CONDITION (?:from|since|makes?|means)|CONDITION in (?:my|both)',
      'my (?:QUALITY )?(?:CONDITION|ILLNESS|DEVICE|MEDICINE|ms)#(?! (?:in|from|at|to|degree|thesis|program|advisor|office|word))',
      "FAMILY 's (?:CONDITION|ILLNESS|DEVICE|MEDICINE)#",
      'SELF ~(?:use|need|wear|rely on|have|walk with|got) (?:(?:a|an|my|two) )?DEVICE#(?! (?:to test|for testing|in my))',
      'SELF ~(?:tore|torn|broke|broken|injured|hurt|sprained|ruptured|fractured|dislocated|blew out) (?:my|both) (?:[a-z]+ )?BODY',
      'my (?:[a-z]+ )?BODY (?:hurts|gave out|~(?:bad|shot|wrecked|ruined|injured|broken|messed up|in pain|in a brace|in a cast))',
      'SELF ~(?:hospitalized|hospitalised|in the hospital|in a wheelchair|diagnosed|in rehab|in treatment|on disability|on medication|on meds)(?! (?:people|patients|and))#',
      'SELF can not (?:(?:hear|see|walk)(?= (?:far|long|much|well|$|[.,;]))|stand (?:for|all|long(?= (?:$|[.,;!?]|periods?|hours?|shifts?|stretches|times?|enough|at|on|in|without)))|sit (?:for|all)|lift)',
    ),
  },
  {
    topic: 'religion',
    phrases: all(
      'my (?:own )?(?:faith|religion|religious beliefs|sabbath|rabbi|imam|hijab|turban|kippah|prayers|prayer times)',
      'SELF ~(?:pray|observe|keep|celebrate|fast)(?: (?:the|for|during))? (?:sabbath|shabbat|ramadan|kosher|halal|lent|five times|daily|every day|at noon|on fridays|jummah|friday prayers?)',
      'SELF ~wear (?:a|the|my) (?:hijab|niqab|headscarf|turban|kippah|yarmulke|cross)',
      'SELF ~(?:go|went|going|grew up going) to (?:church|mass|mosque|the mosque|synagogue|bible study)@',
      '(?:for|because of) religious reasons|off (?:for|on) (?:the )?(?:shabbat|sabbath|ramadan|eid|yom kippur|friday prayers?|jummah)',
    ),
  },
  {
    topic: 'orientation',
    phrases: all(
      'SELF ~(?:came|come|coming) out (?:as|to my|last|in|at)',
      'my (?:sexuality|sexual orientation|gender identity|gender dysphoria|pronouns|transition@)',
      'SELF ~(?:transitioned|transitioning)(?= (?:$|[.,;] |last |this |in \\d))',
    ),
  },
  {
    topic: 'immigration',
    phrases: all(
      '(?<!(?:sponsor|sponsors|sponsoring|handle|handles|cover|file|process|extend) )my (?:PAPERS|VISA|papers|immigration [a-z]+)(?! (?:card|paper|research|in))',
      '(?:SELF|FAMILY|my family and i) ~(?:came|come|moved|immigrated|emigrated|migrated|crossed|fled|escaped|arrived) (?:(?:over|here|out|[a-z]+) )?(?:as (?:refugees|immigrants|(?:a|an) (?:refugee|immigrant|child))|to (?:the|this) (?:us|u\\.s\\.|usa|states|united states|america|country)|to america|the border)',
      '(?:SELF|FAMILY|my family and i) ~(?:came|moved|arrived) here (?:from|when|as|in|at|with my)',
      '(?:SELF|FAMILY|my family and i) ~(?:immigrated|emigrated|fled|migrated)',
      'SELF am not (?:(?:a|an) )?(?:us|u\\.s\\.|american) citizen',
      'SELF ~(?:grew up|lived|born|spent [a-z]+ years) in (?:a|the) (?:[a-z]+ )?refugee camp',
    ),
  },
  {
    topic: 'care',
    phrases: all(
      'ONE~(?:(?:have|need|must|try|help) (?:to )?)?CARING (?:my|our|two|three) (?:[a-z]+ ){0,2}?(?:KIN)',
      'ONE~(?:raise|raising|raised) (?:(?:FEW|twin) )*CHILDREN@',
      'SELF ~(?:a|the|my|an) (?:[a-z-]+ ){0,2}?(?:mom|mum|mother|dad|father|parent)@|(?:a )?single (?:mom|mum|mother|dad|father|parent)',
      '%(?:(?:a|single|proud|working) )*(?:mom|mum|mother|dad|father|parent) (?:of|to) (?:one|two|three|four|five|\\d|a|my)',
      "FAMILY 's (?:main |only |primary )?(?:caregiver|carer|caretaker)|caregiver (?:for|to|of) my",
      'my (?:[a-z]+ )?CHILDREN(?: ~(?:\\d+|one|two|three|four|five|six|seven|little|small|young|disabled|in daycare)|@)|for my (?:[a-z]+ )?CHILDREN',
      '(?:FAMILY|my CHILDREN) ~(?:lives? with|depends? on|relies on|rely on|needs?) (?:me|us)@',
    ),
  },
];

/** Nouns that may follow the word, which is still said of a person. */
const bearers = new Set(
  `${lists['PERSON'] ?? ''}|recipient|holder|visa|status|today|lol|tbh|rn|now|though|year|summer|month|fall|spring`.split('|'),
);

const implications: readonly { topic: PrivateTopic; says: RegExp; must: ImpliedMust }[] = [
  {
    topic: 'immigration',
    says: phrase('VISA|international student|f-1 student|f1 student|not (?:a )?(?:us|american) citizen'),
    must: 'visa',
  },
  {
    topic: 'health',
    says: phrase('IMPAIRED|DEVICE|can not (?:walk|stand|lift|hear)|cerebral palsy|muscular dystrophy|hearing loss|low vision|vision loss'),
    must: 'accessible',
  },
  { topic: 'health', says: phrase('immunocompromised|chronic fatigue|long covid|agoraphobia'), must: 'remote' },
];

type Rules = readonly { topic: PrivateTopic; phrases: readonly RegExp[] }[];

export type PrivateTopic = 'health' | 'grief' | 'religion' | 'orientation' | 'immigration' | 'care';
export type ImpliedMust = 'visa' | 'accessible' | 'remote';

export interface PrivateSpan {
  start: number;
  end: number;
  topic: PrivateTopic;
}
