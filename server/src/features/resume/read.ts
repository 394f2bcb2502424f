import type { ResumeReading } from '@alive/contract/resume.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { skillsIn } from '@alive/language/lexicon/skills.ts';
import { privateIn } from '@alive/language/safety/private.ts';
import { type Extracted, textToExtracted } from '@alive/resumes/extracted.ts';
import { lastOf, type ReadResume, type ResumeFact, type ResumeRead } from '@alive/resumes/read.ts';
import type { FactDraft } from '#platform/chat.ts';
import { remembered } from '#platform/kept.ts';
import type { NamedSkill } from '#platform/leanings.ts';
import { inSlices, lastInSlices } from '#platform/slices.ts';

/** What a document says of a student: its facts with the lines that they stand in, all skills it names, and what is shown of the reading. In slices. */
export const readIn = async (extracted: Extracted, { read, vocabulary, now }: Reading): Promise<ReadIn> => {
  const rest = inSlices();
  const found = await lastInSlices(read(extracted, vocabulary, now), rest);
  const { lines, meter, account } = found;
  const isPrivateLine = remembered(isPrivate);
  return {
    facts: await lastInSlices(factsOf(found, isPrivateLine), rest),
    skills: await lastInSlices(skillsOn(lines, isPrivateLine), rest),
    reading: { pages: extracted.pages, lines: [...lines], meter, ...(account.email !== null && { email: account.email }) },
  };
};

/** The facts of a document that may be kept, with their lines. */
function* factsOf({ facts, lines }: ResumeRead, isPrivateLine: (line: string) => boolean): Generator<undefined, QuotedFact[]> {
  const found: QuotedFact[] = [];
  for (const fact of facts.slice(0, mostFacts)) {
    yield;
    found.push(...quoted(fact, lines[fact.line]?.text, isPrivateLine));
  }
  return found;
}

/** Every skill that lines name, by themselves or as a list that goes on in the next line, each with its first line. */
function* skillsOn(lines: ResumeRead['lines'], isPrivateLine: (line: string) => boolean): Generator<undefined, NamedSkill[]> {
  const at = new Map<string, number>();
  for (const [line, { text }] of lines.entries()) {
    yield;
    const before = lines[line - 1]?.text ?? '';
    const own = skillsIn(text);
    const both = skillsIn(`${before}\n${text}`).map(({ skill, start }) => ({ skill, line: start < before.length ? line - 1 : line }));
    for (const one of [...own.map(({ skill }) => ({ skill, line })), ...both])
      at.set(one.skill, Math.min(one.line, at.get(one.skill) ?? one.line));
  }
  return [...at].slice(0, mostFacts).map(([name, of]) => {
    const text = lines[of]?.text ?? '';
    return { name, line: isPrivateLine(text) ? null : quoteOf(text, name) };
  });
}

/** The facts of a résumé that was pasted into a message, each with the piece of the message it was read from. */
export const draftsIn = (message: string, { read, vocabulary, now }: Reading): FactDraft[] =>
  lastOf(factsOf(lastOf(read(textToExtracted(message), vocabulary, now)), remembered(isPrivate))).map(
    ({ kind, text, detail, value, quote, isSure }) => ({
      kind,
      stance: 'have',
      origin: 'resume',
      text,
      detail,
      value,
      quote: message.includes(quote) ? quote : null,
      status: isSure ? 'kept' : 'offered',
    }),
  );

/** The texts of the facts as the upload's reply lists them. */
export const listed = (facts: readonly QuotedFact[]) => {
  const of = (kind: ResumeFact['kind']) => facts.filter((fact) => fact.kind === kind).map(({ text }) => text);
  return { skills: of('skill'), education: of('education'), experience: of('experience'), links: of('link') };
};

/** A fact with its line; nothing where it says something private, or nothing that is a fact. */
function quoted(
  { kind, text, detail, value, line, isSure }: ResumeFact,
  whole = '',
  isPrivateLine: (line: string) => boolean,
): QuotedFact[] {
  const isFact = text.trim() !== '' && text.length <= 300 && whole !== '';
  if (!isFact || isPrivateLine(whole) || isPrivate(`${text}\n${detail ?? ''}`)) return [];
  return [{ kind, text, detail: detail?.slice(0, 300) ?? null, value, line, isSure, quote: quoteOf(whole, text) }];
}

const isPrivate = (text: string): boolean => privateIn(text).length > 0;

/** A line as it is quoted: whole, or of a long one the part that says it. */
const quoteOf = (line: string, said: string): string => {
  const from = Math.max(0, Math.min(line.toLowerCase().indexOf(said.toLowerCase()) - longestQuote / 3, line.length - longestQuote));
  // A cut must not leave half of a character.
  return line.slice(from, from + longestQuote).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
};
const longestQuote = 300;

/** No résumé holds more. */
const mostFacts = 300;

export type QuotedFact = ResumeFact & { quote: string };

export interface ReadIn {
  facts: QuotedFact[];
  skills: NamedSkill[];
  reading: Omit<ResumeReading, 'lineOf'>;
}

export interface Reading {
  read: ReadResume;
  vocabulary: OpenVocabulary;
  /** What "present" means. */
  now: Date;
}
