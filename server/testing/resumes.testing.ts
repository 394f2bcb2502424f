import type { ReadResume, ResumeFact } from '@alive/resumes/read.ts';
import { resumeParts } from '@alive/contract/resume.ts';
import { UnreadableDocument } from '#platform/documents/fault.ts';
import type { resumes } from '#db/tables.ts';
import type { Documents } from '#platform/documents/documents.ts';
import { testNow } from './config.testing.ts';

/** Reads the lines that `pdfOf` wrote, and one line of anything else, in this process: for tests of what comes after. */
export const documentsHere: Documents = {
  extract: async (content, type) => {
    const written = [...content.toString('latin1').matchAll(/\(((?:[^\\()]|\\.)*)\) Tj/g)].map(([, line = '']) =>
      line.replace(/\\(.)/g, '$1'),
    );
    if (type === 'pdf' && written.length === 0) throw new UnreadableDocument('empty');
    const lines = type === 'pdf' ? written : ['Maya Raman'];
    return {
      pages: type === 'pdf' ? 1 : null,
      lines: lines.map((text) => ({ text, page: 1, x: null, y: null, size: null, isBold: false, column: 0, isItem: false, row: null })),
      links: [],
      faults: [],
    };
  },
  close: async () => undefined,
};

/** The row of a stored résumé with these lines; null for one from before résumés were read. */
export const storedResume = (studentId: string, lines: readonly string[] | null): typeof resumes.$inferInsert => ({
  studentId,
  fileName: 'maya.pdf',
  storedAs: `file of ${studentId}`,
  size: 1000,
  type: 'pdf',
  uploadedAt: testNow,
  reading: lines && {
    pages: 1,
    lines: lines.map((text) => ({ text, page: 1, kind: 'text' })),
    lineOf: {},
    meter: { parts: [], advice: [] },
  },
});

/** Reads lines such as "experience: Field technician, Riverkeep | 2024 to now" as facts; with "?" in place of ":" they are unsure. */
export const readMarked: ReadResume = function* ({ lines }) {
  yield;
  return {
    lines: lines.map(({ text, page }) => ({ text, page, kind: 'text' })),
    facts: lines.flatMap(({ text: line }, at): ResumeFact[] => {
      const [, kind, mark, text = '', detail = null] =
        /^(skill|education|experience|project|language|award|link)([:?]) (.+?)(?: \| (.+))?$/.exec(line) ?? [];
      if (kind === undefined) return [];
      const value = kind === 'skill' && text !== 'Otter care' ? `skill:${text}` : null;
      return [{ kind: kind as ResumeFact['kind'], text, detail, value, line: at, isSure: mark === ':' }];
    }),
    meter: { parts: resumeParts.map((part) => ({ part, found: part === 'skills' })), advice: ['Add months to your jobs.'] },
    account: {
      email: 'found@example.org',
      firstName: 'Found',
      lastName: 'Elsewhere',
      school: 'MIT',
      major: 'Biology',
      graduationYear: 2029,
    },
    education: [],
    experience: [],
  };
};
