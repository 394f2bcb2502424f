import { distinct, plain } from './grammar.ts';
import type { Facts, Named } from './facts.ts';
import { swapped } from './corrections.ts';
import { inOrder, together } from './telling.ts';
import { isSame, says, stems, type Understood } from './told.ts';

/** Takes what a message told into what is known, in place: takes back what no longer holds, adds the new, and lets the latest word win. */
export function merge(known: Facts, told: Understood): void {
  const bare = told.swaps.map(({ to }) => `a job in ${to}`);
  for (const list of ['loved', 'did', 'people', 'limits'] as const) {
    const mended = known[list].map((thing) => swapped(thing, told.swaps));
    if (mended.some((thing, at) => thing !== known[list][at])) told.facts[list] = without(told.facts[list], bare);
    known[list] = mended;
  }
  // "No data" among what is disliked takes no blog about data away: only a correction reaches that far.
  const gone = told.corrects ? told.takenBack.filter((thing) => !told.swaps.some(({ to }) => says([thing], to))) : [];
  for (const list of ['loved', 'did', 'people', 'limits'] as const) known[list] = joined(kept(known[list], gone), told.facts[list]);
  for (const list of ['companies', 'kinds'] as const) known[list] = joined(kept(known[list], told.takenBack), told.facts[list]);
  for (const list of ['hated', 'shun'] as const) known[list] = joined(known[list], told.facts[list]);
  for (const list of ['loved', 'hated', 'did', 'people', 'shun', 'limits'] as const)
    known[list] = known[list].filter((thing) => !says(told.unsaid, thing));
  for (const list of ['roles', 'fields'] as const) {
    known[list] = joinedNames(
      known[list].filter(({ name, said }) => !says(told.takenBack, name) && !says(told.takenBack, said)),
      told.facts[list],
    );
  }
  known.refused = joinedNames(known.refused, told.facts.refused);
  const { facts } = told;
  known.loved = without(known.loved, facts.hated);
  // "No, the commute is the worst part" denies what was made of commuting.
  if (told.denies) {
    known.loved = known.loved.filter((thing) => !facts.hated.some((other) => touches(thing, other)));
    known.did = known.did.filter((thing) => !facts.hated.some((other) => touches(thing, other)));
    known.hated = known.hated.filter((thing) => facts.hated.includes(thing) || !facts.loved.some((other) => touches(thing, other)));
  }
  known.hated = without(known.hated, facts.loved);
  const out = facts.refused.map(({ name }) => name);
  known.roles = known.roles.filter(({ name }) => !says(out, name));
  known.fields = known.fields.filter(({ name }) => !says(out, name));
  known.companies = known.companies.filter((name) => !says(out, name));
  const wanted = [...facts.roles, ...facts.fields].map(({ name }) => name).concat(facts.companies);
  const asked = [...facts.roles, ...facts.fields].map((thing) => thing.said);
  known.hated = without(known.hated, asked.concat(facts.companies));
  known.fields = known.fields.filter(({ name, said }) => name !== said || !known.hated.some((thing) => plain(thing) === plain(said)));
  known.refused = known.refused.filter(({ name }) => !wanted.some((other) => plain(other) === plain(name)));
  known.quotes = [...known.quotes, ...facts.quotes].slice(-10);
  known.details = together(known.details, facts.details);
  known.circumstances = [
    ...known.circumstances,
    ...facts.circumstances.filter(
      ({ kind, said }) => !known.circumstances.some((one) => one.kind === kind && plain(one.said) === plain(said)),
    ),
  ].slice(0, 12);
  Object.assign(known, inOrder(known));
}

/** Whether two phrases share the word that carries them. */
const touches = (thing: string, other: string): boolean =>
  stems(other).some(
    (stem) => stem.length > 3 && stems(thing).some((word) => word.startsWith(stem.slice(0, 5)) || stem.startsWith(word.slice(0, 6))),
  );

const kept = (things: readonly string[], gone: readonly string[]): string[] => things.filter((thing) => !says(gone, thing));

const joined = (known: readonly string[], more: readonly string[]): string[] => distinct([...known, ...more]).slice(0, 20);

const joinedNames = (known: readonly Named[], more: readonly Named[]): Named[] =>
  [...known, ...more].filter((thing, at, all) => all.findIndex((other) => isSame(other, thing)) === at).slice(0, 20);

const without = (things: readonly string[], others: readonly string[]): string[] =>
  things.filter((thing) => !others.some((other) => plain(other) === plain(thing)));
