import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { me } from '@alive/contract/account.ts';
import { listFacts } from '@alive/contract/facts.ts';
import { deleteResume, uploadResume } from '@alive/contract/resume.ts';
import type { ReplyOf } from '@alive/contract/endpoint.ts';
import type { ErrorReply } from '@alive/contract/errors.ts';
import { describe, expect, it } from 'vitest';
import { UnavailableError } from '#db/pool.ts';
import { readingResume } from '@alive/resumes/read.ts';
import { files, resumes } from '#db/tables.ts';
import { documentsHere } from '#testing/resumes.testing.ts';
import { testServer } from '#testing/server.testing.ts';
import { docOf, docxOf, oleOf, pdfOf, zipOf } from '#fixtures/resume/files.ts';

const server = testServer({ documents: documentsHere });
const { student, call } = server;
const limit = 10 * 1024 * 1024;
/** How often others had their turn by each step of the last reading. */
let turns: number[] = [];
let others = 0;
const reading = testServer({
  documents: documentsHere,
  shared: { bus: server.bus, db: server.db },
  readResume: function* (...given) {
    const steps = readingResume(...given);
    for (;;) {
      const step = steps.next();
      turns.push(others);
      if (step.done === true) return step.value;
      yield;
    }
  },
});
/** A server on the same database whose connection is lost once, just after a commit. */
const losing = testServer({
  documents: documentsHere,
  shared: {
    bus: server.bus,
    db: new Proxy(server.db, {
      get: (db, key) => {
        if (key !== 'transaction' || !commitsAreLost) return Reflect.get(db, key);
        return async (run: Parameters<typeof db.transaction>[0]) => {
          await db.transaction(run);
          commitsAreLost = false;
          throw new UnavailableError(new Error('Connection terminated unexpectedly'));
        };
      },
    }),
  },
});
let commitsAreLost = false;

describe('uploading a résumé', () => {
  it.each([
    ['pdf', 'resume.pdf', pdfOf()],
    ['docx', 'resume.docx', docxOf()],
    ['doc', 'resume.doc', docOf()],
    ['pdf', 'named wrongly.docx', pdfOf()],
    ['docx', 'without a type', docxOf()],
  ])('takes a %s called %s', async (type, name, content) => {
    const maya = await student();
    const { status, body } = await upload(maya, file(name, content));
    expect(status).toBe(201);
    expect(body.resume).toEqual({ fileName: name, size: content.length, type, uploadedAt: server.clock.now.toISOString() });
    expect(uploadResume.reply.parse(body)).toEqual(body);
    expect((await call(me, {}, maya.token)).body.resume).toEqual(body.resume);
  });

  it.each([
    ['resume.pdf', 'a program', Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), randomBytes(2000)])],
    ['resume.doc', 'a page', Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>')],
    ['resume.doc', 'rich text', Buffer.from('{\\rtf1\\ansi Hello}')],
    ['resume.docx', 'a zip of something else', zipOf({ 'notes.txt': 'Hello' })],
    [
      'resume.docx',
      'a spreadsheet',
      zipOf({ '[Content_Types].xml': contentTypes('spreadsheetml.sheet'), 'xl/workbook.xml': '<workbook/>' }),
    ],
    ['resume.doc', 'an old spreadsheet', oleOf(['Workbook'])],
    ['resume.doc', 'an old spreadsheet that speaks of Word', oleOf(['Workbook'], Buffer.from('WordDocument\0', 'utf16le'))],
    ['resume.pdf', 'text', Buffer.from('Maya Raman, engineer')],
    ['resume.pdf', 'nothing', Buffer.alloc(0)],
    ['resume.pdf', 'noise', randomBytes(5000).fill(0, 0, 4)],
    ['resume.pdf', 'a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('refuses %s that is %s', async (name, _, content) => {
    const maya = await student();
    const { status, body } = await upload(maya, file(name, content));
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_FILE']);
    expect((await call(me, {}, maya.token)).body.resume).toBeNull();
    expect(await stored()).toEqual([]);
  });

  it('reads a long one in parts, between which others have their turn', async () => {
    const maya = await student();
    turns = [];
    let isOver = false;
    const next = () => {
      others++;
      if (!isOver) setImmediate(next);
    };
    setImmediate(next);
    const { status } = await uploadTo(reading, maya, file('long.pdf', pdfOf(0, longSkills)));
    isOver = true;
    expect(status).toBe(201);
    expect(new Set(turns).size).toBeGreaterThan(3);
  });

  it('quotes of a long line the part that names the skill', async () => {
    const maya = await student();
    await upload(maya, file('long.pdf', pdfOf(0, longSkills)));
    const { facts } = (await call(listFacts, { params: { id: maya.userId } }, maya.token)).body;
    const quoted = facts.filter(({ origin }) => origin === 'resume');
    expect(quoted.length).toBeGreaterThan(100);
    for (const { text, quote } of quoted) {
      expect(quote).toContain(text);
      expect(quote?.length).toBeLessThanOrEqual(300);
      expect(longSkills.some((line) => line.includes(quote ?? ''))).toBe(true);
    }
  });

  it('takes exactly 10 MiB', async () => {
    const maya = await student();
    const { status, body } = await upload(maya, file('resume.pdf', pdfOf(limit)));
    expect([status, body.resume?.size]).toEqual([201, limit]);
  });

  it('takes it as browsers send it', async () => {
    const maya = await student();
    const form = new FormData();
    form.append('resume', new File([new Uint8Array(pdfOf())], '履歴書 Maya.pdf', { type: 'application/pdf' }));
    const response = await fetch(`${await server.url()}/api/users/${maya.userId}/resume`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${maya.token}` },
    });
    expect([response.status, await response.json()]).toMatchObject([201, { resume: { fileName: '履歴書 Maya.pdf' } }]);
  });

  it.each([
    ['one byte', limit + 1],
    ['twice as much', 2 * limit],
  ])('refuses %s more, and says so while a client is still sending', async (_, size) => {
    const maya = await student();
    const form = new FormData();
    form.append('resume', new Blob([new Uint8Array(pdfOf(size))]), 'resume.pdf');
    const response = await fetch(`${await server.url()}/api/users/${maya.userId}/resume`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${maya.token}` },
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      error: 'File must be less than 10MB',
      code: 'FILE_TOO_LARGE',
      requestId: expect.any(String),
    });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['no part at all', []],
    ['another field', [file('resume.pdf', pdfOf(), 'file')]],
    ['text in the field', [{ headers: 'form-data; name="resume"', content: Buffer.from('Hello') }]],
    ['two files', [file('a.pdf', pdfOf()), file('b.pdf', pdfOf())]],
    ['a file and another', [file('a.pdf', pdfOf()), file('b.pdf', pdfOf(), 'second')]],
    ['a thousand parts', Array.from({ length: 1000 }, (_, at) => ({ headers: `form-data; name="field${at}"`, content: Buffer.from('x') }))],
    [
      'a thousand parts and a file',
      [
        ...Array.from({ length: 1000 }, (_, at) => ({ headers: `form-data; name="field${at}"`, content: Buffer.from('x') })),
        file('a.pdf', pdfOf()),
      ],
    ],
    ['a name that JavaScript knows', [file('a.pdf', pdfOf(), '__proto__')]],
  ])('needs one file in its field, not %s', async (_, parts) => {
    const { status, body } = await upload(await student(), ...parts);
    expect([status, body.code, body.details?.map((detail) => detail.path)]).toEqual([400, 'VALIDATION_FAILED', ['resume']]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['application/json', '{"resume":"x"}', 400],
    ['multipart/form-data', 'no boundary', 400],
    ['multipart/form-data; boundary=x', '', 400],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.4 and then the line went dead',
      400,
    ],
    ['multipart/form-data; boundary=x', 'nothing of the kind', 400],
    ['text/plain', 'Hello', 415],
  ])('refuses a body that is no form: %s %j', async (type, payload, expected) => {
    const maya = await student();
    const response = await send(maya, { 'content-type': type }, Buffer.from(payload));
    expect([response.statusCode, response.json().requestId]).toEqual([expected, expect.any(String)]);
    expect(await stored()).toEqual([]);
  });

  it('refuses one that is packed, once it is there', async () => {
    const maya = await student();
    const response = await fetch(`${await server.url()}/api/users/${maya.userId}/resume`, {
      method: 'POST',
      body: gzipSync(randomBytes(500_000)),
      headers: { authorization: `Bearer ${maya.token}`, 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' },
    });
    expect(response.status).toBe(400);
  });

  it('asks who calls before it looks at what was sent', async () => {
    const maya = await student();
    const other = await student();
    const wrong = file('resume.exe', Buffer.from('MZ'), 'wrong');
    expect((await upload({ ...maya, token: 'nobody' }, wrong)).status).toBe(401);
    expect((await upload({ ...maya, token: other.token }, wrong)).status).toBe(403);
    expect((await upload(maya, wrong)).status).toBe(400);
  });
});

describe('a stored résumé', () => {
  it('lies under a random name of its own outside the web root, and nothing serves it', async () => {
    const maya = await student();
    const content = pdfOf();
    await upload(maya, file('maya.pdf', content));
    const [name] = await stored();
    if (name === undefined) throw new Error('Nothing was stored.');
    expect(Buffer.from(name, 'base64url')).toHaveLength(16);
    const [kept] = await server.db.select().from(files);
    expect(Buffer.from(kept?.content ?? []).equals(content)).toBe(true);
    for (const path of [
      `/${name}`,
      `/resumes/${name}`,
      `/../resumes/${name}`,
      `/..%2fresumes%2f${name}`,
      `/assets/..%2f..%2fresumes%2f${name}`,
      '/maya.pdf',
    ]) {
      const response = await fetch(`${await server.url()}${path}`);
      expect(await response.text(), path).not.toContain('%PDF');
    }
  });

  it('takes the place of the former one, of which no file is left', async () => {
    const maya = await student();
    await upload(maya, file('first.pdf', pdfOf()));
    const [first] = await stored();
    await upload(maya, file('second.docx', docxOf()));
    expect(await stored()).toHaveLength(1);
    expect(await stored()).not.toContain(first);
    expect((await call(me, {}, maya.token)).body.resume).toMatchObject({ fileName: 'second.docx', type: 'docx' });
    expect(await upload(maya, file('third.pdf', Buffer.from('no')))).toMatchObject({ status: 415 });
    expect((await call(me, {}, maya.token)).body.resume).toMatchObject({ fileName: 'second.docx' });
    expect(await stored()).toHaveLength(1);
  });

  it('leaves no file when it cannot be recorded', async () => {
    const maya = await student();
    await server.db.execute('ALTER TABLE resumes RENAME TO elsewhere');
    expect(await upload(maya, file('first.pdf', pdfOf()))).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    expect(await stored()).toEqual([]);
  });

  it('is whole where the connection is lost after it was recorded', async () => {
    const maya = await student();
    commitsAreLost = true;
    expect(await uploadTo(losing, maya, file('first.pdf', pdfOf()))).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await stored()).toHaveLength(1);
    expect((await call(me, {}, maya.token)).body.resume).toMatchObject({ fileName: 'first.pdf' });
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\secrets.pdf', 'secrets.pdf'],
    ['a\u0000b.pdf', 'ab.pdf'],
    ['\u202efdp.exe', 'fdp.exe'],
    ['..', 'resume'],
    ['', 'resume'],
    ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
    ['履歴書 📄.pdf', '履歴書 📄.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(196)}.pdf`],
    [`${'📄'.repeat(300)}.pdf`, `${'📄'.repeat(98)}.pdf`],
  ])('called %j is shown as a file name can be', async (given, kept) => {
    const { body } = await upload(await student(), file(given, pdfOf()));
    expect(body.resume?.fileName).toBe(kept);
  });
});

describe('the stored résumé', () => {
  const download = ({ userId, token }: { userId: string; token?: string }) =>
    server.app().inject({
      url: `/api/users/${userId}/resume`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });

  it.each([
    ['pdf', 'application/pdf', pdfOf()],
    ['doc', 'application/msword', docOf()],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', docxOf()],
  ])('comes back as a %s to save', async (ending, type, content) => {
    const maya = await student();
    await upload(maya, file(`résumé "9%".${ending}`, content));
    const response = await download(maya);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(content)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="resume _9__.${ending}"; filename*=UTF-8''r%C3%A9sum%C3%A9%20%229%25%22.${ending}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('is saved with the ending of what it is, whatever it was called', async () => {
    const maya = await student();
    await upload(maya, file('resume.exe', pdfOf()));
    expect(String((await download(maya)).headers['content-disposition'])).toContain('filename="resume.exe.pdf"');
  });

  it('keeps any name out of the header’s own syntax', async () => {
    const maya = await student();
    await upload(maya, file('first.pdf', pdfOf()));
    await server.db.update(resumes).set({ fileName: 'a"; filename=b\\ (履歴書) \'*.pdf' });
    const disposition = String((await download(maya)).headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[\w%.~!-]*$/);
  });

  it('is gone once it is deleted, with its file', async () => {
    const maya = await student();
    expect((await download(maya)).json()).toMatchObject({ code: 'NOT_FOUND' });
    await upload(maya, file('first.pdf', pdfOf()));
    for (let times = 0; times < 2; times++) {
      const { status } = await call(deleteResume, { params: { id: maya.userId } }, maya.token);
      expect([status, await stored()]).toEqual([204, []]);
      expect((await download(maya)).statusCode).toBe(404);
    }
    expect((await call(me, {}, maya.token)).body.resume).toBeNull();
  });

  it('is not found where its file is gone', async () => {
    const maya = await student();
    await upload(maya, file('first.pdf', pdfOf()));
    await server.db.delete(files);
    expect((await download(maya)).statusCode).toBe(404);
  });

  it('is for its owner', async () => {
    const maya = await student();
    const other = await student();
    await upload(maya, file('first.pdf', pdfOf()));
    expect((await download({ userId: maya.userId })).statusCode).toBe(401);
    expect((await download({ userId: maya.userId, token: other.token })).statusCode).toBe(403);
    expect((await call(deleteResume, { params: { id: maya.userId } }, other.token)).status).toBe(403);
    expect(await stored()).toHaveLength(1);
  });
});

/** Fifty lines of two hundred names. */
const longSkills = [
  'Skills',
  ...Array.from({ length: 50 }, (_, line) => Array.from({ length: 200 }, (_, at) => (8000 + line * 200 + at).toString(36)).join(', ')),
];

const contentTypes = (part: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.${part}.main+xml"/></Types>`;

/** Names of the files that are kept. */
const stored = async () => (await server.db.select({ name: files.name }).from(files)).map(({ name }) => name);

const file = (name: string, content: Buffer, field = 'resume'): Part => ({
  // As RFC 5987 writes any name.
  headers: `form-data; name="${field}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  content,
});

const upload = (caller: Caller, ...parts: Part[]) => uploadTo(server, caller, ...parts);

const uploadTo = async (at: typeof server, caller: Caller, ...parts: Part[]) => {
  const boundary = `----${randomBytes(12).toString('hex')}`;
  const body = parts.flatMap(({ headers, content }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: ${headers}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
  const response = await send(
    caller,
    { 'content-type': `multipart/form-data; boundary=${boundary}` },
    Buffer.concat([...body, Buffer.from(`--${boundary}--\r\n`)]),
    at,
  );
  return { status: response.statusCode, body: response.json<ReplyOf<typeof uploadResume> & ErrorReply>() };
};

const send = ({ userId, token }: Caller, headers: Record<string, string>, payload: Buffer, at = server) =>
  at
    .app()
    .inject({ method: 'POST', url: `/api/users/${userId}/resume`, headers: { ...headers, authorization: `Bearer ${token}` }, payload });

type Caller = { userId: string; token: string };

interface Part {
  headers: string;
  content: Buffer;
}
