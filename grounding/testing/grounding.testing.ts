import { majors } from '@alive/contract/lists/majors.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import type { Evidence } from '../src/evidence.ts';
import { openGuard } from '../src/guard.ts';
import { openNames } from '../src/named.ts';

/** The conversation of the tests: seven jobs, three people, two employers, and what the student said. */
const jobs: readonly (readonly [string, string, string])[] = [
  ['Data Analyst', 'Acme Health', 'Boston, MA'],
  ['Registered Nurse Residency', 'Mayo Clinic', 'Rochester, MN'],
  ['Collections Assistant', 'Peabody Essex Museum', 'Salem, MA'],
  ['Physical Design Engineer – New Grad', 'AMD', 'Austin, TX'],
  ['Investment Banking Summer Analyst', 'Northwind Capital, LLC', 'New York, NY'],
  ['Early Childhood Teacher', 'Bright Horizons', 'Hartford, CT'],
  ['Apprentice Electrician', 'Rosendin Electric', 'Phoenix, AZ'],
];
const people: readonly (readonly [string, string, string])[] = [
  ['Riley J. Chen', 'Data Analyst', 'Stripe'],
  ['Amara Okonkwo', 'Charge Nurse', 'Mass General Brigham'],
  ['Tomás Herrera', 'Process Integration Engineer', 'Micron'],
];
const posting = `You will chart in Epic, catalogue objects in PastPerfect under NAGPRA and write testbenches in SystemVerilog with UVM. Pass the NCLEX.`;
const said = `I study Biology at Rice University, I am from Tulsa. I like rock climbing and want at least $60k. What about Google?`;

/** Returns what the conversation holds: pay, totals, and what the student named. */
const money = new Set([80_000, 95_000, 38, 115_000, 110_000, 22, 60_000]);
const counts = new Set([42, 12, 118, 3]);

const names = openNames();
for (const row of [...jobs, ...people]) names.add(...row);
const employers = openNames();
employers.add(...jobs.map(([, employer]) => employer));
names.add('Sam', 'Rice University', 'Biology', 'Tulsa', posting, said);

export const world = await openVocabulary({
  companies: [
    'Acme Health',
    'Mayo Clinic',
    'AMD',
    'Northwind Capital, LLC',
    'Bright Horizons',
    'Rosendin Electric',
    'Block',
    'Ramp',
    'Notion',
    'Target',
    'Early Careers',
    'Visa',
  ].map((name) => ({ name, domain: null, industry: null })),
  majors: majors.map(({ name }) => name),
  places: jobs.map(([, , place]) => place),
});

/** The evidence of a conversation that holds nothing. */
export const nothing: Evidence = {
  open: world,
  cite: () => null,
  isNamed: () => false,
  isEmployer: () => false,
  hasNumber: () => false,
  holdsClaim: () => false,
};

/** Passes a text through a guard in pieces of `size` characters, or of these sizes in turn. */
export function guarded(text: string, size: number | (() => number) = 7) {
  const guard = openGuard({
    cite: citeOf,
    isNamed: names.has,
    isEmployer: employers.has,
    hasNumber: (value, kind) => (kind === 'money' ? money : counts).has(value),
    holdsClaim: (asserted, kind, last) => kind === 'visa' && (/\bJ4\b/.test(asserted) || last === 'J4') && !/\b(?:no|not)\b/.test(asserted),
    hidden: ['find_jobs', 'get_job', 'find_people'],
    open: world,
  });
  let shown = '';
  for (let at = 0; at < text.length;) {
    const end = at + (typeof size === 'number' ? size : size());
    shown += guard.write(text.slice(at, end));
    at = end;
  }
  return { text: shown + guard.end(), removed: guard.removed(), cited: guard.cited() };
}

function citeOf(handle: string): string | null {
  const at = Number(handle.slice(1)) - 1;
  if (handle.startsWith('J')) return jobs[at] === undefined ? null : `**${jobs[at][0]}** at ${jobs[at][1]}`;
  if (handle.startsWith('P')) return people[at] === undefined ? null : `**${people[at][0]}**`;
  return ['Acme Health', 'AMD'][at] ?? null;
}
