import type { CompanyDetail } from '@alive/contract/companies.ts';

/** Class years as they are drawn, newest first: each by itself up to ten; of more the oldest, `to` and `earlier`, are taken together. */
export const yearsOf = (years: CompanyDetail['class_years']): Years[] => {
  const whole = years.length <= most ? years : years.slice(0, most - 1);
  const others = years.slice(whole.length);
  const [newest] = others;
  return [
    ...whole.map(({ year, count }) => ({ to: year, earlier: false, count })),
    ...(newest ? [{ to: newest.year, earlier: true, count: others.reduce((sum, { count }) => sum + count, 0) }] : []),
  ];
};

const most = 10;

export interface Years {
  to: number;
  /** Whether those before are counted too. */
  earlier: boolean;
  count: number;
}
