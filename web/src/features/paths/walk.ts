import type { FlowBand } from './layout.ts';

/** The line that a key leads to from another: up and down within a step and round, left and right along the widest that goes on. */
export const lineAfterKey = (bands: readonly FlowBand[], band: FlowBand, key: string): FlowBand | undefined => {
  const column = bands.filter(({ line }) => line.from.stage === band.line.from.stage);
  const place = column.indexOf(band);
  switch (key) {
    case 'ArrowDown':
      return column[(place + 1) % column.length];
    case 'ArrowUp':
      return column.at(place - 1);
    case 'ArrowRight':
      return widestOf(bands.filter(({ line }) => line.from.id === band.line.to.id));
    case 'ArrowLeft':
      return widestOf(bands.filter(({ line }) => line.to.id === band.line.from.id));
    case 'Home':
      return bands[0];
    case 'End':
      return bands.at(-1);
    default:
      return undefined;
  }
};

const widestOf = (bands: readonly FlowBand[]): FlowBand | undefined => bands.toSorted((a, b) => b.line.count - a.line.count)[0];
