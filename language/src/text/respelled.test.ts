import { expect, it } from 'vitest';
import { respelled } from './respelled.ts';

it('puts what is typed as on a phone into plain spelling, word by word', () => {
  expect(respelled('hi im lookin 4 ppl, doesnt have to be arizona')).toBe("hi I'm looking 4 people, doesn't have to be arizona");
  expect(respelled('I ment internshp w/ Berlin or dublin')).toBe('I meant internship w/ Berlin or dublin');
});

it('leaves names, addresses and what is no word alone', () => {
  const text = 'Ment Robin at robin@ment.org, C# in R, https://ppl.com/dont, DEF and SAP; penguin, Austin austin';
  expect(respelled(`At ${text}`)).toBe(`At ${text}`);
});
