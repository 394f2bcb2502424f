import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import type { About } from '#platform/chat.ts';
import { builtinSearch } from './builtin.ts';
import { conditionOf } from './conditions.ts';
import { fakeTools, student, testRows, testVocabulary } from './fake-tools.ts';
import type { SearchTools } from './port.ts';

const vocabulary = testVocabulary();
const profile = {
  summary: '',
  interests: ['data'],
  target_companies: [],
  target_roles: ['Data Analyst', 'Product Manager'],
  ideal_environment: '',
};

/** Says one thing after another; gives what came with each answer. */
async function talk(
  about: About,
  messages: readonly string[],
  { tools = fakeTools(vocabulary), filters }: { tools?: SearchTools; filters?: Condition[] } = {},
): Promise<Answer[]> {
  const assistant = builtinSearch(tools);
  const answers: Answer[] = [];
  let state: unknown = null;
  for (const [at, message] of messages.entries()) {
    const answer: Answer = { text: '', filters: [], results: [], suggestions: [], order: [] };
    for await (const part of assistant(
      { about, state, history: [], message: message === '' ? null : message, filters: at === messages.length - 1 ? filters : undefined },
      new AbortController().signal,
    )) {
      answer.order.push(Object.keys(part)[0] ?? '');
      if ('token' in part) answer.text += part.token;
      if ('filters' in part) answer.filters = part.filters.map((one) => one.label);
      if ('results' in part) answer.results = part.results;
      if ('suggestions' in part) answer.suggestions = part.suggestions;
      if ('state' in part) state = JSON.parse(JSON.stringify(part.state));
    }
    answers.push(answer);
  }
  return answers;
}
const last = (answers: Answer[]) => answers.at(-1) ?? { text: '', filters: [], results: [], suggestions: [], order: [] };
const words = (text: string) => text.replace(/\|.*\|/g, '').split(/\s+/).length;

describe('an opening', () => {
  it('starts from the profile, the places and what is looked for', async () => {
    const [first] = await talk(
      { ...student, profile, preferredLocations: ['New York', 'Remote'], lookingFor: ['Internships', 'Full Time', 'People'] },
      ['Find jobs for me'],
    );
    expect(first?.filters).toEqual(['Data Analyst', 'Product Manager', 'Internships', 'New grad', 'Entry level', 'New York', 'Remote']);
    expect(first?.results.length).toBeGreaterThan(0);
    expect(first?.text).toContain('roles you named');
    expect(first?.order[0]).toBe('filters');
    expect(first?.order.indexOf('results')).toBeGreaterThan(first?.order.lastIndexOf('token') ?? 0);
  });

  it('says that the profile is missing and goes by the major', async () => {
    const [first] = await talk(student, ['Find jobs for me']);
    expect(first?.text).toContain('Economics');
    expect(first?.results).toHaveLength(5);
  });

  it('leaves out openly what no job fits', async () => {
    const [first] = await talk({ ...student, profile, preferredLocations: ['Portland'] }, ['Find jobs for me']);
    expect(first?.text).toContain('I left out Portland');
    expect(first?.filters).toEqual(['Data Analyst', 'Product Manager']);
  });
});

describe('a selection', () => {
  it('holds only what meets every condition, and its count is true', async () => {
    const [only] = await talk(student, ['data internships in New York']);
    const fitting = testRows.filter((row) => row.function === 'Data' && row.level === 'internship' && row.places.includes('New York, NY'));
    expect(only?.results.map((job) => job.id).sort()).toEqual(fitting.map((row) => row.id).sort());
    expect(only?.text).toContain(`**${fitting.length}**`);
  });

  it('holds back what the student’s visa rules out, says so and shows it when asked', async () => {
    const needsVisa = { ...student, needsVisa: true };
    const [first, held] = await talk(needsVisa, ['data analyst internships in New York or Boston', 'show the ones you held back']);
    expect(first?.results.map((job) => job.company_name)).toEqual(['Spotify']);
    expect(first?.text).toMatch(/held back 1 .*sponsor/);
    expect(first?.suggestions[0]).toBe('Show the one you held back');
    expect(held?.results.map((job) => job.company_name)).toEqual(['Pfizer']);
  });

  it('shows a company asked for by name with its gate', async () => {
    const [only] = await talk({ ...student, needsVisa: true }, ['jobs at Mayo Clinic']);
    expect(only?.results.length).toBeGreaterThan(0);
    expect(only?.results.every((job) => job.match?.gate !== null)).toBe(true);
    expect(only?.text).toContain('closed to you');
  });

  it('says how many say that they sponsor, and takes silence for no answer', async () => {
    const [only] = await talk({ ...student, needsVisa: true }, ['software engineer jobs']);
    expect(only?.text).toMatch(/sponsor.*not stated/s);
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

  it('names words that nothing was made of', async () => {
    const [only] = await talk(student, ['something with climate']);
    expect(only?.text).toContain('I know no role or place called “climate”, so I went by the word itself.');
    expect(only?.results.length).toBe(2);
  });

  it('says what it took a wish for', async () => {
    const [only] = await talk(student, ['something outdoors']);
    expect(only?.filters).toEqual(['Environment']);
    expect(only?.text).toMatch(/^I took “outdoors” for environment jobs: \*\*\d+\*\* fit\./);
  });

  it('leaves out words that stand in no posting, and the search alone when there is nothing else', async () => {
    const [, alone, beside] = await talk(student, ['software engineer internships', 'qwertyuiop', 'marketing jobs with qwertyuiop']);
    expect(alone?.text).toContain('No posting here mentions “qwertyuiop”');
    expect(alone?.filters).toEqual(['Software Engineer', 'Internships']);
    expect(beside?.filters).toEqual(['Internships', 'Marketing']);
    expect(beside?.text).toMatch(/mentions “qwertyuiop”.*left that out/);
  });

  it('does not give up a topic for a place', async () => {
    const [none] = await talk(student, ['something with climate in Boston']);
    expect(none?.results).toEqual([]);
    expect(none?.text).toMatch(/without \*\*Boston\*\*, \*\*2\*\* fit\. Shall I drop Boston\?/);
  });

  it('leaves out the work and the industry of one name in one word', async () => {
    const [, then] = await talk(student, ['internships', 'no consulting']);
    expect(then?.text).toMatch(/^Leaving out \*\*consulting\*\*:/);
  });

  it('notes what a student says of visas', async () => {
    const [held, open] = await talk({ ...student, needsVisa: true }, ['data analyst jobs in New York or Boston', 'I am a US citizen']);
    expect(held?.text).toContain('held back');
    expect(open?.text).toMatch(/^Noted: you need no visa/);
    expect(open?.results.map((job) => job.company_name)).toContain('Pfizer');
  });

  it('says when nothing there is what the student is headed for', async () => {
    const tools = fakeTools(vocabulary);
    const none = {
      kind: 'role' as const,
      points: 0,
      max: 40,
      text: 'It is not a usual step from Nursing, and you have named no role yet.',
    };
    const unlike: SearchTools = {
      ...tools,
      findJobs: async (filter, about, limit) => {
        const found = await tools.findJobs(filter, about, limit);
        return { ...found, jobs: found.jobs.map((job) => matched(job, [none])) };
      },
    };
    const [first] = await talk({ ...student, major: 'Nursing' }, ['jobs in Chicago'], { tools: unlike });
    expect(first?.text).toContain('None of these is what Nursing usually leads to');
  });

  it('goes on with the next ones and tells when there are no more', async () => {
    const answers = await talk(student, ['software engineer jobs', 'more', 'more']);
    const ids = answers.flatMap((answer) => answer.results.map((job) => job.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(last(answers).text).toMatch(/seen all/);
  });
});

describe('when nothing fits', () => {
  it('names what costs most with the count without it, offers to drop it and does on a yes', async () => {
    const [none, then] = await talk(student, ['graphic designer jobs in Boston', 'yes']);
    expect(none?.results).toEqual([]);
    expect(none?.text).toMatch(/Boston\*\*, \*\*1\*\* fits.*Shall I drop Boston\?/);
    expect(then?.filters).toEqual(['Graphic Designer']);
    expect(then?.results).toHaveLength(1);
  });

  it('offers the state around a city, and the industry of an employer, where something fits', async () => {
    const [city, state] = await talk(student, ['software engineer jobs in Sacramento', 'yes']);
    expect(city?.text).toMatch(/In all of \*\*California\*\*, \*\*\d+\*\* fits?\. Shall I look there\?/);
    expect(state?.filters).toEqual(['Software Engineer', 'California']);
    expect(state?.results.length).toBeGreaterThan(0);
    const [employer] = await talk(student, ['jobs at Lockheed Martin']);
    expect(employer?.text).toMatch(/no open job at Lockheed Martin.*aerospace & defense/s);
  });

  it('lets go by itself of what found nothing when something else is asked', async () => {
    const [none, then] = await talk(student, ['graphic designer jobs in Boston', 'entry level']);
    expect(none?.results).toEqual([]);
    expect(then?.text).toMatch(/^Still nothing with \*\*Boston\*\*, so I let go of that\./);
    expect(then?.filters).toEqual(['Graphic Designer', 'Entry level']);
  });

  it('never lets go by itself of what a student ruled out', async () => {
    const [, , then] = await talk(student, ['investment banking in New York', 'not banks', 'accounting']);
    expect(then?.filters).toContain('Not Finance industry');
  });

  it('asks to let in what was left out in words that can be said', async () => {
    const [, none] = await talk(student, ['investment banking in New York', 'not banks']);
    expect(none?.text).toContain('with **the finance industry** let in');
    expect(none?.text).not.toContain('not the finance');
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
    expect(last(answers).text).toContain('No longer only **Boston**');
  });

  it('that are unknown are dropped with a note', async () => {
    const [only] = await talk(student, [''], { filters: [{ id: 'x', field: 'level', op: 'is', value: 'emperor', label: 'Emperors' }] });
    expect(only?.text).toContain('Emperors');
    expect(only?.filters).toEqual([]);
  });
});

describe('talk about jobs', () => {
  it('answers from the record', async () => {
    const answers = await talk(student, [
      'Google internships',
      'does the first one sponsor?',
      'compare 1 and 2',
      'which one pays the most?',
    ]);
    expect(answers[1]?.text).toMatch(/sponsors: “We sponsor H-1B visas\.”|silent/);
    expect(answers[2]?.text).toContain('| Pay |');
    expect(answers[3]?.text).toContain('$90–110K');
    expect(answers.slice(1).every((answer) => answer.results.length === 0)).toBe(true);
  });
});

describe('why a job is shown', () => {
  it('takes nothing that speaks for it, and nothing that was never told, for a fault', async () => {
    const tools = fakeTools(vocabulary);
    const reasons = [
      { kind: 'role' as const, points: 30, max: 40, text: 'Data Analyst is a usual step from your major.' },
      { kind: 'skills' as const, points: 8, max: 25, text: 'It asks for Economics, your major.', quote: 'Economics or a related field.' },
    ];
    const scored = (some: typeof reasons): SearchTools => ({
      ...tools,
      jobsByIds: async (...args) => (await tools.jobsByIds(...args)).map((job) => matched(job, some)),
    });
    const [, why] = await talk(student, ['data jobs', 'why the first?'], { tools: scored(reasons) });
    expect(why?.text).toContain('It says: “Economics or a related field.”');
    expect(why?.text).not.toContain('holds it back');
    const unnamed = [
      ...reasons.slice(0, 1),
      { kind: 'skills' as const, points: 0, max: 25, text: 'You have named no interests yet.', quote: '' },
    ];
    const [, open] = await talk(student, ['data jobs', 'why the first?'], { tools: scored(unnamed) });
    expect(open?.text).toContain('Still open: you have named no interests yet.');
  });

  it('scores under the conditions it was shown under, though a later search found nothing', async () => {
    const tools = fakeTools(vocabulary);
    const asked: unknown[] = [];
    const noting: SearchTools = {
      ...tools,
      jobsByIds: (ids, about, filter) => {
        asked.push(filter);
        return tools.jobsByIds(ids, about, filter);
      },
    };
    await talk(student, ['data analyst internships', 'in Anchorage', 'why the first?'], { tools: noting });
    expect(asked).toEqual([{ roles: ['Data Analyst'], levels: ['internship'] }]);
  });
});

describe('someone who is worried', () => {
  it('is offered one small step, and takes it with a yes', async () => {
    const answers = await talk(student, ['software engineer internships', 'I am so stressed', 'yes please']);
    expect(answers[1]?.text).toContain('just one posting');
    expect(answers[2]?.text).toContain(answers[0]?.results[0]?.company_name ?? 'no company');
  });
});

describe('every answer', () => {
  const messages = [
    'Find jobs for me',
    'what about Chicago',
    'also New York',
    'only internships',
    'why the first?',
    'not finance',
    'any place',
    'more',
    'which of these sponsor visas?',
    'compare the first two',
    'over 500k',
    'yes',
    'thanks',
    'start over',
    'marketing',
    'I am stressed',
    'the second one',
    'more like this one',
  ];

  it('is short, asks at most one question and suggests what is understood', async () => {
    const answers = await talk({ ...student, profile, needsVisa: true, preferredLocations: ['New York', 'Boston'] }, messages);
    for (const answer of answers) {
      expect(words(answer.text), answer.text).toBeLessThanOrEqual(90);
      expect((answer.text.match(/\?/g) ?? []).length).toBeLessThanOrEqual(1);
      expect(answer.text).not.toMatch(/undefined|null|NaN|!|\[object/);
      expect(answer.text).not.toBe('');
      expect(answer.suggestions.length).toBeLessThanOrEqual(3);
    }
    const suggested = [...new Set(answers.flatMap((answer) => answer.suggestions))];
    for (const suggestion of suggested) {
      const [, , answer] = await talk({ ...student, profile }, ['software engineer jobs', 'the first one', suggestion]);
      expect(answer?.text, suggestion).not.toMatch(/could make nothing|made nothing of/);
    }
  });

  it('waits for one search before its first word', async () => {
    const tools = fakeTools(vocabulary);
    const parts = builtinSearch(tools)(
      { about: { ...student, needsVisa: true }, state: null, history: [], message: 'data jobs' },
      new AbortController().signal,
    );
    for await (const part of parts) if ('token' in part) break;
    expect(tools.calls).toEqual(['find']);
  });

  it('ends when it is stopped, with its conditions kept', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    for await (const part of builtinSearch(fakeTools(vocabulary))(
      { about: student, state: null, history: [], message: 'data jobs' },
      stop.signal,
    )) {
      seen.push(Object.keys(part)[0] ?? '');
      if ('token' in part) stop.abort();
    }
    expect(seen).toEqual(['filters', 'state', 'token']);
  });

  it('survives whatever is typed', async () => {
    for (const message of [
      'a'.repeat(8000),
      '<script>alert(1)</script>',
      '**bold** [x](javascript:alert(1))',
      '不知道',
      '🙂'.repeat(500),
      'not '.repeat(2000),
      '"; DROP TABLE jobs; --',
    ]) {
      const [answer] = await talk(student, [message]);
      expect(answer?.text).not.toBe('');
      expect(answer?.text).not.toMatch(/<script|(?<!\\)\]\(javascript/);
    }
  });
});

const matched = (job: Job, reasons: NonNullable<Job['match']>['reasons']): Job => ({
  ...job,
  match: { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons, gate: null },
});

interface Answer {
  text: string;
  filters: string[];
  results: Job[];
  suggestions: string[];
  order: string[];
}

describe('a message without a condition', () => {
  it('clears nothing', async () => {
    const answers = await talk(student, [
      'nursing jobs',
      'is there a job where I can work part time because of my daughter?',
      'are there jobs with qwertyuiop part-time?',
    ]);
    for (const answer of answers) expect(answer.filters).toEqual(['Registered Nurse']);
    expect(answers[1]?.text).toContain('Hours are seldom stated');
    expect(answers[2]?.text).toContain('Hours are seldom stated');
  });

  it('lets go of nothing that found nothing either', async () => {
    const answers = await talk({ ...student, needsVisa: true }, ['nursing jobs in New York', 'anything cheaper to live?']);
    expect(last(answers).filters).toEqual(['Registered Nurse', 'New York']);
  });

  it('is read in part when it is long, which is said', async () => {
    const long = last(await talk(student, [`nursing jobs ${'and then some more '.repeat(300)} in Boston`]));
    expect(long.text).toMatch(/^That is more than I read at once/);
    expect(long.filters).toEqual(['Registered Nurse']);
    const many = last(await talk(student, ['nurse and teacher and '.repeat(60)]));
    expect(many.text).toMatch(/^That is more than I read at once/);
    expect(last(await talk(student, ['nursing jobs'])).text).not.toContain('at once');
  });
});

describe('a word that no fitting posting holds', () => {
  it('is no condition, whether it came alone or not', async () => {
    const [, only] = await talk(student, ['nursing jobs', 'only those with climate']);
    expect(only?.text).toContain('No posting that fits mentions “climate”');
    expect(only?.filters).toEqual(['Registered Nurse']);
  });
});

describe('who says that they sponsor', () => {
  it('offers those that do not say, and shows them when asked', async () => {
    const [only, all] = await talk(student, ['software engineer jobs that sponsor', 'Also those that do not say']);
    expect(only?.suggestions).toContain('Also those that do not say');
    expect(only?.filters).toContain('Sponsors visas');
    expect(all?.filters).toEqual(['Software Engineer']);
  });
});

describe('what rules the student out', () => {
  it('is told of the shown jobs with the posting’s words', async () => {
    const [, barred] = await talk({ ...student, needsVisa: true }, ['jobs at Mayo Clinic', 'which of these rule me out and why?']);
    expect(barred?.text).toContain('does not sponsor visas');
    expect(barred?.text).toContain('“We are unable to sponsor.”');
    const [, none] = await talk(student, ['jobs at Mayo Clinic', 'which of these rule me out and why?']);
    expect(none?.text).toContain('None of these rules you out');
  });
});
