import type { Message } from '@alive/contract/conversations.ts';
import { useMemo } from 'react';

/** Says of an address whether an answer may link it: only what the records shown in these messages hold. Changes only when they do. */
export const useRecordLinks = (messages: readonly Message[]): ((href: string) => boolean) => {
  const links = recordLinks(messages).join('\n');
  return useMemo(() => {
    const known = new Set(links.split('\n'));
    return (href) => {
      const url = URL.parse(href);
      return url !== null && known.has(url.href);
    };
  }, [links]);
};

/** The addresses that the cards of these messages hold, as a browser writes them. */
const recordLinks = (messages: readonly Message[]): string[] =>
  messages
    .flatMap(({ results = [], people = [] }) => [...results.map((job) => job.application_url), ...people.map((person) => person.linkedin)])
    .flatMap((link) => URL.parse(link ?? '')?.href ?? []);
