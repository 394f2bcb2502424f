import { levelOfSeniority } from '@alive/language/titles/seniority.ts';
import type { Mention, Reading } from '@alive/language/entities/types.ts';

/** "role Head of Tax", "place Berlin, Germany", "not function Finance". */
export function slotOf(mention: Mention): string {
  const not = mention.negated ? 'not ' : '';
  switch (mention.kind) {
    case 'role':
      return `${not}role ${mention.title} = ${mention.role}`;
    case 'place':
      return `${not}place ${mention.place.label}`;
    case 'employerKind':
      return `${not}employers ${mention.employerKind}`;
    case 'year':
      return `${not}year ${mention.from ?? ''}..${mention.to ?? ''}`;
    case 'experience':
      return `${not}experience ${mention.atLeast ?? ''}..${mention.atMost ?? ''}`;
    case 'season':
      return `${not}season ${mention.season ?? ''} ${mention.year}`;
    case 'limit':
      return `${not}limit ${mention.count}`;
    case 'level':
      return `${not}level ${mention.level}`;
    case 'function':
      return `${not}function ${mention.function}`;
    case 'industry':
      return `${not}industry ${mention.industry}`;
    case 'company':
      return `${not}company ${mention.company}`;
    case 'major':
      return `${not}major ${mention.major}`;
    case 'skill':
      return `${not}skill ${mention.skill}`;
    case 'school':
      return `${not}school ${mention.school}`;
    default:
      return `${not}${mention.kind}`;
  }
}

/** The rung of the title first, else that of a level said alongside it. */
export function rungsOf({ mentions }: Reading): string[] {
  const titles = mentions.flatMap((mention) => (mention.kind === 'role' && mention.seniority !== null ? [mention.seniority] : []));
  const levels = mentions.flatMap((mention) =>
    mention.kind === 'level' && levelOfSeniority(mention.seniority) !== 'internship' ? [mention.seniority] : [],
  );
  return [...titles, ...levels];
}

/** A title is meant whole, "role Product Manage" or "place Berlin" by its beginning or a part of it. */
export function fits(slot: string, wanted: string): boolean {
  const [kind, name] = [kindOf(wanted), wanted.replace('?', '').slice(kindOf(wanted).length).trim().toLowerCase()];
  const [got, value] = [kindOf(slot), slot.slice(kindOf(slot).length).trim().toLowerCase()];
  if (kind !== got) return false;
  if (['year', 'limit', 'experience', 'season'].includes(kind)) return name === value || name === '';
  if (kind !== 'role') return value.includes(name);
  return name === '' || value.split(' = ').some((title) => title === name || title.replace('&', 'and') === name) || value.startsWith(name);
}

export function kindOf(slot: string): string {
  return slot.replace('?', '').split(' ')[slot.startsWith('not ') ? 1 : 0] ?? '';
}

/** Kinds of mentions that are slots. */
export const scored = new Set([
  'role',
  'function',
  'industry',
  'company',
  'employerKind',
  'major',
  'place',
  'year',
  'season',
  'experience',
  'limit',
  'level',
  'skill',
  'school',
]);
