/** Every word on what an occupation is like. */
export const copy = {
  notLoaded: 'We couldn’t load this.',
  loading: 'Loading details about this work…',
  backToFirst: 'Back to the first job',
  goodFit: 'You might enjoy this if you like',
  education: 'Education',
  pay: 'Yearly pay in the U.S.',
  outlook: 'Outlook',
  similar: 'Similar work',
  sources: 'Sources and credit',
  estimated: 'Some figures aren’t published for this exact job. The ones marked “estimated” are averages for similar jobs.',
  question: 'What is this work like?',

  payRange: ({ p10, p25, median, p75, p90 }: Record<'p10' | 'p25' | 'median' | 'p75' | 'p90', string>): string =>
    `The median is ${median} a year, and half earn between ${p25} and ${p75}. The lowest-paid 10% earn up to ${p10}, and the highest-paid 10% at least ${p90}.`,
  withSimilar: (title: string): string => `${title} (including similar jobs)`,
} as const;
