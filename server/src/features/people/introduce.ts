import type { Alumni } from '@alive/contract/people.ts';
import type { Introduced, Step } from './introduce-facts.ts';
import { commonGround } from './introduce-ground.ts';
import { questionTo } from './introduce-question.ts';
import * as copy from './copy/letter.ts';
import { lowered, oneOf, spoken } from './introduce-words.ts';

/**
 * A first message to a person for the student to edit, of 60 to 110 words, and what both share in a few words each. It says who the student
 * is, the ground they truly share or that there is none, asks about one real step of the person's way, and thanks. Every name and year in
 * it stands in the person's record as students see it or in the student's own; where both are the same, so is the message.
 * `steps` are the person's positions, oldest first.
 */
export const introduce = (person: Alumni, steps: readonly Step[], student: Introduced): Introduction => {
  const ground = commonGround(person, steps, student);
  const asked = ground.find(({ step }) => step !== undefined);
  const said = ground.filter(({ sentence, step }) => sentence !== null && (step === undefined || step === asked?.step));
  const [first, second] = said.map(({ sentence }) => sentence ?? '');
  const question = (short: boolean) => questionTo(person, steps, { wanted: asked?.step ?? null, isNear: ground.length > 0, short });
  const parts = {
    greeting: greeting(person.name),
    opening: [ownSentence(student), first ?? oneOf(copy.curious, person.id, 'curious') ?? ''],
    question: [question(false)],
    closing: [oneOf(copy.thanks, person.id, 'thanks') ?? ''],
    name: spoken(student.firstName) ?? '',
  };
  const message = () => write(parts);
  const isWithin = (most: number) => wordsIn(message()) <= most;
  if (!isWithin(mostWords)) parts.question = [question(true)];
  for (const [list, sentence] of [
    [parts.opening, second],
    [parts.opening, interestsOf(student, first, second)],
    [parts.opening, lookingFor(student)],
    [parts.question, copy.whyAsk],
  ] as const) {
    if (sentence === undefined || sentence === null || (sentence === copy.whyAsk && !isWithin(fewestWords - 1))) continue;
    list.push(sentence);
    if (!isWithin(mostWords - 10)) list.pop();
  }
  return { message: message(), ground: ground.map(({ fact }) => fact) };
};

const write = ({ greeting, opening, question, closing, name }: Parts): string =>
  [
    greeting,
    // A name that ends in a dot ends its sentence too.
    ...[opening, question, closing].map((sentences) => sentences.join(' ').replaceAll('..', '.')),
    copy.close(name),
  ].join('\n\n');

/** By what one would call them: the first name, or all of it after a title or a mere letter. */
function greeting(name: string): string {
  const whole = spoken(name);
  if (whole === null) return copy.greeting(null);
  const [first = '', ...others] = whole.split(' ');
  const isFormal = /^\p{L}\.?$/u.test(first) || /^(?:dr|prof|professor|mr|mrs|ms|mx|rev|sir)\.?$/i.test(first);
  return copy.greeting(isFormal && others.length > 0 ? whole : first);
}

/** Who the student is, as far as it can be said in a breath. */
function ownSentence({ firstName, lastName, school, major, graduationYear }: Introduced): string {
  const name = [firstName, lastName].flatMap((part) => spoken(part) ?? []).join(' ');
  const subject = /^undeclared$/i.test(major.trim()) ? null : spoken(major);
  return copy.self(name === '' ? null : name, graduationYear, subject, spoken(school));
}

/** What the student cares about, unless that was said already. */
function interestsOf({ profile }: Introduced, ...said: (string | undefined)[]): string | null {
  const shown = (profile?.interests ?? []).flatMap((interest) => spoken(interest, 5) ?? []).map(lowered);
  const others = shown
    .filter((interest) => !said.some((sentence) => sentence?.includes(interest)))
    .filter((interest, at) => !shown.some((other, place) => place !== at && other.includes(interest)))
    .slice(0, 2);
  return others.length === 0 ? null : copy.interests(others);
}

function lookingFor({ lookingFor }: Introduced): string | null {
  const wishes = lookingFor.flatMap((wish) => copy.wishes[wish] ?? []);
  return wishes.length === 0 ? null : copy.lookingFor(wishes);
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
const fewestWords = 60;
const mostWords = 110;

interface Parts {
  greeting: string;
  opening: string[];
  question: string[];
  closing: string[];
  name: string;
}

export interface Introduction {
  message: string;
  ground: string[];
}
