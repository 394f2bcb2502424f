import { capital, isActivity, wordCount } from '#listening/grammar.ts';
import type { Topic } from '#listening/facts.ts';
import type { Context } from './context.ts';
import { fill } from '#speaking/phrase-grammar.ts';
import { traitOf } from '#speaking/traits.ts';

/**
 * Questions about a topic that take up something of the student's; none when nothing fits. A follow-up on what was just told comes
 * first; what was told earlier is named again, so that nobody wonders what is meant.
 */
export function anchored(topic: Topic, known: Context): string[] {
  const { liked, role, company } = known;
  const thing = liked.find((phrase) => wordCount(phrase) <= 6) ?? null;
  const { trait } = known;
  const named = (texts: readonly string[]) => (thing === null ? [] : texts.map((text) => fill(text, thing)));
  const doing = thing !== null && isActivity(thing);
  switch (topic) {
    case 'energy':
      return role
        ? [
            `Where have you already done something of what ${role} does, even on a small scale?`,
            `What have you done, paid or not, that made you think of being ${role}?`,
            `Which hour of the past year felt most like being ${role}?`,
          ]
        : [];
    case 'loved':
      return named(doing ? laterDeed : laterThing);
    case 'hated':
      return trait
        ? [
            `Which side of ${trait.name} would you hand to somebody else?`,
            `Even in ${trait.name} there are dull hours: which ones can you not stand?`,
            `If a job had ${trait.name} in the morning, what would spoil the afternoon?`,
            `And what empties you, the way ${trait.name} seems to fill you?`,
            `What would you never do for money, even with ${trait.name} thrown in?`,
            `Which class or job was as far from ${trait.name} as it gets?`,
          ]
        : [];
    case 'people':
      return [
        ...(doing ? named(withWhom) : []),
        ...(role ? [`As ${role}, whom would you want at the next desk, and in what sort of place?`] : []),
      ];
    case 'roles':
      return trait
        ? [
            `Would ${trait.roles[0]} or ${trait.roles[1]} be anywhere near what you picture, or what else?`,
            `Which jobs have you looked at yourself, besides what everybody suggests, such as ${trait.roles[0]}?`,
            `Do you know anybody whose job is ${trait.name}, and would you swap with them?`,
            `${capital(trait.roles[0])} and ${trait.roles[1]} both do that, very differently: which would you rather try, or neither?`,
            `If ${trait.name} were the job, what would you want it to be called?`,
            `What do you see yourself doing in three years, with ${trait.name} in it or without?`,
            `There are ${trait.roles[0]}, there are ${trait.roles[1]}; who else does what you would like to do?`,
            `Which titles have you typed into a search box lately, near ${trait.name} or far from it?`,
          ]
        : company
          ? [`What would you want to be doing at ${company}?`]
          : [];
    case 'companies':
      return role
        ? [
            `Where would you most like to be ${role}, famous or not?`,
            `Where would you like to shadow ${role} for a day?`,
            `Which place would you trust to teach you to be ${role}?`,
            `If you could be ${role} anywhere, which door would you knock on first?`,
          ]
        : trait
          ? [`Whom do you know of, large or small, that pays people for ${trait.name}?`]
          : [];
    case 'limits':
      return limits(known);
  }
}

/**
 * Questions of a topic on what was just told: `back` lean on a remark about it, `whole` name it themselves. The plan goes on, but from
 * there: what it shows, what would spoil it, who was around.
 */
export function followUps(topic: Topic, fresh: string): { back: readonly string[]; whole: readonly string[] } {
  const trait = traitOf(fresh);
  const doing = isActivity(fresh);
  const whole = (texts: readonly string[]) => texts.map((text) => fill(text, fresh));
  switch (topic) {
    case 'loved':
      return { back: trait?.ask ?? (doing ? ofDeed : ofThing), whole: whole(doing ? laterDeed : laterThing) };
    case 'hated':
      return trait || doing || wordCount(fresh) > 2 ? { back: spoiled, whole: whole(spoils) } : { back: [], whole: [] };
    case 'people':
      return { back: doing ? around : [], whole: doing ? whole(withWhom) : [] };
    default:
      return { back: [], whole: [] };
  }
}

const ofDeed = [
  'How did that begin?',
  'Which part of it would you do even on a bad day?',
  'What was the hardest part of that?',
  'Who would notice if you stopped?',
];
const ofThing = ['What is it about that which keeps you coming back?', 'When did that start?', 'How did you come to that?'];

const spoiled = [
  'What would spoil that for you?',
  'Which part of it would you hand to somebody else?',
  'And when is it no fun at all?',
  'What else comes with it that you merely put up with?',
  'Which part of that is plain duty?',
  'What is it like on a bad day?',
];

const spoils = [
  'What could a job do to spoil {it} for you?',
  'Which part of {it} do you leave for last?',
  'When {is|are} {it} no fun at all?',
  'What else, around {it}, do you merely put up with?',
  'Set against {it}, which class or job drags?',
];

const around = [
  'Alone, with a few others or in a crowd: how do you do that best?',
  'Which people help you with that, and which get in the way?',
  'Whom did you need for that, and whom not?',
];

const withWhom = [
  'When you are {it}, who is around, and is that how you like it?',
  'Would you do {it} alone, with two others or in a crowd, and where?',
  'Think of {it}: what was the place like, and who else was in it?',
];

function limits({ company, role, limited, places }: Context): string[] {
  const also = limited ? ' else' : '';
  const place = places ? '' : ', place';
  return [
    ...(company
      ? [
          `Say ${company} made an offer: what${also} would have to be right about hours, pay${place} or pace?`,
          `What could make you turn down even ${company}: hours, pay${place}, pace?`,
          `Before you wrote to ${company}, what${also} would you check: hours, pay${place}, pace?`,
          `Which of hours, pay${place} or pace would you not bend on${limited ? ', besides that' : ''}, even for ${company}?`,
          `Where would ${company} have to give way: hours, pay${place}, pace?`,
          `Suppose ${company} wants you next month: what in your life has to stay as it is?`,
          `What does your week have to look like, at ${company} or anywhere?`,
          `If ${company} asked for your terms, what would you write: hours, pay${place}, pace?`,
          `What is the least you would accept from ${company} in hours, pay${place} or pace?`,
        ]
      : []),
    ...(role
      ? [
          `What${also} must work as ${role} leave room for in your life?`,
          `On which terms${limited ? ', besides those,' : ''} would you work as ${role}: hours, pay${place}, pace?`,
        ]
      : []),
  ];
}

const laterDeed = [
  'Tell me more about {it}: what did you get better at there?',
  'What came out of {it} that you would show a stranger?',
  'Back to {it} for a moment: what was hardest, and did you mind?',
  'What would a job have to take from {it} for you to stay?',
  'Which moment of {it} do you think back to?',
];

const laterThing = [
  'What is it about {it} that you would want to find in a job?',
  'Where did {it} come into your life?',
  'Back to {it} for a moment: what do you see in {it|them} that others do not?',
  'What have you made or run that had to do with {it}?',
];
