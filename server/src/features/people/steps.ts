/** The role with which a career began that came to `role` later: `title` is null when it began with it; null when it never came there. */
export function firstStepOf({ stops }: Career, role: string): { title: string | null } | null {
  const at = stops.findIndex((stop) => isSame(stop.name, role));
  const [first] = stops;
  if (at < 0 || first === undefined) return null;
  return { title: at === 0 ? null : first.name };
}

/** Whether somebody studied one of the fields, or worked in one of the roles or functions before they came to `role`. */
export function wasIn({ stops, major }: Career, role: string, from: readonly string[]): boolean {
  const at = stops.findIndex((stop) => isSame(stop.name, role));
  const holds = (name: string | null) => name !== null && from.some((one) => isSame(one, name));
  return holds(major) || stops.slice(0, Math.max(0, at)).some((stop) => holds(stop.name) || holds(stop.function));
}

/** The commonest of what is given, most frequent first. */
export function commonest(titles: readonly string[], most: number): { role: string; count: number }[] {
  const tally = Map.groupBy(titles, (title) => title);
  return [...tally]
    .map(([role, all]) => ({ role, count: all.length }))
    .sort((a, b) => b.count - a.count || a.role.localeCompare(b.role))
    .slice(0, most);
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export interface Career {
  major: string | null;
  /** Oldest first, degrees left out. */
  stops: { /** The normalised role, else the title. */ name: string; function: string | null }[];
}
