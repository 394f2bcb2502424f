import type { ResumeComparison } from '@alive/contract/comparison.ts';
import type { VisaRecord } from '@alive/contract/visa-record.ts';
import { counted } from '#ui/numbers.ts';

/** Every word on how a posting compares with a résumé, and on postings that are silent on visas. */
export const copy = {
  posting: 'The posting',
  unknown: 'We couldn’t find that job. It may have been taken down, or the link is incomplete.',
  browseAll: 'Browse all jobs',
  loading: 'Loading the job…',
  postingNotLoaded: 'We couldn’t load the posting.',
  whyNotListed: 'Why this isn’t in your list',
  whoMayApply: 'Who can apply',
  howItFits: 'How it fits you',
  tooLittle: 'Too little text to score',
  sponsors: 'Sponsors visas.',
  doesNotSponsor: 'Doesn’t sponsor visas.',
  silent: 'The posting doesn’t say.',
  needsClearance: 'Needs a security clearance.',
  holdsClearance: 'Needs a clearance you already have.',
  canGetClearance: 'Needs a clearance you can get.',
  noText: 'The list it came from has only the link, no text.',
  skillsNamed: 'Skills it names:',
  isClosed: 'This job is closed.',
  applyByEmail: 'Apply by email',

  summary: 'What this asks for, and where you show it',
  onResume: (skills: readonly string[]): string => `On your résumé: ${skills.join(', ')}.`,
  added: (skills: readonly string[]): string => `You added: ${skills.join(', ')}.`,
  /** `isNamed`: whether the résumé was named just before. */
  lacking: (skills: readonly string[], isNamed: boolean): string =>
    `${isNamed ? 'Not on it' : 'Not on your résumé'}: ${skills.join(', ')}.`,

  notLoaded: 'We couldn’t load the comparison.',
  retry: 'Retry',
  listsNothing: 'This posting doesn’t list what it asks for.',
  noResume: 'You haven’t added a résumé.',
  addResume: 'Add one in Profile',
  addResumeFor: 'to see where it shows these.',
  uploadAgain: 'Upload your résumé again',
  uploadAgainFor: 'and we’ll read it.',
  kinds: { requirement: 'It asks for', duty: 'The work', skill: 'Skills it names' } satisfies Record<Kind, string>,
  shownBy: (line: string): string => `On your résumé: ${line}`,
  /** Stands under what no line of the résumé shows. */
  notShown: 'Not on your résumé.',
  askOnVisas: 'It has no line on visas, so ask before you apply.',
  visaRecord: ({ initial, continuing, years }: VisaRecord): string =>
    initial === 0
      ? `This employer had no new H-1B petitions approved in ${years}, but ${counted(continuing, 'continuing one', 'continuing ones')} (USCIS).`
      : `This employer had ${counted(initial, 'new H-1B petition', 'new H-1B petitions')} approved in ${years} (USCIS).`,

  copyNotes: 'Copy as notes',
  copied: 'Copied',
  areCopied: 'The notes were copied.',
  notCopied: 'This browser won’t let us copy. Select the text instead.',
} as const;

type Kind = ResumeComparison['asks'][number]['kind'];
