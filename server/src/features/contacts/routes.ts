import { listContacts, removeContact, saveContact } from '@alive/contract/contacts.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { FastifyInstance } from 'fastify';
import type { Student } from '#db/sessions.ts';
import { AppError } from '#platform/errors.ts';
import { handle, type Routing } from '#platform/handle.ts';
import { present } from './present.ts';
import { mostSaved, savedBy, saveTo, takeOff } from './queries.ts';
import { full, noPerson } from './copy.ts';

/** The people a student saves, with notes. */
export const contactRoutes = (app: FastifyInstance, { routing, peopleShown }: Deps): void => {
  const { db, now } = routing;

  handle(app, routing, listContacts, 'read', async ({ student }) => {
    const rows = await savedBy(db, student.id);
    const people = await peopleShown(
      rows.map(({ personId }) => personId),
      student,
    );
    const byId = new Map(people.map((person) => [person.id, person]));
    return { contacts: rows.map((row) => present(row, byId.get(row.personId) ?? null)) };
  });

  handle(app, routing, saveContact, 'read', async ({ params: { personId }, body, student }) => {
    const row = await saveTo(db, { studentId: student.id, personId }, body, now());
    if (row === 'unknown') throw new AppError('NOT_FOUND', noPerson);
    if (row === 'full') throw new AppError('VALIDATION_FAILED', full(mostSaved));
    const [person] = await peopleShown([personId], student);
    return present(row, person ?? null);
  });

  handle(app, routing, removeContact, 'read', async ({ params: { personId }, student }) => {
    await takeOff(db, { studentId: student.id, personId });
    return undefined;
  });
};

interface Deps {
  routing: Routing;
  /** Those of the ids whom students may see, as this student sees them, in any order. */
  peopleShown: (ids: string[], student: Student) => Promise<Alumni[]>;
}
