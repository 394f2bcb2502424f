/**
 * Why a document cannot be read: a password, broken bytes, pictures of text only, no text at all, more inside than is read, no end in time, or
 * a reader that ended by itself.
 */
export const documentFaults = ['encrypted', 'damaged', 'image', 'empty', 'much', 'slow', 'failed'] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** What a document cannot be read for. */
export class UnreadableDocument extends Error {
  readonly fault: DocumentFault;
  constructor(fault: DocumentFault, cause?: unknown) {
    super(`a document could not be read: ${fault}`, { cause });
    this.fault = fault;
  }
}

/** The most that is read of a document; a résumé of ten pages has half of it. */
export const most = { pages: 50, lines: 1000, characters: 60_000, lineLength: 1000, links: 100, linkLength: 500 } as const;

export type DocumentType = 'pdf' | 'doc' | 'docx';
