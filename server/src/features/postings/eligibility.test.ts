import { describe, expect, it } from 'vitest';
import { citizenshipSentences, clearanceSentences, sponsorshipSentences } from './eligibility-sentences.ts';
import { readEligibility } from './eligibility.ts';

const labelled = Object.entries(sponsorshipSentences).flatMap(([label, sentences]) => sentences.map((text) => ({ label, text })));

describe('eligibility', () => {
  it.each(['yes', 'no'] as const)('reads "%s" with precision of 0.98 and recall of 0.95 at least', (label) => {
    const read = labelled.map(({ label: truth, text }) => ({ truth, text, verdict: readEligibility(text).sponsorship }));
    const wrong = read.filter(({ truth, verdict }) => truth !== verdict);
    const right = read.filter(({ truth, verdict }) => truth === label && verdict === label).length;
    const precision = right / read.filter(({ verdict }) => verdict === label).length;
    const recall = right / read.filter(({ truth }) => truth === label).length;
    process.stdout.write(
      `sponsorship "${label}" over ${read.length} sentences: precision ${percent(precision)}, recall ${percent(recall)}\n`,
    );
    expect(precision, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.98);
    expect(recall, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.95);
  });

  it('quotes a sentence as it stands, and nothing for what is unknown', () => {
    for (const { text } of labelled) {
      const { sponsorship, sponsorshipQuote } = readEligibility(text);
      expect(sponsorshipQuote === null).toBe(sponsorship === 'unknown');
      expect(text).toContain(sponsorshipQuote ?? '');
    }
  });

  it.each(citizenshipSentences.required)('asks for citizenship: %s', (text) => {
    expect(readEligibility(text)).toMatchObject({ citizenshipRequired: true, sponsorship: 'no' });
  });
  it.each(citizenshipSentences.not)('does not ask for citizenship alone: %s', (text) => {
    expect(readEligibility(text).citizenshipRequired).toBe(false);
  });
  it.each(clearanceSentences.required)('asks for a clearance: %s', (text) => {
    expect(readEligibility(text)).toMatchObject({ clearanceRequired: true, clearanceQuote: expect.any(String) });
  });
  it.each(clearanceSentences.not)('asks for no clearance: %s', (text) => {
    expect(readEligibility(text)).toMatchObject({ clearanceRequired: false, clearanceQuote: null });
  });

  it('quotes the one sentence of a posting that settles it', () => {
    const posting = [
      'Aurora builds satellites in the U.S. and in Spain.',
      '',
      'What you bring',
      '- A degree in physics, e.g. optics. Some Python.',
      '- You must be authorized to work in the U.S. We do not sponsor visas for this role. Ask us anything.',
    ].join('\n');
    expect(readEligibility(posting)).toMatchObject({ sponsorship: 'no', sponsorshipQuote: 'We do not sponsor visas for this role.' });
  });

  it('lets a refusal in words outweigh an offer, and an offer what is only implied', () => {
    expect(readEligibility('We sponsor visas. For this internship no sponsorship is available.').sponsorship).toBe('no');
    expect(readEligibility('Permanent work authorization required. We sponsor green cards for everybody else.').sponsorship).toBe('yes');
  });

  it('takes a clearance under "Preferred qualifications" for a wish', () => {
    expect(readEligibility('Preferred qualifications\n- Active Secret clearance').clearanceRequired).toBe(false);
    expect(readEligibility('Basic qualifications\n- Active Secret clearance').clearanceRequired).toBe(true);
  });

  it('reads a benefit named in a list as an offer', () => {
    expect(readEligibility('What we offer\n- Visa sponsorship and help with moving').sponsorship).toBe('yes');
  });

  it('cuts a long sentence around the words that matter and keeps them exact', () => {
    const long = `${'As part of our onboarding, which takes place in small groups, '.repeat(6)}we are unable to sponsor visas for this role, ${'and many other things are true, '.repeat(6)}too.`;
    const { sponsorshipQuote } = readEligibility(long);
    expect(sponsorshipQuote?.length).toBeLessThanOrEqual(300);
    expect(sponsorshipQuote).toContain('unable to sponsor visas');
    expect(long).toContain(sponsorshipQuote);
  });

  it('finds nothing in a text without such words', () => {
    expect(readEligibility('Write code. Eat lunch.')).toEqual({
      sponsorship: 'unknown',
      sponsorshipQuote: null,
      citizenshipRequired: false,
      clearanceRequired: false,
      clearanceQuote: null,
    });
  });
});

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
