import { employerLeads, jobHeads } from '#language/context.ts';
import { singular } from '#language/text.ts';
import type { Entry } from '#language/entry.ts';
import type { Match } from '#language/phrases.ts';
import { isLearned, publicEnd } from './public-names.ts';
import type { Finding, Sentence } from './sentence.ts';
import { meetingPlaces } from './words.ts';

/**
 * Employers of the vocabulary that a sentence names though they may not be said, however they are cased. A name that is also a word of
 * English ("target", "oracle") counts in small letters only where something shows that the employer is meant; a name that is also a skill
 * ("Salesforce") only where it is worked for.
 */
export function unknownEmployers(sentence: Sentence, isNamed: (name: string) => boolean): Finding[] {
  return sentence.matches.flatMap((match, index): Finding[] => {
    const companies = match.values.flatMap(({ meaning }) => (meaning?.kind === 'company' ? [meaning] : []));
    if (companies.length === 0 || isPublic(sentence, match) || !isMeant(sentence, match, index)) return [];
    const first = sentence.words[match.from];
    const last = sentence.words[match.to - 1];
    if (first === undefined || last === undefined) return [];
    const said = sentence.text.slice(first.start, last.end).replace(/['’]s$/i, '');
    if (isNamed(said) || companies.some(({ company, names = [] }) => [company, ...names].some(isNamed))) return [];
    return [{ start: first.start, end: last.end, kind: 'employer' }];
  });
}

/** "EPA", "Google Analytics"; "apply to NASA" means work there. */
function isPublic({ words }: Sentence, { from, to }: Match<Entry>): boolean {
  return (
    publicEnd(words, from, words.length) >= to && !(words[from - 1]?.text === 'to' && words[from - 2]?.text.startsWith('appl') === true)
  );
}

function isMeant(sentence: Sentence, match: Match<Entry>, index: number): boolean {
  const { words } = sentence;
  const own = words.slice(match.from, match.to);
  const [first] = own;
  const before = words[match.from - 1];
  const lead = first === undefined || /[.;!?\n,:]/.test(first.gap) ? '' : (before?.text ?? '');
  const after = own.length > 0 && !/[.;!?\n,:]/.test(words[match.to]?.gap ?? '.') ? (words[match.to]?.text ?? '') : '';
  // "The Google certificate", "the ADM 201 exam".
  if (notOfEmployers.has(after) || isLearned(words, match.to)) return false;
  const led = employerLeads.has(lead) || (leadsBy.get(lead)?.has(words[match.from - 2]?.text ?? '') ?? false);
  const capitals = own.filter(({ raw }) => /\p{Lu}/u.test(raw)).length;
  const hires = hiring.has(after) || (/^(?:is|are)$/.test(after) && hiring.has(words[match.to + 1]?.text ?? ''));
  const works = jobHeads.has(singular(after)) || postingHeads.has(singular(after));
  const told = led || (capitals > 0 && (hires || works || /['’]s$/i.test(own.at(-1)?.raw ?? '')));
  if (told) return true;
  if (own.length === 1 && meetingPlaces.has(first?.text ?? '')) return false;
  const named = capitals >= own.filter(({ text }) => text.length > 3).length && capitals > 0;
  const others = match.values.filter(({ meaning }) => meaning !== null && meaning.kind !== 'company');
  if (others.length > 0)
    return named && (own.length > 1 || others.every(({ meaning }) => meaning?.kind === 'place')) && !placeLeads.has(lead);
  const plain = own.every(({ text }) => sentence.isEnglish(text));
  if (!plain) return match.values.some(({ guard }) => guard !== 'capitals') || own.every(({ raw }) => raw === raw.toUpperCase());
  const isRare = match.values.some(({ guard }) => guard === 'none' || guard === 'rare');
  if (capitals === 0)
    return (
      isRare && own.length === 1 && lead !== 'to' && !determiners.has(after) && (nameLeads.has(lead) || nextToEmployer(sentence, index))
    );
  if (own.length > 1 && named) return true;
  // "Ramp up" begins a sentence, "Ramp is hiring" names one.
  const begins = match.from === 0 || /[.!?:\n"“(*•–—|]/.test(first?.gap ?? '');
  return !begins && !sentence.heading && (isRare || !articles.has(lead) || nextToEmployer(sentence, index));
}

/** "Target, Google and Visa". */
function nextToEmployer({ matches, words }: Sentence, index: number): boolean {
  const match = matches[index];
  if (match === undefined) return false;
  return [matches[index - 1], matches[index + 1]].some((other) => {
    if (other === undefined || !other.values.some(({ meaning }) => meaning?.kind === 'company')) return false;
    const [left, right] = other.from < match.from ? [other, match] : [match, other];
    const between = words.slice(left.to, right.from);
    return between.every(({ text }) => text === 'and' || text === 'or') && between.length < 2 && right.from - left.to < 2;
  });
}

/** Words before a preposition with which it leads to an employer: "work for", "apply to". */
const leadsBy: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['for', new Set('work works working worked intern interns interning interned job'.split(' '))],
  ['to', new Set('apply applying applied application applications moved went'.split(' '))],
  ['with', new Set('interview interviews interviewing role job internship position offer'.split(' '))],
  ['from', new Set('offer offers moved came recruiter'.split(' '))],
]);
const placeLeads = new Set('in near around outside across'.split(' '));
const articles = new Set('a an the my your this that our their'.split(' '));
/** "Visa sponsorship", "target salary". */
const notOfEmployers = new Set(
  'sponsorship status requirements requirement process rules rule issue issues question questions holder holders market audience date salary pay score list group category type types'.split(
    ' ',
  ),
);
// In small letters a rare word is a name where a thing would have its article: "try google", not "your mentor".
const nameLeads = new Set('with for from by like into about of except besides and or try consider than via is was'.split(' '));
const determiners = new Set('it them the a an this that your their for'.split(' '));
const postingHeads = new Set(
  'posting team program programme offer listing application recruiter office residency fellowship scholarship alum alumni card'.split(' '),
);
const hiring = new Set('hires hiring recruits recruiting offers pays sponsors employs looking'.split(' '));
