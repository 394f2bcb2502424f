import { describe, expect, it } from 'vitest';
import { last, talk } from '#testing/search-conversation.testing.ts';
import { rowsOf, saying, student, toolsOver } from '#testing/search-tools.testing.ts';

// title | company | industry | level | places | remote | pay in K | sponsorship | clearance | skills
const rows = rowsOf(`
Wound Care Nurse Intern|Mayo Clinic|Healthcare|internship|Rochester, MN||50-55|no||Patient Care
Nurse Intern, Pediatrics|Kaiser Permanente|Healthcare|internship|Oakland, CA||58-62|||Patient Care
Vineyard Operations Intern|Constellation Brands|Agriculture|internship|Napa, CA||38-42|yes||Irrigation,Pruning
Greenhouse Intern|Bayer|Agriculture|internship|St. Louis, MO||40-44|||Botany
Exhibition Lighting Intern|Getty Museum|Arts & Culture|internship|Los Angeles, CA||36-40|||Rigging,AutoCAD,Photoshop
Legal Aid Intern|ACLU|Nonprofit|internship|Remote|remote|30-34|||Legal Research
Legal Aid Intern – Summer 2027|Legal Services Corporation|Nonprofit|internship|Washington, DC||32-36|||Legal Research
`);
const tools = await toolsOver(rows, ['Nursing', 'Law']);

/** The answers to 'internships' and what follows, of postings that say `lines`. */
const answers = (messages: readonly string[], lines: readonly string[] = ['Curiosity']) =>
  talk(student, ['internships', ...messages], { tools: saying(tools, 'What you would do', lines) });
const after = async (messages: readonly string[], lines?: readonly string[]) => last(await answers(messages, lines));
/** The titles that an answer names, in its order. */
const named = (text: string): string[] => [...new Set([...text.matchAll(/\*\*([^*]+)\*\* at/g)].map(([, title = '']) => title))];

describe('the row that a question means', () => {
  it.each([
    ['vineyard ops. hours?', 'Vineyard Operations Intern'],
    ['Vineyard operations intern – pay?', 'Vineyard Operations Intern'],
    ['greenhouse: any travel?', 'Greenhouse Intern'],
    ['legal aid intern. would i work in a team?', 'Legal Aid Intern'],
    ['does care nurse intern say anything of nights', 'Wound Care Nurse Intern'],
    ['huh the wound care one.. is it at night', 'Wound Care Nurse Intern'],
    ['exhib lighting. pay', 'Exhibition Lighting Intern'],
    ['the getty one would i be outside or at a desk', 'Exhibition Lighting Intern'],
    ['that Rochester job, does it sponsor visas?', 'Wound Care Nurse Intern'],
    ['those legal aid ones, what do they pay?', 'Legal Aid Intern'],
  ])('is that of its words, and no condition or wish: %s', async (message, title) => {
    const [first, answer] = await answers([message]);
    expect(named(answer?.text ?? '')).toEqual([title]);
    expect(answer?.filters).toEqual(first?.filters);
    expect(answer?.results).toEqual([]);
    expect(answer?.text).not.toMatch(/couldn’t use|No posting mentions/);
  });

  it.each(['nurse internships?', 'legal aid in Washington?', 'anything in Napa?', 'legal aid'])(
    'is none where a name is asked for alone: %s',
    async (message) => expect((await after([message])).results.length).toBeGreaterThan(0),
  );

  it('is that of the newest list before one in an earlier list', async () => {
    const { text } = await after(['only Washington', 'Legal Aid Intern: how much does it pay?']);
    expect(named(text)).toEqual(['Legal Aid Intern – Summer 2027']);
  });

  it('stays for all that is asked of it', async () => {
    const message = 'Greenhouse Intern: any travel or lifting? (vineyard visits sound like travel)\n- would I work with a team?';
    const { text } = await after([message], ['Lift 40 pounds', 'Join a team of six']);
    expect(text).toBe(
      'The posting for **Greenhouse Intern** at Bayer doesn’t mention travel. The posting says: “Lift 40 pounds”. The posting says: “Join a team of six”.',
    );
  });
});

describe('a correction of the row', () => {
  it.each([
    ['wrong one, I meant the Getty one', 'Exhibition Lighting Intern'],
    ['no, I meant the second one', 'Legal Aid Intern'],
    ['I meant the remote legal aid one at ACLU', 'Legal Aid Intern'],
    ['sorry, i mean Vineyard Operations Intern', 'Vineyard Operations Intern'],
  ])('asks the same of the other, and refuses nothing: %s', async (message, title) => {
    const { text, filters } = await after(['does the greenhouse one pay?', message]);
    expect(named(text)).toEqual([title]);
    expect(text).toMatch(/^[^.]* pays \$\d\dK?–\d\dK a year\.$/);
    expect(filters).toEqual(['Internships']);
  });

  it('may ask something else', async () => {
    const message = 'wrong one, I meant the remote Legal Aid Intern\n- does it need travel?\n- is it a team job?';
    const { text } = await after(['does the greenhouse one pay?', message]);
    expect(text).toBe('The posting for **Legal Aid Intern** at ACLU doesn’t mention travel. The posting doesn’t mention a team.');
  });
});

describe('a clause that wants or orders', () => {
  it.each([
    'I would prefer a position about plants, for example pruning or soil, and the city can be any big city, not only Napa.',
    'Could you please show me the positions that are related with museums, and also the ones at the Getty Museum?',
    'I would like to see any legal job where the employer is a nonprofit.',
    'Thank you, that is kind. I’d rather look at nurse internships in Oakland if that is possible for you.',
    'can you find me something in Napa that is outdoors',
    'any internships that are remote?',
  ])('is no question about the rows: %s', async (message) => {
    const [first, answer] = await answers([message]);
    const isSearch = answer?.order.includes('results') === true || answer?.filters.join() !== first?.filters.join();
    expect(isSearch || /still looking at/.test(answer?.text ?? '')).toBe(true);
    expect(answer?.text).not.toMatch(/doesn’t mention|\bis in [A-Z]|are in [A-Z]|can be done remotely\./);
  });

  it.each([
    'I’d like to know what the second one pays',
    'could you show me what the greenhouse one pays',
    'I want to hear what the Napa one pays',
  ])('is a question where it wants to be told: %s', async (message) => expect((await after([message])).text).toMatch(/ pays \$/));
});

describe('what was counted of all that was found', () => {
  const needing = async (message: string) =>
    last(
      await talk({ ...student, needsVisa: true }, ['internships', message], { tools: saying(tools, 'What you would do', ['Curiosity']) }),
    );

  it.each([
    'Which ones are they?',
    'You say that 1 of the jobs sponsors visas; which ones are they?',
    'which ones sponsor?',
    'show me those',
  ])('is shown: %s', async (message) => {
    const { filters, results } = await needing(message);
    expect(filters).toEqual(['Internships', 'Sponsors visas']);
    expect(results.map(({ job_title: title }) => title)).toEqual(['Vineyard Operations Intern']);
  });

  it.each(['which of these are in Washington?', 'Are any of these in DC?'])(
    'is shown where none of the rows meets a question, and filters nothing: %s',
    async (message) => {
      const { text, filters, results } = await after([message]);
      // Nothing is said of "these" above others.
      expect(text).toMatch(/^(?:No, but )?I found one other for \*\*Washington, DC\*\*\.$/);
      expect(filters).toEqual(['Internships']);
      expect(results).toHaveLength(1);
    },
  );
});

describe('what a posting says of a topic', () => {
  it.each([
    ['hours', 'Knowledge of budgets or schedules', 'Shifts from 7 am to 3 pm'],
    ['travel', 'Write for the travel industry', 'Travel up to 20% of the time'],
    ['lifting', 'Lift the mood of visitors', 'Lift boxes of 40 pounds'],
    ['wheelchair access', 'Accessible design of exhibits', 'The site is wheelchair accessible'],
  ])('is only what is about it: %s', async (topic, other, line) => {
    expect((await after([`does the greenhouse one say anything about ${topic}?`], [other])).text).toMatch(
      /^The posting for .* doesn’t mention/,
    );
    expect((await after([`does the greenhouse one say anything about ${topic}?`], [other, line])).text).toContain(`says: “${line}”.`);
  });

  it('is no degree where the season is asked', async () => {
    const { text } = await after(['is the greenhouse one in the summer?'], ['Bachelor’s degree by the start date']);
    expect(text).toBe('The posting for **Greenhouse Intern** at Bayer doesn’t mention any dates.');
  });

  it('is what one does and needs where one of two is asked', async () => {
    for (const message of ['the getty one, would I be hanging lamps or drawing plans?', 'is the getty one outdoors or in an office?']) {
      const { text } = await after([message]);
      expect(text, message).toContain('Rigging, AutoCAD and Photoshop');
      expect(text, message).toContain('- Curiosity');
    }
  });
});

describe('a bare comparative', () => {
  it.each([
    ['higher pay?', 'highest pay'],
    ['ok, more money?', 'highest pay'],
    ['any that pay better', 'highest pay'],
    ['anything newer?', 'newest'],
    ['more recent ones please', 'newest'],
  ])('is an order: %s', async (message, order) => {
    const { text, filters, results } = await after([message]);
    expect(text).toMatch(new RegExp(`^The ${order} comes? first`));
    expect(filters).toEqual(['Internships']);
    expect(results).toHaveLength(5);
  });
});

describe('a question what jobs there are', () => {
  it.each([
    ['does Kaiser have any internships with children?', 'Nurse Intern, Pediatrics'],
    ['Is there something of pruning at Constellation Brands?', 'Vineyard Operations Intern'],
    ['what other kinds of law jobs could I do with a history degree?', 'Legal Aid Intern'],
    ['got any in museums? no nursing please', 'Exhibition Lighting Intern'],
    ['are there other legal roles in DC?', 'Legal Aid Intern – Summer 2027'],
    ['what else has the Getty got', 'Exhibition Lighting Intern'],
    ['so there’s nothing with soil or plants at Bayer?', 'Greenhouse Intern'],
  ])('is a search and never about a card: %s', async (message, title) => {
    const { text, results } = await after([message]);
    expect(results.map((job) => job.job_title)).toContain(title);
    expect(text).not.toMatch(/The posting|None of these|Thanks for telling/);
  });

  it.each([
    'does the getty one have anything about animals?',
    'is there anything in this one about plants? the greenhouse one',
    'do any of these have overtime?',
  ])('is about cards where it describes one: %s', async (message) => expect((await after([message])).text).toMatch(/mention/));
});

describe('a job that is looked for again', () => {
  it.each(['Where is the greenhouse job now?', 'where’s the Mayo one?', 'where are the wound care ones now'])(
    'is shown again: %s',
    async (message) => {
      const { text, results } = await after(['only Washington', message]);
      expect(text).toBe('Here it is again.');
      expect(results).toHaveLength(1);
    },
  );

  it('is where it is, where it stands on the screen', async () =>
    expect((await after(['where is the greenhouse job?'])).text).toContain('St. Louis'));
});

describe('two jobs that are named', () => {
  it.each([
    [
      'the napa one vs the rochester one, which pays more and which would I stay at?',
      ['Vineyard Operations Intern', 'Wound Care Nurse Intern'],
    ],
    [
      'Could you put the Exhibition Lighting Intern at the Getty and the Greenhouse one side by side?',
      ['Exhibition Lighting Intern', 'Greenhouse Intern'],
    ],
    ['compare the ACLU job with the vineyard one', ['Legal Aid Intern', 'Vineyard Operations Intern']],
  ])('are compared, and no others: %s', async (message, titles) => {
    const { text } = await after(['only Missouri', message]);
    expect(named(text).toSorted()).toEqual(titles.toSorted());
    expect(text).toContain('| Pay |');
  });

  it.each([
    ['compare the greenhouse one with the zebra keeper one', 'zebra keeper'],
    ['the Nurse Intern in Cardiology and the vineyard one, how do they differ?', 'Nurse Intern in Cardiology'],
    ['put the getty one and the welding one side by side', 'welding'],
  ])('are never another in place of one that was not shown: %s', async (message, name) =>
    expect((await after([message])).text).toMatch(new RegExp(`^I don’t see “${name}” here\\.`)),
  );
});

describe('an offer that the student has', () => {
  it.each([
    ['compare the greenhouse one with my offer, $41k', /pays \$40–44K a year\. You said your offer is \$41k\.$/],
    ['how does the vineyard one compare to my other offer?', /pays \$38–42K a year\. I can’t see your offer/],
    ['compare these with my offer', /^I can only compare jobs that are listed here\./],
  ])('is no job: %s', async (message, line) => {
    const [first, answer] = await answers([message]);
    expect(answer?.text).toMatch(line);
    expect(answer?.filters).toEqual(first?.filters);
  });
});

describe('a message with two halves', () => {
  it.each([
    ['leave out nursing. what does the vineyard one pay?', ['Internships', 'Not Nurse'], 'pays $38–42K'],
    ['only legal jobs please. also, is the greenhouse one paid?', ['Internships', 'Legal'], 'pays $40–44K'],
    [
      'show me the moon landing stuff. what does the greenhouse one pay?',
      ['Internships'],
      'I didn’t use “show me the moon landing stuff”.',
    ],
  ])('gets both, or hears which was not done: %s', async (message, filters, line) => {
    const answer = await after([message]);
    expect(answer.filters).toEqual(filters);
    expect(answer.text).toContain(line);
  });

  it.each(['show me different ones', 'other kinds of jobs please', 'I’d like to see other types of roles, not just law'])(
    'shows the next where others are asked for: %s',
    async (message) => {
      const [first, answer] = await answers([message]);
      const before = first?.results.map(({ id }) => id) ?? [];
      expect(answer?.results.length).toBeGreaterThan(0);
      expect(answer?.results.filter(({ id }) => before.includes(id))).toEqual([]);
    },
  );
});
