import type { Reading } from '#language/types.ts';
import { directions } from './directions.ts';
import { merge } from '#listening/merge.ts';
import { roleWords } from '#listening/grammar.ts';
import { chosen } from './offers.ts';
import { beforeParting, moveOf, withoutJokes, type Move } from '#listening/moves.ts';
import { beginning, compose, type Speech } from './speech.ts';
import { topics, type Topic } from '#listening/facts.ts';
import { emptyState, type InterviewState } from './state.ts';
import { settledMajor, type Student } from './student.ts';
import { quote, type Understood } from '#listening/told.ts';
import { understand } from '#listening/understand.ts';

/** The least and the most messages an interview takes, unless the student says they are done. */
const atLeast = 4;
const atMost = 8;

/** The assistant's first turn: it greets, says what it knows already and asks for what gives energy. */
export function begin(student: Student): Turn {
  const state = emptyState();
  return speak(state, student, { opens: beginning(student), about: [], told: null, move: null, offers: [], again: false, ends: false }, [
    'energy',
  ]);
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
  const message = answered ?? whole;
  const said = moveIn(message, asked);
  // A second yes to several directions means them all.
  const picked =
    said === 'agree' && state.sure ? state.offered : chosen(message, state.offered, asked.includes('loved') ? state.facts.did : []);
  const move: Move = picked === null ? said : picked === 'none' ? 'none' : 'answer';
  state.sure = move === 'agree' && state.offered.length > 1;
  const told = picked === null ? listen(move, message, asked, reading, state) : pick(picked, asked);
  if (told) {
    merge(state.facts, told);
    state.closed = topics.filter((topic) => state.closed.includes(topic) || told.settles.has(topic));
  }
  state.saidEnglish ||= move === 'foreign';
  const firstForeign = move === 'foreign' && !before.saidEnglish;
  const speech: Speech = { opens: null, about: asked, told: firstForeign ? null : told, move, offers: [], again: false, ends: false };
  // "I love chess. That's all": heard as an answer, and the last one.
  if (answered !== null && move !== 'distress') return finish(state, student, { ...speech, move: 'done' });
  if (move === 'done' || state.messages >= atMost) return finish(state, student, speech);

  const offers = offersFor(move, asked, told, state, student);
  if (offers) {
    state.offered = offers.options;
    // What a résumé holds is named in the offer.
    return speak(state, student, { ...speech, told: move === 'resume' ? null : speech.told, offers: offers.options }, offers.asking);
  }
  state.offered = [];
  const again =
    (firstForeign || returns(move, told, state)) &&
    asked.length > 0 &&
    asked.every((topic) => (state.tries[topic] ?? 0) < (curious.has(move) ? 3 : 2));
  if (again) return speak(state, student, { ...speech, again }, asked);
  state.closed = topics.filter((topic) => state.closed.includes(topic) || (asked.includes(topic) && !partlyTold(told, asked, topic)));
  const next = nextTopics(state);
  return next.length === 0 && state.messages >= atLeast ? finish(state, student, speech) : speak(state, student, speech, next);
}

/** Directions to put before a student who does not know, who said yes to several at once, or whose résumé holds several things. */
function offersFor(
  move: Move,
  asked: readonly Topic[],
  told: Understood | null,
  state: InterviewState,
  student: Student,
): { options: string[]; asking: Topic[] } | null {
  if (move === 'agree' && state.offered.length > 1) return { options: state.offered, asking: [...asked] };
  if (move === 'resume' && told && told.facts.did.length > 1 && !state.closed.includes('loved'))
    return { options: told.facts.did.slice(0, 3), asking: ['loved'] };
  if (move !== 'unsure') return null;
  // Somebody who has just been offered things to like is offered things to avoid next.
  const topic = asked.includes('hated') && state.helped.includes('energy') ? 'hated' : asked[0];
  if (topic === undefined || state.helped.includes(topic)) return null;
  state.helped.push(topic);
  if (asked.includes('loved') && topic === 'hated') state.closed.push('loved');
  const options = directions(topic, settledMajor(student), state.facts, student.majorRoles);
  return options.length > 1 ? { options, asking: [topic] } : null;
}

/** What a message does where it was said: a laugh after an answer takes nothing back, but to the first question it does. */
function moveIn(message: string, asked: readonly Topic[]): Move {
  const move = moveOf(message);
  return move === 'joke' && !asked.includes('energy') && withoutJokes(message).trim() !== '' ? 'answer' : move;
}

/** Whether the same question comes back in other words: the message answered nothing, or only corrected something earlier. */
const returns = (move: Move, told: Understood | null, state: InterviewState): boolean =>
  aside.has(move) ||
  (told !== null &&
    told.corrects &&
    told.takenBack.length + told.unsaid.length > 0 &&
    state.asking.some((topic) => !state.closed.includes(topic)));

/** What to ask next: loved and hated together while both are open; the least telling topics fall away when turns run short. */
function nextTopics(state: InterviewState): Topic[] {
  const open = topics.filter((topic) => !state.closed.includes(topic));
  const both = open.includes('loved') && open.includes('hated');
  let plan = open.filter((topic) => !(both && topic === 'hated'));
  for (const topic of expendable) if (plan.length > atMost - state.messages) plan = plan.filter((other) => other !== topic);
  const [first] = plan;
  return first === undefined ? [] : first === 'loved' && both ? ['loved', 'hated'] : [first];
}

/** Asked for two things at once, a message that told one leaves the other for later. */
const partlyTold = (told: Understood | null, asked: readonly Topic[], topic: Topic): boolean =>
  told !== null && asked.length > 1 && !told.settles.has(topic) && asked.some((other) => told.settles.has(other));

function listen(move: Move, message: string, asked: readonly Topic[], reading: Reading, state: InterviewState): Understood | null {
  if (move === 'answer') return understand(message, asked, reading);
  if (move === 'resume') return { ...understand(message, [], reading), settles: new Set() };
  if (move === 'foreign') return keep(message, asked, state);
  return null;
}

/** A message in another language is kept as it was said; after the first, which is met with a word about English, it also answers. */
function keep(message: string, asked: readonly Topic[], state: InterviewState): Understood {
  const told = nothingTold();
  quote(told, asked[0] ?? 'energy', message);
  if (state.saidEnglish) told.settles = new Set(asked);
  return told;
}

function pick(picked: string[] | 'none', asked: readonly Topic[]): Understood {
  const { facts } = emptyState();
  const [topic = 'energy'] = asked;
  const things = picked === 'none' ? [] : picked;
  if (topic === 'roles') facts.roles = things.map((name) => ({ name, said: roleWords(name) }));
  else facts[topic === 'energy' ? 'loved' : topic === 'companies' ? 'kinds' : topic] = [...things];
  return { ...nothingTold(), facts, settles: new Set(asked) };
}

const nothingTold = (): Understood => ({
  facts: emptyState().facts,
  takenBack: [],
  unsaid: [],
  swaps: [],
  settles: new Set(),
  corrects: false,
  sorrow: false,
});

function speak(state: InterviewState, student: Student, speech: Speech, asking: Topic[]): Turn {
  const said = compose(state, student, speech, asking);
  for (const topic of said.asking) state.tries[topic] = (state.tries[topic] ?? 0) + 1;
  state.asking = said.asking;
  return { state, text: said.text, over: false };
}

function finish(state: InterviewState, student: Student, speech: Speech): Turn {
  state.asking = [];
  return { state, text: compose(state, student, { ...speech, ends: true }, []).text, over: true };
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

const expendable: readonly Topic[] = ['hated', 'loved', 'companies', 'energy'];

export interface Turn {
  state: InterviewState;
  text: string;
  over: boolean;
}
