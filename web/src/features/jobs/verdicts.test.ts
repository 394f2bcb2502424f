import type { Verdict } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import { exampleJob } from '#testing/job.testing.ts';
import { verdictsOf } from './verdicts.ts';

const found = (kind: Verdict['kind'], quote: string): Verdict => ({ kind, quote, start: 0, end: quote.length });
const sponsoring = exampleJob({
  sponsorship: 'yes',
  sponsorship_quote: 'We sponsor visas.',
  verdicts: [found('sponsors', 'We sponsor visas.')],
});
const refusing = exampleJob({ sponsorship: 'no', sponsorship_quote: 'No sponsorship.', verdicts: [found('refuses', 'No sponsorship.')] });
const cleared = exampleJob({
  clearance_required: true,
  clearance: 'held',
  verdicts: [found('clearance_held', 'Active Secret clearance.'), found('clearance_obtainable', 'Able to obtain TS/SCI.')],
});

describe('what the card says on visas and clearances', () => {
  it('is green only where a visa is sponsored, and quotes the posting', () => {
    expect(verdictsOf(sponsoring, true)).toEqual([{ kind: 'yes', verdict: 'Sponsors visas.', quote: 'We sponsor visas.' }]);
    expect(verdictsOf(refusing, true)).toEqual([{ kind: 'no', verdict: 'Doesn’t sponsor visas.', quote: 'No sponsorship.' }]);
  });

  it('is silence only for those who need a visa, and nothing on sponsorship for those who need none', () => {
    expect(verdictsOf(exampleJob(), true)).toMatchObject([{ kind: 'silent', verdict: 'The posting doesn’t say.' }]);
    expect(verdictsOf(exampleJob(), null)).toEqual([]);
    expect(verdictsOf(refusing, false)).toEqual([]);
  });

  it('counts the petitions of the employer where the posting is silent, only for those who need a visa', () => {
    const record = {
      initial: 1234,
      continuing: 5,
      denials: 2,
      years: '2021–2022 and part of 2023',
      source: 'USCIS H-1B Employer Data Hub',
    };
    const words = (part: Partial<typeof record>) => verdictsOf(exampleJob({ visa_record: { ...record, ...part } }), true)[0]?.text;
    expect(words({})).toBe('USCIS approved 1,234 new H-1B petitions for this employer in 2021–2022 and part of 2023.');
    expect(words({ initial: 1 })).toBe('USCIS approved 1 new H-1B petition for this employer in 2021–2022 and part of 2023.');
    expect(words({ initial: 0 })).toBe(
      'USCIS approved no new H-1B petitions for this employer in 2021–2022 and part of 2023. It approved 5 for people who already had H-1B status.',
    );
    expect(verdictsOf(exampleJob({ visa_record: null }), true)[0]?.text).toBe('Ask about visas before you apply.');
    for (const needsVisa of [false, null]) expect(verdictsOf(exampleJob({ visa_record: record }), needsVisa)).toEqual([]);
    expect(verdictsOf({ ...sponsoring, visa_record: record }, true)).toEqual(verdictsOf(sponsoring, true));
    expect(verdictsOf({ ...refusing, visa_record: record }, true)).toEqual(verdictsOf(refusing, true));
  });

  it('names citizenship instead of the sponsorship that follows from it', () => {
    const citizens = exampleJob({
      sponsorship: 'no',
      sponsorship_quote: 'U.S. citizens only.',
      verdicts: [found('citizenship', 'U.S. citizens only.')],
    });
    expect(verdictsOf(citizens, false)).toEqual([{ kind: 'no', verdict: 'Needs U.S. citizenship.', quote: 'U.S. citizens only.' }]);
  });

  it('tells a clearance that is held from one that can be obtained, each with its sentence', () => {
    expect(verdictsOf(cleared, false)).toEqual([
      { kind: 'no', verdict: 'Requires an active security clearance.', quote: 'Active Secret clearance.' },
      { kind: 'no', verdict: 'You must be able to get a security clearance.', quote: 'Able to obtain TS/SCI.' },
    ]);
    expect(verdictsOf(exampleJob({ clearance_required: true, clearance_quote: 'Clearance needed.' }), null)).toEqual([
      { kind: 'no', verdict: 'Requires a security clearance.', quote: 'Clearance needed.' },
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
