import type { Topic } from '#listening/facts.ts';
import { anchored, followUps } from './anchored.ts';
import type { Context } from './context.ts';

/** Every wording in which a topic may be asked, those that lean on what was said first; each ends with its only question mark. */
export function wordings(topic: Topic, known: Context, by: (items: string[]) => string[]): string[] {
  const asks = followUpsOf(topic, known);
  const leaning = [...asks.back, ...asks.whole];
  if (leaning.length > 0) return [...by([...asks.back]), ...by([...asks.whole]), ...by(anchored(topic, known)), ...by(bare(topic, known))];
  return unasked(topic, known, by);
}

/** After a clause only what leans on the remark about it can be asked. */
function followUpsOf(topic: Topic, { fresh, telling }: Context): { back: readonly string[]; whole: readonly string[] } {
  if (fresh !== null) return followUps(topic, fresh);
  return telling !== null && topic === 'loved' ? { back: followUps(topic, telling).back, whole: [] } : { back: [], whole: [] };
}

function unasked(topic: Topic, known: Context, by: (items: string[]) => string[]): string[] {
  const leaning = anchored(topic, known);
  const plain = [...fromStudies(topic, known), ...bare(topic, known)];
  // What tires somebody and whom they like around them can be asked without leaning on anything.
  return topic === 'hated' || topic === 'people' ? by([...leaning, ...plain]) : [...by(leaning), ...by(plain)];
}

function fromStudies(topic: Topic, { major, places }: Context): string[] {
  if (!major) return [];
  const place = places ? '' : ', place';
  return {
    energy: [`What in ${major}, or right outside it, do you do without being asked?`, `Which hour of a week in ${major} goes fastest?`],
    loved: [
      `What have ${major} classes, jobs or clubs held that you would do again tomorrow?`,
      `Which week of the past year, in ${major} or away from it, would you live again?`,
      `What from your time in ${major} would you show a stranger?`,
    ],
    hated: [
      `Where does ${major}, or a job you had, lose you?`,
      `Which hours in ${major} or at work crawl by?`,
      `Which part of ${major} would you hand to somebody else?`,
      `What has ${major}, or a job beside it, taught you to stay away from?`,
    ],
    people: [
      `Picture the best group you worked with, in ${major} or anywhere: what made it work?`,
      `Who in ${major}, or outside it, do you work well with, and where?`,
      `What kind of people and place would suit you after ${major}?`,
    ],
    roles: [
      `If nobody cared what ${major} is supposed to lead to, what would you try first?`,
      `Which jobs do you look up late at night, ${major} or no ${major}?`,
      `After ${major}, which jobs or fields have crossed your mind, however vaguely?`,
      `What could you see yourself doing with ${major}, or in spite of it?`,
    ],
    companies: [
      `Whose work would a student of ${major} like you follow for its own sake?`,
      `Who hires people from ${major} that you would like to hear from?`,
      `Which employers, near to ${major} or not, do you already admire?`,
    ],
    limits: [
      `What has to stay possible in your life once ${major} is behind you: hours, pay${place}, pace?`,
      `Whatever comes after ${major}, what must it allow for in hours, pay${place} or pace?`,
      `Which conditions has a job after ${major} to meet: hours, pay${place}, pace?`,
    ],
  }[topic];
}

function bare(topic: Topic, { places }: Context): string[] {
  const place = places ? '' : ', where you live';
  return {
    energy: [
      'What were you doing when you last lost track of time?',
      'What do you find yourself doing when nobody has asked you to?',
      'Think back over the past month: what were you doing when you felt most awake?',
      'Which activity leaves you with more energy than it took?',
      'What do friends know not to interrupt you at?',
    ],
    loved: [
      'Which class, job or project would you do again tomorrow, even without credit for it?',
      'Which piece of work, paid or not, are you still glad you did?',
      'What have you made, run or finished that you would show a stranger?',
      'Of all your classes and jobs so far, which one went by too fast?',
      'Where did you last stay longer than you had to?',
      'What did you do for a class, a job or a club that still makes you a little proud?',
    ],
    hated: [
      'And the other side: which task, class or job left you drained?',
      'What kind of work do you put off until the last minute?',
      'What did a class, a job or a club teach you to stay away from?',
      'Which part of school or work would you gladly never do again?',
      'What makes you watch the clock?',
      'Which job sounds good to others and awful to you?',
    ],
    people: [
      'What kind of people and surroundings bring out your best work?',
      'Who do you like to have around you while you work?',
      'Think of a place where you worked well: what was it like, the people included?',
      'When you work well, are you with a team, with strangers or on your own?',
      'What does a room look like in which you get things done?',
      'Which group of people have you been sorry to leave?',
      'What sort of place makes you want to arrive early?',
      'Where, and among whom, do you get the most done?',
      'What would you change about the last place you worked or studied in?',
      'Who was the best person you ever worked for or with?',
    ],
    roles: [
      'Which fields or roles are you turning over in your mind, however vaguely?',
      'If somebody offered you a first job on Monday, in which role or field would you want it?',
      'Which jobs have you caught yourself looking up?',
      'Which roles or fields are on your list, and which are off it?',
      'What work could you see yourself doing, even for a year?',
      'Whose job have you envied, even for a minute?',
      'What should be written on your badge in two years?',
    ],
    companies: [
      'Which companies or organisations would make you open an email at once?',
      'Are there employers, large or small, that you already admire?',
      'If you could spend a week inside any organisation, which would it be?',
      'Whose work do you follow closely enough to want to work there?',
      'Which employer near you does something you would want a part in?',
      'Where would you apply first if every application were answered?',
      'Which names, large or small, have you already looked up?',
    ],
    limits: [
      `What does a job have to respect, such as hours, pay${place} or pace?`,
      `Are there limits on hours, pay${place} or pace that a job has to keep to?`,
      `Which conditions are fixed for you: hours, pay${place}, pace?`,
      `What in your life does a job have to leave alone, in hours, pay${place} or pace?`,
      `Where is there no room to bargain for you: hours, pay${place}, pace?`,
      `What must be true of an offer before you read on, in hours, pay${place} or pace?`,
    ],
  }[topic];
}

/** The same question in plainer words, for somebody who did not understand it. */
export const plainly = (topic: Topic): string[] =>
  ({
    energy: ['What do you enjoy so much that you forget the clock?', 'Simply, what do you like doing?'],
    loved: ['Which class or job did you like best?', 'Of all you have done so far, what did you like?'],
    hated: ['What kind of work tires you out?', 'What would you not want to do all day?'],
    people: ['Would you rather work with many people, with a few, or alone?', 'Where, and with whom, do you work well?'],
    roles: ['What job would you like to try?', 'What kind of work sounds right to you?'],
    companies: ['Where would you like to work?', 'Is there a company, or a kind of place, that you like?'],
    limits: ['What can a job not ask of you?', 'What do you need from a job, such as hours, pay or a place?'],
  })[topic];

/** Why the interview asks this, in one honest clause. */
export const reason = (topic: Topic | undefined): string =>
  ({
    energy: 'what holds your attention says more about fitting work than a job title does',
    loved: 'what you have really done and liked is better evidence than what sounds good',
    hated: 'knowing what to keep away from rules out more jobs than anything else',
    people: 'the same job can be good or bad depending on who is around',
    roles: 'the roles you name are the first thing the job search looks for',
    companies: 'the employers you name are looked at first',
    limits: 'there is no point in showing you jobs you could not take',
  })[topic ?? 'limits'];

/** Questions beyond the plan, for an interview that would otherwise be over too soon, and where their answers belong. */
export function spares({ liked, disliked, name }: Context): { asking: Topic[]; text: string }[] {
  const [thing] = liked;
  const [bad] = disliked;
  return [
    ...(thing ? [{ asking: ['loved' as const], text: `What is it about ${thing} that you would want to find in a job?` }] : []),
    ...(bad ? [{ asking: ['hated' as const], text: `Besides ${bad}, what should a job spare you?` }] : []),
    { asking: ['loved'], text: `What would you like to have learned two years from now, ${name}?` },
    { asking: ['limits'], text: `What should I know about you, ${name}, that has not come up yet?` },
    { asking: ['loved'], text: `If a free afternoon fell into your lap tomorrow, ${name}, what would you do with it?` },
    { asking: ['limits'], text: `What have I left out, ${name}?` },
  ];
}
