import { hasDetails, linkKey, type Person, personKey } from './identity.ts';

/**
 * What makes rows of one file the same person: the link; without one name, year and major, which mean the row that has a link too where
 * there is only one. A name alone is only itself: two equal rows.
 */
export function identitiesIn(people: readonly Identifiable[]): (person: Identifiable) => string[] {
  const links = new Map<string, Set<string>>();
  for (const person of people)
    if (person.linkedin !== null) {
      const key = personKey(person);
      links.set(key, (links.get(key) ?? new Set()).add(linkKey(person.linkedin)));
    }
  return (person) => {
    if (person.linkedin !== null) return [`link ${linkKey(person.linkedin)}`];
    const [link, ...others] = hasDetails(person) ? (links.get(personKey(person)) ?? []) : [];
    if (link !== undefined && others.length === 0) return [`link ${link}`];
    return [hasDetails(person) ? `person ${personKey(person)}` : `row ${person.hash}`];
  };
}

/**
 * Which of the stored people each imported one is: by link, else by name, year and major, where these mean one. People with two different
 * links are never one, and nobody stored is given to two.
 */
export function matched<P extends Identifiable>(imported: readonly P[], stored: readonly Stored[]): Map<P, Stored> {
  const matches = new Map<P, Stored>();
  const taken = new Set<Stored>();
  const give = (person: P, row: Stored | undefined) => {
    if (row === undefined || taken.has(row)) return;
    matches.set(person, row);
    taken.add(row);
  };
  const byLink = new Map(stored.flatMap((row) => (row.linkedin === null ? [] : [[linkKey(row.linkedin), row] as const])));
  for (const person of imported) if (person.linkedin !== null) give(person, byLink.get(linkKey(person.linkedin)));
  const byPerson = Map.groupBy(stored, (row) => (hasDetails(row) ? personKey(row) : row.hash));
  for (const person of imported) {
    if (matches.has(person)) continue;
    const there = (byPerson.get(hasDetails(person) ? personKey(person) : person.hash) ?? []).filter((row) => !taken.has(row));
    const unlinked = there.find(({ linkedin }) => linkedin === null);
    give(person, unlinked ?? (person.linkedin === null && there.length === 1 ? there[0] : undefined));
  }
  return matches;
}

interface Identifiable extends Person {
  linkedin: string | null;
  /** Of all that is said of the person. */
  hash: string;
}

export interface Stored extends Identifiable {
  id: string;
  source: string;
}
