import { errorStatus, type ErrorCode, type ErrorReply } from '@alive/contract/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isStudentGone, isUnavailable } from '#db/open.ts';
import { isTimeLimit } from '#db/time-limit.ts';
import { isDiskFull } from './disk.ts';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errors, fileTooLarge } from './copy.ts';

/** The one failure rooms throw: a code and the public sentence; what only the log may know goes into `cause`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorReply['details'];
  /** Seconds after which the same call may succeed. */
  readonly retryAfter: number | undefined;
  constructor(
    code: ErrorCode,
    sentence: string,
    { details, retryAfter, cause }: { details?: ErrorReply['details']; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(sentence, { cause });
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** Translates whatever was thrown into the error reply of the contract; anything unforeseen is INTERNAL and only logged. */
export const errorReplyOf = (error: unknown, requestId: string): { status: number; body: ErrorReply } => {
  const { code, message, details } = known(error);
  return { status: errorStatus[code], body: { error: message, code, ...(details ? { details } : {}), requestId } };
};

/** Fastify's error handler: answers with the contract's error and logs what is our fault. */
export const handleError = (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, body } = errorReplyOf(error, request.id);
  if (status >= 500 && !isExpected(error)) request.log.error({ err: error }, 'request failed');
  const retryAfter = error instanceof AppError ? error.retryAfter : body.code === 'UNAVAILABLE' ? 1 : undefined;
  if (retryAfter !== undefined) void reply.header('Retry-After', retryAfter);
  return reply.status(status).send(body);
};

/** What a session gets that is unknown or over. */
export const signedOut = (): AppError => new AppError('UNAUTHENTICATED', errors.signIn);

export const isSignedOut = (error: unknown): boolean => error instanceof AppError && error.code === 'UNAUTHENTICATED';

/** What is refused because too much is under way; whoever was refused at the same moment does not come back at the same one. */
export const overloaded = (): AppError =>
  new AppError('UNAVAILABLE', errors.busy, {
    retryAfter: 2 + Math.floor(Math.random() * 4),
  });

/** Whether the database is away, as opposed to one statement that took too long. */
export const isDatabaseAway = (error: unknown): boolean => isUnavailable(error) && !isTimeLimit(error);

/** What is said once for all requests, by a notice. */
const isExpected = (error: unknown): boolean =>
  isDatabaseAway(error) || isDiskFull(error) || (error instanceof AppError && error.code === 'UNAVAILABLE');

function known(error: unknown): Pick<ErrorReply, 'code' | 'details'> & { message: string } {
  if (error instanceof AppError) return { code: error.code, message: error.message, details: error.details };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? errors.misfitField,
    }));
    return { code: 'VALIDATION_FAILED', message: errors.misfit, details };
  }
  if (isStudentGone(error)) return { code: 'UNAUTHENTICATED', message: errors.signIn };
  if (isDiskFull(error)) return { code: 'STORAGE_FULL', message: errors.full };
  if (isUnavailable(error)) return { code: 'UNAVAILABLE', message: errors.databaseAway };
  const { statusCode, code } = error as Partial<FastifyError>;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return { code: 'FILE_TOO_LARGE', message: fileTooLarge };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { code: 'FILE_TOO_LARGE', message: errors.tooMuch };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { code: 'UNSUPPORTED_FILE', message: errors.unsupported };
  if (statusCode === 404) return { code: 'NOT_FOUND', message: errors.nothingHere };
  if (statusCode !== undefined && statusCode < 500) return { code: 'VALIDATION_FAILED', message: errors.unreadable };
  return { code: 'INTERNAL', message: errors.unforeseen };
}
