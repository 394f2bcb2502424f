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

it('leaves short units and what is short for a name alone, and "hell no" a refusal', () => {
  for (const text of ['20 hrs a week', '30 min from home', 'no gre', 'ASME and HAAS', 'hell no to sales'])
    expect(respelled(text)).toBe(text);
});

it('puts what is typed in capitals into plain spelling, and "r" before a word, wherever a sentence begins', () => {
  expect(respelled('DONT show ths')).toBe("Don't show this");
  expect(respelled('how r u. Ment retail, IM SURE')).toBe('how are you. Meant retail, IM SURE');
});
