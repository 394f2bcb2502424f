import type { Condition } from '@alive/contract/conditions.ts';
import { copy } from './copy.ts';
import { nameOf } from './groups.ts';

/** The set after one edit. Counts go, because they were counted for another set; what already holds is not said twice. */
export const afterEdit = (conditions: readonly Condition[], edit: Edit): Condition[] => {
  const changed = edited(conditions, edit).map(uncounted);
  return changed.filter(
    (one, place) => changed.findIndex((other) => same(one, other) && one.either === other.either && one.all === other.all) === place,
  );
};

/** What an edit did, in a sentence for those who do not see it. */
export const editSummary = (edit: Edit): string => {
  switch (edit.type) {
    case 'add':
      return copy.added(edit.to.label);
    case 'change':
      return copy.changed(edit.from.label, edit.to.label);
    case 'remove':
      return copy.removed(nameOf(edit.from));
    case 'clear':
      return copy.removedAll;
  }
};

const edited = (conditions: readonly Condition[], edit: Edit): readonly Condition[] => {
  switch (edit.type) {
    case 'add':
      return [...conditions, edit.to];
    case 'change':
      return conditions.map((one) => (same(one, edit.from) ? edit.to : one));
    case 'remove':
      return conditions.filter((one) => !edit.from.some((gone) => same(one, gone)));
    case 'clear':
      return [];
  }
};

const uncounted = (condition: Condition): Condition => {
  const rest = { ...condition };
  delete rest.count;
  return rest;
};

/** The server writes ids anew. */
const same = (a: Condition, b: Condition): boolean =>
  a.id === b.id ||
  (a.field === b.field &&
    a.op === b.op &&
    String(a.value).toLowerCase() === String(b.value).toLowerCase() &&
    (a.when ?? 'now') === (b.when ?? 'now') &&
    (a.position ?? 1) === (b.position ?? 1));

export type Edit =
  | { type: 'add'; to: Condition }
  | { type: 'change'; from: Condition; to: Condition }
  /** All conditions of a chip. */
  | { type: 'remove'; from: readonly Condition[] }
  | { type: 'clear' };
