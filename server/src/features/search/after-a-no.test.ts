import type { Job } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import { last, talk, vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student, testRows } from '#testing/search-tools.testing.ts';
import type { SearchTools } from './port.ts';

const places = ['Boston', 'Seattle', 'Chicago'];

describe('a second no', () => {
  const others = (place: string) => [
    `Are there other jobs around ${place}?`,
    `anything else in ${place}?`,
    'I’d also do something with people',
    'what else is there',
  ];
  it.each(places.flatMap((place) => others(place).map((message) => [place, message] as const)))(
    'lets go of the work, says so and shows jobs: %s, %s',
    async (place, message) => {
      const [none, then] = await talk(student, [`volcanologist jobs in ${place}`, message]);
      expect(none?.filters.join()).toMatch(/Volcanologist/);
      expect(then?.text).not.toBe(none?.text);
      expect(then?.text).toContain('searched without **volcanologist**');
      expect(then?.filters.join()).not.toMatch(/Volcanologist/);
      expect(then?.filters.join()).toContain(place);
      expect(then?.results.length).toBeGreaterThan(0);
    },
  );

  it.each(['I’d look at accounting or tax', 'something with animals', 'is there really nothing?'])(
    'leaves no place by itself: %s',
    async (message) => {
      expect(last(await talk(student, ['volcanologist jobs in Boston', message])).filters).toContain('Boston');
    },
  );

  it('keeps a place that cannot be left', async () => {
    const then = last(await talk(student, ['volcanologist jobs in Boston', 'I can’t really leave Boston. What else is there?']));
    expect(then.filters.join()).toContain('Boston');
    expect(then.results.length).toBeGreaterThan(0);
  });

  it.each(['I’m finishing a master’s in May', 'A master’s is what I’m finishing, so that is no problem'])(
    'counts the degree that the student says to have: %s',
    async (message) => {
      const musts: string[] = [];
      const tools: SearchTools = {
        ...fakeTools(vocabulary),
        findJobs: (filter, about, limit) => {
          musts.push(...(about.musts ?? []));
          return fakeTools(vocabulary).findJobs(filter, about, limit);
        },
      };
      const then = last(await talk(student, ['nurse jobs', message, 'in Boston'], { tools }));
      expect(musts).toContain('degree=master');
      expect(then.filters).toContain('Nurse');
    },
  );
});

describe('an objection', () => {
  const shownAt = async (company: string) => last(await talk(student, [`jobs at ${company}`])).results.length > 0;
  it.each(['Spotify', 'Nike', 'Boeing'])('keeps its employer from the next cards: %s', async (company) => {
    expect(await shownAt(company)).toBe(true);
    for (const objection of [`Why do you show me ${company}? I want other internships`]) {
      const all = last(await talk(student, ['internships', 'show 20']));
      expect(all.results.map((job) => job.company_name)).toContain(company);
      const then = last(await talk(student, ['internships', 'show 20', objection]));
      expect(
        then.results.map((job) => job.company_name),
        objection,
      ).not.toContain(company);
    }
  });

  it('keeps what several words of a title name from the next cards', async () => {
    const titles = last(await talk(student, ['data jobs'])).results.map(({ job_title: title }) => title);
    expect(titles.join()).toMatch(/Data Analyst/);
    const then = last(await talk(student, ['data jobs', 'not data analyst lol. anything in Boston']));
    expect(then.results.map(({ job_title: title }) => title).join()).not.toMatch(/Data Analyst/);
  });

  it('leaves out the one employer that was looked at where others are asked for', async () => {
    const then = last(await talk(student, ['jobs at Spotify', 'other employers please']));
    expect(then.filters).toEqual(['Not Spotify']);
    expect(then.results.length).toBeGreaterThan(0);
  });

  it('takes the place of what it opposes, and the other way round', async () => {
    for (const work of ['nurse', 'teacher', 'data analyst']) {
      const then = last(await talk(student, [`${work} jobs`, `no, not ${work} then`, `ok ${work} jobs after all`]));
      expect(then.filters.filter((label) => label.startsWith('Not ') && then.filters.includes(label.slice(4)))).toEqual([]);
    }
  });
});

describe('a reason', () => {
  it.each([
    'Why did you rank the first above the second?',
    'What makes the first a better match for me than the second?',
    'why is the first one better than the second',
  ])('names the scores of both jobs: %s', async (message) => {
    const [list, then] = await talk(student, ['internships', message]);
    const [one, other] = list?.results ?? [];
    for (const job of [one, other]) expect(then?.text).toContain(job?.job_title);
    expect(then?.text).toMatch(/score|equally good/);
    expect(then?.text).not.toMatch(/What you’d do|Open the posting/);
  });

  it.each(['The second one, then. Why did you think it suits me?', 'Why does the second one suit me?', 'the second. why did you pick it?'])(
    'is given of one, and no description: %s',
    async (message) => {
      const [list, then] = await talk(student, ['internships', message]);
      expect(then?.text).toContain(list?.results[1]?.job_title);
      expect(then?.text).toContain('out of 100');
      expect(then?.text).not.toMatch(/What you’d do|Open the posting/);
    },
  );
});

describe('which need no degree', () => {
  const plain = fakeTools(vocabulary);
  const degrees = ['none', 'bachelor', null] as const;
  const withDegree = (job: Job): Job => ({ ...job, degree: degrees[job.job_title.length % 3] ?? null });
  const asking: SearchTools = {
    ...plain,
    findJobs: async (...args) => {
      const found = await plain.findJobs(...args);
      return { ...found, jobs: found.jobs.map(withDegree) };
    },
    jobsByIds: async (...args) => (await plain.jobsByIds(...args)).map(withDegree),
  };
  it.each(['which of them don’t need a degree?', 'hell yea. which of them dont need a degree', 'Which of these require no degree?'])(
    'are named, and those that don’t say: %s',
    async (message) => {
      const [list, then] = await talk(student, ['data internships', message], { tools: asking });
      expect(list?.results.length).toBeGreaterThan(0);
      const lead = /^(.*?) (?:doesn’t|don’t) require a degree/.exec(then?.text ?? '')?.[1] ?? '';
      for (const job of (list?.results ?? []).filter(({ degree }) => degree === 'bachelor'))
        expect(lead).not.toContain(`**${job.job_title}** at ${job.company_name}`);
      expect(then?.text).toMatch(/require a degree|None of these say/);
      expect(then?.text).toMatch(/say\.|for one\./);
    },
  );

  it('alone are shown where that is asked for', async () => {
    const then = last(await talk(student, ['data internships', 'which one doesnt say?? show only ones w no degree'], { tools: asking }));
    expect(then.filters).toContain('Doesn’t ask for a bachelor’s');
  });

  it('has closing dates told, or that there are none', async () => {
    for (const message of ['which close soonest?', 'Which of these closes first?', 'I meant the closing dates.']) {
      const then = last(await talk(student, ['data internships', message]));
      expect(then.text, message).toMatch(/clos(?:es on|ing date)/);
    }
  });
});

describe('what a posting asks of the student', () => {
  const saying = (line: string): SearchTools => ({
    ...fakeTools(vocabulary),
    describeJob: async (id) => {
      const [job] = await fakeTools(vocabulary).jobsByIds([id], student, {});
      return job === undefined ? null : { job, description: ['Requirements', `- ${line}`].join('\n') };
    },
  });
  it.each([
    ['Degree in Economics or Statistics', /names your major, Economics/],
    ['BA or BS in Forestry or a related field', /accepts related majors/],
    ['Degree in Nursing', /doesn’t name Economics/],
  ])('is held against their major: %s', async (line, answer) => {
    const [, , then] = await talk(
      student,
      ['internships', 'tell me about the first one', 'i study economics, not forestry. is it a problem?'],
      {
        tools: saying(line),
      },
    );
    expect(then?.text).toContain(line);
    expect(then?.text).toMatch(answer);
  });

  it('never passes for the work', async () => {
    const description = 'You need not. Tell us which you prefer. What you get: you receive full pay. You would need a car.';
    const tools: SearchTools = {
      ...fakeTools(vocabulary),
      describeJob: async (id) => {
        const [job] = await fakeTools(vocabulary).jobsByIds([id], student, {});
        return job === undefined ? null : { job, description };
      },
    };
    for (const message of ['tell me about the first one', 'what would I do in the first one?'])
      expect(last(await talk(student, ['internships', message], { tools })).text, message).not.toMatch(/You need not|Tell us|What you get/);
  });
});

describe('what none of the jobs shown is about', () => {
  const near = (similarity: number): SearchTools => ({
    ...fakeTools(vocabulary),
    similarJobs: async () => [{ id: 'elsewhere', similarity: 0.5 }, ...testRows.map(({ id }) => ({ id, similarity }))],
  });
  it.each(['something with bylines', 'something with spreadsheets'])('is said before the cards: %s', async (message) => {
    const answerNear = async (similarity: number) => last(await talk(student, ['jobs', message], { tools: near(similarity) })).text;
    expect(await answerNear(0.1)).toMatch(/None of these have much to do with “/);
    expect(await answerNear(0.4)).not.toContain('much to do with');
    expect(last(await talk(student, ['jobs', message])).text).not.toContain('much to do with');
  });
});
