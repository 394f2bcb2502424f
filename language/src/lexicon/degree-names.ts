import type { Degree } from '@alive/contract/jobs.ts';

/**
 * The highest degree that a student's own words on their education name, held or in progress. Read more loosely than a posting's, since a
 * degree that is missed rules jobs out: "ms in data science", "MA Economics", "MD, Johns Hopkins".
 */
export const degreeHeld = (educations: readonly string[]): 'master' | 'doctorate' | null =>
  (['doctorate', 'master'] as const).find((degree) =>
    educations.some((text) => degreeNames[degree].test(text) || ownWords[degree].test(text)),
  ) ?? null;

/** Abbreviations that are states too ("Boston, MA") stand at the beginning or before a subject. */
const ownWords = {
  doctorate: /\b(?:ph\.?d|doctorate|doctoral|dphil|pharm\.?d|psy\.?d|ed\.?d|jd|dvm|dds)\b|(?:^|[;/\n])\s*md\b(?!\s*$)/iu,
  master:
    /\bmaster(?:['’]?s)?\b|\b(?:mba|msc|mph|msw|msn|mfa|mpp|mpa|mlis|m\.?eng|m\.?ed|m\.s|m\.a|llm)\b|(?:^|[;/\n]|\b(?:and|then|an?)\s)\s*m[as]\b(?=,? \p{L}|\s*$)|\bm[as] (?:in|student|candidate|degree)\b|[,–—-]\s*M[AS] (?!USA?\b|United\b|and\b)(?=\p{L})/iu,
};

/** The names of degrees and their abbreviations, as postings and résumés write them; `none` is less than a bachelor's. */
export const degreeNames: Readonly<Record<Degree, RegExp>> = {
  none: /\bhigh[- ]school (?:diploma|degree|graduate|education)\b|\bGED\b|\bassociate(?:['’]?s)? degree\b|\bno (?:college )?degree (?:is )?(?:required|needed)\b|^\s*(?:none|high school|associate(?:['’]?s)?|not required)\s*$/i,
  bachelor:
    /\b(?:[Bb]achelor(?:['’]?s)?|[Bb]accalaureate|[Uu]ndergraduate (?:degree|student|program)|[Uu]nder-?grads?|(?:[Ff]our|4)[- ]year degree|[Cc]ollege degree|[Uu]niversity degree)(?![\p{L}])|(?<![\p{L}.])(?:B\.?S\.?c?\.?|B\.A\.?|BA|BSN|BFA|BBA|B\.?Eng\.?|B\.?Tech)(?=[\s,/)]|$)/u,
  master:
    /\b[Mm]aster(?:['’]?s)(?![\p{L}])|\b[Mm]aster of\b|\b[Mm]asters?(?=(?:\/| or| and|,)? ?(?:['’]|degree|level|program|student|in |[Pp][Hh]))|\b(?:[Gg]raduate|[Aa]dvanced|[Pp]ostgraduate) degree\b|(?<![\p{L}.])(?:M\.S\.?c?\.?|MSc|MS(?=\/| degree| in |, Ph| or Ph|\)|$)|M\.A\.|MBA|M\.B\.A\.?|MPH|MSW|MSN|MFA|MPP|MLIS|M\.?Eng\.?|M\.?Ed\.?)(?=[\s,/)]|$)/u,
  doctorate:
    /(?<![\p{L}.])(?:Ph\.? ?D\.?s?|PHDs?|D\.?Phil|Ed\.?D\.?|Psy\.?D\.?|Pharm\.?D\.?|J\.?D\.?|DVM|DDS|DNP|DPT|M\.D\.|MD\/Ph\.?D)(?=[\s,/)’'.;]|$)|\b[Dd]octora(?:te|l)(?:['’]?s)?\b|\b[Jj]uris [Dd]octor\b|\b[Mm]edical degree\b|\b[Pp]ost-?[Dd]oc(?:toral)?\b/u,
};
