import type { Condition } from '@alive/contract/conditions.ts';
import { startsOver } from '@alive/language/acts/let-go.ts';
import { approachOf, movesOf, thinkingOf } from '@alive/language/people/explain.ts';
import { type Intent, mostConditions, type Plan, usualLimit } from '@alive/language/conditions/intent.ts';
import { type Before, planTurn, type TurnKnown } from '@alive/language/people/turn.ts';
import { ModelError } from '#platform/llm/error.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { type Checked, checkedConditions } from './by-model-conditions.ts';
import { type FilledIntent, filledIntent, promptOf, system } from './by-model-prompt.ts';
import { passedOver, withPassedOver } from './by-model-named.ts';
import { openWords } from './by-model-words.ts';

/**
 * The built-in planner with a language model before it: the model fills the same intent, each value of which is checked against the words.
 * The built-in planner alone decides what is refused, talked about or about one of those shown, and answers where the model fails or
 * `signal` ends it.
 */
export const planByModel = ({ llm, removed, failed }: Model, student: string, signal: AbortSignal): Planner => {
  const ask = (message: string, before: Before | null, known: TurnKnown): Promise<FilledIntent> =>
    llm.object({
      use: 'plan',
      student,
      system,
      schema: filledIntent,
      prompt: promptOf(message, before, known),
      signal,
      within: longestWait,
    });

  return async (said, before, known) => {
    const own = await planTurn(said, before, known);
    const message = said.slice(0, 2000);
    if (isSettled(message, own)) return own;
    const from = startsOver(message) ? null : before;
    try {
      const filled = await ask(message, from, known);
      const { plan, invented } = planOfFilled(filled, message, from, own, known);
      if (invented > 0) await removed(student, invented);
      return plan;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      if (!signal.aborted) failed(error);
      return withLine(own, lineOf(error));
    }
  };
};

const lineOf = ({ message }: ModelError): string => `${message.replace(/\.$/, '')}, so I read the question myself.`;

/** The line of a question that a language model read. */
export const readByModel = 'The language model read your question.';

/** The line of a question for which nothing was left of the student's share; once in a conversation is enough. */
export const shareSpent = lineOf(new ModelError('spent'));

/** Milliseconds that a student waits for a question to be read before the built-in planner's reading is taken. */
const longestWait = 8000;

/**
 * What the built-in planner keeps: all but requests by conditions, and what records cannot answer. A question of which it made nothing the
 * model may read.
 */
function isSettled(message: string, { strategy, thinking, leftOut, unanswerable, act }: Plan): boolean {
  if (act !== undefined || /\blike (?:me|myself)\b/i.test(message)) return true;
  const [nothing] = thinkingOf({ recognised: [], guessed: [], leftOut });
  return strategy === 'none' && (unanswerable.length > 0 || thinking[0] !== nothing);
}

/** The plan that a filled intent comes to; the built-in one where nothing of it holds or a follow-up lost what it follows. */
function planOfFilled(filled: FilledIntent, message: string, before: Before | null, own: Plan, known: TurnKnown): Read {
  const words = openWords(message, before, own.intent, known);
  const checked = checkedConditions(filled.conditions, words, own, known);
  const { invented } = checked;
  const passed = passedOver(message, { own: own.intent.conditions, filled: checked.conditions, unclear: filled.unclear }, known);
  const conditions = withPassedOver(checked.conditions, passed, {
    own: own.intent.conditions,
    before: before?.intent.conditions ?? [],
  }).slice(0, mostConditions);
  const isKept = (intent: Pick<Intent, 'conditions'>) => keptOf(intent, before).length > 0;
  if (checked.conditions.length === 0)
    return {
      invented,
      plan:
        own.intent.conditions.length === 0
          ? own
          : withLine(own, 'The language model found no condition in it, so I read the question myself.'),
    };
  if (own.strategy === 'refine' && isKept(own.intent) && !isKept({ conditions }))
    return { invented, plan: withLine(own, 'The language model lost the earlier conditions, so I read the question myself.') };

  const limit = filled.limit !== null && words.isCounted(filled.limit) ? Math.max(1, Math.min(100, filled.limit)) : usualLimit;
  const intent: Intent = {
    conditions,
    sort: filled.sort === null || filled.sort.by === 'match' ? own.intent.sort : filled.sort,
    limit: own.intent.limit === usualLimit ? limit : own.intent.limit,
  };
  const strategy = isKept(intent) ? 'refine' : conditions.some(({ field }) => field === 'sequence') ? 'path' : 'filters';
  const leftOut = [...new Set(filled.unclear)].filter((said) => said.trim().length > 2 && words.has(said)).slice(0, 8);
  const guessed = guessesOf({ ...checked, conditions }, passed, own, before);
  const letGo =
    before !== null && before.intent.conditions.length > 0 ? ['A question of its own, so the earlier conditions are let go.'] : [];
  const moves = before !== null && isKept(intent) ? movesOf(before.intent, intent) : letGo;
  return {
    invented,
    plan: {
      strategy,
      approach: approachOf(strategy, intent),
      thinking: [readByModel, ...thinkingOf({ recognised: [], guessed, leftOut }, moves, conditions)],
      intent,
      reply: null,
      leftOut,
      unanswerable: own.unanswerable,
    },
  };
}

/** The conditions that held before. */
const keptOf = ({ conditions }: Pick<Intent, 'conditions'>, before: Before | null): Condition[] =>
  conditions.filter(({ id }) => before?.intent.conditions.some((one) => one.id === id));

/** What the student may want to set right: what was guessed, passed over by the model and left out, each a sentence. */
function guessesOf({ conditions, guesses, invented }: Checked, passed: readonly Condition[], own: Plan, before: Before | null): string[] {
  const kept = keptOf(own.intent, before);
  const missed = own.intent.conditions.filter(
    (one) => facts.includes(one.field) && !kept.includes(one) && !conditions.some(({ field }) => field === one.field),
  );
  return [
    ...guesses.map(({ label }) => `“${label}” is how the language model took it; remove it if you mean something else.`),
    ...(passed.length === 0 ? [] : [`Passed over by the language model, and kept: ${passed.map(({ label }) => label).join(', ')}.`]),
    ...(missed.length === 0 ? [] : [`Not taken as a condition: ${missed.map(({ label }) => label).join(', ')}.`]),
    ...(invented === 0
      ? []
      : [`Left out ${invented === 1 ? 'a condition' : 'conditions'} of the language model that your words do not say.`]),
  ];
}

/** What is named rather than described: where the model passes it over, the student is told. */
const facts: readonly Condition['field'][] = ['company', 'place', 'hometown', 'school', 'major', 'year', 'experience', 'tenure', 'name'];

const withLine = (plan: Plan, line: string): Plan => ({ ...plan, thinking: [line, ...plan.thinking] });

/** Reads one message into a plan. */
export type Planner = typeof planTurn;

export interface Model {
  llm: Pick<Llm, 'object'>;
  /** Counts what the model made up and nobody was shown. */
  removed: (student: string, count: number) => Promise<void>;
  failed: (error: ModelError) => void;
}

interface Read {
  plan: Plan;
  invented: number;
}
