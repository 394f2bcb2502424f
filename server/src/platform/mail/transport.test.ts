import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { letterOf } from './letter.ts';
import { openMailTransport } from './transport.ts';

const letter = letterOf({
  subject: 'Your code',
  lead: 'Enter <this> & “that”:',
  code: '123456',
  after: ['It works once.'],
  link: { label: 'Fill it in', url: 'https://alive.example.edu/onboarding#email=a%40b.edu&code=123456' },
  end: 'Not you?',
});
const from = 'Alive <no-reply@alive.example.edu>';
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('a letter', () => {
  it('says the same in plain text and in HTML, which loads nothing', () => {
    for (const part of ['123456', 'It works once.', 'Not you?'])
      expect([letter.text, letter.html].every((text) => text.includes(part))).toBe(true);
    expect(letter.html).toContain('Enter &lt;this&gt; &amp; “that”:');
    expect(letter.html).toContain('href="https://alive.example.edu/onboarding#email=a%40b.edu&amp;code=123456"');
    expect(letter.html).not.toMatch(/<img|<link|<script|url\(|@import/);
  });
});

describe('the outbox', () => {
  it('holds one file for each message that only its owner can read, prints the code, and forgets messages after a week', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alive-outbox-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    const outbox = join(folder, 'outbox');
    const printed: string[] = [];
    const transport = openMailTransport({ server: null, from, isOutboxRead: true }, { outbox, print: (line) => printed.push(line) });
    await transport.send({ to: 'maya@gatech.edu', account: null, letter });
    const old = join(outbox, 'old.eml');
    writeFileSync(old, '');
    utimesSync(old, 0, 0);
    await transport.send({ to: 'noor@gatech.edu', account: null, letter: { ...letter, code: null } });
    const names = readdirSync(outbox).sort();
    expect(names).toHaveLength(2);
    expect([outbox, ...names.map((name) => join(outbox, name))].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600, 0o600]);
    const message = readFileSync(join(outbox, names[0] ?? ''), 'utf8');
    expect(message).toMatch(/^From: Alive <no-reply@alive\.example\.edu>\r\nTo: maya@gatech\.edu\r\nSubject: Your code\r\n/m);
    expect(message).toContain('multipart/alternative');
    // The terminal may be a log, where no address belongs.
    expect(printed.join()).toMatch(/^Code: 123456 \(the whole message is \S+\.eml\)$/);
  });
});

describe('the outbox of a deleted account', () => {
  it('keeps nothing about it, whichever address that went to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alive-outbox-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    const outbox = join(folder, 'outbox');
    const transport = openMailTransport({ server: null, from, isOutboxRead: true }, { outbox, print: () => undefined });
    for (const [to, account] of [
      ['old@gatech.edu', 'maya'],
      ['new@gatech.edu', 'maya'],
      ['maya@gatech.edu', null],
      ['noor@gatech.edu', 'noor'],
    ] as const)
      await transport.send({ to, account, letter });
    await transport.forget({ id: 'maya', email: 'Maya@gatech.edu' });
    const [left, ...others] = readdirSync(outbox);
    expect(others).toEqual([]);
    expect(readFileSync(join(outbox, left ?? ''), 'utf8')).toContain('To: noor@gatech.edu');
  });
});

describe('an SMTP server', () => {
  it('gets the message for exactly this address', async () => {
    const { url, lines } = await smtp(() => null);
    const transport = openMailTransport({ server: url, from, isOutboxRead: false }, nowhere);
    closing.push(transport.close);
    await transport.send({ to: "o'neill+jobs@gatech.edu", account: 'maya', letter });
    expect(lines).toContain("RCPT TO:<o'neill+jobs@gatech.edu>");
    expect(lines).toContain('Subject: Your code');
    expect(lines).toContain('Auto-Submitted: auto-generated');
    expect(lines.join()).not.toContain('X-Account');
  });

  it.each([
    ['RCPT', '550 no maya@gatech.edu here', true],
    ['RCPT', '450 later, maya@gatech.edu', false],
    ['MAIL', '451 busy', false],
  ])('that answers %s by "%s" is reported without the address; refused for good: %s', async (verb, answer, isFinal) => {
    const { url } = await smtp((line) => (line.startsWith(verb) ? answer : null));
    const transport = openMailTransport({ server: url, from, isOutboxRead: false }, nowhere);
    closing.push(transport.close);
    const error = await transport.send({ to: 'maya@gatech.edu', account: null, letter }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ isFinal, message: expect.stringMatching(/^The mail server did not take a message: E\w+ \d{3}$/) });
  });

  it('that is not there is reported', async () => {
    const transport = openMailTransport({ server: 'smtp://user:pa55word@127.0.0.1:1', from, isOutboxRead: false }, nowhere);
    closing.push(transport.close);
    const error = await transport.send({ to: 'maya@gatech.edu', account: null, letter }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ isFinal: false });
    expect(String(error)).not.toMatch(/maya|pa55word/);
  });
});

const nowhere = { outbox: '/nonexistent', print: () => undefined };

/** Speaks as little SMTP (RFC 5321) as a client needs; `answer` answers a line instead. */
const smtp = async (answer: (line: string) => string | null) => {
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    socket.write('220 test\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').filter((one) => one !== '')) {
        lines.push(line);
        if (isData && line !== '.') continue;
        const said = answer(line) ?? (line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok');
        isData = line === 'DATA' && said.startsWith('354');
        socket.write(`${said}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, lines };
};
