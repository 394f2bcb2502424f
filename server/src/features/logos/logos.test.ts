import { schools } from '@alive/contract/lists/schools.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companies, meta } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';

const { app, db } = testServer({ data: 'sample' });

const get = (domain: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app().inject({ method, url: `/api/logos/${domain}`, headers: { host: 'localhost', ...headers } });

let version = 2_000_000;
const written = () =>
  db
    .insert(meta)
    .values({ key: 'data-version', value: (version += 1) })
    .onConflictDoUpdate({ target: meta.key, set: { value: version } });

describe('a logo, with the service off', () => {
  it('is drawn, for anybody, in a box of its own, and soon asked for again', async () => {
    const answer = await get('google.com');
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringMatching(/^<svg [^]*>G<\/text><\/svg>$/)]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; sandbox$/),
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await get('google.com');
    const again = await get('google.com', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'public, max-age=60']);
    expect((await get('google.com', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const head = await get('google.com', {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
  });

  it('is there for every school that the wizard knows, under the address it sends as schoolLogo', async () => {
    for (const { domain } of schools) expect([domain, (await get(domain)).statusCode]).toEqual([domain, 200]);
  });

  it('is found whatever the case of the domain, and however its dot is written', async () => {
    const { body } = await get('google.com');
    expect([(await get('GOOGLE.com')).body, (await get('google%2Ecom')).body]).toEqual([body, body]);
  });

  it('is there for a company once it is imported, and no more once it is gone', async () => {
    expect((await get('zorblax.example')).statusCode).toBe(404);
    await db.insert(companies).values({
      id: 'z',
      name: 'Zorblax & <Partners>',
      domain: 'zorblax.example',
      industry: 'Law',
      isPublic: false,
      description: 'They probe.',
      source: 'json',
    });
    await written();
    expect((await get('zorblax.example')).body).toContain('>Z</text>');
    await db.delete(companies).where(eq(companies.id, 'z'));
    await written();
    expect((await get('zorblax.example')).statusCode).toBe(404);
  });

  it('is mentioned in the description of all calls', () => {
    expect(Object.keys(app().swagger().paths as object)).toContain('/api/logos/{domain}');
  });
});

describe('an address of a logo', () => {
  it.each(['evil.example', 'google.com.evil.example', 'evilgoogle.com', 'www.google.com', 'xn--ggle-55da.com', 'google.co'])(
    '%s is that of nobody we know',
    async (domain) => {
      const answer = await get(domain);
      expect([answer.statusCode, answer.json().code, answer.headers['cache-control']]).toEqual([404, 'NOT_FOUND', 'no-store']);
    },
  );

  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '169.254.169.254',
    '%5B::1%5D',
    '::ffff:127.0.0.1',
    'localhost',
    'google.com:5432',
    'google.com%3A5432',
    'maya@google.com',
    'google.com%40evil.example',
    'google.com%2F..%2Fadmin',
    'google.com%5Cevil',
    'google.com%3Fx=1',
    'google.com%23',
    'google.com.',
    '.google.com',
    'google..com',
    '-google.com',
    'google.com%00',
    'google.com%0d%0aX-Evil:1',
    '%20google.com',
    '..%2f..%2fetc%2fpasswd',
    '%252e%252e',
    '%EF%BD%87oogle.com', // fullwidth g
    'goog%E2%84%93e.com', // script l
    'mc%E2%84%AAinsey.com', // the Kelvin sign, which is a k in lower case
    'google%E3%80%82com', // ideographic full stop
    'goog%E2%80%8Ble.com', // zero width space
    'g%D0%BE%D0%BEgle.com', // Cyrillic o
    'file:%2F%2F%2Fetc',
    `${'a'.repeat(190)}.com`,
    `${'a.'.repeat(300)}com`,
    '%ff',
  ])('%s is none', async (domain) => {
    const answer = await get(domain);
    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^(VALIDATION_FAILED|NOT_FOUND)$/) });
    expect(answer.headers['content-type']).toContain('application/json');
  });

  it.each(['', '..', '%2e%2e', '../stats', 'google.com/', 'google.com/x'])('/api/logos/%s leads to no file of ours', async (rest) => {
    const answer = await get(rest);
    expect(answer.headers['content-type']).not.toMatch(/^image\//);
  });
});
