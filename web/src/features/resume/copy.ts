import type { Resume, ResumeMeter, ResumePart } from '@alive/contract/resume.ts';
import { fileSize } from '#ui/FileDrop.tsx';
import { counted } from '#ui/numbers.ts';

/** Every word about a résumé that was read. */
export const copy = {
  /** null: not known yet. */
  isRead: (facts: number | null): string => `We read your résumé${facts === null ? '' : ` and found ${counted(facts, 'fact', 'facts')}`}.`,
  found: (facts: number): string => {
    if (facts === 0) return 'We read your résumé and found no facts in it.';
    if (facts === 1) return 'We found 1 fact. Keep it if it’s right, or fix it.';
    return `We found ${facts} facts. Keep what’s right and fix what isn’t.`;
  },

  partsFound: (found: number, all: number): string => `${found} of ${all} parts found.`,
  nothingToChange: 'Employers’ systems should read it fine.',
  parts: {
    contact: 'Contact',
    education: 'Education',
    experience: 'Jobs with dates',
    skills: 'Skills',
  } satisfies Record<Exclude<ResumePart, 'layout'>, string>,
  part: ({ part, found }: ResumeMeter['parts'][number]): string =>
    part === 'layout' ? `Reading order: ${found ? 'clear' : 'unclear'}` : `${copy.parts[part]}: ${found ? 'found' : 'not found'}`,
  moreAdvice: (count: number): string => counted(count, 'more thing to change', 'more things to change'),
  whyAdvice: 'Employers’ systems read your résumé the same way.',

  page: (page: number, pages: number, line: string | null): string =>
    `Your résumé${pages > 1 ? `, page ${page} of ${pages}` : ''}.${line === null ? '' : ` The line “${line}” is highlighted.`}`,
  scrolled: 'Your résumé as we read it',
  whereRead: (fact: string): string => `Where we read ${fact}`,
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
