import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readToken } from './session.ts';

/**
 * Keeps the value when the component goes, in the memory of this page, for when it cannot be read again. The key holds the student's id.
 * `valueOf` gets what was kept before; null keeps that. After a logout nothing is kept.
 */
export const useKeptOnLeave = <T>(key: QueryKey, valueOf: (before: T | undefined) => T | null): void => {
  const client = useQueryClient();
  const latest = useRef({ key, valueOf });
  useEffect(() => {
    latest.current = { key, valueOf };
  });
  useEffect(
    () => () => {
      const last = latest.current;
      const keptAs = [name, ...last.key];
      const value = last.valueOf(client.getQueryData<T>(keptAs));
      if (value === null || readToken() === null) return;
      client.setQueryDefaults([name], { gcTime: Infinity });
      client.setQueryData(keptAs, value);
    },
    [client],
  );
};

/** What `useKeptOnLeave` kept under a key, once it is `wanted`; from then on it stays. null before, and where nothing was kept. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as with the cache that it reads
export const useKept = <T>(key: QueryKey, wanted: boolean): T | null => {
  const client = useQueryClient();
  const [kept, setKept] = useState<T | null>(null);
  const left = kept ?? client.getQueryData<T>([name, ...key]) ?? null;
  if (wanted && left !== kept) setKept(left);
  return kept;
};

const name = 'kept on leave';
