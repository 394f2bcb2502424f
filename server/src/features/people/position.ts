import type { PositionRow } from './queries.ts';

/** "Product Manager at Stripe since 2021", "Consultant at Bain (2016–2019)", in the record's own words. */
export const positionLine = (position: PositionRow): string => {
  const { title, company } = position;
  const head = company === '' ? title : title === '' ? company : `${title} at ${company}`;
  return `${head}${datesOf(position)}`;
};

/** The calendar year of a month as db/tables.ts counts them. */
export const yearOf = (month: number): number => Math.floor(month / 12);

/** Where the position begins with a space: " since 2021", " (2016–2019)"; '' where the record is silent. */
function datesOf({ startMonth, endMonth, isCurrent }: PositionRow): string {
  const start = startMonth === null ? null : yearOf(startMonth);
  const end = endMonth === null ? null : yearOf(endMonth);
  if (isCurrent && end === null) return start === null ? '' : ` since ${start}`;
  if (start === null) return end === null ? '' : ` (until ${end})`;
  if (end === null) return ` (from ${start})`;
  return start === end ? ` (${start})` : ` (${start}–${end})`;
}
