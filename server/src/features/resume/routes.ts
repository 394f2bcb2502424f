import { deleteResume, downloadResume, type Resume, resumeLimit, uploadResume } from '@alive/contract/resume.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { isQueryError, isUnavailable } from '#db/open.ts';
import { AppError } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import { handle, type Routing } from '#platform/handle.ts';
import { callerOf, goneOf } from '#platform/overload.ts';
import { deleteResumeOf, isRecorded, replaceResume, resumeOf } from './queries.ts';
import { attachment, detect, fileNameOf, receiveFile, withEnding } from './receive.ts';

export const resumeRoutes = async (app: FastifyInstance, { routing, files }: { routing: Routing; files: Files }): Promise<void> => {
  await app.register(multipart, { limits: { fileSize: resumeLimit, files: 1, fields: 5, parts: 6, headerPairs: 50 } });

  const store = async (studentId: string, resume: Omit<Parameters<typeof replaceResume>[1], 'studentId' | 'storedAs'>, content: Buffer) => {
    const storedAs = await files.put(content);
    const unneeded = await replaceResume(routing.db, { ...resume, studentId, storedAs }).catch(async (error: unknown) => {
      const isRefused = isQueryError(error) && !isUnavailable(error);
      // After a lost connection it may be recorded all the same. Where that cannot be known now, the file stays.
      if (isRefused || !(await isRecorded(routing.db, { studentId, storedAs }).catch(() => true))) await files.remove(storedAs);
      throw error;
    });
    if (unneeded !== null) await files.remove(unneeded);
  };

  handle(app, routing, uploadResume, 'upload', async ({ request, reply, student }) => {
    const { name, content } = await receiveFile(request, uploadResume.multipart);
    const type = await detect(content);
    if (type === null) throw new AppError('UNSUPPORTED_FILE', 'This is not a PDF, DOC or DOCX file.');
    // Not before it is here: a slow line must hold no turn.
    const endTurn = await routing.load.turns.searches.enter(callerOf(request), goneOf(reply));
    const resume = { fileName: fileNameOf(name), size: content.length, type, uploadedAt: routing.now() };
    await store(student.id, resume, content).finally(endTurn);
    return {
      resume: { ...resume, uploadedAt: resume.uploadedAt.toISOString() },
      extracted: { skills: [], education: [], experience: [], links: [] },
    };
  });

  handle(app, routing, downloadResume, 'read', async ({ student, reply }) => {
    const resume = await resumeOf(routing.db, student.id);
    const content = resume === null ? null : await files.read(resume.storedAs);
    if (resume === null || content === null) throw new AppError('NOT_FOUND', 'There’s no résumé yet.');
    void reply.headers({
      'Content-Type': contentTypes[resume.type],
      'Content-Disposition': attachment(withEnding(resume.fileName, resume.type)),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    return content;
  });

  handle(app, routing, deleteResume, 'read', async ({ student }) => {
    const unneeded = await deleteResumeOf(routing.db, student.id);
    if (unneeded !== null) await files.remove(unneeded);
    return undefined;
  });
};

const contentTypes: Record<Resume['type'], string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
