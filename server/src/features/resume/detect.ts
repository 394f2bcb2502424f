import { fileTypeFromBuffer } from 'file-type';
import type { Resume } from '@alive/contract/account.ts';

/** What a file really is, by its content; null for anything but PDF, DOC and DOCX, whatever its name says. */
export const detect = async (content: Buffer): Promise<Resume['type'] | null> => {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (found?.ext === 'pdf') return 'pdf';
  if (found?.ext === 'docx') return 'docx';
  // Every old Office file is such a container; a Word one has a stream of this name (UTF-16).
  if (found?.ext === 'cfb' && content.includes(Buffer.from('WordDocument', 'utf16le'))) return 'doc';
  return null;
};
