import { changeAccount, me, register } from '@alive/contract/account.ts';
import {
  confirmEmail,
  endLater,
  endOtherSessions,
  endSession,
  listSessions,
  login,
  loginOptions,
  logout,
} from '@alive/contract/sign-in.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '#db/open.ts';
import { hashOfToken, openSession } from '#db/sessions.ts';
import { outgoingMails, signInCodes } from '#db/tables.ts';
import { MailError } from '#platform/mail/transport.ts';
import { testServer } from '#testing/server.testing.ts';

const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' };
const localKey = 'k'.repeat(43);
const publicUrl = 'https://alive.example.edu';
const failing = { isOn: false, isFinal: false, tries: 0 };
const sentTo: string[] = [];
// A listener that others reach, which answers to any Host.
const server = testServer({ localKey, config: { publicUrl, isLoopback: false } });
const { call, student, clock } = server;
const unreliable = testServer({
  mailTransport: {
    send: async ({ to }) => {
      failing.tries += 1;
      if (failing.isOn) throw new MailError('ECONNECTION', failing.isFinal);
      sentTo.push(to);
    },
    forget: async () => undefined,
    close: async () => undefined,
  },
});
const limited = testServer({ config: { rateLimits: true } });
const behindProxy = testServer({ config: { rateLimits: true, trustedProxies: 1 } });

const later = (minutes: number) => void (clock.now = new Date(clock.now.getTime() + minutes * 60_000));
/** The code of the one message that goes out. */
const mailedCode = async (): Promise<string> => {
  const [message, ...others] = await server.mails();
  expect(others).toEqual([]);
  return message?.letter.code ?? '';
};
const askedCode = async (email: string): Promise<string> => {
  expect(await call(login, { body: { email } })).toMatchObject({ status: 202, body: { sent: true } });
  return mailedCode();
};
const other = (code: string) => (code === '000000' ? '111111' : '000000');
const statusOf = async (token: string) => (await call(me, {}, token)).status;

describe('signing in by a code', () => {
  it('sends six digits to a known address, and opens a session for whoever brings them back', async () => {
    const { user } = await student({ email: 'maya@gatech.edu' });
    await call(login, { body: { email: 'Maya@GaTech.edu' } });
    const [message] = await server.mails();
    const code = message?.letter.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    expect(message?.to).toBe('maya@gatech.edu');
    for (const part of [message?.letter.text, message?.letter.html]) expect(part).toContain(code);
    const { status, body } = await call(login, { body: { email: 'MAYA@gatech.edu', code: `${code.slice(0, 3)} ${code.slice(3)}` } });
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.any(String), user: { ...user, emailConfirmed: true } });
    expect('token' in body && (await call(me, {}, body.token)).body).toEqual({ ...user, emailConfirmed: true });
  });

  it('gives the same answer to unknown addresses, and sends them nothing', async () => {
    await student({ email: 'maya@gatech.edu' });
    await student();
    const answers = await Promise.all(
      ['maya@gatech.edu', 'nobody@gatech.edu', 'placeholder@alive.invalid'].map((email) => call(login, { body: { email } })),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [202, { sent: true }]));
    expect(new Set(answers.map(({ headers }) => headers['content-length'])).size).toBe(1);
    expect((await server.mails()).map(({ to }) => to)).toEqual(['maya@gatech.edu']);
    // As much is stored for each, so that trying a code takes as long.
    expect(await server.db.$count(signInCodes)).toBe(3);
    const tried = await Promise.all(
      ['maya@gatech.edu', 'nobody@gatech.edu', 'never-asked@gatech.edu'].map((email) => call(login, { body: { email, code: '12345' } })),
    );
    expect(tried.map(({ status, body }) => [status, body.code, body.error])).toEqual(
      tried.map(() => [401, 'CODE_INVALID', tried[0]?.body.error]),
    );
  });

  it('takes a code once', async () => {
    await student({ email: 'maya@gatech.edu' });
    const body = { email: 'maya@gatech.edu', code: await askedCode('maya@gatech.edu') };
    const both = await Promise.all([call(login, { body }), call(login, { body })]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await call(login, { body })).body.code).toBe('CODE_INVALID');
  });

  it('takes a code for ten minutes', async () => {
    await student({ email: 'maya@gatech.edu' });
    const early = await askedCode('maya@gatech.edu');
    later(9.9);
    const late = await askedCode('maya@gatech.edu');
    later(10.1);
    for (const code of [early, late])
      expect((await call(login, { body: { email: 'maya@gatech.edu', code } })).body.code).toBe('CODE_INVALID');
  });

  it('takes an earlier code, too, while it is not late', async () => {
    await student({ email: 'maya@gatech.edu' });
    const first = await askedCode('maya@gatech.edu');
    later(1);
    await askedCode('maya@gatech.edu');
    expect((await call(login, { body: { email: 'maya@gatech.edu', code: first } })).status).toBe(200);
  });

  it('takes five tries, then not even the right code', async () => {
    await student({ email: 'maya@gatech.edu' });
    const code = await askedCode('maya@gatech.edu');
    for (let tries = 0; tries < 5; tries++)
      expect((await call(login, { body: { email: 'maya@gatech.edu', code: other(code) } })).status).toBe(401);
    expect((await call(login, { body: { email: 'maya@gatech.edu', code } })).status).toBe(401);
    const next = await askedCode('maya@gatech.edu');
    expect((await call(login, { body: { email: 'maya@gatech.edu', code: next } })).status).toBe(200);
  });

  it('takes a code for the address it was asked for alone', async () => {
    await student({ email: 'maya@gatech.edu' });
    const { userId, token } = await student({ email: 'noor@gatech.edu' });
    const code = await askedCode('maya@gatech.edu');
    expect((await call(login, { body: { email: 'noor@gatech.edu', code } })).status).toBe(401);
    expect((await call(confirmEmail, { params: { id: userId }, body: { email: 'maya@gatech.edu', code } }, token)).status).toBe(401);
    expect((await call(login, { body: { email: 'maya@gatech.edu', code } })).status).toBe(200);
  });

  it('stores neither the code nor the address in plain text', async () => {
    await student({ email: 'maya@gatech.edu' });
    const code = await askedCode('maya@gatech.edu');
    const stored = JSON.stringify([await server.db.select().from(signInCodes), await rowsOf(server.db, sql`SELECT * FROM budgets_spent`)]);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain('maya@');
    expect(await server.db.$count(outgoingMails)).toBe(0);
  });

  it('makes one link, to the public address and not the Host header, with the code after the #', async () => {
    await student({ email: 'maya@gatech.edu' });
    await call(login, { body: { email: 'maya@gatech.edu' }, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    const [message] = await server.mails();
    const { code, html, text } = message?.letter ?? { code: '', html: '', text: '' };
    const links = [...`${html}${text}`.matchAll(/https?:[^\s"<]+/g)].map(([link]) => link.replaceAll('&amp;', '&'));
    expect(links).toEqual(links.map(() => `${publicUrl}/onboarding#email=maya%40gatech.edu&code=${code}`));
    expect(links).toHaveLength(2);
    // What a stranger typed as a name would reach whoever they name.
    expect(`${html}${text}`).not.toContain('Raman');
  });

  it('makes no link without a public address', async () => {
    await limited.student({ email: 'link@gatech.edu' });
    await limited.call(login, { body: { email: 'link@gatech.edu' } });
    const [message] = await limited.mails();
    expect(message?.letter.html).not.toMatch(/https?:/);
    expect(message?.letter.text).not.toMatch(/https?:/);
  });

  it('replaces the session that asks, and leaves those on other devices', async () => {
    const { token } = await student({ email: 'maya@gatech.edu' });
    const body = { email: 'maya@gatech.edu', code: await askedCode('maya@gatech.edu') };
    const first = await call(login, { body }, token);
    const kept = 'token' in first.body ? first.body.token : '';
    const again = await call(login, { body: { ...body, code: await askedCode('maya@gatech.edu') } });
    const asking = 'token' in again.body ? again.body.token : '';
    const third = await call(login, { body: { ...body, code: await askedCode('maya@gatech.edu') } }, asking);
    expect('token' in third.body && (await statusOf(third.body.token))).toBe(200);
    expect([await statusOf(kept), await statusOf(asking)]).toEqual([200, 401]);
  });
});

describe('an address that somebody else named', () => {
  it('is its owner’s with the first code that comes back: all other sessions end, and a repeated registration opens none', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { firstName: 'Eve', lastName: 'Thief', school: 'Yale', major: 'Law', email: 'maya@gatech.edu' };
    const { token, userId } = (await call(register, { body, headers })).body;
    expect((await call(register, { body, headers })).body.userId).toBe(userId);
    const owner = await call(login, { body: { email: 'maya@gatech.edu', code: await askedCode('maya@gatech.edu') } });
    expect(owner.status).toBe(200);
    expect(await statusOf(token)).toBe(401);
    expect((await call(register, { body, headers })).body.code).toBe('IDEMPOTENCY_MISMATCH');
    const repeated = await call(login, { body: { email: 'maya@gatech.edu', code: await askedCode('maya@gatech.edu') } });
    // A later proof ends nothing.
    expect('token' in owner.body && (await statusOf(owner.body.token))).toBe(200);
    expect(repeated.status).toBe(200);
  });
});

describe('an email of an account', () => {
  it('is confirmed by a code, which ends the other sessions the first time', async () => {
    const { userId, token } = await student({ email: 'maya@gatech.edu' });
    const elsewhere = (await call(login, { body: { email: 'maya@gatech.edu' }, headers: { 'x-local-key': localKey } })).body;
    const ask = { params: { id: userId }, body: { email: 'maya@gatech.edu' } };
    expect(await call(confirmEmail, ask, token)).toMatchObject({ status: 202, body: { sent: true } });
    const code = await mailedCode();
    expect((await call(confirmEmail, { ...ask, body: { ...ask.body, code: other(code) } }, token)).body.code).toBe('CODE_INVALID');
    const { status, body } = await call(confirmEmail, { ...ask, body: { ...ask.body, code } }, token);
    expect([status, 'user' in body && body.user.emailConfirmed]).toEqual([200, true]);
    expect('token' in body && (await statusOf(body.token))).toBe(200);
    expect([await statusOf(token), 'token' in elsewhere && (await statusOf(elsewhere.token))]).toEqual([401, 401]);
  });

  it('that is added or changed is not confirmed, and both addresses are told', async () => {
    const { userId, token } = await student();
    const change = (email: string) => call(changeAccount, { params: { id: userId }, body: { email } }, token);
    expect((await change('maya@gatech.edu')).body).toMatchObject({ email: 'maya@gatech.edu', emailConfirmed: false });
    const [added, ...none] = await server.mails();
    expect([added?.to, none]).toEqual(['maya@gatech.edu', []]);
    const code = added?.letter.code ?? '';
    const confirmed = await call(confirmEmail, { params: { id: userId }, body: { email: 'maya@gatech.edu', code } }, token);
    const fresh = 'token' in confirmed.body ? confirmed.body.token : '';
    expect(
      (await call(changeAccount, { params: { id: userId }, body: { email: 'MAYA@gatech.edu', firstName: 'Ann' } }, fresh)).body,
    ).toMatchObject({ emailConfirmed: true });
    expect(await server.mails()).toEqual([]);
    const changed = await call(changeAccount, { params: { id: userId }, body: { email: 'ann@gatech.edu' } }, fresh);
    expect(changed.body).toMatchObject({ email: 'maya@gatech.edu', emailConfirmed: true, pendingEmail: 'ann@gatech.edu' });
    const [asked, ...others] = await server.mails();
    expect([asked?.to, others]).toEqual(['ann@gatech.edu', []]);
    // Until the code comes back the address that is proven stays the account's.
    await call(login, { body: { email: 'maya@gatech.edu' } });
    expect((await server.mails()).map(({ to }) => to)).toEqual(['maya@gatech.edu']);
    const body = { email: 'ann@gatech.edu', code: asked?.letter.code ?? '' };
    const moved = await call(confirmEmail, { params: { id: userId }, body }, fresh);
    expect('user' in moved.body && moved.body.user).toMatchObject({ email: 'ann@gatech.edu', emailConfirmed: true });
    const [told, ...more] = await server.mails();
    expect([told?.to, told?.letter.code, more]).toEqual(['maya@gatech.edu', null, []]);
    // Where the account went is nobody's business at the old address.
    expect(JSON.stringify(told)).not.toContain('ann@');
    await call(login, { body: { email: 'maya@gatech.edu' } });
    expect(await server.mails()).toEqual([]);
  });

  it('can be one that was never asked for, once its code comes back', async () => {
    const { userId, token } = await student({ email: 'typo@gatech.edu' });
    const params = { id: userId };
    await call(confirmEmail, { params, body: { email: 'Maya@gatech.edu' } }, token);
    const code = await mailedCode();
    const { body } = await call(confirmEmail, { params, body: { email: 'maya@gatech.edu', code } }, token);
    expect('user' in body && body.user).toMatchObject({ email: 'maya@gatech.edu', emailConfirmed: true });
    expect((await server.mails()).map(({ to }) => to)).toEqual(['typo@gatech.edu']);
  });

  it('that is another account’s is answered alike, and its owner is told how to sign in', async () => {
    await student({ email: 'taken@gatech.edu' });
    const { userId, token } = await student();
    const { status, body } = await call(confirmEmail, { params: { id: userId }, body: { email: 'taken@gatech.edu' } }, token);
    expect([status, body]).toEqual([202, { sent: true }]);
    const [message] = await server.mails();
    expect([message?.to, message?.letter.code]).toEqual(['taken@gatech.edu', null]);
    expect(message?.letter.subject).toBe('You already have an Alive account');
  });
});

describe('an email that is pending, since no more answers may reveal taken ones', () => {
  // Budgets outlive a test: each has addresses of its own.
  const address = () => `${crypto.randomUUID()}@gatech.edu`;
  /** A student to whom no answer reveals a taken email any more. */
  const probing = async (email?: string) => {
    const headers = { 'x-forwarded-for': `10.0.${Math.trunc(Math.random() * 256)}.${Math.trunc(Math.random() * 256)}` };
    const taken = address();
    await behindProxy.student({ email: taken });
    const registerAs = (named?: string) => behindProxy.call(register, { body: { ...maya, email: named }, headers });
    const { userId, token } = (await registerAs(email)).body;
    const name = (named: string) => behindProxy.call(changeAccount, { params: { id: userId }, body: { email: named }, headers }, token);
    for (let tries = 0; tries < 5; tries++) expect((await name(taken)).status).toBe(409);
    expect(await behindProxy.mails()).toEqual([]);
    return {
      userId,
      taken,
      name,
      registerAs,
      confirm: (body: { email: string; code: string }) => behindProxy.call(confirmEmail, { params: { id: userId }, body, headers }, token),
      now: () => behindProxy.call(me, { headers }, token),
    };
  };

  it('is the account’s once the code that went there comes back, and then pends no more', async () => {
    const { userId, name, confirm } = await probing();
    const email = address();
    expect((await name(email)).body).toMatchObject({ email: null, emailPending: true, pendingEmail: email });
    const [message] = await behindProxy.mails();
    const { status, body } = await confirm({ email, code: message?.letter.code ?? '' });
    const { body: user } = await behindProxy.call(me, {}, 'token' in body ? body.token : '');
    expect([status, user]).toMatchObject([200, { id: userId, email, emailConfirmed: true }]);
    expect(user).not.toHaveProperty('emailPending');
    expect(user).not.toHaveProperty('pendingEmail');
  });

  it('that is another account’s stays pending, and its owner alone is told so', async () => {
    const { taken, name, confirm, now } = await probing();
    await name(taken);
    const [message, ...others] = await behindProxy.mails();
    expect([message?.to, message?.letter.code, others]).toEqual([taken, null, []]);
    expect((await confirm({ email: taken, code: '123456' })).body.code).toBe('CODE_INVALID');
    expect((await now()).body).toMatchObject({ email: null, emailPending: true });
  });

  it('is dropped for another one, and for the one that the account has', async () => {
    const mine = address();
    const { name, now } = await probing(mine);
    await name(address());
    const second = address();
    expect((await name(second)).body).toMatchObject({ email: mine, pendingEmail: second });
    expect((await name(mine)).body).not.toHaveProperty('emailPending');
    expect((await now()).body.email).toBe(mine);
  });

  it('is dropped with the first proof of the one that the account has, for somebody else may have named it', async () => {
    const mine = address();
    const { name, now } = await probing(mine);
    await name(address());
    await behindProxy.mails();
    await behindProxy.call(login, { body: { email: mine } });
    const [message] = await behindProxy.mails();
    const { body } = await behindProxy.call(login, { body: { email: mine, code: message?.letter.code ?? '' } });
    expect('user' in body && body.user).toMatchObject({ email: mine, emailConfirmed: true });
    expect('user' in body && body.user).not.toHaveProperty('emailPending');
    expect((await now()).status).toBe(401);
  });

  it('cannot be confirmed any more after that proof, with a code that was sent before it', async () => {
    const [mine, theirs] = [address(), address()];
    const { userId, token } = await behindProxy.student({ email: mine });
    const asked = { params: { id: userId }, body: { email: theirs } };
    expect((await behindProxy.call(confirmEmail, asked, token)).status).toBe(202);
    const [planted] = await behindProxy.mails();
    await behindProxy.call(login, { body: { email: mine } });
    const [message] = await behindProxy.mails();
    const { body } = await behindProxy.call(login, { body: { email: mine, code: message?.letter.code ?? '' } });
    const owner = 'token' in body ? body.token : '';
    const confirmed = { params: { id: userId }, body: { email: theirs, code: planted?.letter.code ?? '' } };
    expect((await behindProxy.call(confirmEmail, confirmed, owner)).body).toMatchObject({ code: 'CODE_INVALID' });
    await behindProxy.call(confirmEmail, asked, owner);
    const [own] = await behindProxy.mails();
    const { status } = await behindProxy.call(
      confirmEmail,
      { params: { id: userId }, body: { email: theirs, code: own?.letter.code ?? '' } },
      owner,
    );
    expect(status).toBe(200);
  });

  it('is sent one message however often it is named again, and ten in an hour by all accounts', async () => {
    const { taken, name, registerAs } = await probing();
    const victim = address();
    for (let times = 0; times < 3; times++) await name(victim);
    expect(await behindProxy.mails()).toHaveLength(1);
    for (let tries = 0; tries < 15; tries++) expect((await registerAs(taken)).status).toBe(409);
    for (let account = 0; account < 12; account++) expect((await registerAs(victim)).body.user.pendingEmail).toBe(victim);
    expect(await behindProxy.mails()).toHaveLength(9);
  });
});

describe('the key of the laptop that the server runs on', () => {
  it('signs in by address alone, from a header or the cookie that the printed address sets', async () => {
    const { user } = await student({ email: 'maya@gatech.edu' });
    const open = (url: string) => server.app().inject({ url, headers: { host: 'localhost' } });
    const opened = await open(`/?key=${localKey}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/']);
    const cookie = String(opened.headers['set-cookie']);
    expect(cookie).toMatch(/^alive-key-\w+=k+; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
    const holders: Record<string, string>[] = [{ 'x-local-key': localKey }, { cookie: `theme=dark; ${cookie.split(';')[0]}` }];
    for (const headers of holders) {
      expect((await call(loginOptions, { headers })).body).toEqual({ signIn: true, codeIn: 'terminal', withoutCode: true });
      expect(await call(login, { body: { email: 'MAYA@gatech.edu' }, headers })).toMatchObject({ status: 200, body: { user } });
      expect((await call(login, { body: { email: 'nobody@gatech.edu' }, headers })).status).toBe(404);
    }
    const wrong = await open(`/?key=${'x'.repeat(43)}`);
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([303, undefined]);
    expect(await server.mails()).toEqual([]);
  });

  it.each<Record<string, string>>([
    { 'x-local-key': 'x'.repeat(43) },
    { 'x-local-key': '' },
    { cookie: `alive-key=${localKey}` },
    { 'x-forwarded-for': '127.0.0.1' },
    {},
  ])('is not held by a request with %j, whose answer is the same for known and unknown addresses', async (headers) => {
    await student({ email: 'maya@gatech.edu' });
    for (const email of ['maya@gatech.edu', 'nobody@gatech.edu'])
      expect(await call(login, { body: { email }, headers })).toMatchObject({ status: 202, body: { sent: true } });
    expect((await call(loginOptions, { headers })).body).toEqual({ signIn: true, codeIn: 'terminal', withoutCode: false });
  });

  it('is not held by the cookie of a request that a page elsewhere makes', async () => {
    await student({ email: 'maya@gatech.edu' });
    const opened = await server.app().inject({ url: `/?key=${localKey}`, headers: { host: 'localhost' } });
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    const elsewhere: Record<string, string>[] = [{ origin: 'http://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }];
    for (const more of elsewhere)
      expect((await call(loginOptions, { headers: { cookie, ...more } })).body).toMatchObject({ withoutCode: false });
    const own = { cookie, host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
    expect((await call(loginOptions, { headers: own })).body).toMatchObject({ withoutCode: true });
  });

  it('is nobody’s where there is none', async () => {
    await limited.student({ email: 'local@gatech.edu' });
    expect((await limited.call(login, { body: { email: 'local@gatech.edu' }, headers: { 'x-local-key': '' } })).status).toBe(202);
    expect((await limited.app().inject('/?key=')).headers['set-cookie']).toBeUndefined();
  });
});

describe('sessions', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
  const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const signedIn = async (agent: string) => {
    const { body } = await call(login, { body: { email: 'maya@gatech.edu' }, headers: { 'x-local-key': localKey, 'user-agent': agent } });
    return 'token' in body ? body.token : '';
  };

  it('are listed with device and last use: the one that asks, then last used first', async () => {
    const { userId, token } = await student({ email: 'maya@gatech.edu' });
    later(60);
    await signedIn(phone);
    later(60);
    const recent = await signedIn(laptop);
    const { body } = await call(listSessions, { params: { id: userId } }, recent);
    expect(body.sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome on Windows', true],
      ['Safari on iPhone', false],
      ['', false],
    ]);
    const [{ createdAt, lastUsedAt, id } = { createdAt: '', lastUsedAt: '', id: '' }] = body.sessions;
    expect([createdAt, lastUsedAt]).toEqual([clock.now.toISOString(), clock.now.toISOString()]);
    expect(id.length).toBeGreaterThanOrEqual(22);
    expect(JSON.stringify(body)).not.toContain(token);
    expect((await call(listSessions, { params: { id: userId } }, (await student()).token)).status).toBe(403);
  });

  it('are ended one by one, or all but the one that asks', async () => {
    const { userId, token } = await student({ email: 'maya@gatech.edu' });
    const others = [await signedIn(phone), await signedIn(laptop), await signedIn(laptop)];
    const params = { id: userId };
    const list = async () => (await call(listSessions, { params }, token)).body.sessions;
    const ofPhone = (await list()).find(({ device }) => device === 'Safari on iPhone')?.id ?? '';
    const stranger = await student();
    const theirs = { params: { id: stranger.userId, sessionId: ofPhone } };
    expect((await call(endSession, theirs, stranger.token)).status).toBe(404);
    expect((await call(endSession, { params: { ...params, sessionId: ofPhone } }, token)).status).toBe(204);
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 200, 200]);
    expect((await call(endSession, { params: { ...params, sessionId: ofPhone } }, token)).status).toBe(404);
    expect((await call(endOtherSessions, { params }, token)).status).toBe(204);
    expect(await Promise.all([...others, token, stranger.token].map(statusOf))).toEqual([401, 401, 401, 200, 200]);
    expect(await list()).toHaveLength(1);
  });

  it('last for thirty days without use', async () => {
    const { token } = await student();
    const unused = await student();
    for (let weeks = 0; weeks < 8; weeks += 4) {
      later(28 * 24 * 60);
      expect(await statusOf(token)).toBe(200);
      // Its use is noted in the background.
      await expect.poll(() => noted(token)).toBe(clock.now.getTime());
    }
    expect(await statusOf(unused.token)).toBe(401);
    later(30 * 24 * 60 + 1);
    expect(await statusOf(token)).toBe(401);
  });

  it('end at once on logout, which clears what the browser keeps', async () => {
    const { token } = await student();
    const { status, headers } = await call(logout, {}, token);
    expect([status, headers['clear-site-data']]).toEqual([204, '"cache", "storage"']);
    expect(await statusOf(token)).toBe(401);
    const late = await student();
    expect((await call(logout, { query: { keep: 'storage' } }, late.token)).headers['clear-site-data']).toBeUndefined();
  });

  it('end by the hash of their token, with which nothing else can be done', async () => {
    const { token } = await student();
    const ending = hashOfToken(token);
    expect(await statusOf(ending)).toBe(401);
    expect((await call(endLater, { body: { ending: hashOfToken(ending) } })).status).toBe(204);
    expect(await statusOf(token)).toBe(200);
    expect((await call(endLater, { body: { ending } })).status).toBe(204);
    expect(await statusOf(token)).toBe(401);
    expect((await call(endLater, { body: { ending } })).status).toBe(204);
    expect((await call(endLater, { body: { ending: token } })).status).toBe(400);
  });

  it('are looked up by 600 hashes that nobody knows in a minute of one network, and then by none of it', async () => {
    const { token } = await behindProxy.student();
    const end = (ending: string, host: string) =>
      behindProxy.call(endLater, { body: { ending }, headers: { 'x-forwarded-for': `10.12.0.${host}` } });
    const statuses: Record<number, number> = {};
    for (let at = 0; at < 610; at++) {
      const { status } = await end(hashOfToken(`unknown ${at}`), '1');
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    expect(statuses).toEqual({ 204: 600, 429: 10 });
    expect((await end(hashOfToken(token), '2')).status).toBe(204);
    expect((await behindProxy.call(me, {}, token)).status).toBe(401);
  });

  it('are fifty at most: one more ends the one that was unused longest', async () => {
    const { userId, token } = await student();
    const others: string[] = [];
    for (let at = 1; at < 50; at++) {
      later(1);
      others.push(await openSession(server.db, userId, clock.now));
    }
    later(1);
    const last = await openSession(server.db, userId, clock.now);
    expect(await Promise.all([token, ...others.slice(0, 1), last].map(statusOf))).toEqual([401, 200, 200]);
    expect((await call(listSessions, { params: { id: userId } }, last)).body.sessions).toHaveLength(50);
  });
});

describe('a mail server', () => {
  it('that is away holds up nobody, and what waits is sent once it is back', async () => {
    failing.isOn = true;
    await unreliable.student({ email: 'maya@gatech.edu' });
    expect((await unreliable.call(login, { body: { email: 'maya@gatech.edu' } })).status).toBe(202);
    await unreliable.mails();
    // The code of a try that failed is no good.
    expect([sentTo, await unreliable.db.$count(signInCodes)]).toEqual([[], 0]);
    failing.isOn = false;
    unreliable.clock.now = new Date(unreliable.clock.now.getTime() + 60_000);
    await unreliable.mails();
    expect(sentTo.splice(0)).toEqual(['maya@gatech.edu']);
    expect(await unreliable.db.$count(outgoingMails)).toBe(0);
  });

  it.each([
    [false, 6],
    [true, 1],
  ])('is asked a bounded number of times (refused for good: %s)', async (isFinal, tries) => {
    Object.assign(failing, { isOn: true, isFinal, tries: 0 });
    await unreliable.student({ email: 'maya@gatech.edu' });
    const { userId, token } = await unreliable.student({ email: 'noor@gatech.edu' });
    await unreliable.call(changeAccount, { params: { id: userId }, body: { email: 'noor@yale.edu' } }, token);
    for (let minutes = 0; minutes < 60; minutes += 3) {
      unreliable.clock.now = new Date(unreliable.clock.now.getTime() + 180_000);
      await unreliable.mails();
    }
    // One to each address; the one with a code is no use after ten minutes.
    expect(failing.tries).toBeGreaterThan(tries);
    expect(failing.tries).toBeLessThanOrEqual(2 * tries);
    expect(await unreliable.db.$count(outgoingMails)).toBe(0);
    failing.isOn = false;
  });
});

describe('limits', () => {
  it('let an address be sent five codes in ten minutes, known or not', async () => {
    await limited.student({ email: 'maya@gatech.edu' });
    for (const email of ['maya@gatech.edu', 'nobody@gatech.edu']) {
      const statuses = [];
      for (let asked = 0; asked < 6; asked++)
        statuses.push((await limited.call(login, { body: { email: asked % 2 ? email : email.toUpperCase() } })).status);
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    }
    expect(await limited.mails()).toHaveLength(5);
    const refused = await limited.call(login, { body: { email: 'maya@gatech.edu' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    limited.clock.now = new Date(limited.clock.now.getTime() + 3_600_000);
    expect((await limited.call(login, { body: { email: 'maya@gatech.edu' } })).status).toBe(202);
  });

  it('let ten codes be tried for an address in ten minutes, known or not', async () => {
    await limited.student({ email: 'noor@gatech.edu' });
    for (const email of ['noor@gatech.edu', 'unknown@gatech.edu']) {
      const statuses = [];
      for (let tried = 0; tried < 11; tried++) statuses.push((await limited.call(login, { body: { email, code: '000000' } })).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    }
    limited.clock.now = new Date(limited.clock.now.getTime() + 600_000);
    expect((await limited.call(login, { body: { email: 'noor@gatech.edu', code: '000000' } })).status).toBe(401);
  });

  it('have at most 400 strangers mailed for one network address in an hour, whichever way', async () => {
    const from = { 'x-forwarded-for': '10.7.0.1' };
    for (let at = 0; at < 202; at++) {
      const email = `stranger${at}@gatech.edu`;
      const body = { firstName: 'Eve', lastName: 'Thief', school: 'Yale', major: 'Law', email };
      const { userId, token } = (await behindProxy.call(register, { body, headers: from })).body;
      await behindProxy.call(login, { body: { email }, headers: from });
      const other = { params: { id: userId }, body: { email: `other${at}@gatech.edu` }, headers: from };
      expect((await behindProxy.call(confirmEmail, other, token)).status).toBe(202);
    }
    expect(await behindProxy.mails()).toHaveLength(400);
    const elsewhere = { body: { email: 'stranger201@gatech.edu' }, headers: { 'x-forwarded-for': '10.7.0.2' } };
    expect((await behindProxy.call(login, elsewhere)).status).toBe(202);
    expect((await behindProxy.mails()).map(({ to }) => to)).toEqual(['stranger201@gatech.edu']);
  });

  it('let a first code be tried whatever others on the network tried', async () => {
    await behindProxy.student({ email: 'kim@gatech.edu' });
    const from = { 'x-forwarded-for': '10.6.0.1' };
    const tryAs = async (email: string) => (await behindProxy.call(login, { body: { email, code: '000000' }, headers: from })).status;
    for (let at = 0; at < 76; at++) {
      for (let tries = 0; tries < 10; tries++) await tryAs(`a${at}@gatech.edu`);
      // Refused requests of any kind have a budget of a minute besides.
      if (at % 30 === 29) behindProxy.clock.now = new Date(behindProxy.clock.now.getTime() + 61_000);
    }
    expect([await tryAs('b@gatech.edu'), await tryAs('b@gatech.edu')]).toEqual([401, 429]);
    await behindProxy.call(login, { body: { email: 'kim@gatech.edu' }, headers: from });
    const code = (await behindProxy.mails())[0]?.letter.code;
    expect((await behindProxy.call(login, { body: { email: 'kim@gatech.edu', code }, headers: from })).status).toBe(200);
  });

  it('let one network type a thousand wrong first codes in an hour over all emails, and right ones beside them', async () => {
    await behindProxy.student({ email: 'sol@gatech.edu' });
    const from = { 'x-forwarded-for': '10.5.0.1' };
    const tryAs = async (email: string, code = '000000') =>
      (await behindProxy.call(login, { body: { email, code }, headers: from })).status;
    const statuses = new Map<number, number>();
    const guess = async (first: number, end: number) => {
      for (let at = first; at < end; at++) {
        const status = await tryAs(`guess${at}@gatech.edu`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await guess(0, 500);
    await behindProxy.call(login, { body: { email: 'sol@gatech.edu' }, headers: from });
    expect(await tryAs('sol@gatech.edu', (await behindProxy.mails())[0]?.letter.code ?? '')).toBe(200);
    // Refused requests of any kind have a budget of a minute besides.
    behindProxy.clock.now = new Date(behindProxy.clock.now.getTime() + 61_000);
    await guess(500, 1001);
    expect([...statuses]).toEqual([
      [401, 1000],
      [429, 1],
    ]);
    behindProxy.clock.now = new Date(behindProxy.clock.now.getTime() + 3_600_000);
    expect(await tryAs('guess@gatech.edu')).toBe(401);
  });

  it('leave a student codes and tries that a stranger elsewhere cannot use up', async () => {
    const email = 'lee@gatech.edu';
    await behindProxy.student({ email });
    const from = (host: string, body: object) =>
      behindProxy.call(login, { body: { email, ...body }, headers: { 'x-forwarded-for': `10.9.0.${host}` } });
    for (let asked = 0; asked < 6; asked++) await from('66', {});
    for (let tried = 0; tried < 11; tried++) await from('66', { code: '000000' });
    expect((await from('66', {})).status).toBe(429);
    await behindProxy.mails();
    expect((await from('7', {})).status).toBe(202);
    const [message] = await behindProxy.mails();
    expect((await from('7', { code: message?.letter.code ?? '' })).status).toBe(200);
  });

  it('leave half of the codes of an hour to other networks, whenever one network asks for its own', async () => {
    const email = 'half@gatech.edu';
    await behindProxy.student({ email });
    const ask = async (host: string) =>
      (await behindProxy.call(login, { body: { email }, headers: { 'x-forwarded-for': `10.11.0.${host}` } })).status;
    const begun = behindProxy.clock.now.getTime();
    const askedAt = async (minute: number) => {
      behindProxy.clock.now = new Date(begun + minute * 60_000 + 1000);
      const asked = [];
      for (let at = 0; at < 6; at++) asked.push(await ask('66'));
      return asked.filter((status) => status === 202).length;
    };
    // Somebody else begins the hour of the email.
    expect(await ask('7')).toBe(202);
    expect((await askedAt(40)) + (await askedAt(51))).toBe(10);
    let sent = 0;
    for (const minute of [61, 72, 83, 94, 105]) sent += await askedAt(minute);
    expect(sent).toBe(10);
    expect(await ask('7')).toBe(202);
  });

  it('let twenty codes be asked for and sixty be tried for an address in an hour, from wherever', async () => {
    const statusesOf = async (most: number, body: object) => {
      const statuses = [];
      for (let at = 0; at <= most; at++)
        statuses.push(
          (
            await behindProxy.call(login, {
              body: { email: 'ida@gatech.edu', ...body },
              headers: { 'x-forwarded-for': `10.8.${most}.${at}` },
            })
          ).status,
        );
      return statuses;
    };
    expect((await statusesOf(20, {})).filter((status) => status === 429)).toHaveLength(1);
    expect((await statusesOf(60, { code: '000000' })).filter((status) => status === 429)).toHaveLength(1);
  });

  it('let a student send a message to an address of somebody else ten times in an hour', async () => {
    const { userId, token } = await limited.student();
    for (let changes = 0; changes < 24; changes++)
      await limited.call(
        changeAccount,
        { params: { id: userId }, body: { email: changes % 2 ? 'victim@yale.edu' : `a${changes}@yale.edu` } },
        token,
      );
    const toVictim = (await limited.mails()).filter(({ to }) => to === 'victim@yale.edu');
    expect(toVictim.filter(({ letter }) => letter.code !== null).length).toBeLessThanOrEqual(10);
    expect(toVictim.filter(({ letter }) => letter.code === null).length).toBeLessThanOrEqual(10);
  });

  it('are kept in the database', async () => {
    await limited.call(login, { body: { email: 'kept@gatech.edu' } });
    const keys = (await rowsOf<{ key: string }>(limited.db, sql`SELECT key FROM budgets_spent`)).map(({ key }) => key);
    expect(keys.some((key) => key.startsWith('code asked email '))).toBe(true);
    expect(JSON.stringify(keys)).not.toContain('kept@');
  });
});

const noted = async (token: string) => {
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256').update(token).digest('hex');
  const [row] = await rowsOf<{ at: string | Date }>(server.db, sql`SELECT last_used_at AS at FROM sessions WHERE token_hash = ${hash}`);
  return row && new Date(row.at).getTime();
};
