import { describe, expect, it } from 'vitest';
import { withScores } from './scores.ts';

const person = (id: string, score?: unknown) => ({
  id,
  career_path: 'Nurse at Mercy',
  ...(score === undefined ? {} : { match_score: score }),
});
const scoresOf = (event: unknown): unknown[] =>
  (withScores(event) as { results: { match_score: unknown }[] }).results.map((one) => one.match_score);

describe('the score of a person that another server sends', () => {
  it('is from 80 to 100 where it is missing, spread over all of them, and the same each time', () => {
    const results = Array.from({ length: 500 }, (_, at) => person(`p${at}`, at % 2 === 0 ? undefined : null));
    const scores = scoresOf({ type: 'results', results });
    expect(scores.every((score) => Number.isInteger(score) && Number(score) >= 80 && Number(score) <= 100)).toBe(true);
    expect(new Set(scores).size).toBe(21);
    expect(scoresOf({ type: 'results', results: results.toReversed() }).toReversed()).toEqual(scores);
  });

  it('is rounded where it is broken, and stays within 0 to 100', () => {
    expect(scoresOf({ results: [person('a', 87.6), person('b', 0), person('c', 120.2), person('d', -3)] })).toEqual([88, 0, 100, 0]);
  });

  it('is added to people only', () => {
    const job = { results: [{ id: 'j', job_title: 'Nurse' }], token: 'x' };
    expect(withScores(job)).toEqual(job);
    for (const other of [null, 'text', 7, { token: 'x' }, { results: 'none' }, [1]]) expect(withScores(other)).toEqual(other);
    expect(withScores({ people: [person('a', 50)] })).toEqual({ people: [person('a', 50)] });
  });
});
