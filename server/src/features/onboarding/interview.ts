import type { Reading } from '#language/types.ts';
import { roleWords } from '#listening/grammar.ts';
import { hear } from '#listening/hear.ts';
import { isMostlyForeign, languageOf } from '#listening/foreign.ts';
import { wishesAbroad } from '#listening/foreign-wishes.ts';
import { merge } from '#listening/merge.ts';
import { beforeParting, moveOf, withoutJokes, type Move } from '#listening/moves.ts';
import { noFacts, topics, type Topic } from '#listening/facts.ts';
import { quote, type Understood } from '#listening/told.ts';
import { clashIn } from './clashes.ts';
import type { Direction } from '#speaking/direction-families.ts';
import { directions } from '#speaking/directions.ts';
import { chosen } from '#speaking/offers.ts';
import { nextTopic } from './plan.ts';
import { settle } from './settle.ts';
import { close, compose, open, type Speech } from './speech.ts';
import { emptyState, type InterviewState } from './state.ts';
import { settledMajor, type Student } from './student.ts';
import { stand, trace } from './traces.ts';

/** The least and the most messages an interview takes, unless the student says they are done. */
const atLeast = 4;
const atMost = 8;

/** The assistant's first turn: it greets, says what it knows already and asks for what gives energy. */
export function begin(student: Student): Turn {
  const state = emptyState();
  const text = open(state, student);
  state.tries = { energy: 1 };
  state.asking = ['energy'];
  return { state, text, over: false };
}

/**
 * One turn: takes the student's message into the state and says what comes next; `over` when the interview ends with it.
 * Pure: the same state, message and reading give the same turn.
 */
export function respond(before: InterviewState, student: Student, whole: string, reading: Reading): Turn {
  const state = structuredClone(before);
  state.messages += 1;
  const asked = state.asking;
  const answered = beforeParting(whole);
  // "None of these, suspension lead": what follows the refusal is the answer.
  const message = (answered ?? whole).replace(/^\s*(?:none|neither|not any) of (?:these|those|them)\s*[,.;:–-]+\s*(?=\S)/i, '');
  const said = moveIn(message, asked, before.saidEnglish);
  const decided = state.clash !== null && settle(state, state.clash, message);
  // A second yes to several directions means them all.
  const picked = decided
    ? null
    : said === 'agree' && state.sure
      ? state.offered
      : chosen(message, state.offered, asked.includes('loved') ? state.facts.did : []);
  const move: Move = picked === null ? said : picked === 'none' ? 'none' : 'answer';
  state.sure = move === 'agree' && state.offered.length > 1;
  const told = decided ? null : picked === null ? listen(move, message, asked, reading, state) : pick(picked, asked);
  const speech: Speech = {
    message,
    about: asked,
    told,
    before: before.facts,
    move: decided ? null : move,
    offers: [],
    again: false,
    first: move === 'foreign' && !before.saidEnglish,
    clash: null,
  };
  state.saidEnglish ||= move === 'foreign';
  if (told) {
    merge(state.facts, told);
    state.closed = topics.filter((topic) => state.closed.includes(topic) || told.settles.has(topic));
    stand(state, message, reading);
    if (!asked.some((topic) => topic === 'roles' || topic === 'companies' || topic === 'limits'))
      state.told = [...state.told, ...told.tellings].slice(0, 12);
  }
  trace(state);
  // "I love chess. That's all": heard as an answer, and the last one.
  if (answered !== null && move !== 'distress') return finish(state, student, { ...speech, move: 'done' });
  if (move === 'done' || state.messages >= atMost) return finish(state, student, speech);
  return decided ? goOn(state, student, speech, []) : next(before, state, student, speech, asked);
}

/** What follows an answer: a contradiction to settle, directions to offer, the same question again, or the next one. */
function next(before: InterviewState, state: InterviewState, student: Student, speech: Speech, asked: Topic[]): Turn {
  const { told, move } = speech;
  const clash = told && move === 'answer' && !told.corrects && told.sorrow === null ? clashIn(state, before.facts, student) : null;
  if (clash) {
    state.clash = clash;
    state.clashed.push(clash.key);
    closeAsked(state, asked, told);
    state.offered = [];
    return speak(state, student, { ...speech, clash }, []);
  }
  const offers = offersFor(move, asked, told, state, student);
  if (offers) {
    state.offered = offers.options.map(({ what }) => what);
    // What a résumé holds is named in the offer.
    return speak(state, student, { ...speech, told: move === 'resume' ? null : told, offers: offers.options }, offers.asking);
  }
  state.offered = [];
  const again =
    returns(move, told, state) &&
    asked.length > 0 &&
    asked.every((topic) => (state.tries[topic] ?? 0) < (move !== null && curious.has(move) ? 3 : 2));
  if (again) return speak(state, student, { ...speech, again }, asked);
  return goOn(state, student, speech, asked);
}

function goOn(state: InterviewState, student: Student, speech: Speech, asked: readonly Topic[]): Turn {
  closeAsked(state, asked, speech.told);
  const topic = nextTopic(state, speech.told, atMost);
  if (topic === null && state.messages >= atLeast) return finish(state, student, speech);
  return speak(state, student, speech, topic === null ? [] : [topic]);
}

const closeAsked = (state: InterviewState, asked: readonly Topic[], told: Understood | null): void => {
  // A sorrow answers nothing; what was asked may be asked again later, from another side.
  if (told?.sorrow != null && !asked.some((topic) => told.settles.has(topic))) return;
  // Answered beside the question, it may be put once more in other words.
  const closes = (topic: Topic) => told === null || told.settles.has(topic) || (state.tries[topic] ?? 0) > 1;
  state.closed = topics.filter((topic) => state.closed.includes(topic) || (asked.includes(topic) && closes(topic)));
};

/** Directions to put before a student who does not know, who said yes to several at once, or whose résumé holds several things. */
function offersFor(
  move: Move | null,
  asked: readonly Topic[],
  told: Understood | null,
  state: InterviewState,
  student: Student,
): { options: Direction[]; asking: Topic[] } | null {
  const bare = (things: readonly string[]) => things.map((what) => ({ what, why: '' }));
  if (move === 'agree' && state.offered.length > 1) return { options: bare(state.offered), asking: [...asked] };
  if (move === 'resume' && told && told.facts.did.length > 1 && !state.closed.includes('loved'))
    return { options: bare(told.facts.did.slice(0, 3)), asking: ['loved'] };
  if (move !== 'unsure') return null;
  const [topic] = asked;
  if (topic === undefined || state.helped.includes(topic) || (topic === 'loved' && state.helped.includes('energy'))) return null;
  state.helped.push(topic);
  const options = directions(topic, settledMajor(student), state.facts, student.majorRoles);
  return options.length > 1 ? { options, asking: [topic] } : null;
}

/** What a message does where it was said: a laugh after an answer takes nothing back, but to the first question it does. */
function moveIn(message: string, asked: readonly Topic[], spokeOther: boolean): Move {
  const move = moveOf(message);
  if (move === 'answer' && spokeOther && isMostlyForeign(message)) return 'foreign';
  return move === 'joke' && !asked.includes('energy') && withoutJokes(message).trim() !== '' ? 'answer' : move;
}

/** Whether the same question comes back in other words: the message answered nothing, or only corrected something earlier. */
const returns = (move: Move | null, told: Understood | null, state: InterviewState): boolean =>
  (move !== null && aside.has(move)) ||
  (told !== null &&
    told.corrects &&
    told.takenBack.length + told.unsaid.length > 0 &&
    state.asking.some((topic) => !state.closed.includes(topic)));

function listen(move: Move, message: string, asked: readonly Topic[], reading: Reading, state: InterviewState): Understood | null {
  if (move === 'answer') return hear(message, asked, reading);
  if (move === 'resume') return { ...hear(message, [], reading), settles: new Set() };
  if (move === 'foreign') return keep(message, asked, reading, state);
  return null;
}

/** A message in another language is kept as it was said, with the names in it; after the first it also answers. */
function keep(message: string, asked: readonly Topic[], reading: Reading, state: InterviewState): Understood {
  const told = nothingTold();
  const { loved, hated, wanted } = wishesAbroad(message, languageOf(message) ?? 'another');
  told.facts.loved.push(...loved);
  told.facts.hated.push(...hated);
  told.facts.fields.push(...wanted.map((said) => ({ name: said, said })));
  if (loved.length + hated.length + wanted.length === 0 || asked.includes('limits')) quote(told, asked[0] ?? 'energy', message);
  if (asked.includes('companies') || asked.includes('roles')) {
    const named = reading.mentions.flatMap((mention) =>
      mention.kind === 'company' && mention.certainty >= 0.9 && !mention.negated ? [mention.company] : [],
    );
    const more = named.length > 0 || asked.includes('companies') ? capitalised(message) : [];
    told.facts.companies = [...new Set([...named, ...more.filter((name) => !named.some((known) => known.includes(name)))])];
  }
  if (message.split(/\s+/).length > 2 || state.saidEnglish) told.settles = new Set(asked);
  if (hated.length > 0) told.settles.add('hated');
  return told;
}

/** Names among words that are none: "AECOM y HNTB". */
const capitalised = (message: string): string[] =>
  (
    message.match(
      /(?<=[\s,]|^)\p{Lu}{2,6}(?=[\s,.!]|$)|(?<=^|[.!?]\s)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+|(?<=[\p{L},]\s)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)*/gu,
    ) ?? []
  ).slice(0, 6);

function pick(picked: string[] | 'none', asked: readonly Topic[]): Understood {
  const facts = noFacts();
  const [topic = 'energy'] = asked;
  const things = picked === 'none' ? [] : picked;
  if (topic === 'roles') facts.roles = things.map((name) => ({ name, said: roleWords(name) }));
  else facts[topic === 'energy' ? 'loved' : topic === 'companies' ? 'kinds' : topic] = [...things];
  return { ...nothingTold(), facts, settles: new Set(asked) };
}

const nothingTold = (): Understood => ({
  facts: noFacts(),
  takenBack: [],
  unsaid: [],
  swaps: [],
  settles: new Set(),
  corrects: false,
  denies: false,
  sorrow: null,
  tellings: [],
});

function speak(state: InterviewState, student: Student, speech: Speech, asking: Topic[]): Turn {
  const said = compose(state, student, speech, asking);
  state.asking = said.asking;
  for (const topic of said.asking) state.tries[topic] = (state.tries[topic] ?? 0) + 1;
  return { state, text: said.text, over: false };
}

function finish(state: InterviewState, student: Student, speech: Speech): Turn {
  state.asking = [];
  state.clash = null;
  return { state, text: close(state, student, speech), over: true };
}

/** Moves that answer nothing: the question is put again in other words. */
const aside: ReadonlySet<Move> = new Set<Move>([
  'agree',
  'greeting',
  'thanks',
  'unclear',
  'why',
  'who',
  'howLong',
  'privacy',
  'offTopic',
  'rightAnswer',
  'joke',
  'rude',
  'nonsense',
  'resume',
  'distress',
]);

/** Asides that are worth a third try: the student wants to know before answering. */
const curious: ReadonlySet<Move> = new Set<Move>(['greeting', 'unclear', 'rightAnswer', 'why', 'who', 'howLong', 'privacy', 'foreign']);

export interface Turn {
  state: InterviewState;
  text: string;
  over: boolean;
}
