import type { InterviewTopic } from '@alive/contract/conversations.ts';
import { type Stance, stanceNames } from '@alive/contract/facts.ts';

/** All words of the interview. Names and counts are the only things put into them. */
export const questions: Readonly<Record<InterviewTopic, string>> = {
  more: 'What’s something you did lately that you’d gladly do again? It could be a class, a job or a hobby.',
  less: 'What would you rather not do every day? Cold calls or sitting still, for example.',
  work: 'What kind of work are you considering? It’s okay if you have no idea yet.',
  employer: 'Any employers in mind? Small ones count too.',
  people: 'How do you work best: on a small team, or mostly on your own?',
  must: 'What are your must-haves in a job? Think of place, pay, hours or visa sponsorship.',
};

/** The same questions for who did not understand them. */
export const simplerQuestions: Readonly<Record<InterviewTopic, string>> = {
  more: 'Name one thing you liked doing. Anything counts: soccer, cooking, a class.',
  less: 'Name one thing you’d hate to do all day.',
  work: 'Name a job that sounds interesting, or say “no idea”.',
  employer: 'Name a company or organization you’d like to work for, or say “no”.',
  people: 'Would you rather work alone, with a few people, or with a lot of people?',
  must: 'What would a job need to have for you to take it? A certain location or pay, for example.',
};

export const gladlyAgain = (text: string): string => `Your résumé lists “${text}”. Would you like more work like that, or something else?`;
export const gladlyReplies = ['Yes, I’d do it again', 'No', 'Something else'];
export const anyTitles = (words: string): string => `Do you have any job titles in mind for “${words}”?`;
export const anythingElse = 'Any other must-haves in a job? Pay or hours, for example.';
export const greeting = (firstName: string, count: number): string =>
  count === 1
    ? `Hi ${firstName}. I have one question, and a short answer is fine.`
    : `Hi ${firstName}. I have ${countWord(count)} questions, and short answers are fine.`;
export const moreOrLess = (text: string): string => `Would you like more or less of “${text}”?`;
export const closing = (firstName: string): string => `Thanks, ${firstName}. That’s all I need.`;

export const whichIsWrong = 'Which one is wrong?';
export const cut = 'That was long, so I only read the first part.';
export const nothingNoted = 'I didn’t find anything in that to add to your profile.';
export const short = 'Okay, I’ll keep it short.';
export const grief = 'I’m so sorry. We can stop here and pick this up whenever you like.';
export const distress = 'That sounds really hard. We can stop here and pick this up whenever you like.';
export const danger =
  'I’m really sorry you’re going through this. You don’t have to face it alone: in the U.S. you can call or text 988 at any time, day or night. This chat stays open for you.';
export const takeTime = 'Take all the time you need.';
export const otherLanguage = 'I read English best, but names of jobs, employers and places work in any language.';
export const resume = (facts: number): string =>
  facts === 0
    ? 'I couldn’t read that résumé. Add it as a file instead.'
    : `I read your résumé and noted ${facts === 1 ? 'one thing. Remove it if it’s wrong.' : `${facts} things. Remove anything that’s wrong.`}`;
export const question = 'I’m only taking notes here. You can ask that in Search when we’re done.';
export const dropAll = 'Remove everything you’ve said so far?';
export const droppedAll = 'Done. I removed everything you said so far.';
export const keptAll = 'Okay, I kept everything.';
export const checksNone = 'I don’t have that yet. Please say it again.';
export const checksYes = (text: string, stance: Stance): string => `Yes. “${text}” is in your profile, under “${stanceNames[stance]}”.`;
export const isMust = (label: string): string => `“${label}” is now a must-have.`;
export const mayBeMust = 'If that’s a must-have for you, tap the suggestion with the dotted outline.';
export const fixedDropped = (text: string): string => `Fixed. I removed ${text}.`;
export const fixedGone = (words: string): string => `Fixed. I removed “${words}”.`;
export const fixedMoved = (text: string, stance: Stance): string => `Fixed. I moved “${text}” to “${stanceNames[stance]}”.`;
export const fixed = 'Fixed.';

export const sponsorship = 'Visa sponsorship';
/** Answers to tap under each question. */
export const replies: Readonly<Record<InterviewTopic, readonly string[]>> = {
  more: ['Building things', 'Helping people', 'Writing', 'Being outdoors'],
  less: ['Cold calls', 'Sitting still', 'Spreadsheets', 'Working alone'],
  work: [],
  employer: [],
  people: ['A small team', 'Mostly alone', 'A mentor close by', 'Lots of people'],
  must: ['Remote only', 'Paid', 'Part time', sponsorship],
};
export const keepGoing = 'Keep going';
export const dropIt = 'Yes, drop it all';
export const keepIt = 'No, keep it';

const countWord = (count: number): string => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
