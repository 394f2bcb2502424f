import { resumeLimit, uploadResume } from '@alive/contract/account.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import { handle, type Routing } from '#platform/handle.ts';
import { detect } from './detect.ts';
import { replaceResume } from './queries.ts';

export const resumeRoutes = async (app: FastifyInstance, { routing, files }: { routing: Routing; files: Files }): Promise<void> => {
  await app.register(multipart, { limits: { fileSize: resumeLimit, files: 1, fields: 5, parts: 6, headerPairs: 50 } });

  handle(app, routing, uploadResume, 'upload', async ({ request, student }) => {
    const part = request.isMultipart() ? await request.file() : undefined;
    if (part?.fieldname !== 'resume') throw new AppError('VALIDATION_FAILED', 'Please choose a file.', { details: [{ path: 'resume', message: 'Send the file in the form field "resume".' }] });
    const content = await part.toBuffer();
    const type = await detect(content);
    if (type === null) throw new AppError('UNSUPPORTED_FILE', 'This is not a PDF, DOC or DOCX file.');
    const storedAs = await files.put(content);
    const resume = { fileName: safeName(part.filename), size: content.length, type, uploadedAt: routing.now() };
    const former = await replaceResume(routing.db, { ...resume, studentId: student.id, storedAs });
    if (former !== null) await files.remove(former);
    return { resume: { ...resume, uploadedAt: resume.uploadedAt.toISOString() }, extracted: { skills: [], education: [], experience: [], links: [] } };
  });
};

/** The student's own file name, without folders, control or direction characters, at most 200 characters. */
const safeName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, 200) || 'resume';
