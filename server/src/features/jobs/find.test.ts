import { jobConditions, jobQuery } from '@alive/contract/jobs.ts';
import { majors } from '@alive/contract/lists/majors.ts';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#testing/database.testing.ts';
import { jobs } from '#db/tables.ts';
import { read } from '@alive/language/entities/read.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import type { KnownStudent } from './candidate.ts';
import { candidateOf } from './candidate.ts';
import { exampleJob, exampleText } from '#testing/job.testing.ts';
import { wordSharesIn } from './deps.ts';
import { countMatches, findJobs, jobsKept, jobsShown, matchJobs } from './find.ts';
import { openJobStore } from './queries.ts';
import { jobsForChat } from './for-chat.ts';
import { oneJob } from './one-job.ts';
import { noLeanings } from '#platform/leanings.ts';
import { whatIf } from './what-if.ts';
import { score } from './score.ts';

const db = testDatabase('sample');
const words = await openVocabulary({ companies: [], majors: majors.map(({ name }) => name), places: [] });
const deps = { store: openJobStore(db), vocabulary: async () => words, now: () => new Date('2026-11-20T12:00:00Z') };

const maya: KnownStudent = {
  major: 'History',
  graduationYear: 2028,
  needsVisa: null,
  canGetClearance: null,
  preferredLocations: ['New York'],
  lookingFor: ['Internships'],
  profile: {
    summary: '',
    interests: ['museum archives'],
    target_companies: [],
    target_roles: ['Zorblax Archivist'],
    ideal_environment: '',
  },
};
const only = { functions: ['Zorblaxing'] };

const add = (...rows: Parameters<typeof exampleJob>[0][]) =>
  db.insert(jobs).values(rows.map((fields, n) => exampleJob({ function: 'Zorblaxing', companyName: `Employer ${n}`, ...fields })));

describe('matching a student', () => {
  it('puts the best score first, and what cannot be scored by what is known of it', async () => {
    await add(
      { id: 'thin', description: '' },
      { id: 'elsewhere', locations: ['Austin, TX'], placeKeys: ['us-tx'] },
      { id: 'best' },
      { id: 'full-time', level: 'entry_level', jobType: 'entry_level' },
    );
    const { jobs: found, total } = await matchJobs(deps, only, maya, 10);
    expect([found.map(({ id }) => id), total]).toEqual([['best', 'elsewhere', 'full-time', 'thin'], 4]);
    expect(found[0]?.match?.score).toBeGreaterThan(80);
  });

  it('finds by the database what the score puts first', async () => {
    const rows = (await db.select().from(jobs)).filter((row) => row.state === 'open' && row.jobType !== null);
    for (const major of ['Environmental Engineering', 'Nursing', 'Art History', 'Computer Science', 'Basket Weaving']) {
      const student = { ...maya, major, profile: null, preferredLocations: ['Boston', 'Remote'] };
      const scores = rows.map((row) => score(candidateOf(student, { read: (text) => read(text, words) }), row, deps.now()).score ?? 0);
      const [best] = (await matchJobs(deps, {}, student, 1)).jobs;
      expect(best?.match?.score, major).toBe(Math.max(...scores));
    }
  });

  it('prefers the usual first roles after a major, the most usual one first, to work that merely is called engineering', async () => {
    const role = (id: string, name: string, work: string) => ({ id, role: name, title: name, function: work, industry: 'Zorblaxing' });
    await add(
      role('mobile', 'Mobile Engineer', 'Engineering'),
      role('aerospace', 'Aerospace Engineer', 'Engineering'),
      role('civil', 'Civil Engineer', 'Engineering'),
      role('environmental', 'Environmental Engineer', 'Environment'),
    );
    const student = { ...maya, major: 'Environmental Engineering', profile: null };
    const { jobs: found } = await matchJobs(deps, { industries: ['Zorblaxing'] }, student, 10);
    expect(found.map(({ id }) => id)).toEqual(['environmental', 'civil', 'aerospace', 'mobile']);
    expect(new Set(found.map(({ match }) => match?.score)).size).toBe(4);
  });

  it('goes by what is asked for before what is on record', async () => {
    const boston = { placeKeys: ['us-ma-boston'], locations: ['Boston, MA'] };
    await add({ id: 'new-grad', level: 'new_grad', jobType: 'new_grad', ...boston });
    const [asked] = (
      await matchJobs(deps, { ...only, placeKeys: ['us-ma-boston'], levels: ['new_grad'] }, { ...maya, graduationYear: 2027 }, 5)
    ).jobs;
    const points = (kind: string) => asked?.match?.reasons.find((reason) => reason.kind === kind)?.points;
    expect([points('place'), points('level')]).toEqual([15, 20]);
  });

  it('names the kind of work that was asked for, not a role of it', async () => {
    await add({
      id: 'designer',
      title: 'Instructional Designer',
      role: 'Instructional Designer',
      function: 'Education',
      companyName: 'Quib School',
    });
    const filter = { roles: ['Social Worker'], functions: ['Education'], companies: ['Quib School'] };
    const [found] = (await matchJobs(deps, filter, maya, 5)).jobs;
    expect(found?.match?.reasons[0]?.text).toMatch(/^It’s education work, which you asked for\./);
  });

  it('counts words asked for as an interest, in the title most', async () => {
    await add(
      { id: 'body', title: 'Keeper', description: `${exampleText} Quibnuts are kept here.` },
      { id: 'title', title: 'Quibnut Keeper' },
    );
    const { jobs: found } = await matchJobs(deps, { phrases: ['quibnuts'] }, maya, 5);
    expect(found.map(({ id }) => id)).toEqual(['title']);
    expect(found[0]?.match?.reasons[0]).toMatchObject({ points: 26, text: 'Its title matches “quibnuts”, which you asked for.' });
  });

  it('finds a phrase by its words close to each other, in any form and order', async () => {
    await add(
      { id: 'said', description: 'You make maps for the climate.' },
      { id: 'reversed', description: 'The climate maps itself here.' },
      { id: 'between', description: 'You map our changing climate.' },
      { id: 'apart', description: 'You draw maps. Whoever asks hears much more of the climate.' },
      { id: 'one', description: 'You draw maps.' },
    );
    for (const phrase of ['maps for climate', 'maps of the climate', 'mapping climates']) {
      const { jobs: found } = await matchJobs(deps, { either: [[{ phrases: [phrase] }]] }, maya, 9);
      expect(found.map(({ id }) => id).toSorted(), phrase).toEqual(['between', 'reversed', 'said']);
    }
  });

  it('holds back what rules the student out, counts it, and gives it when asked to', async () => {
    await add(
      { id: 'open' },
      { id: 'refuses', sponsorship: 'no', sponsorshipQuote: 'No visas.' },
      { id: 'citizens', citizenshipRequired: true },
    );
    const visa = { ...maya, needsVisa: true };
    const found = await matchJobs(deps, only, visa, 10);
    expect([found.jobs.map(({ id }) => id), found.total, found.heldBack]).toEqual([['open'], 1, 2]);
    expect(await countMatches(deps, only, visa)).toBe(1);
    expect(await matchJobs(deps, { ...only, includeGated: true }, visa, 10)).toMatchObject({ total: 3, heldBack: 0 });
    expect((await matchJobs(deps, only, maya, 10)).heldBack).toBe(0);
  });

  it('holds back what a must of the student rules out, and nothing that is silent', async () => {
    await add(
      { id: 'remote', workplace: 'remote', remote: true },
      { id: 'silent' },
      { id: 'onsite', workplace: 'onsite' },
      { id: 'hybrid', workplace: 'hybrid' },
      { id: 'either', workplace: 'onsite', remote: true },
      { id: 'low', salaryMin: 40_000, salaryMax: 50_000 },
      { id: 'from', salaryMin: 40_000 },
      { id: 'high', salaryMin: 40_000, salaryMax: 60_000 },
    );
    const heldFrom = async (...musts: string[]) => {
      const known = { ...maya, musts };
      const { total, heldBack } = await matchJobs(deps, only, known, 20);
      const { jobs: held } = await matchJobs(deps, { ...only, onlyGated: true }, known, 20);
      expect([total + heldBack, held.length, held.every(({ match }) => match?.gate != null)]).toEqual([8, heldBack, true]);
      return held.map(({ id }) => id).toSorted();
    };
    expect(await heldFrom('remote')).toEqual(['hybrid', 'onsite']);
    expect(await heldFrom('hybrid')).toEqual(['onsite']);
    expect(await heldFrom('onsite')).toEqual(['remote']);
    expect(await heldFrom('remote', 'onsite')).toEqual([]);
    expect(await heldFrom('pay>=55000')).toEqual(['low']);
    expect(await heldFrom('remote', 'pay>=45000', 'pay>=55000')).toEqual(['hybrid', 'low', 'onsite']);
    expect(await heldFrom('paid', 'part_time', 'hours<=20', 'start=2027-06', 'accessible')).toEqual([]);
  });

  it('shows at most two of an employer or of a title among the first five, unless the employer was asked for', async () => {
    const austin = { locations: ['Austin, TX'], placeKeys: ['us-tx'] };
    await add(
      ...['Keeper', 'Writer', 'Painter', 'Baker'].map((title) => ({ id: title, title, companyName: 'Same & Co' })),
      ...['d', 'e', 'f'].map((id) => ({ id, title: `Zorblax Digger, Fall 202${id === 'd' ? 7 : 8}` })),
      ...['Tailor', 'Cook', 'Miller'].map((title) => Object.assign({ id: title, title }, austin)),
    );
    const top = async (filter: { functions: string[]; companies?: string[] }) => (await matchJobs(deps, filter, maya, 5)).jobs;
    const first = await top(only);
    expect(first.filter((one) => one.company_name === 'Same & Co')).toHaveLength(2);
    expect(first.filter((one) => one.job_title.startsWith('Zorblax Digger'))).toHaveLength(2);
    expect(await top({ ...only, companies: ['same & co'] })).toHaveLength(4);
  });

  it('folds what is the same but for season, year, place or a number into the best of it, and counts all', async () => {
    const digger = (id: string, title: string, more = {}) => ({ id, title, companyName: 'Same & Co', ...more });
    await add(
      digger('best', 'Zorblax Digger – 2027 Graduate'),
      digger('b', 'Zorblax Digger - 2028 Graduate', { locations: ['Austin, TX'], placeKeys: ['us-tx'] }),
      digger('c', 'Zorblax Digger, Austin, Summer Graduate', { locations: ['Austin, TX'], placeKeys: ['us-tx'] }),
      digger('level', 'Zorblax Digger – 2027 Graduate', { level: 'new_grad', jobType: 'new_grad' }),
      digger('other', 'Zorblax Writer – 2027 Graduate'),
      { id: 'elsewhere', title: 'Zorblax Digger – 2027 Graduate', companyName: 'Other & Co' },
    );
    const { jobs: found, total } = await matchJobs(deps, only, maya, 10);
    expect([found.map(({ id }) => id).toSorted(), total]).toEqual([['best', 'elsewhere', 'level', 'other'], 6]);
    expect(found.find(({ id }) => id === 'best')?.alike).toMatchObject({ count: 2, ids: expect.arrayContaining(['b', 'c']) });
    expect(found.find(({ id }) => id === 'other')).not.toHaveProperty('alike');
    const listed = await findJobs(deps, jobQuery.parse({ query: 'zorblax' }), maya);
    expect([listed.jobs.length, listed.total]).toEqual([6, 6]);
  });

  it('ranks what has too little text by what its title, level and place tell', async () => {
    const other = { title: 'Accountant', role: 'Accountant' };
    await add({ id: 'other', ...other, locations: ['Austin, TX'], placeKeys: ['us-tx'] }, { id: 'thin', description: '' });
    expect((await matchJobs(deps, only, maya, 5)).jobs.map(({ id, match }) => [id, match?.score === null])).toEqual([
      ['thin', true],
      ['other', false],
    ]);
  });

  it('puts the newest of equals first', async () => {
    const on = (day: string) => ({ postedAt: new Date(`2026-11-${day}T00:00:00Z`) });
    await add({ id: 'old', ...on('01') }, { id: 'new', ...on('19') }, { id: 'middle', ...on('10') });
    expect((await matchJobs(deps, only, maya, 5)).jobs.map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
  });

  it('gives all that it holds back, and only that, when asked to', async () => {
    await add({ id: 'open' }, { id: 'refuses', sponsorship: 'no' }, { id: 'citizens', citizenshipRequired: true });
    const found = await matchJobs(deps, { ...only, onlyGated: true }, { ...maya, needsVisa: true }, 10);
    expect([found.jobs.map(({ id }) => id).toSorted(), found.total, found.heldBack]).toEqual([['citizens', 'refuses'], 2, 0]);
    expect(await matchJobs(deps, { ...only, onlyGated: true }, maya, 10)).toMatchObject({ jobs: [], total: 0, heldBack: 0 });
  });

  it('scores a job the same when it is talked about as when it was shown', async () => {
    const chat = jobsForChat(deps);
    const boston = { placeKeys: ['us-ma-boston'], locations: ['Boston, MA'] };
    await add(
      { id: 'a', role: 'Data Analyst', function: 'Data', level: 'new_grad', jobType: 'new_grad', ...boston },
      { id: 'b', role: 'Archivist', function: 'Data', ...boston },
    );
    for (const filter of [
      { roles: ['Data Analyst'] },
      { functions: ['Data'], placeKeys: ['us-ma-boston'] },
      { phrases: ['museum'], levels: ['new_grad' as const] },
      { companies: ['Employer 0'] },
    ]) {
      const { jobs: shown } = await chat.findJobs(filter, maya, 5);
      const again = await chat.jobsByIds(
        shown.map(({ id }) => id),
        maya,
        filter,
      );
      expect(again.map(({ match }) => match)).toEqual(shown.map(({ match }) => match));
    }
  });

  it('scores what a student has on record alike, whether it is asked for again or not', async () => {
    await add({ id: 'a', role: 'Archivist', title: 'Zorblax Archivist' }, { id: 'b', locations: ['Austin, TX'], placeKeys: ['us-tx'] });
    const known = { ...maya, profile: maya.profile && { ...maya.profile, target_roles: ['Archivist'] } };
    const asked = { ...only, roles: ['Archivist'], levels: ['internship' as const] };
    const scores = async (filter: { functions: string[] }) =>
      (await matchJobs(deps, filter, known, 5)).jobs.find(({ id }) => id === 'a')?.match?.score;
    expect(await scores(asked)).toBe(await scores(only));
  });

  it('leaves out what the student hid, of lists, counts and what is shown again; what they keep is all there', async () => {
    await add({ id: 'seen' }, { id: 'hidden' }, { id: 'closed', state: 'closed' });
    const hiding = { ...deps, hiddenBy: async (id: string) => (id === 'maya' ? ['hidden'] : []) };
    const known = { ...maya, id: 'maya' };
    const found = await matchJobs(hiding, only, known, 10);
    expect([found.jobs.map(({ id }) => id), found.total, await countMatches(hiding, only, known)]).toEqual([['seen'], 1, 1]);
    expect((await matchJobs(hiding, only, maya, 10)).total).toBe(2);
    const listed = await findJobs(hiding, jobQuery.parse({ query: 'zorblax' }), known);
    expect([listed.jobs.map(({ id }) => id), listed.total]).toEqual([['seen'], 1]);
    expect((await jobsShown(hiding, [{ ids: ['hidden', 'seen'], filter: {} }], known)).flat().map(({ id }) => id)).toEqual(['seen']);
    expect((await jobsKept(hiding, ['closed', 'hidden', 'gone'], known)).map(({ id, match }) => [id, match !== undefined])).toEqual([
      ['closed', true],
      ['hidden', true],
    ]);
    expect((await oneJob(hiding, 'hidden', {}, known)).blocks.map(({ field }) => field)).toEqual(['hidden']);
    expect((await whatIf(hiding, jobConditions.parse({ query: 'zorblax' }), known)).total).toBe(1);
  });

  it('takes no interest for evidence that very many postings speak of', async () => {
    const description = 'You vlimp with the spreadsheet and quibble. '.repeat(6);
    await db.delete(jobs);
    await add(...Array.from({ length: 120 }, (_, nth) => ({ id: `n-${nth}`, description: nth % 2 === 0 ? description : exampleText })));
    const shares = await wordSharesIn(db);
    expect(['vlimp', 'museum', 'quib'].map((word) => (shares.get(word) ?? 0) >= 0.4)).toEqual([true, true, false]);
    const student = { ...maya, profile: maya.profile && { ...maya.profile, interests: ['vlimping', 'vlimps'] } };
    const [best] = (await matchJobs({ ...deps, wordShares: async () => shares }, {}, student, 1)).jobs;
    expect(best?.match?.reasons.find(({ kind }) => kind === 'skills')).toMatchObject({ points: 0 });
    await db.delete(jobs);
    expect(await wordSharesIn(db)).toEqual(new Map());
  });

  it('reads of the skills of a student what sixty usual names hold, however long they are', async () => {
    await add({ id: 'a', description: 'You draw the spreadsheet quibbles for the team. '.repeat(8) });
    const skillsOf = async (...skills: string[]) => {
      const [best] = (await matchJobs(deps, only, { ...maya, leanings: { ...noLeanings, skills } }, 1)).jobs;
      return best?.match?.reasons.find(({ kind }) => kind === 'skills')?.text ?? '';
    };
    const long = Array.from({ length: 30 }, (_, at) => `${at} ${'gronkelating '.repeat(9)}`);
    expect(await skillsOf(...long.slice(0, 10), 'Spreadsheet quibbles')).toContain('Spreadsheet quibbles');
    expect(await skillsOf(...long, 'Spreadsheet quibbles')).not.toContain('Spreadsheet quibbles');
  });

  it('shows jobs again in their order, closed ones left out', async () => {
    await add({ id: 'a' }, { id: 'b' }, { id: 'c', state: 'closed' });
    expect(
      (await jobsShown(deps, [{ ids: ['b', 'c', 'a', 'x'], filter: {} }], maya)).flat().map(({ id, match }) => [id, match !== undefined]),
    ).toEqual([
      ['b', true],
      ['a', true],
    ]);
  });
});
