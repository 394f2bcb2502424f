import type { Condition } from '@alive/contract/conditions.ts';
import { dropWords, letGo, liftWords } from '#dialogue/let-go.ts';

/** Fields that a message about people lets go of by their name ("any major", "drop the year", "anywhere"), and what it says besides. */
export function letGoIn(message: string): { fields: Field[]; rest: string } {
  if (!hint.test(message)) return { fields: [], rest: message };
  const fields: Field[] = [];
  let rest = message;
  for (const [pattern, named] of patterns) {
    const found = pattern.exec(rest);
    if (found === null) continue;
    fields.push(...named);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  return {
    fields: [...new Set(fields)],
    rest: rest
      .replace(
        /^(?:[\s,;.:!?-]|(?:and|but|with|in|at|from)(?=\W*$))+|(?:[\s,;.:-]|\b(?:and|but|is|are|with|in|from|at)\s*(?=\W*$))+$/gi,
        '',
      )
      .trim(),
  };
}

const nouns: readonly (readonly [string, Field[]])[] = [
  ["home ?towns?|where they(?:'re| are| come| came| grew up)(?: from)?|origins?", ['hometown']],
  ['graduation years?|class years?|years? of graduation|years?|class(?:es)?(?: years?)?|dates?|cohorts?', ['year']],
  ['places?|locations?|cit(?:y|ies)|states?|where they (?:work|live)|areas?|regions?|countr(?:y|ies)', ['place', 'hometown']],
  ['compan(?:y|ies)|employers?|firms?', ['company']],
  ['roles?|(?:job )?titles?|positions?|jobs?|functions?|kinds? of work|lines? of work', ['role', 'function', 'founder']],
  ['industr(?:y|ies)|sectors?', ['industry']],
  ['majors?|degrees?|what they (?:studied|majored in)|fields? of study|subjects?', ['major']],
  ['schools?|colleges?|universit(?:y|ies)|alma maters?', ['school']],
  ['levels?|seniorit(?:y|ies)|ranks?', ['seniority']],
  ['(?:years? of |work )?experience|tenures?', ['experience', 'tenure']],
  ['skills?', ['skill']],
  ['key ?words?|words?', ['text']],
  ['sequences?|(?:career )?paths?|steps?|career changes?', ['sequence']],
  ['names?', ['name']],
];

/** One of these words is in all that lets go of something. */
const hint = new RegExp(
  `${dropWords}|${liftWords}|${letGo}|\\b(?:any|every|whatever|all|no|across|matter|care|mind|regardless|wherever|nationwide|worldwide)|(?:any|every)where`,
  'i',
);

const patterns: readonly (readonly [RegExp, Field[]])[] = [
  ...nouns.map(([words, named]): readonly [RegExp, Field[]] => {
    const noun = `(?:${words})`;
    const any = `\\b(?:(?:in|at|from|of|for|with|and) )?(?:any|every|whatever|all|all kinds of|no (?:specific|particular)|across(?: all)?)(?: (?:kinds?|sorts?|types?) of)? ${noun}\\b(?: (?:is|are) (?:fine|ok(?:ay)?|good|welcome)|works?|will do|at all)?(?! (?:with|at|in|for|near|from|who|that|named|like))`;
    const drop = `(?:${dropWords}|${liftWords})(?: the| that| this| their| my| about| any| what| which| filter| condition| on| by){0,3} ${noun}(?: (?:filter|condition|thing|part|bit|requirement|limit))?\\b`;
    const before = `\\b(?:(?:(?:it )?(?:does|do)(?:n['o]?t| not)|i (?:don't|do not)) (?:really )?(?:matter|care|mind)|no matter|regardless of|whatever)(?: about| what| which)?(?: the| their)? ${noun}\\b(?: (?:is|are|was))?`;
    const after = `\\b(?:the |their |which )?${noun}(?: (?:thing|part|bit|filter))?,? ?(?:really )?${letGo}`;
    return [new RegExp(`${before}|${drop}|${after}|${any}`, 'i'), named];
  }),
  [/\bfrom (?:anywhere|everywhere)\b/i, ['hometown']],
  [
    /\b(?:(?:in|at) )?(?:any ?where|wherever|everywhere|nationwide|worldwide|(?:across|all over) the (?:country|us|u\.s\.|usa|states|world))\b(?: (?:is|are) (?:fine|ok(?:ay)?)|works?|will do)?(?! (?:but|except|outside))/i,
    ['place', 'hometown'],
  ],
];

type Field = Condition['field'];
