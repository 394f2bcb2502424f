import { parseCareerPath } from '@alive/contract/career-path.ts';
import { roleOf } from '#language/roles.ts';

/** The role with which a career began that came to `role` later: `title` is null when it began with it; null when it never came there. */
export function firstStepOf(path: string, role: string): { title: string | null } | null {
  const oldestFirst = parseCareerPath(path).reverse();
  const roles = oldestFirst.map((position) => nameOf(position.role));
  const at = roles.findIndex((name) => name.toLowerCase() === role.toLowerCase());
  const first = roles[0];
  if (at < 0 || first === undefined) return null;
  return { title: at === 0 ? null : first };
}

/** Whether somebody studied one of the fields, or worked in one of the roles or functions before they came to `role`. */
export function wasIn(path: string, role: string, major: string | null, from: readonly string[]): boolean {
  const names = from.map((name) => name.toLowerCase());
  const holds = (name: string | null | undefined) => name != null && names.includes(name.toLowerCase());
  const oldestFirst = parseCareerPath(path).reverse();
  const at = oldestFirst.findIndex((position) => nameOf(position.role).toLowerCase() === role.toLowerCase());
  const before = oldestFirst.slice(0, Math.max(0, at));
  return holds(major) || before.some(({ role: title }) => holds(nameOf(title)) || holds(roleOf(title)?.function));
}

/** The commonest of what is given, most frequent first. */
export function commonest(titles: readonly string[], most: number): { role: string; count: number }[] {
  const tally = Map.groupBy(titles, (title) => title);
  return [...tally]
    .map(([role, all]) => ({ role, count: all.length }))
    .sort((a, b) => b.count - a.count || a.role.localeCompare(b.role))
    .slice(0, most);
}

/** The role of the list that a title stands for; the title itself where it is on no list. */
const nameOf = (title: string): string => roleOf(title)?.role ?? title;
