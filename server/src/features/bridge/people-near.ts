import type { Neighbour, PeopleNearJob } from '@alive/contract/bridge.ts';
import { logoPath } from '@alive/contract/companies.ts';
import { condition, type Condition } from '@alive/contract/conditions.ts';
import { photoPath } from '@alive/contract/people.ts';
import type { Asker } from '#db/people-tests.ts';
import type { Student } from '#db/sessions.ts';
import { peopleCondition } from '@alive/language/conditions/registry.ts';
import { kindOfPeople } from '@alive/language/people/kinds-of-people.ts';
import type { Known } from '@alive/language/entities/known.ts';
import { peopleConditions } from '#db/people-conditions.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import { commonGround } from '#db/common-ground.ts';
import { openCircles, type CircleNumbers } from './circles.ts';
import type { Curated, Deps, Work } from './deps.ts';
import { type Circle, peopleOf, type Person, type Ranked } from './queries.ts';

/**
 * For each job the visible people who work at its employer now or hold or held its role, in the order of the ids; unknown ids are left out.
 * They are those whom Find People finds with the job's `filters`. Those with most in common with the student come first, of equal ones
 * those who work there, then as a people search orders them. As many queries for a hundred jobs as for one.
 */
export const openPeopleNear = (deps: Deps): PeopleNear => {
  const tellCircles = openCircles();
  return async (jobIds, student) => {
    const work = await deps.workOf([...new Set(jobIds)]);
    const [{ known, asker }, curated, version] = await Promise.all([deps.knowing(student), deps.curated(), deps.version()]);
    return deps.readOnly(async (tx) => {
      const numbers = await tellCircles(tx, circlesOf(work, known), asker, version);
      const found = work.map((job): Found => {
        const there = numbers.get(nameOf('company', employerKey(job.company)));
        const alike = job.role === null ? undefined : numbers.get(nameOf('role', job.role));
        return { job, there, alike, near: nearest(there?.people ?? [], alike?.people ?? []) };
      });
      const people = await peopleOf(tx, [...new Set(found.flatMap(({ near }) => near.map(({ id }) => id)))], asker);
      return found.map((one) => present(one, curated.get(employerKey(one.job.company)), { people, asker }));
    });
  };
};

/** The people of each employer and role, everyone once. */
function circlesOf(work: readonly Work[], known: Known): Circle[] {
  const chips = new Map(
    work.flatMap(({ company, role }) => [
      [nameOf('company', employerKey(company)), peopleCondition('company', company)] as const,
      ...(role === null ? [] : [[nameOf('role', role), roleChip(role)] as const]),
    ]),
  );
  return [...chips].flatMap(([name, chip]) => peopleConditions([chip], known).map((condition) => ({ name, condition })));
}

/** What Find People and Career Paths look for under a role's name, so that all count the same: "Engineer" is a whole field of work. */
function roleChip(role: string, more: { either?: number } = {}): Condition {
  const [kind, ...others] = kindOfPeople(role.toLowerCase()) ?? [];
  return kind?.field === 'function' && others.length === 0
    ? peopleCondition('function', kind.value, { when: 'ever', ...more })
    : peopleCondition('role', role, { op: 'in', when: 'ever', ...more });
}

const nameOf = (kind: 'company' | 'role', value: string): string => `${kind} ${value}`;

/** The first of both, everybody once: whoever is among the first of all is among the first of one. */
function nearest(there: readonly Ranked[], alike: readonly Ranked[]): Near[] {
  const known = new Set(there.map(({ id }) => id));
  return [
    ...there.map((person) => ({ ...person, isThere: true })),
    ...alike.flatMap((person) => (known.has(person.id) ? [] : { ...person, isThere: false })),
  ]
    .toSorted(byNearness)
    .slice(0, 3);
}

const byNearness = (a: Near, b: Near): number =>
  b.affinity - a.affinity || Number(b.isThere) - Number(a.isThere) || yearOf(b) - yearOf(a) || (a.id < b.id ? -1 : 1);

/** Unknown years come last. */
const yearOf = ({ year }: Near): number => year ?? 0;

const present = ({ job, there, alike, near }: Found, company: Curated | undefined, { people, asker }: Shown): PeopleNearJob => ({
  job_id: job.id,
  company_name: job.company,
  company_id: company?.id ?? null,
  logo_url: company?.domain == null ? '' : logoPath(company.domain),
  role: job.role,
  at_company: there?.total ?? 0,
  in_role: alike?.total ?? 0,
  people: near.flatMap(({ id, isThere }) => {
    const person = people.get(id);
    return person === undefined ? [] : [neighbour(person, isThere, asker)];
  }),
  filters: filtersOf({ company: there && (company?.name ?? job.company), role: alike && job.role }),
});

const neighbour = (person: Person, isThere: boolean, asker: Asker): Neighbour => ({
  id: person.id,
  name: person.name,
  photo: person.photo === null ? null : photoPath(person.id),
  role: person.role,
  company: person.company,
  isThere,
  common: commonGround(person, asker)[0]?.text ?? null,
});

/** Either of them, where both have people. What is no name that could be asked for is left out. */
function filtersOf({ company, role }: { company: string | undefined; role: string | null | undefined }): Condition[] {
  const either = company != null && role != null ? { either: 1 } : {};
  const filters = [
    ...(company == null ? [] : [peopleCondition('company', company, either)]),
    ...(role == null ? [] : [roleChip(role, either)]),
  ];
  return filters.filter((one) => condition.safeParse(one).success);
}

type PeopleNear = (jobIds: readonly string[], student: Student) => Promise<PeopleNearJob[]>;
type Near = Ranked & { isThere: boolean };

/** A job with the people of its employer and of its role, where there are any. */
interface Found {
  job: Work;
  there: CircleNumbers | undefined;
  alike: CircleNumbers | undefined;
  near: Near[];
}

interface Shown {
  people: ReadonlyMap<string, Person>;
  asker: Asker;
}
