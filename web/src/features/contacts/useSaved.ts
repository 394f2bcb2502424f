import { type Contact, listContacts } from '@alive/contract/contacts.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';

/** Whom a student saved, last saved first. */
export const savedOf = (userId: string) => queryOf(listContacts, { params: { id: userId } });

/** The same as state: the list, or why there is none yet. */
export const useSaved = (userId: string) => useQuery({ ...savedOf(userId), select: ({ contacts }) => contacts });

/** What is kept of one person; undefined where they are not saved, or that is not read yet. */
export const useSavedPerson = (userId: string, personId: string): Contact | undefined =>
  useQuery({ ...savedOf(userId), select: ({ contacts }) => contacts.find((one) => one.personId === personId) }).data;
