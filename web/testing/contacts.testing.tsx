import { listContacts, saveContact } from '@alive/contract/contacts.ts';
import type { Alumni } from '@alive/contract/people.ts';
import { call } from '#api/call.ts';
import type { testApp } from './app.testing.tsx';
import { asked } from './people.testing.tsx';

/** A new student who asked for nurses and saved the first of them with this note; gives that person, and what the server has noted. */
export const saved = async (app: ReturnType<typeof testApp>, note: string): Promise<Alumni & { noted: () => Promise<string[]> }> => {
  const { userId } = await app.student();
  const [person] = await asked('nurses');
  if (!person) throw new Error('The sample has no nurses.');
  await call(saveContact, { params: { id: userId, personId: person.id }, body: { note } });
  const noted = async () => (await call(listContacts, { params: { id: userId } })).contacts.map((kept) => kept.note);
  return { ...person, noted };
};
