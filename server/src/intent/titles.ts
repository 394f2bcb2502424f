import { isHeadNoun } from '#language/title-names.ts';
import { roleNamed } from '#language/roles.ts';

/**
 * A title as conditions write it: the role of language's list that it is another name of ("programmer" is Software Engineer); the words as
 * said where the list only files it under a broader or another role ("treasurer", "sports agent", "head of growth", "ICU nurse"); null for
 * a title that the list does not know.
 */
export function titleWritten(title: string): string | null {
  const role = roleNamed(title);
  if (role === null) return null;
  return isSpecial(title, role) || isAbove(title, role) || isOther(title, role) ? title : role;
}

/** Whether the title tells a rung that the role does not: "Head of Growth" is more than a growth marketer. */
function isAbove(title: string, role: string): boolean {
  return [
    ...title.toLowerCase().matchAll(/\b(?:head|director|vp|vice president|chief|lead|manager|president|partner|principal|dean)\b/g),
  ].some(([word]) => !role.toLowerCase().includes(word));
}

/** Whether the title is a plainer name of the same role with more before it: "ICU nurse" for Registered Nurse. */
function isSpecial(title: string, role: string): boolean {
  const words = title.split(' ');
  const told = stemsOf(role);
  return words
    .slice(1)
    .some(
      (_, at) =>
        roleNamed(words.slice(at + 1).join(' ')) === role &&
        words.slice(0, at + 1).every((word) => !told.includes(stem(word.toLowerCase()))),
    );
}

/** Whether the noun that ends the title names other people than the role does: a treasurer is not any financial analyst. */
function isOther(title: string, role: string): boolean {
  const words = title.toLowerCase().split(' ');
  const noun = words.at(-1) ?? '';
  if (/^[A-Z]{2,5}$/.test(title) || /(?:ing|ment)$/.test(noun) || !(isHeadNoun(noun) || person.test(noun))) return false;
  const told = stemsOf(role);
  if (told.some((word) => word.startsWith(stem(noun)))) return false;
  const nouns = new Set(role.toLowerCase().split(/\W+/));
  if (sameWork.some((names) => names.includes(noun) && names.some((name) => nouns.has(name)))) return false;
  return !(anyWork.has(noun) && words.slice(0, -1).some((word) => told.includes(stem(word)) || word === 'hr'));
}

const stemsOf = (role: string) => role.toLowerCase().split(/\W+/).map(stem);
const stem = (word: string) => word.replace(/(?:ments?|ing|ers?|ors?|s)$/, '').slice(0, 6);
const person = /(?:er|or|ist|ian|ant|ent|eer|man|woman|ess|yst)$/;
/** Nouns that are names of the same people. */
const sameWork: readonly (readonly string[])[] = [
  ['engineer', 'developer', 'programmer', 'coder'],
  ['attorney', 'lawyer', 'counsel', 'litigator', 'solicitor', 'barrister'],
  ['physician', 'doctor'],
  ['journalist', 'reporter', 'correspondent'],
  ['recruiter', 'sourcer', 'headhunter'],
  ['counselor', 'therapist', 'psychotherapist'],
  ['actor', 'actress'],
  ['dietitian', 'nutritionist'],
  ['translator', 'interpreter'],
  ['venture', 'investor', 'capitalist'],
  ['therapist', 'physiotherapist'],
  ['emergency', 'paramedic'],
  ['banking', 'banker'],
  ['founder', 'entrepreneur'],
];
/** Nouns that tell the desk rather than the work, so that the words before them say which role it is. */
const anyWork = new Set(
  'coordinator specialist associate assistant analyst representative technician officer executive administrator worker consultant generalist professional intern'.split(
    ' ',
  ),
);
