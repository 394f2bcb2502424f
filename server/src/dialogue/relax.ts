import type { Condition } from '@alive/contract/conditions.ts';
import { dropWords, letGo, liftWords } from './let-go.ts';

/** Fields the message lets go of by their name: "any place", "forget the visa thing", "pay doesn't matter". */
export function relaxedFields(message: string): Field[] {
  const fields = new Set<Field>();
  for (const [patterns, named] of letGoOf)
    if (patterns.some((pattern) => pattern.test(message))) for (const field of named) fields.add(field);
  if (
    /\b(?:any ?where(?! (?:in|near|within|around|on)\b)|wherever|everywhere|nationwide|(?:across|all over) the (?:country|us|u\.s\.|usa|states))\b/i.test(
      message,
    )
  )
    fields.add('place').add('remote');
  return [...fields];
}

/** Whether every place will do, those ruled out before too. */
export const asksAnywhere = (message: string) =>
  /\b(?:any ?where|wherever|everywhere)\b(?! (?:but|except|outside|in|near|within|around|on)\b)/i.test(message);

/** Whether all that was asked before is put aside. */
export function startsOver(message: string): boolean {
  return /\b(?:start(?:ing)? (?:over|again|anew|afresh)|start from scratch|from scratch|new (?:search|request)|reset|(?:clear|forget|drop|remove|scrap) (?:all|everything|it all|all of (?:it|that|them)|(?:all )?(?:the |my |those )?(?:filters|conditions))|different search)\b/i.test(
    message,
  );
}

const nouns: [string, Field[]][] = [
  ['places?|locations?|cit(?:y|ies)|states?|where|areas?|regions?|geography', ['place', 'remote']],
  ['remote', ['remote']],
  ['pay|salar(?:y|ies)|money|compensation', ['pay']],
  ['levels?|seniority|experience(?: level)?', ['level']],
  ['compan(?:y|ies)|employers?|firms?', ['company']],
  ['roles?|titles?|positions?|functions?|work|kind of work', ['role', 'function']],
  ['industr(?:y|ies)|sectors?', ['industry']],
  ['skills?|tech stack', ['skill']],
  ['visas?|sponsor(?:s|ship|ing)?|h-?1b|work authorization', ['sponsorship']],
  ['clearances?', ['clearance']],
  ['seasons?|terms?|semesters?|start(?:ing)? dates?', ['year']],
  ['key ?words?|search (?:words?|terms?)|words?', ['text']],
];

/** "any place", "forget the visa thing", "pay doesn't matter". */
const letGoOf = nouns.map(([pattern, named]): [RegExp[], Field[]] => {
  const noun = `(?:${pattern})`;
  const before = `\\b(?:any|every|whatever|all|no (?:specific|particular))(?: kinds? of| sorts? of| types? of)? ${noun}\\b(?! (?:with|at|in|for|near)\\b)`;
  const after = `\\b${noun}(?: (?:thing|part|bit|stuff))?,? ?(?:really )?${letGo}`;
  return [
    [before, `(?:${dropWords}|${liftWords})(?: the| that| this| my| about| any| your| what| which){0,3} ${noun}\\b`, after].map(
      (source) => new RegExp(source, 'i'),
    ),
    named,
  ];
});

type Field = Condition['field'];
