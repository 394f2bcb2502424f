import type { Fact, FactKind, Stance } from '@alive/contract/facts.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { degreeHeld } from '@alive/language/lexicon/degree-names.ts';
import { capital, fold } from '@alive/language/text/text.ts';
import type { Leanings, NamedSkill, ResumeSkills } from '#platform/leanings.ts';
import { summaryParts } from './copy.ts';

/**
 * The profile that kept facts make, oldest first: each list has at most 60 entries of 300 characters, the newest kept. A summary that the
 * student typed stands as it is.
 */
export const profileOf = (facts: readonly Stated[], typedSummary: string | null): Profile => {
  const textsOf = (kinds: readonly FactKind[], rows: readonly Stance[]) =>
    facts.flatMap(({ kind, stance, text }) => (kinds.includes(kind) && rows.includes(stance) ? [cut(text)] : [])).slice(-mostEntries);
  return {
    summary: typedSummary ?? summaryOf(facts),
    interests: textsOf(['activity', 'skill'], ['more']),
    target_companies: textsOf(['employer'], ['looking']),
    target_roles: textsOf(['work'], ['looking']),
    ideal_environment: textsOf(['people', 'place', 'must'], wanted).join('; '),
  };
};

/** What a profile states, of its lists and its environment. */
export const statedIn = (given: Profile): Entry[] => [
  ...lists.flatMap(({ list, kind, stance }) => given[list].map((text) => ({ kind, stance, text }))),
  ...(given.ideal_environment === '' ? [] : [{ kind: 'people', stance: 'looking', text: cut(given.ideal_environment) } as const]),
];

/** What an edited profile changes in the one that the facts make. */
export const editsOf = (current: Profile, given: Profile): Edits => ({
  added: statedIn({
    ...given,
    ...Object.fromEntries(lists.map(({ list }) => [list, given[list].filter((text) => !current[list].includes(text))])),
    ideal_environment: given.ideal_environment === current.ideal_environment ? '' : given.ideal_environment,
  }),
  isDropped: (fact) =>
    lists.some(
      ({ list, kinds, stance }) =>
        fact.stance === stance &&
        kinds.some((kind) => kind === fact.kind) &&
        current[list].includes(cut(fact.text)) &&
        !given[list].includes(cut(fact.text)),
    ),
  summary: given.summary === current.summary ? undefined : given.summary === '' ? null : given.summary,
});

/**
 * The keys that a search has to know alongside a visa and a clearance, which are account fields: of the kept musts, and "degree=master" or
 * "degree=doctorate" where an education fact names such a degree, "clearance=held" where a fact names a clearance that the student holds.
 */
export const mustsOf = (facts: readonly Stated[]): string[] => [
  ...new Set(
    facts.flatMap(({ kind, stance, value }) =>
      stance === 'must' && value !== null && (kind === 'must' || value === 'remote') && !fields.has(value) ? [value] : [],
    ),
  ),
  ...heldKeys(facts),
];

/** What kept facts say of a student beyond the profile and the musts, oldest first, and the roles that facts only offered name. */
export const leaningsOf = (facts: readonly Stated[], offered: readonly Stated[] = []): Leanings => {
  const said = (stance: Stance, kinds: readonly FactKind[]) =>
    facts.flatMap((fact) => (fact.stance === stance && kinds.includes(fact.kind) ? namesOf(fact) : [])).slice(-mostEntries);
  return {
    skills: said('have', ['skill', 'language']),
    likes: said('more', ['work']),
    dislikes: said('less', ['activity', 'skill', 'work']),
    past: said('have', ['experience', 'project']),
    heard: offered
      .flatMap((fact) => (fact.stance === 'looking' && /^(?:occupation|role):/.test(fact.value ?? '') ? cut(fact.text) : []))
      .slice(-mostEntries),
  };
};

/** What a résumé says of skills: by `named` of all its lines, null where none was stored, and by its facts; nothing where none was read. */
export const resumeSkillsOf = (facts: readonly Stored[], named: readonly NamedSkill[] | null): { resume?: ResumeSkills } => {
  const onResume = facts.filter(isOnResume);
  if (onResume.length === 0 && named === null) return {};
  const lines = new Map((named ?? []).flatMap(({ name, line }) => (line === null ? [] : [[fold(name), line] as const])));
  const skills = facts.filter(isShown).flatMap((fact) => {
    const names = namesOf(fact);
    const line = isOnResume(fact) ? fact.quote : (names.flatMap((name) => lines.get(fold(name)) ?? [])[0] ?? null);
    return line === null ? [] : [{ name: names.at(-1) ?? fact.text, text: cut(fact.text), line }];
  });
  const names = named && [...named.map(({ name }) => name), ...onResume.filter(isSkill).flatMap(namesOf)];
  return { resume: { skills: skills.slice(-mostEntries), names: names && [...new Set(names)].slice(0, mostNames) } };
};

const isSkill = ({ kind, value }: Stated): boolean => kind === 'skill' || kind === 'language' || value?.startsWith(skillKey) === true;
/** To like a skill takes nothing from a résumé. */
const isShown = (fact: Stored): boolean => isSkill(fact) && fact.status === 'kept' && (fact.stance === 'have' || fact.stance === 'more');

/** Whether a résumé says it, stored or pasted. What the student put otherwise is theirs, and has no quote. */
export const isOnResume = ({ origin, source, quote }: Pick<Fact, 'origin' | 'source' | 'quote'>): boolean =>
  quote !== null && (origin === 'resume' || source === 'resume');

/** As it was said, and by the usual name: "Pro Tools" and "Audio Editing". */
const namesOf = ({ kind, text, value }: Pick<Stated, 'kind' | 'text' | 'value'>): string[] => [
  ...new Set([cut(text), ...(kind === 'skill' && value?.startsWith(skillKey) === true ? [value.slice(skillKey.length)] : [])]),
];
const skillKey = 'skill:';

/** The keys of the highest degree beyond a bachelor's and of a clearance that these facts name. */
export const heldKeys = (facts: readonly Pick<Stated, 'kind' | 'stance' | 'text'>[]): string[] => {
  const degree = degreeHeld(facts.flatMap(({ kind, text }) => (kind === 'education' ? [text] : [])));
  const isCleared = facts.some(
    ({ kind, stance, text }) => stance === 'have' && ofThemselves.has(kind) && clearance.test(text) && !notHeld.test(text),
  );
  return [...(degree === null ? [] : [`degree=${degree}`]), ...(isCleared ? ['clearance=held'] : [])];
};

/** Kinds of facts that tell what a student has. */
export const heldKinds = ['education', 'skill', 'experience', 'award'] as const satisfies readonly FactKind[];
const ofThemselves: ReadonlySet<FactKind> = new Set(heldKinds);
const clearance =
  /\b(?:security|secret|dod|active|current|government|federal|public trust|[ql])[ -](?:\w+ )?clearance\b|\bts ?\/ ?sci\b|\bclearance:/i;
const notHeld =
  /\b(?:no|not|never|without|obtain|get|getting|eligib\w+|able|willing|expired|lapsed|pending|inactive|in progress|former(?:ly)?|process\w*|appl\w+)\b|n[’']t\b/i;

/** Up to three of each part, names before the shortest of the student's own words; what is long stands in the rows alone. */
function summaryOf(facts: readonly Stated[]): string {
  return parts
    .flatMap(({ part, holds }) => {
      const short = facts.filter((fact) => holds(fact) && fact.text.length <= longest);
      const names = short.filter(isName);
      const own = short.filter((fact) => !isName(fact)).toSorted((a, b) => a.text.length - b.text.length);
      const said = [...names, ...own].slice(0, most).map(worded);
      return said.length === 0 ? [] : [`${summaryParts[part]}: ${said.join(', ')}.`];
    })
    .join(' ');
}

/** A name begins its part with a capital, unless it has one within ("eBay"); our own labels of musts go on in small letters, and the student's own words are quoted. */
function worded(fact: Stated, at: number): string {
  if (!isName(fact)) return `“${fact.text}”`;
  if (at === 0) return /^\p{Ll}+(?!\S*\p{Lu})/u.test(fact.text) ? capital(fact.text) : fact.text;
  return fact.kind === 'must' ? fact.text.charAt(0).toLowerCase() + fact.text.slice(1) : fact.text;
}

const isName = ({ kind, value }: Stated): boolean => value !== null || !quoted.includes(kind);

const wanted: readonly Stance[] = ['more', 'looking', 'must'];
const quoted: readonly FactKind[] = ['activity', 'work', 'people', 'must'];
const cut = (text: string): string => text.slice(0, 300).toWellFormed().trim();
const mostEntries = 60;
const mostNames = 200;
/** Of each part of a summary, and characters of one entry. */
const most = 3;
const longest = 60;
const fields: ReadonlySet<string> = new Set(['visa', 'no_clearance']);

const parts: readonly { part: keyof typeof summaryParts; holds: (fact: Stated) => boolean }[] = [
  { part: 'more', holds: ({ kind, stance }) => stance === 'more' && (kind === 'activity' || kind === 'skill' || kind === 'work') },
  { part: 'less', holds: ({ stance }) => stance === 'less' },
  { part: 'work', holds: ({ kind, stance }) => kind === 'work' && stance === 'looking' },
  { part: 'employer', holds: ({ kind, stance }) => kind === 'employer' && wanted.includes(stance) },
  { part: 'people', holds: ({ kind, stance }) => kind === 'people' && wanted.includes(stance) },
  { part: 'place', holds: ({ kind, stance }) => kind === 'place' && wanted.includes(stance) },
  { part: 'must', holds: ({ kind, stance }) => stance === 'must' && (kind === 'must' || kind === 'seeking') },
];

const lists = [
  { list: 'interests', kind: 'activity', kinds: ['activity', 'skill'], stance: 'more' },
  { list: 'target_roles', kind: 'work', kinds: ['work'], stance: 'looking' },
  { list: 'target_companies', kind: 'employer', kinds: ['employer'], stance: 'looking' },
] as const satisfies { list: keyof Profile; kind: FactKind; kinds: readonly FactKind[]; stance: Stance }[];

/** A kept fact, as far as a profile shows it. */
type Stated = Pick<Fact, 'kind' | 'stance' | 'text' | 'value'>;
type Stored = Stated & Pick<Fact, 'origin' | 'source' | 'quote' | 'status'>;

type Entry = Pick<Fact, 'kind' | 'stance' | 'text'>;

interface Edits {
  added: Entry[];
  isDropped: (fact: Stated) => boolean;
  /** null: to be derived again; undefined: unchanged. */
  summary: string | null | undefined;
}
