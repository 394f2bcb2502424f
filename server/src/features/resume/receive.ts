import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors.ts';

/**
 * The one file of a multipart form, and its name as it was given. The form is read to its end, so that a client that is
 * still sending gets the answer. Throws VALIDATION_FAILED for anything but one file in this field, and what the
 * multipart reader throws for a file over the limit.
 */
export const receiveFile = async (request: FastifyRequest, field: string): Promise<{ name: string; content: Buffer }> => {
  let found: { name: string; content: Buffer } | null = null;
  let others = false;
  try {
    for await (const part of request.isMultipart() ? request.parts() : []) {
      if (part.type !== 'file') continue;
      if (part.fieldname === field && found === null) found = { name: part.filename ?? '', content: await part.toBuffer() };
      else {
        others = true;
        part.file.resume();
      }
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw error;
    throw noFile(field, error);
  }
  if (found === null || others) throw noFile(field);
  return found;
};

const noFile = (field: string, cause?: unknown) =>
  new AppError('VALIDATION_FAILED', 'Please choose a file.', {
    details: [{ path: field, message: `Send one file in the form field "${field}".` }],
    cause,
  });
