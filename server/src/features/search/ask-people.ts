import type { Condition } from '@alive/contract/conditions.ts';
import { type AnswerPart, tokens, type About } from '#platform/chat.ts';
import type { Mention } from '@alive/language/entities/types.ts';
import type { Context } from './context.ts';
import type { Sought } from './move.ts';
import { listed, plain } from '@alive/language/conditions/facts.ts';
import * as copy from './copy/people.ts';
import type { FirstSteps, FoundPeople, PeopleQuery } from './port.ts';
import { say } from './say.ts';
import type { SearchState } from './state.ts';

/** The alumni that are asked for, those nearest to the student first, with how many there are. */
export async function* showPeople(context: Context, asked: Sought): AsyncGenerator<AnswerPart> {
  const { about } = context;
  const query = queryOf(context, asked);
  if (Object.values(query).every((value) => value === undefined))
    return yield* say(context, copy.whichPeople, [...(about.major === null ? [] : ['Anyone from my major?']), 'Show more']);
  yield* answerPeople(context, query);
}

/** Those who meet a query; where nobody does, those who meet most of it. */
export async function* answerPeople(context: Context, query: PeopleQuery): AsyncGenerator<AnswerPart> {
  const { tools, about, state } = context;
  const found = await tools.findPeople(query, about, perTurn);
  const wider = found.total > 0 ? null : await widerOf(context, query);
  const line = peopleLine(query, found, about, wider);
  yield { filters: state.conditions };
  yield* tokens(line);
  const people = found.total > 0 ? found.people : (wider?.people ?? []);
  if (people.length > 0) {
    yield { peopleAsked: (wider ?? found).asked };
    yield { people };
  }
  yield { suggestions: nextOf(context, query, found.total) };
  yield {
    state: { ...state, offer: null, people: talkOf(found.total > 0 ? query : (wider?.query ?? query), people) } satisfies SearchState,
  };
}

/** With what the careers of alumni began that came to a role, and some of those who hold it. */
export async function* showPath(context: Context, asked: Sought): AsyncGenerator<AnswerPart> {
  const { tools, about, state } = context;
  const { role, from } = waysAsked(context, asked);
  if (role === null) return yield* say(context, copy.whichRole, ['How do people become a data analyst?', 'Show more']);
  const [steps, found] = await Promise.all([tools.firstSteps(role, from?.names), tools.findPeople({ roles: [role] }, about, perTurn)]);
  yield { filters: state.conditions };
  yield* tokens(pathLine(role, steps, found.total, from?.text));
  if (found.people.length > 0) {
    yield { peopleAsked: found.asked };
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
  yield { state: { ...state, offer: null, people: talkOf({ roles: [role] }, found.people) } satisfies SearchState };
}

export function queryOf({ about, state }: Context, { mentions, there, ownMajor, ownSchool, work, ids }: Sought): PeopleQuery {
  const some = (list: string[]) => (list.length > 0 ? [...new Set(list)] : undefined);
  const of = <T>(pick: (mention: Mention) => T | null) => mentions.flatMap((mention) => (mention.negated ? [] : (pick(mention) ?? [])));
  const companies = [
    ...of((one) => (one.kind === 'company' ? one.company : null)),
    ...of((one) => (one.kind === 'employerKind' ? one.companies : null)).flat(),
  ];
  const majors = of((one) => (one.kind === 'major' ? one.major : null));
  const school = of((one) => (one.kind === 'school' ? one.school : null))[0] ?? (ownSchool ? (about.school ?? undefined) : undefined);
  const searched = (field: string) =>
    state.conditions.filter((one) => one.field === field && one.op !== 'not').map((one) => String(one.value));
  const query: PeopleQuery = {
    companies: some(companies),
    roles: some([...of((one) => (one.kind === 'role' ? one.role : null)), ...(work ? searched('role') : [])]),
    functions: some([...of((one) => (one.kind === 'function' ? one.function : null)), ...(work ? searched('function') : [])]),
    majors: some(ownMajor && about.major !== null ? [about.major] : majors),
    school,
    places: some(of((one) => (one.kind === 'place' ? one.place.label : null))),
  };
  const named = Object.values(query).some((value) => value !== undefined);
  if (!there && ids.length === 0 && named) return query;
  return { ...query, companies: query.companies ?? some(companiesInTalk(state, ids)) };
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
  // A rung alone ("a VP") is no role.
  if (mentions.some((mention) => mention.kind === 'level')) return null;
  const { last, focusId, conditions } = state;
  const pointed = last.find(({ id }) => ids.includes(id)) ?? last.find(({ id }) => id === focusId);
  const title = pointed === undefined ? undefined : reading(pointed.title).mentions.find((mention) => mention.kind === 'role');
  if (title?.kind === 'role') return title.role;
  const asked = conditions.filter((one) => one.field === 'role' && one.op !== 'not');
  return asked.length === 1 ? String(asked[0]?.value) : null;
}

/** The same people with one condition let go, the least telling first: an employer says more than a school. */
async function widerOf({ tools, about }: Context, query: PeopleQuery): Promise<Wider | null> {
  const set = (['places', 'school', 'majors', 'functions', 'roles', 'companies'] as const).filter((key) => query[key] !== undefined);
  for (const gone of set.length < 2 ? [] : set) {
    const wider = { ...query, [gone]: undefined };
    const found = await tools.findPeople(wider, about, perTurn);
    if (found.total > 0) return { query: wider, people: found.people, total: found.total, asked: found.asked };
  }
  return null;
}

/** Who there is, and what of them is near to the student; where there are none, who there is of a wider kind. */
function peopleLine(query: PeopleQuery, found: FoundPeople, about: About, wider: Wider | null): string {
  if (found.total === 0)
    return [copy.none(whoOf(query)), ...(wider === null ? [] : [copy.wider(peopleOf(wider.query, wider.total), wider.total)])].join(' ');
  const one = found.total === 1;
  const school = query.school === undefined ? about.school : null;
  const major = query.majors === undefined ? about.major : null;
  const isSame = { school: school !== null && found.sameSchool > 0, major: major !== null && found.sameMajor > 0 };
  const lead = copy.found(whoOf(query, one), found.total);
  // Titles that hold the very words go before others, so that only without a role what is shared puts people first.
  const ranked = query.roles === undefined && query.functions === undefined;
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

/** How careers came to a role, counted. `now` is how many hold it. */
function pathLine(role: string, { total, atOnce, steps, from = 0 }: FirstSteps, now: number, came?: string): string {
  const { path } = copy;
  if (total === 0) return now === 0 ? path.none(formsOf(role)) : path.noSteps(formsOf(role));
  const began = steps.map(({ role: first, count }) => ({ ...formsOf(first), count }));
  return [
    began.length === 0 ? path.scattered(total, formsOf(role)) : path.began(total, formsOf(role), began),
    ...(atOnce === 0 ? [] : [path.atOnce(atOnce, total)]),
    ...(came === undefined ? [] : [path.came(from, came)]),
  ].join(' ');
}

const peopleOf = (query: PeopleQuery, total: number): string => copy.people(whoOf(query, total === 1), total);

/** "who now work at Google as product managers", "who studied Music". */
export function whoOf({ companies = [], roles = [], functions = [], majors = [], school, places = [] }: PeopleQuery, one = false): string {
  const { who } = copy;
  const work = [...roles.map((role) => formsOf(role)[one ? 'one' : 'many']), ...functions.map((name) => who.field(lower(name)))];
  const at = companies.length > 3 ? who.oneOf(companies) : listed(companies.map(plain), 'or');
  return who.all([
    ...(school === undefined ? [] : [who.school(school)]),
    ...(majors.length === 0 ? [] : [who.majors(majors)]),
    ...(at === '' && work.length + places.length === 0 ? [] : [who.work(one, at, work, places)]),
  ]);
}

const lower = (name: string) => plain(name).replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());
const formsOf = (role: string) => ({ one: copy.who.role(lower(role), /^[aeiou]/i.test(role) ? 'an' : 'a'), many: pluralOf(role) });
const pluralOf = (role: string) =>
  lower(role).replace(/(?:y$|(?:s|x|ch)$|$)/, (end) => (end === 'y' ? 'ies' : end === '' ? 's' : `${end}es`));

function nextOf({ about, state }: Context, query: PeopleQuery, total: number): string[] {
  const [company] = query.companies ?? [];
  const [role] = query.roles ?? [];
  return [
    ...(company !== undefined && query.companies?.length === 1 ? [`Jobs at ${company}`] : []),
    ...(role !== undefined ? [`How do people become ${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role.toLowerCase()}?`] : []),
    ...(total > 0 && company !== undefined && query.companies?.length === 1 && about.major !== null && query.majors === undefined
      ? [`Anyone from my major at ${company}?`]
      : []),
    ...(state.total !== null && state.total > state.shownIds.length ? ['Show more jobs'] : []),
  ].slice(0, 3);
}

const talkOf = (query: PeopleQuery, people: readonly { id: string; name: string }[]) =>
  people.length === 0 ? null : { query, seen: people.length, shown: people.map(({ id, name }) => ({ id, name })) };

export const perTurn = 5;

interface From {
  text: string;
  names: string[];
}

interface Wider {
  query: PeopleQuery;
  people: Awaited<ReturnType<Context['tools']['findPeople']>>['people'];
  total: number;
  asked: Condition[];
}
