import type { Grounds } from '#grounding/guard.ts';
import { openNames } from '#grounding/named.ts';
import type { Reading } from '#language/types.ts';
import type { OpenVocabulary } from '#language/vocabulary.ts';
import { openClaims } from './hosted-claims.ts';
import type { Told } from './hosted-memory.ts';
import { openAmountsOf } from './hosted-said-pay.ts';
import type { Talk } from './hosted-talk.ts';
import { toolNames } from './hosted-tools.ts';

/** What an answer may say: what this conversation's tools gave, its student said, and the records hold. `gone` are handles of nobody any more. */
export function groundsFor({ memory, said, student, context }: Talk, gone: ReadonlySet<string>, open: OpenVocabulary): Grounds {
  let last: Told | null = null;
  return {
    open,
    cite: (handle) => {
      const told = gone.has(handle.toUpperCase()) ? null : memory.called(handle);
      last = told ?? last;
      return told?.cited ?? null;
    },
    isNamed: said.isHeard,
    isEmployer: (name) => {
      const employers = openNames();
      employers.add(...memory.all().flatMap(({ employer }) => employer ?? []));
      return [name, ...companiesIn(context.reading(name))].some(employers.has);
    },
    hasNumber: (value, kind) => (kind === 'money' ? said.hasAmount(value) : kind === 'score' ? said.hasScore(value) : said.hasCount(value)),
    hasAmountOf: openAmountsOf(memory, said, student),
    holdsClaim: openClaims(memory, said, () => last),
    hidden: toolNames,
  };
}

/** By the names that the data has for them: "BCG" is Boston Consulting Group. */
const companiesIn = ({ mentions }: Reading): string[] => mentions.flatMap((one) => (one.kind === 'company' ? one.company : []));
