import { isOrdinary } from './english.ts';
import { companyKey, employerNamed, wellKnownEmployers } from './industries.ts';
import type { Phrases } from './phrases.ts';
import { keyOf } from './text.ts';
import type { Vocabulary } from './types.ts';
import type { Entry } from './entry.ts';

/** Adds companies by every name they go by, under the name that the database uses, else under the well-known one. */
export function addCompanies(phrases: Phrases<Entry>, companies: Vocabulary['companies']): void {
  const names = new Map<string, string>();
  const take = (name: string, company: string) => {
    for (const key of new Set([keyOf(name), companyKey(name)])) if (key !== '' && !names.has(key)) names.set(key, company);
  };
  for (const { name } of companies) take(name, name);
  for (const { name } of companies) {
    for (const part of name.split(/\s*[()]\s*|\s\/\s/)) take(part, name);
    const short = shortened(name);
    if (short !== null) take(short, name);
    const known = employerNamed(name);
    for (const alias of known === null ? [] : [known.name, ...known.aliases]) take(alias, name);
  }
  for (const employer of wellKnownEmployers)
    for (const name of [employer.name, ...employer.aliases]) take(name, names.get(companyKey(employer.name)) ?? employer.name);
  const taken = new Set([...names.keys()].filter((key) => phrases.has(key)));
  for (const [key, company] of names) phrases.add(key, entryOf(key, company, taken.has(key)), false);
}

/** "Anduril Industries" is also "Anduril", when what stays is a name and no ordinary word. */
function shortened(name: string): string | null {
  const short =
    /^([\p{L}\p{N}]{4,}) (?:Industries|Technologies|Group|Systems|Software|Motors|Therapeutics|Pharmaceuticals|Labs|Health)$/u.exec(
      name,
    )?.[1];
  return short === undefined || isOrdinary(short.toLowerCase()) ? null : short;
}

function entryOf(key: string, company: string, taken: boolean): Entry {
  const single = !key.includes(' ');
  const meaning = { kind: 'company', company } as const;
  if (taken || (single && isOrdinary(key)) || !/\p{L}/u.test(key)) return { meaning, certainty: 0.8, guard: 'word' };
  return single && key.length < 4 ? { meaning, certainty: 0.9, guard: 'capitals' } : { meaning, certainty: 1, guard: 'none' };
}
