import { interviewTopics } from '@alive/contract/conversations.ts';
import { takes } from '@alive/contract/facts.ts';
import { describe, expect, it } from 'vitest';
import type { Known } from './pointing.ts';
import { moveOf } from '../acts/moves.ts';
import { distressIn } from '../safety/distress.ts';
import { privateIn } from '../safety/private.ts';
import { extract } from './extract.ts';
import type { Lexicon } from './lexicon.ts';
import { mustLabel } from './musts.ts';

const now = new Date('2026-11-23');
const listed: Lexicon = {
  namesIn: (text) =>
    [...text.matchAll(/\b(?:Boston|Google|geologist|Python)\b/g)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      kind: match[0] === 'Boston' ? 'place' : match[0] === 'Google' ? 'employer' : match[0] === 'Python' ? 'skill' : 'work',
      value: `key:${match[0]}`,
      label: match[0] === 'Boston' ? 'Boston, MA' : match[0],
      certainty: 'certain',
    })),
};

/** Function words, cues, names, marks and plain words, from which messages are drawn that no one would write. */
const words =
  `i we you they it that which who where my mom the a an of in at for with near to and or but not no never except like love hate want need must should can't
  don't would rather could be is was were being been am me someone people somewhere anything something called instead take off add remove put said meant wrong missed
  because so if when though as long boring fun fine ok only remote paid $22 hour 40k hybrid visa Boston Google geologist Python museum pottery sailing boats
  teaching running built drains , . ! ? : ; ( ) " ’ / & + - 🙄 \n`.split(/[ ]+|\n(?= )/);

/** A small generator of its own, so that every run draws the same (Park and Miller, 1988). */
const drawing = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

describe('whatever a message holds', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))('nothing is invented and nothing fails (draw %i)', (seed) => {
    const draw = drawing(seed * 7919);
    for (let round = 0; round < 25; round++) {
      const message = Array.from({ length: 1 + draw(28) }, () => words[draw(words.length)] ?? '').join(' ');
      const known: Known[] = ['pottery', 'Google', 'teaching kids to swim'].map((text, at) => ({
        id: String(at),
        kind: at === 1 ? 'employer' : 'activity',
        stance: at === 1 ? 'looking' : 'more',
        text,
        value: null,
        status: 'kept',
      }));
      moveOf(message);
      distressIn(message);
      privateIn(message);
      // Under each topic in turn: the forty draws hold over a hundred messages for each.
      for (const topic of [interviewTopics[(seed + round) % interviewTopics.length] ?? null, null]) {
        const read = extract(message, { topic, lexicon: listed, now, facts: known, last: ['0'] });
        for (const { id } of read.changes) expect(known.some((fact) => fact.id === id)).toBe(true);
        for (const { kind, stance, text, value, quote } of read.facts) {
          expect(takes(stance, kind), `${stance} ${kind}: ${message}`).toBe(true);
          expect(message).toContain(quote);
          expect(text.length).toBeLessThanOrEqual(300);
          const isOwn = ['work', 'skill', 'activity', 'people'].includes(kind) || value === null;
          expect(isOwn ? message.includes(text) : kind !== 'must' || text === mustLabel(value), `${text}: ${message}`).toBe(true);
        }
      }
    }
  });
});
