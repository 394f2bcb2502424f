import { describe, expect, it } from 'vitest';
import { checkResume, rejections } from './check.ts';

describe('choosing a résumé', () => {
  it('accepts PDF, DOC and DOCX by name and content', async () => {
    expect(await checkResume(fileOf('cv.pdf', '%PDF-1.7'))).toBeNull();
    expect(await checkResume(fileOf('CV.DOCX', 'PK\u0003\u0004rest'))).toBeNull();
    expect(await checkResume(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])], 'cv.doc'))).toBeNull();
  });

  it('accepts a PDF whose header comes late', async () => {
    expect(await checkResume(fileOf('cv.pdf', '\n\nstray %PDF-1.4'))).toBeNull();
  });

  it('refuses another ending, and an ending that the content belies', async () => {
    expect(await checkResume(fileOf('cv.pages', '%PDF-1.7'))).toBe('wrong-type');
    expect(await checkResume(fileOf('cv.pdf', '<html>'))).toBe('wrong-content');
    expect(rejections['wrong-content']('my.cv.docx')).toBe('my.cv.docx isn’t a DOCX inside. Export it again, or go on without it.');
  });

  it('allows exactly ten megabytes and not one byte more', async () => {
    const start = '%PDF-1.7';
    const limit = 10 * 1024 * 1024;
    expect(await checkResume(fileOf('cv.pdf', start.padEnd(limit)))).toBeNull();
    expect(await checkResume(fileOf('cv.pdf', start.padEnd(limit + 1)))).toBe('too-large');
  });

  it('refuses an empty file', async () => {
    expect(await checkResume(fileOf('cv.pdf', ''))).toBe('empty');
  });
});

const fileOf = (name: string, content: string): File => new File([content], name);
