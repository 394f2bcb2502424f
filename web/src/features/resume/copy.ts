import type { Resume, ResumeMeter, ResumePart } from '@alive/contract/resume.ts';
import { fileSize } from '#ui/FileDrop.tsx';
import { counted } from '#ui/numbers.ts';

/** Every word about a résumé that was read. */
export const copy = {
  /** null: not known yet. */
  isRead: (facts: number | null): string => {
    // That nothing was found is said below.
    if (facts === null || facts === 0) return 'We read your résumé.';
    return `We read your résumé and found ${counted(facts, 'detail', 'details')}.`;
  },
  found: (facts: number): string => {
    if (facts === 0) return 'We read your résumé but couldn’t find anything to add to your profile.';
    if (facts === 1) return 'We found 1 detail. Keep it if it’s right, or fix it if it isn’t.';
    return `We found ${facts} details. Keep what’s right and fix what isn’t.`;
  },

  partsFound: (found: number, all: number): string => `We could read ${found} of the ${all} parts of your résumé.`,
  nothingToChange: 'Employers’ software should have no trouble with your résumé.',
  parts: {
    contact: 'Contact information',
    education: 'Education',
    experience: 'Jobs with dates',
    skills: 'Skills',
  } satisfies Record<Exclude<ResumePart, 'layout'>, string>,
  part: ({ part, found }: ResumeMeter['parts'][number]): string =>
    part === 'layout' ? `Order of the text: ${found ? 'clear' : 'unclear'}` : `${copy.parts[part]}: ${found ? 'found' : 'not found'}`,
  moreAdvice: (count: number): string => counted(count, 'more thing to change', 'more things to change'),
  whyAdvice: 'If we can’t read part of your résumé, employers’ software may not be able to either.',

  page: (page: number, pages: number, line: string | null): string =>
    `Your résumé${pages > 1 ? `, page ${page} of ${pages}` : ''}.${line === null ? '' : ` The line “${line}” is highlighted.`}`,
  scrolled: 'Your résumé as we read it',
  whereRead: (fact: string): string => `Where we found “${fact}”`,
  seePage: 'See the page',

  file: ({ fileName, size }: Resume, pages: number | null): string[] => [
    fileName,
    ...(pages === null ? [] : [counted(pages, 'page', 'pages')]),
    fileSize(size),
  ],
  replace: 'Replace',
  replaceFile: (file: string): string => `Replace ${file}`,
  chooseAnother: 'Choose another file',
  remove: 'Remove',
  removeFile: (file: string): string => `Remove ${file}`,
} as const;
