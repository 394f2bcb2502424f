/** Degrees that careers hold as a stop, each with the words it is asked by and the words that stand in a title or its school. */
export const degrees: readonly Degree[] = [
  { name: 'MBA', asked: 'm\\.?b\\.?a\\.?s?|business school|b-school', titles: ['MBA', 'Master of Business Administration'] },
  { name: 'JD', asked: 'j\\.?d\\.?s?|law school|law degrees?', titles: ['JD', 'J.D.', 'Juris Doctor', 'Law Student', 'Law School'] },
  { name: 'PhD', asked: "ph\\.?d\\.?(?:'?s)?|doctorates?|doctoral degrees?", titles: ['PhD', 'Ph.D.', 'Doctor of Philosophy', 'Doctoral'] },
  {
    name: 'MD',
    asked: 'm\\.d\\.|med(?:ical)? school|medical degrees?',
    titles: ['MD', 'M.D.', 'Doctor of Medicine', 'Medical Student', 'Medical School'],
  },
  { name: 'MPH', asked: 'mph|public health degrees?', titles: ['MPH', 'Master of Public Health'] },
  { name: 'MPP', asked: 'mpp|mpa|policy school', titles: ['MPP', 'MPA', 'Master of Public Policy', 'Master of Public Administration'] },
  { name: 'MFA', asked: 'mfa', titles: ['MFA', 'Master of Fine Arts'] },
  {
    name: "Master's",
    asked: "master['’]?s(?: degrees?| program)?|grad(?:uate)? school|post ?grad(?:uation|uate degree)",
    titles: ['Master', 'Masters', 'MS', 'MSc', 'MA', 'MEng', 'Graduate Student', 'MBA'],
  },
];

/** The degree of that name; null for anything else. */
export const degreeNamed = (name: string): Degree | null =>
  degrees.find((degree) => degree.name.toLowerCase() === name.toLowerCase()) ?? null;

export interface Degree {
  name: string;
  /** A pattern's alternatives, in lower case. */
  asked: string;
  titles: string[];
}
