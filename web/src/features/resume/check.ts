import { resumeLimit, resumeTypes } from '@alive/contract/resume.ts';

/**
 * Why a chosen file cannot be a résumé, before it is sent; null when it can. The name must end as a PDF, DOC or DOCX does
 * and the content must begin like one; the server looks closer.
 */
export const checkResume = async (file: Pick<File, 'name' | 'size' | 'slice'>): Promise<Rejection | null> => {
  if (file.size > resumeLimit) return 'too-large';
  if (file.size === 0) return 'empty';
  if (!resumeTypes.some((ending) => file.name.toLowerCase().endsWith(ending))) return 'wrong-type';
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  return isPdf(head) || startsWith(head, zip) || startsWith(head, oldOffice) ? null : 'wrong-content';
};

/** The sentence for each, about a file of this name; the first is SPEC's. */
export const rejections: Readonly<Record<Rejection, (name: string) => string>> = {
  'too-large': () => 'File must be less than 10MB',
  'wrong-type': () => 'Please choose a PDF, DOC or DOCX file.',
  'wrong-content': (name: string) =>
    `${name} isn’t a ${name.replace(/^.*\./, '').toUpperCase()} inside. Export it again, or go on without it.`,
  empty: () => 'This file is empty. Please choose another one.',
};

type Rejection = 'too-large' | 'wrong-type' | 'wrong-content' | 'empty';

/** A DOCX is a zip archive, a DOC a compound file; a PDF's header may follow some stray bytes. */
const zip = [0x50, 0x4b, 0x03, 0x04];
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const isPdf = (head: Uint8Array): boolean => new TextDecoder('latin1').decode(head).includes('%PDF-');

const startsWith = (head: Uint8Array, bytes: number[]): boolean => bytes.every((byte, at) => head[at] === byte);
