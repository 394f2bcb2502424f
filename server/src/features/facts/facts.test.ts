import { changeAccount, me, saveProfile } from '@alive/contract/account.ts';
import type { BodyOf } from '@alive/contract/endpoint.ts';
import { addFact, changeFact, deleteFact, type Fact, fact, listFacts } from '@alive/contract/facts.ts';
import { restartOnboarding } from '@alive/contract/onboarding.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { describe, expect, it } from 'vitest';
import { facts, students } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';

const { call, clock, db, student } = testServer();
const form = {
  needsVisa: true,
  canGetClearance: false,
  preferredLocations: ['Boston', 'NYC', 'Remote', 'Foo Town'],
  lookingFor: ['Internships', 'Full Time', 'People', 'Other'],
};
const empty: Profile = { summary: '', interests: [], target_companies: [], target_roles: [], ideal_environment: '' };
const later = () => void (clock.now = new Date(clock.now.getTime() + 60_000));

/** A student and what they do to their facts. */
const begin = async (fields: Parameters<typeof student>[0] = {}) => {
  const { userId: id, token } = await student(fields);
  const params = { id };
  return {
    id,
    token,
    list: async () => (await call(listFacts, { params }, token)).body.facts,
    add: (kind: Fact['kind'], stance: Fact['stance'], text: string, value?: string) =>
      call(addFact, { params, body: { kind, stance, text, ...(value === undefined ? {} : { value }) } }, token),
    change: (factId: string, body: BodyOf<typeof changeFact>) => call(changeFact, { params: { id, factId }, body }, token),
    remove: (factId: string) => call(deleteFact, { params: { id, factId } }, token),
    patch: (body: BodyOf<typeof changeAccount>) => call(changeAccount, { params, body }, token),
    save: (profile: Profile) => call(saveProfile, { params, body: { profile } }, token),
    user: async () => (await call(me, {}, token)).body,
    kept: async () =>
      (await call(listFacts, { params }, token)).body.facts
        .filter(({ status }) => status === 'kept')
        .map(({ kind, stance, text }) => `${kind}/${stance} ${text}`),
  };
};

/** Stores a fact that was read from a message. */
const said = async (studentId: string, fields: Partial<typeof facts.$inferInsert>) => {
  const row = {
    id: `said-${Math.random()}`.replace('.', ''),
    studentId,
    kind: 'activity',
    stance: 'more',
    text: 'archives',
    value: null,
  } as const;
  const filled = { ...row, origin: 'said', quote: 'I loved the archives', source: 'm1', status: 'kept', createdAt: clock.now } as const;
  const whole = { ...filled, updatedAt: clock.now, ...fields };
  await db.insert(facts).values({ ...whole, key: fields.key ?? whole.value ?? whole.text.toLowerCase() });
  return whole.id;
};

describe('facts of the form', () => {
  it('are the account fields, in the order of the form', async () => {
    const { list } = await begin(form);
    const all = await list();
    for (const one of all) expect(fact.parse(one)).toEqual(one);
    expect(all.map(({ id, kind, stance, text, value, quote }) => [id, `${kind}/${stance}`, text, value, quote])).toEqual([
      ['form:needsVisa', 'must/must', 'Visa sponsorship', 'visa', 'Visa sponsorship needed: Yes'],
      ['form:canGetClearance', 'must/must', 'No security clearance', 'no_clearance', 'Can get security clearance: No'],
      ['form:place:us-ma-boston', 'place/looking', 'Boston', 'us-ma-boston', 'Preferred locations: Boston'],
      ['form:place:us-ny-new-york', 'place/looking', 'NYC', 'us-ny-new-york', 'Preferred locations: NYC'],
      ['form:place:remote', 'place/looking', 'Remote', 'remote', 'Preferred locations: Remote'],
      ['form:place:foo town', 'place/looking', 'Foo Town', null, 'Preferred locations: Foo Town'],
      ['form:seeking:internships', 'seeking/looking', 'Internships', 'internships', 'Looking for: Internships'],
      ['form:seeking:full_time', 'seeking/looking', 'Full time', 'full_time', 'Looking for: Full Time'],
    ]);
    expect(all.every(({ origin, source, status }) => origin === 'form' && source === null && status === 'kept')).toBe(true);
  });

  it('are none where the form says no or nothing', async () => {
    expect(await (await begin({ needsVisa: false, canGetClearance: true, lookingFor: ['People'] })).list()).toEqual([]);
    expect(await (await begin()).list()).toEqual([]);
  });

  it.each([
    ['form:needsVisa', { needsVisa: null }, { needsVisa: true }],
    ['form:canGetClearance', { canGetClearance: null }, { canGetClearance: false }],
    [
      'form:place:us-ma-boston',
      { preferredLocations: ['NYC', 'Remote', 'Foo Town'] },
      { preferredLocations: ['NYC', 'Remote', 'Foo Town', 'Boston'] },
    ],
    [
      'form:place:us-ny-new-york',
      { preferredLocations: ['Boston', 'Remote', 'Foo Town'] },
      { preferredLocations: ['Boston', 'Remote', 'Foo Town', 'New York'] },
    ],
    [
      'form:place:foo town',
      { preferredLocations: ['Boston', 'NYC', 'Remote'] },
      { preferredLocations: ['Boston', 'NYC', 'Remote', 'Foo Town'] },
    ],
    [
      'form:seeking:full_time',
      { lookingFor: ['Internships', 'People', 'Other'] },
      { lookingFor: ['Internships', 'People', 'Other', 'Full Time'] },
    ],
  ])('clear their field when they are dropped, and set it when they are taken back: %s', async (id, cleared, set) => {
    const { change, list, user } = await begin(form);
    expect((await change(id, { status: 'dropped' })).body).toMatchObject({ id, status: 'dropped', origin: 'form' });
    expect(await user()).toMatchObject(cleared);
    expect((await list()).map((one) => one.id)).not.toContain(id);
    expect((await change(id, { status: 'kept' })).body).toMatchObject({ id, status: 'kept' });
    expect(await user()).toMatchObject(set);
    expect((await list()).map((one) => one.id)).toContain(id);
  });

  it('stay when the place is one the student would like more of', async () => {
    const { change, remove, user, kept } = await begin({ preferredLocations: ['Chicago'] });
    const { body } = await change('form:place:us-il-chicago', { stance: 'more' });
    expect(await kept()).toEqual(['place/more Chicago']);
    expect((await user()).preferredLocations).toEqual(['Chicago']);
    await remove(body.id);
    expect((await user()).preferredLocations).toEqual([]);
  });

  it('go with DELETE', async () => {
    const { remove, user } = await begin(form);
    expect((await remove('form:place:us-ma-boston')).status).toBe(204);
    expect((await remove('form:needsVisa')).status).toBe(204);
    expect(await user()).toMatchObject({ needsVisa: null, preferredLocations: ['NYC', 'Remote', 'Foo Town'] });
  });

  it('become stored facts when they are moved or edited, and the field follows', async () => {
    const { change, user, kept } = await begin({ preferredLocations: ['Boston', 'Chicago', 'Seattle'] });
    const moved = (await change('form:place:us-ma-boston', { stance: 'must' })).body;
    expect(moved).toMatchObject({ kind: 'place', stance: 'must', text: 'Boston', value: 'us-ma-boston', origin: 'typed', quote: null });
    expect(moved.id).not.toMatch(/^form:/);
    await change('form:place:us-il-chicago', { stance: 'less' });
    await change('form:place:us-wa-seattle', { text: 'portland' });
    expect((await user()).preferredLocations).toEqual(['Boston', 'Portland']);
    expect(await kept()).toEqual(['place/must Boston', 'place/less Chicago', 'place/looking Portland, OR']);
  });

  it('are unknown where nothing of the kind is', async () => {
    const { change } = await begin();
    expect((await change('form:nothing', { status: 'dropped' })).status).toBe(404);
    expect((await change('form:place:us-ma-boston', { stance: 'must' })).status).toBe(404);
    expect((await change('form:needsVisa', { status: 'offered' })).status).toBe(400);
  });
});

describe('adding a fact', () => {
  it('keeps what was typed with the value it names', async () => {
    const { add } = await begin();
    const { status, body } = await add('work', 'looking', 'field geologist');
    expect(status).toBe(201);
    expect(fact.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      text: 'field geologist',
      value: 'occupation:19-2042.00',
      origin: 'typed',
      quote: null,
      source: null,
      status: 'kept',
    });
    expect(body.updatedAt).toBe(clock.now.toISOString());
  });

  it.each([
    ['activity', 'more', 'Python', 'Python', 'skill:Python'],
    ['activity', 'more', 'drawing maps of rivers', 'drawing maps of rivers', null],
    ['skill', 'have', 'python', 'python', 'skill:Python'],
    ['place', 'looking', 'beantown', 'Boston, MA', 'us-ma-boston'],
    ['place', 'looking', 'Midwest', 'Midwest', 'region-midwest'],
    ['place', 'looking', 'Foo Town', 'Foo Town', null],
    ['employer', 'looking', 'jpm', 'JPMorgan Chase', 'jpmorgan chase'],
    ['employer', 'looking', 'Zorblax', 'Zorblax', null],
    ['must', 'must', 'remote', 'Remote only', 'remote'],
    ['must', 'must', 'camera off', 'camera off', null],
    ['seeking', 'looking', 'internship', 'Internships', 'internships'],
    ['people', 'looking', 'a quiet team', 'a quiet team', null],
    ['people', 'looking', 'near Lake Tahoe', 'near Lake Tahoe', null],
    ['people', 'looking', 'beantown', 'Boston, MA', 'us-ma-boston'],
  ] as const)('reads %s/%s “%s” as “%s” (%s)', async (kind, stance, text, kept, value) => {
    const { add } = await begin();
    expect((await add(kind, stance, text)).body).toMatchObject({ text: kept, value });
  });

  it('takes a key that is given where it is one, and reads the text otherwise', async () => {
    const { add } = await begin();
    expect((await add('must', 'must', 'sixty', 'pay>=60000')).body).toMatchObject({
      value: 'pay>=60000',
      text: expect.stringMatching(/^At least \$60K/),
    });
    expect((await add('work', 'looking', 'rocks', 'occupation:19-2042.00')).body).toMatchObject({
      text: 'rocks',
      value: 'occupation:19-2042.00',
    });
    expect((await add('place', 'looking', 'here', 'us-il-chicago')).body).toMatchObject({ text: 'Chicago, IL', value: 'us-il-chicago' });
    expect((await add('work', 'looking', 'river guide', 'role:Emperor')).body).toMatchObject({ text: 'river guide', value: null });
    expect((await add('must', 'must', 'no calls', 'pay>=lots')).body).toMatchObject({ text: 'no calls', value: null });
  });

  it('sets the field of the account', async () => {
    const { add, user, list } = await begin();
    await add('place', 'looking', 'New York');
    await add('place', 'must', 'Chicago');
    await add('place', 'more', 'Seattle');
    await add('must', 'must', 'visa sponsorship');
    await add('must', 'must', 'no clearance');
    await add('seeking', 'looking', 'full time');
    expect(await user()).toMatchObject({
      needsVisa: true,
      canGetClearance: false,
      preferredLocations: ['New York', 'Chicago'],
      lookingFor: ['Full Time'],
    });
    // What is stored and what the form says are shown once.
    expect((await list()).map(({ id }) => id.startsWith('form:'))).toEqual([false, false, false, false, false, false]);
  });

  it('moves what is kept under the same key', async () => {
    const { add, list, id } = await begin();
    const first = await said(id, {
      kind: 'skill',
      stance: 'have',
      text: 'Python',
      value: 'skill:Python',
      quote: 'I know Python',
    });
    later();
    const { status, body } = await add('skill', 'more', ' python ');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: first,
      stance: 'more',
      text: 'python',
      origin: 'typed',
      quote: null,
      updatedAt: clock.now.toISOString(),
    });
    expect(await list()).toHaveLength(1);
  });

  it('brings a dropped one back', async () => {
    const { add, list, id } = await begin();
    const dropped = await said(id, { text: 'maps', status: 'dropped' });
    expect((await add('activity', 'more', 'Maps')).body).toMatchObject({ id: dropped, status: 'kept' });
    expect(await list()).toHaveLength(1);
  });

  it('takes an employer named like a must for another thing', async () => {
    const { add, kept } = await begin({ needsVisa: true });
    await add('must', 'must', 'Visa sponsorship');
    await add('employer', 'looking', 'Visa');
    expect(await kept()).toEqual(['must/must Visa sponsorship', 'employer/looking Visa']);
  });

  it('shows “Remote only” in place of the form’s Remote', async () => {
    const { add, kept, user } = await begin({ preferredLocations: ['Remote', 'Boston'] });
    await add('must', 'must', 'remote only');
    expect(await kept()).toEqual(['place/looking Boston', 'must/must Remote only']);
    expect((await user()).preferredLocations).toEqual(['Remote', 'Boston']);
  });

  it.each([
    ['work', 'must'],
    ['must', 'looking'],
    ['seeking', 'more'],
    ['award', 'more'],
    ['place', 'have'],
  ] as const)('refuses %s in the row %s', async (kind, stance) => {
    const { add } = await begin();
    const { status, body } = await add(kind, stance, 'Something');
    expect([status, body.code, body.details?.map(({ path }) => path)]).toEqual([400, 'VALIDATION_FAILED', ['kind']]);
  });

  it('leaves a preferred place where it is when the student would like more of it', async () => {
    const { add, user, kept } = await begin({ preferredLocations: ['Chicago'] });
    expect((await add('place', 'more', 'Chicago')).status).toBe(201);
    expect((await user()).preferredLocations).toEqual(['Chicago']);
    expect(await kept()).toEqual(['place/more Chicago, IL']);
    await add('place', 'less', 'Chicago');
    expect((await user()).preferredLocations).toEqual([]);
  });

  it('has one key for a skill, whatever its kind', async () => {
    const { add, kept } = await begin();
    await add('skill', 'have', 'python');
    await add('activity', 'more', 'Python');
    expect(await kept()).toEqual(['activity/more Python']);
  });

  it('keeps the limits of the account', async () => {
    const places = Array.from({ length: 40 }, (_, at) => `Town ${String.fromCharCode(65 + (at % 26))}${at}`);
    const { add, change, user, list } = await begin({ preferredLocations: places });
    const one = (await add('place', 'more', 'Foo Town')).body.id;
    const full = await add('place', 'looking', 'Boston');
    expect([full.status, full.body.code, full.body.details?.map(({ path }) => path)]).toEqual([400, 'VALIDATION_FAILED', ['text']]);
    expect((await change(one, { stance: 'must' })).status).toBe(400);
    expect((await change('form:place:us-ma-boston', { status: 'kept' })).status).toBe(400);
    expect((await list()).filter(({ id }) => !id.startsWith('form:')).map(({ stance }) => stance)).toEqual(['more']);
    expect((await user()).preferredLocations).toEqual(places);
    const other = await begin({ preferredLocations: ['Foo Town'] });
    const long = `Foo ${'x'.repeat(100)}`;
    expect((await other.add('place', 'must', long)).status).toBe(400);
    expect((await other.change('form:place:foo town', { text: long })).status).toBe(400);
    expect((await other.add('place', 'less', long)).status).toBe(201);
    expect((await other.user()).preferredLocations).toEqual(['Foo Town']);
  });

  it('refuses what is no text', async () => {
    const { add } = await begin();
    for (const text of ['', '  ', 'x'.repeat(301)]) expect((await add('activity', 'more', text)).status).toBe(400);
  });

  it('refuses a link whose host a name hides, and takes an address of mail', async () => {
    const { add } = await begin();
    for (const text of ['https://github.com@evil.example.com/maya', 'see HTTP://a:b@evil.example', 'https:\\\\a@evil.example']) {
      const { status, body } = await add('link', 'have', text);
      expect([status, body.details?.[0]?.message]).toEqual([400, 'Please leave out what stands before the @ in this link.']);
    }
    for (const text of ['https://github.com/maya?by=a@b.example', 'maya@gatech.edu', 'https://medium.com/@maya'])
      expect((await add('link', 'have', text)).status).toBe(201);
  });
});

describe('changing a fact', () => {
  it('keeps a guess as the student’s own, with its quote', async () => {
    const { change, id } = await begin();
    const guess = await said(id, { status: 'offered' });
    expect((await change(guess, { status: 'kept' })).body).toMatchObject({
      status: 'kept',
      origin: 'typed',
      quote: 'I loved the archives',
      source: 'm1',
    });
  });

  it('reads a guess that names nothing yet when it is kept', async () => {
    const { add, change, list, id } = await begin();
    const archive = (await add('employer', 'looking', 'google')).body;
    const guess = await said(id, {
      kind: 'employer',
      stance: 'looking',
      text: 'Google Inc',
      key: 'employer:google inc',
      status: 'offered',
    });
    expect((await change(guess, { status: 'kept' })).body).toMatchObject({ id: guess, text: 'Google', value: archive.value });
    expect((await list()).map((one) => one.id)).toEqual([guess]);
    const skill = await said(id, { text: 'Python', status: 'offered' });
    expect((await change(skill, { status: 'kept' })).body).toMatchObject({ text: 'Python', value: 'skill:Python' });
    await add('skill', 'more', 'python');
    expect((await list()).map((one) => one.id)).toEqual([guess, skill]);
  });

  it.each(['visa', 'no clearance', 'at least $60k', 'hybrid'])('leaves the must “%s” among the musts', async (text) => {
    const { add, change, list, user } = await begin();
    const { body } = await add('must', 'must', text);
    const before = await user();
    for (const stance of ['looking', 'more', 'less', 'have'] as const) {
      const moved = await change(body.id, { stance });
      expect([moved.status, moved.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect((await change(body.id, { stance: 'looking', kind: 'people' })).status).toBe(400);
    expect([await user(), await list()]).toEqual([before, [body]]);
  });

  it('moves no must of the form to another row, and Remote only as the place', async () => {
    const { add, change, user } = await begin({ needsVisa: true });
    expect((await change('form:needsVisa', { stance: 'looking' })).status).toBe(400);
    const { body } = await add('must', 'must', 'remote');
    expect((await change(body.id, { stance: 'looking' })).body).toMatchObject({ kind: 'place', text: 'Remote', value: 'remote' });
    expect(await user()).toMatchObject({ needsVisa: true, preferredLocations: ['Remote'] });
  });

  it('drops and takes back, as it was', async () => {
    const { change, id } = await begin();
    const one = await said(id, {});
    expect((await change(one, { status: 'dropped' })).body).toMatchObject({ status: 'dropped', origin: 'said' });
    expect((await change(one, { status: 'kept' })).body).toMatchObject({ status: 'kept', origin: 'said', quote: 'I loved the archives' });
    expect((await change(one, { status: 'offered' })).body.details?.map(({ path }) => path)).toEqual(['status']);
  });

  it('reads an edited text anew', async () => {
    const { change, id } = await begin();
    const one = await said(id, {});
    expect((await change(one, { text: 'photography' })).body).toMatchObject({
      text: 'photography',
      value: 'skill:Photography',
      origin: 'typed',
      quote: null,
    });
  });

  it('re-reads its kind for another row', async () => {
    const { change, id } = await begin();
    const one = await said(id, { text: 'teaching', value: 'occupation:25-20' });
    expect((await change(one, { stance: 'less' })).body).toMatchObject({ kind: 'activity', stance: 'less', origin: 'said' });
    expect((await change(one, { stance: 'looking' })).body).toMatchObject({ kind: 'work', stance: 'looking', value: 'occupation:25-20' });
    expect((await change(one, { stance: 'must' })).body).toMatchObject({ kind: 'must', stance: 'must', value: null });
    expect((await change(one, { stance: 'more', kind: 'people' })).body).toMatchObject({ kind: 'people', stance: 'more' });
    expect((await change(one, { kind: 'award' })).body).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'kind' }] });
  });

  it('takes the place out of the account when it moves away, and back in when it returns', async () => {
    const { add, change, user, list } = await begin({ preferredLocations: ['Boston', 'Chicago'] });
    const { body } = await add('place', 'looking', 'Boston');
    const places = async () => (await user()).preferredLocations;
    await change(body.id, { stance: 'less' });
    expect(await places()).toEqual(['Chicago']);
    await change(body.id, { stance: 'must' });
    expect(await places()).toEqual(['Chicago', 'Boston']);
    await change(body.id, { stance: 'more' });
    expect(await places()).toEqual(['Chicago', 'Boston']);
    await change(body.id, { status: 'dropped' });
    expect(await places()).toEqual(['Chicago']);
    expect((await list()).map(({ text, status }) => `${text} ${status}`)).toEqual(['Chicago kept', 'Boston, MA dropped']);
  });

  it('merges with what is kept under its key', async () => {
    const { change, list, id } = await begin();
    const dropped = await said(id, { text: 'Maps', key: 'maps', status: 'dropped' });
    await said(id, { text: 'maps', stance: 'less' });
    expect((await change(dropped, { status: 'kept' })).body).toMatchObject({ id: dropped, status: 'kept', stance: 'more' });
    expect((await list()).map((one) => one.id)).toEqual([dropped]);
    const other = await said(id, { text: 'rivers' });
    expect((await change(other, { text: 'MAPS' })).body).toMatchObject({ id: other, text: 'MAPS' });
    expect((await list()).map((one) => one.id)).toEqual([other]);
  });

  it('of two at once, the later wins', async () => {
    const { change, list, id } = await begin();
    const one = await said(id, {});
    await Promise.all([change(one, { text: 'first' }), change(one, { text: 'second' })]);
    expect((await list()).map(({ text }) => text)).toEqual(['second']);
  });

  it('of an unknown one is 404, and so is somebody else’s', async () => {
    const { change, remove, id } = await begin();
    const other = await begin();
    const theirs = await said(other.id, {});
    expect((await change('nothing-here', { status: 'dropped' })).status).toBe(404);
    expect((await change(theirs, { status: 'dropped' })).status).toBe(404);
    expect((await remove(theirs)).status).toBe(204);
    expect(await other.list()).toHaveLength(1);
    expect((await call(listFacts, { params: { id } }, other.token)).status).toBe(403);
    expect((await call(listFacts, { params: { id } })).status).toBe(401);
  });

  it('of none is none', async () => {
    const { change, id } = await begin();
    const one = await said(id, {});
    later();
    expect((await change(one, {})).body.updatedAt).not.toBe(clock.now.toISOString());
  });
});

describe('the account', () => {
  it('drops the stored facts that it contradicts', async () => {
    const { add, patch, list, user } = await begin();
    for (const place of ['Boston', 'Chicago']) await add('place', 'looking', place);
    await add('must', 'must', 'visa');
    await add('must', 'must', 'no clearance');
    await add('seeking', 'looking', 'internships');
    await patch({ preferredLocations: ['Chicago'], needsVisa: false, canGetClearance: true, lookingFor: ['Full Time'] });
    expect((await list()).map(({ id, text, status }) => `${id.startsWith('form:') ? 'form ' : ''}${text} ${status}`)).toEqual([
      'form Full time kept',
      'Boston, MA dropped',
      'Chicago, IL kept',
      'Visa sponsorship dropped',
      'No security clearance dropped',
      'Internships dropped',
    ]);
    expect((await user()).preferredLocations).toEqual(['Chicago']);
  });

  it('brings back a place that was not wanted', async () => {
    const { add, patch, kept } = await begin();
    await add('place', 'less', 'Boston');
    await patch({ preferredLocations: ['Boston'] });
    expect(await kept()).toEqual(['place/looking Boston']);
  });

  it('leaves places alone that are liked', async () => {
    const { add, patch, kept } = await begin();
    await add('place', 'more', 'Boston');
    await patch({ preferredLocations: ['Boston'] });
    await patch({ preferredLocations: [] });
    expect(await kept()).toEqual(['place/more Boston, MA']);
  });

  it('leaves facts alone that it says nothing of', async () => {
    const { add, patch, kept } = await begin();
    await add('place', 'looking', 'Boston');
    await add('must', 'must', 'visa');
    await patch({ firstName: 'Ana', preferredLocations: ['Boston', 'Chicago'], needsVisa: true });
    expect(await kept()).toEqual(['place/looking Chicago', 'place/looking Boston, MA', 'must/must Visa sponsorship']);
  });

  it('derives the profile again, once there is one', async () => {
    const { patch, user, save, id, add } = await begin();
    await patch({ preferredLocations: ['Boston'] });
    expect((await user()).onboardingProfile).toBeNull();
    await save({ ...empty, ideal_environment: 'Boston' });
    await patch({ preferredLocations: ['Chicago'], needsVisa: true });
    expect((await user()).onboardingProfile).toEqual({
      ...empty,
      summary: 'Places: Chicago. Must-haves: Visa sponsorship.',
      ideal_environment: 'Visa sponsorship; Chicago',
    });
    await add('must', 'must', 'remote');
    await add('must', 'must', 'camera off');
    const row = (await db.select().from(students)).find((one) => one.id === id);
    expect(row?.musts).toEqual(['remote']);
  });
});

describe('the profile', () => {
  it('is derived with every write', async () => {
    const { add, change, remove, save, user } = await begin();
    await save(empty);
    const profile = async () => (await user()).onboardingProfile;
    expect(await profile()).toEqual(empty);
    await add('skill', 'more', 'python');
    const nurse = (await add('work', 'looking', 'nurse')).body;
    await add('employer', 'looking', 'google');
    await add('place', 'looking', 'Boston');
    const team = (await add('people', 'more', 'a quiet team')).body;
    expect(await profile()).toEqual({
      summary:
        'You’d like more of: Python. You’re considering: Nurse. Employers: Google. How you work best: “a quiet team”. Places: Boston, MA.',
      interests: ['python'],
      target_roles: ['nurse'],
      target_companies: ['Google'],
      ideal_environment: 'Boston, MA; a quiet team',
    });
    await change(nurse.id, { status: 'dropped' });
    await remove(team.id);
    expect(await profile()).toMatchObject({ target_roles: [], ideal_environment: 'Boston, MA' });
  });

  it('that is sent back changes nothing', async () => {
    const { add, save, list, user } = await begin({ preferredLocations: ['Boston'] });
    await add('activity', 'more', 'archives');
    await add('work', 'looking', 'archivist');
    await save(empty);
    const { onboardingProfile } = await user();
    const before = await list();
    later();
    expect((await save(onboardingProfile ?? empty)).body.user.onboardingProfile).toEqual(onboardingProfile);
    expect(await list()).toEqual(before);
  });

  it('that was edited adds and drops facts', async () => {
    const { add, save, kept, list, user } = await begin();
    await add('activity', 'more', 'archives');
    await add('work', 'looking', 'archivist');
    await add('people', 'more', 'old books');
    const profile = (await save({ ...empty, ideal_environment: 'old books', interests: ['archives'], target_roles: ['archivist'] })).body
      .user.onboardingProfile;
    if (profile === null) throw new Error('There is no profile.');
    await save({
      ...profile,
      interests: ['metadata', 'archives'],
      target_roles: [],
      target_companies: ['google'],
      ideal_environment: 'old books; silence',
    });
    expect(await kept()).toEqual([
      'activity/more archives',
      'people/more old books',
      'activity/more metadata',
      'employer/looking Google',
      'people/looking old books; silence',
    ]);
    expect((await list()).filter(({ status }) => status === 'dropped').map(({ text }) => text)).toEqual(['archivist']);
    expect((await user()).onboardingProfile?.interests).toEqual(['archives', 'metadata']);
  });

  it('keeps a summary that was typed until it is cleared', async () => {
    const { add, save, user } = await begin();
    await add('activity', 'more', 'archives');
    const summary = async () => (await user()).onboardingProfile?.summary;
    await save({ ...empty, interests: ['archives'], summary: 'I like old paper.' });
    await add('activity', 'more', 'rivers');
    expect(await summary()).toBe('I like old paper.');
    await save({ ...empty, interests: ['archives', 'rivers'] });
    expect(await summary()).toBe('You’d like more of: “rivers”, “archives”.');
  });
});

it('lets the interview be held again, and keeps what is known', async () => {
  const { add, list, id, token } = await begin();
  await add('activity', 'more', 'archives');
  expect((await call(restartOnboarding, { params: { id } }, token)).status).toBe(204);
  expect(await list()).toHaveLength(1);
  const row = (await db.select().from(students)).find((one) => one.id === id);
  expect(row?.talkAgainAt).toEqual(clock.now);
});
