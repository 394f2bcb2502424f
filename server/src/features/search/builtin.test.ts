import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { last, matched, profile, talk, vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student, testRows } from '#testing/search-tools.testing.ts';
import type { SearchTools } from './port.ts';

describe('an opening', () => {
  it('starts from the profile, the places and what is looked for', async () => {
    const [first] = await talk(
      { ...student, profile, preferredLocations: ['New York', 'Remote'], lookingFor: ['Internships', 'Full Time', 'People'] },
      ['Find jobs for me'],
    );
    expect(first?.filters).toEqual(['Internships', 'New grad', 'Entry level', 'Level not stated', 'New York', 'Remote']);
    expect(first?.results.length).toBeGreaterThan(0);
    expect(first?.text).toContain('in New York or remote.');
    expect(first?.order.slice(0, 2)).toEqual(['reading', 'filters']);
    expect(first?.order.indexOf('results')).toBeGreaterThan(first?.order.lastIndexOf('token') ?? 0);
  });

  it('shows the best jobs in the order of their scores, and none that is far while nearer ones are left out', async () => {
    for (const target_roles of [['Software Engineer'], ['Marketing Analyst'], ['Product Designer']]) {
      const [first] = await talk({ ...student, profile: { ...profile, target_roles } }, ['Find jobs for me']);
      const scores = first?.results.map(({ match }) => match?.score ?? 0) ?? [];
      expect(scores, target_roles.join()).toEqual(scores.toSorted((a, b) => b - a));
      expect(first?.text).not.toMatch(/closest|come close|nothing open for/);
    }
  });

  it('mentions each employer that was named, and shows the best there', async () => {
    const named = { ...profile, target_companies: ['Spotify', 'Zorblax Observatory'] };
    const [first] = await talk({ ...student, profile: named }, ['Find jobs for me']);
    expect(first?.results.map(({ company_name }) => company_name)).toContain('Spotify');
    expect(first?.text).toMatch(/Spotify has \d+ jobs? open\./);
    expect(first?.text).toContain('Zorblax Observatory has nothing open right now.');
  });

  it('counts what is open at several employers in one sentence', async () => {
    const [first] = await talk({ ...student, profile: { ...profile, target_companies: ['Spotify', 'Figma'] } }, ['Find jobs for me']);
    expect(first?.text).toMatch(/Spotify has \d+ jobs? open and Figma has \d+\./);
  });

  it('tells who must be paid how many of the jobs shown don’t state their pay', async () => {
    const [first] = await talk({ ...student, profile, musts: ['paid'] }, ['Find jobs for me']);
    const silent = first?.results.filter((one) => one.salary_min == null && one.salary_max == null).length ?? 0;
    expect(first?.text).toContain(silent === 0 ? 'All 5 jobs state their pay.' : `${silent} of these 5 jobs do`);
  });

  it('says once which employers have nothing open, and takes no phrase for one', async () => {
    const named = { ...profile, target_companies: ['Zorblax Observatory', 'a lab like the Smithfields', 'City of Quux'] };
    const [first] = await talk({ ...student, profile: named }, ['Find jobs for me']);
    expect(first?.text).toContain('Zorblax Observatory and City of Quux have nothing open right now.');
    expect(first?.text).not.toContain('Smithfields');
  });

  it('shows only what is near where some of it is, and offers wider places', async () => {
    const [first] = await talk({ ...student, profile, preferredLocations: ['Seattle'] }, ['Find jobs for me']);
    expect(first?.text).toBe('Here are some jobs in Seattle.');
    expect([first?.filters, first?.results.length, first?.offers]).toEqual([['Seattle'], 4, ['the United States or remote jobs']]);
  });

  it('says which musts postings hardly ever settle', async () => {
    const [first] = await talk({ ...student, profile, musts: ['accessible', 'hours<=20', 'remote'] }, ['Find jobs for me']);
    expect(first?.text).toContain(
      'Postings rarely say if a workplace is accessible or how many hours a week the job takes, so ask before you apply.',
    );
  });

  it('goes to wider places where the place has no job at all', async () => {
    const [first] = await talk({ ...student, preferredLocations: ['Boise'] }, ['Find jobs for me']);
    expect(first?.text).toContain('so I widened the search to');
    expect(first?.results.length).toBeGreaterThan(0);
    const [near] = await talk({ ...student, preferredLocations: ['Cambridge, MA'] }, ['Find jobs for me']);
    expect(near?.results.length).toBeGreaterThan(0);
    expect(near?.text).not.toContain('there are no jobs in Greater Boston');
  });

  it('says that the profile is missing and goes by the major', async () => {
    const [first] = await talk(student, ['Find jobs for me']);
    expect(first?.text).toContain('Economics');
    expect(first?.results).toHaveLength(5);
  });

  it('searches for one thing after the other, so that others have their turn between', async () => {
    const tools = fakeTools(vocabulary);
    let [running, most, searches] = [0, 0, 0];
    const counted =
      <A extends unknown[], R>(run: (...given: A) => Promise<R>) =>
      async (...given: A): Promise<R> => {
        most = Math.max(most, ++running);
        searches++;
        await setImmediate();
        return run(...given).finally(() => running--);
      };
    const watched: SearchTools = {
      ...tools,
      findJobs: counted((...given: Parameters<SearchTools['findJobs']>) => tools.findJobs(...given)),
      countJobs: counted((...given: Parameters<SearchTools['countJobs']>) => tools.countJobs(...given)),
    };
    const named = { ...profile, target_companies: ['Spotify', 'Stripe', 'Zorblax Observatory'] };
    const about = { ...student, profile: named, preferredLocations: ['New York', 'Remote'], lookingFor: ['Internships'] };
    await talk(about, ['Find jobs for me'], { tools: watched });
    expect([searches > 5, most]).toEqual([true, 1]);
  });

  it('leaves out openly what no job fits', async () => {
    const [first] = await talk({ ...student, profile, preferredLocations: ['Boise'] }, ['Find jobs for me']);
    expect(first?.text).toContain('so I widened the search to **the United States** and **remote jobs**');
    expect(first?.filters).toEqual(['United States', 'Remote']);
  });
});

describe('a selection', () => {
  it('names its conditions before its results, also where none is left', async () => {
    const [, cleared] = await talk(student, ['data internships in New York', ''], { filters: [] });
    expect(cleared?.filters).toEqual([]);
    expect(cleared?.order[0]).toBe('filters');
    expect(cleared?.results.length).toBeGreaterThan(0);
  });

  it('holds only what meets every condition, and its count is true', async () => {
    const [only] = await talk(student, ['data internships in New York']);
    const fitting = testRows.filter((row) => row.function === 'Data' && row.level === 'internship' && row.places.includes('New York, NY'));
    expect(only?.results.map((job) => job.id).sort()).toEqual(fitting.map((row) => row.id).sort());
    expect([fitting.length, only?.text]).toEqual([2, expect.stringMatching(/^Here are both data internships in New York\./)]);
  });

  it('names, when all are seen, the condition besides the work that hides most', async () => {
    const [, end] = await talk(student, ['data internships in New York', 'show more']);
    const without = testRows.filter((row) => row.function === 'Data' && row.level === 'internship').length;
    expect(end?.text).toContain(`If I search without **New York**, there are **${without}** jobs.`);
    expect(end?.suggestions[0]).toBe('Drop New York');
  });

  it('goes on with what comes nearest where nothing fits', async () => {
    const [, more] = await talk(student, ['data internships at Nike in Denver', 'show more']);
    expect(more?.text).toContain('No job matches everything you asked for');
    expect(more?.text).not.toContain('all 0');
  });

  it('holds back what the student’s visa rules out, says so and shows it when asked', async () => {
    const needsVisa = { ...student, needsVisa: true };
    const [first, held] = await talk(needsVisa, ['data analyst internships in New York or Boston', 'show the ones you held back']);
    expect(first?.results.map((job) => job.company_name)).toEqual(['Spotify']);
    expect(first?.text).toMatch(/held back 1 .*sponsor/);
    expect(first?.suggestions[0]).toBe('Show the one you held back');
    expect(held?.results.map((job) => job.company_name)).toEqual(['Pfizer']);
  });

  it.each(['why did you hold that one back?', 'and why was the other one left out?'])('says why when asked: %s', async (message) => {
    const [, why] = await talk({ ...student, needsVisa: true }, ['data analyst internships in New York or Boston', message]);
    expect(why?.text).toMatch(/held back.*sponsor/s);
    expect(why?.results.map((job) => job.company_name)).toEqual(['Pfizer']);
  });

  it('searches anew when other work is asked about, whatever was shown', async () => {
    const [, other] = await talk(student, ['data internships in New York', 'Thanks. Do any marketing jobs in Boston sponsor?']);
    expect(other?.filters).toEqual(expect.arrayContaining(['Marketing', 'Boston', 'Sponsors visas']));
  });

  it('shows a company asked for by name with its gate', async () => {
    const [only] = await talk({ ...student, needsVisa: true }, ['jobs at Mayo Clinic']);
    expect(only?.results.length).toBeGreaterThan(0);
    expect(only?.results.every((job) => job.match?.gate !== null)).toBe(true);
    expect(only?.text).toContain('may not be eligible');
  });

  it('says how many say that they sponsor, and takes silence for no answer', async () => {
    const [only] = await talk({ ...student, needsVisa: true }, ['software engineer jobs']);
    expect(only?.text).toContain('3 of the 5 jobs I found say they sponsor visas. The rest don’t say.');
  });

  it('asks the question that splits a vague request', async () => {
    const [only] = await talk(student, ['jobs please']);
    expect(only?.text.match(/\?/g)).toHaveLength(1);
    expect(only?.results).toHaveLength(5);
  });

  it('puts no question twice', async () => {
    const answers = await talk(student, ['jobs please', 'start over', 'any place', 'jobs please']);
    const asked = answers.flatMap((answer) => answer.text.match(/[^.]*\?/g) ?? []);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('ranks by words that nothing was made of', async () => {
    const [only] = await talk(student, ['something with climate']);
    expect(only?.text).toMatch(/^The ones that mention “climate” come first\./);
    expect(only?.filters).toEqual([]);
    expect(only?.results.length).toBe(5);
  });

  it('offers the work that a wish hints at, and applies none of it', async () => {
    const [only] = await talk(student, ['something outdoors']);
    expect(only?.filters).toEqual([]);
    expect(only?.offers).toEqual(['Environment']);
    expect(only?.text).toMatch(/^The environment jobs come first\./);
  });

  it('leaves out words that stand in no posting, and the search alone when there is nothing else', async () => {
    const [, alone, mixed] = await talk(student, ['software engineer internships', 'qwertyuiop', 'marketing jobs with qwertyuiop']);
    expect(alone?.text).toContain('No posting mentions “qwertyuiop”');
    expect(alone?.filters).toEqual(['Software Engineer', 'Internships']);
    expect(mixed?.filters).toEqual(['Internships', 'Marketing']);
    expect(mixed?.text).toContain('I couldn’t use “qwertyuiop”.');
  });

  it('keeps a place where nobody there says what is wished for', async () => {
    const [only] = await talk(student, ['something with climate in Boston']);
    expect(only?.filters).toEqual(['Boston']);
    expect(only?.text).toContain('I found jobs in Boston, but none of them mention “climate”.');
  });

  it('leaves out the work and the industry of one name in one word', async () => {
    const [, then] = await talk(student, ['internships', 'no consulting']);
    expect(then?.text).toMatch(/^I left out \*\*consulting\*\*\./);
  });

  it('notes what a student says of visas', async () => {
    const [held, open] = await talk({ ...student, needsVisa: true }, ['data analyst jobs in New York or Boston', 'I am a US citizen']);
    expect(held?.text).toContain('held back');
    expect(open?.text).toMatch(/^Got it, you don’t need visa sponsorship/);
    expect(open?.results.map((job) => job.company_name)).toContain('Pfizer');
  });

  it('says when nothing there is what the student is headed for', async () => {
    const tools = fakeTools(vocabulary);
    const none = {
      kind: 'role' as const,
      points: 0,
      max: 40,
      text: 'It isn’t a usual next step from Nursing, and you haven’t named a role yet.',
      evidence: [],
    };
    const unlike: SearchTools = {
      ...tools,
      findJobs: async (filter, about, limit) => {
        const found = await tools.findJobs(filter, about, limit);
        return { ...found, jobs: found.jobs.map((job) => matched(job, [none])) };
      },
    };
    const [first] = await talk({ ...student, major: 'Nursing' }, ['jobs in Chicago'], { tools: unlike });
    expect(first?.text).toContain('None of these are typical for Nursing majors');
  });

  it('goes on with the next ones and tells when there are no more', async () => {
    const answers = await talk(student, ['software engineer jobs', 'more', 'more']);
    const ids = answers.flatMap((answer) => answer.results.map((job) => job.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(last(answers).text).toMatch(/seen all/);
  });
});

describe('when nothing fits', () => {
  it('shows the work in other places, and lets go of the place on a yes', async () => {
    const [none, then] = await talk(student, ['graphic designer jobs in Boston', 'yes']);
    expect(none?.order).toContain('nearest');
    expect(none?.text).toBe('Right now there are no graphic designer jobs in Boston. Here’s one elsewhere.');
    expect(none?.results).toHaveLength(1);
    expect(then?.filters).toEqual(['Graphic Designer']);
    expect(then?.results).toHaveLength(1);
  });

  it.each(['Spokane', 'Boise', 'Anchorage', 'Fargo'])(
    'says at once that a place has no job at all, and never offers the work: %s',
    async (place) => {
      for (const work of ['graphic designer', 'software engineer', 'data analyst', 'product manager']) {
        const [answer, then] = await talk(student, [`${work} jobs in ${place}`, 'yes']);
        expect(answer?.text).toMatch(
          new RegExp(
            `^There are no open jobs in \\*\\*${place}\\*\\* at all\\. Here(?:’s| are) .*(?:in other places|elsewhere(?: in .*)?)\\.$`,
          ),
        );
        expect(answer?.text.toLowerCase()).toContain(`${work} job`);
        expect(then?.filters[0]?.toLowerCase()).toBe(work);
        expect(then?.results.length).toBeGreaterThan(0);
      }
    },
  );

  it.each(['graphic designer jobs in Boston', 'graphic designer or florist jobs in Boston at Google', 'nurse internships in Spokane'])(
    'suggests first what brings most: %s',
    async (message) => {
      const [none] = await talk(student, [message]);
      const drops = (none?.suggestions ?? []).filter((text) => /^(?:Any|Drop) /.test(text));
      const found = await Promise.all(drops.map(async (text) => last(await talk(student, [message, text])).results.length));
      expect(found.length).toBeGreaterThan(0);
      expect(found[0]).toBe(Math.max(1, ...found));
    },
  );

  it('offers the state around a city, and the industry of an employer, where something fits', async () => {
    const [city, state] = await talk(student, ['software engineer jobs in Sacramento', 'yes']);
    expect(city?.text).toMatch(/\*\*\d+\*\* software engineer jobs elsewhere in \*\*California\*\*\.$/);
    expect(state?.filters).toEqual(['Software Engineer', 'California']);
    expect(state?.results.length).toBeGreaterThan(0);
    const [employer] = await talk(student, ['jobs at Lockheed Martin']);
    expect(employer?.text).toMatch(/no jobs at Lockheed Martin\..*elsewhere in \*\*the aerospace & defense industry\*\*\.$/);
  });

  it('looks around a city by itself, says so, and takes the next place that is named', async () => {
    const [around, then] = await talk(student, ['software engineer jobs in Berkeley', 'and in Boston?']);
    expect(around?.text).toMatch(/^There’s nothing in Berkeley itself, so I looked across \*\*the San Francisco Bay Area\*\*\./);
    expect(around?.filters).toEqual(['Software Engineer', 'San Francisco Bay Area']);
    expect(then?.filters).toEqual(['Software Engineer', 'Boston']);
  });

  it('shows what says it elsewhere where none does where it was asked for, and looks everywhere on a yes', async () => {
    const [none, then] = await talk(student, ['something about climate in Boston', 'yes']);
    expect(none?.text).toBe('I found jobs in Boston, but none of them mention “climate”. Here are **2** in other places.');
    expect(none?.filters).toEqual(['Boston']);
    expect(none?.order).toContain('nearest');
    expect(then?.filters).toEqual([]);
    expect(then?.text).toMatch(/The ones that mention “climate” come first/);
  });

  it.each(['preschool teacher', 'ballet teacher', 'art teacher'])('shows what is at least of that kind: %s', async (work) => {
    for (const place of ['Boston', 'Seattle', 'Denver']) {
      const none = last(await talk(student, [`${work} jobs in ${place}`]));
      expect([none.filters.includes(place), none.results.map(({ job_title: title }) => title)]).toEqual([true, ['Teacher Resident']]);
      expect(none.order).toContain('nearest');
    }
  });

  it('says that only an exclusion hides the work, and shows none of what was ruled out', async () => {
    const [, , none] = await talk(student, ['jobs', 'not design', 'graphic designer jobs']);
    expect(none?.filters).toEqual(expect.arrayContaining(['Not Design', 'Graphic Designer']));
    expect(none?.text).toMatch(
      /graphic designer jobs?, (?:and it is a design job|but (?:both|all of them) are design jobs), which you left out\./,
    );
    expect(none?.results.map(({ job_title: title }) => title).join()).not.toMatch(/Graphic Designer/);
  });

  it('lets go of nothing by itself when something else is asked', async () => {
    const [none, then] = await talk(student, ['graphic designer jobs in Boston', 'entry level']);
    expect(none?.order).toContain('nearest');
    expect(then?.filters).toEqual(['Graphic Designer', 'Boston', 'New grad', 'Entry level', 'Level not stated']);
  });

  it('never lets go by itself of what a student ruled out', async () => {
    const [, , then] = await talk(student, ['investment banking in New York', 'not banks', 'accounting']);
    expect(then?.filters).toContain('Not Finance industry');
  });

  it('goes on with the subject where a place that is named later has none of it', async () => {
    for (const change of ['anything in Boston tho?', 'only in Boston', 'Boston', 'is there something in boston']) {
      const [wish, role] = [
        last(await talk(student, ['something about climate', change])),
        last(await talk(student, ['graphic designer jobs', change])),
      ];
      expect(wish.text, change).toBe('I found jobs in Boston, but none of them mention “climate”. Here are **2** in other places.');
      expect(role.text, change).toBe('Right now there are no graphic designer jobs in Boston. Here’s one elsewhere.');
      for (const answer of [wish, role]) expect(answer.order).toContain('nearest');
    }
  });

  it.each(['preschool teacher', 'falconer', 'bassoonist', 'behavior therapist'])('never lets go of the work: %s', async (work) => {
    for (const more of ['', ' in Boston', ' at Nike', ', remote', ' that sponsor visas', ' internships']) {
      const none = last(await talk(student, [`${work} jobs${more}`]));
      expect(none.text, more).not.toMatch(new RegExp(`(?:without|add) \\*\\*${work}`, 'i'));
    }
  });

  it('says that all there are is what was ruled out, and does not ask to let it in', async () => {
    const [, none] = await talk(student, ['investment banking in New York', 'not banks']);
    expect(none?.text).toMatch(
      /^There are \*\*2\*\* investment banking analyst jobs in New York, but both are in the finance industry, which you left out\./,
    );
    expect(none?.text).not.toMatch(/back in|Should I/);
  });

  it('names a condition that finds nothing even alone', async () => {
    const [none] = await talk(student, ['jobs about volcanoes']);
    expect(none?.text).toContain('volcanoes');
  });
});

describe('conditions edited as chips', () => {
  it('are searched with, and what changed is said', async () => {
    const answers = await talk(student, ['software engineer internships in Boston', ''], {
      filters: [conditionOf('role', 'Software Engineer'), conditionOf('level', 'internship')],
    });
    expect(last(answers).filters).toEqual(['Software Engineer', 'Internships']);
    expect(last(answers).text).toContain('I removed **Boston**');
  });

  it('that are unknown are dropped with a note', async () => {
    const [only] = await talk(student, [''], { filters: [{ id: 'x', field: 'level', op: 'is', value: 'emperor', label: 'Emperors' }] });
    expect(only?.text).toContain('Emperors');
    expect(only?.filters).toEqual([]);
  });
});
