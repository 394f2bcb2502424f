import { listed } from '../conditions/facts.ts';

/** What a search for people says of the message itself: to what asks for no one, to what is refused, and how the words were read. `search` is the search under way as a phrase, null before the first. */

/** Answers to messages that ask for no people. */
export const talk = {
  greeting: (begun: boolean): string =>
    begun ? 'Hi. Want to change your last search?' : 'Hi. Who would you like to meet? Try “product managers in Boston”.',
  howAreYou: (begun: boolean): string => `All good, thanks. ${onward(begun)}`,
  thanks: (begun: boolean): string =>
    begun ? 'You’re welcome. You can narrow it down or ask for others any time.' : `You’re welcome. ${onward(begun)}`,
  bye: (): string => 'Bye. Your search will be here when you’re back.',
  praise: (begun: boolean): string => `Good to hear. ${begun ? 'Want to narrow it down, or see people like one of them?' : onward(begun)}`,
  hurt: (begun: boolean): string =>
    begun ? 'That’s fair. What’s off: the work, the place or the years?' : `That’s fair. ${onward(begun)}`,
  worry: (): string => 'That sounds really stressful. We can stop here and go on whenever you like.',
  lost: (): string => 'You don’t have to know yet. Name one subject you like, and I’ll show where people who studied it went.',
  help: (): string =>
    'Say who you’re looking for, like “econ majors in consulting”. Then change it: “only in New York”, “without banks”, “newest first”.',
  whoAreYou: (begun: boolean): string => `I’m Alive’s assistant, a program. I search alumni records. ${onward(begun)}`,
  advice: (begun: boolean): string =>
    `People who did it can answer that better than I can. ${begun ? onward(begun) : 'Name the work you have in mind, and I’ll find some of them.'}`,
  visaTerms: (begun: boolean): string => `Your international office knows the visa rules. I only search alumni records. ${onward(begun)}`,
  applyForMe: (): string =>
    'I can’t apply for you. Jobs are in the Search tab. Here I find people who work there, like “alumni at Google”.',
  offTopic: (begun: boolean): string => `I can’t help with that. I only know about alumni and their careers. ${onward(begun)}`,
  score: (): string => 'The score shows how well a person fits your search and what you have in common. Each row lists the reasons.',
  privacy: (): string =>
    'We only show people who agreed to it, and they don’t see what you ask. To change what we show about you, ask whoever runs this site.',
  source: (): string => 'The records were imported by whoever runs this site. Sample people are marked as samples.',
  reach: (): string =>
    'Each row has a profile link if there is one, a first message you can edit, and a way to save the person. I can’t write for you.',
  nothingShown: (): string => 'I’m not showing anyone right now. Who would you like to meet?',
};
const onward = (begun: boolean): string =>
  begun ? 'Your last search stays as it is.' : 'Try something like “consultants who became product managers”.';

export const changedNothing = (search: string | null): string =>
  `Your last message didn’t change anything. ${search === null ? '' : `You’re still looking for ${search}. `}Tap a chip to remove it.`;
export const complaint = (search: string, names: readonly string[]): string =>
  `I looked for ${search}. ${names.length === 0 ? 'Say “not …” or “only …”, or tap a chip to remove it.' : `Say “not ${listed(names, 'or')}” to leave ${names.length === 1 ? 'that' : 'those'} out.`}`;
export const missing = (search: string, names: readonly string[]): string =>
  `I looked for ${search}. ${names.length === 0 ? 'Remove a chip to see more people.' : `Say “also ${listed(names, 'or')}” or “only ${listed(names, 'or')}”.`}`;
export const allAlumni = 'all alumni';
export const askForJobs = 'Jobs are in the Search tab. Here I can find people who work there: try “alumni at Google”.';

/** What is not searched by, and what can be asked instead. */
export const refused = {
  age: { no: 'I don’t search by age.', instead: 'Try class year or years of work: “class of 2016”, “10+ years of experience”.' },
  ethnicity: { no: 'I don’t search by race or ethnicity.', instead: 'Try work, studies or hometown: “nurses from Texas”.' },
  gender: { no: 'I don’t search by gender.', instead: 'Try what people do or what they studied: “founders who studied biology”.' },
  religion: { no: 'Religion is private, so I don’t search by it.', instead: 'Try work, major or place: “teachers in Chicago”.' },
  sexuality: { no: 'Sexuality is private, so I don’t search by it.', instead: 'Try work, major or place: “designers in New York”.' },
  health: { no: 'Health is private, so I don’t search by it.', instead: 'Try work, major or place: “people who work in healthcare”.' },
  politics: { no: 'Politics are private, so I don’t search by them.', instead: 'Try work: “people who work in policy”.' },
  family: { no: 'Family life is private, so I don’t search by it.', instead: 'Try career or class year: “class of 2012 in Boston”.' },
  status: { no: 'Immigration status is private, so I don’t search by it.', instead: 'Try hometown or work: “engineers from India”.' },
  money: {
    no: 'What people earn or own is private and not in these records.',
    instead: 'Try role or level, like “directors in finance”. Job postings list pay when employers state it.',
  },
  contact: {
    no: 'I don’t give out phone numbers, emails or addresses.',
    instead: 'Most people have a profile link on their card, and I can help you with a first message.',
  },
  crime: { no: 'I don’t look into anyone’s legal past.', instead: 'Try work, major or place: “public defenders in Boston”.' },
  looks: { no: 'I don’t search by how people look.', instead: 'Try what they do: “art directors in Los Angeles”.' },
} as const;
/** Answers to what searches for no one yet. */
export const reply = {
  declined: 'Okay, your last search stays as it is.',
  agreedToNothing: 'Yes to what? Say a role, a place or an employer.',
  noOneCalled: (name: string): string => `I found no one called ${name}. Try their work or place instead.`,
  tooLittle: (name: string): string => `The record of ${name} says too little to find similar people. Try work, major or place.`,
  nothingToUndo: 'There’s nothing to undo yet.',
  noSuchNumber: (number: number, shown: number): string =>
    `I showed ${shown === 1 ? 'one person' : `${shown} people`}, so there’s no number ${number}. Which one do you mean?`,
  noneShown: 'I’m not showing anyone right now. Ask for someone by name or by their work.',
  whichOne: (names: readonly string[], more: boolean): string =>
    `Which one do you mean: ${more ? `${names.join(', ')} or another` : listed(names, 'or')}? Say the name or the number.`,
  notUnderstood: (words: string | null): string => (words === null ? 'I didn’t understand that.' : `I didn’t understand ${quoted(words)}.`),
  startOver: 'Okay, we’re starting over. Who would you like to meet?',
  askable: 'Try work, employer, major, class year, hometown or career path, like “lawyers in Chicago who studied history”.',
};

/** What was made of a message that searches for no one yet. */
export const thought = {
  noPeople: 'That doesn’t ask for people, so I didn’t search.',
  resume: 'That’s about your résumé, so I didn’t search.',
  account: 'That’s about your account, so I didn’t search.',
  private: 'That asks about something private, so I didn’t search by it.',
  aboutFound: 'That’s about the people found. Nothing changes.',
  aboutMissing: 'That asks why someone is missing. Nothing changes.',
  aboutSome: (names: string): string => `That’s about ${names}, from the last answer.`,
  aboutShown: 'That’s about the people in the last answer.',
  aboutAll: 'That’s about everyone found.',
  unclear: 'That’s about one of the people shown, but I couldn’t work out who.',
  similar: 'That asks for similar people.',
  nothingToUndo: 'Your last message changed nothing, so there’s nothing to undo.',
  noEarlier: 'There’s no earlier question to go back to.',
  firstUndone: 'I undid your first question, so no condition is left.',
  earlierGone: 'I removed the earlier conditions.',
  newQuestion: 'That’s a new question, so I removed the earlier conditions.',
};

export const lookFor = (people: string): string => `I can look for ${people}.`;

/** How a question is answered, in a few words. */
export const approach = {
  all: 'Looking at all alumni',
  filters: (count: number): string => `Searching by ${conditionsOf(count)}`,
  path: 'Following careers step by step',
  similar: (count: number): string => `Looking for similar people, by ${conditionsOf(count)}`,
  refine: (count: number): string => `Changing your last search${count === 0 ? '' : `, now ${conditionsOf(count)}`}`,
  none: 'Nothing to search for',
  back: 'Going back to your last search',
  undoFirst: 'Undoing your only search',
  startOver: 'Starting over',
  lookAt: (names: string): string => `Looking at ${names}`,
};
const conditionsOf = (count: number): string => (count === 1 ? 'one condition' : `${count} conditions`);

/** How the words were read, each a sentence. */
export const note = {
  leftOut: (words: readonly string[]): string =>
    `I didn’t understand ${listed(words.map(quoted))}, so I left ${words.length === 1 ? 'it' : 'them'} out.`,
  nothing: 'I found nothing to search by.',
  lookingFor: (people: string): string => `Looking for ${people}.`,
  kept: (labels: readonly string[]): string => `Kept from before: ${labels.join(', ')}.`,
  gone: (labels: readonly string[]): string => `Removed: ${labels.join(', ')}.`,
  added: (labels: readonly string[]): string => `New: ${labels.join(', ')}.`,
  sortedByMatch: 'Sorted by best match.',
  sorted: (by: string): string => `Sorted by ${by}.`,
  limit: (most: number): string => `Showing up to ${most} ${most === 1 ? 'person' : 'people'}.`,
  sameConditions: 'Your conditions stay the same.',
  notThere: 'There was no such condition to remove.',
  onceMore: (label: string): string => `I added “${label}” as one more condition.`,
  anyOf: (names: readonly string[]): string => `Any of these will do: ${names.join(', ')}.`,
  readAs: (words: string, meaning: string): string => `I read ${quoted(words)} as ${meaning}.`,
  alike: (name: string, labels: readonly string[]): string => `I read “like ${name}” by what their record says: ${labels.join(', ')}.`,
  likeYou: {
    major: (major: string): string => `I read “like you” as your major, ${major}, at any school.`,
    school: (school: string): string => `I read “like you” as your school, ${school}, because I don’t know your major.`,
  },
  toTalkTo: {
    major: (major: string): string => `I started with people in your major, ${major}, at any school.`,
    school: (school: string): string => `I started with people from your school, ${school}, because I don’t know your major.`,
  },
  anyWork: (quality: string): string => `No record says which work is ${quality}, so any work counts.`,
  bestFirst: (quality: string): string => `No record says who is ${quality}, so the closest matches come first.`,
  employersUnknown: (words: string): string => `Records don’t say how big or old an employer is, so I couldn’t use ${quoted(words)}.`,
  startupsAsStep: 'Records don’t say which employers are startups. As a step, I count founders and employers that call themselves one.',
  both: (value: string): string => `You asked both for and against ${value}, so I search for it.`,
  worksThere: (words: string, employer: string): string =>
    `I read ${quoted(words)} as people who work there now. “ex-${employer}” finds those who left.`,
  classYearsOnly: (words: string): string => `I left out ${quoted(words)}: I can only search by class year.`,
  noGraduation: (words: string): string => `Your profile doesn’t say when you graduate, so I left out ${quoted(words)}.`,
  noneOfYours: (what: string, words: string): string => `Your profile doesn’t say ${what}, so I left out ${quoted(words)}.`,
  hometown: (words: string, place: string): string =>
    `I read ${quoted(words)} as people from ${place}. Records list hometowns, not nationality.`,
  sameEmployer: 'I read the years as years at one employer.',
};

const quoted = (words: string): string => `“${words}”`;
