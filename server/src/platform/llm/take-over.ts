import type { AnswerPart, Assistant, AssistantTurn } from '#platform/chat.ts';
import { AppError } from '#platform/errors.ts';
import { ModelError } from './error.ts';
import { cutShort, takenOver } from '#platform/copy.ts';

/**
 * An assistant that stands on a language model, with the built-in one behind it: where the model fails before its first word, the built-in
 * assistant answers within the same answer after one honest line; later, what was said is kept. What belongs to the model's words waits for
 * the first of them, so that nothing of an answer that failed stands alongside the other's; what is kept of the student's message does not
 * wait. Throws AppError MODEL_UNAVAILABLE where the model fails later.
 */
export const takingOver = (hosted: Assistant, builtin: Assistant, { log, lineFor = usualLine }: Telling): Assistant =>
  async function* answer(turn, signal) {
    const waiting: AnswerPart[] = [];
    let speaks = false;
    try {
      for await (const part of hosted(turn, signal)) {
        speaks ||= 'token' in part;
        if (speaks) yield* [...waiting.splice(0), part];
        else if (isOfWords(part)) waiting.push(part);
        else yield part;
      }
      yield* waiting;
      return;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      log(error);
      if (speaks) throw new AppError('MODEL_UNAVAILABLE', error.message);
      const line = lineFor(error, turn);
      if (line !== '') yield { token: `${line}\n\n` };
    }
    yield* builtin(turn, signal);
  };

/** Why, and who answers. Of what was cut no word may have been fit to show. */
export const usualLine = ({ fault, message }: ModelError): string => takenOver(fault === 'cut' ? cutShort : message, ours);

/**
 * An earlier answer without the line that says why the built-in assistant gives it: a model would take that for its own words, and say so
 * again.
 */
export function withoutOurLine(answer: string): string {
  const end = answer.indexOf('\n\n');
  const first = end < 0 ? answer : answer.slice(0, end);
  return first.includes(ours) ? answer.slice(first.length).trimStart() : answer;
}

/** Stands in every such line, and in that about a share which is used up. */
const ours = 'Our built-in assistant';

const isOfWords = (part: AnswerPart) => ['writer', 'results', 'people', 'tells', 'suggestions'].some((kind) => kind in part);

interface Telling {
  log: (error: ModelError) => void;
  /** What the student reads of it, with who answers; '' where they know. */
  lineFor?: (error: ModelError, turn: AssistantTurn) => string;
}
