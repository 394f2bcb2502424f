import { aims } from './aims.ts';
import { spoken, wordCount } from '#listening/grammar.ts';
import type { Facts, Topic } from '#listening/facts.ts';

/** Every wording in which the topics may be asked, best first for what is known; each holds exactly one question mark, at its end. */
export function wordings(asking: readonly Topic[], known: Known): string[] {
  const loved = known.facts.loved.map(spoken)[0] ?? known.facts.did[0];
  const aim = aims(known.facts.roles.slice(0, 1), known.facts.roles.length > 0 ? [] : known.facts.fields.slice(0, 1));
  const short = loved && wordCount(loved) <= 6 && !/^(?:how|what|why|moments)\b/.test(loved) ? loved : undefined;
  const limit = known.facts.limits[0];
  const direction = aim !== '' && aim.length < 50 ? aim : undefined;
  const both = asking.includes('loved') && asking.includes('hated');
  const topic = asking[0];
  if (topic === undefined) return [];
  if (both)
    return [
      'Going through your classes, jobs and projects, which did you look forward to, and which did you dread?',
      'Take the classes, jobs or projects so far: which one would you do again tomorrow, and which one never again?',
      'Out of everything on your timetable and on your shifts, what flew by, and what dragged?',
      'Between classes, jobs and clubs, what was the best hour of a normal week, and what was the worst?',
    ];
  return {
    energy: [
      ...(direction ? [`Picture a good day of ${direction}: what are you doing when time flies?`] : []),
      'What were you doing when you last lost track of time?',
      'Which activity, inside or outside class, leaves you with more energy than it took?',
      'What do you find yourself doing when nobody has asked you to?',
      'Think back over the past month: what were you doing when you felt most awake?',
    ],
    loved: [
      'Which class, job or project would you do again tomorrow, even without credit for it?',
      'Where has that shown up in real life, in a class, a job or something you made?',
      'Which piece of work, paid or not, are you still glad you did?',
      'What have you made, run or finished that you would show a stranger?',
    ],
    hated: [
      'And the other side: which task, class or job left you drained?',
      'On the other hand, what kind of work do you put off until the last minute?',
      'What did a class, a job or a club teach you to stay away from?',
      'Which part of school or work would you gladly never do again?',
    ],
    people: [
      ...(short ? [`If a job left room for ${short}, who would you want beside you?`] : []),
      'What kind of people and surroundings bring out your best work?',
      'Who do you like to have around you while you work?',
      'Think of a place where you worked well: what was it like, the people included?',
      'When you work well, are you with a team, with strangers or on your own?',
    ],
    roles: [
      ...(short ? [`Starting from ${short}, which kinds of jobs or fields have crossed your mind, even vaguely?`] : []),
      'Which fields or roles are you turning over in your mind, however vaguely?',
      'If somebody offered you a first job on Monday, in which role or field would you want it?',
      'Which jobs have you caught yourself looking up?',
      'Which roles or fields are on your list, and which are off it?',
    ],
    companies: [
      ...(direction ? [`Thinking of ${direction}, are there employers you would like to hear from, famous or not?`] : []),
      'Which companies or organisations would make you open an email at once?',
      'Are there employers, large or small, that you already admire?',
      'If you could spend a week inside any organisation, which would it be?',
      'Whose work do you follow closely enough to want to work there?',
    ],
    limits: limit
      ? [
          `Besides what you said (${limit}), what else does a job have to respect, such as hours, pay or pace?`,
          `You mentioned this already: ${limit}. Is there anything else a job must respect?`,
        ]
      : [
          `What does a job have to respect, such as hours, pay${known.places ? '' : ', places'} or pace?`,
          `Are there limits on hours, pay${known.places ? '' : ', where you live'} or pace that a job has to keep to?`,
          `What would make you turn a good offer down, be it hours, pay${known.places ? '' : ', the place'} or something I have not asked about?`,
          `Which conditions are fixed for you: hours, pay${known.places ? '' : ', places'} or pace?`,
        ],
  }[topic];
}

/** The same question in plainer words, for somebody who did not understand it. */
export const plainly = (asking: readonly Topic[]): string[] => {
  const topic = asking[0];
  if (topic === undefined) return ['Is there anything that has not come up yet?', 'What have I left out?'];
  return {
    energy: ['What do you enjoy so much that you forget the clock?', 'Simply, what do you like doing?'],
    loved: ['Which class or job did you like, and which did you not?', 'Of all you have done so far, what did you like?'],
    hated: ['What kind of work tires you out?', 'What would you not want to do all day?'],
    people: ['Would you rather work with many people, with a few, or alone?', 'Where, and with whom, do you work well?'],
    roles: ['What job would you like to try?', 'What work could you see yourself doing?'],
    companies: ['Where would you like to work?', 'Is there a company, or a kind of place, that you like?'],
    limits: ['What can a job not ask of you?', 'What do you need from a job, such as hours, pay or a place?'],
  }[topic];
};

/** Why the interview asks this, in one honest sentence. */
export const reason = (asking: readonly Topic[]): string =>
  ({
    energy: 'what holds your attention says more about fitting work than a job title does',
    loved: 'what you have really done and liked is better evidence than what sounds good',
    hated: 'knowing what to keep away from rules out more jobs than anything else',
    people: 'the same job can be good or bad depending on who is around you',
    roles: 'the roles you name are the first thing the job search looks for',
    companies: 'the employers you name are looked at first, and they hint at what you value',
    limits: 'there is no point in showing you jobs you could not take',
  })[asking[0] ?? 'limits'];

/** Questions beyond the plan, for an interview that would otherwise be over too soon, and where their answers belong. */
export function spares(facts: Facts): { asking: Topic[]; text: string }[] {
  const loved = facts.loved.map(spoken)[0] ?? facts.did[0];
  return [
    ...(loved && wordCount(loved) <= 7
      ? [{ asking: ['people' as const], text: `What is it about ${loved} that you would want to find in a job?` }]
      : []),
    { asking: ['loved'], text: 'What would you like to have learned two years from now?' },
    ...(facts.hated.length > 0
      ? [{ asking: ['hated' as const], text: `Besides ${spoken(facts.hated[0] ?? '')}, what should a job spare you?` }]
      : []),
    { asking: ['limits'], text: 'What should I know about you that has not come up yet?' },
    { asking: ['loved'], text: 'If a free afternoon fell into your lap tomorrow, what would you do with it?' },
  ];
}

interface Known {
  facts: Facts;
  /** Whether the student chose places already. */
  places: boolean;
}
