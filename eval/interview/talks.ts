import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Registration } from '@alive/contract/account.ts';

/** The talks of talks/*.json by the names of their files, or those of one `file`. */
export const readTalks = (file: string | null = null): { name: string; talks: Talk[] }[] =>
  (file === null ? globSync(join(import.meta.dirname, 'talks', '*.json')).toSorted() : [file]).map((path) => {
    const { talks } = JSON.parse(readFileSync(path, 'utf8')) as { talks: Talk[] };
    return { name: basename(path, '.json'), talks };
  });

/** What one student gave in the form and said in the interview, in order. */
export interface Talk {
  student: Pick<Registration, 'school' | 'major'> &
    Partial<Pick<Registration, 'graduationYear' | 'needsVisa' | 'canGetClearance' | 'preferredLocations' | 'lookingFor'>>;
  says: string[];
}
