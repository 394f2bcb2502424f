import { changeAccount, me, register, saveProfile } from '@alive/contract/account.ts';
import { logout } from '@alive/contract/sign-in.ts';
import { describe, expect, it } from 'vitest';
import { testServer } from '#testing/server.testing.ts';

const server = testServer();
const { call, student } = server;
const maya = { firstName: ' mAYA ', lastName: "o'neill-RAMAN", school: 'Georgia Tech', major: 'Physics' };

describe('registering', () => {
  it('makes an account with capitalised names, defaults and a token that works', async () => {
    const { status, body } = await call(register, { body: { ...maya, email: 'Maya@GaTech.edu' } });
    expect(status).toBe(201);
    expect(body.user).toEqual({
      id: body.userId,
      email: 'maya@gatech.edu',
      emailConfirmed: false,
      firstName: 'Maya',
      lastName: "O'Neill-Raman",
      school: 'Georgia Tech',
      major: 'Physics',
      graduationYear: 2027,
      needsVisa: null,
      canGetClearance: null,
      preferredLocations: [],
      lookingFor: [],
      onboardingProfile: null,
      resume: null,
    });
    expect((await call(me, {}, body.token)).body).toEqual(body.user);
  });

  it.each([undefined, null, '', '   '])('takes %j for no email and makes as many such accounts as are asked for', async (email) => {
    expect((await call(register, { body: { ...maya, email } })).body.user.email).toBeNull();
    expect((await call(register, { body: { ...maya, email } })).status).toBe(201);
  });

  it('refuses an email that is taken, however it is capitalised', async () => {
    await student({ email: 'maya@gatech.edu' });
    const { status, body } = await call(register, { body: { ...maya, email: 'MAYA@gatech.edu' } });
    expect([status, body.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect(body.error).toContain('already exists');
  });

  it.each([
    [{ firstName: '  ' }, 'firstName'],
    [{ lastName: undefined }, 'lastName'],
    [{ school: 3 }, 'school'],
    [{ major: 'x'.repeat(201) }, 'major'],
    [{ email: 'maya at gatech' }, 'email'],
    [{ graduationYear: 2031 }, 'graduationYear'],
    [{ graduationYear: 2026.5 }, 'graduationYear'],
    [{ needsVisa: 'yes' }, 'needsVisa'],
    [{ preferredLocations: 'Boston' }, 'preferredLocations'],
    [{ firstName: 'Ma\u0000ya' }, 'firstName'],
  ])('names the field that does not fit: %j', async (fields, path) => {
    const { status, body } = await call(register, { body: { ...maya, ...fields } });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.details?.map((detail) => detail.path)).toContain(path);
    expect(body.requestId).toBeTruthy();
  });

  it('refuses fields that are not asked for, and bodies that are no JSON', async () => {
    expect((await call(register, { body: { ...maya, id: 'mine', onboardingProfile: {} } })).status).toBe(400);
    const broken = await server
      .app()
      .inject({ method: 'POST', url: '/api/users/register', headers: { 'content-type': 'application/json' }, payload: '{"firstName":' });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('a session', () => {
  it.each([undefined, 'x'.repeat(43), 'short'])('is needed: %j is nobody', async (token) => {
    const { status, body } = await call(me, {}, token);
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is known by its token, however the word before it is written', async () => {
    const { token } = await student();
    for (const authorization of [`Bearer ${token}`, `bearer ${token}`])
      expect((await call(me, { headers: { authorization } })).status).toBe(200);
    for (const authorization of [token, `Basic ${token}`, `Bearer ${token}x`, `Bearer  `])
      expect((await call(me, { headers: { authorization } })).status).toBe(401);
  });

  it('ends with clients that say JSON of an empty body', async () => {
    const { token } = await student();
    expect((await call(logout, { headers: { 'content-type': 'application/json' } }, token)).status).toBe(204);
    expect((await call(me, {}, token)).status).toBe(401);
  });

  it('ends at once on logout, and by itself after thirty days', async () => {
    const { token } = await student();
    const other = await student();
    expect((await call(logout, {}, token)).status).toBe(204);
    expect((await call(me, {}, token)).status).toBe(401);
    server.clock.now = new Date(server.clock.now.getTime() + 31 * 24 * 3_600_000);
    expect((await call(me, {}, other.token)).status).toBe(401);
  });
});

describe('changing an account', () => {
  it('changes what is given and leaves the rest', async () => {
    const { userId, token, user } = await student();
    const change = {
      needsVisa: true,
      preferredLocations: ['Boston', 'Remote', 'Boston'],
      lookingFor: ['Internships'],
      firstName: 'ana maria',
    };
    const { body } = await call(changeAccount, { params: { id: userId }, body: change }, token);
    expect(body).toEqual({
      ...user,
      needsVisa: true,
      preferredLocations: ['Boston', 'Remote'],
      lookingFor: ['Internships'],
      firstName: 'Ana Maria',
    });
  });

  it('adds an email to an account without one, but not another student’s', async () => {
    const { userId, token } = await student();
    await student({ email: 'taken@gatech.edu' });
    expect((await call(changeAccount, { params: { id: userId }, body: { email: 'Taken@gatech.edu' } }, token)).body.code).toBe(
      'EMAIL_TAKEN',
    );
    expect((await call(changeAccount, { params: { id: userId }, body: { email: 'free@gatech.edu' } }, token)).body.email).toBe(
      'free@gatech.edu',
    );
    expect((await call(changeAccount, { params: { id: userId }, body: { email: 'free@gatech.edu' } }, token)).status).toBe(200);
  });

  it('is for its owner: 401 and 403 come before 400', async () => {
    const { userId } = await student();
    const { token } = await student();
    expect((await call(changeAccount, { params: { id: userId }, body: { firstName: 3 } })).status).toBe(401);
    expect((await call(changeAccount, { params: { id: userId }, body: { firstName: 3 } }, token)).status).toBe(403);
    expect((await call(saveProfile, { params: { id: userId }, body: {} }, token)).status).toBe(403);
  });

  it('keeps an edited profile', async () => {
    const { userId, token } = await student();
    const profile = {
      summary: 'You like rivers.',
      interests: ['Rivers'],
      target_companies: [],
      target_roles: ['Hydrologist'],
      ideal_environment: 'Outdoors',
    };
    expect((await call(saveProfile, { params: { id: userId }, body: { profile } }, token)).body.user.onboardingProfile).toEqual(profile);
    expect((await call(me, {}, token)).body.onboardingProfile).toEqual(profile);
  });

  it('keeps a text that was cut through an emoji', async () => {
    const { userId, token } = await student({ firstName: 'Maya\ud83d' });
    const profile = { summary: 'You like \ud83d', interests: ['\udc00'], target_companies: [], target_roles: [], ideal_environment: '' };
    const { status, body } = await call(saveProfile, { params: { id: userId }, body: { profile } }, token);
    expect([status, body.user?.onboardingProfile?.summary]).toEqual([200, 'You like \ufffd']);
  });
});
