import type { Fact } from '@alive/contract/facts.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import type { Db } from '#db/open.ts';
import { facts } from '#db/tables.ts';
import { openFacts } from '../src/features/facts/facts.ts';
import { keyOf } from '../src/features/facts/merge.ts';
import { testNow } from './config.testing.ts';

/** Stores facts of a student as a résumé leaves them, each with its line, and what is derived of them. */
export const storeResumeFacts = async (db: Db, studentId: string, read: readonly ResumeFact[]): Promise<void> => {
  const rows = read.map(({ kind, text, line = text, value = null, status = 'kept' }, at) => ({
    id: `resume-${at}-${studentId}`.slice(0, 60),
    studentId,
    kind,
    stance: 'have' as const,
    text,
    value,
    key: keyOf({ kind, text, value }),
    origin: 'resume' as const,
    quote: line,
    source: 'resume',
    status,
    createdAt: testNow,
    updatedAt: testNow,
  }));
  await db.insert(facts).values(rows);
  await openFacts({ db, now: () => testNow, vocabulary }).note({ studentId }, null, { add: [], change: [] });
};

const vocabulary = () => openVocabulary({ companies: [], majors: [], places: [] });

/** `line` is what stands on the page, by default the text itself. */
export type ResumeFact = Pick<Fact, 'kind' | 'text'> & Partial<Pick<Fact, 'value' | 'status'>> & { line?: string };

/** A known skill. */
export const skill = (name: string, line = 'Skills: Python, SQL, R'): ResumeFact => ({
  kind: 'skill',
  text: name,
  value: `skill:${name}`,
  line,
});
