import { describe, expect, it } from 'vitest';
import { last, talk } from '#testing/search-conversation.testing.ts';
import { rowsOf, saying, student, toolsOver } from '#testing/search-tools.testing.ts';

// title | company | industry | level | places | remote | pay in K | sponsorship | clearance | skills
const rows = rowsOf(`
Wound Care Nurse Intern|Mayo Clinic|Healthcare|internship|Rochester, MN||50-55|||Patient Care,Charting
Greenhouse Intern|Bayer|Agriculture|internship|St. Louis, MO|||||Botany,Charting
Exhibition Lighting Intern|Getty Museum|Arts & Culture|internship|Los Angeles, CA||36-40|||Rigging,Charting
Legal Aid Intern|ACLU|Nonprofit|internship|Boston, MA||30-34|||Legal Research,Charting
Legal Aid Intern – Summer 2027|ACLU|Nonprofit|internship|Boston, MA|||||Legal Research
`);
const tools = await toolsOver(rows, ['Nursing', 'Law']);

/** The last answer to 'internships' and what follows, of postings that say `lines`. */
const answerTo = async (messages: readonly string[], lines: readonly string[] = ['Curiosity']) =>
  last(await talk(student, ['internships', ...messages], { tools: saying(tools, 'Requirements', lines) }));

describe('a question with a denied verb', () => {
  it.each([
    ['Doesn’t the ACLU or Bayer have anything?', ['ACLU', 'Bayer']],
    ['Don’t you have any nursing jobs?', ['Registered Nurse']],
    ['Isn’t there anything in Los Angeles?', ['Los Angeles']],
    ['I’m surprised. Aren’t there any legal ones in Boston?', ['Legal', 'Boston']],
    ['haven’t you got anything in St. Louis', ['St. Louis']],
    ['Can’t I find something at the Getty Museum?', ['Getty Museum']],
  ])('asks for what it names: %s', async (message, labels) => {
    const { filters } = await answerTo([message]);
    for (const label of labels) expect(filters.join()).toContain(label);
    expect(filters.join()).not.toContain('Not ');
  });

  it.each([
    ['Don’t show me nursing jobs', 'Not Registered Nurse'],
    ['Can’t you show me anything besides legal work?', 'Not Legal'],
    ['I can’t move to Boston', 'Not Boston'],
  ])('is no order, nor what is refused in it: %s', async (message, label) => expect((await answerTo([message])).filters).toContain(label));
});

describe('a figure alone', () => {
  const shown = async (messages: readonly string[]) =>
    (await talk(student, ['internships', ...messages], { tools: saying(tools, 'Requirements', []) }))[0]?.results ?? [];

  it.each(['1 pay?', 'does 1 pay', 'what about 1, pay?'])('means the row of that number beside a question: %s', async (message) => {
    const [first] = await shown([]);
    expect((await answerTo([message])).text).toContain(first?.job_title ?? '–');
  });

  it.each(['2 vs 4', 'compare 2,4', '2 or 4?', 'compare 2 and 4'])('compares the rows of both numbers: %s', async (message) => {
    const [, second, , fourth] = await shown([]);
    const { text } = await answerTo([message]);
    expect(text).toContain(second?.job_title ?? '–');
    expect(text).toContain(fourth?.company_name ?? '–');
    expect(text).toContain('|---|');
  });

  it.each(['3 nursing jobs?', 'I have 2 years of experience', 'legal work, 3 days a week', 'can I see 4 legal roles'])(
    'counts what follows it: %s',
    async (message) => {
      const { text } = await answerTo([message]);
      expect(text).not.toMatch(/doesn’t state the pay|asks for|involves/);
    },
  );

  it('is the last row as “the last one”', async () => {
    const all = await shown([]);
    expect((await answerTo(['the last one'])).text).toContain(all.at(-1)?.job_title ?? '–');
  });
});

describe('what is asked of all that are shown', () => {
  const lines = ['Working toward a degree in any field', 'A GPA of 3.2 or higher'];
  it.each([
    'What do these postings ask for? GPA, majors, skills?',
    'What do these postings ask for? I’m wondering about GPA, majors and skills, since I’m in botany and not law.',
    'What do the five want? Skills, GPA, majors?',
  ])('is answered in common: %s', async (message) => {
    const { text } = await answerTo([message], lines);
    expect(text).toMatch(/4 of the 5 ask for Charting/);
    expect(text).toContain('GPA of 3.2');
    expect(text).not.toMatch(/not sure|botany|can’t see/);
  });
});

describe('what was shown before', () => {
  it.each([
    ['bring back the wound care ones', 'Wound Care Nurse Intern'],
    ['where did the greenhouse one go', 'Greenhouse Intern'],
    ['You just showed me legal aid internships at the ACLU. Could I see those again?', 'Legal Aid Intern'],
    ['can you show me the Getty one again?', 'Exhibition Lighting Intern'],
  ])('comes again: %s', async (message, title) => {
    const { results, people, filters } = await answerTo(['in Los Angeles', message]);
    expect(results.length).toBeGreaterThan(0);
    for (const { job_title: shown } of results) expect(shown).toContain(title);
    expect(people).toBe(0);
    expect(filters).toEqual(['Internships', 'Los Angeles']);
  });

  it.each(['put Boston back', 'don’t show me the legal ones again', 'show me law jobs'])('is not what a request is: %s', async (message) =>
    expect((await answerTo(['in Los Angeles', message])).text).not.toMatch(/again\./),
  );

  it('does what is asked besides', async () => {
    const { people, filters } = await answerTo(['in Los Angeles', 'where did the nurse ones go\nshow only Rochester']);
    expect(people).toBe(0);
    expect(filters.join()).toContain('Rochester');
  });
});

describe('the hours of a job', () => {
  const lines = ['Comfort people on hard days', 'Stand for much of a shift', 'Work beside others every day'];
  it.each([
    'which of these are days? no nights',
    'which of these are day shift?',
    'are any of these night shift?',
    'do these have night shifts?',
  ])('are what a posting states, and no line with the letters: %s', async (message) => {
    const { text } = await answerTo([message], lines);
    expect(text).toMatch(/^None of these mention working hours\./);
    expect(text).not.toContain('“');
  });

  it.each(['is it night shift?', 'what is it actually like, and is it night shift?', 'is that one days or nights?'])(
    'are told of one: %s',
    async (message) => {
      const { text } = await answerTo(['tell me about the greenhouse one', message], lines);
      expect(text).toContain('mention working hours');
      expect(text).not.toContain('much of a shift');
    },
  );

  it('are quoted where they are stated', async () => {
    const { text } = await answerTo(['which of these are days?'], ['Three 12-hour night shifts a week']);
    expect(text).toContain('night shifts a week');
  });

  it.each(['legal work, day shift', 'nursing, no nights please', 'only day shift'])('are said to be no condition: %s', async (message) => {
    const { text, filters } = await answerTo([message], lines);
    expect(text.match(/Postings here rarely say day or night shift/g)).toHaveLength(1);
    expect(filters.join()).not.toMatch(/shift|night|day/i);
  });
});

describe('jobs held back', () => {
  it.each([
    ['I’d like Boston included rather than left out. Could you show me legal jobs in Boston?', ['Boston', 'Legal']],
    ['I wasn’t asking about held back jobs. I can work in Rochester, please add it', ['Rochester']],
  ])('are not meant by what asks for a place: %s', async (message, labels) => {
    const { filters, text } = await answerTo(['in Los Angeles', message]);
    for (const label of labels) expect(filters.join()).toContain(label);
    expect(text).not.toContain('held back');
  });
});

describe('a request next to a question', () => {
  it.each([
    'What does the first one pay? Also I care about money so can you show me what pays at least 32k',
    'how long is the first one? and show me what pays 32k or more',
  ])('is done besides: %s', async (message) => expect((await answerTo([message])).filters.join()).toContain('$32K+'));
});
