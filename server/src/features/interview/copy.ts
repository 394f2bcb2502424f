import type { InterviewTopic } from '@alive/contract/conversations.ts';
import { type Stance, stanceNames } from '@alive/contract/facts.ts';

/** All words of the interview. Names and counts are the only things put into them. */
export const questions: Readonly<Record<InterviewTopic, string>> = {
  more: 'What’s something you did lately that you’d gladly do again? A class, a job, a hobby.',
  less: 'What would you rather not do every day? Cold calls, say, or sitting still.',
  work: 'What kind of work are you considering? No idea is fine.',
  employer: 'Any employers in mind? Small ones count too.',
  people: 'Who do you work best with, and how? A small team, or mostly alone?',
  must: 'What must a job have? Place, pay, hours, visa.',
};

/** The same questions for who did not understand them. */
export const simplerQuestions: Readonly<Record<InterviewTopic, string>> = {
  more: 'Name one thing you liked doing. Anything counts: soccer, cooking, a class.',
  less: 'Name one thing you’d hate to do all day.',
  work: 'Name a job that sounds interesting, or say “no idea”.',
  employer: 'Name a company or place you’d like to work for, or say “no”.',
  people: 'Would you rather work alone, with a few people, or with many?',
  must: 'Is there anything a job needs so that you can take it? A place, pay, hours?',
};

export const gladlyAgain = (text: string): string => `Your résumé lists “${text}”. Would you gladly do that again, or something else?`;
export const gladlyReplies = ['Yes, I’d do it again', 'No', 'Something else'];
export const anyTitles = (words: string): string => `Any job titles for “${words}”?`;
export const anythingElse = 'Anything else a job must have? Pay, say, or hours.';
export const greeting = (firstName: string, count: number): string =>
  count === 1
    ? `Hi ${firstName}. I have one question, and a short answer is fine.`
    : `Hi ${firstName}. I have ${countWord(count)} questions, and short answers are fine.`;
/** A list's name as it is, the student's own words in quotation marks. */
const named = ({ text, value }: { text: string; value: string | null }): string => (value === null ? `“${text}”` : text);
export const moreOrLess = (text: string): string => `${text}: more or less of it?`;
export const closing = (firstName: string): string => `Thanks, ${firstName}. That’s all I need.`;

export const whichIsWrong = 'Which one is wrong?';
export const cut = 'That was long. I read only the first part.';
export const nothingNoted = 'I couldn’t note anything from that.';
export const short = 'Okay, I’ll keep it short.';
export const grief = 'I’m so sorry. We can stop here and pick this up whenever you like.';
export const distress = 'That sounds really hard. We can stop here and pick this up whenever you like.';
export const danger =
  'I’m really sorry you’re going through this. You don’t have to face it alone: in the U.S. you can call or text 988 at any time, day or night. This chat stays open for you.';
export const takeTime = 'Take all the time you need.';
export const otherLanguage = 'I only read English well, but names of jobs, employers and places work in any language.';
export const resume = (facts: number): string =>
  facts === 0
    ? 'I couldn’t read that résumé. Add it as a file instead.'
    : `I read your résumé and noted ${facts === 1 ? 'one thing' : `${facts} things`}. Drop what’s wrong.`;
export const question = 'I only take notes here. Search can answer that next.';
export const dropAll = 'Drop everything you said so far?';
export const droppedAll = 'Done. Everything you said is gone.';
export const keptAll = 'Okay, it all stays.';
export const checksNone = 'Not yet. Please say it once more.';
export const checksYes = (fact: { text: string; value: string | null; stance: Stance }): string =>
  fact.stance === 'must'
    ? `Yes. ${named(fact)} is a must.`
    : `Yes. ${named(fact)} is in your profile, under “${stanceNames[fact.stance]}”.`;
export const isMust = (label: string): string => `${label} is now a must.`;
export const mayBeMust = 'If that’s a must for you, tap the dotted one.';
export const fixedDropped = (text: string): string => `Fixed: no ${text}.`;
export const fixedGone = (words: string): string => `Fixed: “${words}” is gone.`;
export const fixedMoved = (fact: { text: string; value: string | null }, stance: Stance): string =>
  `Fixed: ${named(fact)} is under ${stanceNames[stance]}.`;
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
