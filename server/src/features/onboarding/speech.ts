import { capital, plain, roleWords, series, wordCount } from '#listening/grammar.ts';
import type { Move } from '#listening/moves.ts';
import { plainly, reason, spares, wordings } from './questions.ts';
import { reflections } from './reflect.ts';
import type { Facts, Named, Topic } from '#listening/facts.ts';
import type { InterviewState } from './state.ts';
import { seeks, settledMajor, studies, turned, variety, type Student } from './student.ts';
import type { Understood } from '#listening/told.ts';

/** The most words a turn may have. */
const mostWords = 58;

/**
 * Puts one turn into words: what was just said in its own specifics, then at most one question. Remembers in the state how the turn
 * opened and what it asked, so that neither comes twice.
 */
export function compose(state: InterviewState, student: Student, speech: Speech, asking: Topic[]): { text: string; asking: Topic[] } {
  const openers = speech.opens ?? [
    ...(speech.told?.sorrow ? turned(condolences, variety(student)) : []),
    ...(speech.told ? reflections(speech.told, variety(student, String(state.messages))) : []),
    ...turned(
      reactions(speech.move, speech.offers.length > 0, state, student),
      speech.move === 'foreign' || speech.move === 'rude' ? 0 : variety(student),
    ),
    ...turned(plainOpeners, variety(student)),
  ];
  if (speech.move === 'distress' && !speech.ends) return { text: take(state, openers, ''), asking };
  if (speech.ends) return { text: take(state, openers, closing(speech.move, student)), asking: [] };

  const ask = asking.length > 0 ? { asking, text: question(state, student, speech, asking) } : fresh(state, spares(state.facts));
  state.put.push(ask.text);
  const silent =
    speech.move === 'why' && !speech.told
      ? [`I ask because ${reason(speech.about)}.`, `The reason is that ${reason(speech.about)}.`]
      : openers;
  return { text: take(state, silent, ask.text), asking: ask.asking };
}

/** How the assistant's first turn opens: with the student's name and what need not be asked again. */
export function beginning(student: Student): string[] {
  const known = series([studies(student), seeks(student)].filter(Boolean));
  const [opening = ''] = turned(
    [
      `I know already that you ${known}, so I will ask about the rest.`,
      `You ${known}: that much I know, so the questions are about everything else.`,
      `From the steps before this one I know that you ${known}; now for what no form asks.`,
    ],
    variety(student),
  );
  return [`Hi ${student.firstName}. ${known ? `${opening} ` : ''}Short answers are fine, and “skip” works too.`];
}

function question(state: InterviewState, student: Student, speech: Speech, asking: Topic[]): string {
  if (speech.offers.length > 0) return offer(asking[0], speech, student, state);
  const known = { facts: before(state, speech.told), places: student.preferredLocations.length > 0 };
  const simpler = (speech.again && speech.move !== 'answer') || speech.move === 'rude' ? plainly(asking) : [];
  const choices = [...simpler, ...turned(wordings(asking, known), variety(student, ...asking))];
  return choices.find((choice) => !state.put.some((put) => put === choice || echoes(put, choice, state))) ?? choices[0] ?? '';
}

/** Whether two questions lean on the same thing the student said: once per interview is attention, twice is a habit. */
const echoes = (put: string, choice: string, state: InterviewState): boolean =>
  [...state.facts.loved, ...state.facts.did, ...[...state.facts.roles, ...state.facts.fields].map(({ said }) => said)].some(
    (thing) => thing.length > 3 && put.includes(thing) && choice.includes(thing),
  );

/** What was known before this message: a question that takes up what the sentence before it just said would say it twice. */
function before(state: InterviewState, told: Understood | null): Facts {
  const { facts } = state;
  if (!told) return facts;
  const old = (list: readonly string[], now: readonly string[]) => list.filter((thing) => !now.includes(thing));
  const oldNames = (list: readonly Named[], now: readonly Named[]) => list.filter(({ name }) => !now.some((other) => other.name === name));
  return {
    ...facts,
    loved: old(facts.loved, told.facts.loved),
    did: old(facts.did, told.facts.did),
    roles: oldNames(facts.roles, told.facts.roles),
    fields: oldNames(facts.fields, told.facts.fields),
  };
}

function offer(topic: Topic | undefined, speech: Speech, student: Student, state: InterviewState): string {
  const options = series(topic === 'roles' ? speech.offers.map(roleWords) : speech.offers, 'or');
  if (speech.move === 'resume') return `Which of these would you gladly do again: ${options}?`;
  if (speech.move === 'agree') return `Which of them comes closest: ${options}?`;
  const loved = state.facts.loved.find((thing) => wordCount(thing) <= 6);
  const major = settledMajor(student);
  const from = [major, loved].filter((thing) => thing !== null && thing !== undefined);
  if (topic === 'roles') return `${from.length > 0 ? `Starting from ${series(from)}, would` : 'Would'} you try any of these: ${options}?`;
  if (topic === 'hated') return `Does any of these tire you: ${options}?`;
  if (topic === 'companies') return `Would you rather be at ${options}?`;
  if (topic === 'limits') return `Does one of these matter to you: ${options}?`;
  if (topic === 'people') return `Would you like ${options}?`;
  return `${major ? `In ${major} or outside it, does` : 'Does'} one of these come close: ${options}?`;
}

function fresh(state: InterviewState, choices: { asking: Topic[]; text: string }[]): { asking: Topic[]; text: string } {
  return choices.find((choice) => !state.put.includes(choice.text)) ?? { asking: ['limits'], text: 'What else should I know?' };
}

function reactions(move: Move | null, offering: boolean, state: InterviewState, student: Student): string[] {
  const left = Math.max(1, 8 - state.messages);
  switch (move) {
    case 'skip':
      return [
        'We can leave that one.',
        'No need to answer that.',
        'That one stays blank, then.',
        'On to something else.',
        'Skipping ahead.',
        'Left open.',
        'Moving along.',
      ];
    case 'done':
      return ['All right.', 'Of course.', 'Very well.'];
    case 'unsure':
      return offering
        ? [
            'Nobody has to know that yet.',
            'That can take a while to see.',
            'Not knowing is a fair answer.',
            'It need not be clear today.',
            'Let me suggest something.',
            'Perhaps this helps.',
            'Some ideas, then.',
          ]
        : [
            'Then it stays open for now.',
            'An open answer is fine.',
            'That may come later.',
            'No harm in leaving it open.',
            'We leave it there.',
            'Another day, perhaps.',
          ];
    case 'none':
      return ['Nothing there, then.', 'No is an answer too.', 'None, understood.', 'Clear.'];
    case 'open':
      return ['I will keep that wide open.', 'Then nothing is ruled out there.', 'Open it stays.'];
    case 'agree':
      return ['Tell me a little more.', 'A word or two more would help.', 'Yes to which, I wonder.'];
    case 'thanks':
      return ['You are welcome.', 'Gladly.'];
    case 'greeting':
      return [`Good to meet you, ${student.firstName}.`, 'And hello again.'];
    case 'unclear':
      return ['Let me put it another way.', 'I was unclear there.', 'Here is the same thing again.'];
    case 'rightAnswer':
      return ['Whatever comes to mind counts; no answer here is wrong.', 'There are no wrong answers, and short ones will do.'];
    case 'who':
      return [
        'I am the interviewer of this site: a program, with no person behind it.',
        'A program, and not a person: I sort what you tell me into a profile.',
      ];
    case 'howLong':
      return [
        `At most ${left} more ${left === 1 ? 'answer' : 'answers'}, and “finish” ends it at any time.`,
        `No more than ${left} from here, and “finish” ends it sooner.`,
      ];
    case 'privacy':
      return ['What you write here becomes the profile that you see at the end and that the job search uses.'];
    case 'offTopic':
      return ['That is beyond me: I only know how to hold this interview.', 'I cannot help with that one; this interview is all I do.'];
    case 'nonsense':
      return ['I could not make words of that.', 'Those letters went past me.'];
    case 'joke':
      return ['I will not hold you to that one.', 'Half a joke, I suspect.'];
    case 'foreign':
      return [
        'I read English best and may miss things in other languages; single English words are plenty, or write on as you like and I will keep your own words.',
        'I have kept that as you wrote it.',
        'Your words are kept as they are.',
        'Kept, in your own language.',
      ];
    case 'rude':
      return [
        'Fair enough, these questions can be tiresome: say “finish” and we stop here. Otherwise, a short one.',
        'I hear you, and “finish” ends this at once.',
        'Understood, and stopping is fine at any point.',
      ];
    case 'resume':
      return ['A résumé says a good deal about what you did, and less about what you liked.', 'I have read through that.'];
    case 'distress':
      return [
        'I am sorry that it is this heavy. I am only a program, and you deserve a person: in the US you can call or text 988 at any hour, and your campus counselling centre is there too. This interview can wait as long as you like.',
      ];
    default:
      return [];
  }
}

/** What is said to somebody who told of a death or an illness: short, and without repeating it. */
const condolences = [
  'I am sorry, that is a lot to carry.',
  'Thank you for telling me; that cannot be easy.',
  'That is hard, and I am sorry.',
];

const plainOpeners = [
  'All right.',
  'Understood.',
  'Thank you for that.',
  'Let us go on.',
  'Next, then.',
  'I see.',
  'Good.',
  'Onward.',
  'Carrying on.',
];

const closing = (move: Move | null, student: Student): string =>
  move === 'done' || move === 'rude'
    ? `We can stop here, ${student.firstName}. Here is what I understood so far.`
    : (turned(
        [
          `That is enough for a first picture, ${student.firstName}. Here is what I understood.`,
          `I have what I need for a start, ${student.firstName}: here it is in short.`,
          `With that we can begin, ${student.firstName}. This is how I understood you.`,
        ],
        variety(student),
      )[0] ?? '');

/** The first opener that no turn has begun with and that leaves room for the rest; none when all are used up. */
function take(state: InterviewState, openers: readonly string[], rest: string): string {
  const text =
    [...openers.map((opener) => `${capital(opener)} ${rest}`.trim()), rest].find(
      (candidate) => !state.openings.includes(opening(candidate)) && wordCount(candidate) <= mostWords,
    ) ?? rest;
  state.openings.push(opening(text));
  return text;
}

/** The first two words: what makes two turns sound alike. */
const opening = (text: string): string => plain(text.replace(/’|'/g, '')).split(' ').slice(0, 2).join(' ');

export interface Speech {
  /** Openers that take the place of a reaction: the greeting. */
  opens: string[] | null;
  /** What was asked before. */
  about: readonly Topic[];
  told: Understood | null;
  move: Move | null;
  /** Directions to offer. */
  offers: string[];
  /** The same question in plainer words. */
  again: boolean;
  ends: boolean;
}
