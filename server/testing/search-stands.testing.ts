import type { Alumni } from '@alive/contract/people.ts';
import { conditionOf, peopleCondition } from '@alive/language/conditions/registry.ts';
import type { PeopleAsked, SearchTools } from '../src/features/search/port.ts';
import { newState, type SearchState } from '../src/features/search/state.ts';
import { vocabulary } from './search-conversation.testing.ts';
import { fakeTools, student, testRows } from './search-tools.testing.ts';

/** Conversations as they stand after answers of several kinds, over jobs and people in memory. */

export const rows = testRows.filter(({ title }) => title.startsWith('Data Analyst'));
const [first] = rows;
const person = (id: string, name: string) =>
  ({
    id,
    name,
    role: 'Data Analyst',
    company: 'Spotify',
    major: 'History',
    school: 'Duke',
    year: 2019,
    hometown: null,
    career_path: '',
    linkedin: null,
  }) as unknown as Alumni;
const people = [person('p1', 'Ada Byron'), person('p2', 'Wei Zhang')];
/** What was asked of the tools since it was emptied. */
export const seen: { asked: PeopleAsked[]; paths: string[] } = { asked: [], paths: [] };
export const tools: SearchTools = {
  ...fakeTools(vocabulary),
  findPeople: async (asked) => {
    seen.asked.push(asked);
    return { people, total: 2, sameSchool: 0, sameMajor: 0, wished: [], closeness: null };
  },
  firstSteps: async (role) => {
    seen.paths.push(role);
    return { total: 9, atOnce: 2, steps: [{ role: 'Research Assistant', count: 4 }] };
  },
  describeJob: async (id) => {
    const [job] = await fakeTools(vocabulary).jobsByIds([id], student, {});
    return job === undefined ? null : { job, description: 'About the role\nYou will clean data and build dashboards every day.' };
  },
};
export const list: SearchState = {
  ...newState,
  total: 30,
  conditions: [conditionOf('role', 'Data Analyst'), conditionOf('level', 'internship')],
  last: rows.slice(0, 4).map(({ id, title, company, places: [location = ''] }) => ({ id, title, company, location })),
  shownIds: rows.slice(0, 4).map(({ id }) => id),
};
const shown = {
  asked: { conditions: [peopleCondition('company', 'Spotify')], wishes: [] },
  message: 'who works there?',
  seen: 2,
  shown: people.map(({ id, name }) => ({ id, name })),
};
const path = { ...shown, asked: { conditions: [peopleCondition('role', 'Data Scientist')], wishes: [] } };
export const stands: Record<string, SearchState> = {
  'a list': list,
  'one card': { ...list, last: list.last.slice(0, 1), total: 1 },
  'more about a card': { ...list, focusId: first?.id ?? null },
  people: { ...list, people: shown },
  'people of one card': { ...list, last: list.last.slice(0, 1), focusId: first?.id ?? null, people: shown },
  'a path': { ...list, people: path },
};
/** What stands where no answer went before. */
export const alone: SearchState = { ...list, last: [], shownIds: [] };
