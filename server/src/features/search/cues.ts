import type { Condition } from '@alive/contract/conditions.ts';
import type { JobField } from './conditions.ts';

/** What the words before (or right after) a span ask to do with it; null when they say nothing. */
export function cueAt(message: string, span: { start: number; end: number }): Cue | null {
  if (/^\s+instead\b(?! of)/i.test(message.slice(span.end))) return 'set';
  if (/^\s+(?:too|as well|also)\b/i.test(message.slice(span.end))) return 'add';
  if (notNeeded.test(message.slice(span.end))) return 'drop';
  const sentence =
    message
      .slice(Math.max(0, span.start - reach), span.start)
      .split(/[.;!?\n]|\bbut\b/i)
      .at(-1) ?? '';
  let nearest: { cue: Cue; at: number } | null = null;
  for (const [cue, pattern] of cues) {
    for (const match of sentence.matchAll(pattern)) {
      const at = match.index + match[0].length;
      // "also look in Chicago": a plain verb does not undo the "also" before it.
      if (nearest === null || (at > nearest.at && !(cue === 'set' && nearest.cue === 'add'))) nearest = { cue, at };
    }
  }
  if (nearest?.cue !== 'drop' && /\bor (?:maybe |even |perhaps |in |at |with |for )*$/i.test(sentence)) return 'or';
  return nearest?.cue ?? null;
}

/** Fields the message lets go of by their name: "any place", "forget the visa thing", "pay doesn't matter". */
export function relaxedFields(message: string): JobField[] {
  const fields = new Set<JobField>();
  for (const [patterns, named] of letGoOf)
    if (patterns.some((pattern) => pattern.test(message))) for (const field of named) fields.add(field);
  if (/\b(?:any ?where|wherever|everywhere|nationwide|(?:across|all over) the (?:country|us|u\.s\.|usa|states))\b/i.test(message))
    fields.add('place').add('remote');
  return [...fields];
}

/** Whether every place will do, those ruled out before too. */
export const asksAnywhere = (message: string) => /\b(?:any ?where|wherever|everywhere)\b(?! (?:but|except|outside))/i.test(message);

/** Whether all that was asked before is put aside. */
export function startsOver(message: string): boolean {
  return /\b(?:start(?:ing)? (?:over|again|anew|afresh)|start from scratch|from scratch|new (?:search|request)|reset|(?:clear|forget|drop|remove|scrap) (?:all|everything|it all|all of (?:it|that|them)|(?:all )?(?:the |my |those )?(?:filters|conditions))|different search)\b/i.test(
    message,
  );
}

/** A message that goes on from what is there, rather than asking anew. */
export function continues(message: string): boolean {
  return /^\W*(?:and|or|but|ok(?:ay)?,? but|plus|what about|how about|what if|only|same|with|without|not|no|drop|add)\b|\b(?:what about|how about|also|too|as well|the same|same but|instead|only|those|these|them|ones?|still|keep)\b/i.test(
    message,
  );
}

/** A message that asks for work in general: "show me jobs", "anything", "something". */
export function asksForAny(message: string): boolean {
  return /\b(?:jobs?|work|roles?|positions?|openings?|opportunit(?:y|ies)|internships?|gigs?|anything|something|everything|stuff|things|postings?|careers?)\b/i.test(
    message,
  );
}

export function asksToFind(message: string): boolean {
  return /\b(?:find|show|search|look(?:ing)?(?: for)?|want|need|give me|get me|any|i'?d like|i'?d love|interested in|recommend|suggest|list|hunting for|are there|is there|got)\b/i.test(
    message,
  );
}

/** Whether a condition is let go of by a list of fields. */
export const inFields = (condition: Condition, fields: readonly JobField[]) => (fields as readonly string[]).includes(condition.field);

/** How far back a cue may stand, in characters. */
const reach = 200;

const dropWords =
  "\\b(?:drop|remove|delete|forget(?: about)?|ignore|lose|clear|scrap|ditch|get rid of|take (?:off|out|away)|never ?mind(?: about)?|(?:i )?do ?n[o']?t care(?: (?:about|for|if))?|don'?t mind|regardless of|no matter(?: the| what| which)?|relax|loosen|widen|open to (?:any|all|other)|doesn'?t have to be|does not have to be|needn'?t be|no longer|stop|not just|not only|instead of|rather than)";
const letGo =
  "(?:does ?n[o']?t|do ?n[o']?t|does not|do not|is ?n[o']?t|is not|are ?n[o']?t|are not) (?:really )?(?:matter|important|an? (?:issue|must|need|requirement)|necessary|needed|required|have to)|(?:is|are) (?:flexible|open|optional|not important)|can be anything|whatever";
const notNeeded = new RegExp(`^(?: (?:thing|part|bit))? (?:${letGo})`, 'i');

const nouns: [string, JobField[]][] = [
  ['places?|locations?|cit(?:y|ies)|states?|where|areas?|regions?|geography', ['place', 'remote']],
  ['remote', ['remote']],
  ['pay|salar(?:y|ies)|money|compensation', ['pay']],
  ['levels?|seniority|experience(?: level)?', ['level']],
  ['compan(?:y|ies)|employers?|firms?', ['company']],
  ['roles?|titles?|positions?|functions?|kind of work', ['role', 'function']],
  ['industr(?:y|ies)|sectors?', ['industry']],
  ['skills?|tech stack', ['skill']],
  ['visas?|sponsor(?:s|ship|ing)?|h-?1b|work authorization', ['sponsorship']],
  ['clearances?', ['clearance']],
  ['key ?words?|search (?:words?|terms?)|words?', ['text']],
];

/** "any place", "forget the visa thing", "pay doesn't matter". */
const letGoOf = nouns.map(([pattern, named]): [RegExp[], JobField[]] => {
  const noun = `(?:${pattern})`;
  const before = `\\b(?:any|every|whatever|all|no (?:specific|particular))(?: kinds? of| sorts? of| types? of)? ${noun}\\b(?! (?:with|at|in|for|near)\\b)`;
  const after = `\\b${noun}(?: (?:thing|part|bit|stuff))?,? ?(?:really )?${letGo}`;
  return [
    [before, `${dropWords}(?: the| that| this| my| about| any| your| what| which){0,3} ${noun}\\b`, after].map(
      (source) => new RegExp(source, 'i'),
    ),
    named,
  ];
});

const cues: [Cue, RegExp][] = [
  ['drop', new RegExp(`${dropWords}|\\bwithout (?:the|that|my)\\b|\\b(?:swap|replace|change)\\b`, 'gi')],
  ['add', /\b(?:also|add|plus|include|including|in addition(?: to)?|additionally|besides)\b|^\W*(?:and|or)\b|\b(?:and|or) also\b/gi],
  [
    'set',
    /\b(?:what about|how about|show|find|search|try|switch(?: to)?|make (?:it|that|them)|only|give me|want|looking for|go with|let'?s|look (?:at|for|in)|for|with|to|use)\b/gi,
  ],
];

/** add: beside what is there; or: beside what was just named; set: in place of what is there; drop: let go of it. */
export type Cue = 'add' | 'or' | 'set' | 'drop';
