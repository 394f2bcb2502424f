import type { Load } from '#platform/load.ts';

const open = { enter: async () => () => undefined };

/** Lets in whatever comes, at once. */
export const unbounded: Load = {
  admit: () => undefined,
  turns: { answers: open, searches: open, bodies: open },
  computesAnswers: true,
};
