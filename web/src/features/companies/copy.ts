/** Every word on an employer's visa record. */
export const copy = {
  visaRecord: 'H-1B petitions',
  newApproved: 'New, approved',
  continuingApproved: 'Continuing, approved',
  denied: 'Denied',
  countsOnly: 'These are past counts for the whole company. They don’t say whether a job sponsors, so ask before you apply.',
  yearsAndSource: (years: string, source: string): string => `${years}. Source: ${source}.`,
  sources: 'Sources and credit',
  visaCredit:
    'U.S. Citizenship and Immigration Services (USCIS), H-1B Employer Data Hub, fiscal years 2021 to 2023. The 2023 file covers part of the year. New petitions are for people starting an H-1B job. Continuing ones are for people who already hold H-1B status. The counts are added up over the company’s legal names. Employers with fewer than three approvals aren’t in our copy.',
} as const;
