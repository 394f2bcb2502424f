import type { Sponsorship } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import { builtinSearch } from './builtin.ts';
import { noFacts } from '#testing/no-facts.testing.ts';
import { last, matched, profile, talk, vocabulary, words } from '#testing/search-conversation.testing.ts';
import { fakeTools, student } from '#testing/search-tools.testing.ts';
import type { SearchTools } from './port.ts';

describe('talk about jobs', () => {
  it('answers from the record', async () => {
    const answers = await talk(student, [
      'Google internships',
      'does the first one sponsor?',
      'compare 1 and 2',
      'which one pays the most?',
    ]);
    expect(answers[1]?.text).toMatch(/sponsors visas: “We sponsor H-1B visas\.”|doesn’t say if the employer sponsors/);
    expect(answers[2]?.text).toContain('| Pay |');
    expect(answers[3]?.text).toContain('$90–110K');
    expect(answers.slice(1).every((answer) => answer.results.length === 0)).toBe(true);
  });

  it('answers whether employers sponsor from the federal record, with its years and source, and changes no condition', async () => {
    const [before, google, both, none, search] = await talk(student, [
      'data internships',
      'does Google sponsor visas?',
      'do Google and Stripe sponsor H-1B?',
      'does Brightwater sponsor visas?',
      'does Google have internships that sponsor visas?',
    ]);
    expect(google?.text).toMatch(
      /^USCIS approved [\d,]+ new H-1B petitions for Google in 2021–2022 and part of 2023\. It also approved [\d,]+ for people who already had H-1B status\. These numbers are from the USCIS H-1B Employer Data Hub\. They don’t show whether a job sponsors visas, so ask before you apply\.$/,
    );
    expect([google?.results, google?.filters]).toEqual([[], before?.filters]);
    expect(google?.suggestions).toEqual(['Jobs at Google', 'Jobs at Google that sponsor visas']);
    expect(both?.text).toMatch(/for Google in .* for Stripe in /);
    expect(none?.text).not.toContain('approved');
    expect(search?.results.length).toBeGreaterThan(0);
  });

  it('tells the name Visa from a visa, and a question about people or a search from one about an employer', async () => {
    for (const message of ['what about Visa?', 'are there people at Visa?', 'do you know alumni at Google who got sponsored?']) {
      const [answer] = await talk(student, [message]);
      expect(answer?.text).not.toMatch(/petition|H-1B/);
    }
    const [named] = await talk(student, ['is Capital One sponsoring H-1Bs?']);
    expect(named?.text).toMatch(/^USCIS approved .* for Capital One in /);
  });

  it('adds how many petitions of the employer were approved where the posting is silent on visas, and never to a yes', async () => {
    const tools = fakeTools(vocabulary);
    const record = {
      initial: 1234,
      continuing: 5,
      denials: 2,
      years: '2021–2022 and part of 2023',
      source: 'USCIS H-1B Employer Data Hub',
    };
    const answerTo = async (sponsorship: Sponsorship) => {
      const known: SearchTools = {
        ...tools,
        jobsByIds: async (...args) =>
          (await tools.jobsByIds(...args)).map((job) =>
            Object.assign(job, { sponsorship, sponsorship_quote: null, verdicts: [], visa_record: record }),
          ),
      };
      return (await talk({ ...student, needsVisa: true }, ['Google internships', 'does the first one sponsor?'], { tools: known }))[1]
        ?.text;
    };
    expect(await answerTo('unknown')).toContain('USCIS approved 1,234 new H-1B petitions for this employer in 2021–2022 and part of 2023.');
    expect(await answerTo('yes')).not.toContain('petitions');
  });
});

describe('why a job is shown', () => {
  it('takes nothing that speaks for it, and nothing that was never stated, for a fault', async () => {
    const tools = fakeTools(vocabulary);
    const reasons = [
      { kind: 'role' as const, points: 30, max: 40, text: 'Data Analyst is a usual step from your major.', evidence: [] },
      {
        kind: 'skills' as const,
        points: 8,
        max: 25,
        text: 'It asks for Economics, your major.',
        quote: 'Economics or a related field.',
        evidence: [],
      },
    ];
    const scored = (some: typeof reasons): SearchTools => ({
      ...tools,
      jobsByIds: async (...args) => (await tools.jobsByIds(...args)).map((job) => matched(job, some)),
    });
    const [, why] = await talk(student, ['data jobs', 'why the first?'], { tools: scored(reasons) });
    expect(why?.text).toContain('It says: “Economics or a related field.”');
    expect(why?.text).not.toContain('weakest point');
    const unnamed = [
      ...reasons.slice(0, 1),
      { kind: 'skills' as const, points: 0, max: 25, text: 'You haven’t named any interests yet.', quote: '', evidence: [] },
    ];
    const [, open] = await talk(student, ['data jobs', 'why the first?'], { tools: scored(unnamed) });
    expect(open?.text).toContain(' You haven’t named any interests yet.');
  });

  it('never quotes the student’s own words as what a posting lacks', async () => {
    const tools = fakeTools(vocabulary);
    const unsaid = { from: 'profile' as const, text: 'You named “wrote solutions”.' };
    const reasons = [
      { kind: 'role' as const, points: 40, max: 40, text: 'It’s in the occupation you want.', evidence: [] },
      { kind: 'skills' as const, points: 0, max: 25, text: 'The posting doesn’t mention “wrote solutions”.', evidence: [unsaid] },
    ];
    const scored: SearchTools = {
      ...tools,
      jobsByIds: async (...args) => (await tools.jobsByIds(...args)).map((job) => matched(job, reasons)),
    };
    const [, why, against] = await talk(student, ['data jobs', 'why the first?', 'what speaks against the first one?'], { tools: scored });
    expect([why?.text, against?.text].join(' ')).not.toContain('wrote solutions');
    expect(against?.text).toContain('The posting just doesn’t mention some of your interests or skills.');
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
    expect(asked.length).toBeGreaterThan(0);
    for (const one of asked) expect(one).toMatchObject({ roles: ['Data Analyst'], levels: ['internship'] });
  });
});

describe('someone with a heavy heart', () => {
  it.each([
    ['I am so stressed', /^That sounds really stressful/],
    ['my dad died last week', /^I’m so sorry/],
    ['I want to kill myself', /988/],
    ['I want to kill myself, maybe a job in Boston helps', /988/],
  ])('gets a human sentence and no jobs: %s', async (message, sentence) => {
    const [, answer] = await talk(student, ['software engineer internships', message]);
    expect(answer?.text).toMatch(sentence);
    expect(answer?.results).toEqual([]);
    expect(answer?.suggestions).toEqual([]);
  });
});

it.each(['Neither, I’m afraid', "Neither, I'm afraid. Show me the ones in Chicago.", "I'm afraid not"])(
  'who is only being polite is not comforted: %s',
  async (message) => {
    const [, answer] = await talk(student, ['software engineer internships', message]);
    expect(answer?.text).not.toMatch(/stressful/);
  },
);
it('who is afraid is answered as such', async () => {
  const [, answer] = await talk(student, ['software engineer internships', 'I’m afraid of never finding anything']);
  expect(answer?.text).toMatch(/^That sounds really stressful/);
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
      expect(answer?.text, suggestion).not.toMatch(/didn’t understand/);
    }
  });

  it('waits for one search before its first word', async () => {
    const tools = fakeTools(vocabulary);
    const parts = builtinSearch(tools)(
      { about: { ...student, needsVisa: true }, state: null, history: [], facts: noFacts, message: 'data jobs' },
      new AbortController().signal,
    );
    for await (const part of parts) if ('token' in part) break;
    expect(tools.calls).toEqual(['find']);
  });

  it('ends when it is stopped, with its conditions kept', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    for await (const part of builtinSearch(fakeTools(vocabulary))(
      { about: student, state: null, history: [], facts: noFacts, message: 'data jobs' },
      stop.signal,
    )) {
      seen.push(Object.keys(part)[0] ?? '');
      if ('token' in part) stop.abort();
    }
    expect(seen).toEqual(['reading', 'filters', 'state', 'token']);
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

describe('a message without a condition', () => {
  it('clears nothing', async () => {
    const answers = await talk(student, [
      'nursing jobs',
      'is there a job where I can work part time because of my daughter?',
      'are there jobs with qwertyuiop part-time?',
    ]);
    for (const answer of answers) expect(answer.filters).toEqual(['Registered Nurse']);
    expect(answers[1]?.text).toContain('“part time”');
  });

  it('lets go of nothing that found nothing either', async () => {
    const answers = await talk({ ...student, needsVisa: true }, ['nursing jobs in New York', 'anything cheaper to live?']);
    expect(last(answers).filters).toEqual(['Registered Nurse', 'New York']);
  });

  it('is read in part when it is long, which is said', async () => {
    const long = last(await talk(student, [`nursing jobs ${'and then some more '.repeat(300)} in Boston`]));
    expect(long.text).toMatch(/^That was long/);
    expect(long.filters).toEqual(['Registered Nurse']);
    const many = last(await talk(student, ['nurse and teacher and '.repeat(60)]));
    expect(many.text).toMatch(/^That was long/);
    expect(last(await talk(student, ['nursing jobs'])).text).not.toContain('at once');
  });
});

describe('a word that no fitting posting holds', () => {
  it('is no condition unless only those that hold it are asked for', async () => {
    const [, wish] = await talk(student, ['nursing jobs', 'about climate']);
    expect(wish?.text).toContain('None of them mention “climate”.');
    expect(wish?.filters).toEqual(['Registered Nurse']);
    const [, only] = await talk(student, ['nursing jobs', 'only those with climate']);
    expect(only?.text).toContain('Right now there are no registered nurse jobs that mention “climate”.');
    expect(only?.filters).toEqual(['Registered Nurse', '“climate”']);
  });
});

describe('who says that they sponsor', () => {
  it('offers those that do not say, and shows them when asked', async () => {
    const [only, all] = await talk(student, ['software engineer jobs that sponsor', 'Also the ones that don’t say']);
    expect(only?.suggestions).toContain('Also the ones that don’t say');
    expect(only?.filters).toContain('Sponsors visas');
    expect(all?.filters).toEqual(['Software Engineer']);
  });
});

describe('which of these, where there is only one', () => {
  it('is given for that one', async () => {
    const [, visa, pay] = await talk(student, [
      'data analyst jobs at Mayo Clinic',
      'which of these sponsor visas?',
      'which one pays most?',
    ]);
    expect(visa?.text).toMatch(/^The posting for \*\*Data Analyst I\*\* at Mayo Clinic says the employer doesn’t sponsor visas/);
    expect(pay?.text).toMatch(/^\*\*Data Analyst I\*\* at Mayo Clinic pays \$62/);
  });
});

describe('what rules the student out', () => {
  it('is given for the shown jobs with the posting’s words', async () => {
    const [, barred] = await talk({ ...student, needsVisa: true }, ['jobs at Mayo Clinic', 'which of these rule me out and why?']);
    expect(barred?.text).toContain('doesn’t sponsor visas');
    expect(barred?.text).toContain('“We are unable to sponsor.”');
    const [, none] = await talk(student, ['jobs at Mayo Clinic', 'which of these rule me out and why?']);
    expect(none?.text).toContain('Nothing in these postings rules you out');
  });
});
