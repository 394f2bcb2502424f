import type { Condition } from '@alive/contract/conditions.ts';
import { levelsMeant } from '@alive/language/entities/asked-levels.ts';
import type { Mention, Reading } from '@alive/language/entities/types.ts';
import type { About } from '#platform/chat.ts';
import { conditionOf, conditionOfMention } from '@alive/language/conditions/registry.ts';

/**
 * The conditions a conversation starts from when the student has said nothing yet: roles (or else fields) of their profile;
 * the places they prefer; what they look for. Without a profile the ranking goes by the major. A visa is no condition: what rules the student out is
 * held back anyway, and silence is not a no.
 */
export function openingOf(about: About, read: (text: string) => Reading): Opening {
  const roles = mentionsOf(about.profile?.target_roles ?? [], ['role', 'function'], read);
  const interests = roles.length > 0 ? [] : mentionsOf(about.profile?.interests ?? [], ['role', 'function', 'industry'], read);
  const basis = roles.length > 0 ? 'roles' : interests.length > 0 ? 'interests' : about.profile !== null ? 'profile' : 'major';
  const what = [...roles, ...interests];
  // Industries narrow roles and functions; from a list of interests only one of the two may decide.
  const kinds = what.filter((mention) => mention.kind !== 'industry');
  const subject = (kinds.length > 0 ? kinds : what).flatMap((mention) => conditionOfMention(mention) ?? []);
  const asked = [...subject.slice(0, 6), ...levelsOf(about.lookingFor), ...placesOf(about.preferredLocations, read)];
  return { conditions: distinct(asked), basis };
}

/** "Internships" is the level internship, "Full Time" any first job after graduation; the rest of the chips are no level. */
function levelsOf(lookingFor: readonly string[]): Condition[] {
  const internships = lookingFor.includes('Internships') ? [conditionOf('level', 'internship')] : [];
  return lookingFor.includes('Full Time')
    ? [...internships, ...levelsMeant.entry_level.map((level) => conditionOf('level', level))]
    : internships;
}

/** Remote alongside other places means "or remote", alone it means remote. */
function placesOf(preferred: readonly string[], read: (text: string) => Reading): Condition[] {
  const places = mentionsOf(
    preferred.filter((label) => label !== 'Remote'),
    ['place'],
    read,
  ).flatMap((mention) => conditionOfMention(mention) ?? []);
  if (!preferred.includes('Remote')) return places;
  return places.length > 0 ? [...places, conditionOf('place', 'Remote')] : [conditionOf('remote', true)];
}

function mentionsOf(texts: readonly string[], kinds: readonly Mention['kind'][], read: (text: string) => Reading): Mention[] {
  return texts.flatMap((text) => read(text).mentions.filter((mention) => kinds.includes(mention.kind) && !mention.negated));
}

function distinct(conditions: Condition[]): Condition[] {
  return [...new Map(conditions.map((one) => [one.id, one])).values()];
}

export interface Opening {
  conditions: Condition[];
  /** What the conditions were made of; the rest is what was left when the work itself had to be let go. */
  basis: 'roles' | 'interests' | 'profile' | 'major' | 'rest';
}
