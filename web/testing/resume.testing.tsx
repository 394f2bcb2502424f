import type { User } from '@alive/contract/account.ts';
import type { Fact, FactKind } from '@alive/contract/facts.ts';
import type { ResumeLine, ResumeReading } from '@alive/contract/resume.ts';
import { vi } from 'vitest';
import { intercept } from './app.testing.tsx';
import { exampleFact, serveFacts } from './facts.testing.tsx';

/** What was read in the résumé of an invented student, and the facts of it: nine, of which one is dropped and one offered. */
export const exampleReading = (part: Partial<ResumeReading> = {}): ResumeReading => ({
  pages: 1,
  lines,
  lineOf: Object.fromEntries(found.map(({ id, line }) => [id, line])),
  meter: {
    parts: [
      { part: 'contact', found: true },
      { part: 'education', found: true },
      { part: 'experience', found: true },
      { part: 'skills', found: true },
      { part: 'layout', found: false },
    ],
    advice: ['Put your columns one below the other.', 'Add months to your jobs.'],
  },
  ...part,
});

/** Those facts. */
export const exampleFacts = (): Fact[] =>
  found.map(({ line, ...fact }) =>
    exampleFact({ stance: 'have', origin: 'resume', source: 'resume', quote: lines[line]?.text ?? null, ...fact }),
  );

/** The file as the server tells of it. */
export const exampleFile = { fileName: 'maya-raman.pdf', size: 151_552, type: 'pdf', uploadedAt: '2026-11-22T12:00:00.000Z' } as const;

/** Answers as a server on which this student has a résumé and this was read in it; gives the changes of facts that were sent. */
export const serveResume = (user: User, reading: ResumeReading | null = exampleReading(), facts: Fact[] = exampleFacts()) => {
  intercept('/api/auth/me', () => Response.json({ ...user, resume: exampleFile }));
  intercept('/resume/reading', () => Response.json({ reading }));
  return serveFacts(...facts);
};

/** Takes the next upload for the server: what it is told of its progress (0 to 1), and the answer. */
export const takeUpload = () => {
  const sent = Promise.withResolvers<XMLHttpRequest>();
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    sent.resolve(this);
  });
  return {
    progress: async (part: number) => {
      const { upload } = await sent.promise;
      upload.dispatchEvent(new ProgressEvent('progress', { loaded: part * 100, total: 100 }));
    },
    answer: async (status: number, response: unknown) => {
      const request = await sent.promise;
      Object.defineProperties(request, { status: { value: status }, response: { value: response } });
      request.dispatchEvent(new ProgressEvent('load'));
    },
  };
};

const lineOf = (text: string, kind: ResumeLine['kind'] = 'text'): ResumeLine => ({ text, page: 1, kind });

const lines: readonly ResumeLine[] & ResumeLine[] = [
  lineOf('Maya Raman', 'name'),
  lineOf('maya.raman@gatech.example · Atlanta'),
  lineOf('Education', 'heading'),
  lineOf('B.S. Environmental Engineering, May 2027', 'entry'),
  lineOf('Georgia Institute of Technology'),
  lineOf('GPA 3.7, Dean’s List in four semesters'),
  lineOf('Experience', 'heading'),
  lineOf('Field technician, Riverkeep, June to August 2025', 'entry'),
  lineOf('Took water samples at nine sites on the Chattahoochee'),
  lineOf('Cleaned 14 months of turbidity data in Python'),
  lineOf('Trained two volunteers and wrote the field manual'),
  lineOf('Lab assistant, Georgia Tech, 2024 to now', 'entry'),
  lineOf('Soldered and calibrated sensor boards for river gauges'),
  lineOf('Kept the logs of three instruments in Microsoft Word'),
  lineOf('Projects', 'heading'),
  lineOf('Creek buoy with text alerts, 2026', 'entry'),
  lineOf('A buoy that texts a list of neighbors when a creek rises'),
  lineOf('Skills', 'heading'),
  lineOf('Python, water sampling, soldering, Microsoft Word'),
  lineOf('Languages', 'heading'),
  lineOf('Spanish'),
];

const of = (id: string, kind: FactKind, text: string, line: number, part: Partial<Fact> = {}) => ({ id, kind, text, line, ...part });

const found = [
  of('r1', 'education', 'B.S. Environmental Engineering', 3, { detail: 'Georgia Tech, 2027' }),
  of('r2', 'experience', 'Field technician, Riverkeep', 7, { detail: 'June to August 2025' }),
  of('r3', 'experience', 'Lab assistant, Georgia Tech', 11, { detail: '2024 to now' }),
  of('r4', 'project', 'Creek buoy with text alerts', 15, { detail: '2026' }),
  of('r5', 'skill', 'Python', 9, { value: 'skill:Python' }),
  of('r6', 'skill', 'Water sampling', 8),
  of('r7', 'skill', 'Soldering', 12),
  of('r8', 'skill', 'Microsoft Word', 13, { status: 'dropped' }),
  of('r9', 'language', 'Spanish', 20, { status: 'offered' }),
];
