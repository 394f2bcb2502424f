import type { Message } from '@alive/contract/conversations.ts';

/**
 * The questions that an interview has settled, in order, each as the number of facts that `factsOf` counts in the messages up to it. A
 * message that settles none adds its facts to the one before; where questions are asked once more they are no longer settled.
 */
export const settledIn = (messages: readonly Message[], factsOf: (message: Message) => number): number[] => {
  const settled: number[] = [];
  let left: number | null = null;
  let facts = 0;
  for (const message of messages) {
    if (message.sender === 'user') facts += factsOf(message);
    const now: number | null = message.ask?.left ?? (message.profile ? Math.max(0, (left ?? 0) - (facts > 0 ? 1 : 0)) : null);
    if (now === null) continue;
    const done = left === null ? 0 : left - now;
    left = now;
    if (done > 0) settled.push(facts, ...Array.from({ length: done - 1 }, () => 0));
    else if (done < 0) settled.splice(done);
    else if (settled.length > 0) settled.push((settled.pop() ?? 0) + facts);
    else continue;
    facts = 0;
  }
  return settled;
};
