import type { BodyOf } from '@alive/contract/endpoint.ts';
import { type addFact, type changeFact, type Fact, takes } from '@alive/contract/facts.ts';
import type { Profile } from '@alive/contract/profile.ts';
import type { Db } from '#db/open.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import type { FactDraft, Noted, TurnFacts } from '#platform/chat.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import type { NamedSkill } from '#platform/leanings.ts';
import { mapInSlices } from '#platform/slices.ts';
import { errors } from './copy.ts';
import type { FormFields } from './form.ts';
import { keyOf, type Known, openMerge, type ReadFact, shownOf } from './merge.ts';
import { present, presentForm } from './present.ts';
import { editsOf, isOnResume, leaningsOf, mustsOf, profileOf, resumeSkillsOf, statedIn } from './profile.ts';
import {
  type Account,
  accountOf,
  factsOfConversation,
  factsOfMessages,
  fieldsOf,
  type Holder,
  skillsOnResume,
  store,
  talkAgain,
} from './queries.ts';
import { openReader, type Reader } from './values.ts';

/** How many facts one student may have, dropped ones among them. */
const mostFacts = 1000;

/** What is known of students: the one place that writes it, for this room's routes and for the rooms of accounts and conversations. */
export const openFacts = ({ db, now, vocabulary }: Deps): Facts => {
  let latest: { words: OpenVocabulary; reader: Reader } | null = null;
  const reading = async (): Promise<Reader> => {
    const words = await vocabulary();
    if (latest?.words !== words) latest = { words, reader: openReader(words, now) };
    return latest.reader;
  };

  /** Changes what is known of a holder under its lock and stores it with all that is derived from it. */
  const write = async <T>(tx: Db, holder: Holder, reader: Reader, change: (account: Account) => Change<T>): Promise<T> => {
    const account = await accountOf(tx, holder, { lock: true });
    if (account === null) throw new AppError('NOT_FOUND', errors.gone);
    const { known, result, summary = account.summary, isComplete = account.profile !== null, onResume } = change(account);
    const kept = keptOf(known, reader);
    const profile = isComplete ? profileOf(kept, summary) : null;
    const named = onResume ?? ('studentId' in holder ? await skillsOnResume(tx, holder.studentId) : null);
    const leanings = {
      ...leaningsOf(
        kept,
        known.facts.filter(({ status }) => status === 'offered'),
      ),
      ...resumeSkillsOf(known.facts, named),
    };
    await store(tx, holder, account, { known, summary, profile, musts: mustsOf(kept), leanings }, now());
    return result;
  };
  const writing = async <T>(holder: Holder, change: (account: Account, reader: Reader) => Change<T>): Promise<T> => {
    const reader = await reading();
    return db.transaction((tx) => write(tx, holder, reader, (account) => change(account, reader)));
  };

  const all = async (holder: Holder): Promise<Fact[]> => {
    const [reader, account] = await Promise.all([reading(), accountOf(db, holder)]);
    if (account === null) return [];
    const { form, stored } = shownOf(account.known, reader);
    return [...form.map((fact) => presentForm(fact, account.updatedAt)), ...stored.map(present)];
  };

  return {
    all,
    add: (studentId, { kind, stance, text, value }, id) => {
      if (!takes(stance, kind)) throw misfit('kind', errors.row);
      return writing({ studentId }, ({ known }, reader) => {
        if (known.facts.length >= mostFacts) throw new AppError('VALIDATION_FAILED', errors.full(mostFacts));
        const given = readAs({ kind, stance, text, value }, reader);
        const added = openMerge(reader, now()).add(known, { ...given, ...typed, id, quote: null, status: 'kept' });
        return { known: added.known, result: added.fact };
      }).then((fact) => {
        if (fact === null) throw misfit('text', errors.places);
        return present(fact);
      });
    },
    change: (studentId, id, wish) =>
      writing({ studentId }, ({ known, updatedAt }, reader) => {
        const changed = openMerge(reader, now()).change(known, id, wish, { ...typed, mint: newId });
        if (changed === 'unknown') throw new AppError('NOT_FOUND', errors.unknown);
        if (changed === 'misfit') throw misfit('kind', errors.row);
        if (changed === 'status') throw misfit('status', errors.offered);
        if (changed === 'full') throw misfit('text', errors.places);
        if ('fact' in changed) return { known: changed.known, result: present(changed.fact) };
        const isSame = changed.known.fields === known.fields;
        return { known: changed.known, result: presentForm(changed.form, isSame ? updatedAt : now(), changed.status) };
      }),
    remove: (studentId, id) =>
      writing({ studentId }, ({ known }, reader) => ({ known: openMerge(reader, now()).remove(known, id), result: undefined })),
    restart: (studentId) => talkAgain(db, studentId, now()),
    saveProfile: async (studentId, profile) => {
      const reader = await reading();
      // Reading 180 texts takes long, and everybody else would wait for it in the transaction.
      const read = new Map<string, ReturnType<typeof readAs>>();
      await mapInSlices(statedIn(profile), (given) => void read.set(keyOfStated(given), readAs(given, reader)));
      return writing({ studentId }, (account) => {
        const merge = openMerge(reader, now());
        const edits = editsOf(profileOf(keptOf(account.known, reader), account.summary), profile);
        const dropped = account.known.facts
          .filter((fact) => fact.status === 'kept' && edits.isDropped(fact))
          .reduce((known, { id }) => {
            const changed = merge.change(known, id, { status: 'dropped' }, { ...typed, mint: newId });
            return typeof changed === 'string' ? known : changed.known;
          }, account.known);
        const known = edits.added.reduce((so, given) => {
          if (so.facts.length >= mostFacts) return so;
          const as = read.get(keyOfStated(given)) ?? readAs(given, reader);
          return merge.add(so, { ...as, ...typed, id: newId(), quote: null, status: 'kept' }).known;
        }, dropped);
        return { known, result: undefined, summary: edits.summary, isComplete: true };
      });
    },
    note: (holder, source, { add, change }) =>
      writing(holder, ({ known, updatedAt }, reader) => {
        const merge = openMerge(reader, now());
        const noted: Noted = { heard: [], changed: [] };
        // What a message says twice is reported once, as it stands in the end.
        const tell = (how: keyof Noted, fact: Fact) => {
          const list = [noted.heard, noted.changed].find((group) => group.some(({ id }) => id === fact.id)) ?? noted[how];
          const at = list.findIndex(({ id }) => id === fact.id);
          list.splice(at < 0 ? list.length : at, 1, fact);
        };
        let so = known;
        for (const { id, ...wish } of change) {
          const changed = merge.change(so, id, wish, { origin: 'said', source, mint: newId });
          if (typeof changed === 'string') continue;
          so = changed.known;
          tell('changed', 'fact' in changed ? present(changed.fact) : presentForm(changed.form, updatedAt, changed.status));
        }
        for (const draft of add.filter(({ kind, stance, text }) => takes(stance, kind) && text.trim() !== '' && text.length <= 300)) {
          if (so.facts.length >= mostFacts) break;
          if (draft.isProposed && isUndecided(so, draft)) continue;
          const added = merge.add(so, { ...draft, id: newId(), origin: draft.origin ?? 'said', source });
          so = added.known;
          if (added.fact !== null) tell(added.isNew ? 'heard' : 'changed', present(added.fact));
        }
        return { known: so, result: noted };
      }),
    resumeLines: async (studentId) => {
      const account = await accountOf(db, { studentId });
      const kept = (account?.known.facts ?? []).filter((fact) => fact.status === 'kept' && isOnResume(fact));
      return [...new Set(kept.flatMap(({ quote }) => quote ?? []))];
    },
    ofMessages: async (ids) => {
      const rows = ids.length === 0 ? [] : await factsOfMessages(db, ids);
      return Map.groupBy(rows.map(present), ({ source }) => source ?? '');
    },
    within: async () => {
      const reader = await reading();
      return {
        complete: async (tx, holder) => {
          let profile: Profile | null = null;
          await write(tx, holder, reader, ({ known, summary }) => {
            profile = profileOf(keptOf(known, reader), summary);
            return { known, result: undefined, isComplete: true };
          });
          return profile ?? profileOf([], null);
        },
        claim: async (tx, { conversationId, studentId }) => {
          const claimed = await factsOfConversation(tx, conversationId);
          if (claimed.length === 0) return;
          await write(tx, { studentId }, reader, (account) => {
            const known = openMerge(reader, now()).claim(account.known, claimed);
            // What is taken over is written with the rest.
            account.known = { ...account.known, facts: [...account.known.facts, ...claimed] };
            return { known, result: undefined };
          });
        },
        accountChanged: (tx, studentId, before) =>
          write(tx, { studentId }, reader, ({ known }) => ({
            known: openMerge(reader, now()).follow(known, fieldsOf(before)),
            result: undefined,
          })),
        fromResume: (tx, studentId, { facts: read, skills }) =>
          write(tx, { studentId }, reader, ({ known }) => {
            const given = read.map((fact) => ({ ...fact, id: newId() }));
            const { known: after, lineOf } = openMerge(reader, now()).fromResume(known, given, mostFacts);
            return { known: after, result: lineOf, onResume: skills };
          }),
        withoutResume: (tx, studentId) =>
          write(tx, { studentId }, reader, ({ known }) => ({ known: openMerge(reader, now()).withoutResume(known), result: undefined })),
      };
    },
  };
};

/** The facts that count: those of the form, then the stored ones that are kept. */
const keptOf = (known: Known, reader: Reader) => {
  const { form, stored } = shownOf(known, reader);
  return [...form, ...stored.filter(({ status }) => status === 'kept')];
};

/** Whether a guess or a dropped fact says this, which is then for the student alone to keep or to take back. */
const isUndecided = ({ facts }: Known, draft: FactDraft): boolean => {
  const alike = facts.filter(({ key }) => key === keyOf(draft));
  return alike.length > 0 && alike.every(({ status }) => status !== 'kept');
};

/** What is added among people and ways of working is a condition where its words are one: "at least $50K". */
const readAs = (given: Pick<Fact, 'kind' | 'stance' | 'text'> & { value?: string | null | undefined }, { valueOf }: Reader) => {
  if (given.kind === 'people' && given.stance === 'looking') {
    const must = valueOf('must', given.text);
    if (must.value !== null) return { kind: 'must' as const, stance: 'must' as const, ...must };
    const place = valueOf('place', given.text);
    if (place.value !== null) return { kind: 'place' as const, stance: 'looking' as const, ...place };
  }
  return { kind: given.kind, stance: given.stance, ...valueOf(given.kind, given.text, given.value) };
};

const keyOfStated = ({ kind, text }: Pick<Fact, 'kind' | 'text'>): string => `${kind} ${text}`;

const typed = { origin: 'typed', source: null } as const;
const misfit = (path: string, message: string) => new AppError('VALIDATION_FAILED', errors.misfit, { details: [{ path, message }] });

interface Deps {
  db: Db;
  now: () => Date;
  vocabulary: () => Promise<OpenVocabulary>;
}

interface Change<T> {
  known: Known;
  result: T;
  /** The summary as it was typed, where that changes; null: derived. */
  summary?: string | null;
  /** Whether the profile is kept from now on. */
  isComplete?: boolean;
  /** The skills that a résumé names which is stored only after this. */
  onResume?: readonly NamedSkill[];
}

type Notes = Pick<Parameters<TurnFacts['note']>[0], 'add' | 'change'>;

export interface Facts {
  /** Kept, offered and dropped ones, those of the form first, then the oldest. */
  all: (holder: Holder) => Promise<Fact[]>;
  /** `id` is that of a new fact. Throws VALIDATION_FAILED for a kind that no such row takes, and when there are too many. */
  add: (studentId: string, given: BodyOf<typeof addFact>, id: string) => Promise<Fact>;
  /** Throws NOT_FOUND, and VALIDATION_FAILED as `add` does. */
  change: (studentId: string, id: string, wish: BodyOf<typeof changeFact>) => Promise<Fact>;
  remove: (studentId: string, id: string) => Promise<void>;
  /** The interview may be held again. */
  restart: (studentId: string) => Promise<void>;
  /** Makes facts of what an edited profile says otherwise; the student has a profile from then on. */
  saveProfile: (studentId: string, profile: Profile) => Promise<void>;
  /**
   * Stores what a message says, in one transaction; `source` is the message, null where nothing was said. Leaves out what the account's
   * fields take no more of.
   */
  note: (holder: Holder, source: string | null, what: Notes) => Promise<Noted>;
  /** The lines of the résumé that kept facts were read from, each once. */
  resumeLines: (studentId: string) => Promise<string[]>;
  /** The facts of messages as they stand, by message. */
  ofMessages: (ids: readonly string[]) => Promise<Map<string, Fact[]>>;
  /** What is done within transactions of other rooms; to be opened before they begin, for it may read. */
  within: () => Promise<FactsWithin>;
}

interface FactsWithin {
  /** The profile as it is at the end of an interview; a student has it from then on. */
  complete: (tx: Db, holder: Holder) => Promise<Profile>;
  /** Gives the facts of a conversation that was begun without an account to a student. */
  claim: (tx: Db, claim: { conversationId: string; studentId: string }) => Promise<void>;
  /** Drops what contradicts the student's account fields after they changed; `before` is what they were. */
  accountChanged: (tx: Db, studentId: string, before: FormFields) => Promise<void>;
  /**
   * Makes facts of what a résumé says, in place of what the former one said; the number of the line of each, by its id. `skills` are all that
   * its lines name.
   */
  fromResume: (
    tx: Db,
    studentId: string,
    read: { facts: readonly Omit<ReadFact, 'id'>[]; skills: readonly NamedSkill[] },
  ) => Promise<Record<string, number>>;
  /** Forgets what only the stored résumé said, once that is gone. */
  withoutResume: (tx: Db, studentId: string) => Promise<void>;
}
