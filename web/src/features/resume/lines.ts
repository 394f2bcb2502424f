import type { Fact } from '@alive/contract/facts.ts';
import type { ResumeLine, ResumeReading } from '@alive/contract/resume.ts';

/** The number of the line that a fact was read in; null where it is not known. */
export const lineOf = ({ lines, lineOf: known }: ResumeReading, { id, quote }: { id: string; quote: string | null }): number | null => {
  const line = known[id] ?? lines.findIndex(({ text }) => text === quote);
  return lines[line] ? line : null;
};

/** What a student has by a file that was read: the facts found in it, whatever they made of their words, and what is counted everywhere. */
export const factsIn = ({ lineOf: known }: ResumeReading, facts: readonly Fact[]): Fact[] =>
  facts.filter(({ id, stance }) => stance === 'have' && id in known);

/** The lines of each page in their order, with their numbers. */
export const pagesOf = (lines: readonly ResumeLine[]): { page: number; lines: NumberedLine[] }[] => {
  const pages = new Map<number, NumberedLine[]>();
  for (const [at, line] of lines.entries()) pages.set(line.page, [...(pages.get(line.page) ?? []), { ...line, at }]);
  return [...pages].map(([page, on]) => ({ page, lines: on }));
};

/** The lit line with the two before it and the one after. */
export const around = (lines: readonly ResumeLine[], lit: number): NumberedLine[] =>
  lines.map((line, at) => ({ ...line, at })).slice(Math.max(0, lit - 2), lit + 2);

/** How wide (percent) the bar of a line is drawn, next to the widest of its page. */
export const barWidth = (text: string, widest: number): number => Math.max(6, Math.round((100 * Math.min(text.length, widest)) / widest));

/** The length (characters) that fills a page: that of its longest line, within the bounds of what a line of text may be. */
export const widestOf = (lines: readonly ResumeLine[]): number => Math.min(110, Math.max(48, ...lines.map(({ text }) => text.length)));

export interface NumberedLine extends ResumeLine {
  at: number;
}
