/** Every word on what an occupation is like. */
export const copy = {
  notLoaded: 'We couldn’t load this.',
  loading: 'Loading what the work is like…',
  backToFirst: 'Back to the first',
  goodFit: 'A good fit if you like',
  education: 'Education',
  pay: 'Yearly pay in the U.S.',
  outlook: 'Outlook',
  similar: 'Similar work',
  sources: 'Sources and credit',
  estimated: 'Some figures aren’t published for this exact job. Those marked “estimated” are averages of similar jobs.',
  question: 'What is this work like?',

  payRange: ({ p10, p25, median, p75, p90 }: Record<'p10' | 'p25' | 'median' | 'p75' | 'p90', string>): string =>
    `10th percentile ${p10}, middle half ${p25} to ${p75}, median ${median}, 90th percentile ${p90} a year`,
  withSimilar: (title: string): string => `${title} (with similar jobs)`,
} as const;
