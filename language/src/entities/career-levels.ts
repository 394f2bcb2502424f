import type { AskedLevel } from './asked-levels.ts';
import { levelOfSeniority } from '../titles/seniority.ts';
import type { Mention, Seniority } from './types.ts';

/**
 * The mentions with the levels that titles and years of experience stand for: "head of tax" is a manager, "5+ years" senior. A level that
 * is said goes before one that is concluded.
 */
export function levelsOfCareer(mentions: readonly Mention[]): Mention[] {
  const said = mentions.filter(({ kind, negated, modality }) => kind === 'level' && !negated && modality?.how !== 'drop');
  // "Interns or full time is okay"; a "full-time internship" is one.
  const isBesides = ({ kind, negated, modality, start, end }: Mention) =>
    kind === 'hours' &&
    !negated &&
    (modality?.how === 'accept' || modality?.how === 'add') &&
    said.every((one) => one.kind === 'level' && one.level === 'internship' && (start - one.end > 2 || one.start - end > 2));
  if (said.length > 0 && !mentions.some(isBesides)) return [...mentions];
  return mentions.flatMap((mention): Mention[] => {
    if (said.length > 0 && !isBesides(mention)) return [mention];
    const { start, end, text, certainty } = mention;
    const levelled = (level: AskedLevel, seniority: Seniority): Mention => ({
      kind: 'level',
      level,
      seniority,
      start,
      end,
      text,
      certainty,
      negated: false,
    });
    // A full-time job is a first one after graduation.
    if (mention.kind === 'hours' && mention.hours === 'full')
      return [
        {
          ...mention,
          kind: 'level',
          level: mention.negated ? 'internship' : 'entry_level',
          seniority: mention.negated ? 'intern' : 'junior',
          negated: false,
        },
      ];
    if (mention.kind === 'experience') return [mention, levelled(...levelOfYears(mention))];
    const rung = mention.kind === 'role' && !mention.negated ? rungOf(mention) : null;
    return rung === null ? [mention] : [mention, levelled(levelOfSeniority(rung), rung)];
  });
}

/** What the title adds to the role: "Manager" says nothing of a product manager's level, nor "director" of a funeral director's. */
function rungOf({ role, function: work, seniority, known }: Extract<Mention, { kind: 'role' }>): Seniority | null {
  if (seniority === null || work === '' || (known && role.toLowerCase().includes(seniority))) return null;
  return seniority === 'manager' || seniority === 'partner' ? null : seniority;
}

function levelOfYears({ atLeast = 0, atMost }: { atLeast?: number; atMost?: number }): [AskedLevel, Seniority] {
  const most = atMost ?? atLeast;
  if (most <= 2) return ['entry_level', 'junior'];
  if (atLeast >= 8) return ['lead', 'lead'];
  return atLeast >= 5 ? ['senior', 'senior'] : ['mid', 'mid'];
}
