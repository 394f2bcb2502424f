import { capital, isActivity, plain, wordCount } from '#listening/grammar.ts';
import type { Topic } from '#listening/facts.ts';
import { chooseBy, fill } from './phrase-grammar.ts';
import { traitIn, traitOf, traitOfHead } from './traits.ts';
import type { Trait } from './trait.ts';

/** What a deed or a liking shows, in sentences that are about it and do not repeat it; `before` are things liked earlier, `message` where it stood. */
export function onLiking(it: string, before: readonly string[], message = ''): string[] {
  const own = traitOf(it);
  const trait = own ?? traitIn(message)?.trait ?? null;
  if (moment.test(it))
    return chooseBy(
      [
        `It is a moment you are after, then, and not a subject: ${it.replace(/^moments when /, 'when ')}.`,
        `Not many jobs promise ${it}, but some are arranged around it.`,
      ],
      it,
    );
  if (!trait && wordCount(it) < (isActivity(it) ? 4 : 3)) return [];
  if (!trait)
    return chooseBy(
      (isActivity(it) ? plainDeeds : plainThings).map((text) => fill(text, it)),
      it,
    );
  const earlier = before.find((thing) => thing !== it && traitOf(thing) === trait && wordCount(thing) <= 6);
  const again = earlier
    ? [
        fill(chooseBy(twice, it)[0] ?? '', it)
          .replace('{before}', earlier)
          .replace('{name}', trait.name),
      ]
    : [];
  const texts =
    isActivity(it) && own
      ? [...trait.shows, ...paid.map((text) => withTrait(text, trait))]
      : (says(it, trait) ? things.filter((text) => !text.includes('{name}')) : things).map((text) => withTrait(text, trait));
  return [...again, ...chooseBy(texts, it).map((text) => fill(text, it))];
}

/** What a message shows as a whole, where none of its phrases can be said back. */
export function onMessage(message: string, name: string): string[] {
  const found = traitIn(message);
  if (!found) return [];
  const { trait, words } = found;
  const [a = '', b = ''] = words;
  return chooseBy(
    [
      `“${capital(a)}”, “${b}”: what you describe, ${name}, is ${trait.name}, and ${trait.roles[0]} live on it.`,
      `With “${a}” and “${b}” in one answer, that sounds like ${trait.name} to me, ${name}.`,
      `${capital(trait.name)} is what I hear in “${a}” and “${b}”, ${name}.`,
    ],
    message,
  );
}

/** A remark on the student's very words, where nothing in them makes a phrase; empty where no piece is worth quoting. */
export function onWords(message: string, topic: Topic | undefined): string[] {
  const piece = quotablePiece(message);
  if (piece === null) return [];
  const texts =
    topic === 'hated' ? ownWordsAgainst : topic === 'people' ? ownWordsOnPlaces : topic === 'energy' || topic === 'loved' ? ownWords : [];
  return chooseBy(texts, piece).map((text) => text.replace('{piece}', () => piece));
}

/** The piece of a message with most in it: names, numbers, long words; three to twelve words as they were written. */
function quotablePiece(message: string): string | null {
  const pieces = message
    .split(/[.!?;,:()\n]+(?:\s|$)|\s[-–—]+\s|\s(?:but|because|so|when|and(?= (?:i|we|my|the|they|he|she)\b))\s/i)
    .map((piece) =>
      piece
        .trim()
        .replace(
          /^(?:(?:and|or|so|but|well|um+|uh+|like|honestly|i guess|idk|yeah|yes|no|nah|just|maybe|probably|then|also|if|lol)\b[\s,]*)+/i,
          '',
        )
        .replace(/(?:\s+(?:lol|haha+|honestly|tbh|i guess|or something|and stuff|though|tho))+$/i, '')
        .replace(/["“”*_<>]/g, ''),
    )
    .filter((piece) => wordCount(piece) > 2 && wordCount(piece) < 13 && !unquotable.test(piece));
  const worth = (piece: string) =>
    piece.split(' ').filter((word, at) => /\d/.test(word) || (at > 0 && /^\p{Lu}\p{Ll}/u.test(word)) || word.length > 5).length;
  const [best] = pieces.toSorted((a, b) => worth(b) - worth(a));
  return best !== undefined && worth(best) > 0 ? best : null;
}

/** What complains, curses or speaks to the interviewer is not said back. */
const unquotable =
  /\b(?:you|your|question|sorry|said|told|fuck\w*|shit\w*|damn|died|dead|hate myself|idk|don'?t know|no idea|nothing|thanks?)\b|^(?:i (?:think|guess|mean|don'?t|can'?t|am|was|feel|felt))\b/i;

const ownWords = [
  '“{piece}”: somebody who tells it like that has been there.',
  '“{piece}” is the line I would begin a letter with.',
  'From “{piece}” I would start, before any list of majors.',
  '“{piece}” stays in my notes as you put it.',
  'An interviewer would lean in at “{piece}”.',
  'More than the course names, it is “{piece}” that says who is writing.',
];

const ownWordsAgainst = [
  '“{piece}” is plain enough, and jobs with much of it can wait.',
  'With “{piece}” in mind I would ask what a first month holds.',
  '“{piece}”: I would rather hear that now than after an offer.',
  'So “{piece}” is a sign to turn back at.',
];

const ownWordsOnPlaces = [
  '“{piece}”: that can be seen on a visit.',
  '“{piece}” describes a day and no slogan, which helps.',
  'I would look for “{piece}” before I looked at the pay.',
  '“{piece}” is what to ask the people there about.',
];

/** What a clause of the student's own shows, where no phrase of it stands alone: "you rebuild transmissions". */
export function onTelling(clause: string): string[] {
  const trait = traitOf(clause.replace(/^you (?:also |even )?/, ''));
  if (!trait || wordCount(clause) > 13) return [];
  return chooseBy(
    told.map((text) =>
      withTrait(text, trait)
        .replace('{Clause}', () => capital(clause))
        .replace('{clause}', () => clause),
    ),
    clause,
  );
}

/** What a dislike rules out. */
export function onDislike(named: string): string[] {
  const it = named.replace(/^another /i, 'one more ');
  const trait = traitOfHead(it);
  if (served.test(it)) return chooseBy(past, it).map((text) => fill(text, it));
  const own =
    schooling.test(it) && !isActivity(it)
      ? ofSchool
      : trait
        ? tedious.map((text) => withTrait(text, trait))
        : [...(isActivity(it) ? tediousDeeds : []), ...plainDislikes];
  return chooseBy(own, it).map((text) => fill(text, it));
}

/** What a liking and a dislike told together say about each other. */
export function onBoth(liked: string, disliked: string): string[] {
  const [good, bad] = [traitOf(liked), traitOf(disliked)];
  const texts =
    good && bad && good === bad
      ? [
          `{It} and ${disliked} are both ${good.name}, so it must be the purpose that makes the difference.`,
          `Odd pair: {it} and ${disliked} ask for the same skill, and only one of them holds you.`,
        ]
      : good && bad
        ? [
            `Two jobs with one title can differ in just this: ${good.name} on one side, ${disliked} on the other.`,
            `Since it is ${good.name} that you want, too much of ${disliked} would be a warning in any posting.`,
            `{It} and ${disliked} sit in different jobs more often than not, which helps.`,
          ]
        : [
            `The line runs between {it} and ${disliked}; postings rarely draw it, so it is a thing to ask about.`,
            `An employer who offers {it} but pays you for ${disliked} would lose you, I take it.`,
            `What matters is the share: enough of {it}, and ${disliked} as an exception.`,
          ];
  return chooseBy(texts, liked, disliked).map((text) => fill(text, liked));
}

/** A sentence that names the trait says nothing new where the phrase holds the same word. */
const says = (it: string, trait: Trait): boolean =>
  trait.name.split(' ').some(
    (word) =>
      word.length > 3 &&
      plain(it).includes(
        plain(word)
          .replace(/(?:ing|s)$/, '')
          .slice(0, 6),
      ),
  );

const withTrait = (text: string, { name, roles, tedious: jobs }: Trait): string =>
  capital(
    text
      .replaceAll('{name}', name)
      .replaceAll('{a}', roles[0])
      .replaceAll('{A}', capital(roles[0]))
      .replaceAll('{b}', roles[1])
      .replaceAll('{jobs}', jobs),
  );

const told = [
  '{Clause}: that is what {a} and {b} are paid for.',
  '{Clause}, and behind it I see {name}.',
  'If {clause}, you have done part of what {a} do all week.',
];

const moment = /^(?:moments when|the (?:moment|part|feeling|rush|time|day|bit)\b|when\b)/;

const paid = [
  '{It} {is|are} what {a} and {b} are paid for.',
  'There is a living in {it}: ask {a} or {b}.',
  '{A} would call {it} a normal Tuesday.',
];

const things = [
  'Behind {it} I see {name}, which {a} do for a living.',
  'With {it}, it is probably {name} that holds you, and {b} are hired for that.',
  '{It} {is|are} close to {name}, and {a} get paid for that.',
  'Ask {a} or {b} how they began, and {it} would not surprise them.',
  'Take the name off {it}, and what is left is {name}.',
];

const twice = [
  'That is {name} again, as with {before}, and twice is a pattern.',
  '{It} and {before} have the same root: {name}.',
  'First {before}, now {it}: I would call that {name}.',
];

const plainDeeds = [
  'Somebody out there has {it} in a job description under a duller name.',
  'What {it} has and school has not is worth naming before any title.',
  'I would look for a place where {it} is the morning and not the reward for it.',
  'Ask yourself who would pay for {it}, and you have half of a search.',
  '{It} is a better lead than a job title.',
  'No posting is called {it}, but some are made of it.',
  'I would rather ask who needs {it} than what fits a major.',
  '{It} says how you spend time when it is yours.',
];

const plainThings = [
  'More than one road leads from {it} to a salary, and most do not go through a degree in it.',
  '{It} {gives|give} the search a direction that a major alone does not.',
  'Somewhere people are paid to think about {it}, and that is whom to find.',
  'Employers who work with {it} rarely put it in the title, so I search by the task.',
];

const tedious = [
  '{It} {comes|come} with most {jobs}, so those move down.',
  'That rules out more than one thing: {jobs} are full of {it}.',
  'I will not send you many {jobs}, since {it} {is|are} part of the day there.',
];

const served = /\b(?:internships?|co-?op|placement|rotation)\b/i;

const past = [
  '{It} was worth something after all: you know what to ask about now.',
  'After {it}, you can tell such a place from the first interview.',
  '{It} told you early what others find out in their third year.',
];

const tediousDeeds = [
  'If {it} is what a first year there holds, I would rather know before you do.',
  'You would do {it} for a week, perhaps, and then look at the door.',
  'Jobs that are mostly {it} hide it well; ask how a normal day goes.',
  '{It} can fill an hour of a week but not the week.',
  'Where {it} takes up the day, I will look elsewhere.',
];

const plainDislikes = [
  'Postings do not admit to {it}; a former intern will.',
  'How much of the day {it} {takes|take} is a question I would put to anybody in the job.',
  'Better to have met {it} now than in a first year with a lease.',
  '{It} {tells|tell} me where not to look, which saves you pages.',
  '{It} {is|are} easier to avoid at the start than to escape later.',
  'With {it} out of the way, a fair number of postings fall off as well.',
  'I would rather show you three jobs than thirty with {it} in them.',
];

const schooling =
  /\b(?:class|classes|exams?|homework|calc|calculus|stats|statistics|orgo|chemistry|lectures?|essays?|econ|problem sets?|course|courses|memo)$/i;

const ofSchool = [
  '{It} {ends|end} with college, and so may what comes like it.',
  'Nobody at work will ask about {it}; what is behind it can be kept small.',
  'Few jobs are as much like {it} as school makes one fear.',
  'A job can be chosen around {it}; a degree seldom can.',
];
