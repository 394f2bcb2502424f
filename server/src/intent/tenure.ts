import type { Item } from './item.ts';

/** Years beside an employer are years there: "been at Google five years", "spent ten years at Deloitte", "10+ years at Deloitte". */
export function setTenures(text: string, items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    if (item.field !== 'experience') continue;
    const [last, next] = [items[at - 1], items[at + 1]];
    if (/experience|exp\b/i.test(text.slice(item.start, item.end))) continue;
    const before = last === undefined ? '' : text.slice(last.end, item.start).toLowerCase();
    const after = next === undefined ? '' : text.slice(item.end, next.start).toLowerCase();
    const lead = text.slice(Math.max(0, (last?.start ?? item.start) - 30), item.start).toLowerCase();
    if (last?.field === 'company' && /^ ?(?:for (?:about |over |more than |at least )?)?$/.test(before))
      Object.assign(item, { field: 'tenure', when: last.when });
    else if (next?.field === 'company' && /^\+? (?:at|with|working at|working for|in) (?:the )?$/.test(after)) {
      Object.assign(item, { field: 'tenure', when: /\b(?:worked|spent|did)\b/.test(lead) ? 'ever' : next.when });
      next.when = item.when;
    } else if (last !== undefined && /^ ?$/.test(before) && ['function', 'industry', 'role'].includes(last.field))
      Object.assign(item, { field: 'tenure', when: last.when, guess: 'Years there are read as years at one employer.' });
  }
}
