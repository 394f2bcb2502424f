import * as z from 'zod/mini';

/** Machine codes of every failure and the HTTP status each one travels with. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  /** A code of six digits that is wrong, used or late. */
  CODE_INVALID: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  CONVERSATION_BUSY: 409,
  /** A chat has as many answers as one may have. */
  CONVERSATION_FULL: 409,
  /** The same Idempotency-Key is being carried out. */
  IN_PROGRESS: 409,
  /** A note was changed elsewhere since it was read; `details` holds both texts (see `editConflict`). */
  EDIT_CONFLICT: 409,
  CONVERSATION_EXPIRED: 410,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_FILE: 415,
  /** A server on a laptop was asked under another host's name. */
  MISDIRECTED: 421,
  UNREADABLE_FILE: 422,
  /** The same Idempotency-Key came with another body. */
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  /** The database is away or overloaded; `Retry-After` says how many seconds to wait. */
  UNAVAILABLE: 503,
  MODEL_UNAVAILABLE: 503,
  /** The disk is full: nothing was stored, and what was stored before is safe. */
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

export const errorReply = z.object({
  /** A sentence for a person. */
  error: z.string(),
  code: z.enum(codes),
  /** The fields that do not fit, with VALIDATION_FAILED; both texts, with EDIT_CONFLICT. */
  details: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  requestId: z.string(),
});
export type ErrorReply = z.output<typeof errorReply>;

/**
 * What EDIT_CONFLICT says in `details`: `theirs` is the stored text, `yours` the one that was refused, `version` the number of the stored
 * one. Sent again with that version, a text takes the place of the stored one.
 */
export const editConflict = {
  of: ({ theirs, yours, version }: EditConflict): NonNullable<ErrorReply['details']> => [
    { path: 'theirs', message: theirs },
    { path: 'yours', message: yours },
    { path: 'version', message: String(version) },
  ],
  /** The conflict that an answer tells; null where it tells none. */
  in: (details: NonNullable<ErrorReply['details']>): EditConflict | null => {
    const at = (name: string) => details.find(({ path }) => path === name)?.message;
    const [theirs, yours, version] = [at('theirs'), at('yours'), Number(at('version'))];
    return theirs === undefined || yours === undefined || !Number.isInteger(version) ? null : { theirs, yours, version };
  },
};

export interface EditConflict {
  theirs: string;
  yours: string;
  version: number;
}
