import type { About, Turn } from '#platform/chat.ts';
import { delimited, tagged } from '#platform/llm/delimited.ts';
import { withoutOurLine } from '#platform/llm/take-over.ts';
import { topics, type Facts, type Topic } from '#listening/facts.ts';
import { asksOfRule, withoutRules } from './clash-questions.ts';
import { mostRead } from './heard.ts';
import type { InterviewState } from './state.ts';

/**
 * The talk as a model is sent it: the record, what was said, and after the last message what is known and what to ask next. What the
 * student and the record say stands between tags that it cannot close. A question that tells what the form says of a visa or a clearance is
 * the server's to put: the model never hears it.
 */
export function talkSoFar({ about, history, message, turn: { state, over } }: Talk): Turn[] {
  const notes = [
    ...(message === null ? [] : [data('student', message), data('known', known(state.facts))]),
    ...(over || putsItself(state) ? [] : [data('question', state.put.at(-1) ?? '')]),
    tagged('notes', over ? ending : message === null ? beginning : [...steering(state)].join('\n')),
  ].join('\n\n');
  const record: Turn = { sender: 'user', text: data('record', recordOf(about)) };
  if (message === null) return [{ ...record, text: `${record.text}\n\n${notes}` }];
  return [record, ...asHeard(history).map(spoken), { sender: 'user', text: notes }];
}

/** Whether the next question is the server's to put. */
export const putsItself = ({ put }: InterviewState): boolean => asksOfRule(put.at(-1) ?? '');

/** What was said as models may hear it: without our lines on what failed and our questions on what the form keeps to itself. */
export const asHeard = (said: readonly Turn[]): Turn[] =>
  said.map(({ sender, text }) => ({ sender, text: sender === 'user' ? text : withoutRules(withoutOurLine(text)) }));

/** A whole interview as one text, each message between tags. */
export const transcript = (about: About, said: readonly Turn[]): string =>
  [
    data('record', recordOf(about)),
    ...asHeard(said).map(({ sender, text }) => data(sender === 'user' ? 'student' : 'interviewer', text)),
  ].join('\n');

const spoken = ({ sender, text }: Turn): Turn =>
  // An answer that was broken off before its first word is there, but no provider takes an empty one.
  sender === 'user' ? { sender, text: data('student', text) } : { sender, text: text.trim() || '…' };

/** Only what an interview needs of a student; neither address, visa, clearance nor résumé. */
const recordOf = ({ firstName, school, major, graduationYear, preferredLocations, lookingFor }: About): string =>
  [
    ['First name', firstName],
    ['School', school],
    ['Major', major],
    ['Class of', graduationYear],
    ['Places they would work in', preferredLocations.join('; ')],
    ['Looking for', lookingFor.join('; ')],
  ]
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const known = (facts: Facts): string =>
  (
    [
      ['Likes', facts.loved],
      ['Has done', facts.did],
      ['Drained by', facts.hated],
      ['Works well with', facts.people],
      ['Wants away from', facts.shun],
      ['Roles', facts.roles.map(({ said }) => said)],
      ['Fields', facts.fields.map(({ said }) => said)],
      ['Employers', [...facts.companies, ...facts.kinds]],
      ['A job has to respect', facts.limits],
      ['Refused', facts.refused.map(({ said }) => said)],
    ] as const
  )
    .filter(([, things]) => things.length > 0)
    .map(([name, things]) => `${name}: ${things.slice(0, 8).join('; ')}`)
    .join('\n') || 'Nothing yet.';

/** What to ask next, in fixed words: nothing that a student wrote stands in notes. */
function* steering({ asking, closed, offered, clash, messages }: InterviewState): Generator<string> {
  yield `This was message ${messages} of at most 8. The interview is not over.`;
  if (clash !== null) yield 'Two things the student said pull apart. Ask which of them counts more, as <question> does, and name both.';
  else if (offered.length > 0) yield 'The student has no answer yet. Put before them what <question> offers, all of it and in that order.';
  const next = topics.filter((topic) => asking.includes(topic));
  if (next.length > 0) yield `Ask about: ${next.map((topic) => subjects[topic]).join('; ')}.`;
  const done = closed.filter((topic) => !asking.includes(topic));
  if (done.length > 0) yield `Do not ask again about: ${done.map((topic) => subjects[topic]).join('; ')}.`;
}

const beginning = `This is the beginning. Greet the student by first name, say in a few words what the record tells that matters, and ask about: what gives them energy, what they lose track of time with.`;
const ending = `The interview is over. Close it in one or two sentences: take up what the student said last, say what stands out in their own words, and that their profile comes now. Ask nothing.`;

const subjects: Readonly<Record<Topic, string>> = {
  energy: 'what gives them energy, what they lose track of time with',
  loved: 'a class, a job or a project that they liked, and what in it',
  hated: 'what drains them in a class, a job or a task',
  people: 'with what people and in what surroundings they work well',
  roles: 'which roles or fields they think of',
  companies: 'which employers interest them',
  limits: 'what a job has to respect: hours, pay, places, pace',
};

/** Something from outside, as far as it is read. */
const data = (tag: string, text: string): string => delimited(tag, text.slice(0, mostRead));

interface Talk {
  about: About;
  history: readonly Turn[];
  message: string | null;
  turn: { state: InterviewState; over: boolean };
}
