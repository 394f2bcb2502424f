import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, time } from './text.ts';

/** Résumés may weigh 10 × 1024 × 1024 bytes at most. */
export const resumeLimit = 10 * 1024 * 1024;
export const resumeTypes = ['.pdf', '.doc', '.docx'] as const;

export const resume = z.object({ fileName: z.string(), size: z.int(), type: z.enum(['pdf', 'doc', 'docx']), uploadedAt: time });
export type Resume = z.output<typeof resume>;

/** A line as it was extracted, in reading order: what the page is drawn from. */
export const resumeLine = z.object({
  text: z.string(),
  /** From 1. */
  page: z.int(),
  kind: z.enum(['name', 'heading', 'entry', 'text']),
});
export type ResumeLine = z.output<typeof resumeLine>;

/** What an employer's system looks for, too. */
export const resumeParts = ['contact', 'education', 'experience', 'skills', 'layout'] as const;
export type ResumePart = (typeof resumeParts)[number];

/** How well a machine can read the file. */
export const resumeMeter = z.object({
  /** In the order of `resumeParts`. */
  parts: z.array(z.object({ part: z.enum(resumeParts), found: z.boolean() })),
  /** What to change, in sentences, the most telling first; empty: nothing. */
  advice: z.array(z.string()),
});
export type ResumeMeter = z.output<typeof resumeMeter>;

/** What was read. The facts themselves are among the student's (`GET /api/users/:id/facts`), of origin `resume`. */
export const resumeReading = z.object({
  /** null: the format has none (DOC, DOCX). */
  pages: z.nullable(z.int()),
  lines: z.array(resumeLine),
  /** Where each fact was read, by its id: the number of its line in `lines`. */
  lineOf: z.record(z.string(), z.int()),
  meter: resumeMeter,
  /** The student's address on it, for who has named none. */
  email: z.optional(z.string()),
});
export type ResumeReading = z.output<typeof resumeReading>;

const self = z.object({ id });

export const uploadResume = endpoint({
  method: 'POST',
  path: '/api/users/:id/resume',
  summary: 'Store a résumé (PDF, DOC or DOCX, at most 10 MB) and read it',
  access: 'self',
  params: self,
  multipart: 'resume',
  status: 201,
  reply: z.object({
    resume,
    extracted: z.object({
      skills: z.array(z.string()),
      education: z.array(z.string()),
      experience: z.array(z.string()),
      links: z.array(z.string()),
    }),
    reading: resumeReading,
  }),
});

export const readResume = endpoint({
  method: 'GET',
  path: '/api/users/:id/resume/reading',
  summary: 'What was read in the stored résumé; null where there is none, or one from before résumés were read',
  access: 'self',
  params: self,
  reply: z.object({ reading: z.nullable(resumeReading) }),
});

export const downloadResume = endpoint({
  method: 'GET',
  path: '/api/users/:id/resume',
  summary: 'The stored résumé as an attachment',
  access: 'self',
  params: self,
  /** The file itself. */
  reply: z.custom(),
});

export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/resume',
  summary: 'Forget the stored résumé and what was read in it, but for what the student changed or dropped',
  access: 'self',
  params: self,
  status: 204,
});
