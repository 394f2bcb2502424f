import { expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { shareableSelf } from '#platform/llm/shareable.ts';
import { student } from '#testing/search-tools.testing.ts';
import { messagesFor } from './hosted-messages.ts';
import { newState } from './state.ts';

it('tells a provider of a student’s facts, but nothing of visas, clearances or access', () => {
  const profile = {
    summary: 'Must have: Visa sponsorship.',
    interests: ['maps'],
    target_companies: [],
    target_roles: ['Geologist'],
    ideal_environment: 'Visa sponsorship; No security clearance; Boston; Accessible workplace; Remote only',
  };
  const about = { ...student, needsVisa: true, canGetClearance: false, profile, musts: ['accessible', 'remote', 'pay>=60000'] };
  const [message] = messagesFor({
    message: 'Hi',
    history: [],
    about: shareableSelf(about),
    state: newState,
    records: [],
    found: null,
    today: '2026-11-20',
  });
  expect(message?.text).toContain('"ideal_environment":"Boston; Remote only"');
  expect(message?.text).toContain('"musts":["remote","pay>=60000"]');
  for (const secret of [/visa/i, /clearance/i, /accessible/i]) expect(message?.text).not.toMatch(secret);
});

it('tells a provider of no condition on visas, citizenship or clearances, whoever set it and when', () => {
  const conditions = [conditionOf('function', 'Data'), conditionOf('sponsorship', 'yes'), conditionOf('clearance', false)];
  const state = { ...newState, conditions, total: 12, heldBack: 7 };
  const [message] = messagesFor({ message: 'Hi', history: [], about: student, state, records: [], found: null, today: '2026-11-20' });
  expect(message?.text).toMatch(/"conditions":\[\{[^{}]*"label":"Data"\}\],"shownLast":\[\]\}<\/search>/);
});
