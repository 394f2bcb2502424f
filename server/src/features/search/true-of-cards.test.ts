import { describe, expect, it } from 'vitest';
import { last, talk } from '#testing/search-conversation.testing.ts';
import { rowsOf, student, toolsOver } from '#testing/search-tools.testing.ts';

// title | company | industry | level | places | remote | pay in K | sponsorship | clearance | skills
const rows = rowsOf(`
Internal Auditor|Wells Bank|Finance|entry_level|Chicago, IL||50-60
Staff Accountant – Internal Audit|Wells Bank|Finance|entry_level|Chicago, IL||50-60
Staff Accountant|Getty Museum|Arts & Culture|entry_level|Los Angeles, CA||50-60
Registered Nurse|Kaiser Permanente|Healthcare|entry_level|Oakland, CA||50-60
Farm Crew Lead|Bayer|Agriculture|entry_level|St. Louis, MO||50-60
Paralegal, Housing|Legal Aid Society|Nonprofit|entry_level|Tucson, AZ||50-60
Exhibit Fabricator|Getty Museum|Arts & Culture|entry_level|Tucson, AZ||50-60
`);
const tools = await toolsOver(rows, ['Accounting']);
/** The answers to some messages. */
const answers = (messages: readonly string[]) => talk(student, messages, { tools });

const after = async (...messages: string[]) => last(await answers(messages));

describe('work that is said of the jobs shown', () => {
  it.each([
    ['jobs in Chicago', 'are these all auditor jobs?'],
    ['jobs in Chicago', 'are these public accounting jobs?'],
    ['jobs in Tucson', 'are all of these paralegal jobs?'],
    ['jobs in Oakland or St. Louis', 'are these nursing jobs?'],
  ])('is never said of one whose title does not say so: %s, %s', async (first, second) => {
    const { text } = await after(first, second);
    expect(text).not.toMatch(/\b[Aa]ll of (?:them|these)\b/);
  });

  it('is said of those whose titles do', async () => {
    expect((await after('jobs in Tucson', 'are any of these paralegal jobs?')).text).toMatch(/Paralegal, Housing/);
  });

  it.each([
    ['jobs in Chicago', 'are these nursing jobs?', 'registered nurse'],
    ['jobs in Oakland', 'are these paralegal jobs?', 'paralegal'],
  ])('is denied of their titles alone: %s, %s', async (first, second, work) => {
    const { text } = await after(first, second);
    expect(text).not.toMatch(/none of these are/i);
    expect(text.toLowerCase()).toContain(work);
  });
});

describe('a list of others', () => {
  it.each([
    ['jobs in Chicago', 'are any of these in Tucson?'],
    ['jobs in Oakland', 'are either of these in Los Angeles?'],
    ['jobs in St. Louis or Oakland', 'are any of them in Chicago?'],
  ])('comes without a word of those before it: %s, %s', async (first, second) => {
    const { text, results } = await after(first, second);
    expect(results?.length ?? 0).toBeGreaterThan(0);
    expect(text).not.toMatch(/none of (?:these|them)|all of (?:these|them)/i);
  });
});

describe('a missing word', () => {
  it.each([
    ['jobs in Tucson', 'does it give weekends off or is that a pipe dream too'],
    ['jobs in Oakland', 'is it night shifts or am i chasing unicorns'],
    ['jobs in Chicago', 'how do the two differ, and are the schedules fixed? I notice the first talks about carpentry.'],
    ['jobs in Los Angeles', 'what does it pay, and will my grandmother be proud?'],
  ])('is not named next to what was answered: %s, %s', async (first, second) => {
    expect((await after(first, second)).text).not.toMatch(/(?:mention|list) (?:“|\w+ as a skill)/);
  });

  it.each([
    ['jobs in Tucson', 'do these mention housing vouchers, and what do they pay?', 'vouchers'],
    ['jobs in Oakland', 'what does it pay, and is there a gym?', 'gym'],
    ['jobs in St. Louis', 'does it offer tractors?', 'tractors'],
  ])('is named where it is what the question asks for: %s, %s', async (first, second, word) => {
    expect((await after(first, second)).text).toContain(word);
  });
});

describe('what none is said to mention', () => {
  it.each([
    ['jobs', 'with wells auditing', 'wells auditing'],
    ['jobs', 'with getty fabricators', 'getty fabricators'],
    ['jobs', 'with kaiser nurses', 'kaiser nurses'],
    ['jobs in Tucson', 'something with exhibits', 'exhibits'],
    ['jobs', 'with legal-aid housing', 'legal-aid housing'],
  ])('is nothing that a title and its employer hold: %s, %s', async (first, second, words) => {
    expect((await after(first, second)).text).not.toContain(`None of them mention “${words}”`);
  });

  it('is no slip of the pen', async () => {
    const { text } = await after('jobs', 'with paliatve gardenng');
    expect(text).not.toMatch(/None of them mention/);
  });
});

describe('a list that is asked for again', () => {
  it.each([
    ['jobs in Chicago', 'jobs in Chicago'],
    ['jobs in Tucson', 'no, others, not just museums'],
    ['nursing jobs', 'I want nursing jobs'],
  ])('is not what they are "already" looking at: %s, %s', async (first, second) => {
    expect((await after(first, second)).text).not.toMatch(/already looking/);
  });

  it.each(['not fishing jobs', 'no Texas'])('is not called the same above other cards: %s', async (message) => {
    expect((await after('jobs in Chicago', message)).text).not.toMatch(/stays the same/);
  });

  it('says once what is left out of it', async () => {
    const { text } = await after('jobs in Tucson', 'no, Tucson is out, take Tucson off');
    expect(text.match(/\*\*Tucson\*\*/g)?.length ?? 0).toBeLessThan(2);
  });
});

describe('what cannot be filtered by', () => {
  it.each([
    ['somewhere warm, like Tucson', /weather/],
    ['by the beach, so Oakland', /beaches/],
    ['I want a famous employer in Chicago', /well known/],
  ])('asks for no name that was given: %s', async (message, said) => {
    const { text } = await after('jobs in St. Louis', message);
    expect(text).toMatch(said);
    expect(text).not.toMatch(/Name (?:a|the) /);
  });
});

describe('why one is not there', () => {
  it.each([
    ['where is the Getty exhibit fabricator in Tucson', /Exhibit Fabricator/],
    ['why is the Wells Bank staff accountant in Tucson not there', /^(?!.*number \d on the list)/s],
  ])('points at none that is another: %s', async (message, expected) => {
    const { text, results } = await after('jobs in Tucson', 'jobs in Chicago', message);
    expect(`${text} ${(results ?? []).map((job) => job.job_title).join()}`).toMatch(expected);
    expect(text).not.toMatch(/number \d on the list/);
  });
});
