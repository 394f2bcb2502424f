import { describe, expect, it } from 'vitest';
import type { Transitions } from './lines.ts';
import { layoutOf } from './layout.ts';
import { lineAfterKey } from './walk.ts';

const node = (stage: Transitions['nodes'][number]['stage'], name: string, count: number) => ({
  id: name,
  stage,
  name,
  count,
  isOther: false,
});
const { bands } = layoutOf(
  {
    nodes: [
      node('major', 'A', 9),
      node('major', 'B', 4),
      node('first', 'C', 13),
      node('before', 'D', 5),
      node('before', 'E', 8),
      node('dream', 'F', 13),
    ],
    edges: [
      { from: 'A', to: 'C', count: 9 },
      { from: 'B', to: 'C', count: 4 },
      { from: 'C', to: 'D', count: 5 },
      { from: 'C', to: 'E', count: 8 },
      { from: 'D', to: 'F', count: 5 },
      { from: 'E', to: 'F', count: 8 },
    ],
  },
  900,
  [],
);
const after = (from: string, to: string, ...keys: string[]) => {
  let band = bands.find(({ line }) => line.from.id === from && line.to.id === to);
  for (const key of keys) band = band && lineAfterKey(bands, band, key);
  return band && `${band.line.from.id} ${band.line.to.id}`;
};

describe('the arrows', () => {
  it('go up and down within a step, and round', () => {
    expect(after('A', 'C', 'ArrowDown')).toBe('B C');
    expect(after('A', 'C', 'ArrowDown', 'ArrowDown')).toBe('A C');
    expect(after('A', 'C', 'ArrowUp')).toBe('B C');
  });

  it('go right and left along the widest line, and no further than the drawing', () => {
    expect(after('B', 'C', 'ArrowRight')).toBe('C E');
    expect(after('B', 'C', 'ArrowRight', 'ArrowRight')).toBe('E F');
    expect(after('E', 'F', 'ArrowRight')).toBeUndefined();
    expect(after('C', 'D', 'ArrowLeft')).toBe('A C');
  });

  it('leave every other key alone', () => {
    expect(after('A', 'C', 'Tab')).toBeUndefined();
    expect(after('A', 'C', 'End', 'Home')).toBe('A C');
  });
});
