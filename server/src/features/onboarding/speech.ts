import { asides, inLanguage } from './asides.ts';
import { clashQuestions } from './clash-questions.ts';
import { contextOf, type Context } from './context.ts';
import { offered } from '#speaking/directions.ts';
import type { Direction } from '#speaking/direction-families.ts';
import { capital, plain, series, wordCount } from '#listening/grammar.ts';
import { languageOf } from '#listening/foreign.ts';
import type { Facts, Topic } from '#listening/facts.ts';
import { complains, type Move } from '#listening/moves.ts';
import type { Understood } from '#listening/told.ts';
import { plainly, spares, wordings } from './questions.ts';
import { firstQuestions } from './first-questions.ts';
import { closings } from './closing.ts';
import { chooseBy } from '#speaking/phrase-grammar.ts';
import { remarks } from '#speaking/remark.ts';
import { onMessage, onWords } from '#speaking/remark-deeds.ts';
import { humanWord } from '#speaking/human.ts';
import { tellingOf } from '#speaking/telling.ts';
import { followUps } from './anchored.ts';
import type { Clash, InterviewState } from './state.ts';
import { schoolName, settledMajor, studies, turned, variety, type Student } from './student.ts';

/** The most words a turn may have. */
const mostWords = 58;

/** The assistant's first turn: the student's name, what need not be asked again, and a first question. */
export function open(state: InterviewState, student: Student): string {
  const name = student.firstName;
  const about = [settledMajor(student) ?? 'No major yet', schoolName(student)].filter(Boolean).join(' at ');
  const [greeting = ''] = turned(
    studies(student) !== ''
      ? [
          `Hi ${name}. ${about}, then. Answer as briefly as you like.`,
          `Hello ${name}. ${about}: good, and a word or two per answer is plenty.`,
          `Hi ${name}, good to meet you. ${about}, then, and whatever is not on the transcript.`,
          `${name}, hello. ${about}, I am told; the rest I would rather hear from you.`,
          `Good to have you here, ${name}. ${about}, and about six questions to go.`,
          `Hey ${name}. ${about}, if I have it right. Skip whatever you like.`,
        ]
      : [`Hi ${name}, short answers are fine here, and so is “skip”.`],
    variety(student),
  );
  const [question = ''] = chooseBy(firstQuestions(student), name, student.school ?? '', 'first');
  state.put.push(question);
  const text = `${greeting} ${question}`;
  state.openings.push(opening(text));
  return text;
}

/**
 * Puts one turn into words: what was just said in its own specifics where that helps, then at most one question. Remembers in the state
 * how the turn opened, what it asked and what it said back, so that nothing comes twice.
 */
export function compose(state: InterviewState, student: Student, speech: Speech, asking: Topic[]): { text: string; asking: Topic[] } {
  const known = contextOf(state, student, speech.told?.facts ?? null, speech.told?.tellings ?? []);
  const by = variety(student, String(state.messages));
  const comments = commentsOn(speech, state, student, known);
  if (speech.move === 'distress') return { text: take(state, comments, ['']), asking };
  if (speech.clash) return { text: take(state, [''], clashQuestions(speech.clash)), asking };
  const asked = asking.length > 0 ? { asking, texts: questions(state, speech, asking, known, by) } : fresh(state, known);
  const subject = known.fresh ?? known.telling;
  const back = subject === null ? [] : asking.flatMap((topic) => followUps(topic, subject).back);
  const follows = (comment: string, text: string) => !back.includes(text) || plain(comment).includes(plain(subject ?? ''));
  return { text: take(state, comments, asked.texts, follows), asking: asked.asking };
}

/** The last turn: a word on what was just said, and the one thing that happens next. */
export function close(state: InterviewState, student: Student, speech: Speech): string {
  const leaves = speech.move === 'done' || speech.move === 'rude';
  const comments = speech.told && !leaves ? remarks(speech.told, speech.before) : [];
  return take(state, leaves ? [''] : [...comments, ''], closings(state, student));
}

function commentsOn(speech: Speech, state: InterviewState, student: Student, known: Context): string[] {
  const { move, told } = speech;
  if (move === 'foreign' && speech.first) return [inLanguage(languageOf(speech.message), student.firstName)];
  const minds = move !== 'complaint' && complains(speech.message);
  const aside = asides(minds ? 'complaint' : move, speech.about[0], Math.max(1, 8 - state.messages), known);
  const sorrow =
    told?.sorrow == null
      ? []
      : [told.sorrow ? `I am sorry about ${told.sorrow}, ${student.firstName}.` : `I am sorry, ${student.firstName}.`];
  if (sorrow.length > 0) return sorrow;
  // A story told of what drained somebody is no evidence of a liking.
  const heard = told && !speech.about.some((topic) => topic === 'energy' || topic === 'loved') ? { ...told, tellings: [] } : told;
  const said = heard && speech.offers.length === 0 ? remarks(heard, speech.before, speech.message) : [];
  const again =
    /\b(?:like|as) i (?:already )?said\b|\balready (?:said|told)\b|\bi (?:just )?said (?:that|so)\b/i.test(speech.message) && told
      ? tellingOf(told.facts, ['hated', 'loved', 'did'])[0]
      : undefined;
  const human =
    again === undefined
      ? humanWord(speech.message, student.firstName)
      : (chooseBy(
          [`You did say so about ${again}.`, `Right, ${again}: you had told me.`, `I should have kept ${again} in mind.`],
          again,
        )[0] ?? null);
  if (human !== null && move === 'answer') return [...said.slice(0, 4).map((text) => `${human} ${text}`), human];
  const whole =
    told &&
    said.length === 0 &&
    move === 'answer' &&
    told.facts.hated.length === 0 &&
    wordCount(speech.message) > 6 &&
    !speech.about.includes('limits')
      ? onMessage(speech.message, student.firstName)
      : [];
  const own =
    told && move === 'answer' && said.length + whole.length === 0 && !told.corrects ? onWords(speech.message, speech.about[0]) : [];
  return [...aside, ...said, ...whole, ...own, ''];
}

function questions(state: InterviewState, speech: Speech, asking: readonly Topic[], known: Context, by: number): string[] {
  const [topic = 'energy'] = asking;
  if (speech.offers.length > 0) return [offer(topic, speech, known)];
  // After a death no question leans on a phrase.
  if (speech.told?.sorrow != null)
    return [
      'If you would like to go on: what has been even a small comfort lately?',
      'Only if you feel like it: what still does you good in a week like this?',
    ];
  const order = (items: string[]) => turned(items, by + asking.join('').length * 7);
  const simpler = (speech.again && speech.move !== 'answer') || speech.move === 'rude' ? order(plainly(topic)) : [];
  return [...simpler, ...wordings(topic, known, order)].filter((question) => !state.put.includes(question));
}

function offer(topic: Topic, speech: Speech, known: Context): string {
  const options = offered(speech.offers, topic);
  if (speech.move === 'resume') return `Which of these would you gladly do again: ${options}?`;
  if (speech.move === 'agree') return `Which of them comes closest: ${options}?`;
  const from = series([known.major, known.liked[0]].filter((thing) => thing != null));
  if (topic === 'roles') return `${from ? `Going by ${from}, would` : 'Would'} one of these be worth a look: ${options}?`;
  if (topic === 'hated') return `Does any of these tire you: ${options}?`;
  if (topic === 'companies') return `${from ? `With ${from} behind you, would` : 'Would'} you rather be at ${options}?`;
  if (topic === 'limits') return `Does one of these matter to you: ${options}?`;
  if (topic === 'people') return `Which sounds better to you: ${options}?`;
  return `${from ? `Thinking of ${from}, does` : 'Does'} one of these come close: ${options}?`;
}

function fresh(state: InterviewState, known: Context): { asking: Topic[]; texts: string[] } {
  const first = spares(known).find(({ text }) => !state.put.includes(text));
  return first ? { asking: first.asking, texts: [first.text] } : { asking: ['limits'], texts: [`What else should I know, ${known.name}?`] };
}

/**
 * The first comment and question that go together: within the length, with an opening no turn had, and not both leaning on the same
 * words. Where a question takes up by itself what was just said, it needs no comment.
 */
function take(
  state: InterviewState,
  comments: readonly string[],
  texts: readonly string[],
  follows: (comment: string, text: string) => boolean = () => true,
): string {
  const pairs = comments.flatMap((comment) => texts.slice(0, 14).map((text) => ({ comment, text })));
  const fits = ({ comment, text }: { comment: string; text: string }) => {
    const whole = `${comment} ${text}`.trim();
    return wordCount(whole) <= mostWords && !state.openings.includes(opening(whole)) && !overlaps(comment, text) && follows(comment, text);
  };
  const chosen = pairs.find(fits) ?? texts.map((text) => ({ comment: '', text })).find(fits) ?? { comment: '', text: texts[0] ?? '' };
  const whole = `${chosen.comment ? capital(chosen.comment) : ''} ${chosen.text}`.trim();
  state.openings.push(opening(whole));
  state.put.push(chosen.text);
  return whole;
}

/** Whether a question says again what the comment before it said: four letters or more of three words in a row. */
function overlaps(comment: string, text: string): boolean {
  const words = plain(text).split(' ');
  const before = ` ${plain(comment)} `;
  const runs = words.flatMap((_, at) => [words.slice(at, at + 2).join(' ')]).filter((run) => run.length > 8);
  return comment !== '' && runs.some((run) => before.includes(` ${run} `));
}

/** The first two words: what makes two turns sound alike. */
const opening = (text: string): string => plain(text.replace(/’|'/g, '')).split(' ').slice(0, 2).join(' ');

export interface Speech {
  message: string;
  /** What was asked before. */
  about: readonly Topic[];
  told: Understood | null;
  /** What was known before this message. */
  before: Facts;
  move: Move | null;
  /** Directions to offer. */
  offers: Direction[];
  /** The same question in plainer words. */
  again: boolean;
  /** The first message in another language. */
  first: boolean;
  clash: Clash | null;
}
