import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './text.ts';

/** What a posting asks for, line by line, and where the student's résumé shows it. */
const resumeComparison = z.object({
  /** Whether there is a résumé to show anything. */
  hasResume: z.boolean(),
  /** Whether it was read; one from before résumés were read was not, until it is uploaded again. */
  isRead: z.boolean(),
  /** In the posting's order: requirements, then duties, then skills that neither names. */
  asks: z.array(
    z.object({
      /** The posting's own words. */
      text: z.string(),
      kind: z.enum(['requirement', 'duty', 'skill']),
      /** Lines of the résumé with what they have in common with it; empty: nothing on the résumé shows it. */
      shown: z.array(z.object({ text: z.string(), line: z.string() })),
    }),
  ),
});
export type ResumeComparison = z.output<typeof resumeComparison>;

export const compareResume = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/resume',
  summary: 'What this posting asks for, line by line, and where the résumé shows it',
  access: 'student',
  params: z.object({ id }),
  reply: resumeComparison,
});
