import { createHash } from 'node:crypto';
import { keyOf } from '@alive/language/text/text.ts';

/**
 * A profile link with what may differ between two writings of it taken away: scheme, "www." and a country's subdomain, case, query, a
 * slash at the end. "https://uk.linkedin.com/in/Maya-Chen/?x=1" is "linkedin.com/in/maya-chen".
 */
export function linkKey(address: string): string {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
  if (url === null) return address.trim().toLowerCase();
  const host = url.hostname.toLowerCase().replace(/^(?:www|m|[a-z]{2})\.(?=linkedin\.com$)|^www\./, '');
  return `${host}${decoded(url.pathname).toLowerCase().replace(/\/+$/, '')}`;
}

/** Name, class year and major as one text, whatever their case and accents. */
export function personKey({ name, year, major }: Person): string {
  return JSON.stringify([keyOf(name), year, major === null ? null : keyOf(major)]);
}

/** Whether more than the name is known, for a name alone never makes two records one. */
export const hasDetails = ({ year, major }: Person): boolean => year !== null || major !== null;

/** What is kept of somebody who asked not to be listed: hashes of the link, and of name, year and major, of which none can be read back. */
export function hashesOf(person: Person & { linkedin: string | null; id?: string }): string[] {
  const { id, linkedin } = person;
  const byName = linkedin === null || hasDetails(person) ? [hashed('person', personKey(person))] : [];
  return [...(linkedin === null ? [] : [linkHash(linkedin)]), ...byName, ...(id === undefined ? [] : [idHash(id)])];
}

export const linkHash = (address: string): string => hashed('linkedin', linkKey(address));
export const idHash = (id: string): string => hashed('id', id);

const hashed = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export interface Person {
  name: string;
  year: number | null;
  major: string | null;
}
