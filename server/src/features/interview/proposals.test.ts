import { majors } from '@alive/contract/lists/majors.ts';
import { describe, expect, it } from 'vitest';
import { openLexicon } from '@alive/language/facts/career-lexicon.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import type { Noted } from '#platform/chat.ts';
import { checkedProposals, type ValueOf } from './proposals.ts';

const vocabulary = await openVocabulary({
  companies: ['Google', 'Patagonia'].map((name) => ({ name, domain: null, industry: null })),
  majors: majors.map(({ name }) => name),
  places: ['New York, NY', 'Boston, MA'],
});
const lexicon = openLexicon(vocabulary);
const names: Record<string, { text: string; value: string }> = {
  'place nyc': { text: 'New York, NY', value: lexicon.namesIn('in NYC')[0]?.value ?? '' },
  'place New York City': { text: 'New York, NY', value: lexicon.namesIn('in NYC')[0]?.value ?? '' },
  'employer google': { text: 'Google', value: lexicon.namesIn('Google')[0]?.value ?? '' },
  'must remote': { text: 'Remote only', value: 'remote' },
  'must Remote only': { text: 'Remote only', value: 'remote' },
};
/** As the room of facts reads a text of a kind. */
const valueOf: ValueOf = (kind, text) => names[`${kind} ${text}`] ?? { text, value: null };

type Proposal = Parameters<typeof checkedProposals>[0][number];
const check = (message: string, facts: Partial<Proposal>[], given: { heard?: Partial<Noted['heard'][number]>[]; known?: object[] } = {}) =>
  checkedProposals(
    facts.map((fact) => ({ kind: 'activity', stance: 'more', text: '', quote: message, ...fact })),
    {
      message,
      heard: (given.heard ?? []) as Noted['heard'],
      known: (given.known ?? []) as { stance: 'more'; text: string; value: null }[],
      lexicon,
      valueOf,
      now: () => new Date('2026-11-23'),
    },
  );
const textsOf = ({ drafts }: ReturnType<typeof check>) => drafts.map(({ stance, text, value }) => `${stance} ${text} ${value ?? '–'}`);

describe('facts that a model proposes', () => {
  it('are kept in the student’s words with an exact quote', () => {
    const { drafts, invented } = check('i kinda lived in the darkroom', [{ text: 'the darkroom', quote: 'i kinda lived in the darkroom' }]);
    expect(drafts).toEqual([
      {
        kind: 'activity',
        stance: 'more',
        text: 'the darkroom',
        value: null,
        quote: 'i kinda lived in the darkroom',
        status: 'kept',
        isProposed: true,
      },
    ]);
    expect(invented).toBe(0);
  });

  it.each<[string, Partial<Proposal>]>([
    ['a quote that is not in the message', { text: 'the darkroom', quote: 'I loved the darkroom' }],
    ['a quote in other letters', { text: 'the darkroom', quote: 'I kinda lived in the darkroom' }],
    ['an empty quote', { text: 'the darkroom', quote: ' ' }],
    ['words that are not in the quote', { text: 'photography' }],
    ['no words', { text: ' ' }],
    ['a place that nobody named', { kind: 'place', stance: 'looking', text: 'nyc' }],
    ['an employer that nobody named', { kind: 'employer', stance: 'looking', text: 'google' }],
    ['a must that nobody named', { kind: 'must', stance: 'must', text: 'Remote only' }],
    ['a sentence as an employer', { kind: 'employer', stance: 'looking', text: 'i kinda lived in the darkroom at night' }],
  ])('leave out %s', (_, fact) => {
    expect(check('i kinda lived in the darkroom at night', [fact])).toEqual({ drafts: [], invented: 1 });
  });

  it('name places, employers and musts as the lists do', () => {
    const message = 'nyc, google, and it has to be remote';
    const facts: Partial<Proposal>[] = [
      { kind: 'place', stance: 'looking', text: 'New York City', quote: 'nyc' },
      { kind: 'employer', stance: 'looking', text: 'google', quote: 'google' },
      { kind: 'must', stance: 'must', text: 'Remote only', quote: 'it has to be remote' },
    ];
    expect(textsOf(check(message, facts)).map((text) => text.replace(/ \S+$/, ''))).toEqual([
      'looking New York, NY',
      'looking Google',
      'must Remote only',
    ]);
    expect(check('please no remote', [{ kind: 'must', stance: 'must', text: 'remote' }]).drafts).toEqual([]);
  });

  it('keep an employer that no list knows as it was typed', () => {
    expect(textsOf(check('maybe Tidewater Kelp Co-op', [{ kind: 'employer', stance: 'looking', text: 'Tidewater Kelp Co-op' }]))).toEqual([
      'looking Tidewater Kelp Co-op –',
    ]);
  });

  it('fit their rows', () => {
    expect(check('kelp and kids', [{ kind: 'activity', stance: 'must', text: 'kelp' }]).drafts).toEqual([]);
    expect(check('internships please', [{ kind: 'seeking', stance: 'looking', text: 'internships' }]).drafts).toEqual([]);
  });

  it('are nothing private', () => {
    const message = "I'm Muslim and I love kelp";
    expect(
      textsOf(
        check(message, [
          { text: 'Muslim', quote: "I'm Muslim" },
          { text: 'kelp', quote: 'I love kelp' },
        ]),
      ),
    ).toEqual(['more kelp –']);
  });

  it('repeat nothing that the rules read or that is kept in the same row, and turn nothing that the rules just read', () => {
    const message = 'I like kelp farming and diving, not filing';
    const facts = ['kelp farming', 'kelp', 'diving', 'filing'].map((text) => ({ text }));
    const heard = [
      { id: 'a', stance: 'more' as const, text: 'Kelp farming', value: null, status: 'kept' as const },
      { id: 'b', stance: 'less' as const, text: 'filing', value: null, status: 'kept' as const },
    ];
    expect(textsOf(check(message, facts, { heard }))).toEqual(['more diving –']);
    expect(textsOf(check(message, [{ text: 'diving' }], { known: [{ stance: 'more', text: 'scuba diving', value: null }] }))).toEqual([]);
    expect(textsOf(check(message, [{ text: 'diving' }], { known: [{ stance: 'less', text: 'diving', value: null }] }))).toEqual([
      'more diving –',
    ]);
  });

  it('keep nothing that the rules only offered: that is the student’s to do', () => {
    const heard = [{ id: 'a', stance: 'more' as const, text: 'kelp', value: null, status: 'offered' as const }];
    expect(check('kelp, for fun', [{ text: 'kelp' }], { heard })).toEqual({ drafts: [], invented: 0 });
  });

  it('are twelve at most', () => {
    const words = Array.from({ length: 20 }, (_, at) => `thing${String.fromCharCode(97 + at)}`);
    expect(
      check(
        words.join(' '),
        words.map((text) => ({ text })),
      ).drafts,
    ).toHaveLength(12);
  });
});
