import type { Condition } from '@alive/contract/conditions.ts';
import type { Alumni, PeopleTurn } from '@alive/contract/people.ts';
import type { Offer, ReadSpan } from '@alive/contract/reading.ts';
import { describe, expect, it } from 'vitest';
import { type Action, emptySearch, isNearest, nextSearch, repeatOf, type Request, shownTurns, storedSearch } from './search.ts';

describe('a question', () => {
  it('is shown with what came of it so far', () => {
    const search = after([ask('nurses'), ...answer.slice(0, 3)]);
    expect(shownTurns(search)).toMatchObject([
      { query: 'nurses', status: 'asking', thinking: ['“nurses” is a role.'], filters: [nurse], results: null },
    ]);
  });
  it('is complete with its summary and the time it took', () => {
    expect(after(whole('nurses')).turns).toMatchObject([{ status: 'complete', results: [amara], total: 14, summary: 'One.', took: 120 }]);
  });
  it('keeps what became of its words, also when its conditions are edited', () => {
    const read = (spans: ReadSpan[]): Action => ({ type: 'event', event: { type: 'reading', reading: spans } });
    const search = after([ask('chill nurses'), ...answer.slice(0, 3), read(reading), ...answer.slice(3)]);
    expect(search.turns).toMatchObject([{ reading }]);
    const edited = nextSearch(search, { type: 'asked', request: edit([boston]), again: false, at });
    expect([...answer.slice(0, 3), read([]), ...answer.slice(3)].reduce(nextSearch, edited).turns).toMatchObject([{ reading }]);
  });
  it('that was stopped keeps what had arrived', () => {
    const search = after([ask('nurses'), ...answer.slice(0, 5), { type: 'stopped' }]);
    expect(search.turns).toMatchObject([{ status: 'stopped', results: [amara], summary: '' }]);
  });
  it('leaves no trace when nothing came of it', () => {
    expect(after([ask('nurses'), { type: 'stopped' }]).turns).toEqual([]);
    const failed = after([...whole('nurses'), ask('in Boston'), { type: 'failed', failure: { unsent: 'in Boston', reason: null } }]);
    expect(failed.turns.map(({ query }) => query)).toEqual(['nurses']);
    expect(failed.failure).toEqual({ unsent: 'in Boston', reason: null });
  });
  it('asked again takes the place of the one that broke off', () => {
    const failed = after([ask('nurses'), ...answer.slice(0, 3), { type: 'failed', failure: { unsent: '', reason: null } }]);
    expect(failed.turns).toMatchObject([{ query: 'nurses', status: 'failed', filters: [nurse] }]);
    const again = nextSearch(failed, { type: 'asked', request: repeatOf(failed) ?? edit([]), again: true, at });
    expect(shownTurns(again)).toMatchObject([{ query: 'nurses', status: 'asking' }]);
    expect(again.failure).toBeNull();
  });
});

describe('an edit', () => {
  const before = whole('nurses');
  const edited: Action[] = [...before, { type: 'asked', request: edit([boston]), again: false, at }];
  it('shows its conditions at once, and the people found before until others are there', () => {
    expect(shownTurns(after(edited))).toMatchObject([
      { query: 'nurses', status: 'asking', filters: [boston], results: [amara], summary: 'One.' },
    ]);
    expect(shownTurns(after([...edited, ...answer.slice(0, 5)]))).toMatchObject([{ filters: [boston], summary: 'One.' }]);
  });
  it('changes everything together when it is answered, under the same question', () => {
    const search = after([
      ...edited,
      { type: 'event', event: { type: 'interpretation', content: 'In Boston.', filters: [boston] } },
      results,
      end,
      done,
    ]);
    expect(search.turns).toMatchObject([{ query: 'nurses', status: 'complete', interpretation: 'In Boston.', filters: [boston] }]);
  });
  it('that failed leaves the answer as it was', () => {
    const search = after([...edited, { type: 'failed', failure: { unsent: '', reason: null } }]);
    expect(search.turns).toMatchObject([{ status: 'complete', filters: [nurse], results: [amara] }]);
    expect(repeatOf(search)).toEqual(edit([boston]));
  });
});

describe('an answer that nobody fits', () => {
  const near: Action[] = [
    { type: 'event', event: { type: 'results', results: [], total: 0 } },
    { type: 'event', event: { type: 'nearest', results: [amara], misses } },
    { type: 'event', event: { type: 'offers', offers } },
    end,
    done,
  ];
  it('keeps who comes nearest, what each misses, and what it offers', () => {
    const search = after([ask('nurses in Boston'), ...answer.slice(0, 4), ...near]);
    expect(search.turns).toMatchObject([{ results: [amara], total: 0, misses, offers }]);
    expect(search.turns.map(isNearest)).toEqual([true]);
  });
  it('gives way to the answer of an edit, with its offers', () => {
    const search = after([ask('nurses in Boston'), ...answer.slice(0, 4), ...near]);
    const asked: Action = { type: 'asked', request: edit([nurse]), again: false, at };
    expect([asked, ...answer].reduce(nextSearch, search).turns).toMatchObject([{ results: [amara], total: 14, misses: {}, offers: [] }]);
  });
  it('is shown as it was kept', () => {
    const { turns } = storedSearch('c1', [{ ...kept, results: [amara], misses, offers }, kept]);
    expect(turns.map((turn) => [turn.misses, turn.offers, isNearest(turn)])).toEqual([
      [misses, offers, true],
      [{}, [], false],
    ]);
  });
});

describe('a kept search', () => {
  it('is shown as it was, and its last question can be asked again', () => {
    const search = storedSearch('c1', [kept]);
    expect(search.turns).toMatchObject([{ query: 'nurses', status: 'stopped', took: null }]);
    expect(search.turns[0]?.results).toBeNull();
    expect(repeatOf(search)).toEqual({ kind: 'ask', query: 'nurses' });
    expect(repeatOf(storedSearch('c1', [{ ...kept, query: '' }]))).toEqual(edit([nurse]));
  });
  it('shows what became of its words, where that was kept', () => {
    expect(storedSearch('c1', [{ ...kept, reading }, kept]).turns.map((turn) => turn.reading)).toEqual([reading, []]);
  });
});

const reading: ReadSpan[] = [
  { start: 0, end: 5, as: 'unused', ids: [] },
  { start: 6, end: 12, as: 'condition', ids: ['role-is-nurse'] },
];
const at = '2026-01-05T12:00:00.000Z';
const nurse = { id: 'role-is-nurse', field: 'role', op: 'is', value: 'Nurse', label: 'Nurse' } as Condition;
const boston = { id: 'place-is-boston', field: 'place', op: 'is', value: 'Boston', label: 'Boston' } as Condition;
const amara = { id: 'p1', name: 'Amara Osei' } as Alumni;
const misses = { p1: ['place-is-boston'] };
const offers: Offer[] = [{ id: 'o1', label: 'Nurses in Chicago', filters: [nurse], count: 6 }];
const ask = (query: string): Action => ({ type: 'asked', request: { kind: 'ask', query }, again: false, at });
const edit = (filters: Condition[]): Request => ({ kind: 'edit', filters, sort: null, limit: null });
const results: Action = { type: 'event', event: { type: 'results', results: [amara], total: 14 } };
const end: Action = { type: 'event', event: { type: 'summary', content: 'One.' } };
const done: Action = { type: 'ended', took: 120 };
const answer: Action[] = [
  { type: 'event', event: { type: 'strategy', strategy: 'filters', content: 'By what was named.' } },
  { type: 'event', event: { type: 'thinking', content: '“nurses” is a role.' } },
  { type: 'event', event: { type: 'interpretation', content: 'Nurses.', filters: [nurse] } },
  { type: 'event', event: { type: 'sql_complete', sql: 'SELECT 1' } },
  results,
  end,
  done,
];
const whole = (query: string): Action[] => [ask(query), ...answer];
const after = (actions: Action[]) => actions.reduce(nextSearch, emptySearch('c1'));
const kept: PeopleTurn = {
  id: 't1',
  query: 'nurses',
  createdAt: at,
  status: 'stopped',
  strategy: 'filters',
  thinking: [],
  interpretation: 'Nurses.',
  filters: [nurse],
  sort: null,
  sql: '',
  results: [],
  total: 0,
  summary: '',
  suggestions: [],
  without: [],
};
