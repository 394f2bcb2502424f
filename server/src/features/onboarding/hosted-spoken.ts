import { topics, type Topic } from '#listening/facts.ts';
import { akin, meantWords } from './said-words.ts';
import type { InterviewState } from './state.ts';

/**
 * The state after a turn that a model put into its own words: what it did not offer cannot be chosen by "the second one", a contradiction
 * it did not name cannot be settled, and what it asked about is what the next message answers.
 */
export function asSpoken(state: InterviewState, text: string): InterviewState {
  const question = lastQuestion(text);
  const [topic = null, ...others] = topics.flatMap((one) => (subjects[one].test(question) ? [one] : []));
  // Where dislikes were to be asked for and something else was, an answer must not be heard as one.
  const isElse = topic === null && state.asking.includes('hated');
  const isOther = topic !== null && others.length === 0 && !state.asking.includes(topic) && state.clash === null;
  const offered = state.offered
    .map((what) => ({ what, at: placeOf(what, text) }))
    .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  const isNamed = state.clash?.sides.every(({ words }) => placeOf(words, text) !== null) ?? false;
  return {
    ...state,
    ...(isElse && { asking: [] }),
    ...(isOther && { asking: [topic], tries: { ...state.tries, [topic]: (state.tries[topic] ?? 0) + 1 } }),
    offered: offered.every(({ at }) => at !== null) ? offered.map(({ what }) => what) : [],
    clash: isNamed ? state.clash : null,
    put: question === '' ? state.put : [...state.put.slice(0, -1), question.slice(0, 400)],
  };
}

/** Whether a turn asks for what somebody does not like, and for nothing else. */
export const asksOfDislike = (text: string): boolean => {
  const question = lastQuestion(text);
  return subjects.hated.test(question) && !/\b(?:lov|lik|enjoy|energ)\w*/i.test(question);
};

/** The last question of a text; '' where there is none. */
export const lastQuestion = (text: string): string =>
  text
    .slice(0, text.lastIndexOf('?') + 1)
    .split(/(?<=[.!?])\s+|\n+/)
    .findLast((sentence) => sentence.includes('?'))
    ?.trim() ?? '';

/** Where a text names a thing: at the first of its words, when it holds at least half of them; null where it does not. */
function placeOf(thing: string, text: string): number | null {
  const words = meantWords(text);
  const found = meantWords(thing).map((word) => words.findIndex((other) => akin(word, other)));
  const hits = found.filter((at) => at >= 0);
  return hits.length > 0 && hits.length * 2 >= found.length ? Math.min(...hits) : null;
}

/** What shows the topic of a question. */
const subjects: Readonly<Record<Topic, RegExp>> = {
  energy: /\b(?:energy|lose track of time|lost track of time)\b/i,
  loved: /\b(?:would you do again|proud of|favou?rite (?:class|course|project|job)|enjoyed? (?:most|the most))\b/i,
  hated:
    /\b(?:drain|hate|dislike|tedious|bored|boring|least favou?rite|stay(?:ed)? away|put off|dread|tires? you|wears? you|wore you|never (?:do|want|again|see)|rather not|avoid|leaves? you (?:flat|cold|empty)|crawl|watch the clock|loses? you|less of|awful|worst|annoy|frustrat|exhaust|slog|other side|not (?:want|like|enjoy)|(?:don|didn|couldn)['’]t (?:want|like|enjoy|stand)|off the list|turns? you off)\w*\b/i,
  people: /\b(?:surroundings|kind of (?:people|team|place)|sort of (?:people|team|place)|team|work environment|environment)\b/i,
  roles: /\b(?:roles?|job titles?|fields?|kinds? of (?:work|job)s?)\b/i,
  companies: /\b(?:compan(?:y|ies)|employers?|organi[sz]ations?)\b/i,
  limits: /\b(?:hours|pay|salary|commute|constraints?|limits|conditions|non-?negotiable|has to respect)\b/i,
};
