import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { About, AssistantTurn } from '#platform/chat.ts';
import type { ReadSpan } from '@alive/contract/reading.ts';
import { builtinSearch } from '../src/features/search/builtin.ts';
import { noFacts } from './no-facts.testing.ts';
import { fakeTools, student, testVocabulary } from './search-tools.testing.ts';
import type { SearchTools } from '../src/features/search/port.ts';

export const vocabulary = await testVocabulary();
export const profile = {
  summary: '',
  interests: ['data'],
  target_companies: [],
  target_roles: ['Data Analyst', 'Product Manager'],
  ideal_environment: '',
};

/** Sends messages one after another and returns each answer. */
export async function talk(
  about: About,
  messages: readonly string[],
  { tools = fakeTools(vocabulary), filters }: { tools?: SearchTools; filters?: Condition[] } = {},
): Promise<Answer[]> {
  const assistant = builtinSearch(tools);
  const answers: Answer[] = [];
  let state: unknown = null;
  for (const [at, message] of messages.entries()) {
    const answer = await answerOf(assistant, {
      about,
      state,
      message: message === '' ? null : message,
      filters: at === messages.length - 1 ? filters : undefined,
    });
    ({ state = state } = answer);
    answers.push(answer);
  }
  return answers;
}

/** The answer to one message in a conversation that stands so. */
export const answerTo = (message: string, state: unknown, tools: SearchTools = fakeTools(vocabulary)): Promise<Answer> =>
  answerOf(builtinSearch(tools), { about: student, state, message });

async function answerOf(
  assistant: ReturnType<typeof builtinSearch>,
  turn: Pick<AssistantTurn, 'about' | 'state' | 'message' | 'filters'>,
): Promise<Answer> {
  const answer: Answer = {
    text: '',
    filters: [],
    results: [],
    suggestions: [],
    offers: [],
    people: 0,
    order: [],
    reading: [],
    state: turn.state,
  };
  for await (const part of assistant({ ...turn, history: [], facts: noFacts }, new AbortController().signal)) {
    answer.order.push(Object.keys(part)[0] ?? '');
    if ('token' in part) answer.text += part.token;
    if ('filters' in part) answer.filters = part.filters.map((one) => one.label);
    if ('results' in part) answer.results = part.results;
    if ('reading' in part) answer.reading = part.reading;
    if ('people' in part) answer.people = part.people.length;
    if ('suggestions' in part) answer.suggestions = part.suggestions;
    if ('offers' in part) answer.offers = part.offers.map(({ label }) => label);
    if ('state' in part) answer.state = JSON.parse(JSON.stringify(part.state));
  }
  return answer;
}

export const last = (answers: Answer[]): Answer =>
  answers.at(-1) ?? { text: '', filters: [], results: [], suggestions: [], offers: [], people: 0, order: [], reading: [], state: null };
export const words = (text: string) => text.replace(/\|.*\|/g, '').split(/\s+/).length;

export const matched = (job: Job, reasons: NonNullable<Job['match']>['reasons']): Job => ({
  ...job,
  match: { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons, gate: null },
});

interface Answer {
  reading: readonly ReadSpan[];
  text: string;
  filters: string[];
  results: Job[];
  suggestions: string[];
  offers: string[];
  people: number;
  order: string[];
  state: unknown;
}
