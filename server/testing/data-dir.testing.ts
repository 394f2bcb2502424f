import type { TestProject } from 'vitest/node';
import { emptyDataDir } from './template.testing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a data directory with an empty database, to be copied. */
    emptyDataDir: string;
  }
}

/** Vitest's set-up of the project that starts processes. */
export const setup = async (project: TestProject): Promise<void> => project.provide('emptyDataDir', await emptyDataDir());
