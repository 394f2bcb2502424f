import { fileTypeFromBuffer } from 'file-type';
import type { Resume } from '@alive/contract/account.ts';

/** What a file really is, by its content; null for anything but PDF, DOC and DOCX, whatever its name says. */
export const detect = async (content: Buffer): Promise<Resume['type'] | null> => {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (found?.ext === 'pdf') return 'pdf';
  if (found?.ext === 'docx') return 'docx';
  if (found?.ext === 'cfb' && hasStream(content, 'WordDocument')) return 'doc';
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
