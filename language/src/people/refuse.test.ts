import { describe, expect, it } from 'vitest';
import { read } from '../entities/read.ts';
import { knownForTests } from './turn.testing.ts';
import { refusalIn } from './refuse.ts';
import { answeredLatest, refusedLatest } from '../../fixtures/refuse-latest.ts';
import { answeredLater, refusedLater } from '../../fixtures/refuse-later.ts';
import { answered, refused } from '../../fixtures/refuse.ts';

const refusalOf = (message: string) => refusalIn(message, read(message, knownForTests.open, knownForTests.now).mentions, knownForTests);

describe('a question that must not be answered', () => {
  it.each(refused)('is refused for %s: %s', (topic, message) => {
    expect(refusalOf(message)?.topic).toBe(topic);
  });
});

describe('a question about work that only bears such words', () => {
  it.each(answered)('is answered: %s', (message) => {
    expect(refusalOf(message)).toBeNull();
  });
});

describe('refusing', () => {
  it('takes time that grows with the length only', () => {
    for (const text of ['who is ', 'black ', 'a', 'how much does ', 'with a ', 'women and ', 'paid over ', '\u0301', 'their ', '1 , ']) {
      const begun = process.cpuUsage().user;
      refusalOf(text.repeat(Math.floor(2000 / text.length)));
      expect(process.cpuUsage().user - begun).toBeLessThan(2_000_000);
    }
  });
});

// At their first run 35 of refusedLatest were refused and 39 of answeredLatest answered; both lists hold 40.
describe('questions written after the code', () => {
  it.each([...refusedLater, ...refusedLatest])('are refused for %s: %s', (topic, message) => {
    expect(refusalOf(message)?.topic).toBe(topic);
  });

  it.each([...answeredLater, ...answeredLatest])('are answered: %s', (message) => {
    expect(refusalOf(message)).toBeNull();
  });
});
