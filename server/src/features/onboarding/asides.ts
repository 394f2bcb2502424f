import type { Move } from '#listening/moves.ts';
import type { Language } from '#listening/foreign.ts';
import type { Topic } from '#listening/facts.ts';
import type { Context } from './context.ts';
import { reason } from './questions.ts';

/**
 * What is said to a message that answers nothing, or not only that, before the question comes back: each sentence holds something of this
 * student's, so that no two students hear the same. Empty where a plain question is answer enough.
 */
export function asides(move: Move | null, about: Topic | undefined, left: number, known: Context): string[] {
  const { name } = known;
  const thing = known.liked[0] ?? known.role ?? known.company ?? known.disliked[0] ?? known.major ?? known.school ?? name;
  const answers = `${left} more ${left === 1 ? 'answer' : 'answers'}`;
  switch (move) {
    case 'greeting':
      return [`Good to meet you, ${name}.`];
    case 'thanks':
      return [`You are welcome, ${name}.`];
    case 'rightAnswer':
      return [`No answer about ${thing} or anything else is wrong, and short ones will do.`];
    case 'why':
      return [`I ask about this because ${reason(about)}, ${name}.`, `The reason is that ${reason(about)}, ${name}.`];
    case 'who':
      return [
        `Yes, ${name}, a program: nobody is typing, and nothing here guesses beyond what you write.`,
        `A program, ${name}, and not a person: it sorts what you say into a profile that you can read and change.`,
      ];
    case 'howLong':
      return [`At most ${answers}, ${name}, and “finish” ends it at any time.`, `No more than ${answers} from here, ${name}.`];
    case 'privacy':
      return [
        `What you write, ${name}, becomes the profile you see at the end; the job search uses it, and you can change it.`,
        `It goes into your own profile, ${name}, which the job search reads and you can edit.`,
      ];
    case 'offTopic':
      return [
        `That is beyond me, ${name}: this interview is all I can do.`,
        `I cannot help with that one, ${name}, only with work and ${thing}.`,
      ];
    case 'complaint':
      return [`My mistake, ${name}; I will not ask that again.`, `You are right, ${name}, and I missed it.`, `Point taken, ${name}.`];
    case 'joke':
      return [`Not sure how many employers pay for that, ${name}.`, `I will leave that one out of the file, ${name}.`];
    case 'nonsense':
      return [`I could not make words of that, ${name}.`];
    case 'rude':
      return [
        `Fair, ${name}: “finish” ends this at once, and otherwise here is one short thing.`,
        `I hear you, ${name}, and we can stop whenever you say so.`,
        `No argument from me, ${name}.`,
      ];
    case 'distress':
      return [
        `I am sorry that it is this heavy, ${name}. I am only a program, and you deserve a person: in the US you can call or text 988 at any hour, and the counselling centre${known.school ? ` at ${known.school}` : ''} is there too. This interview can wait as long as you like.`,
      ];
    default:
      return [];
  }
}

/** One honest line in the student's own language: what is understood and what becomes of the rest. */
export const inLanguage = (language: Language | null, name: string): string =>
  ({
    Spanish: `${name}, entiendo algunas palabras y los nombres en español, pero pregunto en inglés; puedes responder como prefieras y guardo lo que dices.`,
    French: `${name}, je comprends quelques mots et les noms en français, mais je pose mes questions en anglais ; répondez comme vous voulez, je garde vos mots.`,
    German: `${name}, ich verstehe auf Deutsch nur Namen und einzelne Wörter und frage auf Englisch; antworte, wie du magst, ich bewahre es auf.`,
    Portuguese: `${name}, entendo nomes e algumas palavras em português, mas pergunto em inglês; responda como quiser, eu guardo o que disser.`,
    Italian: `${name}, in italiano capisco i nomi e poche parole, e chiedo in inglese; rispondi come preferisci, conservo quello che scrivi.`,
    Chinese: `${name},我只能看懂中文里的名称,所以用英文提问;你可以用任何语言回答,我会保留你的原话。`,
    another: `I read English best, ${name}, and only names in other languages; write as you like, and your words are kept.`,
  })[language ?? 'another'];
