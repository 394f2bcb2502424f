import type { Degree, Job } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import { last, talk, vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student } from '#testing/search-tools.testing.ts';
import type { SearchTools } from './port.ts';

const degreeOf: Readonly<Record<string, Degree | null>> = { Spotify: 'bachelor', Pfizer: 'master', Boeing: 'bachelor' };
const plain = fakeTools(vocabulary);
const asking = (job: Job): Job => ({
  ...job,
  degree: degreeOf[job.company_name] ?? null,
  degree_quote: degreeOf[job.company_name] === undefined ? null : 'The degree line.',
});

/** Jobs whose postings say `lines` under their requirements, and of whose employer something is said that asks for nothing. */
const saying = (lines: readonly string[]): SearchTools => ({
  ...plain,
  findJobs: async (...args) => {
    const found = await plain.findJobs(...args);
    return { ...found, jobs: found.jobs.map(asking) };
  },
  jobsByIds: async (...args) => (await plain.jobsByIds(...args)).map(asking),
  describeJob: async (id) => {
    const [job] = await plain.jobsByIds([id], student, {});
    const blurb = `About us: ${job?.company_name} is licensed in 40 states and has housing, parking and weekends.`;
    return job === undefined ? null : { job, description: ['Requirements', ...lines.map((line) => `- ${line}`), blurb].join('\n') };
  },
});
const data = 'data internships';
const answerTo = async (message: string, { lines = ['Curiosity'], before = [data] }: { lines?: string[]; before?: string[] } = {}) =>
  last(await talk(student, [...before, message], { tools: saying(lines) }));

describe('a question about the degree of those shown', () => {
  const verbs = ['ask for', 'require', 'want', 'need'];
  it.each(verbs.flatMap((verb) => [`Do any of these ${verb} a master's?`, `do any of them ${verb} a masters degree`]))(
    'is answered with yes where one does: %s',
    async (message) => {
      const { text } = await answerTo(message);
      expect(text).toMatch(/^Yes\. 2 ask for a bachelor’s degree, 1 asks for a master’s degree and 2 don’t say\./);
    },
  );

  it.each(verbs.flatMap((verb) => [`Do any of these ${verb} a PhD?`, `so, do any of them ${verb} a doctorate?`]))(
    'is answered with no where none does: %s',
    async (message) => expect((await answerTo(message)).text).toMatch(/^No\. /),
  );

  it.each([
    ...verbs.map((verb) => [`Which of these ${verb} a master's?`, ['Pfizer'], ['Spotify', 'Boeing']] as const),
    ['Which would take someone with only a bachelor’s degree?', ['Spotify', 'Boeing'], ['Pfizer']] as const,
    ['which of these accept a bachelors', ['Spotify', 'Boeing'], ['Pfizer']] as const,
  ])('is answered with those that do where it asks which: %s', async (message, met, others) => {
    const { text } = await answerTo(message);
    const [lead = ''] = text.split('. ');
    expect(text).not.toMatch(/^(?:Yes|No)\b/);
    for (const name of met) expect(lead).toContain(name);
    for (const name of others) expect(lead).not.toContain(name);
    expect(text.match(/The degree line/g)).toHaveLength(1);
  });
});

describe('a question about what those shown pay', () => {
  it.each(['Which of these pay more than $80,000?', 'which pay over 80k', 'Which ones pay at least 80,000 dollars?'])(
    'names those that do, and is no superlative: %s',
    async (message) => {
      const { text } = await answerTo(message);
      expect(text).toMatch(/^[^.]*NVIDIA and [^.]*Netflix pay \$80K or more\.$/);
    },
  );

  it('names those whose range goes that high after those that surely do', async () => {
    const { text } = await answerTo('Which of these pay more than 72,000 dollars?');
    expect(text).toMatch(/Netflix pay .* \*\*Data Engineer Intern\*\* at Boeing may fit, too: its pay range goes that high\./);
  });

  it('answers both halves of a question', async () => {
    const { text } = await answerTo('Which of these are in Seattle, or pay the most?');
    expect(text).toMatch(/Boeing is in Seattle.*NVIDIA pays the most/s);
  });
});

describe('what a posting says of something asked', () => {
  it.each(['Do any of these require a license?', 'Which of these ask for an LCSW?', 'do any need a certification'])(
    'is quoted once for all, from what it asks for: %s',
    async (message) => {
      const { text } = await answerTo(message, { lines: ['Licensed master social worker'] });
      expect(text).toBe('All 5 ask for: “Licensed master social worker”.');
    },
  );

  it.each([
    ['does the first one need a license?', 'a license or certificate'],
    ['does the first one offer parking?', '“parking”'],
    ['does the first one have housing?', '“housing”'],
    ['is the first one part time?', '“part time”'],
    ['does the first one involve infectious disease?', '“infectious”'],
    ['number 1. hours?', 'working hours'],
    ['1 sounds good. parking?', '“parking”'],
  ])('is nothing where only its employer has it, or half of it: %s', async (message, missing) => {
    const { text } = await answerTo(message, { lines: ['Knowledge of the disease', 'Take part in the work'] });
    expect(text).toMatch(new RegExp(`doesn’t mention ${missing}\\.$`));
  });
});

describe('a word that no posting can say', () => {
  it.each(['wht does the first one invlove', 'alright, is the first one honestly in sales?', 'what wld i be doin at the first one'])(
    'is not looked for: %s',
    async (message) => {
      expect((await answerTo(message)).text).not.toMatch(/“(?:wht|invlove|alright|honestly|wld|doin)”/);
    },
  );

  it('is no pay where hours are asked for', async () => {
    const { text } = await answerTo('how many hours is the first one?', { lines: ['This position pays $23 per hour'] });
    expect(text).toMatch(/doesn’t mention/);
  });
});

describe('what those shown are asked by their content', () => {
  const asks = [
    ['Which one of these is really teaching to children?', ['Teacher of reading groups', 'Plan afternoons for children']],
    ['which of these really edits documentaries', ['Editing every day', 'Long documentary films']],
    ['Which of these are about recording live concerts?', ['You record sound', 'Season of concerts', 'Live shows']],
    ['Do any of these involve kids?', ['Work in a classroom']],
  ] as const;
  it.each(asks)('is what a posting says in any form, anywhere, by its own sentence: %s', async (message, lines) => {
    const { text } = await answerTo(message, { lines: ['Curiosity', ...lines] });
    expect(text).toContain(lines[0]);
    expect(text).not.toMatch(/mention/);
  });

  it.each(asks)('is named by its words where none says them, never as a phrase: %s', async (message) => {
    const { text } = await answerTo(message);
    expect(text).toMatch(/^None of these mention “\w+”(?:, “\w+”)*(?:,? or “\w+”)?\.$/);
  });

  it.each(['The second is sales. ', 'The first is in a hospital. ', 'The first one is marketing, it is not with people. '])(
    'is not changed by a remark: %s',
    async (remark) => {
      const ask = 'Which one of these is really teaching to children?';
      expect((await answerTo(`${remark}${ask}`)).text).toBe((await answerTo(ask)).text);
    },
  );
});

describe('the pay that is wanted along with the jobs', () => {
  it.each([
    'with the pay please',
    'and with their pay',
    'Only the ones at Boeing or Netflix, and with the pay.',
    'marketing internships, with the salaries',
  ])('is said of them: %s', async (message) => {
    const { text, filters } = await answerTo(message);
    expect(text).toMatch(/pays? \$|pay\.|state/);
    expect(text).not.toMatch(/didn’t understand|couldn’t use|mention/);
    expect(filters.join()).not.toMatch(/\$/);
  });
});

describe('the job that a question is about', () => {
  it.each([
    ['what does the Netflix one pay?', 'Data Scientist Intern'],
    ['is the data scientist one remote?', 'Data Scientist Intern'],
    ['how much does the Seattle one pay', 'Data Engineer Intern'],
    ['the data analyst one, what does it pay?', 'Data Analyst Intern'],
  ])('is the first that its words fit: %s', async (message, title) => {
    const { text } = await answerTo(message);
    expect(text).toContain(`**${title}**`);
    expect(text.match(/\*\*/g)).toHaveLength(2);
  });

  it('may stand in a list before', async () => {
    const { text } = await answerTo('does the Boeing role say what it pays?', { before: [data, 'only marketing in Portland'] });
    expect(text).toMatch(/Boeing/);
  });

  it('is said not to be there where none is called so', async () => {
    const { text } = await answerTo('The Cloud Gardening one sounds nice. What would I need for it?');
    expect(text).toBe('I don’t see “Cloud Gardening” here. Which job do you mean? You can say “the second one”.');
  });

  it('is told with what one would do and what it asks for', async () => {
    const { text } = await answerTo('Tell me more about the second one.', { lines: ['SQL every day', 'Patience'] });
    expect(text).toMatch(/What it asks for:\n- SQL every day\n- Patience/);
  });
});

describe('a comparison', () => {
  const befores = ['', 'That doesn’t really answer it. ', 'Hm. I like them all. ', 'ok thanks! '];
  it.each(
    befores.flatMap((before) => [`${before}Compare the two analyst jobs.`, `${before}Could you put the two analyst ones side by side?`]),
  )('takes the two that are named, whatever stands before it: %s', async (message) => {
    const answer = await answerTo(message);
    expect(answer.text).toMatch(/Data Analyst Intern.*Data Analyst Intern/);
    expect(answer.text).toContain('| Pay |');
    expect(answer.results).toEqual([]);
  });

  it('takes the first that each name fits', async () => {
    const { text } = await answerTo('compare the analyst and the scientist one');
    expect(text).toMatch(/\| \| (?:Spotify|Pfizer) \| Netflix \|/);
  });
});

describe('why a job is there', () => {
  it.each([
    'Good, that’s more like it. Why the second one?',
    'Why the second one? I never did such work.',
    'Thank you for that. Would you tell me why the second one fits me?',
    'Why is the second one any good for an economics major?',
  ])('is told once, and nothing besides: %s', async (message) => {
    const [first, answer] = await talk(student, [data, message], { tools: saying(['Curiosity']) });
    const second = first?.results[1];
    expect(answer?.text.match(/scores \d+ out of 100/g)).toHaveLength(1);
    expect(answer?.text.startsWith(`**${second?.job_title}** at ${second?.company_name} scores`)).toBe(true);
    expect(answer?.text).not.toMatch(/What’s off|That’s fair|closer read/);
  });
});

describe('a remark on a card', () => {
  it.each(['is much nearer the mark, thank you', 'is interesting!', 'looks a bit far'])(
    'is looked up nowhere: the Boeing one %s',
    async (remark) => {
      const answer = await answerTo(`The Boeing one ${remark}. Would you show me marketing jobs in Portland?`);
      expect(answer.text).not.toMatch(/doesn’t mention|closer read/);
      expect(answer.filters.join()).toContain('Portland');
    },
  );
});

describe('the ones not seen', () => {
  it.each(['Show more', 'show me the ones I haven’t seen', 'the other ones please', 'different ones'])(
    'include near-copies, when nothing else is left: %s',
    async (message) => {
      const folding: SearchTools = {
        ...plain,
        findJobs: async (...args) => {
          const found = await plain.findJobs(...args);
          const [first, ...others] = found.jobs;
          return first === undefined
            ? found
            : { ...found, jobs: [{ ...first, alike: { count: others.length, ids: others.map(({ id }) => id) } }] };
        },
      };
      const [first, answer] = await talk(student, [data, message], { tools: folding });
      expect(first?.results).toHaveLength(1);
      expect(answer?.results).toHaveLength(4);
      expect(answer?.text).toContain('nearly the same');
    },
  );
});
