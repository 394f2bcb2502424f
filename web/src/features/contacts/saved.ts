import type { Contact } from '@alive/contract/contacts.ts';
import type { Alumni } from '@alive/contract/people.ts';

/** The list with what is kept of one person: in its place, first where they were not on it, out where it is null. */
export const withContact = (saved: readonly Contact[], personId: string, kept: Contact | null): Contact[] => {
  if (kept === null) return saved.filter((one) => one.personId !== personId);
  return saved.some((one) => one.personId === personId) ? saved.map((one) => (one.personId === personId ? kept : one)) : [kept, ...saved];
};

/** What is kept of a person as soon as they are saved; the server's own record follows. */
export const asSaved = (person: Alumni, note: string, now: Date): Contact => {
  const time = now.toISOString();
  return { personId: person.id, note, noteVersion: 0, person, createdAt: time, updatedAt: time };
};
