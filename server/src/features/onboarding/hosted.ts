import { setImmediate } from 'node:timers/promises';
import { openGuard } from '#grounding/guard.ts';
import type { OpenVocabulary } from '#language/vocabulary.ts';
import { moveOf } from '#listening/moves.ts';
import { ahead } from '#platform/ahead.ts';
import { type Assistant, type AssistantTurn, type OpenAssistant, tokens, type Turn } from '#platform/chat.ts';
import { ModelError } from '#platform/llm/error.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { escaped } from '#platform/markdown.ts';
import { heard, unanswered } from './heard.ts';
import { countsUnsaid, vouches } from './hosted-employers.ts';
import { groundsOf } from './hosted-grounds.ts';
import { asHeard, putsItself, talkSoFar, transcript } from './hosted-messages.ts';
import { checked, drafted } from './hosted-profile.ts';
import { asSpoken } from './hosted-spoken.ts';
import { openTalk } from './hosted-talk.ts';
import { profileOf } from './profile.ts';
import { interviewPrompt, profilePrompt } from './prompt.ts';

/**
 * The interview held by a language model. The built-in interviewer hears every message as well: it decides what is open and when it ends,
 * and its state is what is kept, so that either can go on where the other stopped. Throws ModelError, as the port does, but not in the
 * last turn: what was said last ends the interview whatever becomes of the closing words.
 */
export function hostedInterviewer({ llm, vocabulary: open, builtin, removed, failed }: Deps): OpenAssistant {
  return () => {
    const opened = open();
    // Who does not come to ask for it is not to fail by it.
    opened.catch(() => undefined);
    return async function* answer(said, signal) {
      const vocabulary = await opened;
      signal.throwIfAborted();
      const { turn, student } = heard(said, vocabulary);
      const own = profileOf(turn.state, student);
      // Words to somebody in despair are not left to a model.
      if (said.message !== null && moveOf(said.message) === 'distress') return yield* builtin(said, signal);
      const isOurs = !turn.over && putsItself(turn.state);
      // Then the model is asked what it would be asked of anybody, and its own question is left out.
      const asks = isOurs ? heard({ ...said, about: { ...said.about, needsVisa: null, canGetClearance: null } }, vocabulary).turn : turn;
      const leaving = new AbortController();
      const asked = { student: said.about.id ?? null, signal: AbortSignal.any([signal, leaving.signal]) };
      const spoken = ahead(llm.stream({ ...asked, use: 'chat', system: interviewPrompt, messages: talkSoFar({ ...said, turn: asks }) }));
      const draft = turn.over ? drafting(llm, said, asked) : null;
      try {
        // What was said is kept, and an end is the end, even when the answer is stopped or breaks off.
        yield { state: unanswered(turn.state, said.state) };
        if (turn.over) yield { completed: own };
        // What may be said is made out while the model thinks.
        await setImmediate();
        const grounds = groundsOf(said, vocabulary);
        const guard = openGuard(grounds);
        const isUntold = (clause: string) =>
          countsUnsaid(clause, (value) => grounds.hasNumber(value, 'count')) || vouches(clause, grounds.isEmployer, vocabulary);
        const talk = openTalk({ over: turn.over, mayAsk: !turn.over && !isOurs, isUntold });
        let text = '';
        let space = '';
        /** Space is shown when words follow it. */
        const shown = function* (more: string) {
          const all = text === '' ? more.trimStart() : space + more;
          const words = all.trimEnd();
          space = all.slice(words.length);
          if (words === '') return;
          if (text === '') yield { writer: 'model' as const };
          text += words;
          yield { token: words };
        };
        try {
          let isWhole = true;
          for await (const part of spoken) {
            if ('text' in part) yield* shown(talk.write(guard.write(part.text)));
            isWhole = !('cut' in part) && text.length <= mostSaid;
            if (!isWhole) break;
          }
          yield* shown(talk.write(guard.end()) + talk.end());
          if (!isWhole && text !== '') yield { token: '…' };
        } catch (error) {
          if (error instanceof ModelError && text !== '') yield* shown(talk.write(guard.end()) + talk.end());
          if (!(error instanceof ModelError) || !turn.over || text === '') throw error;
          failed(error);
          yield { token: `\n\n${error.message} Everything you told me is kept.` };
        } finally {
          const { names, links, ids, amounts } = guard.removed();
          await removed(asked.student, names + links + ids + amounts + talk.removed());
        }
        if (signal.aborted) return;
        const asksItself = text !== '' && talk.hasAsked();
        if (text === '') yield* tokens(escaped(turn.text));
        else if (!turn.over && !asksItself) yield { token: ` ${escaped(turn.state.put.at(-1) ?? '')}` };
        yield { state: asksItself ? asSpoken(turn.state, text) : turn.state };
        if (draft === null) return;
        yield { step: 'Putting your profile together' };
        const found = await draft;
        if ('error' in found) {
          if (!(found.error instanceof ModelError)) throw found.error;
          failed(found.error);
          return;
        }
        const { profile, dropped } = await checked(found.draft, {
          transcript: wholeOf(said),
          about: said.about,
          state: turn.state,
          vocabulary,
          own,
        });
        yield { completed: profile };
        await removed(asked.student, dropped);
      } finally {
        leaving.abort();
        await spoken.end();
      }
    };
  };
}

/** Characters of a turn: several times what it should have. */
const mostSaid = 1500;

/** A draft of the profile, begun while the closing words are written; the error where the model fails, also when nobody waits for it. */
const drafting = (llm: Llm, said: AssistantTurn, asked: { student: string | null; signal: AbortSignal }) =>
  llm.object({ ...asked, use: 'extract', system: profilePrompt, schema: drafted, prompt: transcript(said.about, wholeOf(said)) }).then(
    (draft) => ({ draft }),
    (error: unknown) => ({ error }),
  );

const wholeOf = ({ history, message }: AssistantTurn): Turn[] => [...asHeard(history), { sender: 'user', text: message ?? '' }];

interface Deps {
  llm: Llm;
  vocabulary: () => Promise<OpenVocabulary>;
  builtin: Assistant;
  /** Hears how many inventions were kept from the student. */
  removed: (student: string | null, count: number) => Promise<void>;
  /** Hears of failures that the student is not held up by. */
  failed: (error: ModelError) => void;
}
