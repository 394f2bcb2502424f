import type { Phrases } from './phrases.ts';
import type { Entry } from './entry.ts';
import { isOrdinary } from './english.ts';
import { functionOfRole, listedRole, roleNamed } from './roles.ts';
import { oneOf, readTable, string } from './tables.ts';
import type { Meaning } from './types.ts';
import { seniorities } from './types.ts';

/** Adds titles of a few letters ("TAM", "CEO") and work named without a noun for the person ("marketing operations"). */
export function addShortTitles(phrases: Phrases<Entry>): void {
  for (const { letters, title, function: work, rung } of readTable('short-titles', {
    letters: string,
    title: string,
    function: string,
    rung: (cell) => (cell === '' ? null : oneOf(seniorities)(cell)),
  })) {
    const listed = roleNamed(title);
    const meaning: Meaning = {
      kind: 'role',
      title: letters,
      role: listed ?? title,
      function: (listed === null ? null : functionOfRole(listed)) ?? work,
      seniority: rung,
      known: listed !== null,
    };
    // Two letters and English words need a sign that the title is meant.
    const entry: Entry = {
      meaning,
      certainty: 0.9,
      guard: letters.length < 3 || isOrdinary(letters.toLowerCase()) || letters === 'TAM' ? 'short' : 'none',
    };
    for (const form of [letters, `${letters}s`]) phrases.add(form, entry, false);
  }
  const developer = listedRole('Software Engineer');
  if (developer !== null)
    for (const name of ['developer', 'dev'])
      phrases.add(name, { meaning: developer, certainty: 0.9, guard: 'none', asSaid: name === 'developer' }, true);
  for (const { title, function: work } of readTable('team-titles', { title: string, function: string })) {
    const meaning: Meaning = {
      kind: 'role',
      title,
      role: title,
      function: work,
      seniority: title.startsWith('Founding ') ? 'founder' : null,
      known: false,
    };
    if (!phrases.has(title.toLowerCase().replace('&', 'and'))) phrases.add(title, { meaning, certainty: 0.9, guard: 'none' }, false);
  }
}
