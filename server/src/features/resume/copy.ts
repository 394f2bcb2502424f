import type { DocumentFault } from '#platform/documents/fault.ts';

/** The words of this room that students read. */

export const unsupported = 'This isn’t a PDF, DOC or DOCX file.';
export const noneYet = 'You haven’t added a résumé yet.';

/** Why a file could not be read, and what to do; the wizard adds that one may go on without a résumé. */
export const unreadable: Readonly<Record<DocumentFault, string>> = {
  encrypted: 'Your file is password-protected. Save a copy without a password.',
  damaged: 'Your file is damaged. Export it again.',
  image: 'Your file is a picture of text, so we can’t read any words in it. Export it from the program you wrote it in.',
  empty: 'Your file has no text in it. Choose another one.',
  much: 'This file is too long for a résumé. Save just the résumé as its own file and upload that.',
  slow: 'Your file took too long to read. Export it again as a simple PDF.',
  failed: 'We couldn’t read your file this time. Try again.',
};
