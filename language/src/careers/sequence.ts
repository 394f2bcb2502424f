import type { Item } from '../conditions/item.ts';

/**
 * Joins items that follow each other in a career into one of field `sequence`: "was a consultant, then product manager", "from banking to
 * startups", "left law for tech", "consultants turned founders", "into policy from journalism", "consulting after an MBA".
 */
export function joinSequences(text: string, items: readonly Item[]): Item[] {
  const steps = withEmployers(text, items);
  const result: Item[] = [];
  for (let at = 0; at < steps.length; at++) {
    const chain = chainFrom(text, steps, at);
    const first = steps[at];
    if (first === undefined) continue;
    if (chain === null) {
      result.push(...(first.parts ?? [first]));
      continue;
    }
    at = chain.last;
    // Of alternatives each is a sequence of its own.
    const either = chain.ways.length > 1 ? 9 : undefined;
    for (const way of chain.ways.slice(0, 4))
      result.push({
        ...first,
        field: 'sequence',
        op: 'then',
        value: way,
        when: 'now',
        position: 1,
        negated: false,
        end: steps[at]?.end ?? first.end,
        step: null,
        ...(either !== undefined && { either }),
      });
    result.push(...chain.extra);
  }
  return result;
}

/** "Analyst at Goldman Sachs" as one step. */
function withEmployers(text: string, items: readonly Item[]): Step[] {
  const steps: Step[] = [];
  for (const item of items) {
    const last = steps.at(-1);
    const gap = last === undefined ? '' : text.slice(last.end, item.start);
    if (
      (last?.field === 'role' || (last?.field === 'function' && last.isRole === true)) &&
      last.parts === undefined &&
      item.field === 'company' &&
      item.step !== null &&
      !item.negated &&
      /^ (?:at|@|for|with) (?:the )?$/i.test(gap)
    ) {
      steps[steps.length - 1] = { ...last, end: item.end, step: `${last.step ?? ''} at ${item.step}`, parts: [last, item] };
      continue;
    }
    // "Senior" before its title is part of the step.
    if (last?.field === 'seniority' && last.isRole === undefined && item.isRole === true && gap.trim() === '' && last.parts === undefined) {
      steps[steps.length - 1] = { ...item, start: last.start, parts: [last, item] };
      continue;
    }
    steps.push(item);
  }
  return steps;
}

function chainFrom(text: string, steps: readonly Step[], at: number): Chain | null {
  const first = steps[at];
  if (first?.step == null || first.negated) return null;
  let alternatives = [first.step];
  let last = at;
  const extra: Item[] = [];
  // "Consultants or bankers who became founders".
  while (isListed(text, steps[last], steps[last + 1])) {
    last += 1;
    alternatives.push(steps[last]?.step ?? '');
  }
  const lead = text.slice(Math.max(0, first.start - 50), first.start).toLowerCase();
  let ways: string[][] | null = null;
  for (;;) {
    const [here, next] = [steps[last], steps[last + 1]];
    if (here === undefined || next?.step == null || next.negated) break;
    const gap = text.slice(here.end, next.start).toLowerCase();
    const order = orderOf(gap, lead, ways !== null);
    if (order === null) break;
    const before: string[][] = ways ?? alternatives.map((one) => [one]);
    const ends = [next.step];
    last += 1;
    while (isListed(text, steps[last], steps[last + 1]) && ends.length < 3) {
      last += 1;
      ends.push(steps[last]?.step ?? '');
    }
    ways = before.flatMap((way) => ends.map((end) => (order === 'then' ? way.concat(end) : [end].concat(way))));
    if ((ways[0]?.length ?? 0) >= 5) break;
  }
  return ways === null ? null : { ways, last, extra };
}

function isListed(text: string, one: Step | undefined, other: Step | undefined): boolean {
  const isWork = (step: Step) => ['role', 'function', 'industry'].includes(step.field);
  if (one === undefined || other?.step == null || other.negated || (one.field !== other.field && !(isWork(one) && isWork(other))))
    return false;
  return /^(?:,? or (?:an? |the )?|\/)$/i.test(text.slice(one.end, other.start));
}

/** Whether what stands between two items puts the second after the first, or before it. */
function orderOf(gap: string, lead: string, chained: boolean): 'then' | 'back' | null {
  const text = gap.replace(lasting, '').trim();
  if (gap.length > 60 || /[.;?!]/.test(text)) return null;
  if (arrow.test(text) || then.test(text) || turned.test(text) || became.test(text) || beforehand.test(text)) return 'then';
  if (back.test(text)) return 'then';
  if (/^(?:for|to go (?:in)?to|to join|to start|to become)(?: an?| the)?$/.test(text) && leaving.test(lead)) return 'then';
  if (
    /^(?:\p{L}+ )?(?:in)?to(?: an?| the| working (?:in|at|as)| being an?)*$/u.test(text) &&
    !/^(?:similar|close|next|related|go|goes|went) to/.test(text) &&
    (from.test(lead) || text === 'to' || text === 'into' || chained)
  )
    return 'then';
  if (/^from(?: an?| the| being an?| working (?:in|at|as)(?: an?)?)*$/.test(text) && into.test(lead)) return 'back';
  return afterwards.test(text) ? 'back' : null;
}

const fill = String.raw`(?: (?:an?|the|at|in|into|to|as|on|being|working|worked|work|went|go|going|joined|join|joining|became|become|becoming|moved|moving|started|starting|founded|later|then|eventually|now|their|own|doing|did))*`;
const back =
  /^,?(?: ?(?:and|but))?(?: (?:then|later|finally|eventually|now))*(?: (?:went|came|moved|switched|returned|going|coming|moving|returning))? ?(?:back (?:in)?to|back (?:at|in)|returned to|returning to)(?: (?:an?|the|being an?|working (?:in|at|as)))*$/;
/** "Taught for a few years and then …": how long says nothing of the order. */
const lasting = /^ for (?:about |over |almost )?(?:an? )?(?:few|couple(?: of)?|several|some|many|\w+) years?(?= )/;
const arrow = /^(?:→|->|=>|–>|—>|>|>>)$/;
const then = new RegExp(
  `^(?:first)?,?(?: ?(?:and|but))? ?(?:then|later(?: on)?|afterwards?|subsequently|eventually|followed by|after that|next|before)(?: they| who)?${fill}$`,
);
const turned = /^[- ]?turned[- ]?(?:into )?$/;
/** Verbs that lead to what somebody does now. */
export const arrival =
  'bec[oa]me|turned into|(?:transition|mov|switch|pivot|jump|shift|cross|transferr?)(?:ed|ing|e|s)?(?: over)? (?:in)?to|(?:go|went) (?:on to (?:be|become)|(?:in)?to|on to)|(?:end(?:ed)?|wound|wind) up(?: (?:as|in|at))?|g[eo]t into|br[eo](?:ke|ak) into|land(?:ed)? (?:in|at)|made the (?:switch|move|jump|leap|transition) (?:in)?to';
const became = new RegExp(
  String.raw`^,?(?: ?(?:who|that|and|they|but))?(?: (?:have|has|had|then|later|eventually|since|successfully|recently|ultimately|who))*(?: ?(?:${arrival}))${fill}$`,
);
const beforehand = new RegExp(String.raw`^,? ?before(?: (?:they|he|she))?${fill}$`);
const afterwards = new RegExp(
  String.raw`^,? ?(?:right |straight |directly )?after(?: (?:they|he|she|having|leaving|finishing|getting|doing|completing|earning|been|a few years|some years|years|of))*${fill}$`,
);
const leaving =
  /\b(?:left|leave|leaving|quit|quitting|ditched|traded|swapped|gave up|walked away from)(?: (?:an?|the|their))?(?: (?:job|career|role|life))?(?: (?:in|at|as))?(?: an?)? ?$/;
const from = /\bfrom(?: (?:an?|the|being an?|working (?:in|at|as)(?: an?)?))? ?$/;
const into =
  /\b(?:mov(?:ed|ing|e)|switch(?:ed|ing)?|transition(?:ed|ing)?|pivot(?:ed|ing)?|went|came|come|coming|broke|got|jump(?:ed)?|shift(?:ed)?|cross(?:ed)?|got|start(?:ed)?)(?: over)? (?:in)?(?:to|in)(?: (?:an?|the|being an?))? ?$/;

const arriving = new RegExp(String.raw`\b(?:${arrival})${fill} ?$`, 'i');

/** How people came to what stands after the text: "ended up in", "went into"; null where it does not say. */
export const arrivalBefore = (text: string): string | null => arriving.exec(text.slice(-80))?.[0].trim() ?? null;

interface Step extends Item {
  /** The items that it joins. */
  parts?: Item[];
}

interface Chain {
  ways: string[][];
  /** Index of its last step. */
  last: number;
  extra: Item[];
}
