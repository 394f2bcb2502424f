import { describe, expect, it } from 'vitest';
import { last, talk } from '#testing/search-conversation.testing.ts';
import { student } from '#testing/search-tools.testing.ts';

/** One letter left out, put in or changed, two in a long word, and what is meant. */
const slips = [
  ['constuction', 'construction'],
  ['superintendant', 'superintendent'],
  ['volnteer', 'volunteer'],
  ['counceling', 'counseling'],
  ['laboratry', 'laboratory'],
  ['archaelogy', 'archaeology'],
  ['fisheres', 'fisheries'],
  ['jornalism', 'journalism'],
] as const;

describe('a misspelled word that nobody knows', () => {
  it.each(slips)('%s is read and shown as %s', async (typed, meant) => {
    const shownOf = async (word: string) => {
      const { text, filters, offers } = last(await talk(student, [`internships, ${word} please`]));
      return { text, filters, offers };
    };
    const shown = await shownOf(typed);
    expect(shown).toEqual(await shownOf(meant));
    expect(JSON.stringify(shown)).not.toContain(typed);
  });

  it.each(['forestry', 'civil', 'curation', 'sewing', 'litigation'])('is none where English has it: %s', async (word) => {
    const { text } = last(await talk(student, [`internships, ${word} please`]));
    expect(text).not.toMatch(/couldn’t use/);
  });

  it('is one of several kinds of work where the others are spelled right', async () => {
    const { filters } = last(await talk(student, ['fire inspecter or safty jobs']));
    expect(filters).toEqual(['Fire Inspector', 'Safety']);
  });

  it('keeps its spelling after “at”, where a name stands', async () => {
    const { text } = last(await talk(student, ['internships at constuction']));
    expect(text).not.toContain('“construction”');
  });
});

describe('“not only”', () => {
  it.each([
    'also jobs in surgery, not only nurses',
    'not only nurses, also surgery',
    'not just nurses: surgery, teachers',
    'I meant any kind of job, not only nurses: surgery, teachers',
  ])('lets what stands stay, and adds: %s', async (message) => {
    const { filters } = last(await talk(student, ['nurse jobs', message]));
    expect(filters).toContain('Nurse');
    expect(filters.join()).toMatch(/surgery/i);
  });

  it.each([
    'accountants too',
    'also accountants',
    'besides nurses, accountants too',
    'apart from nurses, accountants as well',
    'also accountants besides nurses',
    'in addition to that, accountants',
  ])('is said in other words: %s', async (message) => {
    const { filters } = last(await talk(student, ['nurse jobs', message]));
    expect(filters).toEqual(expect.arrayContaining(['Nurse', 'Accountant']));
  });
});

describe('a level that is refused', () => {
  it.each([
    'nurse jobs, not internship, for after graduation',
    'nurse jobs, no internships, for new grads',
    'full-time only, no internships, nurse jobs',
    'jobs nurse not an internship',
    'nurse jobs, not finance or Google, no internships',
  ])('is left out: %s', async (message) => {
    const { filters } = last(await talk(student, ['internships', message]));
    expect(filters).not.toContain('Internships');
    expect(filters).toContain('New grad');
  });
});

describe('what is never wanted', () => {
  const frames = [
    'provided I never have to be on %',
    'provided there’s no %',
    'as long as there’s no %',
    'as long as there is no %',
    'without %',
    'I never want to do %',
    'I don’t want %',
    'I’d rather not have %',
    'so long as I never have to be on %',
  ];
  it.each(frames)('is no wish: %s', async (frame) => {
    for (const thing of ['camera', 'cold calling', 'weekends', 'diving']) {
      const { text, offers } = last(await talk(student, ['internships', `New York would do, ${frame.replace('%', thing)}`]));
      expect(`${text} ${offers.join()}`).not.toMatch(/(?:None of them|The first|first \*\*\d+\*\*) mention|“camera”|Photographer/);
    }
  });
});

describe('what jobs are compared with', () => {
  it.each(['that sounds more like sales than design', 'these are more sales than design', 'it looks more like curating than marketing'])(
    'is neither asked for nor put last: %s',
    async (judged) => {
      const { text, filters } = last(await talk(student, ['internships', `Hmm, ${judged}. Are there any in Chicago instead?`]));
      expect(filters).toEqual(['Internships', 'Chicago']);
      expect(text).not.toMatch(/comes? last|sales|design|curating|marketing/);
    },
  );
});

describe('several members of a list', () => {
  it.each(['in a hospital or a school', 'at a hospital or at a school', 'at a school or a hospital', 'hospitals, or some schools'])(
    'all hold: %s',
    async (where) => {
      const { filters } = last(await talk(student, [`internships ${where}`]));
      expect(filters).toEqual(expect.arrayContaining(['Internships', 'Healthcare', 'Education']));
    },
  );
});

describe('what the record of a posting holds', () => {
  it.each(['which of these close soonest?', 'I meant the closing dates.', 'what are the deadlines?', 'which one closes first'])(
    'is answered and looked for in no words: %s',
    async (message) => {
      const { text, filters } = last(await talk(student, ['nurse jobs', message]));
      expect(text).toMatch(/closing date|closes on/);
      expect(text).not.toMatch(/mention/);
      expect(filters).toEqual(['Nurse']);
    },
  );

  it.each(['jobs with the closest deadline', 'nurse jobs closing soon', 'show those with the soonest closing date'])(
    'is said to be unknown where jobs are asked for by it: %s',
    async (message) => {
      const { text } = last(await talk(student, ['internships', message]));
      expect(text).toMatch(/closing date/);
      expect(text).not.toMatch(/“/);
    },
  );
});

describe('a whole request', () => {
  it('is none that is only talk, whatever it is compared with', async () => {
    const { text } = last(await talk(student, ['nurse jobs', 'what about fire jobs like forest fire, wildland, any place']));
    expect(text).toMatch(/“fire”|“forest fire”|“wildland”/);
  });

  it('asks for more like the one spoken of, where it says', async () => {
    const { text, filters } = last(
      await talk(student, ['data analyst jobs', 'tell me about the first', 'is it a problem? and show me more like this one in new york']),
    );
    expect(filters).toEqual(['New York']);
    expect(text).toMatch(/Data Analyst/);
  });

  it('refuses work that people do', async () => {
    const { filters } = last(
      await talk(student, [
        'internships',
        'The first one is close. But not human resources or sales please, only people who are with kids.',
      ]),
    );
    expect(filters).toEqual(expect.arrayContaining(['Internships', 'Not Human Resources', 'Not Sales']));
  });

  it('answers closing dates and does the rest', async () => {
    const { text, filters } = last(await talk(student, ['data or nurse jobs', 'I meant the closing dates. And show the nurse ones only?']));
    expect(text).toMatch(/closing date/);
    expect(filters).toEqual(['Nurse']);
  });

  it('is what it refuses too, next to what it likes', async () => {
    const { text } = last(await talk(student, ['data internships', 'no analyst work pls. more like feild work outdoors']));
    expect(text).toMatch(/analyst/);
    expect(text).toMatch(/outdoors|environment/);
  });

  it('holds an office that is refused', async () => {
    const { text } = last(await talk(student, ['internships', 'I don’t want to work in an office']));
    expect(text).toMatch(/office/);
  });

  it('names other work with “other” and “else”', async () => {
    for (const message of ['are there other jobs with animals?', 'what else works with animals?']) {
      const { filters } = last(await talk(student, ['nurse jobs', message]));
      expect(filters).not.toContain('Nurse');
    }
  });
});
