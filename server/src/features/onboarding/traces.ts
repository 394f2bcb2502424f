import { plain } from '#listening/grammar.ts';
import type { Reading } from '#language/types.ts';
import type { Facts } from '#listening/facts.ts';
import { stancesIn } from '#listening/stances.ts';
import type { InterviewState } from './state.ts';

/** Notes, in place, which message everything now known came from; what was known before keeps the message it came from. */
export function trace(state: InterviewState): void {
  for (const what of [...factsOf(state.facts), ...state.told])
    if (!state.heard.some((fact) => fact.what === what) && state.heard.length < 400) state.heard.push({ what, from: state.messages });
}

/** Notes, in place, where a message stands on what has two sides: sizes, places, terms. */
export function stand(state: InterviewState, text: string, reading: Reading): void {
  const from = state.messages;
  for (const { on, side, said } of stancesIn(text)) if (state.stances.length < 40) state.stances.push({ on, side, said, from });
  for (const mention of reading.mentions)
    if (
      mention.kind === 'place' &&
      mention.negated &&
      !/\b(?:outside|leave|leaving|from)(?: of)?(?: the)?\s*$/i.test(text.slice(0, mention.start)) &&
      state.places.length < 20
    )
      state.places.push({ said: mention.text, keys: mention.keys.slice(0, 40), refused: true, from });
  const said = text.toLowerCase();
  if (
    /\bfull[- ]?time\b(?! (?:after|later|eventually|one day|when|student))/.test(said) &&
    !/\b(?:not|no|isn't|without|after)\b[^.,;]{0,20}\bfull[- ]?time\b/.test(said)
  )
    state.fullTime ||= from;
  if (/\b(?:want|like|looking for|need|get|find|maybe|prefer|rather)\b[^.,;]{0,30}\binternships?\b/.test(said)) state.internship ||= from;
}

/** The message a fact came from, 0 where none did. */
export const sourceOf = ({ heard }: Pick<InterviewState, 'heard'>, what: string): number =>
  (
    heard.find((fact) => fact.what === what) ??
    heard.find((fact) => plain(fact.what).includes(plain(what)) || plain(what).includes(plain(fact.what)))
  )?.from ?? 0;

function factsOf(facts: Facts): string[] {
  return [
    ...facts.loved,
    ...facts.hated,
    ...facts.did,
    ...facts.people,
    ...facts.shun,
    ...facts.companies,
    ...facts.kinds,
    ...facts.limits,
    ...[...facts.roles, ...facts.fields, ...facts.refused].flatMap(({ name, said }) => [said, name]),
    ...facts.quotes.map(({ text }) => text),
  ];
}
