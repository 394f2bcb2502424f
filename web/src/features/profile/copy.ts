import { counted } from '#ui/numbers.ts';
import type { FactCounts } from './types.ts';

/** Every word of this room. */
export const copy = {
  title: 'Your profile',
  subtitle: 'Your results are based only on what’s on this page.',
  talkAgain: 'Start another conversation',
  talkAgainFailed: (reason: string): string => `We couldn’t start another conversation. ${reason}`,

  basics: 'Basics',
  preferences: 'Preferences',
  edit: 'Edit',
  editOf: (section: string): string => `Edit ${section.toLowerCase()}`,
  save: 'Save',
  cancel: 'Cancel',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  noEmail: 'None yet. Add one so you can sign back in on any device.',
  emailExample: 'you@school.edu',
  ofResume: 'From your résumé.',
  notConfirmed: 'Not confirmed yet.',
  confirmEmail: 'Confirm it',
  emailIsConfirmed: 'Your email is confirmed.',
  emailTaken: 'This email is already registered. Please use a different email.',
  school: 'School',
  major: 'Major',
  year: 'Graduation year',
  visa: 'Visa sponsorship needed',
  clearance: 'Can get security clearance',
  locations: 'Preferred locations',
  lookingFor: 'Looking for',
  yesNo: (answer: boolean | null): string => (answer === null ? 'Not answered' : answer ? 'Yes' : 'No'),
  list: (items: readonly string[]): string => (items.length === 0 ? 'None' : items.join(', ')),
  discardQuestion: 'Discard your changes?',
  discardAnswer: 'Your changes haven’t been saved.',
  discard: 'Discard',
  notSaved: (reason: string): string => `We couldn’t save that. ${reason}`,

  summary: 'Summary',
  editSummary: 'Edit the summary',
  noSummary: 'No summary yet. Add something to your profile, and we’ll write one.',
  deriveSummary: 'Clear the text, and we’ll write a new summary from your profile.',
  summaryNotSaved: (reason: string): string => `We couldn’t save your summary. ${reason}`,

  resume: 'Résumé',
  addedOn: (size: string, day: string): string => `${size} · added ${day}`,
  /** How many facts were read in it, and what became of them. */
  factsOf: ({ kept, offered, dropped }: FactCounts): string => {
    const all = kept + offered + dropped;
    if (all === 0) return 'No details found';
    if (offered === all) return `${counted(all, 'detail', 'details')} to check`;
    const found = `${counted(all, 'detail', 'details')} found`;
    if (kept === all) return `${found} and kept`;
    const parts = [
      ...(kept > 0 ? [`${kept} kept`] : []),
      ...(offered > 0 ? [`${offered} to check`] : []),
      ...(dropped > 0 ? [`${dropped} removed`] : []),
    ];
    return `${found}: ${parts.join(', ')}`;
  },
  review: 'Review what we found',
  readAgain: 'We haven’t been able to read this file. Please upload it again.',
  unread: 'We couldn’t load what we found in your résumé.',
  reading: 'Reading…',
  noResume: 'No résumé yet. You can add one anytime.',
  choose: 'Choose your résumé',
  types: 'PDF, DOC or DOCX, up to 10 MB',
  replace: 'Replace',
  replaceWith: 'Choose another file',
  download: 'Download',
  downloadFailed: (reason: string): string => `We couldn’t download your résumé. ${reason}`,
  remove: 'Remove',
  removeQuestion: 'Delete your résumé?',
  removeAnswer: (fileName: string): string => `We’ll delete ${fileName} and the details we found in it. Details you’ve edited will stay.`,
  delete: 'Delete',
  isUploaded: 'Your résumé is uploaded.',
  isDeleted: 'Your résumé was deleted.',
  retry: 'Retry',
} as const;
