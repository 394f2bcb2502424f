import { listed } from '../conditions/facts.ts';

const quoted = (words: string): string => `“${words}”`;

/** What a search for people says of the message itself: to what asks for no one, to what is refused, and how the words were read. `search` is the search under way as a phrase, null before the first. */

/** Answers to messages that ask for no people. */
export const talk = {
  greeting: (begun: boolean): string =>
    begun ? 'Hi. Want to change your last search?' : 'Hi. Who would you like to meet? Try “product managers in Boston”.',
  howAreYou: (begun: boolean): string => `All good, thanks. ${onward(begun)}`,
  thanks: (begun: boolean): string =>
    begun ? 'You’re welcome. You can narrow it down or ask for others anytime.' : `You’re welcome. ${onward(begun)}`,
  bye: (): string => 'Bye. Your search will be here when you’re back.',
  praise: (begun: boolean): string =>
    `Good to hear. ${begun ? 'Want to narrow it down, or see people similar to one of them?' : onward(begun)}`,
  hurt: (begun: boolean): string =>
    begun ? 'That’s fair. What should I change: the work, the location or the class years?' : `That’s fair. ${onward(begun)}`,
  worry: (): string => 'That sounds really stressful. We can stop here and pick this up whenever you like.',
  lost: (): string => 'You don’t have to know yet. Name one subject you like, and I’ll show you where people who studied it ended up.',
  help: (): string =>
    'Say who you’re looking for, like “econ majors in consulting”. Then adjust the search, like “only in New York” or “without banks”.',
  whoAreYou: (begun: boolean): string => `I’m Alive’s assistant, a computer program. I search for alumni. ${onward(begun)}`,
  advice: (begun: boolean): string =>
    `I can’t advise you on that, but people who do the work can. ${begun ? onward(begun) : 'Name the work you have in mind, and I’ll find some of them.'}`,
  visaTerms: (begun: boolean): string =>
    `I only search for alumni, so please ask your school’s international office about visas. ${onward(begun)}`,
  applyForMe: (): string => 'I can’t apply for you, but I can find people to talk to, like “alumni at Google”. Jobs are in the Search tab.',
  offTopic: (begun: boolean): string => `I can’t help with that. I only know about alumni and their careers. ${onward(begun)}`,
  score: (): string => 'The score shows how well a person fits your search and how much you have in common. Each row lists the reasons.',
  privacy: (): string =>
    'We only show alumni who agreed to be listed, and they can’t see what you ask. If you’re listed and want a change, ask the people who run this site.',
  source: (): string => 'The people who run this site added these profiles. Sample profiles are labeled.',
  reach: (): string => 'I can’t contact anyone for you. Each row has a first message you can edit, a Save button and often a profile link.',
  nothingShown: (): string => 'There’s no one on the list. Who would you like to meet?',
};
const onward = (begun: boolean): string =>
  begun ? 'Your last search is still here.' : 'Try something like “consultants who became product managers”.';

export const changedNothing = (search: string | null): string =>
  `Your last message didn’t change anything. ${search === null ? '' : `You’re still looking for ${search}. `}Tap a filter to remove it.`;
export const complaint = (search: string, names: readonly string[]): string =>
  `I looked for ${search}. ${names.length === 0 ? 'To change that, say “not …” or “only …”, or tap a filter to remove it.' : `To narrow it down, say “not ${listed(names, 'or')}”.`}`;
export const missing = (search: string, names: readonly string[]): string =>
  `I looked for ${search}. ${names.length === 0 ? 'Remove a filter to see more people.' : `To change that, say “also ${listed(names, 'or')}” or “only ${listed(names, 'or')}”.`}`;
export const allAlumni = 'all alumni';
export const askForJobs = 'Jobs are in the Search tab. Here I look for people. Try “alumni at Google”.';

const by = (what: string, ...examples: readonly string[]): string =>
  `Try searching by ${what}, like ${listed(examples.map(quoted), 'or')}.`;

/** What is not searched by, and what can be asked instead. */
export const refused = {
  age: { no: 'I don’t search by age.', instead: by('class year or years of work', 'class of 2016', '10+ years of experience') },
  ethnicity: { no: 'I don’t search by race or ethnicity.', instead: by('work, studies or hometown', 'nurses from Texas') },
  gender: { no: 'I don’t search by gender.', instead: by('what people do or studied', 'founders who studied biology') },
  religion: { no: 'Religion is private, so I don’t search by it.', instead: by('work, major or place', 'teachers in Chicago') },
  sexuality: { no: 'Sexuality is private, so I don’t search by it.', instead: by('work, major or place', 'designers in New York') },
  health: { no: 'Health is private, so I don’t search by it.', instead: by('work, major or place', 'people who work in healthcare') },
  politics: { no: 'Political views are private, so I don’t search by them.', instead: by('work', 'people who work in policy') },
  family: { no: 'Family life is private, so I don’t search by it.', instead: by('career or class year', 'class of 2012 in Boston') },
  status: { no: 'Immigration status is private, so I don’t search by it.', instead: by('hometown or work', 'engineers from Ohio') },
  money: {
    no: 'What people earn or own is private, and it isn’t listed here.',
    instead: `${by('role or level', 'directors in finance')} Some job postings in the Search tab list pay.`,
  },
  contact: {
    no: 'I don’t give out phone numbers, emails or addresses.',
    instead: 'Most people have a profile link on their card, and I can help you with a first message.',
  },
  crime: { no: 'I don’t look into anyone’s legal history.', instead: by('work, major or place', 'public defenders in Boston') },
  looks: { no: 'I don’t search by how people look.', instead: by('what they do', 'art directors in Los Angeles') },
} as const;
/** Answers to what searches for no one yet. */
export const reply = {
  declined: 'Okay, I left your last search as it was.',
  agreedToNothing: 'I’m not sure what you’re saying yes to. Name a role, a place or an employer.',
  noOneCalled: (name: string): string => `I couldn’t find anyone named ${name}. Try searching by work or place instead.`,
  tooLittle: (name: string): string =>
    `There isn’t enough in ${name}’s profile to find similar people. Try searching by work, major or place.`,
  nothingToUndo: 'There’s nothing to undo yet.',
  noSuchNumber: (number: number, shown: number): string =>
    `I only showed ${shown === 1 ? 'one person' : `${shown} people`}, so there’s no number ${number}. ${shown === 1 ? 'Did you mean that person?' : 'Which one did you mean?'}`,
  noneShown: 'There’s no one on the list. Try a name or a kind of work.',
  whichOne: (names: readonly string[], more: boolean): string =>
    `Which one did you mean: ${more ? `${names.join(', ')} or someone else` : listed(names, 'or')}? Say the name or the number.`,
  notUnderstood: (words: string | null): string => (words === null ? 'I didn’t understand that.' : `I didn’t understand ${quoted(words)}.`),
  startOver: 'Okay, we’re starting over. Who would you like to meet?',
  askable: 'Try a job, employer, major, class year, hometown or career path, like “lawyers in Chicago who studied history”.',
};

/** What was made of a message that searches for no one yet. */
export const thought = {
  noPeople: 'That isn’t about finding people, so I didn’t search.',
  resume: 'That’s about your résumé, so I didn’t search.',
  account: 'That’s about your account, so I didn’t search.',
  private: 'You asked about something private, so I didn’t search by it.',
  aboutFound: 'That’s about the people I found, so I didn’t change the search.',
  aboutMissing: 'You asked why someone is missing, so I didn’t change the search.',
  aboutSome: (names: string): string => `You asked about ${names}, from my last answer.`,
  aboutShown: 'You asked about the people in my last answer.',
  aboutAll: 'You asked about everyone I found.',
  unclear: 'You asked about one of the people shown, but I wasn’t sure which one.',
  similar: 'You asked for similar people.',
  nothingToUndo: 'Your last message didn’t change anything, so there’s nothing to undo.',
  noEarlier: 'There’s no earlier question to go back to.',
  firstUndone: 'I undid your first search, so there are no filters left.',
  earlierGone: 'I removed the earlier filters.',
  newQuestion: 'That’s a new question, so I removed the earlier filters.',
};

export const lookFor = (people: string): string => `I can look for ${people}.`;

/** How a question is answered, in a few words. */
export const approach = {
  all: 'Looking at all alumni',
  filters: (count: number): string => `Searching with ${filtersOf(count)}`,
  path: 'Following careers step by step',
  similar: (count: number): string => `Looking for similar people, using ${filtersOf(count)}`,
  refine: (count: number): string => `Changing your last search${count === 0 ? '' : `, now with ${filtersOf(count)}`}`,
  none: 'Nothing to search for',
  back: 'Going back to your last search',
  undoFirst: 'Undoing your first search',
  startOver: 'Starting over',
  lookAt: (names: string): string => `Looking up ${names}`,
};
const filtersOf = (count: number): string => (count === 1 ? 'one filter' : `${count} filters`);

/** How the words were read, each a sentence. */
export const note = {
  leftOut: (words: readonly string[]): string =>
    `I didn’t understand ${listed(words.map(quoted))}, so I left ${words.length === 1 ? 'it' : 'them'} out.`,
  nothing: 'I’m not sure who you’re looking for. Name a role, a place or an employer.',
  lookingFor: (people: string): string => `Looking for ${people}.`,
  kept: (labels: readonly string[]): string => `Kept from before: ${labels.join(', ')}.`,
  gone: (labels: readonly string[]): string => `Removed: ${labels.join(', ')}.`,
  added: (labels: readonly string[]): string => `New: ${labels.join(', ')}.`,
  sortedByMatch: 'Sorted by best match.',
  sorted: (by: string): string => `Sorted by ${by}.`,
  limit: (most: number): string => (most === 1 ? 'Showing one person.' : `Showing up to ${most} people.`),
  sameConditions: 'Your filters stay the same.',
  notThere: 'There was no filter like that to remove.',
  onceMore: (label: string): string => `I added “${label}” as one more filter.`,
  anyOf: (names: readonly string[]): string => `I looked for any of these: ${names.join(', ')}.`,
  readAs: (words: string, meaning: string): string => `I took ${quoted(words)} to mean ${meaning}.`,
  alike: (name: string, labels: readonly string[]): string =>
    `I looked for people whose background is like ${name}’s: ${labels.join(', ')}.`,
  likeYou: {
    major: (major: string): string => `I took “like me” to mean your major, ${major}, at any school.`,
    school: (school: string): string => `I took “like me” to mean your school, ${school}, because I don’t know your major.`,
  },
  toTalkTo: {
    major: (major: string): string => `I started with people who share your major, ${major}, at any school.`,
    school: (school: string): string => `I started with people from your school, ${school}, because I don’t know your major.`,
  },
  anyWork: (quality: string): string => `I can’t search by “${quality}”, so I included any kind of work.`,
  bestFirst: (quality: string): string => `I can’t search by “${quality}”, so the closest matches come first.`,
  employersUnknown: (words: string): string => `Profiles don’t say how big or old an employer is, so I couldn’t use ${quoted(words)}.`,
  startupsAsStep: 'Profiles don’t label startups, so I counted founders and people at companies that call themselves startups.',
  both: (value: string): string => `You asked for ${value} but also ruled it out. I kept it in.`,
  worksThere: (words: string, employer: string): string =>
    `I took ${quoted(words)} to mean people who work there now. For people who left, try “ex-${employer}”.`,
  classYearsOnly: (words: string): string => `I left out ${quoted(words)} because I can only search by class year.`,
  noGraduation: (words: string): string => `Your profile doesn’t say when you graduate, so I left out ${quoted(words)}.`,
  noneOfYours: (what: string, words: string): string => `Your profile doesn’t say ${what}, so I left out ${quoted(words)}.`,
  hometown: (words: string, place: string): string =>
    `I took ${quoted(words)} to mean people from ${place}. Profiles list hometowns, not nationalities.`,
  sameEmployer: 'I only counted years at the same employer.',
};
