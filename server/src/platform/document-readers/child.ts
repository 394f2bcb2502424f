// Reads one document from standard input and writes what it says to standard output. Runs in a process of its own, see documents/documents.ts.
import type { Extracted } from '@alive/resumes/extracted.ts';
import type { Answer } from '#platform/documents/answer.ts';
import { type DocumentType, UnreadableDocument } from '#platform/documents/fault.ts';
import { bounded } from './bounded.ts';

const readers: Record<DocumentType, () => Promise<(content: Buffer) => Promise<Extracted>>> = {
  pdf: async () => (await import('./pdf.ts')).readPdf,
  docx: async () => (await import('./docx.ts')).readDocx,
  doc: async () => (await import('./doc.ts')).readDoc,
};

const answerTo = async (type: DocumentType): Promise<Answer> => {
  try {
    const read = await readers[type]();
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return { extracted: bounded(await read(Buffer.concat(chunks))) };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { fault: error.fault };
    // What is thrown when memory is short; any other error is the file's, for the readers know no other trouble.
    const isShort = error instanceof RangeError && /allocat|invalid (?:array|string) length|stack/i.test(error.message);
    return { fault: isShort ? 'much' : 'damaged' };
  }
};

// A server that has ended no longer stops its readers.
setTimeout(() => process.exit(1), Number(process.argv[3]) * 1000).unref();
const answer = await answerTo(process.argv[2] as DocumentType);
process.stdout.write(JSON.stringify(answer), () => process.exit(0));
