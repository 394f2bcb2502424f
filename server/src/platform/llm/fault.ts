import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  NoOutputGeneratedError,
  StreamProviderError,
  TypeValidationError,
} from 'ai';
import { retryAfterOf } from '#platform/backoff.ts';
import { ModelError } from './error.ts';

/** What an error of the AI SDK means to us; only its status, its kind and the system's code are kept of it. */
export function modelErrorOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (APICallError.isInstance(error)) {
    const { statusCode, responseHeaders } = error;
    if (statusCode === undefined) return unreached(error);
    if (statusCode >= 200 && statusCode < 300) return ofBody(error);
    return ofStatus(statusCode, retryAfterOf(responseHeaders?.['retry-after'], Date.now()));
  }
  if (StreamProviderError.isInstance(error)) return ofStatus(error.statusCode ?? 500, null);
  if (isUnreadable(error) || codeOf(error) === '') return new ModelError('garbled', { detail: error instanceof Error ? error.name : '' });
  return unreached(error);
}

/** An answer that began well: its connection broke, or what it held cannot be read. */
const ofBody = (error: Error): ModelError => (codeOf(error) === '' ? new ModelError('garbled', { detail: error.name }) : unreached(error));

const isUnreadable = (error: unknown) =>
  [JSONParseError, InvalidResponseDataError, TypeValidationError, NoOutputGeneratedError].some((kind) => kind.isInstance(error));

function ofStatus(status: number, retryAfter: number | null): ModelError {
  const detail = `status ${status}`;
  if (status === 401) return new ModelError('unauthorized', { detail });
  if (status === 403) return new ModelError('forbidden', { detail });
  if (status === 404) return new ModelError('unknown', { detail });
  if (status === 408) return new ModelError('silent', { detail });
  if (status === 429) return new ModelError('limited', { detail, retryAfter });
  return new ModelError(status >= 500 ? 'failing' : 'rejected', { detail, retryAfter });
}

function unreached(error: unknown): ModelError {
  const code = codeOf(error);
  return new ModelError(/TIMEOUT|TIMEDOUT/.test(code) ? 'silent' : 'unreachable', { detail: code });
}

/** The system's code somewhere in the causes of an error. */
function codeOf(error: unknown): string {
  let one = error;
  for (let depth = 0; depth < 6 && one instanceof Error; depth++) {
    if ('code' in one && typeof one.code === 'string' && /^[A-Z0-9_]{1,60}$/.test(one.code)) return one.code;
    one = one.cause;
  }
  return '';
}
