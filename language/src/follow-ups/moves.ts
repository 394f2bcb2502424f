import type { Draft } from '../questions/plan.ts';

/** Whether a message goes on from what was asked before by its form: "only …", "also …", "no, …", "which of them …". */
export function isContinuation(message: string, core: string): boolean {
  return (
    leads.test(core) ||
    opensSo.test(message) ||
    /\b(?:(?:instead|too|as well|also)\W*|only(?:\W*|,? and\b.*))$/i.test(message) ||
    within.test(core) ||
    /^(?:they|these|those|them)\b.*\b(?:should|must|have to|need to|still|also)\b/i.test(core)
  );
}

/** Whether a question names whom it asks about, so that nothing of an earlier one is meant. */
export function subjectIn(core: string, { conditions }: Pick<Draft, 'conditions'>): boolean {
  const positive = conditions.filter(({ op }) => op !== 'not');
  const own = positive.filter(({ field }) => subjects.includes(field));
  // "Any founders?", "are there any PMs?" look among those found.
  if (/^(?:(?:are|is) there )?any(?:one|body)?\b/i.test(core)) return own.length > 0 && positive.length > 1;
  return own.length > 0 || (positive.length > 0 && persons.test(core));
}

/** The message as clauses that each do one thing to the conditions, without the words that say what. */
export function clausesOf(text: string): Clause[] {
  return text
    .split(breaks)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, 8)
    .flatMap(clauseOf);
}

function clauseOf(said: string): Clause[] {
  const text = said.replace(leadsToDrop, '').replace(/^i(?:'d| would)?(?: also)? (?:take|accept|consider|include)\b/i, 'also');
  for (const [pattern, parts] of swaps) {
    const found = pattern.exec(text);
    if (found !== null) return parts.flatMap(([at, mode]) => (found[at] === undefined ? [] : [clause(mode, found[at])]));
  }
  for (const [pattern, mode] of openings) {
    const found = pattern.exec(text);
    const rest = found === null ? '' : text.slice(found[0].length);
    if (found !== null && /[\p{L}\p{N}]/u.test(rest)) return [clause(mode, rest)];
  }
  const [, start = text] = /^(.+?),? (?:too|as well|also|is (?:fine|ok|okay) too|works too)\W*$/i.exec(text) ?? [];
  if (start !== text) return [clause('add', start)];
  const [, meant = text] = /^(.+?),? instead\W*$/i.exec(text) ?? [];
  return [clause(meant === text ? 'narrow' : 'replace', meant)];
}

/** What opens a message before it takes something off. */
const leadsToDrop =
  /^(?:(?:actually|ok(?:ay)?|please|maybe|now|and|but|then|wait|no|nvm|hmm+|let's)[\s,]+)+(?=(?:drop|remove|forget|ignore|lose|delete|scrap|scratch|take (?:out|off|away)|get rid of)\b)/i;

/** As a question by itself: "the ones in New York" asks for alumni in New York. */
function clause(mode: Mode, said: string): Clause {
  const bare = said
    .replace(
      /^(?:[\s,.:;!?-]|(?:only|just|show|me|us|find|give|list|see|get|keep|limit|narrow|restrict|filter|it|that's|down|results?|to|for|have|want|i|the list|ones that are|(?:the )?(?:ones|people|alumni|folks) (?=in|at|from|who|that|with|near|of)|the ones|those|these|them|they|any of|some of|which of|which ones?|who of|who among|among|of (?:these|those|them)|(?:are|is|were|do|did|does|have|has) (?:any|some|there any|there|they|all|those|these)(?: of (?:them|these|those))?|how many(?: of (?:them|those|these))?|any(?:one|body)?|(?:that|who) are (?=in |at |from ))(?=[\s,.?!]|$))+/i,
      '',
    )
    .replace(/(?:[\s,.:;!?-]|\b(?:only|please|ones|of them|among them|either|though|then|now)\s*(?=\W*$))+$/i, '')
    .trim();
  const text = asYear(bare === '' ? said.trim() : bare).replace(
    /^(?:leave out|skip|hide|avoid|minus|filter out|no)\s+(?:the |any |all )?/i,
    'not ',
  );
  const isFragment =
    /^(?:in|at|from|near|around|outside|with|without|who|whose|that|not|based|working|works?|worked|studied|born|living|of|graduated|majored|went|are|is|was|were|currently|formerly|previously)\b/i.test(
      text,
    );
  return {
    mode,
    said: text,
    text: isFragment
      ? `alumni ${/^(?:works?|worked|studied|graduated|majored|went|are|is|was|were)\b/i.test(text) ? 'who ' : ''}${text}`
      : text,
  };
}

/** A bare year is one of graduation. */
const asYear = (text: string) =>
  /^(?:in |from |to )?(?:19|20)\d\d(?:\s?(?:-|–|to)\s?\d{2,4})?$/i.test(text) ? `class of ${text.replace(/^[a-z]+ /i, '')}` : text;

const subjects: readonly string[] = ['role', 'function', 'company', 'industry', 'founder', 'name', 'sequence'];
const persons = /\b(?:alumni|alumn(?:us|a|ae)|alums?|people|grad(?:uate)?s|majors|students|folks|someone|somebody|persons?)\b/i;

const leads =
  /^(?:i(?:'d| would)? also\b|(?:and|or|also|plus|but)\b|only\b|just\b|(?:no|nope|nah)[\s]*[,.!:;–—-]|no\b(?! (?:one|idea|matter))|not\b|non-?|without\b|except\b|exclud(?:e|ing)\b|minus\b|leave out\b|skip\b|hide\b|avoid\b|instead\b|rather\b|actually\b|i (?:mean|meant)\b|what about\b|how about\b|what if\b|same\b|the same\b|make (?:it|that|them)\b|change\b|switch\b|swap\b|replace\b|add\b|includ(?:e|ing)\b|drop\b|remove\b|forget\b|ignore\b|lose\b|scrap\b|scratch\b|use\b|take (?:out|off)\b|get rid of\b|limit\b|narrow\b|filter\b|restrict\b|keep\b|of (?:those|these|them)\b|which (?:of (?:them|these|those)|ones?)\b|who (?:of|among|else)\b|(?:are|is|were|do|did|does|have|has) (?:any|they|those|these|some) |any (?:in|at|from|with|who|that|of|near|working|based)\b|anyone (?:in|at|from|with|who|that|of|near|working|based|else)\b|how many of\b|(?:the|those|these) (?:ones|in|at|from|with|who)\b|those\b|them\b|ones\b|in\b|at\b|from\b|near\b|with\b|around\b|outside\b|based\b|whose\b|that\b|and\b)/i;
const opensSo =
  /^\W*(?:(?:and|or|also|plus)\b(?!,? (?:find|show|list|search|give)\b)|(?:no+|nope|nah|wait|sorry|actually|oops)\b[\s]*[,.!:;–—-]+\s*(?!thank))/i;
const within =
  /\b(?:of (?:them|those|these)|among (?:them|those|these)|those ones?|the ones|these (?:people|alumni|results)|those (?:people|alumni|results)|(?:the|this|that) list|instead)\b|\b(?:show|give|find|keep|see)(?: me)? (?:only|just) |\bdo(?:es)? (?:any|one) of\b|^show (?:me )?(?:those|them|these)\b/i;

const cue =
  '(?:also|plus|only|just|or\\b|not|no|without|instead|use|drop|remove|forget|exclude|excluding|make it|sort|what about|ignore|leave out|add|include|except|any(?:where)?|the ones)';
const breaks = new RegExp(
  `\\s*[;.!?]+\\s+|\\s*,\\s*(?:and |but )?(?=${cue}\\b)|\\s+(?:and|but)\\s+(?=(?:also|only|just|drop|remove|forget|exclude|make it|ignore|leave out|add|include|not|without)\\b)`,
  'i',
);

const wish =
  "(?:(?:and|but|ok|then|yes|i (?:mean|meant|want)|can you|could you|let'?s|maybe|perhaps|try|do|show(?: me)?|give me|look (?:at|in|for)|with|for|it'?s) +)*";
/** Which part of the message is put in place of which. */
const swaps: readonly (readonly [RegExp, readonly (readonly [number, Mode])[]])[] = [
  [
    /^(?:change|swap|replace|switch|exchange)(?: out)? (?!to\b|it\b|that\b|them\b)(.{1,80}?) (?:to|for|with|by|into) (.{1,120})$/i,
    [
      [1, 'drop'],
      [2, 'replace'],
    ],
  ],
  [
    /^instead of (.{1,80}?)(?:,| show(?: me)?| use| try| do)\s*(.{1,120})$/i,
    [
      [1, 'drop'],
      [2, 'replace'],
    ],
  ],
  [
    /^(.{1,120}?),? (?:instead of|rather than|in place of) (.{1,80})$/i,
    [
      [2, 'drop'],
      [1, 'replace'],
    ],
  ],
  [
    /^not (?:in |at |from )?(.{1,60}?),? but (?:rather )?(.{1,120})$/i,
    [
      [1, 'drop'],
      [2, 'replace'],
    ],
  ],
];
const openings: readonly (readonly [RegExp, Mode])[] = [
  [
    /^(?:please )?(?:drop|remove|forget(?: about)?|ignore|lose|delete|scrap|scratch|never ?mind(?: about)?|take (?:out|off|away)|get rid of|clear|cut)(?: the| that| my)?\s+/i,
    'drop',
  ],
  [new RegExp(`^(?:${wish})?(?:or)(?: (?:maybe|even|also|perhaps|else))?\\s+`, 'i'), 'or'],
  [
    /^(?:(?:and|but|then|maybe|can you|could you|please|what about|how about) +)*(?:also|plus|add|include|including|as well as|in addition(?: to)?|on top of that|throw in|widen (?:it |this )?to|open (?:it )?up to|expand(?: it)? to)(?: (?:show|find|give|those|the ones|people|with|to|look(?: in| at)?|include|add|maybe|me))*[\s,]+/i,
    'add',
  ],
  [
    new RegExp(
      `^(?:no+(?=\\s*[,.!:;–—-])|(?:nope|nah|wait|sorry|oops|actually|rather|instead|hmm+)\\b)[\\s,.!:;–—-]+(?:not that[\\s,]+)?${wish}`,
      'i',
    ),
    'replace',
  ],
  [
    /^(?:use|what about|how about|what if|and what about|i (?:mean|meant)|(?:the )?same(?: (?:thing|search|question|people|one|but|for|in|at|with|as|only|now))*|make (?:it|that|them)|(?:change|switch|move|swap)(?: (?:it|that|this|them|over|the (?:city|place|company|year|role|major|location)))* to|try|now|let'?s (?:try|do|see))(?: (?:it|but|for|only|just|show(?: me)?))*[\s,]+/i,
    'replace',
  ],
  [/^and\s+/i, 'join'],
];

/** narrow: in place of its own field only; replace: of what it stands for; add: beside it; or: an alternative to it; join: beside its own kind, else narrow. */
export type Mode = 'narrow' | 'replace' | 'add' | 'or' | 'join' | 'drop';

export interface Clause {
  mode: Mode;
  /** The words about the condition, as they were said. */
  said: string;
  /** The same as a question that can be read by itself. */
  text: string;
}
