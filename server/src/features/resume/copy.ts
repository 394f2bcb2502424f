import type { DocumentFault } from '#platform/documents/answer.ts';

/** The words of this room that students read. */

export const unsupported = 'This is not a PDF, DOC or DOCX file.';
export const noneYet = 'There’s no résumé yet.';

const goOn = 'or go on without it.';

/** Why a file could not be read, and what to do. */
export const unreadable: Readonly<Record<DocumentFault, string>> = {
  encrypted: `Your file is password-protected. Save a copy without a password, ${goOn}`,
  damaged: `Your file is damaged. Export it again, ${goOn}`,
  image: `Your file is a picture of text, so there’s nothing to read. Export it from the program you wrote it in, ${goOn}`,
  empty: `Your file has no text in it. Choose another one, ${goOn}`,
  much: `There’s too much in your file for a résumé. Save a copy of just the résumé, ${goOn}`,
  slow: `Your file took too long to read. Export it again as a simple PDF, ${goOn}`,
  failed: `We couldn’t read your file this time. Try again, ${goOn}`,
};
