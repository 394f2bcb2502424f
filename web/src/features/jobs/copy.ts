import type { ResumeComparison } from '@alive/contract/comparison.ts';
import type { VisaRecord } from '@alive/contract/visa-record.ts';
import { counted, figure } from '#ui/numbers.ts';

/** Every word on a job, its posting, and how the posting compares with a résumé. */
export const copy = {
  posting: 'The posting',
  unknown: 'We couldn’t find that job. It may have been taken down, or the link is incomplete.',
  browseAll: 'Browse all jobs',
  loading: 'Loading the job…',
  postingNotLoaded: 'We couldn’t load the posting.',
  whyNotListed: 'Why this isn’t on your list',
  whoMayApply: 'Who can apply',
  howItFits: 'How well it matches you',
  tooLittle: 'Too little text to score',
  sponsors: 'Sponsors visas.',
  doesNotSponsor: 'Doesn’t sponsor visas.',
  silent: 'The posting doesn’t say.',
  needsClearance: 'Requires a security clearance.',
  holdsClearance: 'Requires an active security clearance.',
  canGetClearance: 'You must be able to get a security clearance.',
  noText: 'We only have a link to this posting, not its text.',
  skillsNamed: 'Skills it mentions:',
  isClosed: 'This job is closed.',
  closedOn: (day: string): string => `It’s been closed since ${day}.`,
  applyByEmail: 'Apply by email',

  summary: 'What this job asks for, and where your résumé shows it',
  onResume: (skills: readonly string[]): string => `On your résumé: ${skills.join(', ')}.`,
  added: (skills: readonly string[]): string => `You added: ${skills.join(', ')}.`,
  lacking: (skills: readonly string[]): string => `Not on your résumé: ${skills.join(', ')}.`,

  notLoaded: 'We couldn’t load the comparison.',
  retry: 'Retry',
  listsNothing: 'This posting doesn’t list any requirements.',
  noResume: 'You haven’t added a résumé.',
  addResume: 'Add one on your profile',
  addResumeFor: 'to see which of these you already have.',
  uploadAgain: 'Upload your résumé again',
  uploadAgainFor: 'so we can read it.',
  kinds: { requirement: 'What it asks for', duty: 'What you’d do', skill: 'Skills it mentions' } satisfies Record<Kind, string>,
  shownBy: (line: string): string => `On your résumé: ${line}`,
  /** Stands under what no line of the résumé shows. */
  notShown: 'We didn’t find this on your résumé.',
  /** Leads the comparison; duties are not counted. */
  shownOf: (count: number, of: number): string => {
    const things = of === 1 ? 'one thing' : `${of} things`;
    if (count === 0) return `This job asks for ${things}, and we didn’t find ${of === 1 ? 'it' : 'any of them'} on your résumé.`;
    return `Your résumé shows ${of === 1 ? 'the' : count === of ? 'all' : `${count} of the`} ${things} this job asks for.`;
  },
  askOnVisas: 'Ask about visas before you apply.',
  visaRecord: ({ initial, continuing, years }: VisaRecord): string =>
    initial === 0
      ? `USCIS approved no new H-1B petitions for this employer in ${years}. It approved ${figure(continuing)} for ${continuing === 1 ? 'someone' : 'people'} who already had H-1B status.`
      : `USCIS approved ${counted(initial, 'new H-1B petition', 'new H-1B petitions')} for this employer in ${years}.`,

  copyNotes: 'Copy as notes',
  copied: 'Copied',
  areCopied: 'Notes copied.',
  notCopied: 'Your browser didn’t let us copy. Select the text and copy it yourself.',
} as const;

type Kind = ResumeComparison['asks'][number]['kind'];
