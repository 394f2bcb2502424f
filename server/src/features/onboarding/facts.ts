import { plain } from './grammar.ts';
import type { Facts, Named } from './state.ts';
import { says, type Understood } from './told.ts';

/** Takes what a message told into what is known, in place: takes back what no longer holds, adds the new, and lets the latest word win. */
export function merge(known: Facts, told: Understood): void {
  for (const list of ['loved', 'did', 'people', 'companies', 'kinds', 'limits'] as const) {
    known[list] = joined(
      known[list].filter((thing) => !says(told.takenBack, thing)),
      told.facts[list],
    );
  }
  for (const list of ['hated', 'shun'] as const) known[list] = joined(known[list], told.facts[list]);
  for (const list of ['roles', 'fields'] as const) {
    known[list] = joinedNames(
      known[list].filter(({ name, said }) => !says(told.takenBack, name) && !says(told.takenBack, said)),
      told.facts[list],
    );
  }
  known.refused = joinedNames(known.refused, told.facts.refused);
  const { facts } = told;
  known.loved = without(known.loved, facts.hated);
  known.hated = without(known.hated, facts.loved);
  const out = facts.refused.map(({ name }) => name);
  known.roles = known.roles.filter(({ name }) => !says(out, name));
  known.fields = known.fields.filter(({ name }) => !says(out, name));
  known.companies = known.companies.filter((name) => !says(out, name));
  const wanted = [...facts.roles, ...facts.fields].map(({ name }) => name).concat(facts.companies);
  known.refused = known.refused.filter(({ name }) => !wanted.some((other) => plain(other) === plain(name)));
  known.quotes = [...known.quotes, ...facts.quotes].slice(-10);
}

const joined = (known: readonly string[], more: readonly string[]): string[] =>
  [...known, ...more].filter((thing, at, all) => all.findIndex((other) => plain(other) === plain(thing)) === at).slice(0, 20);

const joinedNames = (known: readonly Named[], more: readonly Named[]): Named[] =>
  [...known, ...more].filter(({ name }, at, all) => all.findIndex((other) => plain(other.name) === plain(name)) === at).slice(0, 20);

const without = (things: readonly string[], others: readonly string[]): string[] =>
  things.filter((thing) => !others.some((other) => plain(other) === plain(thing)));
