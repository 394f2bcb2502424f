// node eval/scripted-model.ts: a toy that speaks like a model, to show `npm run eval -- model` at work without a key. It ends by itself.
import { openTestProvider } from '../server/testing/provider.testing.ts';
import type { Asked, Reply } from '../server/testing/provider-script.testing.ts';
import { adviceOf, type FoundJob, inventionsAbout, inventionsInTalk } from './scripted-inventions.ts';
import { marksOf, factsOf } from './scripted-reading.ts';

/** Minutes. */
const longest = 30;
let answered = 0;

const { address } = await openTestProvider(answerTo);
console.log(
  `AI_PROVIDER=openai-compatible AI_BASE_URL=${address} AI_MODEL_CHAT=toy-chat AI_MODEL_PLAN=toy-plan AI_MODEL_EXTRACT=toy-extract`,
);
setTimeout(() => process.exit(0), longest * 60_000);

/** Writes of the jobs that were found; every second answer makes something up as well, the others give advice. */
function answerTo({ model, messages, tools }: Asked, nth: number): Reply {
  const last = messages.at(-1) ?? { role: 'user', text: '' };
  const usage = { input: Math.ceil(messages.reduce((sum, { text }) => sum + text.length, 0) / 4), output: 60 };
  if (model === 'toy-plan') return { object: marksOf(last.text), usage };
  if (model === 'toy-extract') return { object: factsOf(last.text, nth % 2 === 0), usage };
  if (tools.includes('get_job')) return { text: pieces(ofJobs(inTag(last.text, 'found') ?? '{}')), usage };
  return { text: pieces(ofInterview(last.text, nth)), usage };
}

/** What it has to say of what a search gave. */
function ofJobs(result: string): string {
  const { total = 0, jobs = [] } = parsed<{ total?: number; jobs?: FoundJob[] }>(result);
  const [first, second, third] = jobs.map(({ handle }) => `[${handle}]`);
  if (first === undefined) return `Nothing that is open fits all of that. Shall I let go of one condition?${more([])}`;
  const lines = [`I found ${total} jobs that fit, and ${first} looks nearest to what you said.`];
  if (second !== undefined && third !== undefined) lines.push(`- ${second} is worth a look\n- ${third} asks for a little more`);
  return `${lines.join('\n\n')}\n\nWhat matters most to you in the first year?${more(jobs)}`;
}

/** Something made up, or advice that is true, in turn. */
function more(jobs: readonly FoundJob[]): string {
  answered += 1;
  const of = (all: readonly string[], count: number) =>
    Array.from({ length: count }, (_, at) => all[(Math.floor(answered / 2) * count + at) % all.length] ?? '');
  return `\n\n${(answered % 2 === 0 ? of(inventionsAbout(jobs), 4) : of(adviceOf, 2)).join('\n\n')}`;
}

function ofInterview(notes: string, nth: number): string {
  const said = (inTag(notes, 'student') ?? '').split(/[.!?\n]/)[0]?.trim() ?? '';
  const question = inTag(notes, 'question') ?? 'What else matters to you?';
  const taken = said === '' ? 'Good to meet you.' : `So: ${said.split(' ').slice(0, 20).join(' ')}.`;
  return `${taken} ${inventionsInTalk[nth % inventionsInTalk.length] ?? ''} ${question}`;
}

const pieces = (text: string): string[] => text.match(/.{1,9}/gs) ?? [];

function inTag(text: string, tag: string): string | null {
  return new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(text)?.[1]?.trim() ?? null;
}

function parsed<T extends object>(text: string): Partial<T> {
  try {
    return JSON.parse(text) as T;
  } catch {
    return {};
  }
}
