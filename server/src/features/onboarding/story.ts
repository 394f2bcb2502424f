import { capital, isActivity, plain, series, wordCount } from '#listening/grammar.ts';
import { fill } from '#speaking/phrase-grammar.ts';
import { chooseBy } from '#speaking/phrase-grammar.ts';
import type { InterviewState } from './state.ts';
import { settledMajor, type Student } from './student.ts';
import { tellingOf } from '#speaking/telling.ts';
import { traitOf } from '#speaking/traits.ts';
import type { Draft } from '#speaking/conditions.ts';

/** What the student did and what it shows, then what else holds them: one or two sentences. */
export function story({ facts, told }: InterviewState, student: Student): (Draft | null)[] {
  const liked = tellingOf(facts, ['loved', 'did'], 8);
  const clauses = told
    .filter((clause) => wordCount(clause) <= 14 && !/^you (?:have to|need|can|could|would|will|only)\b/.test(clause))
    .slice(0, 4);
  const major = settledMajor(student);
  const [best] = liked;
  // The clause that tells of what was liked comes before the one that was told first.
  const main = clauses.find((clause) => best !== undefined && alike(clause, best)) ?? clauses[0];
  const second = clauses.find((clause) => clause !== main && wordCount(clause) + wordCount(main ?? '') <= 20);
  const trait = best ? traitOf(best) : null;
  // "Building an app" shows building to anybody.
  const shown =
    trait && best && !trait.name.split(' ').some((word) => word.length > 3 && plain(best).includes(word.replace(/(?:ing|s)$/, '')))
      ? trait
      : null;
  const rest = liked.filter((thing) => thing !== best && !clauses.some((clause) => alike(clause, thing))).slice(0, 2);
  if (main !== undefined) {
    const deed = second && !main.includes(' and ') ? `${main}, and ${second}` : main;
    const uses = [main, ...(second && deed.includes(second) ? [second] : [])];
    const tail =
      shown && best
        ? (chooseBy(
            alike(main, best)
              ? [`, which is ${shown.name} in practice`, `; there is ${shown.name} in that`, `, and what it shows is ${shown.name}`]
              : [
                  `; ${fill('{it} {is|are}', best)} what holds you, and it shows ${shown.name}`,
                  `, and ${fill('{it} {is|are}', best)} what you would keep of it all`,
                ],
            best,
          )[0] ?? '')
        : best && !alike(main, best)
          ? `, and you come back to ${best}`
          : '';
    return [
      { text: `${capital(deed)}${tail}.`, uses: [...uses, ...(best ? [best] : [])] },
      rest.length > 0 ? { text: also(rest), uses: rest } : null,
    ];
  }
  if (best === undefined) return [];
  const text =
    chooseBy(
      [
        `${major ? `You study ${major}, and left` : 'Left'} to yourself you turn to ${best}${shown ? `, which shows ${shown.name}` : ''}.`,
        `${capital(fill('{it} {gives|give}', best))} you energy${shown ? `, and there is ${shown.name} in it` : ''}.`,
        `What holds you is ${best}${shown ? `; behind it stands ${shown.name}` : ''}.`,
        ...(isActivity(best) ? [`Time goes fast for you when you are ${best}${shown ? `, and that is ${shown.name}` : ''}.`] : []),
      ],
      best,
    )[0] ?? '';
  return [{ text, uses: [best] }, rest.length > 0 ? { text: also(rest), uses: rest } : null];
}

const also = (rest: readonly string[]): string =>
  chooseBy(
    [
      `You would keep ${series(rest)} as well.`,
      `${capital(fill('{it} {holds|hold}', series(rest)))} you too.`,
      `The same goes for ${series(rest)}.`,
      `${capital(series(rest))} kept you as well.`,
    ],
    rest.join(),
  )[0] ?? '';

/** Whether a clause tells of the same as a thing: half of the thing's words are in it. */
const alike = (clause: string, thing: string): boolean => {
  const words = plain(thing)
    .split(' ')
    .filter((word) => word.length > 3);
  const all = plain(clause);
  return words.length > 0 && words.filter((word) => all.includes(word.slice(0, Math.max(4, word.length - 3)))).length >= words.length / 2;
};
