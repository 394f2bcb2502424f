import { expect, it } from 'vitest';
import { toldOfOthers } from './said-of-others.ts';

const stretches = (text: string) => toldOfOthers(text).map(({ start, end }) => text.slice(start, end).trim());

it.each([
  ['My sister is a banker at Goldman, I am not.', ['My sister is a banker at Goldman,']],
  ['Everyone in my class goes into consulting. I like soil.', ['Everyone in my class goes into consulting.']],
  [
    'My friend Ana got an offer from Stripe, she is a data scientist',
    ['My friend Ana got an offer from Stripe,', 'she is a data scientist'],
  ],
  ['My uncle, who is a pilot, took me flying', ['who is a pilot,']],
  ['Family expects law school. I dream of game design.', ['Family expects law school.']],
  ['Google rejected me, so I looked at Stripe', ['Google rejected me,']],
  ['I was turned down by Google.', ['I was turned down by Google.']],
])('hears what is told of others: %s', (text, told) => {
  expect(stretches(text)).toEqual(told);
});

it.each([
  'My mother is a nurse and so am I.',
  'My grandmother taught me weaving and I love weaving.',
  'My friends and I built a radio telescope.',
  'My grandfather kept bees and I helped him every summer.',
  'Caring for my brother made me want to be a therapist.',
  'My boss let me run the ovens.',
  'My team works on robots, and I like it.',
  'I like helping people.',
])('leaves to the student what is shared: %s', (text) => {
  expect(stretches(text)).toEqual([]);
});
