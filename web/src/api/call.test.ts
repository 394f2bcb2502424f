import { me } from '@alive/contract/account.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './call.ts';
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
