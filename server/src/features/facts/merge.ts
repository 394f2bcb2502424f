import { isDeepStrictEqual } from 'node:util';
import { type Fact, kindsOf, takes } from '@alive/contract/facts.ts';
import type { facts } from '#db/tables.ts';
import type { FactChange } from '@alive/language/facts/extract.ts';
import { exceeds, type FormFact, formFactOf, formFactsOf, type FormFields, normalised, slotOf, withoutSlot, withSlot } from './form.ts';
import type { Reader } from './values.ts';

/**
 * What a write makes of the facts that are known: one kept fact for each key, a later statement in place of an earlier one, and the fields of
 * the account say the same as the facts. Pure; `now` is when it is written.
 */
export const openMerge = (reader: Reader, now: Date): Merge => {
  const { placeOf } = reader;

  /** The fields after `before` became `after`: what is dropped, or wanted less, goes out of them; to like a place changes nothing. */
  const followed = (fields: FormFields, before: FactRow | null, after: FactRow | null): FormFields => {
    const stood = before === null ? null : wantedSlot(before);
    const stands = after === null ? null : wantedSlot(after);
    // "Remote only" goes further than the place Remote, and does not take it back.
    const goesOn = stood === stands || (stood === remotePlace && after?.status === 'kept' && after.key === 'remote');
    const left = stood === null || goesOn ? fields : withoutSlot(fields, stood, placeOf);
    if (after === null || after.status !== 'kept') return left;
    const [holds, slot] = [heldSlot(after), slotOf(after)];
    if (holds !== null) return withSlot(left, holds, reader.formLabelOf(after), placeOf);
    return slot === null || stands !== null ? left : withoutSlot(left, slot, placeOf);
  };

  /** Whether a message only likes a place that is looked for, or a must, already. */
  const isMereLiking = (known: Known, { kind, stance, origin, key }: Pick<FactRow, 'kind' | 'stance' | 'origin' | 'key'>): boolean =>
    origin === 'said' &&
    kind === 'place' &&
    stance === 'more' &&
    (formFactsOf(known.fields, placeOf).some((fact) => fact.key === key && fact.kind === kind) ||
      known.facts.some((fact) => isKept(fact, key) && (fact.stance === 'looking' || fact.stance === 'must')));

  /** Whether a must of the lists would be moved to a row where it says nothing; "Remote only" is a place elsewhere. */
  const isMisplaced = ({ kind, value }: Pick<Fact, 'kind' | 'value'>, wish: Wish, row: Pick<Fact, 'kind' | 'stance'>): boolean =>
    kind === 'must' &&
    value !== null &&
    row.kind !== 'must' &&
    (wish.text === undefined ? value !== 'remote' || row.kind !== 'place' : reader.valueOf('must', wish.text).value !== null);

  /** What a fact has that is not stored yet. */
  const unstored = { ordinal: 0, studentId: null, conversationId: null, createdAt: now, resumeKey: null };

  const dropped = (fact: FactRow): FactRow => ({ ...fact, status: 'dropped', updatedAt: now });

  const put = ({ facts, fields }: Known, before: FactRow | null, after: FactRow): Known => {
    const doubles = after.status === 'kept' ? facts.filter((one) => isKept(one, after.key) && one.id !== after.id) : [];
    const rest = facts.filter((one) => !doubles.includes(one));
    return {
      facts: before === null ? [...rest, after] : rest.map((one) => (one.id === after.id ? after : one)),
      fields: followed(
        doubles.reduce((left, double) => followed(left, double, after), fields),
        before,
        after,
      ),
    };
  };

  const add: Merge['add'] = (known, given) => {
    const { status } = given;
    const key = keyOf(given);
    const alike = known.facts.filter((one) => one.key === key);
    const slot = slotOf({ kind: given.kind, key });
    const form = slot === null ? undefined : formFactsOf(known.fields, placeOf).find(({ id }) => id === slot);
    // A guess at what is known in that row already, or was dropped from it, is none.
    if (status === 'offered' && (alike.some(({ stance }) => stance === given.stance) || form?.stance === given.stance))
      return { known, fact: null, isNew: false };
    if (isMereLiking(known, { ...given, key })) return { known, fact: null, isNew: false };
    const kept = alike.find((one) => one.status === 'kept');
    // What a pasted résumé says stays where the student put it.
    if (given.origin === ofResume && kept !== undefined) return { known, fact: null, isNew: false };
    const former = status === 'offered' ? null : (kept ?? alike.find(({ stance }) => stance === given.stance) ?? alike[0] ?? null);
    const fact: FactRow = {
      ...(former ?? { id: given.id, ...unstored }),
      kind: given.kind,
      stance: given.stance,
      text: given.text.toWellFormed(),
      value: given.value,
      detail: given.detail ?? former?.detail ?? null,
      key,
      origin: given.origin,
      quote: given.quote?.toWellFormed() ?? null,
      source: given.source ?? former?.source ?? null,
      status,
      updatedAt: now,
    };
    const wasKnown = kept !== undefined || (form !== undefined && form.stance !== given.stance);
    const next = put(known, former, fact);
    if (exceeds(known.fields, next.fields)) return { known, fact: null, isNew: false };
    return { known: next, fact, isNew: !(status === 'kept' && wasKnown) };
  };

  const change: Merge['change'] = (known, id, wish, by) => {
    const before = storedFact(known, id);
    if (before === null) return changeForm(known, id, wish, by);
    const row = rowOf(before, wish);
    if (row === null || isMisplaced(before, wish, row)) return 'misfit';
    const status = wish.status ?? before.status;
    if (status === 'offered' && before.status !== 'offered') return 'status';
    const isEdited = wish.text !== undefined && wish.text !== before.text;
    const isTaken = before.status === 'offered' && status === 'kept';
    const isRead = isEdited || row.kind !== before.kind || (isTaken && before.value === null);
    const read = isRead ? readAs(row, before, wish) : { text: before.text, value: before.value };
    const isTyped = isEdited || isTaken;
    const key = keyOf({ kind: row.kind, ...read });
    const after: FactRow = {
      ...before,
      ...row,
      ...read,
      key,
      resumeKey: before.source === ofResume && key !== before.key ? (before.resumeKey ?? before.key) : before.resumeKey,
      origin: isTyped ? 'typed' : before.origin,
      quote: isEdited ? null : before.quote,
      status,
      updatedAt: now,
    };
    const isSame = !isEdited && status === before.status && row.kind === before.kind && row.stance === before.stance;
    if (isSame) return { known, fact: before };
    const next = put(known, before, after);
    return exceeds(known.fields, next.fields) ? 'full' : { known: next, fact: after };
  };

  /** What a fact names in another row, or in other words. */
  const readAs = (row: Pick<Fact, 'kind'>, { text, value }: Pick<Fact, 'text' | 'value'>, wish: Wish) =>
    reader.valueOf(row.kind, wish.text ?? text, wish.text === undefined && row.kind === 'place' ? value : null);

  const changeForm = (known: Known, id: string, wish: Wish, { mint, ...by }: By): Changed => {
    const held = formFactsOf(known.fields, placeOf).find((fact) => fact.id === id);
    const fact = held ?? formFactOf(id, reader.placeLabelOf, placeOf);
    if (fact === null || (held === undefined && wish.status === undefined)) return 'unknown';
    if (wish.status === 'offered') return 'status';
    const row = rowOf(fact, wish);
    if (row === null || isMisplaced(fact, wish, row)) return 'misfit';
    if (wish.status === 'dropped')
      return { known: { ...known, fields: withoutSlot(known.fields, id, placeOf) }, form: fact, status: 'dropped' };
    const isSame = row.kind === fact.kind && row.stance === fact.stance && (wish.text === undefined || wish.text === fact.text);
    if (isSame) {
      // A place that is not wanted any more would contradict the form.
      const facts = known.facts.map((one) => (one.status === 'kept' && slotOf(one) === id ? dropped(one) : one));
      const fields = withSlot(known.fields, id, fact.text, placeOf);
      return exceeds(known.fields, fields) ? 'full' : { known: { facts, fields }, form: fact, status: 'kept' };
    }
    const isRead = wish.text !== undefined || row.kind !== fact.kind;
    const read = isRead ? readAs(row, fact, wish) : { text: fact.text, value: fact.value };
    const without = { ...known, fields: withoutSlot(known.fields, id, placeOf) };
    const added = add(without, { ...row, ...read, ...by, id: mint(), quote: null, status: 'kept' });
    if (added.fact === null) return 'full';
    const isLiked = row.kind === 'place' && row.stance === 'more' && added.fact.key === fact.key;
    return { known: isLiked ? { ...added.known, fields: known.fields } : added.known, fact: added.fact };
  };

  return {
    add,
    change,
    remove: (known, id) => {
      const before = storedFact(known, id);
      if (before === null) return { ...known, fields: id.startsWith('form:') ? withoutSlot(known.fields, id, placeOf) : known.fields };
      return { facts: known.facts.filter((one) => one !== before), fields: followed(known.fields, before, null) };
    },
    follow: ({ facts, fields }, before) => {
      const slotsIn = (form: FormFields) => new Set(formFactsOf(form, placeOf).map(({ id }) => id));
      const had = slotsIn(before);
      const has = slotsIn(fields);
      const contradicts = (fact: FactRow) => {
        const slot = fact.status === 'kept' ? slotOf(fact) : null;
        if (slot === null || fact.stance === 'more' || had.has(slot) === has.has(slot)) return false;
        return heldSlot(fact) === null ? has.has(slot) : had.has(slot);
      };
      return { fields, facts: facts.map((fact) => (contradicts(fact) ? dropped(fact) : fact)) };
    },
    claim: (known, claimed) =>
      claimed.reduce((so, fact) => {
        const own = { ...fact, conversationId: null };
        if (fact.status !== 'kept')
          return so.facts.some((one) => one.key === fact.key && one.stance === fact.stance) ? so : put(so, null, own);
        if (isMereLiking(so, fact)) return so;
        const kept = so.facts.find((one) => isKept(one, fact.key));
        if (fact.origin === ofResume && kept !== undefined) return so;
        const next =
          kept === undefined
            ? put(so, null, own)
            : put(so, kept, { ...own, id: kept.id, ordinal: kept.ordinal, createdAt: kept.createdAt });
        return exceeds(so.fields, next.fields) ? so : next;
      }, known),
    fromResume: (known, read, most) => {
      const given = onceEach(read);
      const said = new Map(given.map((one) => [keyOf(one), one]));
      // What was edited is what the file said before, unless that now says it in the student's words.
      const saidAs = ({ key, resumeKey }: FactRow) => (said.has(key) ? key : (resumeKey ?? key));
      const former = known.facts.filter(isAsRead);
      const rest = known.facts
        .filter((fact) => !isAsRead(fact) && !isRefused(fact))
        // The line of a former file is none of this one's.
        .map((fact) => (fact.source === ofResume && fact.quote !== null ? withQuote(fact, said.get(fact.key)?.quote ?? null) : fact));
      const facts = [...rest];
      const lineOf: Record<string, number> = {};
      for (const { id, line, isSure, ...one } of given) {
        const key = keyOf(one);
        const alike = rest.filter((fact) => saidAs(fact) === key);
        // Whatever the student made of it stands, also where they dropped it.
        const own = alike.find(({ status }) => status === 'kept') ?? alike.find((fact) => fact.stance === 'have' || fact.key !== key);
        if (own !== undefined) lineOf[own.id] = line;
        if (own !== undefined || facts.length >= most) continue;
        const before = former.find((fact) => fact.key === key);
        const held = before ?? { id, ...unstored, updatedAt: now };
        const status = isSure ? ('kept' as const) : ('offered' as const);
        const fact: FactRow = { ...held, ...one, stance: 'have', key, origin: ofResume, source: ofResume, status };
        facts.push(before !== undefined && isDeepStrictEqual(fact, before) ? before : { ...fact, updatedAt: now });
        lineOf[held.id] = line;
      }
      return { known: { ...known, facts }, lineOf };
    },
    withoutResume: ({ facts, fields }) => ({
      fields,
      facts: facts
        .filter((fact) => !isAsRead(fact) && !isRefused(fact))
        .map((fact) => (fact.source === ofResume ? asTyped(fact, now) : fact)),
    }),
  };
};

/** Whether a fact stands as it was read in the stored file: neither moved nor edited nor dropped, nor a guess that was kept. */
const isAsRead = ({ origin, source, stance, status, key, resumeKey }: FactRow): boolean =>
  origin === ofResume && source === ofResume && stance === 'have' && status !== 'dropped' && (resumeKey ?? key) === key;

/** Whether a fact is the guess that a no to a line of the résumé made, and that the student has not kept. */
const isRefused = ({ origin, stance, status }: FactRow): boolean => origin === ofResume && stance === 'less' && status === 'offered';

const withQuote = (fact: FactRow, quote: string | null): FactRow => ({ ...fact, quote });
/** A fact of the student alone, whatever it was read from. */
const asTyped = (fact: FactRow, updatedAt: Date): FactRow => ({ ...fact, origin: 'typed', source: null, quote: null, updatedAt });

/** What a résumé says under one key, with all that stands beside it: the same work in two summers. */
function onceEach(read: readonly ReadFact[]): ReadFact[] {
  const byKey = new Map<string, ReadFact>();
  for (const fact of read) {
    const before = byKey.get(keyOf(fact));
    const details = [before?.detail, fact.detail].filter((detail, at, all) => detail != null && all.indexOf(detail) === at);
    byKey.set(
      keyOf(fact),
      before === undefined
        ? fact
        : { ...before, isSure: before.isSure || fact.isSure, detail: details.length === 0 ? null : details.join('; ').slice(0, 300) },
    );
  }
  return [...byKey.values()];
}

const ofResume = 'resume' as const;

/** All facts that stand: those of the form, without what a stored one says too, then the stored ones. */
export const shownOf = ({ facts, fields }: Known, { placeOf }: Reader): { form: FormFact[]; stored: readonly FactRow[] } => {
  const kept = new Set(facts.flatMap((fact) => (fact.status === 'kept' ? [slotOf(fact) ?? fact.key] : [])));
  return {
    form: formFactsOf(fields, placeOf).filter(({ id, key }) => !kept.has(id) && !kept.has(key)),
    stored: facts,
  };
};

/** What only one kept fact may have: its value; for work, and where it has none, its text. Employers may be named like anything. */
export const keyOf = ({ kind, text, value }: Pick<Fact, 'kind' | 'text' | 'value'>): string => {
  const key = value === null || kind === 'work' ? normalised(text) : value;
  return ofOwnKey.has(kind) ? `${kind}:${key}` : key;
};

/** What was done may be wanted again under the same words; Visa is an employer too, and Spanish a study and a language. */
export const ofOwnKey: ReadonlySet<Fact['kind']> = new Set(['employer', 'experience', 'project', 'education', 'language', 'award', 'link']);

/** The stored fact of an id; that of a form fact's is the kept one that says the same. */
const storedFact = ({ facts }: Known, id: string): FactRow | null =>
  facts.find((fact) => fact.id === id || (id.startsWith('form:') && heldSlot(fact) === id)) ?? null;

/** Kind and row after a move; null for a pair that was asked for and that no row takes. */
function rowOf(fact: Pick<Fact, 'kind' | 'stance' | 'value'>, { kind, stance = fact.stance }: Wish): Pick<Fact, 'kind' | 'stance'> | null {
  if (kind !== undefined) return takes(stance, kind) ? { kind, stance } : null;
  const [first = fact.kind] = kindsOf[stance];
  if (fact.kind === 'must' && fact.value === 'remote' && takes(stance, 'place') && !takes(stance, 'must')) return { kind: 'place', stance };
  // Work in the student's own words is, liked or not, something one does.
  const isDoing = fact.kind === 'work' && fact.value === null && stance !== 'looking';
  return { kind: takes(stance, fact.kind) && !isDoing ? fact.kind : first, stance };
}

/** The form fact that a kept fact of this row implies. */
const heldSlot = (fact: FactRow): string | null =>
  fact.status === 'kept' && (fact.stance === 'looking' || fact.stance === 'must') ? slotOf(fact) : null;
/** The form fact of a kept fact, unless that wants less of it. */
const wantedSlot = (fact: FactRow): string | null => (fact.status === 'kept' && fact.stance !== 'less' ? slotOf(fact) : null);
const remotePlace = 'form:place:remote';

const isKept = ({ status, key }: FactRow, of: string): boolean => status === 'kept' && key === of;

export type FactRow = typeof facts.$inferSelect;

export interface Known {
  /** Oldest first. */
  facts: readonly FactRow[];
  fields: FormFields;
}

interface Merge {
  /** Adds a fact, or says anew what is known under its key; no fact where a guess or a liking tells nothing new, or the account's fields take no more. */
  add: (known: Known, given: NewFact) => { known: Known; fact: FactRow | null; isNew: boolean };
  /** Changes a fact, of the form too, which becomes a stored one where it is moved or edited. 'misfit': no row takes the kind; 'status': only a guess is offered; 'full': the account's fields take no more. */
  change: (known: Known, id: string, wish: Wish, by: By) => Changed;
  /** Forgets a fact; an unknown one is nothing to forget. */
  remove: (known: Known, id: string) => Known;
  /** Drops the kept facts that fields contradict which were changed by the account; `before` is what they were. */
  follow: (known: Known, before: FormFields) => Known;
  /** Takes over the facts of a conversation that was begun without an account. */
  claim: (known: Known, claimed: readonly FactRow[]) => Known;
  /**
   * What a newly stored résumé says takes the place of what the former one said, but for what the student changed; what they edited or
   * dropped comes back in no former form. At most `most` facts in all. `lineOf` holds the line of each fact that the résumé says, by its id.
   */
  fromResume: (known: Known, read: readonly ReadFact[], most: number) => { known: Known; lineOf: Record<string, number> };
  /** Forgets what only the stored résumé said; what the student changed or dropped is theirs. */
  withoutResume: (known: Known) => Known;
}

/** A fact as a résumé was read, with an id for the case that it is new, and the number of its line. */
export interface ReadFact extends Pick<FactRow, 'id' | 'kind' | 'text' | 'value' | 'detail' | 'quote'> {
  line: number;
  isSure: boolean;
}

type Changed =
  | { known: Known; fact: FactRow }
  | { known: Known; form: FormFact; status: 'kept' | 'dropped' }
  | 'unknown'
  | 'misfit'
  | 'status'
  | 'full';

interface Wish extends Omit<FactChange, 'id' | 'status'> {
  kind?: Fact['kind'];
  text?: string;
  status?: Fact['status'];
}

/** Whose words a change rests on. */
interface By {
  origin: 'said' | 'typed';
  source: string | null;
  /** A new id. */
  mint: () => string;
}

interface NewFact extends Pick<Fact, 'kind' | 'stance' | 'text' | 'value' | 'quote' | 'source'> {
  id: string;
  origin: Fact['origin'];
  status: 'kept' | 'offered';
  detail?: string | null;
}
