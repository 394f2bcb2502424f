import { describe, expect, it } from 'vitest';
import { talk, vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student } from '#testing/search-tools.testing.ts';
import type { SearchTools } from './port.ts';
import { asksForProvenance } from './provenance.ts';
import type { Job } from '@alive/contract/jobs.ts';

describe('a question how fresh a job is', () => {
  it.each([
    'is the first still open?',
    'when was it last verified?',
    'where do these postings come from?',
    'are these real jobs?',
    'is it a ghost job?',
    'has it been reposted?',
    'how fresh are these?',
  ])('is recognised: %s', (message) => expect(asksForProvenance(message)).toBe(true));

  it.each(['real estate internships', 'open source jobs', 'jobs where I can get real experience', 'fresh graduate jobs', 'where is it?'])(
    'is none: %s',
    (message) => expect(asksForProvenance(message)).toBe(false),
  );

  it('is answered with the provenance of one job', async () => {
    const live = {
      source: 'greenhouse',
      first_seen_at: '2026-11-02T10:00:00Z',
      last_verified_at: '2026-11-20T10:00:00Z',
      times_reposted: 2,
    };
    const [first, open, shaky] = await talk(student, ['internships', 'is the first still open?', 'and the second, is it still open?'], {
      tools: withFacts((_, at) => (at === 0 ? live : { ...live, state: 'uncertain', times_reposted: 0 })),
    });
    expect(open?.text).toContain(`the ${first?.results[0]?.company_name} job board (Greenhouse)`);
    expect(open?.text).toContain('We first saw it on November 2. We last checked it on November 20.');
    expect(open?.text).toContain('reposted twice');
    expect(shaky?.text).toContain('We haven’t been able to check if it’s still open since November 20');
  });

  it('never calls a sample posting a live opening', async () => {
    const [, one, all] = await talk(student, ['internships', 'when was the first posted?', 'are these real jobs?']);
    expect(one?.text).toContain('sample posting');
    expect(all?.text).toContain('None of them are live openings');
    for (const answer of [one, all]) expect(answer?.text).not.toMatch(/verified|seen/);
  });
});

describe('what postings say of papers', () => {
  const verdict = { kind: 'citizenship' as const, quote: 'U.S. citizenship is required.', start: null, end: null };

  it('tells citizenship from a clearance and from not sponsoring', async () => {
    const tools = withFacts((_, at) => ({ sponsorship: 'no', verdicts: at === 0 ? [verdict] : [] }));
    const [, clearance, visa, which] = await talk(
      student,
      ['internships', 'does the first need a clearance?', 'does the first one sponsor?', 'which of these need a clearance?'],
      { tools },
    );
    expect(clearance?.text).toContain('requires U.S. citizenship: “U.S. citizenship is required.” It doesn’t mention a clearance.');
    expect(visa?.text).toContain('requires U.S. citizenship: “U.S. citizenship is required.”');
    expect(which?.text).toMatch(/requires? a clearance or U.S. citizenship/);
  });

  it('takes E-Verify for no promise to sponsor', async () => {
    const [, answer] = await talk(student, ['internships', 'E-Verify employers only']);
    expect(answer?.filters).toEqual(['Internships']);
    expect(answer?.text).toContain('doesn’t mean an employer sponsors visas');
  });
});

/** The tools with other facts of their jobs, by their place in an answer of the first search. */
function withFacts(facts: (job: Job, at: number) => Partial<Job>): SearchTools {
  const tools = fakeTools(vocabulary);
  let order: string[] = [];
  return {
    ...tools,
    findJobs: async (...args) => {
      const found = await tools.findJobs(...args);
      order = found.jobs.map(({ id }) => id);
      return found;
    },
    jobsByIds: async (...args) => (await tools.jobsByIds(...args)).map((job) => Object.assign({}, job, facts(job, order.indexOf(job.id)))),
  };
}
