import type { Extracted } from '@alive/resumes/extracted.ts';
import * as z from 'zod/mini';
import { type DocumentFault, documentFaults, most } from './fault.ts';

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
            right: z.optional(z.number()),
            inner: z.optional(z.number()),
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
