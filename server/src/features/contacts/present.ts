import type { Contact } from '@alive/contract/contacts.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { ContactRow } from './queries.ts';

/** A saved person as the wire tells it; `person` is null where students may not see them any more. */
export const present = (row: ContactRow, person: Alumni | null): Contact => ({
  personId: row.personId,
  note: row.note,
  noteVersion: row.noteVersion,
  person,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
