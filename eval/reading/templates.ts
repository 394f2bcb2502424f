import {
  jobAcceptances,
  jobBases,
  jobRefusals,
  jobWordings,
  majorRefusals,
  peopleBases,
  peopleRefusals,
  peopleWordings,
} from '@alive/language/people/wordings.testing.ts';
import type { Annotated, Mark } from './annotated.ts';

/** Plain requests made from the forms and the vocabulary that the tests draw from, so that what is plain is read for certain. */
export function plainly(): Annotated[] {
  const examples: Annotated[] = [];
  const add = (setting: Annotated['setting'], text: string, marks: readonly Word[]) =>
    examples.push({ setting, act: 'ask', set: 'plain', text, marks: marks.flatMap((word) => markOf(text, word)) });
  for (const [form, thing] of pairs(Object.entries(jobRefusals), things))
    add('J1', form[1](thing), [
      { words: thing, says: 'refused' },
      { words: 'Denver', says: 'wanted' },
      { words: 'teaching', says: 'wanted' },
    ]);
  for (const [form, thing] of pairs(Object.entries(jobAcceptances), things))
    add('J1', form[1](thing), [
      { words: thing, says: 'accepted' },
      { words: 'Denver', says: 'wanted' },
    ]);
  for (const [form, thing] of pairs(Object.entries(peopleRefusals), things)) {
    const when = /never|have not|haven’t/.test(form[0]) ? 'ever' : null;
    add('P1', form[1](thing), [
      { words: thing, says: 'refused', when },
      { words: 'Denver', says: 'wanted' },
    ]);
  }
  for (const [form, major] of pairs(Object.entries(majorRefusals), studied))
    add('P1', form[1](major), [
      { words: major, says: 'refused', when: 'study' },
      { words: 'Boston', says: 'wanted' },
    ]);
  for (const [form, base] of pairs(Object.values(peopleWordings), peopleBases(40, 5)))
    add('P1', form(base), [head(base.head), head(base.one), ...base.tails.flatMap(tailOf)]);
  for (const [form, base] of pairs(Object.values(jobWordings), jobBases(40, 5)))
    add('J1', form(base), [head(base.head.replace(/ jobs$/, '')), ...base.tails.flatMap(tailOf)]);
  return examples;
}

const things = [
  'sales',
  'nursing',
  'banking',
  'software engineering',
  'coding',
  'retail',
  'welding',
  'law',
  'architecture',
  'cold calling',
];
const studied = ['marketing', 'biology', 'economics', 'computer science', 'music', 'classics'];

/** Each of one with some of the other. */
const pairs = <One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] =>
  ones.flatMap((one, at) => others.filter((_, index) => (index + at) % 2 === 0).map((other): [One, Other] => [one, other]));

const head = (words: string): Word => ({ words: words.replace(/^an? /, ''), says: 'wanted' });

function tailOf(tail: string): Word[] {
  const [, lead = '', words = ''] = /^(who studied|\w+) (.+)$/.exec(tail) ?? [];
  return [{ words, says: 'wanted', when: lead === 'who studied' || lead === 'from' ? 'study' : null }];
}

function markOf(text: string, { words, says, when = null }: Word): Mark[] {
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  return start < 0 ? [] : [{ start, end: start + words.length, says, when }];
}

interface Word {
  words: string;
  says: Mark['says'];
  when?: Mark['when'];
}
