import { schoolName, settledMajor, type Student } from './student.ts';

/** First questions that fit the student: by the kind of major, and by what they are looking for. */
export function firstQuestions(student: Student): string[] {
  const major = settledMajor(student);
  const place = schoolName(student) ?? 'college';
  if (major === null) return open.map((text) => text.replace('{place}', place));
  const own = byMajor.find(({ majors }) => majors.test(major))?.asks ?? [];
  const general = [
    `What did you last do, in ${major} or far from it, that you went on with past the time you had?`,
    `With a week off from ${major}, what would you end up doing?`,
    `Besides ${major}, what takes up your head these days?`,
    `What was the best hour of last week, in ${major} or nowhere near it?`,
    `Which evening lately got away from you, and over what?`,
    `What do friends ask you for, ${major} student or not?`,
  ];
  return student.lookingFor.some((wish) => /full/i.test(wish)) && !student.lookingFor.some((wish) => /intern/i.test(wish))
    ? [
        ...own,
        ...own,
        ...own,
        ...general,
        `Of everything you have done up to now, in ${major} or a job, what would you gladly do five days a week?`,
      ]
    : [...own, ...own, ...own, ...general];
}

const open = [
  'Nothing is decided yet, which is fine: what at {place} or outside it makes an afternoon disappear?',
  'Leaving majors aside: what do you do that nobody has to remind you of?',
  'Before any major: what did you last get so into that you forgot to eat?',
  'What do you watch, make or do at {place} when you should be doing something else?',
];

const byMajor: readonly { majors: RegExp; asks: readonly string[] }[] = [
  {
    majors: /comput|software|informat|data|cyber|artificial|machine learning|web|game/i,
    asks: [
      'What did you last build or take apart that no course asked for?',
      'Which bug or problem kept you up, and did you mind?',
      'What is running on your own machine that you made yourself?',
      'When you open a laptop for fun, what happens next?',
    ],
  },
  {
    majors: /engineer|architect|construction|aerospace|robot|mechatron|industrial|materials/i,
    asks: [
      'What have you built, fixed or ruined lately that you still think about?',
      'Which project made you forget the deadline it had?',
      'Where do you go on campus, or off it, to make things?',
      'When did a class last feel like the real thing?',
    ],
  },
  {
    majors: /nurs|health|medic|pharm|kinesi|nutrition|therapy|dental|veterin|speech|pre-?med/i,
    asks: [
      'Which hour with a patient, a client or a friend has stayed with you?',
      'What brought you to health, and is it still the same thing?',
      'When did you last leave a shift or a lab with more energy than you brought?',
    ],
  },
  {
    majors:
      /bio|chem|neuro|physic|geolog|scien|astro|ecolog|genetic|environment|marine|earth|zoolog|botan|forest|wildlife|agronom|agricult/i,
    asks: [
      'Which question, in a lab or outdoors, have you followed further than you had to?',
      'What did you last explain to somebody who had not asked?',
      'Where do you like to be when nobody needs you: a lab, a trail, somewhere else?',
      'What have you done this term that you would have done without credit?',
    ],
  },
  {
    majors:
      /math|statist|econom|financ|account|actuar|quantitative|business|marketing|management|supply|entrepreneur|commerce|real estate|hospitality/i,
    asks: [
      'What have you run, sold, counted or sorted out that you were glad to do?',
      'Which problem with money, people or numbers did you enjoy solving?',
      'What do you do for your family, a club or a job that you would miss?',
      'When did you last work on something and forget what it was worth?',
    ],
  },
  {
    majors: /art|design|music|theat|drama|film|photo|fashion|dance|media|animation|graphic|studio/i,
    asks: [
      'What are you making at the moment that nobody has assigned?',
      'Which night in a studio, a hall or a workshop would you repeat?',
      'What did you finish lately that you still look at?',
      'Where does your eye or ear go when you are meant to be resting?',
    ],
  },
  {
    majors: /educat|teach|child|psycholog|social|counsel|human development|family|sport|religio/i,
    asks: [
      'Which person or group do you keep making time for?',
      'When did you last feel useful, and what were you doing?',
      'What do people come to you with?',
      'Where do you spend hours that no one counts?',
    ],
  },
  {
    majors: /./,
    asks: [
      'What have you read, argued about or dug into lately without being told to?',
      'Which story, case or question could you talk about all evening?',
      'What did you last write, organise or look up just because?',
      'Where did a week of yours go when you had it to yourself?',
    ],
  },
];
