import type { Intent, Plan } from '@alive/language/conditions/intent.ts';
import { thinkingOf } from '@alive/language/people/explain.ts';
import { refusalIn } from '@alive/language/people/refuse.ts';
import { type Before, planTurn, settingOf, type TurnKnown } from '@alive/language/people/turn.ts';
import { openFilled } from '@alive/language/entities/filled.ts';
import type { Marker } from '@alive/language/entities/marking-prompt.ts';
import { readRequest } from '@alive/language/clauses/request.ts';
import { read } from '@alive/language/entities/read.ts';
import type { Read } from '@alive/language/entities/written.ts';
import { ModelError } from '#platform/llm/error.ts';
import { model as copy } from './copy/answer.ts';

/**
 * The built-in planner over the marks of a language model: the model marks what the question names and wishes for, each mark is held against
 * the words, and the same plan is made of them. What is refused, talked about or about one of those shown the model is not asked, and where it
 * fails or `signal` ends it the built-in reading stands.
 */
export const planByModel =
  ({ mark, mayAsk, removed, failed }: Model, { student, network }: { student: string; network: string }, signal: AbortSignal): Planner =>
  async (said, before, known) => {
    const own = await planTurn(said, before, known);
    if (!(await mayAsk(student))) return own;
    const message = said.slice(0, 2000);
    if (isSettled(message, own)) return own;
    try {
      const active = (before?.intent.conditions ?? []).map(({ label }) => label);
      const filled = await mark({ message, active, student, network, signal });
      const setting = settingOf(before);
      const readers = {
        said: (text: string) => readRequest(text, known.open, known.now, setting),
        read: (text: string) => read(text, known.open, known.now),
      };
      const marked = openFilled(message, filled, readers, (words) => isPrivate(words, known));
      if (marked.invented > 0) await removed(student, marked.invented);
      if (marked.isEmpty && own.intent.conditions.length > 0) return withLines(own, [copy.foundNothing]);
      const plan = await planTurn(said, before, { ...known, read: marked.read });
      const guessed = guessesOf(plan.intent, marked.guesses);
      return { ...withLines(plan, [copy.read, ...guessed, ...(marked.invented > 0 ? [copy.leftOut] : [])]), read: marked.read };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      if (!signal.aborted) failed(error);
      return withLines(own, [lineOf(error)]);
    }
  };

const lineOf = ({ message }: ModelError): string => copy.failed(message);

/** The line of a question for which nothing was left of the student's share; once in a conversation is enough. */
export const shareSpent = lineOf(new ModelError('spent'));

/**
 * What the built-in planner keeps: all but requests by conditions, and what records cannot answer. A question of which it made nothing the
 * model may read.
 */
function isSettled(message: string, { strategy, thinking, leftOut: left, unanswerable, act }: Plan): boolean {
  if (act !== undefined || /\blike (?:me|myself)\b/i.test(message)) return true;
  const [nothing] = thinkingOf({ recognised: [], guessed: [], leftOut: left });
  return strategy === 'none' && (unanswerable.length > 0 || thinking[0] !== nothing);
}

/** What the words only paraphrase, a sentence each, for the student to set right. */
const guessesOf = ({ conditions, wishes = [] }: Intent, guesses: readonly string[]): string[] =>
  [...conditions, ...wishes].flatMap(({ label, value }) => (guesses.includes(String(value)) ? [copy.guessed(label)] : []));

/** Whether words ask about what somebody is: nobody is looked for by that, though the question as a whole was let through. */
function isPrivate(words: string, known: TurnKnown): boolean {
  const asked = `${words} people, people who are ${words}`;
  return refusalIn(asked, read(asked, known.open).mentions, known) !== null;
}

const withLines = (plan: Plan, lines: readonly string[]): Plan => ({ ...plan, thinking: [...lines, ...plan.thinking] });

/** Reads one message into a plan; with how it reads the words, where that is not the built-in way. */
export type Planner = (said: string, before: Before | null, known: TurnKnown) => Promise<Plan & { read?: Read }>;

export interface Model {
  mark: Marker;
  /** Whether what a student says may be sent to a model. */
  mayAsk: (student: string) => Promise<boolean>;
  /** Counts what the model made up and nobody was shown. */
  removed: (student: string, count: number) => Promise<void>;
  failed: (error: ModelError) => void;
}
