import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import type { Resume } from '@alive/contract/resume.ts';
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

/** What a file really is, by its content; null for anything but PDF, DOC and DOCX, whatever its name says. */
export const detect = async (content: Buffer): Promise<Resume['type'] | null> => {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (found?.ext === 'pdf') return 'pdf';
  if (found?.ext === 'docx') return 'docx';
  if (found?.ext === 'cfb' && hasStream(content, 'WordDocument')) return 'doc';
  // One with a password, whatever it is, lies encrypted in an old container ([MS-OFFCRYPTO] 2.3).
  if (found?.ext === 'cfb' && hasStream(content, 'EncryptedPackage')) return 'docx';
  return null;
};

/**
 * Whether an OLE container's directory names such a stream; every old Office file is one, and Word's has its text there.
 * Entries of 128 bytes lie at multiples of 128: the name in UTF-16, at 64 its length in bytes with a closing NUL, at 66 a 2
 * for a stream ([MS-CFB] 2.6).
 */
const hasStream = (content: Buffer, name: string): boolean => {
  const bytes = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = content.indexOf(bytes); at >= 0; at = content.indexOf(bytes, at + 1)) {
    if (at % 128 === 0 && at + 128 <= content.length && content.readUInt16LE(at + 64) === bytes.length && content[at + 66] === 2)
      return true;
  }
  return false;
};

/** A student's own file name as it may be shown again: without folders, control or direction characters, at most 200 characters with its ending. */
export const fileNameOf = (given: string): string => {
  const name = given
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^.*[\\/]/, '')
    .replace(/^\.+$/, '');
  const [ending = ''] = /\.\w{1,8}$/.exec(name) ?? [];
  const stem = name.slice(0, name.length - ending.length).slice(0, 200 - ending.length);
  // A cut must not leave half of a character.
  return `${stem.replace(/[\ud800-\udbff]$/, '')}${ending}` || 'resume';
};

/** The header that saves a file under this name (RFC 6266): in ASCII for old clients, and whole (RFC 5987). */
export const attachment = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
};
