import { isAdjective } from '#listening/adjectives.ts';
import { isCircumstance } from '#listening/settings.ts';
import { isActivity, series } from '#listening/grammar.ts';

/**
 * Says where and how somebody works, as it follows "you do your best work": "somewhere quiet, with a mentor, away from
 * micromanagers"; '' when nothing is known.
 */
export function surroundings(wanted: readonly string[], shunned: readonly string[] = []): string {
  const adjectives = wanted.filter(isAdjective);
  const rest = wanted.filter((phrase) => !isAdjective(phrase));
  const things = rest.filter((phrase) => !isActivity(phrase) && !isCircumstance(phrase));
  const places = things.filter((phrase) => aPlace.test(phrase));
  const rooms = things.filter((phrase) => aRoom.test(phrase));
  const clauses = [...rest.filter(isCircumstance).map((phrase) => phrase.slice('where '.length)), ...shunned.filter(isState).map(isNot)];
  const tooMuch = shunned.filter(isAdjective);
  const avoided = shunned.filter((phrase) => !isAdjective(phrase) && !isState(phrase));
  return [
    led('somewhere', adjectives),
    led('at', places),
    led('in', rooms),
    led('with', things.filter((phrase) => !places.includes(phrase) && !rooms.includes(phrase)).map(asKind)),
    series(rest.filter((phrase) => isActivity(phrase))),
    led('where', clauses),
    tooMuch.length > 0 ? `nowhere too ${series(tooMuch, 'or')}` : '',
    led('away from', avoided.map(withoutWorking)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What the student would not be: "being isolated". */
const isState = (phrase: string): boolean => phrase.startsWith('being ');
const isNot = (phrase: string): string => `you are not ${phrase.slice('being '.length)}`;

const led = (word: string, phrases: readonly string[]): string => (phrases.length > 0 ? `${word} ${series(phrases)}` : '');

/** "Working in defense" → "defense": one keeps away from the thing itself. */
const withoutWorking = (phrase: string): string => phrase.replace(/^(?:working|being|interning) (?:in|at|for|with) /i, '');

/** "Your boss at the bakery": who was there stands for whoever is like them. */
const asKind = (phrase: string): string =>
  /^your (?:\w+ )?(?:boss|manager|supervisor|coach|mentor|teacher|professor|director|sergeant|chief|foreman|advisor|grand\w+|uncle|aunt)\b/i.test(
    phrase,
  )
    ? `someone like ${phrase}`
    : phrase;

/** A room rather than what stands in it. */
const aRoom =
  /^an? (?:[\w-]+,? ){0,3}(?:room|lab|kitchen|workshop|workroom|shop|garage|greenhouse|barn|library|studio|office|garden|truck|tent)(?= (?:with|full|in|on|at|near|where)\b|$)/i;

/** Where one is rather than what is around one: "a place that pays on time". */
const aPlace =
  /^an? (?:[\w-]+,? ){0,3}(?:place|workplace|company|firm|studio|school|hospital|organi[sz]ation) (?:in |for )?(?:that|which|with|where)\b/i;
