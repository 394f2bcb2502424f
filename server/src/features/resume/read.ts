import type { ResumeReading } from '@alive/contract/resume.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { skillsIn } from '@alive/language/lexicon/skills.ts';
import { privateIn } from '@alive/language/safety/private.ts';
import { type Extracted, textToExtracted } from '@alive/resumes/extracted.ts';
import type { ReadResume, ResumeFact } from '@alive/resumes/read.ts';
import type { FactDraft } from '#platform/chat.ts';
import type { NamedSkill } from '#platform/leanings.ts';

/** What a document says of a student: its facts with the lines that they stand in, all skills it names, and what is shown of the reading. */
export const readIn = (extracted: Extracted, { read, vocabulary, now }: Reading): ReadIn => {
  const found = read(extracted, vocabulary, now);
  const { lines, meter, account } = found;
  return {
    facts: factsOf(found),
    skills: skillsOn(lines.map(({ text }) => text)),
    reading: { pages: extracted.pages, lines: [...lines], meter, ...(account.email !== null && { email: account.email }) },
  };
};

/** The facts of a document that may be kept, with their lines. */
const factsOf = ({ facts, lines }: ReturnType<ReadResume>): QuotedFact[] =>
  facts.slice(0, mostFacts).flatMap((fact) => quoted(fact, lines[fact.line]?.text));

/** Every skill that lines name, by themselves or as a list that goes on in the next line, each with its first line. */
function skillsOn(lines: readonly string[]): NamedSkill[] {
  const at = new Map<string, number>();
  const add = (skill: string, line: number) => at.set(skill, Math.min(line, at.get(skill) ?? line));
  for (const [line, text] of lines.entries()) for (const { skill } of skillsIn(text)) add(skill, line);
  let [line, end] = [0, lines[0]?.length ?? 0];
  for (const { skill, start } of skillsIn(lines.join('\n'))) {
    while (start > end) end += 1 + (lines[++line]?.length ?? 0);
    add(skill, line);
  }
  return [...at].slice(0, mostFacts).map(([name, of]) => {
    const text = lines[of] ?? '';
    return { name, line: privateIn(text).length > 0 ? null : text };
  });
}

/** The facts of a résumé that was pasted into a message, each with the piece of the message it was read from. */
export const draftsIn = (message: string, { read, vocabulary, now }: Reading): FactDraft[] =>
  factsOf(read(textToExtracted(message), vocabulary, now)).map(({ kind, text, detail, value, quote, isSure }) => ({
    kind,
    stance: 'have',
    origin: 'resume',
    text,
    detail,
    value,
    quote: message.includes(quote) ? quote : null,
    status: isSure ? 'kept' : 'offered',
  }));

/** The texts of the facts as the upload's reply lists them. */
export const listed = (facts: readonly QuotedFact[]) => {
  const of = (kind: ResumeFact['kind']) => facts.filter((fact) => fact.kind === kind).map(({ text }) => text);
  return { skills: of('skill'), education: of('education'), experience: of('experience'), links: of('link') };
};

/** A fact with its line; nothing where it says something private, or nothing that is a fact. */
function quoted({ kind, text, detail, value, line, isSure }: ResumeFact, quote: string | undefined): QuotedFact[] {
  const isFact = text.trim() !== '' && text.length <= 300 && quote !== undefined;
  if (!isFact || privateIn(`${text}\n${detail ?? ''}`).length > 0 || privateIn(quote).length > 0) return [];
  return [{ kind, text, detail: detail?.slice(0, 300) ?? null, value, line, isSure, quote }];
}

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
