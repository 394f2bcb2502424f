import { blanked } from '../text/text.ts';

/**
 * Which part of the account or of the product a message asks about, by its nouns and verbs ("how do i reset my password"); null where it
 * asks for work or people. What is changed elsewhere has a door there.
 */
export function doorOf(message: string): Door | null {
  const text = plainOf(message);
  if (resumeAsked(message) !== null) return null;
  if (!acts.test(text) || text.length > mostRead || /\b(?:jobs?|internships?|roles?|positions?|openings?|alum\w*|people)\b/.test(text))
    return null;
  const door = doors.find(([, own, named]) => own.test(text) || (bare.test(text) && named.test(text)))?.[0] ?? null;
  return door === 'account' && removes.test(text) ? 'deletion' : door;
}

/**
 * The parts of a message that ask about the account, and the message with blanks in their place: "delete my account, and show me biotech
 * jobs". What only tells more of such a part ("i put 2027 but it's 2028") goes with it. No part where all of the message is one.
 */
export function doorsIn(message: string): DoorsSaid {
  const none = { doors: [], spans: [], rest: message };
  const parts = [...message.matchAll(part)].map(({ 0: text, index: start }) => ({
    text,
    start,
    end: start + text.length,
    door: doorOf(text),
  }));
  let goesOn = false;
  const spans = parts.filter(({ door, text }) => {
    goesOn = (door !== null && !tells.test(text)) || (goesOn && putsRight.test(text));
    return goesOn;
  });
  const doors = [...new Set(spans.flatMap(({ door }) => door ?? []))];
  const rest = blanked(message, spans);
  return doors.length === 0 || !/\p{L}/u.test(rest.replace(joins, '')) ? none : { doors, spans, rest };
}

/**
 * What a message asks of the student's own résumé: how good it is ("is my cv ok?"), or how it fits a job, in whatever words ("what am I missing
 * for this one?"); null for neither, and for what asks for jobs.
 */
export function resumeAsked(message: string): 'file' | 'fit' | null {
  const text = plainOf(message);
  if (text.length > mostRead || /\b(?:jobs|internships|roles|positions|openings|alum\w*|people)\b/.test(text)) return null;
  if (lacking.test(text)) return 'fit';
  if (!ownResume.test(text)) return null;
  if (fits.test(text)) return 'fit';
  return judges.test(text) && !removes.test(text) ? 'file' : null;
}

const plainOf = (message: string): string => message.toLowerCase().replaceAll('’', "'").replaceAll('é', 'e').trim();
const ownResume = /\b(?:my|the) (?:\w+ )?(?:resumes?|cv)\b/;
/** How it fits a job. */
const fits =
  /\b(?:fits?|fitting|match(?:es)?|suits?|suitable|qualif\w+|(?:enough|right|good|ready|strong) for (?!a (?:machine|computer)|an? ats)|against|compare[sd]?|(?:missing|lack\w*) (?:for|to)|ha(?:s|ve) what|ticks?|covers?|meets?)\b/;
/** What the student lacks for a job, without a word on the résumé. */
const lacking =
  /\bwhat(?:'s| is| am| do| would| else am| else do)? i? ?(?:still |even )?(?:missing|lack(?:ing)?|miss)(?: (?:for|to)\b|\W*$)|\b(?:am|are) i (?:\w+ )?qualified\b|\bdo i (?:have|meet) (?:what (?:it|they|this|that)|(?:all )?(?:the|its|their) (?:skills|requirements|qualifications))\b/;
const judges =
  /\b(?:think|thoughts|opinion|good|bad|ok|okay|fine|great|strong|weak|solid|decent|improv\w*|better|best|review|rate|score|grade|critique|feedback|check|judge|evaluat\w*|assess|wrong with|missing|problems?|issues?|work on|enough|readable|ats|machine)\b/;

/** Whether a message sets a field of the account, whatever it names for it: "change my major to Public Health". */
export const setsOwn = (message: string): boolean =>
  !tells.test(message) &&
  /\b(?:chang|updat|edit|fix|correct|set|switch)\w* (?:\w+ )?my (?:\w+ )?(?:majors?|school|college|name|e-?mail|year)\b/i.test(message);

/** What doors lead to, in words. */
export const doorLines = (doors: readonly Door[]): string => doors.map((door) => lines[door]).join(' ');

const changedIn = (field: string) => `You can change your ${field} in **Profile**, under Basics.`;
const lines: Readonly<Record<Door, string>> = {
  password: 'There’s no password here. You sign in with your email, which you can see and change in **Profile**.',
  email: changedIn('email'),
  name: changedIn('name'),
  school: changedIn('school'),
  major: changedIn('major'),
  year: changedIn('graduation year'),
  visa: 'You can change your visa and clearance answers in **Profile**, under Preferences. Every search uses them.',
  resume: 'Your résumé is in **Profile**, with what we read in it. You can replace, download or delete it there.',
  account: 'What we keep about you is in **Profile**, and you can change all of it there.',
  deletion: 'You can delete your account in **Profile**, under Delete your account. Want a copy? Export your data there first.',
};

const nouns: readonly (readonly [Exclude<Door, 'deletion'>, string])[] = [
  ['password', 'passwords?|passcode|pin'],
  ['email', 'e-?mails?(?: address)?'],
  ['year', '(?:graduation|grad|class) (?:year|date)|graduation'],
  ['major', 'majors?'],
  ['school', '(?:school|college|university)(?= (?:is|to|on|in|name)\\b|\\W*$)'],
  ['name', '(?:first|last) name|name(?= (?:is|to|on|in)\\b|\\W*$)'],
  ['resume', 'r[ée]sum[ée]s?|cv'],
  ['visa', 'visa (?:status|answer|setting)|clearance (?:status|answer|setting)'],
  ['account', 'accounts?|profile|data|information|info|chats?|conversations?|history|settings|picture|photo'],
];
/** What is the student's own without a "my". */
const bare = /\b(?:(?:an|the) account|passwords?|passcode)\b/;
const doors = nouns.map(
  ([door, words]) => [door, new RegExp(`\\bmy (?:\\w+ )?(?:${words})\\b`), new RegExp(`\\b(?:${words})\\b`)] as const,
);
const acts =
  /\b(?:delet\w+|remov\w+|eras\w+|clos\w+|deactivat\w+|cancel\w*|chang\w+|updat\w+|edit\w*|fix\w*|correct\w*|wrong|reset\w*|forgot\w*|lost|lock\w*|export\w*|download\w*|upload\w*|see|where|think|log|sign|rate|review|check|outdated|old|not mine|misspelled)\b/;
const removes = /\b(?:delet\w+|remov\w+|eras\w+|clos\w+|deactivat\w+|cancel\w*)\b/;
/** A longer message asks for more than a door. */
const mostRead = 160;

/** A sentence or clause. */
const part = /[^.;!?,]+?(?=[.;!?,]|\b(?:and|also|then|but|before|meanwhile)\b|$)/gi;
/** What tells of oneself and asks for no door: "I'm changing my major to nursing". */
const tells = /\bi(?:['’]?m| am|['’]?ve| have| might| may|['’]?ll| just| recently)+ (?:\w+ )?(?:chang|switch|edit|clos)/i;
/** "I put 2027 but it's 2028", "it says Nursing". */
const putsRight =
  /^\W*(?:(?:and|but|also|because|since) )*(?:i(?:'?ve| just)? (?:put|typed|wrote|entered|picked|chose|have|switched|changed|transferred|moved|graduate)|it(?:['’]?s| is| says| should| still)|its) /i;
const joins = /\b(?:and|also|then|but|before|meanwhile|please|thanks|thank you|hi|hey|ok(?:ay)?|so)\b/gi;

interface DoorsSaid {
  doors: Door[];
  spans: { start: number; end: number }[];
  rest: string;
}

export type Door = 'password' | 'email' | 'name' | 'school' | 'major' | 'year' | 'visa' | 'resume' | 'account' | 'deletion';
