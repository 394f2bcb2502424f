import type { Condition } from '@alive/contract/conditions.ts';

/**
 * A wish for postings too that say nothing of what was asked ("also the ones that do not say", "include those silent on visas"): the
 * active field they are silent about and the words that tell; null when the message holds no such wish.
 */
export function silenceIn(message: string, conditions: readonly Condition[]): Silence | null {
  const found = silent.exec(message);
  if (found === null || !wanted.test(message) || refused.test(message)) return null;
  // What the message names, active or not: of a field that nothing was asked about, the silent ones are there already.
  const [field] =
    fields.find(([, named]) => named.test(message)) ?? fields.find(([each]) => conditions.some((one) => one.field === each)) ?? [];
  return field === undefined ? null : { field, words: found[0] };
}

const silent =
  /\b(?:(?:do|does|did)(?: not|n'?t)|never|without) (?:(?:even|really|explicitly|clearly) )?(?:say(?:ing)?|stat(?:e|ing)|mention(?:ing)?|tell(?:ing)?|specify(?:ing)?|disclose|list|indicate|address)\b|\b(?:silent|unstated|unspecified|undisclosed|not (?:stated|specified|mentioned|said|disclosed)|no (?:mention|word)|say nothing)\b/i;
const wanted = /\b(?:show|see|include|including|add|also|too|as well|with|and|even|let in|bring in|give|plus|want|those|ones)\b/i;
const refused =
  /\b(?:exclude|excluding|except|hide|drop|skip|remove|only|just|which|how many|no (?:jobs?|ones?|postings?)|not (?:the|those))\b/i;

const fields: readonly (readonly [Silence['field'], RegExp])[] = [
  ['sponsorship', /\b(?:visas?|sponsor\w*|h-?1b)\b/i],
  ['pay', /\b(?:pay|salar(?:y|ies)|wages?|compensation|money)\b/i],
];

export interface Silence {
  field: 'sponsorship' | 'pay';
  words: string;
}
