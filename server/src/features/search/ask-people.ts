import { parseCareerPath } from '@alive/contract/career-path.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { inRunningText, pluralOf, withArticle } from '@alive/contract/role-words.ts';
import { type AnswerPart, tokens, type About } from '#platform/chat.ts';
import type { Mention } from '@alive/language/entities/types.ts';
import type { Context } from './context.ts';
import type { Sought } from './move.ts';
import { closenessLine, plain } from '@alive/language/conditions/facts.ts';
import { peopleCondition } from '@alive/language/conditions/registry.ts';
import { isStudyName } from '@alive/language/lexicon/studies.ts';
import { phraseOfPeople } from '@alive/language/people/sentence.ts';
import * as copy from './copy/people.ts';
import type { FirstSteps, FoundPeople, PeopleAsked } from './port.ts';
import { say } from './say.ts';
import type { SearchState } from './state.ts';

/** The alumni that are asked for, those nearest to the student first, with how many there are. */
export async function* showPeople(context: Context, sought: Sought): AsyncGenerator<AnswerPart> {
  const { about, tools } = context;
  const { notes, ...read } = await tools.readPeople(sought.message, null, about);
  const asked = withTalk(context, asOnScreen(context, read), sought);
  if (asked.conditions.length === 0)
    return yield* say(context, notes.length > 0 ? notes.join(' ') : copy.whichPeople, [
      ...(about.major === null ? [] : ['Anyone from my major?']),
      'Show more',
    ]);
  yield* answerPeople(context, asked, { notes, message: sought.message });
}

/** Those who meet what is asked; where nobody does, those who meet most of it, unless it `narrows` what was found before. */
export async function* answerPeople(
  context: Context,
  asked: PeopleAsked,
  { notes = [], message, narrows = false }: { notes?: readonly string[]; message?: string; narrows?: boolean } = {},
): AsyncGenerator<AnswerPart> {
  const { tools, about, state } = context;
  const found = await tools.findPeople(asked, about, perTurn);
  if (found.total === 0 && narrows)
    return yield* say(context, [...notes, copy.none(phraseOfPeople(asked.conditions))].join(' '), ['More people', 'Show more']);
  const wider = found.total > 0 ? null : await widerOf(context, asked);
  const line = peopleLine(asked, found, about, wider);
  yield { filters: state.conditions };
  yield* tokens([...notes, line].join(' '));
  const people = found.total > 0 ? found.people : (wider?.found.people ?? []);
  const now = found.total > 0 ? asked : (wider?.asked ?? asked);
  if (people.length > 0) {
    yield { peopleAsked: now.conditions };
    yield { people };
  }
  yield { suggestions: await nextOf(context, asked, found.total) };
  yield { state: { ...state, offer: null, people: talkOf(now, people, message) } satisfies SearchState };
}

/** With what the careers of alumni began that came to a role, and some of those who hold it. */
export async function* showPath(context: Context, asked: Sought): AsyncGenerator<AnswerPart> {
  const { tools, about, state } = context;
  const { role, from } = waysAsked(context, asked);
  if (role === null) {
    const known = rolesKnown(context);
    return yield* say(context, copy.whichRole(inRunningText(known[0] ?? '')), [...(await waysTo(context, known)), 'Show more']);
  }
  const holding = { conditions: [peopleCondition('role', role)], wishes: [] };
  const [steps, found] = await Promise.all([tools.firstSteps(role, from?.names), tools.findPeople(holding, about, perTurn)]);
  yield { filters: state.conditions };
  yield* tokens(pathLine(role, steps, found, from?.text));
  if (found.people.length > 0) {
    yield { peopleAsked: holding.conditions };
    yield { people: found.people };
  }
  const first = steps.steps[0]?.role;
  yield {
    suggestions: [
      ...(first === undefined ? [] : [`${first} jobs`]),
      `${role} jobs`,
      ...(about.major === null ? [] : ['Anyone from my major?']),
    ].slice(0, 3),
  };
  yield { state: { ...state, offer: null, people: talkOf(holding, found.people) } satisfies SearchState };
}

/** What is asked with what "there", "the first one" and "that kind of work" point at. */
function withTalk({ state }: Context, asked: PeopleAsked, { there, work, ids }: Sought): PeopleAsked {
  const has = (...fields: Condition['field'][]) => asked.conditions.some(({ field }) => fields.includes(field));
  const isOfTalk = there || ids.length > 0 || asked.conditions.length === 0;
  const employers =
    isOfTalk && !has('company') ? [...new Set(companiesInTalk(state, ids))].map((name) => peopleCondition('company', name)) : [];
  const kinds =
    !work || has('role', 'function')
      ? []
      : state.conditions.filter(({ field, op }) => op !== 'not' && (field === 'role' || field === 'function'));
  const those = kinds.map(({ field, value }) => peopleCondition(field as 'role' | 'function', String(value)));
  return { ...asked, conditions: [...asked.conditions, ...those, ...employers] };
}

/** "At the Times" is the employer on the screen or among the conditions that goes by that name, where no record does. */
export function asOnScreen({ state, reading }: Context, asked: PeopleAsked): PeopleAsked {
  const chips = state.conditions.flatMap(({ field, value }) => (field === 'company' ? [value].flat().map(String) : []));
  const names = [...new Set([...state.last.map(({ company }) => company), ...chips])];
  const meant = (said: string): string => {
    if (reading(said).mentions.some(({ kind }) => kind === 'company')) return said;
    const words = ` ${said.toLowerCase()} `;
    const [only, ...others] = names.filter((name) => ` ${name.toLowerCase()} `.includes(words));
    return others.length === 0 ? (only ?? said) : said;
  };
  const conditions = asked.conditions.map((one) =>
    one.field === 'company' && typeof one.value === 'string' && meant(one.value) !== one.value
      ? peopleCondition('company', meant(one.value), { negated: one.op === 'not', ...(one.when !== undefined && { when: one.when }) })
      : one,
  );
  return { ...asked, conditions };
}

/** Where "there" is: the job pointed at, the one talked about last, the employers asked for, else those just shown. */
function companiesInTalk({ last, focusId, conditions }: SearchState, ids: readonly string[]): string[] {
  const pointed = last.filter(({ id }) => ids.includes(id));
  if (pointed.length > 0) return pointed.map(({ company }) => company);
  const focus = last.find(({ id }) => id === focusId);
  if (focus !== undefined) return [focus.company];
  const named = (negative: boolean) =>
    conditions.filter((one) => one.field === 'company' && (one.op === 'not') === negative).flatMap(({ value }) => value);
  const refused = named(true);
  const asked = named(false).filter((name) => !refused.includes(name));
  return asked.length > 0 ? asked.map(String) : last.map(({ company }) => company);
}

/** "From environmental engineering to data science": where a way led, and where it began. */
function waysAsked(context: Context, asked: Sought): { role: string | null; from: From | null } {
  const { mentions } = asked;
  const at = asked.turn;
  if (at === null) return { role: roleAsked(context, asked), from: null };
  const before = mentions.filter((mention) => mention.end <= at).flatMap((mention) => fromOf(mention) ?? []);
  const after = mentions.filter((mention) => mention.start >= at);
  return { role: roleAsked(context, { ...asked, mentions: after }), from: before.at(-1) ?? null };
}

/** Work or a field of study by the names that records may have for it. */
function fromOf(mention: Mention): From | null {
  const { text } = mention;
  if (mention.kind === 'role') return { text, names: [mention.role, text] };
  if (mention.kind === 'function') return { text, names: [mention.function, text] };
  return mention.kind === 'major' ? { text, names: [mention.major, text] } : null;
}

function roleAsked({ state, reading }: Context, { mentions, ids }: Sought): string | null {
  for (const mention of mentions) if (mention.kind === 'role') return mention.role;
  // A rung alone ("a VP") is no role, nor is a field ("get into law").
  if (mentions.some(({ kind, text }) => kind === 'function' || (kind === 'level' && !/^first\b/i.test(text)))) return null;
  const { last, focusId, conditions, people } = state;
  // "How did they get there?"
  const theirs = people?.isPast === true ? undefined : people?.asked.conditions.find(({ field, op }) => field === 'role' && op !== 'not');
  if (theirs !== undefined && ids.length === 0) return String(theirs.value);
  const pointed = last.find(({ id }) => ids.includes(id)) ?? last.find(({ id }) => id === focusId);
  const title = pointed === undefined ? undefined : reading(pointed.title).mentions.find((mention) => mention.kind === 'role');
  if (title?.kind === 'role') return title.role;
  const asked = conditions.filter((one) => one.field === 'role' && one.op !== 'not');
  return asked.length === 1 ? String(asked[0]?.value) : null;
}

/** The work that stands, or is wanted, or is shown; at most two kinds of it. */
function rolesKnown({ state, about, reading }: Context): string[] {
  const asked = state.conditions.flatMap((one) => (one.field === 'role' && one.op !== 'not' ? String(one.value) : []));
  const titles = state.last.flatMap(({ title }) => reading(title).mentions.flatMap((one) => (one.kind === 'role' ? one.role : [])));
  return [...new Set([...asked, ...(about.profile?.target_roles ?? []), ...titles, 'Product Manager'])].slice(0, 2);
}
const howTo = (role: string): string => `How do people become ${withArticle(inRunningText(role))}?`;

/** The same people with one kind of condition let go, the least telling first: an employer says more than a school. */
async function widerOf({ tools, about }: Context, asked: PeopleAsked): Promise<Wider | null> {
  // Alternatives of several fields go together.
  const fieldOf = ({ field, either }: Condition) => (either === undefined ? field : 'company');
  const fields = new Set(asked.conditions.map(fieldOf));
  if (fields.size < 2) return null;
  for (const gone of [...fields].toSorted((one, other) => telling.indexOf(one) - telling.indexOf(other))) {
    const wider = { ...asked, conditions: asked.conditions.filter((one) => fieldOf(one) !== gone) };
    const found = await tools.findPeople(wider, about, perTurn);
    if (found.total > 0) return { asked: wider, found };
  }
  return null;
}

/** Fields of conditions by how much they say of somebody, what is not listed least. */
const telling: readonly Condition['field'][] = [
  'place',
  'hometown',
  'year',
  'text',
  'skill',
  'school',
  'major',
  'seniority',
  'industry',
  'function',
  'role',
  'company',
];

/** Who there is, and what of them is near to the student; where there are none, who there is of a wider kind. */
function peopleLine({ conditions, wishes }: PeopleAsked, found: FoundPeople, about: About, wider: Wider | null): string {
  const who = phraseOfPeople(conditions);
  const [only] = found.people;
  if (found.total === 0)
    return [copy.none(who), wider === null ? '' : widerLine(phraseOfPeople(wider.asked.conditions), wider.found)]
      .filter((line) => line !== '')
      .join(' ');
  const one = found.total === 1 && only !== undefined;
  const unmet = wishes.filter(({ op }, at) => op !== 'not' && found.wished[at] === 0).map(({ label }) => label);
  const { closeness } = found;
  const lead = [
    closeness?.exact === 0 ? copy.akin(who, found.total, closeness.same > 0) : oneOr(found, copy.found(who, found.total)),
    closeness === null || closeness.exact === 0 || one ? '' : closenessLine(closeness, 'people', conditions),
    unmet.length === 0 ? '' : copy.unmet(unmet),
  ]
    .filter((line) => line !== '')
    .join(' ');
  const has = (...fields: Condition['field'][]) => conditions.some(({ field }) => fields.includes(field));
  const school = has('school') ? null : about.school;
  const major = has('major') ? null : about.major;
  const isSame = { school: school !== null && found.sameSchool > 0, major: major !== null && found.sameMajor > 0 };
  // Titles that hold the very words go before others, so that only without a role what is shared puts people first.
  const ranked = !has('role', 'function');
  if (isSame.school || isSame.major) {
    const { share } = copy;
    const parts = [
      isSame.school && school !== null ? (one ? share.one.school(school) : share.school(found.sameSchool, school)) : '',
      isSame.major && major !== null ? (one ? share.one.major(major) : share.major(found.sameMajor, major)) : '',
    ].filter((part) => part !== '');
    return `${lead} ${one ? copy.sharedByOne(parts) : copy.shared(parts, ranked)}`;
  }
  const none = [school === null ? '' : copy.share.one.school(school), major === null ? '' : copy.share.one.major(major)];
  const missed = none.filter((part) => part !== '');
  return one || missed.length === 0 ? lead : `${lead} ${copy.noneShared(missed, ranked)}`;
}

/** Who the only one is, by name; else what is said of several. */
const oneOr = (found: FoundPeople, several: string): string => {
  const only = onlyOf(found);
  return only === null ? several : copy.onlyOne(only);
};

/** Who there is of the wider kind, which is named. */
const widerLine = (who: string, found: FoundPeople): string => {
  const only = onlyOf(found);
  return only === null ? copy.wider(who, found.total) : copy.widerOne(who, only);
};

const onlyOf = ({ people: [only], total }: FoundPeople): string | null =>
  only === undefined || total !== 1 ? null : copy.named(only.name, only.role, only.company);

/** How careers came to a role, counted; where none of them began alike, with what those did who hold it now, `found`. */
function pathLine(role: string, { total, atOnce, steps, from = 0 }: FirstSteps, found: FoundPeople, came?: string): string {
  const { path } = copy;
  if (total === 0) return found.total === 0 ? path.none(formsOf(role)) : path.noSteps(formsOf(role));
  const began = steps.map(({ role: first, count }) => ({ ...formsOf(first), count }));
  const firsts = found.people.flatMap(({ name, career_path: career }) => {
    const first = parseCareerPath(career).at(-1)?.role ?? role;
    return isStudyName(first) || first.toLowerCase() === role.toLowerCase() ? [] : [{ name, role: formsOf(first).one }];
  });
  if (began.length + atOnce === 0 && came === undefined && firsts.length > 0) return path.firsts(firsts);
  return [
    began.length === 0 ? path.became(total, formsOf(role)) : path.began(total, formsOf(role), began),
    ...(atOnce === 0 ? [] : [path.atOnce(atOnce, total)]),
    ...(came === undefined ? [] : [path.came(from, came)]),
  ].join(' ');
}

const formsOf = (role: string) => ({ one: withArticle(inRunningText(plain(role))), many: pluralOf(plain(role)) });

/** The way to a role, where careers tell of one. */
async function waysTo({ tools }: Context, roles: readonly string[]): Promise<string[]> {
  const ways = await Promise.all(roles.map(async (role) => ({ role, known: (await tools.firstSteps(role)).total > 0 })));
  return ways.flatMap(({ role, known }) => (known ? howTo(role) : []));
}

async function nextOf(context: Context, { conditions }: PeopleAsked, total: number): Promise<string[]> {
  const { about, state } = context;
  const values = (field: Condition['field']) =>
    conditions.flatMap((one) => (one.field === field && one.op !== 'not' ? String(one.value) : []));
  const [company, ...others] = values('company');
  const [role] = values('role');
  const isAtOne = company !== undefined && others.length === 0;
  return [
    ...(isAtOne ? [`Jobs at ${company}`] : []),
    ...(await waysTo(context, role === undefined ? [] : [role])),
    ...(total > 0 && isAtOne && about.major !== null && values('major').length === 0 ? [`Anyone from my major at ${company}?`] : []),
    ...(state.total !== null && state.total > state.shownIds.length ? ['Show more jobs'] : []),
  ].slice(0, 3);
}

const talkOf = (asked: PeopleAsked, people: readonly { id: string; name: string }[], message?: string) =>
  people.length === 0
    ? null
    : { asked, ...(message !== undefined && { message }), seen: people.length, shown: people.map(({ id, name }) => ({ id, name })) };

export const perTurn = 5;

interface From {
  text: string;
  names: string[];
}

interface Wider {
  asked: PeopleAsked;
  found: FoundPeople;
}
