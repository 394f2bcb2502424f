import type { TurnFacts } from '#platform/chat.ts';

/** The facts of a student of whom nothing is known, for assistants that ask for none. */
export const noFacts: TurnFacts = { all: async () => [], note: async () => ({ heard: [], changed: [] }) };
