import type { Message } from '@alive/contract/conversations.ts';
import { describe, expect, it } from 'vitest';
import { settledIn } from './settled.ts';

describe('the settled questions of an interview', () => {
  it('are those that are no longer to come, each with the facts that it brought', () => {
    expect(settledIn([asks(6)], factsOf)).toEqual([]);
    expect(settledIn([asks(6), says(2), asks(5)], factsOf)).toEqual([2]);
    expect(settledIn([asks(6), says(2), asks(5), says(0), asks(4), says(3), asks(2)], factsOf)).toEqual([2, 0, 3, 0]);
  });

  it('do not grow with a message that answers none', () => {
    expect(settledIn([asks(6), says(1), asks(6), says(0), asks(6), says(1), asks(5)], factsOf)).toEqual([2]);
    expect(settledIn([asks(6), says(1), asks(5), says(1), asks(5)], factsOf)).toEqual([2]);
  });

  it('are forgotten where they are asked once more', () => {
    expect(settledIn([asks(6), says(1), asks(5), says(2), asks(4), says(0), asks(6)], factsOf)).toEqual([]);
    expect(settledIn([asks(6), says(1), asks(5), says(2), asks(4), says(0), asks(5)], factsOf)).toEqual([1]);
  });

  it('count the last one where it was answered', () => {
    expect(settledIn([asks(2), says(1), asks(1), says(1), ends], factsOf)).toEqual([1, 1]);
    expect(settledIn([asks(2), says(1), asks(1), says(0), ends], factsOf)).toEqual([1]);
  });
});

const message = (part: Partial<Message>): Message => ({
  id: 'm',
  sender: 'assistant',
  text: '',
  status: 'complete',
  hidden: false,
  createdAt: '2026-11-23T12:00:00.000Z',
  ...part,
});
const asks = (left: number): Message => message({ ask: { topic: 'more', left, replies: [] } });
/** A message that brings so many facts. */
const says = (facts: number): Message => message({ sender: 'user', text: 'x'.repeat(facts) });
const ends = message({
  profile: { summary: '', interests: [], target_companies: [], target_roles: [], ideal_environment: '' },
});
const factsOf = ({ text }: Message): number => text.length;
