import { functionOfRole, kindOfRole } from '#language/roles.ts';
import { industryOfFunction } from '#language/functions.ts';
import { employerNamed, industries } from '#language/industries.ts';
import { contains, plain, roleWords } from '#listening/grammar.ts';
import { roleLike } from '#listening/titles.ts';
import type { Facts, Named } from '#listening/facts.ts';
import type { Clash, FactRef, InterviewState } from './state.ts';
import type { Student } from './student.ts';

/**
 * The first contradiction that was not asked about yet: between two things said, between what was refused and what is wanted, or between
 * what was said and the form; null when all fits together.
 * @param before what was known before the last message, so that what it refused can be held against what was wanted
 */
export function clashIn(state: InterviewState, before: Facts, student: Student): Clash | null {
  const found = [...refusedAndWanted(state, before), ...againstForm(state, student), ...twoSides(state)];
  // Two such questions are as many as one conversation bears.
  return state.clashed.length < 2 ? (found.find(({ key }) => !state.clashed.includes(key)) ?? null) : null;
}

/** "Small teams" in one message and "a big company" in another. */
function* twoSides({ stances, facts }: InterviewState): Generator<Clash> {
  for (const one of stances)
    for (const other of stances) {
      if (one.on !== other.on || one.side !== 0 || other.side !== 1 || one.from === other.from) continue;
      const [first, second] = one.from < other.from ? [one, other] : [other, one];
      yield { key: one.on, about: 'said', sides: [spoken(first), spoken(second)] };
    }
  const still = stances.find(({ on, side, from }) => on === 'travel' && side === 1 && from > 0);
  const anywhere = stances.find(({ on, side }) => on === 'travel' && side === 0);
  if (still && anywhere && still.from === anywhere.from) yield { key: 'travel', about: 'said', sides: [spoken(still), spoken(anywhere)] };

  function spoken({ said, from }: { said: string; from: number }): Clash['sides'][0] {
    const drops = [
      ...facts.limits.map((name) => ref('limits', name)),
      ...facts.people.map((name) => ref('people', name)),
      ...facts.kinds.map((name) => ref('kinds', name)),
    ].filter(({ name }) => plain(name).includes(plain(said)) || plain(said).includes(plain(name)));
    return { words: said, from, drops, adds: drops };
  }
}

/** "No finance", and then Goldman Sachs; "I hate coding", and then software engineering. */
function* refusedAndWanted({ facts, heard }: InterviewState, before: Facts): Generator<Clash> {
  const of = (what: string) => heard.findLast((fact) => plain(fact.what) === plain(what))?.from ?? 0;
  const refusals = [...facts.refused, ...before.refused].filter(
    ({ said }, at, all) => !isTitle(said) && !inStory(said, facts.hated) && all.findIndex((other) => other.said === said) === at,
  );
  const wanted: FactRef[] = [
    ...[...facts.companies, ...before.companies].map((name) => ref('companies', name)),
    ...[...facts.roles, ...before.roles].map(({ name, said }) => ({ list: 'roles' as const, name, said })),
  ].filter((fact, at, all) => all.findIndex((other) => other.list === fact.list && other.name === fact.name) === at);
  for (const refusal of refusals)
    for (const wish of wanted) {
      if (!within(wish, refusal, facts) || of(refusal.said) === of(wish.said)) continue;
      const out: FactRef = { list: 'refused', ...refusal };
      const sides: Clash['sides'] = [
        { words: `no ${refusal.said}`, from: of(refusal.said), drops: [out], adds: [out] },
        { words: wish.list === 'roles' ? roleWords(wish.said) : wish.name, from: of(wish.said), drops: [wish], adds: [wish] },
      ];
      yield { key: `${refusal.said}/${wish.name}`, about: 'said', sides: sides[0].from <= sides[1].from ? sides : [sides[1], sides[0]] };
    }
}

/** Whether what is wanted lies within what was refused: an employer in its industry, a role of its kind. */
function within(wish: FactRef, refusal: Named, facts: Facts): boolean {
  if (wish.list === 'companies') {
    const industry = employerNamed(wish.name)?.industry;
    return (
      industry !== undefined &&
      !besides(industry, facts) &&
      ((industry === refusal.name && (kindred(refusal.said, industry) || isWordFor(refusal.said, industry))) ||
        (industry === industryOfFunction(refusal.name) && kindred(refusal.said, `${refusal.name} ${industry}`)) ||
        (refusal.name === refusal.said && industry === industryLike(refusal.said)))
    );
  }
  const kind = kindOfRole(wish.name);
  return kind !== null && ((kind === 'Software' && kindOfRole(refusal.name) === kind) || functionOfRole(wish.name) === refusal.name);
}

/** "Finance" turns down the industry, "nursing" only one kind of work in it. */
const kindred = (said: string, names: string): boolean =>
  plain(names)
    .split(' ')
    .some((word) => word.length > 3 && plain(said).includes(word.slice(0, Math.max(4, word.length - 3))));

/** Whether a thing is one of the words for an industry, and no work within it. */
const isWordFor = (said: string, industry: string): boolean =>
  industries.some(({ name, words }) => name === industry && words.some((word) => plain(word) === plain(said)));

/** The industry that a refused thing belongs to by its words: "oil" is in "oil companies"; null for none or several. */
function industryLike(said: string): string | null {
  const thing = plain(said).replace(/^(?:big|the) /, '');
  const found = industries.filter(({ words }) => thing.length > 2 && words.some((alias) => contains(alias, thing)));
  return found.length === 1 ? (found[0]?.name ?? null) : null;
}

/** Whether the work that is wanted lies in the same industry: who refuses medicine for health communication may well name a hospital. */
const besides = (industry: string, facts: Facts): boolean =>
  [...facts.roles, ...facts.fields].some(({ said }) =>
    plain(said)
      .split(' ')
      .some((word) => word.length > 4 && plain(industry).startsWith(word)),
  );

/** What was only the place of something disliked is not refused itself: "shadowing at the hospital". */
const inStory = (said: string, hated: readonly string[]): boolean =>
  hated.some((thing) => plain(thing).includes(plain(said)) && plain(thing).split(' ').length > plain(said).split(' ').length + 1);

/** A title refused leaves its neighbours open: "not nurse, doctor". */
const isTitle = (said: string): boolean => roleLike.test(said);

/** What was said against what the form holds. */
function* againstForm(state: InterviewState, student: Student): Generator<Clash> {
  const { facts, heard } = state;
  const of = (what: string) => heard.findLast((fact) => plain(fact.what) === plain(what))?.from ?? state.messages;
  const guarded: FactRef[] = [
    ...facts.companies.filter((name) => employerNamed(name)?.industry === defence).map((name) => ref('companies', name)),
    ...facts.fields.filter(({ name }) => name === defence).map(({ name, said }) => ({ list: 'fields' as const, name, said })),
  ];
  const [wish] = guarded;
  const barred = student.needsVisa === true ? 'you need a visa' : student.canGetClearance === false ? 'you cannot get a clearance' : null;
  if (wish && barred)
    yield {
      key: 'clearance',
      about: 'rule',
      sides: [
        { words: `${wish.list === 'companies' ? 'at' : 'in'} ${wish.said}`, from: of(wish.said), drops: guarded, adds: [] },
        { words: barred, from: 0, drops: [], adds: [] },
      ],
    };
  const forms = student.lookingFor.map((wanted) => wanted.replace('-', ' ').toLowerCase());
  const only = forms.find((wanted) => wanted === 'internships' || wanted === 'full time');
  const both = forms.includes('internships') && forms.includes('full time');
  const other = only === 'internships' ? state.fullTime : only === 'full time' ? state.internship : 0;
  if (!both && only && other > 0) {
    const said = only === 'internships' ? 'full-time work' : 'an internship';
    yield {
      key: 'term',
      about: 'form',
      sides: [
        { words: only === 'internships' ? 'internships' : 'full-time work', from: 0, drops: [], adds: [] },
        {
          words: said,
          from: other,
          drops: [],
          adds: [ref('limits', `${said} rather than ${only === 'internships' ? 'an internship' : 'a full-time job'}`)],
        },
      ],
    };
  }
  for (const { said, keys, refused, from } of state.places)
    for (const home of student.homes) {
      if (!refused || !keys.some((key) => home.keys.includes(key))) continue;
      yield {
        key: 'place',
        about: 'form',
        sides: [
          {
            words: home.label,
            from: 0,
            drops: facts.limits.filter((limit) => plain(limit).includes(plain(said))).map((name) => ref('limits', name)),
            adds: [ref('limits', home.label)],
          },
          { words: `away from ${said}`, from, drops: [], adds: [] },
        ],
      };
    }
}

const ref = (list: FactRef['list'], name: string): FactRef => ({ list, name, said: name });

const defence = 'Aerospace & Defense';
