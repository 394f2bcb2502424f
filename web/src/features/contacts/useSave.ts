import { listContacts, removeContact, saveContact } from '@alive/contract/contacts.ts';
import type { Alumni } from '@alive/contract/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, conflictIn } from '#api/call.ts';
import { notifyTabs } from '#api/tabs.ts';
import { useOwnEdits } from '#api/useOwnEdits.ts';
import { asSaved, withContact } from './saved.ts';
import { savedOf } from './useSaved.ts';

/**
 * Saves a person, notes something on them, or lets them go. Shown at once, and taken back with the reason where the server does not take it;
 * a note is shown as kept only when it is. Changes are sent one after the other.
 */
export const useSave = (userId: string) => {
  const client = useQueryClient();
  const { queryKey } = savedOf(userId);
  const mutationKey = [saveContact.path, userId];
  const own = useOwnEdits();
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  const put = (personId: string, kept: Parameters<typeof withContact>[2]) =>
    client.setQueryData(queryKey, (list) => list && { contacts: withContact(list.contacts, personId, kept) });

  const { mutate, error, variables, reset } = useMutation({
    mutationKey,
    scope: { id: `contacts ${userId}` },
    networkMode: 'always',
    mutationFn: async ({ personId, change }: Made) => {
      const params = { id: userId, personId };
      if (change !== null) {
        const { note, on } = change;
        const noteVersion = on === undefined ? undefined : own.latest(personId, on);
        const kept = await call(saveContact, { params, body: note === undefined ? {} : { note, noteVersion } }, { keepalive: true });
        if (noteVersion !== undefined) own.saved(personId, noteVersion, kept.noteVersion);
        return kept;
      }
      await call(removeContact, { params }, { keepalive: true });
      return null;
    },
    onMutate: async ({ personId, change }) => {
      const list = client.getQueryData(queryKey);
      if (list === undefined) return undefined;
      // What is being read now is from before the change.
      await client.cancelQueries({ queryKey });
      const before = list.contacts.find((one) => one.personId === personId) ?? null;
      if (change === null) put(personId, null);
      else if (before === null && change.person) put(personId, asSaved(change.person, change.note ?? '', new Date()));
      return { before };
    },
    onError: (_error, { personId }, context) => context && put(personId, context.before),
    onSuccess: (kept, { personId }) => {
      if (isLast()) put(personId, kept);
    },
    onSettled: () => {
      notifyTabs([listContacts.path]);
      return isLast() ? client.invalidateQueries({ queryKey }) : undefined;
    },
  });

  return {
    /** Saves a person; after a removal, with the note they had. */
    save: (person: Alumni, note?: string) => mutate({ personId: person.id, change: { person, note } }),
    /** Of somebody who was let go meanwhile nothing is noted: that would save them again. */
    note: (personId: string, note: string, on: number) => {
      const list = client.getQueryData(queryKey);
      if (list === undefined || list.contacts.some((one) => one.personId === personId)) mutate({ personId, change: { note, on } });
    },
    remove: (personId: string) => mutate({ personId, change: null }),
    /** The last change, where it was not taken, and why, as a sentence. */
    failed: error && variables ? { personId: variables.personId, message: error.message, conflict: conflictIn(error) } : null,
    /** Says no more of that. */
    dismiss: reset,
  };
};

interface Made {
  personId: string;
  /** null takes the person off the list. `on` is the version that the note was written on. */
  change: { person?: Alumni; note?: string; on?: number } | null;
}
