import type { Degree } from '@alive/contract/jobs.ts';
import { degreeNames as names } from '@alive/language/lexicon/degree-names.ts';
import { type Sentence, sentencesOf } from '@alive/language/text/sentences.ts';

/**
 * The degree that a posting demands, with its own words for it; null where it demands none. Of alternatives ("Bachelor's, Master's or PhD")
 * the lowest counts, and what is preferred does not. A master's or doctorate "or equivalent" is no demand. Where sentences differ, the
 * higher one must say that it is required: what is unclear rules nobody out.
 */
export function degreeIn(title: string, description: string): { degree: Degree; quote: string } | null {
  const found: Demand[] = [];
  const inTitle = lowestIn(title, titleNames);
  if (inTitle !== null) found.push({ degree: inTitle, quote: title, isRequired: true });
  let before: Sentence | null = null;
  for (const sentence of sentencesOf(description.slice(0, 30_000))) {
    // "Bachelor's and 5 years, or" goes on in the next line.
    const joined = before !== null && (/\bor[,:]?$/i.test(before.text) || /^or\b/i.test(sentence.text));
    const demand = demandOf(sentence);
    const last = joined ? found.pop() : undefined;
    if (demand !== null || last !== undefined) {
      const lower = [demand, last].filter((one) => one != null).toSorted((a, b) => rank(a.degree) - rank(b.degree))[0];
      if (lower !== undefined) found.push(lower);
    }
    before = sentence;
  }
  const ordered = found.toSorted((a, b) => rank(a.degree) - rank(b.degree));
  const [lowest] = ordered;
  const required = ordered.findLast(({ isRequired }) => isRequired);
  const one = required ?? lowest;
  return one === undefined ? null : { degree: one.degree, quote: one.quote };
}

/** A degree in the words of a file's column: the lowest that they name; undefined where they name none. */
export const degreeNamed = (words: string): Degree | undefined => lowestIn(words, names) ?? undefined;

function demandOf({ text, heading, title }: Sentence): Demand | null {
  if (title && !/\b(?:degree|ph\.?d|master|bachelor)/i.test(text)) return null;
  if (optional.test(heading) || optional.test(/^[^.:]{1,60}:/.exec(text)?.[0] ?? '')) return null;
  const clauses = text.split(/;|\.\s|,\s*(?=(?:but|with|and)?\s*(?:an?\s+)?(?:\S+\s+){0,4}?(?:preferred|a plus|desired))/i);
  const wanted = clauses.filter((clause) => !hedged.test(clause)).join('; ');
  const degree = lowestIn(wanted, names);
  if (degree === null || !isAsked(wanted)) return null;
  if (
    (degree === 'master' || degree === 'doctorate') &&
    /\bor\b[^.;]{0,40}\bequivalent\b|\bor (?:related |relevant |comparable |similar )?(?:work |professional |industry )?experience\b|\bin lieu\b/i.test(
      wanted,
    )
  )
    return null;
  return { degree, quote: text, isRequired: /\b(?:required|requires?|must|minimum|mandatory)\b/i.test(`${heading} ${wanted}`) };
}

/** "PhD in chemistry", "you hold a PhD", "a PhD is required", not "you work with PhD scientists" or "free master's degrees". */
const isAsked = (text: string): boolean =>
  /^(?:[\p{L} /-]{1,25}: ?)?(?:an?|the|completed|completion of|current(?:ly)?|minimum(?: of)?|at least|either|possession of|accredited|recent|advanced|earned|enrolled in|enrollment in|pursuing|working towards?|must|you|candidates?|applicants?|required)?\W{0,3}(?:an? |your |of )?(?:[\p{L}-]+ ){0,2}?(?:ph|doct|d\.|ed\.?d|psy|pharm|j\.?d|m\.?d|juris|master|m\.?[asbpefs]|graduate degree|advanced degree|b\.?[as]|bachelor|undergraduate degree|college degree|four|4|high school|associate)/iu.test(
    text,
  ) ||
  /\b(?:have|has|hold(?:s|ing)?|holders?|possess(?:es|ing)?|requires?|required|must|need|needs|earned?|completed|completing|obtained|pursuing|working towards?|enrolled|seeking|looking for|candidates? (?:with|for)|with an?|minimum|eligible|students?)\b/i.test(
    text,
  );

const optional =
  /\b(?:preferr?(?:ed|ably)?|preferences?|nice[- ]to[- ]haves?|bonus|pluses|a plus|desir(?:ed|able)|ideal(?:ly)?|stand out|about us|who we are|about the (?:company|team)|benefits?|perks|we offer|what you.ll get|equal opportunity)\b/i;
const hedged =
  /\b(?:preferr?(?:ed|ably)?|ideally|(?:is |are |considered )?an? (?:big |strong |huge )?(?:plus|bonus|asset|advantage)|desired|desirable|nice to have|advantageous|encouraged|welcome|tuition|reimburse\w*|not (?:required|necessary|needed)|no (?:degree|ph\.?d)|work(?:ing)? (?:with|alongside)|team of|our (?:team|scientists|researchers|founders)|founded|mentor(?:ed)? by|equivalent to)\b/i;

function lowestIn(text: string, patterns: Readonly<Record<Degree, RegExp>>): Degree | null {
  return order.find((degree) => patterns[degree].test(text)) ?? null;
}

const order: readonly Degree[] = ['none', 'bachelor', 'master', 'doctorate'];
/** From none to doctorate, 0 to 3. */
const rank = (degree: Degree): number => order.indexOf(degree);

/** In a title, "MS" may be a state and "MD" too; only what can be nothing else counts. */
const titleNames: Readonly<Record<Degree, RegExp>> = {
  none: /(?!)/,
  bachelor: /\b(?:bachelor(?:['’]?s)?|undergrad(?:uate)?s?)\b|(?<![\p{L}.])B\.?[SA]\.?(?=\/|\s?&|\s?,? ?M\.?S)/iu,
  master:
    /\bmaster(?:['’]s|s(?=['’]? (?:degree|student|intern|level|program|graduate)|\/| or ))|(?<![\p{L}.])(?:MBA|M\.?S\.?(?=\/Ph))(?!\p{L})/iu,
  doctorate: /(?<![\p{L}.])Ph\.? ?D\.?s?(?!\p{L})|\bdoctora(?:te|l)\b|\bpost-?doc(?:toral)?\b/iu,
};

interface Demand {
  degree: Degree;
  quote: string;
  /** It says that it must be. */
  isRequired: boolean;
}
