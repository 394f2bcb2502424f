import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { correctionIn } from '@alive/language/acts/answers.ts';
import { objectionIn } from '@alive/language/acts/talk.ts';
import { sentencesIn } from '@alive/language/clauses/parts.ts';
import { stemOf, wordsOf } from '@alive/language/text/text.ts';
import type { Found, JobFilter, SearchTools } from './port.ts';

/** What a message turns down of the jobs on the screen: their employer, or what several words of it name in their titles. */
export function refusedIn(message: string, { last }: { last: readonly Titled[] }, employersIn: (text: string) => string[]): Refused[] {
  const found = sentencesIn(message, { start: 0, end: message.length }).flatMap(({ start, end }) => {
    // "No, I meant the nurse one" asks for it.
    const to = correctionIn(message.slice(start, end)) === null ? turnedDownIn(message.slice(start, end)) : null;
    return to === null ? [] : [to];
  });
  return found.flatMap((to): Refused[] => {
    const named = employersIn(to);
    const companies = [...new Set(last.map(({ company }) => company))].filter((company) => named.includes(company));
    if (companies.length > 0) return companies.map((name) => ({ kind: 'company', name }));
    return to
      .split(/,|\b(?:and|or|nor)\b/)
      .flatMap((part) => titleIn(part, last) ?? titleIn(to, last) ?? [])
      .slice(0, 3);
  });
}

/** What of the titles shown words name: several words of one, or the whole of a part of one. */
function titleIn(words: string, last: readonly Titled[]): Refused | null {
  const said = new Set(stemsOf(words));
  for (const { title } of last) {
    const shared = wordsOf(title).filter(({ text }) => said.has(stemOf(text)));
    const [first, final] = [shared[0], shared.at(-1)];
    if (first === undefined || final === undefined) continue;
    const stems = [...new Set(shared.map(({ text }) => stemOf(text)))];
    const name = title.slice(first.start, final.end);
    const isPart = title.split(/\s*[(),–:]\s*|\s+-\s+/).some((piece) => piece.toLowerCase() === name.toLowerCase());
    if (stems.length > 1 || isPart) return { kind: 'title', name, stems };
  }
  return null;
}

/** What a sentence turns down: "not trust n safety", "Nike is shoes, not theatre"; null for nothing. */
function turnedDownIn(sentence: string): string | null {
  const text = sentence.replaceAll('’', "'");
  const objected = objectionIn(text);
  if (objected !== null) return text.slice(objected.to.start, objected.to.end);
  return (contrasts.exec(text) ?? refuses.exec(text))?.groups?.to ?? null;
}
const contrasts = /^\W*(?<to>[^.!?;,]{2,60}?) (?:is|are|has|have) [^.!?;]*\b(?:not|nothing)\b/i;
const refuses =
  /^\W*(?:(?:no|nah|nope|ok(?:ay)?|ew+|ugh+|lol|but|and|please|sorry|well)\W+)*(?:not|no|never) (?!only\b|just\b|sure\b|yet\b|really\b|that\b)(?<to>[^.!?;,]{2,50})/i;

/** The tools of a search that finds nothing that was turned down, unless it is asked for by name. */
export function withoutRefused(tools: SearchTools, refused: readonly Refused[], conditions: readonly Condition[]): SearchTools {
  const asked = new Set(conditions.flatMap(({ op, value }) => (op === 'not' ? [] : stemsOf(String(value)))));
  const isAsked = (one: Refused) => stemsOf(one.name).every((stem) => asked.has(stem));
  const left = refused.filter((one) => !isAsked(one));
  const titles = left.flatMap((one) => (one.kind === 'title' ? [one.stems] : []));
  const companies = left.flatMap((one) => (one.kind === 'company' ? [one.name] : []));
  if (left.length === 0) return tools;
  const narrowed = (filter: JobFilter): JobFilter =>
    companies.length === 0 || filter.ids !== undefined
      ? filter
      : { ...filter, notCompanies: [...(filter.notCompanies ?? []), ...companies] };
  const isRefused = ({ job_title: title }: Job) => {
    const own = new Set(stemsOf(title));
    return titles.some((stems) => stems.every((stem) => own.has(stem)));
  };
  return {
    ...tools,
    countJobs: (filter, about) => tools.countJobs(narrowed(filter), about),
    findJobs: async (filter, about, limit, openTo): Promise<Found> => {
      if (filter.ids !== undefined || titles.length === 0) return tools.findJobs(narrowed(filter), about, limit, openTo);
      const found = await tools.findJobs(narrowed(filter), about, limit + spare, openTo);
      const isLeft = found.jobs.map((job) => !isRefused(job));
      const keptOf = <T>(all: readonly T[]): T[] => all.filter((_, at) => isLeft[at]).slice(0, limit);
      return {
        ...found,
        jobs: keptOf(found.jobs),
        total: found.total - isLeft.filter((one) => !one).length,
        ...(found.works && { works: keptOf(found.works) }),
        ...(found.targets && { targets: keptOf(found.targets) }),
      };
    },
  };
}
/** How many that were turned down may come first. */
const spare = 40;

const stemsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ text: word, raw }) => (word.length < 2 || isFunctionWord(raw) ? [] : [stemOf(word)]));

interface Titled {
  title: string;
  company: string;
}

/** An employer or a kind of title, as it is said. */
export type Refused = { kind: 'company'; name: string } | { kind: 'title'; name: string; stems: string[] };
