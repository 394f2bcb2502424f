import type { Quantity } from './quantities.ts';
import type { Meaning } from '../entities/types.ts';
import { matchesIn } from '../text/text.ts';

/**
 * Terms of a job that are said in set phrases: full or part time, "no experience needed", when it was posted, the degree it asks for, and words in
 * quotation marks, which a posting must hold. In no order; linear in the text.
 */
export function termsIn(text: string, now: Date): Quantity[] {
  return patterns.flatMap(([pattern, meaningOf]) =>
    matchesIn(text, pattern).flatMap((match): Quantity[] =>
      meaningOf(match, now).map((meaning) => ({ start: match.index, end: match.index + match[0].length, meaning })),
    ),
  );
}

const patterns: readonly (readonly [RegExp, (match: RegExpMatchArray, now: Date) => Meaning[]])[] = [
  [/\b(full|part)[- ]?time\b/gi, ([, hours = '']) => [{ kind: 'hours', hours: hours.toLowerCase() === 'full' ? 'full' : 'part' }]],
  [
    /\b(?:no|without) (?:prior |previous |any )?experience (?:is )?(?:needed|required|necessary)\b/gi,
    () => [{ kind: 'level', level: 'entry_level', seniority: 'junior' }],
  ],
  [
    /\b(?:posted|listed|added|published|opened|new) (?:(?:with)?in )?(?:the )?(?:(today|yesterday)|(?:last|past|this) (\d{1,2}|one|two|three|four|few|couple(?: of)?)? ?(hours?|days?|weeks?|months?))\b/gi,
    ([, day, count, unit = ''], now) => {
      const days =
        day === undefined
          ? (numbers[(count ?? '').toLowerCase()] ?? (Number(count ?? 1) || 1)) * (lengths[unit.replace(/s$/i, '').toLowerCase()] ?? 1)
          : 1;
      return [{ kind: 'posted', since: new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10) }];
    },
  ],
  [
    /(?<=\b(?:requir(?:es?|ing)|needs?|asks? for|asking for|wants?|have|having) (?:an? |any )?)(?:(ph\.?d|doctorate|doctoral degree)|(master'?s(?: degree)?)|(bachelor'?s(?: degree)?)|(?:college )?degree)\b(?! in\b)/gi,
    ([, doctor, master, bachelor]) =>
      doctor !== undefined
        ? [{ kind: 'degree', degree: 'doctorate' }]
        : master !== undefined
          ? [{ kind: 'degree', degree: 'master' }]
          : [
              { kind: 'degree', degree: 'bachelor' },
              ...(bachelor === undefined
                ? ([
                    { kind: 'degree', degree: 'master' },
                    { kind: 'degree', degree: 'doctorate' },
                  ] as const)
                : []),
            ],
  ],
  [
    /(?<=\b(?:no|without(?: an?)?) )(?:(ph\.?d|doctorate)|(master'?s(?: degree)?)|(bachelor'?s(?: degree)?))(?= (?:is |are )?(?:required|needed|necessary)\b)/gi,
    ([, doctor, master]) => [{ kind: 'degree', degree: doctor !== undefined ? 'doctorate' : master !== undefined ? 'master' : 'bachelor' }],
  ],
  [
    /\b(?:start(?:ing|s)?|begin(?:ning|s)?|available) (?:in|on|from) (?:early |late |mid[- ])?(january|february|march|april|may|june|july|august|september|october|november|december)\b/gi,
    ([, month = '']) => [{ kind: 'start', month: month.toLowerCase() }],
  ],
  [/["“]([^"“”]{2,80})["”]/g, ([, words = '']) => [{ kind: 'quoted', words: words.trim().toLowerCase() }]],
];

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, few: 3, couple: 2, 'couple of': 2 };
const lengths: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30 };
