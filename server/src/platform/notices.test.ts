import { describe, expect, it } from 'vitest';
import { openNotices } from './notices.ts';

describe('a notice', () => {
  const begin = () => {
    const clock = { now: 0 };
    const said: string[] = [];
    const log = { error: (_: object, sentence: string) => said.push(sentence), warn: (_: object, sentence: string) => said.push(sentence) };
    const { raise, clear } = openNotices(log, () => clock.now);
    return { clock, said, raise: () => raise('disk', 'full'), clear: () => clear('disk', 'free'), other: () => raise('database', 'away') };
  };

  it('is logged once a minute while it lasts, and once when it is over', () => {
    const { clock, said, raise, clear } = begin();
    for (let at = 0; at < 150; at++) {
      clock.now = at * 1000;
      raise();
    }
    clear();
    clear();
    expect(said).toEqual(['full', 'full', 'full', 'free']);
  });

  it('does not fill the log when it comes and goes, and is still logged when it stays', () => {
    const { clock, said, raise, clear } = begin();
    for (let at = 0; at < 10; at++) {
      raise();
      clear();
    }
    expect(said).toEqual(['full', 'free']);
    raise();
    clock.now = 60_000;
    raise();
    clear();
    expect(said).toEqual(['full', 'free', 'full', 'free']);
  });

  it('of one kind says nothing of another', () => {
    const { said, raise, other, clear } = begin();
    other();
    clear();
    raise();
    expect(said).toEqual(['away', 'full']);
  });
});
