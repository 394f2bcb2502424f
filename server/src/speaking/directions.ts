import { functions } from '#language/functions.ts';
import { functionOfRole } from '#language/roles.ts';
import { plain, roleWords, series } from '#listening/grammar.ts';
import { firstQuotable } from '#listening/quotable.ts';
import { stems } from '#listening/told.ts';
import type { Facts, Topic } from '#listening/facts.ts';
import { anyFamily, families, type Direction } from './direction-families.ts';

/**
 * Two or three concrete directions for somebody who does not know, drawn from the major and from what was said, each with a clause that
 * says why it is put. `what` can be stored as a fact when the student takes it up.
 * @param majorRoles what people with this major often become, most usual first
 */
export function directions(topic: Topic, major: string | null, facts: Facts, majorRoles: readonly string[]): Direction[] {
  const family = families.find(({ majors }) => majors.test(major ?? '')) ?? anyFamily;
  const free = (options: readonly Direction[]) =>
    options.filter(({ what }) => !facts.refused.some(({ name }) => name === what) && !facts.hated.includes(what)).slice(0, 3);
  if (topic === 'roles') return free(roles(major, facts, majorRoles));
  if (topic === 'energy' || topic === 'loved') return free(family.energy);
  if (topic === 'hated') return free(family.tiring.map((what) => ({ what, why: '' })));
  if (topic === 'people') return free(people);
  if (topic === 'companies') return free(family.employers);
  return free(limits);
}

/** Directions as one piece of a question: "being out in the field, where results have weather, or …". */
export function offered(options: readonly Direction[], topic: Topic): string {
  const whole = options.map(({ what, why }) => `${topic === 'roles' ? roleWords(what) : what}${why ? ` (${why})` : ''}`);
  return series(whole, 'or');
}

/** A role that what was said leads to, then those the major leads to; from different kinds of work as far as there are any. */
function roles(major: string | null, facts: Facts, majorRoles: readonly string[]): Direction[] {
  const refused = new Set(facts.refused.map(({ name }) => name));
  const said = [...facts.loved, ...facts.did].flatMap((thing) => {
    const work = functionsOf(thing).find((name) => !refused.has(name));
    const role = functions.find(({ name }) => name === work)?.first;
    const words = firstQuotable([thing]);
    return role && words ? [{ what: role, why: `for the sake of ${words}` }] : [];
  });
  const usual = majorRoles.map((what, at) => ({
    what,
    why: at === 0 && major !== null ? `the usual road from ${major}` : (days[functionOfRole(what) ?? ''] ?? ''),
  }));
  const all = [...said.slice(0, 2), ...usual];
  return all.filter(({ what }, at) => all.findIndex((other) => other.what === what) === at);
}

/** The kinds of work that a phrase smells of, by its verbs and nouns. */
function functionsOf(thing: string): string[] {
  const words = new Set([...stems(thing), ...plain(thing).split(' ')]);
  return traits.filter(({ words: signs }) => signs.some((sign) => words.has(sign))).flatMap(({ functions: work }) => work);
}

/** What people do all day in a function, as a reason to look at it. */
const days: Readonly<Record<string, string>> = {
  Engineering: 'making something that has to work',
  Hardware: 'things you can hold and test',
  Data: 'patterns that others miss',
  Product: 'deciding what gets built, and why',
  Design: 'what people see and touch first',
  Finance: 'numbers with something at stake',
  Accounting: 'books that tie out',
  Consulting: 'a new problem every few months',
  Marketing: 'finding the words that carry',
  Sales: 'talking with people all day',
  'Customer Success': 'helping people with a thing they bought',
  Operations: 'making a place run better',
  'Supply Chain': 'getting things where they are needed',
  Manufacturing: 'seeing the product leave the line',
  'Human Resources': 'the people side of a company',
  Legal: 'arguments that decide something',
  Healthcare: 'care you can see the effect of',
  Research: 'finding out what nobody knows yet',
  Education: 'the moment somebody gets it',
  Media: 'telling a story to many',
  Arts: 'being near the work itself',
  Policy: 'rules that change many lives a little',
  'Social Impact': 'people rather than products',
  Environment: 'work with land and water',
  Security: 'keeping others out',
  IT: 'fixing what stops people working',
  Hospitality: 'looking after guests',
};

const traits: readonly { words: readonly string[]; functions: readonly string[] }[] = [
  { words: 'help listen care heal visit nurs patient elder hospital clinic'.split(' '), functions: ['Healthcare', 'Social Impact'] },
  {
    words: 'teach tutor coach explain mentor kid kids children cousins read camp class'.split(' '),
    functions: ['Education', 'Social Impact'],
  },
  {
    words: 'build fix repair weld solder engine robot bridge bike car machine bridges'.split(' '),
    functions: ['Engineering', 'Manufacturing'],
  },
  { words: 'draw paint design sew fashion thrift thrifting style photo photograph poster'.split(' '), functions: ['Design', 'Arts'] },
  { words: 'write essay poem blog stor story film video podcast edit journal music song youtube'.split(' '), functions: ['Media', 'Arts'] },
  { words: 'data number stat spreadsheet graph puzzle math chess budget'.split(' '), functions: ['Data', 'Finance'] },
  { words: 'argue debate politic vote campaign union law'.split(' '), functions: ['Policy', 'Legal'] },
  { words: 'organiz organis plan event friend party schedul run'.split(' '), functions: ['Operations', 'Hospitality'] },
  { words: 'cook bake food restaurant kitchen guest hotel travel'.split(' '), functions: ['Hospitality', 'Operations'] },
  {
    words: 'farm garden hike hik outdoor river forest animal dog dogs horse plant bird fish'.split(' '),
    functions: ['Environment', 'Research'],
  },
  { words: 'code game games computer app hack linux video'.split(' '), functions: ['Engineering', 'Design'] },
  { words: 'sell shop custom customer market store'.split(' '), functions: ['Marketing', 'Sales'] },
  { words: 'lab experiment microscop research cell space star'.split(' '), functions: ['Research'] },
];

const people: readonly Direction[] = [
  { what: 'a close team around one table', why: 'help is a word away' },
  { what: 'long quiet stretches on your own', why: 'nobody breaks the thread' },
  { what: 'new faces such as clients, patients or pupils', why: 'no two days are alike' },
];
const limits: readonly Direction[] = [
  { what: 'regular hours', why: '' },
  { what: 'a minimum you need to earn', why: '' },
  { what: 'staying near certain people', why: '' },
];
