import type { Job, Verdict } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import { verdictsOf } from './verdicts.ts';

const found = (kind: Verdict['kind'], quote: string): Verdict => ({ kind, quote, start: 0, end: quote.length });
const job = (part: Partial<Job> = {}): Job => ({
  id: '1',
  job_title: 'Engineer',
  company_name: 'Harbor Labs',
  company_domain: null,
  application_url: 'https://harbor.example.com',
  location: '',
  locations: [],
  job_type: null,
  level: 'new_grad',
  salary_min: null,
  salary_max: null,
  pay_stated: null,
  real_talk_caption: null,
  skills: [],
  remote: false,
  closed_at: null,
  sponsorship: 'unknown',
  sponsorship_quote: null,
  clearance_required: false,
  clearance_quote: null,
  clearance: null,
  verdicts: [],
  workplace: null,
  source: 'sample',
  posted_at: null,
  first_seen_at: '2026-11-21T12:00:00.000Z',
  last_verified_at: '2026-11-21T12:00:00.000Z',
  times_reposted: 0,
  state: 'open',
  ...part,
});
const sponsoring = job({ sponsorship: 'yes', sponsorship_quote: 'We sponsor visas.', verdicts: [found('sponsors', 'We sponsor visas.')] });
const refusing = job({ sponsorship: 'no', sponsorship_quote: 'No sponsorship.', verdicts: [found('refuses', 'No sponsorship.')] });
const cleared = job({
  clearance_required: true,
  clearance: 'held',
  verdicts: [found('clearance_held', 'Active Secret clearance.'), found('clearance_obtainable', 'Able to obtain TS/SCI.')],
});

describe('what the card says on visas and clearances', () => {
  it('is green only where a visa is sponsored, and quotes the posting', () => {
    expect(verdictsOf(sponsoring, true)).toEqual([{ kind: 'yes', verdict: 'Sponsors visas.', quote: 'We sponsor visas.' }]);
    expect(verdictsOf(refusing, true)).toEqual([{ kind: 'no', verdict: 'Does not sponsor visas.', quote: 'No sponsorship.' }]);
  });

  it('is silence only for those who need a visa, and nothing on sponsorship for those who need none', () => {
    expect(verdictsOf(job(), true)).toMatchObject([{ kind: 'silent', verdict: 'The posting doesn’t say.' }]);
    expect(verdictsOf(job(), null)).toEqual([]);
    expect(verdictsOf(refusing, false)).toEqual([]);
  });

  it('names citizenship instead of the sponsorship that follows from it', () => {
    const citizens = job({
      sponsorship: 'no',
      sponsorship_quote: 'U.S. citizens only.',
      verdicts: [found('citizenship', 'U.S. citizens only.')],
    });
    expect(verdictsOf(citizens, false)).toEqual([{ kind: 'no', verdict: 'Needs U.S. citizenship.', quote: 'U.S. citizens only.' }]);
  });

  it('tells a clearance that is held from one that can be obtained, each with its sentence', () => {
    expect(verdictsOf(cleared, false)).toEqual([
      { kind: 'no', verdict: 'Needs a clearance you hold already.', quote: 'Active Secret clearance.' },
      { kind: 'no', verdict: 'Needs a clearance you can obtain.', quote: 'Able to obtain TS/SCI.' },
    ]);
    expect(verdictsOf(job({ clearance_required: true, clearance_quote: 'Clearance needed.' }), null)).toEqual([
      { kind: 'no', verdict: 'Needs a security clearance.', quote: 'Clearance needed.' },
    ]);
  });

  it('begins with what rules the student out, and does not say it twice', () => {
    const gate = { kind: 'clearance' as const, text: 'This job requires a security clearance.', quote: 'Active Secret clearance.' };
    const gated = { ...cleared, match: { score: null, reasons: [], gate } };
    expect(verdictsOf(gated, true).map(({ verdict }) => verdict)).toEqual([
      'This job requires a security clearance.',
      'The posting doesn’t say.',
    ]);
    const refused = {
      ...refusing,
      match: { score: null, reasons: [], gate: { ...gate, kind: 'sponsorship' as const, text: 'It does not sponsor.' } },
    };
    expect(verdictsOf(refused, true).map(({ verdict }) => verdict)).toEqual(['It does not sponsor.']);
  });
});
