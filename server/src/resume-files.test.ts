import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { me } from '@alive/contract/account.ts';
import { resumeLimit } from '@alive/contract/resume.ts';
import { describe, expect, it } from 'vitest';
import { files } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';
import { docOf, docxOf, docxParts, oleOf, packed, pdfOf, zipOf } from '#fixtures/resume/files.ts';
import * as copy from './features/resume/copy.ts';

const { app, call, db, student } = testServer();

describe('a résumé’s file', () => {
  it.each<[string, Buffer, string[]]>([
    ['a PDF', pdfOf(0, ['Maya Raman', 'maya@example.org']), ['Maya Raman', 'maya@example.org']],
    ['a DOCX', docxOf(['Maya Raman', 'maya@example.org']), ['Maya Raman', 'maya@example.org']],
    ['a DOC', docOf(['Maya Raman', 'maya@example.org']), ['Maya Raman', 'maya@example.org']],
    ['a PDF of exactly 10 MiB', pdfOf(resumeLimit, ['Maya Raman']), ['Maya Raman']],
    ['a PDF that is an archive as well', Buffer.concat([pdfOf(), docxOf(['Somebody else'])]), ['Maya Raman']],
    [
      'a PDF with a script, a program to launch and an embedded file',
      pdfOf(0, ['Maya Raman'], {
        catalog: '/OpenAction 6 0 R/Names<</JavaScript<</Names[(a) 6 0 R]>>/EmbeddedFiles<</Names[(a.exe) 8 0 R]>>>>',
        page: '/Annots[7 0 R]/AA<</O 6 0 R>>',
        more: [
          '6 0 obj<</S/JavaScript/JS(app.launchURL\\("https://evil.example"\\); for\\(;;\\);)>>endobj',
          '7 0 obj<</Type/Annot/Subtype/Link/Rect[0 0 99 99]/A<</S/Launch/F(evil.exe)>>>>endobj',
          '8 0 obj<</Type/Filespec/F(a.exe)/EF<</F 9 0 R>>>>endobj',
          '9 0 obj<</Type/EmbeddedFile/Length 2>>stream\nMZ\nendstream endobj',
        ].join('\n'),
      }),
      ['Maya Raman'],
    ],
    [
      'a DOCX with hidden, deleted and older text and an entity of itself',
      docxOf([
        '<w:p><w:r><w:t>Maya &amp; Raman &lol;</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r><w:del><w:r><w:t>deleted</w:t></w:r></w:del></w:p>',
        '<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>ﬁrst</w:t><w:tab/><w:t>2024</w:t></w:r></w:p>',
      ]),
      ['Maya & Raman &lol;', 'first 2024'],
    ],
    [
      'a DOCX with its name in the header',
      docxOf(['Python'], {
        'word/header1.xml':
          '<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p><w:r><w:t>Maya Raman, maya@example.org</w:t></w:r></w:p></w:hdr>',
      }),
      ['Maya Raman, maya@example.org', 'Python'],
    ],
  ])('is read: %s', async (_, content, lines) => {
    const { status, body } = await upload(await student(), content);
    expect([status, body.reading?.lines.map(({ text }) => text)]).toEqual([201, lines]);
  });

  it.each<[string, keyof typeof copy.unreadable, Buffer]>([
    ['a PDF with a password', 'encrypted', encryptedPdf()],
    ['a DOCX with a password', 'encrypted', oleOf(['EncryptionInfo', 'EncryptedPackage'])],
    ['a DOC with a password', 'encrypted', docOf(['Maya'], { isEncrypted: true })],
    ['a PDF of nothing but its first line', 'damaged', Buffer.from('%PDF-1.7\nMaya')],
    ['a PDF whose end is lost', 'damaged', pdfOf().subarray(0, -40)],
    ['half a DOCX', 'damaged', docxOf().subarray(0, -200)],
    ['a DOC without a text', 'damaged', oleOf(['1Table', 'WordDocument'])],
    [
      'a scan',
      'image',
      pdfOf(0, ['p. 1'], {
        more: '6 0 obj<</Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray/Length 1>>stream\nA\nendstream endobj',
      }),
    ],
    ['an empty PDF', 'empty', pdfOf(0, [])],
    ['an empty DOCX', 'empty', docxOf([' '])],
    ['a DOCX of 60 MB unpacked', 'much', docxOf([], { 'word/document.xml': packed(bulk()) })],
    ['a DOCX that says it is small', 'much', docxOf([], { 'word/document.xml': packed(bulk(), 1000) })],
    [
      'a DOCX of 10,000 files',
      'much',
      zipOf({ ...docxParts(['Maya']), ...Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`a${at}`, ''])) }),
    ],
    [
      'a DOCX of 100,000 paragraphs within each other',
      'much',
      docxOf([], { 'word/document.xml': `<w:document><w:body>${'<w:p>'.repeat(100_000)}` }),
    ],
    ['a DOCX of 3,000 lines', 'much', docxOf(Array.from({ length: 3000 }, (_, at) => `Line ${at}`))],
    ['a PDF of 60 pages', 'much', pdfOfPages(60)],
    ['a PDF of 300 MB unpacked', 'much', inflatingPdf()],
  ])('is refused in words of its own: %s', async (_, fault, content) => {
    const maya = await student();
    const { status, body } = await upload(maya, content);
    expect([status, body.code, body.error]).toEqual([422, 'UNREADABLE_FILE', copy.unreadable[fault]]);
    expect([await db.$count(files), (await call(me, {}, maya.token)).body.resume]).toEqual([0, null]);
  });

  it('is refused as another kind where it holds macros', async () => {
    const parts = docxParts(['Maya']);
    const types = parts['[Content_Types].xml']?.replace(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      'application/vnd.ms-word.document.macroEnabled.main+xml',
    );
    const { status } = await upload(await student(), zipOf({ ...parts, '[Content_Types].xml': types ?? '' }));
    expect(status).toBe(415);
  });
});

const folder = join(process.env['REAL_DATA_DIR'] ?? join(import.meta.dirname, '../../../shared/data'), 'resumes');

describe.skipIf(!existsSync(folder))('real files (skipped where REAL_DATA_DIR has none)', () => {
  it.each<[string, number, string]>([
    ['01-Accountant.docx', 201, 'Compute taxes for clients during tax season'],
    ['01-Accountant.pdf', 201, 'Compute taxes for clients during tax season'],
    ['01-Desktop_Support.docx', 201, 'Google IT Support Professional Certificate - Coursera - 2019'],
    ['01-Desktop_Support.pdf', 201, 'Google IT Support Professional Certificate - Coursera - 2019'],
    ['pdf_renamed.docx', 201, 'Ebony Moore'],
    ['mammoth_tables.docx', 201, 'Top left'],
    ['pdfjs_js-buttons.pdf', 201, 'Radio Checkboxes'],
    ['pdfminer_zen_of_python_corrupted.pdf', 201, 'Beautiful is better than ugly.'],
    ['we_test01.doc', 201, 'This is a test of reviewing'],
    ['we_test05.doc', 201, 'This is a simple file created with Word 97-SR2.'],
    ['bomb_300MiB_inflated.docx', 422, copy.unreadable.much],
    ['mammoth_empty.docx', 422, copy.unreadable.empty],
    ['pdfjs_scan-bad.pdf', 422, copy.unreadable.image],
    ['pdfminer_encryption_aes-256-r6.pdf', 422, copy.unreadable.encrypted],
    ['truncated.docx', 422, copy.unreadable.damaged],
    ['html_named.doc', 415, copy.unsupported],
    ['we_badfile-01-bad-header.doc', 415, copy.unsupported],
    ['zero_bytes.pdf', 415, copy.unsupported],
  ])('%s is answered by %i, %j', async (name, expected, says) => {
    const { status, body } = await upload(await student(), readFileSync(join(folder, name)), name);
    expect(status).toBe(expected);
    expect(status === 201 ? body.reading?.lines.map(({ text }) => text) : [body.error]).toContain(says);
  });
});

const upload = async ({ userId, token }: { userId: string; token: string }, content: Buffer, name = 'resume.pdf') => {
  const response = await app().inject({
    method: 'POST',
    url: `/api/users/${userId}/resume`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=boundary' },
    payload: Buffer.concat([
      Buffer.from(`--boundary\r\nContent-Disposition: form-data; name="resume"; filename="${name}"\r\n\r\n`),
      content,
      Buffer.from('\r\n--boundary--\r\n'),
    ]),
  });
  const body = response.json<{ error?: string; code?: string; reading?: { lines: { text: string }[] } }>();
  return { status: response.statusCode, body };
};

/** 60 MB of a document's text. */
function bulk(): Buffer {
  const [head, tail] = [
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>',
    '</w:t></w:r></w:p></w:body></w:document>',
  ];
  return Buffer.concat([Buffer.from(head), Buffer.alloc(60 * 1024 * 1024, 'Maya '), Buffer.from(tail)]);
}

/** A PDF whose page is 300 MB of spaces and a line, packed twice. */
function inflatingPdf(): Buffer {
  const page = deflateSync(deflateSync(Buffer.concat([Buffer.alloc(300 * 1024 * 1024, ' '), Buffer.from('BT /F 12 Tf (Maya) Tj ET')])));
  return pdfOf(0, ['Maya'], {
    page: '/Contents 6 0 R',
    more: `6 0 obj<</Filter[/FlateDecode/FlateDecode]/Length ${page.length}>>stream\n${page.toString('latin1')}\nendstream endobj`,
  });
}

/** A PDF that says it is encrypted, by a key that nothing opens (ISO 32000-1, 7.6.3). */
function encryptedPdf(): Buffer {
  const key = 'ab'.repeat(32);
  return pdfOf(0, ['Maya'], {
    more: `6 0 obj<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>endobj`,
    trailer: `/Encrypt 6 0 R/ID[<${key}><${key}>]`,
  });
}

function pdfOfPages(count: number): Buffer {
  const pages = Array.from(
    { length: count },
    (_, at) => `${at + 10} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj`,
  );
  return Buffer.from(
    pdfOf(0, ['Maya'], { more: pages.join('\n') })
      .toString('latin1')
      .replace('/Kids[3 0 R]/Count 1', `/Kids[${pages.map((_, at) => `${at + 10} 0 R`).join(' ')}]/Count ${count}`),
    'latin1',
  );
}
