import type { Alumni } from '@alive/contract/people.ts';
import { describe, expect, it } from 'vitest';
import { builtinSearch } from './builtin.ts';
import { noFacts } from '#testing/no-facts.testing.ts';
import { fakeTools, student, testVocabulary } from '#testing/search-tools.testing.ts';
import type { PeopleAsked, SearchTools } from './port.ts';

const vocabulary = await testVocabulary();

/** Says one thing after another; gives what came with each answer. */
async function talk(messages: readonly string[], tools: SearchTools = fakeTools(vocabulary), about = student): Promise<Answer[]> {
  const answers: Answer[] = [];
  let state: unknown = null;
  for (const message of messages) {
    const answer: Answer = { text: '', filters: [], results: [], people: [], suggestions: [], offers: [] };
    for await (const part of builtinSearch(tools)({ about, state, history: [], facts: noFacts, message }, new AbortController().signal)) {
      if ('token' in part) answer.text += part.token;
      if ('filters' in part) answer.filters = part.filters.map((one) => one.label);
      if ('results' in part) answer.results = part.results.map((job) => job.company_name);
      if ('people' in part) answer.people = part.people.map((one) => one.name);
      if ('suggestions' in part) answer.suggestions = part.suggestions;
      if ('offers' in part) answer.offers = part.offers.map(({ label }) => label);
      if ('state' in part) state = JSON.parse(JSON.stringify(part.state));
    }
    answers.push(answer);
  }
  return answers;
}
const last = (answers: Answer[]) => answers.at(-1) ?? { text: '', filters: [], results: [], people: [], suggestions: [], offers: [] };

describe('a question over what is shown', () => {
  it.each(['do any of those pay over 30 an hour?', 'do any of these pay more than 60k?'])(
    'answers %s and changes nothing',
    async (asked) => {
      const [first, answer] = await talk(['internships', asked]);
      expect(answer?.text).toMatch(/^(?:Yes|No|None)/);
      expect(answer?.filters).toEqual(first?.filters);
    },
  );
});

it.each(['forget government', 'never mind government'])('“%s” takes back a wish and leaves nothing out', async (withdrawn) => {
  const [first, answer] = await talk(['data analyst jobs, preferably government', withdrawn]);
  expect(answer?.filters).toEqual(first?.filters);
});

describe('why something is missing', () => {
  it('names the condition that keeps it out, with counts, and lets it in on a yes', async () => {
    const [, why, yes] = await talk(['internships in New York', 'why isn’t Figma there?', 'yes']);
    expect(why?.text).toBe(
      'I found one job for **Figma**, but it isn’t on the list because you asked for **New York**. Should I search without **New York**?',
    );
    expect(yes?.results).toEqual(['Figma']);
    expect(yes?.filters).toEqual(['Internships', 'Figma']);
  });

  it('tells another kind of work from what was asked for, and adds it on a yes', async () => {
    const [, why, yes] = await talk(['data analyst jobs', 'why not the marketing ones?', 'yes']);
    expect(why?.text).toContain('You filtered by **data analyst**, so I left out **marketing**.');
    expect(yes?.filters).toEqual(['Data Analyst', 'Marketing']);
  });

  it('remembers what was left out', async () => {
    const [, , why] = await talk(['internships', 'not Google', 'why is there no Google?']);
    expect(why?.text).toMatch(/^I left out \*\*Google\*\* because you wrote “not Google”/);
  });

  it('says that it is there when it is, and that nothing is when nothing is', async () => {
    const [, here, none] = await talk(['jobs at Figma', 'why isn’t Figma there?', 'where are the Microsoft jobs?']);
    expect(here?.text).toContain('It’s number 1 on the list');
    expect(none?.text).toContain('no open jobs match **Microsoft**');
  });

  it('says which condition leaves so few', async () => {
    const [, few] = await talk(['software engineer internships in Boston', 'why so few?']);
    expect(few?.text).toMatch(/^(?:Adding|Searching without) .+\*\* (?:back in )?would give you \*\*\d+\*\* jobs instead of 2/);
  });
});

describe('taking back', () => {
  it('restores what was before', async () => {
    const answers = await talk(['software engineer internships', 'only in Boston', 'undo']);
    expect(last(answers).filters).toEqual(['Software Engineer', 'Internships']);
    expect(last(answers).text).toMatch(/^I put your search back the way it was\./);
  });

  it('drops what came last', async () => {
    expect(last(await talk(['data internships', 'that sponsor visas', 'drop that'])).filters).toEqual(['Data', 'Internships']);
  });

  it('weighs one against the other', async () => {
    expect(last(await talk(['marketing internships', 'less marketing, more data'])).filters).toEqual(['Internships', 'Data']);
  });

  it('corrects a misreading and keeps the rest', async () => {
    expect(last(await talk(['data internships in Boston', 'no, I meant design'])).filters).toEqual(['Internships', 'Boston', 'Design']);
  });
});

describe('how many are shown', () => {
  it('is as many as asked for, twenty at most', async () => {
    const [ten, more, all] = await talk(['show me 10 internships', '3 more', 'show me 50 jobs']);
    expect([ten?.results.length, more?.results.length, all?.results.length]).toEqual([10, 3, 20]);
  });
});

describe('kinds of employers', () => {
  it('are one condition that can be asked for and refused', async () => {
    const [only, not] = await talk(['FAANG internships', 'start over', 'internships but not FAANG']).then(([a, , c]) => [a, c]);
    expect(only?.filters).toContain('FAANG');
    expect(only?.results.every((name) => ['Google', 'Netflix', 'Apple', 'Amazon', 'Meta'].includes(name))).toBe(true);
    expect(only?.text).toContain('at FAANG employers');
    expect(not?.filters).toContain('Not FAANG');
    expect(not?.results).not.toContain('Google');
  });

  it('that no posting tells are said to be unstated', async () => {
    const [, , plain] = await talk(['internships', 'data jobs', 'only startups']);
    expect(plain?.text).toContain('Postings don’t say');
    expect(plain?.filters).toEqual(['Internships', 'Data']);
  });
});

describe('people', () => {
  const asked: PeopleAsked[] = [];
  const chips = () => asked.at(-1)?.conditions.map(({ field, value }) => `${field} ${String(value)}`);
  const tools: SearchTools = {
    ...fakeTools(vocabulary),
    findPeople: async (query) => {
      asked.push(query);
      return query.conditions.some(({ value }) => value === 'Figma')
        ? { people: [ada], total: 12, sameSchool: 1, sameMajor: 0, wished: [], closeness: null }
        : { people: [], total: 0, sameSchool: 0, sameMajor: 0, wished: [], closeness: null };
    },
    firstSteps: async () => ({ total: 9, atOnce: 2, steps: [{ role: 'Data Analyst', count: 4 }] }),
  };

  it('of the place talked about come with their count and what they share', async () => {
    const [, who] = await talk(['jobs at Figma', 'who works there?'], tools);
    expect(chips()).toEqual(['company Figma']);
    expect(who?.people).toEqual(['Ada Byron']);
    expect(who?.text).toBe(
      'I found **12** alumni at Figma. Of those, 1 went to Georgia Tech, like you. People you have something in common with come first.',
    );
    expect(who?.filters).toEqual(['Figma']);
  });

  it('of the own major are looked for by it', async () => {
    asked.length = 0;
    await talk(['anyone from my major at Google?'], tools);
    expect(asked[0]?.conditions.map(({ value }) => value).toSorted()).toEqual(['Economics', 'Google']);
  });

  it('are asked about together by the words of their records', async () => {
    const [, none, some] = await talk(
      ['who works at Figma?', 'are either of those two actually in pediatrics?', 'did they study mathematics?'],
      tools,
    );
    expect(none?.text).toBe('Their profile doesn’t mention “pediatrics”.');
    expect(some?.text).toMatch(/profile says “Mathematics at Georgia Tech”/);
  });

  it('are asked about where they work and what they did there too', async () => {
    const record = { ...ada, career_path: 'Analyst at Figma [2020 - Present] Boston, MA: Ran a rehab study. | Barista [2019]' };
    const found = async () => ({ people: [record], total: 1, sameSchool: 0, sameMajor: 0, wished: [], closeness: null });
    const answers = await talk(['who works at Figma?', 'are they in Boston?', 'did they do rehab?', 'were they baristas?'], {
      ...tools,
      findPeople: found,
    });
    expect(answers.slice(1).map(({ text }) => text)).toEqual([
      expect.stringContaining('profile says “Analyst at Figma, Boston, MA”'),
      expect.stringContaining('profile says “Ran a rehab study.”'),
      expect.stringMatching(/profile says “Barista”/),
    ]);
  });

  it('stay where "they" are the employer, or what is asked for is theirs', async () => {
    const [, sponsor] = await talk(['who works at Figma?', 'do they sponsor visas?'], tools);
    expect(sponsor?.text).not.toContain('record');
    const [, theirs] = await talk(['who works at Figma?', 'I wanted to know what positions they have'], tools);
    expect(theirs?.filters).not.toContain('Figma');
  });

  it('are no part of a plain request for jobs after them', async () => {
    const [, plain] = await talk(['who works at Figma?', 'looking for entry level roles in Boston'], tools);
    expect(plain?.filters).toContain('Boston');
    expect(plain?.filters).not.toContain('Figma');
  });

  it('give way to jobs where those were meant', async () => {
    const [people, jobs] = await talk(['someone at Figma I can talk to in design', 'no, I meant job openings, not people'], tools);
    expect(people?.people).toEqual(['Ada Byron']);
    expect(jobs?.filters).toContain('Figma');
    expect(jobs?.results.length).toBeGreaterThan(0);
  });

  it('without the title that was asked for are said to do other work', async () => {
    const akin: SearchTools = {
      ...tools,
      findPeople: async () => ({
        people: [ada],
        total: 3,
        sameSchool: 0,
        sameMajor: 0,
        wished: [],
        closeness: { exact: 0, same: 3, related: 0 },
      }),
    };
    const [only] = await talk(['alumni who are data analysts'], akin);
    expect(only?.text).toMatch(/^I don’t know of any alumni who are data analysts, but \*\*3\*\* people have similar jobs\./);
  });

  it('show how they came to a role, counted', async () => {
    const [only] = await talk(['how do people become a product manager?'], tools);
    expect(only?.text).toBe(
      '**9** alumni became product managers. They most often started as data analysts (4). It was the first job for 2 of them.',
    );
    expect(only?.suggestions).toContain('Data Analyst jobs');
  });
});

describe('a wish that names no work', () => {
  it('is answered with what comes nearest by meaning as offers', async () => {
    const tools: SearchTools = {
      ...fakeTools(vocabulary),
      nearestWork: async () => [
        { name: 'Aerospace Engineer', kind: 'role', similarity: 0.6 },
        { name: 'Mechanical Engineer', kind: 'role', similarity: 0.57 },
        { name: 'Accountant', kind: 'role', similarity: 0.2 },
      ],
    };
    const [only] = await talk(['I want to build things that fly in Seattle'], tools);
    expect(only?.filters).toEqual(['Seattle']);
    expect(only?.offers).toContain('Mechanical Engineer');
    expect(only?.offers).not.toContain('Accountant');
  });
});

describe('suggestions', () => {
  it('are messages that do something when sent', async () => {
    const chain = [
      'internships',
      'why so few?',
      'compare the first two',
      'why the first?',
      'ugh boring',
      'who works there?',
      'only startups',
    ];
    for (const [at, message] of chain.entries()) {
      const before = chain.slice(0, at + 1);
      for (const next of last(await talk(before)).suggestions)
        expect(last(await talk([...before, next])).text, `${message} → ${next}`).not.toMatch(
          /I didn’t understand that|No posting mentions/,
        );
    }
  });
});

const ada: Alumni = {
  id: 'p1',
  name: 'Ada Byron',
  photo: null,
  role: 'Analyst',
  company: 'Figma',
  linkedin: null,
  year: 2020,
  major: 'Mathematics',
  school: 'Georgia Tech',
  hometown: null,
  hometown_city: null,
  hometown_country: null,
  career_path: '',
  about: null,
  match_score: 70,
  match_reasons: [],
};

interface Answer {
  text: string;
  filters: string[];
  results: string[];
  people: string[];
  suggestions: string[];
  offers: string[];
}
