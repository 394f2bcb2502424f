import type { Facts } from '#listening/facts.ts';
import { capital, gerund, series, wordCount } from '#listening/grammar.ts';
import { isClause } from '#listening/limits.ts';
import { chooseBy } from './phrase-grammar.ts';

/** What a job has to respect, with the circumstance behind it first; null where nothing is known. */
export function conditions(facts: Facts): Draft | null {
  const sides = facts.circumstances.filter(({ kind }) => kind !== 'grief');
  const asking = sides.filter(({ kind }) => !explains.has(kind)).slice(0, 2);
  // What somebody holds weighs more with an employer than where they were.
  const telling = sides
    .filter(({ kind }) => explains.has(kind))
    .toSorted((one, other) => Number(other.said.includes('hold')) - Number(one.said.includes('hold')))
    .slice(0, asking.length > 0 ? 1 : 2);
  const life = [...asking, ...telling];
  const clauses = facts.limits
    .filter((limit) => isClause(limit) && wordCount(limit) <= 16 && !life.some(({ said }) => said === limit))
    .slice(0, 2);
  const said = facts.limits.filter(isCondition).slice(0, 4);
  const things = said.map(asTerm);
  const wanted = things.filter((limit) => !/^(?:no|not|nothing|never|without)\b/i.test(limit));
  const barred = things.filter((limit) => /^(?:no|nothing)\b/i.test(limit)).map(lower);
  const rest = things.filter((limit) => /^(?:not|never|without)\b/i.test(limit)).map(lower);
  const asks = [
    ...(wanted.length > 0 ? [`you need ${series(wanted)}`] : []),
    ...(barred.length > 0 ? [`you accept ${series(barred)}`] : []),
    ...(rest.length > 0 ? [`it should be ${series(rest)}`] : []),
    ...clauses,
  ];
  const why = life[0]?.said;
  const uses = [...life.map((side) => side.said), ...said, ...clauses];
  if (asks.length === 0 && why === undefined) return null;
  const terms = asks.length > 1 ? `${asks.slice(0, -1).join(', ')}, and ${asks.at(-1) ?? ''}` : (asks[0] ?? '');
  if (why === undefined)
    return { text: chooseBy([`${capital(terms)}.`, `On the conditions: ${terms}.`, `Whatever the job, ${terms}.`], terms)[0] ?? '', uses };
  const needs = series(asking.map(({ said }) => said));
  const told = [needs && `${needs}, and a job has to go with that`, series(telling.map(({ said }) => said)), terms].filter(Boolean);
  return {
    text: `${capital(told.join('; '))}.`,
    uses,
  };
}

/** What explains somebody and asks nothing of a job. */
const explains: ReadonlySet<string> = new Set(['origin', 'language', 'service']);

/** Whether a limit is a thing that stands after "you need" or "with": no clause and no remark. */
export const isCondition = (whole: string): boolean => {
  const limit = whole.replace(works, '');
  return (
    !isClause(limit) &&
    wordCount(limit) <= 10 &&
    !/^(?:or|and|if|but|no if)\b|\b(?:is|its|it's|are|has|have|if|what|who|you|be|did|do|say|was|would|could|can|will|works?|whatever|maybe)\b|'s (?:non|not|a|my|your)\b/i.test(
      limit,
    )
  );
};

/** What says only that a condition suits: "Tampa would work". */
const works =
  /\s(?:would|could|will|can) (?:also )?(?:work|do|be (?:ok|okay|fine|great|good|nice|ideal))$|\s(?:is|are|works?) (?:ok|okay|fine|great|good|too)$/i;

/** A limit as a thing: "on the 7 train" → "a job on the 7 train", "stay in Georgia" → "staying in Georgia", "Chicago" → "a job in Chicago". */
export const asTerm = (whole: string): string => {
  const limit = whole.replace(works, '');
  if (/^(?:on|in|near|close|within|by|at(?! least)|from|around|outside)\b/i.test(limit)) return `a job ${limit}`;
  const [, there] = /^being ((?:within|near|close|in|on|at|around|outside) .+)$/i.exec(limit) ?? [];
  if (there) return `a job ${there}`;
  const verb = /^(?:stay|start|have|get|work|live|move|keep|leave|go|finish|commute|travel)(?= )/i.exec(limit)?.[0];
  if (verb) return gerund(verb) + limit.slice(verb.length);
  if (/^(?:paid|unpaid|flexible|part[- ]time|full[- ]time)$/i.test(limit)) return `${limit.toLowerCase()} work`;
  return /^\p{Lu}(?:\p{Ll}|\p{Lu}?(?:,| or ))/u.test(limit) &&
    !/^(?:No|Not|Nothing|At|Pay|Paid|Time|Health|Flexible|Part|Full|Remote)\b|^\p{Lu}\p{Ll}+days?\b/u.test(limit)
    ? `a job in ${limit.replace(region, 'the $1')}`
    : limit;
};

const lower = (limit: string): string => limit.charAt(0).toLowerCase() + limit.slice(1);

/** Regions that take an article. */
const region = /^(Midwest|Northeast|Southeast|Southwest|South|West|West Coast|East Coast|Bay Area|Pacific Northwest|Twin Cities|DMV)\b/;

export interface Draft {
  text: string;
  /** The facts it is made of. */
  uses: string[];
  /** The messages it rests on, where they are known beforehand. */
  from?: number[];
}
