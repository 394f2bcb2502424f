import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { me, register } from '@alive/contract/account.ts';
import { downloadResume } from '@alive/contract/resume.ts';
import { deleteConversation, getConversation, listConversations } from '@alive/contract/conversations.ts';
import { addFact, listFacts } from '@alive/contract/facts.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { forgetPeopleSearch, searchPeople } from '@alive/contract/people.ts';
import { deleteAccount, exportData, ownConversations, readPrivacy } from '@alive/contract/privacy.ts';
import { startSearch } from '@alive/contract/search.ts';
import { confirmEmail, listSessions, login } from '@alive/contract/sign-in.ts';
import { eq, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it } from 'vitest';
import { tablePlace } from '#db/files.ts';
import { rowsOf } from '#db/open.ts';
import { leftOutColumns, looseTables, studentTables } from '#db/student-tables.ts';
import * as schema from '#db/tables.ts';
import { openFiles } from '#platform/files.ts';
import { openMailTransport } from '#platform/mail/transport.ts';
import { pdfOf } from '#fixtures/resume/files.ts';
import { idOf, openScript } from '#testing/scripted-assistant.testing.ts';
import { testServer } from '#testing/server.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'alive-privacy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const outbox = join(folder, 'outbox');
const mailTransport = openMailTransport(
  { server: null, from: 'no-reply@localhost', isOutboxRead: true },
  { outbox, print: () => undefined },
);
const script = openScript();
const server = testServer({ mailTransport });
const scripted = testServer({ assistants: { search: script.assistant } });
const { call, db } = server;

const canary = 'Zyqcanary';
const resumeLines = [
  `Maya ${canary}`,
  `maya@${canary}.example`,
  'Experience',
  `Otter Counter, ${canary} of the otter club`,
  'June 2025 - August 2025',
  'Skills',
  `Python, ${canary}`,
];
/** Every table of the release, by its name in SQL. */
const tables = Object.values(schema).flatMap((one: unknown) => (is(one, PgTable) ? [one] : []));

/** Tables that hold nothing of any student. */
const ofNobody = ['alumni', 'boards', 'companies', 'embeddings', 'instances', 'jobs', 'meta', 'positions', 'suppressed_people'];

/** A student who said, uploaded and asked for what can be. */
const told = async () => {
  const maya = await server.student({
    firstName: `${canary} Maya`,
    lastName: canary,
    school: `${canary} School`,
    email: `${canary}@private.example`,
  });
  const self = { params: { id: maya.userId } };
  const form = new FormData();
  form.append('resume', new File([new Uint8Array(pdfOf(0, resumeLines))], `${canary}.pdf`, { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${maya.token}` };
  const uploaded = await fetch(`${await server.url()}/api/users/${maya.userId}/resume`, { method: 'POST', body: form, headers });
  expect(uploaded.status).toBe(201);
  const interview = await server.stream(startOnboarding, { body: { name: canary } }, maya.token);
  const conversationId = idOf(interview.events);
  await server.stream(continueOnboarding, { body: { conversationId, message: `I love ${canary} birdwatching.` } }, maya.token);
  const search = await server.stream(startSearch, { body: { message: `${canary} jobs` } }, maya.token);
  await server.stream(searchPeople, { body: { query: `People who like ${canary}`, conversationId: 'one' } }, maya.token);
  await call(
    addFact,
    {
      ...self,
      body: { kind: 'skill', stance: 'have', text: `${canary} welding` },
      headers: { 'idempotency-key': 'k'.repeat(20) },
    },
    maya.token,
  );
  await call(login, { body: { email: `${canary}@private.example` } });
  await call(confirmEmail, { ...self, body: { email: `${canary}@private.example` } }, maya.token);
  await server.mails();
  await call(login, { body: { email: `${canary}@private.example` } });
  return { ...maya, self, conversations: [conversationId, idOf(search.events)] };
};

/** Puts a row with a canary in every text into each table that holds rows of a student. */
const plant = async (studentId: string) => {
  const made = new Map<PgTable, Record<string, unknown>>([[schema.students, { id: studentId }]]);
  for (const { name, table } of studentTables()) {
    if (table === schema.students) continue;
    const { columns, foreignKeys } = getTableConfig(table);
    const parents = foreignKeys.map((key) => key.reference()).filter(({ foreignTable }) => made.has(foreignTable));
    // Of two holders a row has one.
    const [parent] = parents.toSorted((a, b) => Number(b.foreignTable === schema.students) - Number(a.foreignTable === schema.students));
    if (!parent) throw new Error(`${name} comes before what it refers to.`);
    const row: Record<string, unknown> = {};
    for (const [property, column] of Object.entries(table as unknown as Record<string, (typeof columns)[number]>)) {
      if (!columns.includes(column) || column.generatedIdentity !== undefined || column.generated !== undefined) continue;
      const words = `${canary} ${name} ${column.name}`;
      const isRef = foreignKeys.some((key) => key.reference().columns.includes(column));
      if (column === parent.columns[0]) row[property] = made.get(parent.foreignTable)?.['id'];
      else if (isRef) continue;
      else if (column.enumValues?.[0] !== undefined) row[property] = column.enumValues[0];
      // Whose model it is says nothing of the student, and what it took stays in everybody's sum.
      else if (table === schema.modelUsage && property === 'model') row[property] = 'small';
      else if (column.getSQLType() === 'date') row[property] = '2026-11-20';
      else if (column.dataType === 'string') row[property] = words;
      else if (column.dataType === 'json') row[property] = { words };
      else if (column.dataType === 'array') row[property] = [words];
      else if (column.dataType === 'date') row[property] = new Date('2026-11-20T12:00:00Z');
      else if (column.dataType === 'boolean') row[property] = false;
      else row[property] = 7;
    }
    await db.insert(table).values(row);
    made.set(table, row);
  }
  await db
    .update(schema.students)
    .set({ musts: [`${canary} students musts`], summary: `${canary} students summary` })
    .where(eq(schema.students.id, studentId));
};

/** Tables and columns in which these words stand, whatever the type of the column. */
const found = async (words: string): Promise<string[]> => {
  const columns = await rowsOf<{ schema: string; table: string; column: string }>(
    db,
    sql`SELECT table_schema AS schema, table_name AS "table", column_name AS "column" FROM information_schema.columns
      JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
  );
  const hex = Buffer.from(words).toString('hex');
  const hits = [];
  for (const { schema: of, table, column } of columns) {
    const [row] = await rowsOf<{ any: boolean }>(
      db,
      sql`SELECT EXISTS (SELECT FROM ${sql.identifier(of)}.${sql.identifier(table)} AS t
        WHERE to_jsonb(t.${sql.identifier(column)})::text ILIKE ANY (ARRAY[${`%${words}%`}, ${`%${hex}%`}])) AS any`,
    );
    if (row?.any) hits.push(`${table}.${column}`);
  }
  return hits;
};

const exported = async ({ userId, token }: { userId: string; token: string }) => {
  const { status, body, headers } = await call(exportData, { params: { id: userId } }, token);
  expect(status).toBe(200);
  return { file: body as unknown as Exported, headers };
};

interface Exported {
  tables: Record<string, Record<string, unknown>[]>;
  files: { name: string; base64: string }[];
}

describe('the export', () => {
  it('knows of every table whether it holds something of a student', () => {
    const held = studentTables().map(({ table }) => getTableConfig(table).name);
    expect([...held, ...Object.keys(looseTables), ...ofNobody].toSorted()).toEqual(
      tables.map((one) => getTableConfig(one).name).toSorted(),
    );
    const hinting = tables.flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.some((column) => /student|user_id|account|written_for|^email/.test(column.name)) ? [name] : [];
    });
    expect(held).toEqual(expect.arrayContaining(hinting));
  });

  it('has every column of every table with rows of the student, but for those that are left out with a reason', async () => {
    const noor = await server.student({ firstName: 'Noor' });
    await plant(noor.userId);
    const { file } = await exported(noor);
    for (const { name, table } of studentTables()) {
      const { name: inSql, columns } = getTableConfig(table);
      const leftOut = Object.keys(leftOutColumns[inSql] ?? {});
      const properties = Object.entries(table).filter(
        ([, one]) => columns.includes(one as never) && !leftOut.includes((one as never)['name']),
      );
      const [row] = file.tables[name]?.toReversed() ?? [];
      expect(Object.keys(row ?? {}).toSorted(), name).toEqual(properties.map(([property]) => property).toSorted());
    }
  });

  it('is one JSON file with all that was said and uploaded, and nothing that signs in', async () => {
    const maya = await told();
    const other = await server.student({ firstName: 'Noor', lastName: 'Otherwise' });
    await call(addFact, { params: { id: other.userId }, body: { kind: 'skill', stance: 'have', text: 'Falconry' } }, other.token);
    const { file, headers } = await exported(maya);
    expect(headers['content-disposition']).toContain('attachment');
    expect(headers['cache-control']).toContain('no-store');
    const text = JSON.stringify(file);
    for (const said of [
      `I love ${canary} birdwatching.`,
      `${canary} jobs`,
      `People who like ${canary}`,
      `${canary} welding`,
      `${canary} School`,
    ])
      expect(text).toContain(said);
    expect(file.files.map(({ name, base64 }) => [name, Buffer.from(base64, 'base64').toString().includes('otter club')])).toEqual([
      [`${canary}.pdf`, true],
    ]);
    for (const secret of ['Falconry', 'Otherwise', other.userId, maya.token, ...(await hashes())]) expect(text).not.toContain(secret);
  });

  it('reads page by page, each row once', async () => {
    const maya = await server.student();
    const at = new Date('2026-11-20T12:00:00Z');
    await db
      .insert(schema.conversations)
      .values({ id: 'long', kind: 'search', studentId: maya.userId, about: {}, createdAt: at, updatedAt: at });
    await db.insert(schema.messages).values(
      Array.from({ length: 137 }, (_, ordinal) => ({
        id: `message ${ordinal}`,
        conversationId: 'long',
        ordinal,
        sender: 'user' as const,
        text: `words ${ordinal}`,
        status: 'complete' as const,
        createdAt: at,
      })),
    );
    const { file } = await exported(maya);
    expect(new Set(file.tables['messages']?.map(({ text }) => text)).size).toBe(137);
    expect(file.tables['messages']).toHaveLength(137);
  });

  it('reads on where several columns tell rows apart', async () => {
    const maya = await server.student();
    const at = new Date('2026-11-20T12:00:00Z');
    const saved = Array.from({ length: 120 }, (_, at) => `person ${at}`);
    await db.insert(schema.contacts).values(saved.map((personId) => ({ studentId: maya.userId, personId, createdAt: at, updatedAt: at })));
    const { file } = await exported(maya);
    expect(file.tables['contacts']?.map(({ personId }) => personId).toSorted()).toEqual(saved.toSorted());
  });

  const hashes = async () => [
    ...(await db.select().from(schema.sessions)).map(({ tokenHash }) => tokenHash),
    ...(await db.select().from(schema.signInCodes)).map(({ codeHash }) => codeHash),
  ];
});

describe('deleting an account', () => {
  it('leaves nothing of the student in any column of any table, nor in any file', async () => {
    const maya = await told();
    const noor = await server.student({ firstName: 'Noor', lastName: canary });
    await plant(noor.userId);
    await db.insert(schema.budgetsSpent).values({ key: `read student ${maya.userId}`, spent: 3, endsAt: new Date('2026-11-21') });
    const files = openFiles(tablePlace(db));
    const [resume] = await db.select().from(schema.resumes).where(eq(schema.resumes.studentId, maya.userId));
    expect((await found(canary)).length).toBeGreaterThan(30);
    expect(mailsOnDisk()).toContain(canary.toLowerCase());

    for (const { userId, token } of [maya, noor]) {
      const { status, headers } = await call(deleteAccount, { params: { id: userId } }, token);
      expect([status, headers['clear-site-data']]).toEqual([204, '"cache", "storage"']);
    }
    expect(await found(canary)).toEqual([]);
    expect(await found(maya.userId)).toEqual([]);
    expect(await found(noor.userId)).toEqual([]);
    expect(await files.read(resume?.storedAs ?? '')).toBeNull();
    expect(mailsOnDisk()).not.toContain(canary.toLowerCase());
    expect(await db.$count(schema.signInCodes)).toBe(0);
  });

  it('ends its sessions at once, and nothing of it is shown to anybody', async () => {
    const maya = await told();
    const other = await server.student({ firstName: 'Noor' });
    expect((await call(deleteAccount, maya.self, maya.token)).status).toBe(204);
    const asked = [
      await call(me, {}, maya.token),
      await call(listConversations, { query: {} }, maya.token),
      await call(listSessions, maya.self, maya.token),
      await call(listFacts, maya.self, other.token),
      await call(downloadResume, maya.self, other.token),
      await call(exportData, maya.self, other.token),
      ...(await Promise.all(maya.conversations.map((id) => call(getConversation, { params: { id } }, other.token)))),
      await server.stream(continueOnboarding, { body: { conversationId: maya.conversations[0] ?? '', message: 'More' } }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401, 403, 403, 403, 404, 404, 410]);
    expect(JSON.stringify(asked)).not.toContain(canary);
    expect((await call(deleteAccount, maya.self, maya.token)).status).toBe(401);
  });

  it('is no business of another student', async () => {
    const [maya, noor] = [await server.student(), await server.student({ firstName: 'Noor' })];
    expect((await call(deleteAccount, { params: { id: maya.userId } }, noor.token)).status).toBe(403);
    expect((await call(me, {}, maya.token)).status).toBe(200);
  });

  it('may be asked for twice at once', async () => {
    const maya = await server.student();
    const both = await Promise.all([1, 2].map(() => call(deleteAccount, { params: { id: maya.userId } }, maya.token)));
    expect(both.map(({ status }) => status).every((status) => status === 204 || status === 401)).toBe(true);
    expect(both.some(({ status }) => status === 204)).toBe(true);
  });

  it('frees the address and the key of the registration', async () => {
    const key = { headers: { 'idempotency-key': 'r'.repeat(20) } };
    const fields = { firstName: 'Maya', lastName: 'Raman', school: 'UCLA', major: 'Biology', email: 'maya@private.example' };
    const first = await call(register, { body: fields, ...key });
    await call(deleteAccount, { params: { id: first.body.userId } }, first.body.token);
    const second = await call(register, { body: fields, ...key });
    expect(second.status).toBe(201);
    expect(second.body.userId).not.toBe(first.body.userId);
  });

  it('stops an answer that is being written, of which nothing is stored', async () => {
    const maya = await scripted.student({ firstName: 'Maya' });
    const answer = script.writes();
    const reader = await scripted.open(startSearch, { body: { message: 'Find jobs for me' } }, maya.token);
    answer.say({ token: `${canary} one ` });
    await reader.next();
    await reader.next();
    const { status } = await scripted.call(deleteAccount, { params: { id: maya.userId } }, maya.token);
    expect(status).toBe(204);
    expect(answer.signal.aborted).toBe(true);
    answer.say({ token: `${canary} two` });
    answer.end();
    expect(await reader.rest()).toContainEqual(expect.objectContaining({ done: true, stopped: true }));
    expect(await scripted.db.$count(schema.messages)).toBe(0);
    expect(await scripted.db.$count(schema.answerParts)).toBe(0);
  });

  const mailsOnDisk = (): string => {
    mkdirSync(outbox, { recursive: true });
    return readdirSync(outbox)
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
      .join('\n')
      .toLowerCase();
  };
});

it('names all conversations, each of which can be deleted', async () => {
  const maya = await told();
  const listed = async () => (await call(ownConversations, maya.self, maya.token)).body.conversations;
  const all = await listed();
  expect(all.map(({ kind, title }) => `${kind}: ${title}`).toSorted((a, b) => a.localeCompare(b))).toEqual([
    `onboarding: I love ${canary} birdwatching.`,
    `people: People who like ${canary}`,
    `search: ${canary} jobs`,
  ]);
  for (const { kind, id } of all) {
    const { status } = await (kind === 'people'
      ? call(forgetPeopleSearch, { params: { conversationId: id } }, maya.token)
      : call(deleteConversation, { params: { id } }, maya.token));
    expect(status).toBe(204);
  }
  expect(await listed()).toEqual([]);
});

it('says how data is handled here to anybody', async () => {
  const { status, body } = await call(readPrivacy);
  expect(status).toBe(200);
  expect(body).toMatchObject({ model: null, retentionMonths: null });
});
