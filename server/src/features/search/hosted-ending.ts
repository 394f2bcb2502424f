import type { AnswerPart } from '#platform/chat.ts';
import { aboutNow, concernsVisas } from './context.ts';
import { filterOf } from './filter.ts';
import type { Talk } from './hosted-talk.ts';
import { mostAtOnce, perTurn, shown } from './selection.ts';
import { dropsOf, suggestionsFor } from './suggestions.ts';
import type { SearchState } from './state.ts';

/**
 * What follows the words of an answer: the jobs and people it named by their handles, drawn from the database, or where it named none the best
 * of those that were found; what could be said next; the state that both assistants go on from.
 */
export async function* ending(talk: Talk, cited: readonly string[], text: string): AsyncGenerator<AnswerPart> {
  const { context, memory, tools, whole, found } = talk;
  const { state, lookup } = context;
  const about = aboutNow(whole.about, state);
  const named = (kind: string) =>
    cited.flatMap((handle) => (handle.toUpperCase().startsWith(kind) ? (memory.called(handle)?.id ?? []) : []));
  const nearest = found?.nearest ?? null;
  const best = cited.length > 0 && nearest === null ? [] : (found?.jobs.map(({ id }) => id) ?? []);
  // What comes nearest is shown as it was listed, each with what it misses.
  const ids = named('J').length > 0 && nearest === null ? named('J') : best;
  const personIds = named('P').length > 0 ? named('P') : named('J').length > 0 ? [] : talk.people.slice(0, perTurn).map(({ id }) => id);
  // By the conditions that stand above the answer, as they are scored when it is read again.
  const jobs = ids.length === 0 ? [] : await whole.tools.jobsByIds(ids.slice(0, mostAtOnce), about, filterOf(state.conditions, lookup));
  const people = personIds.length === 0 ? [] : await tools.peopleShown(personIds.slice(0, mostAtOnce), about);
  if (jobs.length > 0) yield nearest === null ? { results: jobs } : { nearest, results: jobs };
  if (people.length > 0) yield { people };
  if (found !== null && found.offers.length > 0) yield { offers: found.offers };
  const seen = [...new Set([...state.shownIds, ...jobs.map(({ id }) => id)])];
  // Who reads more of one of several jobs may still say "the second one" of them.
  const isNew = jobs.some(({ id }) => !state.last.some((job) => job.id === id));
  const left = (state.total ?? 0) - seen.length;
  const suggestions =
    jobs.length > 0
      ? suggestionsFor(jobs.length + Math.max(0, left), jobs, found?.heldBack ?? 0, [], concernsVisas(context))
      : people.length > 0
        ? ['More people', ...(left > 0 ? ['Show more jobs'] : [])]
        : found !== null
          ? [...dropsOf(state.conditions).slice(0, 2), 'Start over']
          : left > 0
            ? ['Show more', 'Start over']
            : [];
  if (suggestions.length > 0) yield { suggestions };
  yield {
    state: {
      ...state,
      ...(isNew && { last: jobs.map(shown), lastConditions: state.conditions }),
      ...(jobs.length > 0 && { shownIds: seen }),
      ...(jobs.length === 1 && { focusId: jobs[0]?.id ?? null }),
      // A yes to something else must neither show what was held back nor let anything go.
      offer: (state.offer?.kind === 'gated' ? talk.aside !== '' : /\?[^.!?]{0,80}$/.test(text)) ? state.offer : null,
      told: memory.kept(),
    } satisfies SearchState,
  };
}
