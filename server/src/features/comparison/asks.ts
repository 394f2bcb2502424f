import type { ResumeComparison } from '@alive/contract/comparison.ts';
import { type Sentence, sentencesOf } from '@alive/language/text/sentences.ts';
import { dutiesIn, requirementsIn } from '#job-index/posting-lines.ts';

/** What a posting asks for, in its own words and order: its requirements, its duties, and the skills that neither names; each said once. */
export const asksOf = ({ description, skills }: Posting): Asked[] => {
  const sentences = [...sentencesOf(description)].filter(({ text }) => !ofOffer.test(text));
  const headed = listedIn(requirementsIn(sentences));
  // "You have built experiments" asks for it, wherever it stands.
  const demanding = sentences.filter(({ text, title }) => !title && demands.test(text));
  const work = listedIn(dutiesIn(sentences)).map(({ text }) => text);
  const required = [...headed, ...demanding.filter(({ text }) => headed.length === 0 || work.includes(text))].map(({ text }) => text);
  const requirements = distinct(required).slice(0, mostRequirements);
  const duties = distinct(work)
    .filter((text) => !required.includes(text))
    .slice(0, mostDuties);
  const lines = [
    ...requirements.map((text): Asked => ({ kind: 'requirement', text: beginningOf(text) })),
    ...duties.map((text): Asked => ({ kind: 'duty', text: beginningOf(text) })),
  ];
  const said = lines.map(({ text }) => text.toLowerCase()).join('\n');
  return [...lines, ...distinct(skills).flatMap((text): Asked[] => (said.includes(text.toLowerCase()) ? [] : [{ kind: 'skill', text }]))];
};

/** Only the bullet points where there are any: the text after a list is about something else. */
const listedIn = (sentences: readonly Sentence[]): readonly Sentence[] => {
  const points = sentences.filter(({ bullet }) => bullet);
  return points.length > 0 ? points : sentences;
};

/** What demands something where no heading says so. */
const demands =
  /\b(?:experience (?:with|in|using)|proficien\w+|familiar\w* with|knowledge of|understanding of|skills? in|degree in|(?:ability|able) to|you (?:have|must))\b/i;
/** What the employer offers or declares whatever the work. */
const ofOffer =
  /\b(?:benefits?|health insurance|401\(?k|paid time off|equal[- ](?:employment )?opportunity|(?:regardless of|without regard to)|reasonable accommodations?|personal data|fraud\w*|privacy (?:notice|policy))\b/i;

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

const beginningOf = (text: string): string => (text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`);

const longest = 400;
const mostRequirements = 15;
const mostDuties = 10;

export type Asked = Pick<ResumeComparison['asks'][number], 'kind' | 'text'>;

export interface Posting {
  description: string;
  skills: readonly string[];
}
