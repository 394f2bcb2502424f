import { deleteResume, downloadResume, readResume, type Resume, resumeLimit, uploadResume } from '@alive/contract/resume.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import type { ReadResume } from '@alive/resumes/read.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { isQueryError, isUnavailable } from '#db/open.ts';
import type { Db } from '#db/handle.ts';
import { UnreadableDocument } from '#platform/documents/fault.ts';
import type { Documents } from '#platform/documents/documents.ts';
import { AppError } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import { checkSession, handle, type Routing } from '#platform/handle.ts';
import { callerOf, goneOf } from '#platform/overload.ts';
import * as copy from './copy.ts';
import { deleteResumeOf, isRecorded, replaceResume, resumeOf } from './queries.ts';
import { listed, type ReadIn, readIn } from './read.ts';
import { attachment, detect, fileNameOf, receiveFile, withEnding } from './receive.ts';

/** Stores a student's résumé and reads it: the document in a process of its own, and then what its lines say of the student. */
export const resumeRoutes = async (app: FastifyInstance, { routing, files, documents, read, vocabulary, facts }: Deps): Promise<void> => {
  await app.register(multipart, { limits: { fileSize: resumeLimit, files: 1, fields: 5, parts: 6, headerPairs: 50 } });

  const store = async (resume: Unstored, { facts: read, skills }: ReadIn, content: Buffer) => {
    const { studentId } = resume;
    const { fromResume } = await facts.within();
    const storedAs = await files.put(content);
    const { unneeded, reading } = await replaceResume(routing.db, { ...resume, skills, storedAs }, (tx) =>
      fromResume(tx, studentId, { facts: read, skills }),
    ).catch(async (error: unknown) => {
      const isRefused = error instanceof AppError || (isQueryError(error) && !isUnavailable(error));
      // After a lost connection it may be recorded all the same. Where that cannot be known now, the file stays.
      if (isRefused || !(await isRecorded(routing.db, { studentId, storedAs }).catch(() => true))) await files.remove(storedAs);
      throw error;
    });
    if (unneeded !== null) await files.remove(unneeded);
    return reading;
  };

  handle(app, routing, uploadResume, 'upload', async ({ request, reply, student }) => {
    const { name, content } = await receiveFile(request, uploadResume.multipart);
    await checkSession(routing, request);
    const type = await detect(content);
    if (type === null) throw new AppError('UNSUPPORTED_FILE', copy.unsupported);
    const [caller, gone] = [callerOf(request), goneOf(reply)];
    const extracted = await documents.extract(content, type, { caller, gone }).catch((error: unknown) => {
      if (!(error instanceof UnreadableDocument)) throw error;
      throw new AppError('UNREADABLE_FILE', copy.unreadable[error.fault], { cause: error });
    });
    const words = await vocabulary();
    // Not before its lines are here: neither a slow line nor a slow document must hold a turn.
    const endTurn = await routing.load.turns.searches.enter(caller, gone);
    try {
      const found = await readIn(extracted, { read, vocabulary: words, now: routing.now() });
      const resume = { fileName: fileNameOf(name), size: content.length, type, uploadedAt: routing.now() };
      const reading = await store({ ...resume, studentId: student.id, reading: found.reading }, found, content);
      return { resume: { ...resume, uploadedAt: resume.uploadedAt.toISOString() }, extracted: listed(found.facts), reading };
    } finally {
      endTurn();
    }
  });

  handle(app, routing, readResume, 'read', async ({ student }) => ({ reading: (await resumeOf(routing.db, student.id))?.reading ?? null }));

  handle(app, routing, downloadResume, 'download', async ({ student, reply }) => {
    const resume = await resumeOf(routing.db, student.id);
    const content = resume === null ? null : await files.open(resume.storedAs);
    if (resume === null || content === null) throw new AppError('NOT_FOUND', copy.noneYet);
    void reply.headers({
      'Content-Type': contentTypes[resume.type],
      'Content-Length': resume.size,
      'Content-Disposition': attachment(withEnding(resume.fileName, resume.type)),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    // Read as it is taken, and no further for a reader that leaves.
    return Readable.from(content, { objectMode: false });
  });

  handle(app, routing, deleteResume, 'read', async ({ student }) => {
    const { withoutResume } = await facts.within();
    const unneeded = await deleteResumeOf(routing.db, student.id, (tx) => withoutResume(tx, student.id));
    if (unneeded !== null) await files.remove(unneeded);
    return undefined;
  });
};

const contentTypes: Record<Resume['type'], string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

type Unstored = Omit<Parameters<typeof replaceResume>[1], 'storedAs' | 'skills'>;

interface Deps {
  routing: Routing;
  files: Files;
  documents: Pick<Documents, 'extract'>;
  read: ReadResume;
  vocabulary: () => Promise<OpenVocabulary>;
  /** What keeps the facts of a résumé within its transaction; to be opened before that begins. */
  facts: { within: () => Promise<FactsWithin> };
}

interface FactsWithin {
  fromResume: (tx: Db, studentId: string, read: Pick<ReadIn, 'facts' | 'skills'>) => Promise<Record<string, number>>;
  withoutResume: (tx: Db, studentId: string) => Promise<void>;
}
