import { type Position, printCareerPath } from '@alive/contract/career-path.ts';
import { type Major, majors } from '@alive/contract/lists/majors.ts';
import { inRunningText } from '@alive/contract/role-words.ts';
import { schools } from '@alive/contract/lists/schools.ts';
import { nameOf } from '@alive/occupations/occupations.ts';
import type { alumni } from '#db/tables.ts';
import { idOf } from '#platform/ids.ts';
import { careerOf, type Month } from './career.ts';
import { careers, people, type Town, type Track } from './facts.ts';
import type { SampleSize } from './postings.ts';
import { between, chance, pick, type Random, randomOf, weighted } from './random.ts';
import { careerInWorld, majorFor, workOf } from './world.ts';

/**
 * `count` invented graduates of many schools, the same for the same `seed`, `count` and `now` (whole days since 1970-01-01 UTC)
 * and the same lists of schools and majors. Nobody of them exists; their profile links are on example.org.
 */
export function* sampleAlumni({ seed, count, now }: SampleSize): Generator<AlumniRow> {
  const date = new Date(now * 86_400_000);
  const today = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
  const slugs = new Map<string, number>();
  for (let i = 1; i <= count; i += 1) {
    const random = randomOf(`${seed}/alumni/${i}`);
    const { name, town } = person(random);
    const plain = slugOf(name);
    const namesakes = (slugs.get(plain) ?? 0) + 1;
    slugs.set(plain, namesakes);
    const slug = namesakes === 1 ? plain : `${plain}-${namesakes}`;
    // Half went the ways that most students know, half are spread over the whole world of work.
    yield row(random, { number: i, name, town, slug, today, inWorld: Math.max(0, i - Math.ceil(count / 2)) });
  }
}

export type AlumniRow = typeof alumni.$inferInsert;

function row(random: Random, from: Graduate): AlumniRow {
  const { number, name, slug, today, inWorld } = from;
  const year = Math.min(2025, today.year - 1, Math.round(1985 + 40 * random.next() ** 0.62));
  const anyMajor = () => weighted(random, studied, ({ share }) => share).major;
  const { major, positions, track } =
    inWorld > 0 ? ofWorld(random, inWorld, { anyMajor, year, today }) : ofTracks(random, { major: anyMajor(), year, today });
  const [current] = positions;
  if (current === undefined) throw new RangeError('a career without positions');
  const [hometown, hometownCity, hometownCountry] = from.town;
  return {
    id: idOf('sample', 'alumni', String(number)),
    name,
    photo: null,
    role: current.role,
    company: current.company,
    linkedin: `https://example.org/in/${slug}`,
    year,
    major,
    school: pick(random, schools).name,
    hometown,
    hometownCity,
    hometownCountry,
    careerPath: printCareerPath(positions),
    about: chance(random, 0.2) ? null : aboutOf(random, { positions, track, major, city: hometownCity, years: today.year - year }),
    visibility: weighted(random, ['shown', 'limited', 'hidden'] as const, (each) => visibilities[each]),
    source: 'sample',
  };
}

function ofTracks(random: Random, about: { major: Major; year: number; today: Month }): Career {
  return { major: about.major.name, ...careerOf(random, about) };
}

function ofWorld(random: Random, number: number, { anyMajor, year, today }: { anyMajor: () => Major; year: number; today: Month }): Career {
  const work = workOf(random, number);
  const major = majorFor(random, work, () => anyMajor().name);
  const positions = careerInWorld(random, { work, year, today });
  return { major, positions, track: spokenOf(inRunningText(positions[0]?.role ?? nameOf(work.occupation))) };
}

/** What people of any occupation say of it. */
const spokenOf = (title: string): Spoken => {
  const named = `${/^[aeiou]/.test(title) ? 'an' : 'a'} ${title}`;
  return {
    says: [`work as ${named}`, `became ${named} later than I had planned`, `like most days of this work, and say so when I do not`],
    topics: [
      `what ${named} does all day`,
      `how one becomes ${named}`,
      'what the training is really like',
      'pay, hours and the parts nobody mentions',
    ],
  };
};

const visibilities = { shown: 90, limited: 6, hidden: 4 } as const;

/** Majors as likely as they are common: the list has the common ones of each field first. */
const studied: readonly { major: Major; share: number }[] = majors
  .filter(({ name }) => name !== 'Undeclared')
  .map((major, _, all) => ({
    major,
    share: (careers.fields[major.field] ?? 4) / Math.sqrt(1 + all.filter(({ field }) => field === major.field).indexOf(major)),
  }));

function person(random: Random): { name: string; town: Town } {
  const origin = weighted(random, people.origins, ({ share }) => share);
  const other = chance(random, 0.1) ? weighted(random, people.origins, ({ share }) => share) : origin;
  const given = pick(random, origin.given.split(' '));
  const middle = chance(random, 0.05) ? ` ${'ABCDEGHJKLMNPRST'.charAt(between(random, 0, 15))}.` : '';
  const family = pick(random, other.family.split(' '));
  const double = chance(random, 0.05) ? `-${pick(random, weighted(random, people.origins, ({ share }) => share).family.split(' '))}` : '';
  return {
    name: `${given}${middle} ${family}${double === `-${family}` ? '' : double}`,
    town: pick(random, chance(random, 0.25) ? people.towns : origin.towns),
  };
}

const slugOf = (name: string): string =>
  name
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

function aboutOf(
  random: Random,
  from: { positions: readonly Position[]; track: Spoken; major: string; city: string; years: number },
): string {
  const { positions, track, major, city, years } = from;
  const [current, before] = positions;
  const student = /Candidate|Student/.test(current?.role ?? '');
  const says = track.says.filter((words) => years >= 9 || !senior.test(words));
  const opening = student ? pick(random, people.returning) : `I ${pick(random, says.length > 0 ? says : track.says)}.`;
  const own = [
    `I studied ${major} and use it in ways I did not expect.`,
    `Grew up in ${city}, which still shapes how I work.`,
    ...(before === undefined ? [] : [`Before this I was at ${before.company}.`]),
  ];
  const middle = chance(random, 0.6) ? [chance(random, 0.4) ? pick(random, own) : pick(random, people.personal)] : [];
  const topic = pick(random, track.topics);
  const closing = chance(random, 0.5)
    ? [
        pick(random, [
          `Happy to talk with students about ${topic}.`,
          `Ask me about ${topic}.`,
          `Write to me if you wonder about ${topic}.`,
          `Glad to help with ${topic}.`,
        ]),
      ]
    : [];
  return [opening, ...middle, ...closing].join(' ');
}

/** What only people of some experience say of themselves. */
const senior =
  /^(?:lead|run|manage|back|invest|curate|develop|practice|coach|teach, write|take care|travel less|decide what|advise|build software that)/;

type Spoken = Pick<Track, 'says' | 'topics'>;

interface Career {
  major: string;
  /** Newest first. */
  positions: Position[];
  track: Spoken;
}

interface Graduate {
  number: number;
  name: string;
  town: Town;
  slug: string;
  today: Month;
  /** Their number among those of the whole world of work; 0 for the others. */
  inWorld: number;
}
