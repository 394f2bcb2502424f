import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { readResume } from '@alive/resumes/read.ts';
import { compare, type Expected, inventionsIn, type Outcome } from './compare.ts';
export const folderOf = (name: string): string => join(import.meta.dirname, name);
export const judgeAll = async (folder: string): Promise<Judged[]> => {
  const now = new Date('2026-11-29');
  const v = await openVocabulary({ companies: [], majors: [], places: [] });
  return globSync(`${folder}/*.json`)
    .sort()
    .map((path) => {
      const file = globSync(path.replace('.json', '.{pdf,docx,doc}'))[0] ?? '';
      const expected = JSON.parse(readFileSync(path, 'utf8')) as Expected;
      const x = JSON.parse(readFileSync(`/tmp/rp/x/${basename(file)}.json`, 'utf8'));
      if (process.env['SPACES']) for (const l of x.lines) l.text = l.text.replaceAll('\t', ' ');
      const read = readResume(x, v, now);
      return { file, outcomes: compare(expected, read, now), inventions: inventionsIn(read, x.links) };
    });
};
export interface Judged {
  file: string;
  outcomes: Outcome[];
  inventions: string[];
}
