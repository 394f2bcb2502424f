import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { alumni } from './people.ts';
import { id, text, time } from './text.ts';

export const contact = z.object({
  personId: z.string(),
  note: z.string(),
  /** Another number with each change of the note; 0 until there is one. */
  noteVersion: z.int(),
  /** As students may see them now; null when they are no longer shown. */
  person: z.nullable(alumni),
  createdAt: time,
  updatedAt: time,
});
export type Contact = z.output<typeof contact>;

export const listContacts = endpoint({
  method: 'GET',
  path: '/api/users/:id/people',
  summary: 'The people a student saved, last saved first',
  access: 'self',
  params: z.object({ id }),
  reply: z.object({ contacts: z.array(contact) }),
});

export const saveContact = endpoint({
  method: 'PATCH',
  path: '/api/users/:id/people/:personId',
  summary: 'Saves a person, or changes the note; what is absent stays',
  access: 'self',
  params: z.object({ id, personId: id }),
  body: z.strictObject({
    note: z.optional(text(0, 4000)),
    /** The version that the note was written on; where the stored one is another, 409 EDIT_CONFLICT. Without it the note is replaced. */
    noteVersion: z.optional(z.int()),
  }),
  reply: contact,
});

export const removeContact = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/people/:personId',
  summary: 'Takes a person off the list, with the note',
  access: 'self',
  status: 204,
  params: z.object({ id, personId: id }),
});
