import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Profile } from '@alive/contract/profile.ts';
import { hold, type Held, type Student } from './interviews-held.ts';
import { brokenRules, type Recurring, recurring, untidy, untraceable } from './interviews-rules.ts';
import type { Miss, RunSet, SetResult, When } from './table.ts';

/** Interviews with the built-in assistant: facts of the profile, rules of talk, and what is said to too many people. */
export const run: RunSet = ({ file }) => holdInterviews({ file });

/**
 * Holds every interview of sets/interviews, or that of one `file`, in this process; with `write`, keeps each transcript beside its file
 * as Markdown. What recurs in those written before is counted among themselves, in those written after among all.
 */
export const holdInterviews = async ({ file = null, write = false }: { file?: string | null; write?: boolean }): Promise<SetResult[]> => {
  const rows = new Map<string, SetResult>();
  const all = new Map<string, Held>();
  const count: Count = (when, kind, total, misses, failed = misses.length) => {
    const key = `${when} ${kind}`;
    const row = rows.get(key) ?? { name: 'interviews', when, kind, passed: 0, total: 0, misses: [] };
    rows.set(key, row);
    row.total += total;
    row.passed += total - Math.min(total, failed);
    row.misses.push(...misses);
  };
  for (const path of file === null ? globSync(join(folder, '*.json')).toSorted() : [file]) {
    const name = basename(path, '.json');
    const interview = JSON.parse(readFileSync(path, 'utf8')) as Interview;
    const { when, student, must, mustNot } = interview;
    const held = await hold(student, interview.says);
    all.set(`${when} ${name}`, held);
    count(
      when,
      'facts that must be there',
      must.length,
      missesOf(
        name,
        must.filter((fact) => !holds(fact, held.profile)),
        held.profile,
        '',
      ),
    );
    count(
      when,
      'facts that must not',
      mustNot.length,
      missesOf(
        name,
        mustNot.filter((fact) => holds(fact, held.profile)),
        held.profile,
        'not ',
      ),
    );
    const turns = held.history.filter(({ sender }) => sender === 'assistant').length;
    count(
      when,
      'rules of talk, by turn',
      turns,
      brokenRules(held).map((got) => ({ input: name, expected: 'the rules of talk', got })),
    );
    const form = `${student.school ?? ''} ${student.major ?? ''}`;
    const sentences = held.profile.summary.split(/[.?](?:\s|$)/).filter(Boolean).length;
    count(
      when,
      'sentences of summaries traced',
      sentences,
      untraceable(held, form).map((got) => ({ input: name, expected: 'something said', got })),
    );
    const { items, found } = untidy(held);
    count(
      when,
      'lists and prose read cleanly',
      items,
      found.map((got) => ({ input: name, expected: 'words that stand alone', got })),
    );
    if (write) writeFileSync(path.replace(/json$/, 'md'), transcript(name, interview, held));
  }
  for (const when of ['before', 'after'] as const) countRecurring(when, all, count);
  return [...rows.values()];
};

function countRecurring(when: When, all: Map<string, Held>, count: Count): void {
  // The later interviews are held against all, the earlier ones against each other.
  const compared = new Map([...all].filter(([name]) => when === 'after' || name.startsWith('before')));
  const { comments, questions, skeletons } = recurring(compared, (name) => name.startsWith(when));
  const told = (kind: string, { total, failed, found }: Recurring, expected: string) => {
    const misses = found.map(({ text, names }) => ({ input: names.join(', '), expected, got: text }));
    if (total > 0) count(when, kind, total, misses, failed);
  };
  told('comments said to one only', comments, 'in one interview');
  told('questions asked of three', questions, 'in three interviews at most');
  told('skeletons heard by three', skeletons, 'another sentence around the student’s words');
}

export const holds = ({ in: where, has }: Fact, profile: Profile): boolean => new RegExp(has, 'iu').test(partOf(where, profile));

function missesOf(name: string, facts: readonly Fact[], profile: Profile, not: string): Miss[] {
  return facts.map((fact) => ({
    input: name,
    expected: `${not}/${fact.has}/ in ${fact.in}`,
    got: partOf(fact.in, profile).replaceAll('\n', '; ') || 'nothing',
  }));
}

function partOf(where: Fact['in'], profile: Profile): string {
  if (where === 'anywhere') return fields.map((field) => partOf(field, profile)).join('\n');
  const part = profile[where];
  return typeof part === 'string' ? part : part.join('\n');
}

function transcript(name: string, { when, disliked, changed }: Interview, { history, profile, unsaid }: Held): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${title}`, lines.map((line) => `- ${line}`).join('\n')] : [];
  const quoted = (text: string) => text.replaceAll('\n', '  \n');
  return `${[
    `# ${name}`,
    `Written ${when} the code that it tests.`,
    ...history.map(({ sender, text }) => `**${sender === 'user' ? 'Student' : 'Assistant'}:** ${quoted(text)}`),
    ...list(
      'Profile',
      fields.map((field) => `${field}: ${partOf(field, profile).replaceAll('\n', '; ') || '–'}`),
    ),
    ...list('Left unsaid when it ended', unsaid.map(quoted)),
    ...list('Disliked when it was first held', disliked),
    ...list('Changed since', changed),
  ].join('\n\n')}\n`;
}

export const folder = join(import.meta.dirname, 'sets/interviews');
const fields = ['summary', 'interests', 'target_companies', 'target_roles', 'ideal_environment'] as const;

type Count = (when: When, kind: string, total: number, misses: Miss[], failed?: number) => void;

/** One file of the set. */
export interface Interview {
  when: When;
  student: Student;
  /** What the student says, in order, each written after the assistant's answer was read. */
  says: string[];
  must: Fact[];
  mustNot: Fact[];
  /** What the person who held it first found clumsy, wrong or cold. */
  disliked: string[];
  /** What was different when it was held again. */
  changed: string[];
}

interface Fact {
  in: (typeof fields)[number] | 'anywhere';
  /** A regular expression, case ignored. */
  has: string;
}

// node eval/interviews.ts keeps the transcripts anew.
if (import.meta.main) await holdInterviews({ write: true });
