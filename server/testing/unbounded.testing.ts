import type { Load } from '#platform/load.ts';

/** Lets in whatever comes, at once. */
export const unbounded: Load = {
  admit: () => undefined,
  turns: { answers: { enter: async () => () => undefined }, searches: { enter: async () => () => undefined } },
  computesAnswers: true,
};
