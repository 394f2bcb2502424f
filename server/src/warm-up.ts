import { setImmediate } from 'node:timers/promises';
import { interviewTopics } from '@alive/contract/conversations.ts';
import { distressIn } from '@alive/language/safety/distress.ts';
import { privateIn } from '@alive/language/safety/private.ts';
import { tokensOf } from '@alive/language/text/tokens.ts';
import { prepareTitles } from '@alive/occupations/titles.ts';
import { openLexicon } from '@alive/language/facts/career-lexicon.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { read } from '@alive/language/entities/read.ts';
import { inSlices } from '#platform/slices.ts';
import { readingResume } from '@alive/resumes/read.ts';
import { emptyState } from './features/interview/state.ts';
import { readTurn } from './features/interview/turn.ts';
import type { Knowledge } from './features/people/known.ts';
import { interpret } from './features/search/interpret.ts';
import { newState } from './features/search/state.ts';
import { draftsIn } from './features/resume/read.ts';

/** Reads sample messages, so that the first student does not wait while the vocabulary, the tagger and their code are loaded. Gives way between them. */
export const warmUp = async ({ vocabulary, knowledge }: Deps): Promise<void> => {
  const open = await vocabulary();
  // Patterns are compiled apart for plain and for typographic text, and again when they are used twice.
  for (const message of [...requests, ...requests.map(typographic)]) {
    await setImmediate();
    interpret(message, read(message, open), newState);
  }
  const interview = { facts: [], lexicon: openLexicon(open), now: new Date(0) };
  for (const message of [...answers, ...answers.map(typographic)])
    for (const reads of [tokensOf, distressIn, privateIn]) {
      await setImmediate();
      reads(message);
    }
  for (const message of [...answers, ...answers.map(typographic)])
    for (const topic of interviewTopics) {
      await setImmediate();
      readTurn(message, { ...interview, state: { ...emptyState(), topic, asking: topic } });
    }
  await setImmediate();
  draftsIn(resume, { read: readingResume, vocabulary: open, now: new Date(0) });
  await setImmediate();
  await knowledge.warmUp();
  await prepareTitles(inSlices());
};

const requests = ['software internships in New York', "something with climate for my friend, don't show sales"];
const answers = [
  "I loved tutoring in Boston, but I don't want to sell or sit still all day",
  "No, not Google: I'm a data analyst, at least $20 an hour",
];
const resume = `Maya Raman
maya@example.org
Education
Georgia Tech, B.S. Environmental Engineering, May 2027
Experience
Field technician, Riverkeep, June 2025 – August 2025
• Sampled creeks and cleaned the data in Python
Skills: Python, SQL; Languages: Spanish`;
const typographic = (message: string) => `${message.replace("'", '’')} 🙂`;

interface Deps {
  vocabulary: () => Promise<OpenVocabulary>;
  knowledge: Pick<Knowledge, 'warmUp'>;
}
