import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import type { Extracted } from '@alive/resumes/extracted.ts';
import { readResume } from '@alive/resumes/read.ts';
import { readDoc } from '../../server/src/platform/document-readers/doc.ts';
import { readDocx } from '../../server/src/platform/document-readers/docx.ts';
import { readPdf } from '../../server/src/platform/document-readers/pdf.ts';
import { compare, type Expected, inventionsIn, type Outcome } from './compare.ts';

/** A folder of résumés next to this file. */
export const folderOf = (name: string): string => join(import.meta.dirname, name);

/** Reads each résumé of a folder that has a file of what it states, as on the day of its writing. */
export const judgeAll = async (folder: string, now = new Date('2026-11-29T12:00:00Z')): Promise<Judged[]> => {
  const vocabulary = await openVocabulary({ companies: [], majors: [], places: [] });
  const found: Judged[] = [];
  for (const file of globSync(`${folder}/*.{pdf,docx,doc}`).sort()) {
    const expected = JSON.parse(readFileSync(file.replace(/\.\w+$/, '.json'), 'utf8')) as Expected;
    const extracted = await extract(file);
    const read = readResume(extracted, vocabulary, now);
    found.push({ file, outcomes: compare(expected, read, now), inventions: inventionsIn(read, extracted.links) });
  }
  return found;
};

const extract = (file: string): Promise<Extracted> => {
  const content = readFileSync(file);
  if (file.endsWith('.pdf')) return readPdf(content);
  return file.endsWith('.docx') ? readDocx(content) : readDoc(content);
};

export interface Judged {
  file: string;
  outcomes: Outcome[];
  /** Words of facts that the file does not hold. */
  inventions: string[];
}
