import type { Asked } from '@alive/contract/jobs.ts';
import { fold } from '@alive/language/text/text.ts';
import type { ResumeSkills } from '#platform/leanings.ts';

/** A student's résumé as jobs are held against it; null where it keeps no skill. */
export const openResume = (read: ResumeSkills | undefined): ReadResume | null =>
  read === undefined || read.skills.length === 0
    ? null
    : {
        lines: new Map(read.skills.toReversed().flatMap(({ name, text, line }) => [name, text].map((one) => [fold(one), line] as const))),
        names: read.names && new Set(read.names.map(fold)),
      };

/** The line of the résumé that names a kept skill; null for none. */
export const lineOf = (skill: string, resume: ReadResume | null = null): string | null => resume?.lines.get(fold(skill)) ?? null;

/** Which skills that a posting names the student has, and which neither they nor their stored résumé names; nothing where there is no such skill. */
export const askedOf = (asked: readonly string[], { resume, skills, interests }: Has): { asked?: Asked } => {
  if (asked.length === 0 || resume == null) return {};
  const added = new Set(skills.map(fold));
  const has = asked.flatMap((skill) => {
    const quote = lineOf(skill, resume);
    return quote !== null || added.has(fold(skill)) ? [{ skill, quote }] : [];
  });
  // Nothing is said to be missing on what was pasted: only its facts are known.
  if (resume.names === null) return { asked: { has, lacks: [] } };
  const known = new Set([...resume.names, ...interests.map(fold)]);
  const lacks = asked.filter((skill) => !has.some((one) => one.skill === skill) && !known.has(fold(skill)));
  return { asked: { has, lacks } };
};

export interface ReadResume {
  /** By the folded names of kept skills. */
  lines: ReadonlyMap<string, string>;
  /** The folded names of all that it names; null: not all of it is known. */
  names: ReadonlySet<string> | null;
}

interface Has {
  skills: readonly string[];
  interests: readonly string[];
  resume?: ReadResume | null;
}
