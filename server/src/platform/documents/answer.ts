import type { Extracted } from '@alive/resumes/extracted.ts';
import * as z from 'zod/mini';

/**
 * Why a document cannot be read: a password, broken bytes, pictures of text only, no text at all, more inside than is read, no end in time, or
 * a reader that ended by itself.
 */
export const documentFaults = ['encrypted', 'damaged', 'image', 'empty', 'much', 'slow', 'failed'] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** What a document cannot be read for. */
export class UnreadableDocument extends Error {
  readonly fault: DocumentFault;
  constructor(fault: DocumentFault, cause?: unknown) {
    super(`a document could not be read: ${fault}`, { cause });
    this.fault = fault;
  }
}

/** The most that is read of a document; a résumé of ten pages has a tenth of it. */
export const most = { pages: 50, lines: 2000, characters: 120_000, lineLength: 2000, links: 100, linkLength: 500 } as const;

export type DocumentType = 'pdf' | 'doc' | 'docx';

const number = z.nullable(z.number());

/** What the reading process writes. */
export const answer = z.union([
  z.object({
    extracted: z.object({
      pages: z.nullable(z.int().check(z.gte(1), z.lte(most.pages))),
      lines: z
        .array(
          z.object({
            text: z.string().check(z.minLength(1), z.maxLength(most.lineLength)),
            page: z.int().check(z.gte(1)),
            x: number,
            y: number,
            size: number,
            isBold: z.boolean(),
            column: z.int(),
            isItem: z.boolean(),
            row: z.nullable(z.string().check(z.maxLength(40))),
          }),
        )
        .check(z.minLength(1), z.maxLength(most.lines)),
      links: z.array(z.string().check(z.maxLength(most.linkLength))).check(z.maxLength(most.links)),
      faults: z.array(z.enum(['columns', 'fonts', 'header'])),
    }),
  }),
  z.object({ fault: z.enum(documentFaults) }),
]);
export type Answer = { extracted: Extracted } | { fault: DocumentFault };
