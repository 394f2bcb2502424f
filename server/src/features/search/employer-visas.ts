import type { Reading } from '@alive/language/entities/types.ts';
import { visaRecordOf } from '@alive/occupations/visa-records.ts';
import { employerVisas } from './copy/job.ts';
import { blanked } from '@alive/language/text/text.ts';

/**
 * What the federal record holds of the employers whose sponsoring a message asks about, "does Deloitte sponsor visas?", and what to say next;
 * null for any other message, a search for jobs that sponsor and one for people among them.
 */
export function answerOnEmployers(message: string, { mentions }: Reading): { text: string; suggestions: string[] } | null {
  const named = mentions.flatMap((one) => (one.kind === 'company' && !one.negated ? [one.company] : []));
  const others = mentions.some(({ kind }) => kind !== 'company' && kind !== 'sponsorship');
  const [first] = named;
  const rest = withoutNames(message, mentions);
  if (first === undefined || others || !asks.test(message) || !ofVisas.test(rest) || ofOthers.test(rest)) return null;
  const employers = [...new Set(named)].slice(0, most);
  const records = employers.map((employer) => ({ employer, record: visaRecordOf(employer) }));
  const lines = records.map(({ employer, record }) =>
    record === null ? employerVisas.none(employer) : employerVisas.counts(employer, record),
  );
  const source = records.find(({ record }) => record !== null)?.record?.source;
  return {
    text: [...lines, source === undefined ? employerVisas.ask : employerVisas.source(source)].join(' '),
    suggestions: [`Jobs at ${first}`, `Jobs at ${first} that sponsor visas`],
  };
}

/** A message without the names of employers: "Visa" asks about none, and "Capital One" points at none. */
const withoutNames = (message: string, mentions: Reading['mentions']): string =>
  blanked(
    message,
    mentions.filter(({ kind }) => kind === 'company'),
  );

const asks =
  /^\W*(?:(?:so|and|ok(?:ay)?|but|hey|hi)\b\W*)*(?:do|does|did|will|would|is|are|has|have|can|could|how (?:many|often|likely)|what about|whether|(?:do you|does anyone) know (?:if|whether)|any idea (?:if|whether)|(?:please )?tell me (?:if|whether|about))\b/i;
const ofVisas = /\b(?:sponsor\w*|h-?1-?bs?|visas?)\b/i;
/** What asks for jobs or people, or points at something shown. */
const ofOthers =
  /\b(?:show|find|search|list|alum\w*|people|persons?|grad(?:uate)?s?|(?:any|some)(?:one|body) (?:at|from|in|who)|jobs?|internships?|roles?|positions?|openings?|postings?|ones?|these|those|this|that|it|they|first|second|third|last)\b/i;

/** Employers of one question that are answered. */
const most = 3;
