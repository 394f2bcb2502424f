import { me } from '@alive/contract/account.ts';
import { logout } from '@alive/contract/sign-in.ts';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { call, errorOf } from './call.ts';
import { followTabs } from './query.ts';
import { keepToken, onRefusal } from './session.ts';

describe('a refused call', () => {
  const refused = vi.fn<() => void>();
  let stop: () => void;
  beforeEach(() => {
    stop = onRefusal(refused);
  });
  afterEach(() => {
    stop();
    keepToken(null);
    refused.mockClear();
    vi.unstubAllGlobals();
  });
  const answer = (status: number, before?: () => void) =>
    vi.stubGlobal('fetch', () => {
      before?.();
      return Promise.resolve(new Response('{}', { status }));
    });

  it('tells that the present token is no good', async () => {
    keepToken('present');
    answer(401);
    await expect(call(me, {})).rejects.toMatchObject({ status: 401 });
    expect(refused).toHaveBeenCalledOnce();
  });

  it('says nothing of the present token when an older one was sent, or none', async () => {
    answer(401);
    await expect(call(me, {})).rejects.toMatchObject({ status: 401 });
    keepToken('older');
    answer(401, () => keepToken('present'));
    await expect(call(me, {})).rejects.toMatchObject({ status: 401 });
    expect(refused).not.toHaveBeenCalled();
  });

  it('for another reason says nothing of the token', async () => {
    keepToken('present');
    answer(403);
    await expect(call(me, {})).rejects.toMatchObject({ status: 403 });
    expect(refused).not.toHaveBeenCalled();
  });
});

describe('a call that the page asked ahead', () => {
  const later = vi.fn<() => Promise<Response>>();
  let clock: MockInstance<Performance['now']>;
  beforeEach(() => {
    keepToken('present');
    later.mockImplementation(() => Promise.resolve(Response.json({ sample: false })));
    vi.stubGlobal('fetch', later);
    clock = vi.spyOn(performance, 'now').mockReturnValue(2_000);
  });
  afterEach(() => {
    clock.mockRestore();
    keepToken(null);
    later.mockReset();
    globalThis.askedAhead = undefined;
    vi.unstubAllGlobals();
  });
  const askAhead = (token: string, status = 401) => {
    globalThis.askedAhead = new Map([[me.path, { token, response: Promise.resolve(new Response('{}', { status })) }]]);
  };

  it('is answered by what came, once', async () => {
    askAhead('present');
    await expect(call(me, {})).rejects.toMatchObject({ status: 401 });
    expect(later).not.toHaveBeenCalled();
    await expect(call(me, {})).rejects.toMatchObject({ code: 'UNREADABLE' });
    expect(later).toHaveBeenCalledOnce();
  });

  it('is made anew later than ten seconds after the page began', async () => {
    askAhead('present');
    clock.mockReturnValue(11_000);
    await expect(call(me, {})).rejects.toMatchObject({ code: 'UNREADABLE' });
    expect(later).toHaveBeenCalledOnce();
  });

  it('is made anew for another session, and after anything was changed', async () => {
    askAhead('older');
    await expect(call(me, {})).rejects.toMatchObject({ code: 'UNREADABLE' });
    askAhead('present');
    later.mockImplementationOnce(() => Promise.resolve(new Response(null, { status: 204 })));
    await call(logout, {});
    await expect(call(me, {})).rejects.toMatchObject({ code: 'UNREADABLE' });
    expect(later).toHaveBeenCalledTimes(3);
  });

  it('is made anew after another tab changed something', async () => {
    const stop = followTabs();
    const other = new BroadcastChannel('alive');
    askAhead('present');
    other.postMessage({ paths: [], all: true });
    await vi.waitFor(() => expect(globalThis.askedAhead?.size).toBe(0));
    await expect(call(me, {})).rejects.toMatchObject({ code: 'UNREADABLE' });
    expect(later).toHaveBeenCalledOnce();
    other.close();
    stop();
  });
});

describe('a refusal of another server', () => {
  it.each([400, 409, 422])('with %i refuses the email where its sentence says that it already exists, whatever else it holds', (status) => {
    for (const more of [{}, { code: 'DUPLICATE' }, { code: 'VALIDATION_FAILED', requestId: 'r1' }])
      expect(errorOf(status, { error: 'User already exists', ...more })).toMatchObject({ status, code: 'EMAIL_TAKEN' });
  });

  it('refuses no email in other words, or where the server failed', () => {
    expect(errorOf(400, { error: 'Name is missing' })).toMatchObject({ code: 'INTERNAL', message: 'Name is missing' });
    expect(errorOf(500, { error: 'relation already exists' })).toMatchObject({
      code: 'INTERNAL',
      message: 'The server didn’t answer as expected. Please try again.',
    });
    for (const body of [undefined, {}, { error: 7 }, 'already exists']) expect(errorOf(400, body).code).toBe('INTERNAL');
  });

  it('needs no more than a sentence and a code', () => {
    const expired = { error: 'Gone.', code: 'CONVERSATION_EXPIRED' };
    expect(errorOf(410, expired)).toMatchObject({ code: 'CONVERSATION_EXPIRED', message: 'Gone.' });
  });
});
