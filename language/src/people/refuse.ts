import type { Mention } from '../entities/types.ts';
import type { Known } from '../entities/known.ts';
import { constructions } from '../refusals/refuse-phrases.ts';
import { causes, fields, kindsOfPersons, persons, plainQualities, qualities, type Topic } from '../refusals/refuse-words.ts';
import { saidWords } from '../refusals/words-said.ts';
import { wordSet } from '../tables/tables.ts';
import { matchesIn } from '../text/text.ts';
import * as copy from './copy.ts';

/**
 * What of a message asks about people what must not be asked: the first such topic, and where its words stand. Null for fields, causes,
 * employers and kinds of work that bear such words ("gender studies", "immigration lawyers", "Black & Veatch", "works with disabled
 * children"). `mentions` are what language reads in the message.
 */
export function refusalIn(message: string, mentions: readonly Mention[], known: Known): Refusal | null {
  const said = saidWords(message, known, spelled);
  const found = patterns.flatMap(({ topic, pattern, kind }) =>
    matchesIn(said.line, pattern).flatMap((match) => {
      const from = match.index + 1;
      const to = match.index + match[0].trimEnd().length;
      const before = said.line.slice(Math.max(0, match.index - reach), from);
      const span = said.spanOf(from, to);
      // "I'm on an F-1 visa" is about the one who asks.
      if (topic === 'status' && oneself.test(message.slice(0, span.start))) return [];
      if (kind !== 'asked' && (served.test(before) || isNamed(message, span, mentions, before))) return [];
      return kind === 'owned' && working.test(before) ? [] : [{ topic, ...span }];
    }),
  );
  const [first] = found.toSorted((a, b) => a.start - b.start);
  return first === undefined ? null : { topic: first.topic, spans: found.map(({ start, end }) => ({ start, end })) };
}

const oneself =
  /(?:^|[^\p{L}])(?:i|i['’]?(?:m|ll|ve)|as (?:someone|somebody|an? \p{L}+))(?: (?:am|will|would|might|currently|also|still|do|just|be|who['’]?s?|is))*(?: (?:have|need|hold|got|on)(?: an?| the)?)?\s*$/iu;

/** The message without the words that were refused: what can still be asked. */
export function withoutRefused(message: string, { spans }: Refusal): string {
  return apart(spans)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, message)
    .replace(/\s+/g, ' ')
    .replace(
      /^(?:\W|\b(?:and|or|with|who|that|are|is|the|by|of|their)\b)+|(?:\W|\b(?:and|or|with|who|that|are|is|the|by|of|their)\b)+$/gi,
      '',
    )
    .trim();
}

/** Spans that share letters as one, so that none is cut out twice. */
function apart(spans: Refusal['spans']): Refusal['spans'] {
  const joined: Refusal['spans'] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** One kind sentence, and what can be asked instead: `rest` is what of the question can be looked for, as a noun phrase; null: nothing. */
export function refusalReply(topic: Topic, rest: string | null): string {
  const { no, instead } = copy.refused[topic];
  return `${no} ${rest === null ? instead : copy.lookFor(rest)}`;
}

/** The sentence alone that says so, where the rest of a question is answered. */
export const refusalLine = (topic: Topic): string => copy.refused[topic].no;

/** Part of the name of an employer, a school or a field. */
function isNamed(message: string, { start, end }: Span, mentions: readonly Mention[], before: string): boolean {
  const naming = mentions.find((one) => one.start < end && start < one.end && nameKinds.includes(one.kind));
  if (naming !== undefined) return naming.end - naming.start > end - start || / (?:at|from|for|of|to) $/.test(before);
  // "at Girls Who Code", "Society of Women Engineers".
  return (
    / (?:at|at the) $/.test(before) ||
    (/ (?:society|league|association|network|bureau|institute|ministry|museum|church) (?:of|for) $/.test(before) && message !== '')
  );
}

const nameKinds: readonly Mention['kind'][] = ['company', 'school', 'major', 'industry', 'skill'];

/** How far back the words stand that make somebody the one who is worked for. */
const reach = 60;

const serving =
  'work|help|serv|support|teach|represent|treat|fund|mentor|coach|counsel|advocat|empower|employ|hir|recruit|study|studi|research|defend|advis|train|educat|interview|protect|tutor|champion|car|lobby|organiz|campaign|elect|reach|target|market|design|writ|produc|invest|promot|photograph|rehabilitat|resettl|hous|feed';
/** "Works with young women", "apps for men", "research on immigrants". */
const served = new RegExp(
  ` (?:(?:${serving})(?:e|es|s|ed|ing|ying|ies|ied|ning|ting)?(?: (?:with|for|on|about|in|to|of|at|toward|towards|against))?|(?<! (?:look|looking|looked|search|searching|hunt|hunting|ask|asking|here|hoping|asked|lookin|eye|reason|names|profiles|list) )for|about|among|toward|towards|(?:products?|content|policy|research|experts?|specialists?|books?|films?) on)(?: (?:the|other|young|older|poor|more|former|many|all|people and|a))? $`,
);
/** The sentence speaks of work with those that have it: "teachers of children with autism". */
const working =
  / (?:work(?:s|ed|ing)?|experience|teach(?:es|ing|ers?)?|help(?:s|ed|ing)?|treat(?:s|ed|ing)?|serv(?:e|es|ed|ing)|support(?:s|ed|ing)?|research(?:es|ers?|ing)?|stud(?:y|ies|ying|ied)|patients?|children|kids|clients|care(?:s|d)? for|caring for|therapists?|advocat(?:e|es|ed|ing)|represent(?:s|ed|ing)?|products?|apps?|technology|solutions?|familiar|companies|startups?|nonprofits?) /;

const ends = '(?= $| ,| (?:and|or|in|at|from|with|but|who|that|working|now|too|only|please|like|here|there|alumni|people|on)\\b)';
const being =
  '(?:who|that|they|he|she|anyone|someone|somebody|are|is|was|were|identif(?:y|ies|ying)|of them|of these)(?: (?:is|are|was|were|also|openly|identif(?:y|ies|ying)|as|all|both|currently|not|a|an|really|very|any|happily|still|be|being))*';

const patterns: readonly { topic: Topic; pattern: RegExp; kind: 'quality' | 'owned' | 'asked' }[] = [
  ...qualities.flatMap(([topic, words]) => [
    quality(
      topic,
      ` (?:${words})(?=(?: (?:and|or) (?:${words}))?(?: (?!(?:${causes}|in|at|of|from|with|and|or|who|that|for) )[a-z0-9]+){0,2} (?:${persons}) )(?! (?:${causes}) )`,
    ),
    quality(topic, ` ${being} (?:${words})${ends}(?! (?:and|or) (?:[a-z]+ )?(?:${fields}) )`),
    quality(topic, ` (?:only|just) (?:the )?(?:${words})(?= $| ,)`),
    { topic, pattern: ofSomebody(words), kind: 'quality' as const },
  ]),
  ...plainQualities.flatMap(([topic, words]) => [
    quality(topic, `(?<! (?:every|a|one|any|each)) (?:${words})(?= (?:${persons}) )(?! (?:${fields}) )`),
    quality(
      topic,
      ` (?:a|any|some|someone|somebody|anyone|anybody) (?:${words})(?= (?:alum|person|guy|girl|engineer|man|woman|someone|somebody) | $| ,)`,
    ),
    quality(topic, ` ${being} (?:${words})${ends}`),
    { topic, pattern: ofSomebody(words), kind: 'quality' as const },
  ]),
  ...kindsOfPersons.map(([topic, words]) => quality(topic, ` (?:${words})(?= )(?! (?:${fields}) )`)),
  ...constructions.map(({ topic, source, kind }) => ({ topic, pattern: new RegExp(source, 'g'), kind })),
];

/** "Is Priya Nair hindu?", "was he ever a republican". */
function ofSomebody(words: string): RegExp {
  return new RegExp(
    ` (?:is|isn't|are|aren't|was|wasn't|were) (?!(?:there|this|that|it|who|what|any|is|are|was|were) )[a-z']+(?: (?!(?:${words}|at|in|from|who|the|is|are|was|were|work|works|working|with|for|about|on|of|to) )[a-z']+){0,4} (?:${words})(?: (?:or|and) [a-z ]{2,20})?(?= $| , |$)`,
    'g',
  );
}

function quality(topic: Topic, source: string) {
  return { topic, pattern: new RegExp(source, 'g'), kind: 'quality' as const };
}

/** Words that are looked for in spite of a slip. */
const spelled = [...wordSet('refused words')];

export interface Refusal {
  topic: Topic;
  spans: Span[];
}

interface Span {
  start: number;
  end: number;
}
