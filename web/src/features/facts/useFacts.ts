import { addFact, changeFact, deleteFact, type Fact, listFacts, type Stance } from '@alive/contract/facts.ts';
import type { BodyOf } from '@alive/contract/endpoint.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, CallError } from '#api/call.ts';
import { freshness } from '#api/freshness.ts';
import { queryOf } from '#api/query.ts';
import { refreshStudent } from '#api/refresh-student.ts';
import { randomId } from '#api/random.ts';
import { copy } from './copy.ts';
import { type Given, movedTo, withFacts } from './facts.ts';

/**
 * What is known of a student, and what can be done with it. A change shows at once and is taken back with the reason where the server does
 * not take it; changes are sent one after the other, and whatever was read before them is read again. `notice` tells of the last one,
 * `unsaved` of words that were typed and not taken.
 */
export const useFacts = (userId: string): FactStore => {
  const client = useQueryClient();
  const options = queryOf(listFacts, { params: { id: userId } });
  const { queryKey } = options;
  const mutationKey = [listFacts.path, userId];
  const isChanging = () => client.isMutating({ mutationKey }) > 0;
  const { data, isError, refetch } = useQuery({
    ...options,
    // What another window or device changed shows here within seconds. What is being changed here is not read meanwhile.
    refetchInterval: () => (isChanging() ? false : freshness()),
    refetchOnWindowFocus: () => (isChanging() ? false : 'always'),
  });
  const [notice, setNotice] = useState<Notice | null>(null);
  // Typed words that the server did not take.
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  // A fact of the form that is moved or edited becomes another one.
  const renamed = useRef(new Map<string, string>());
  const idOf = (id: string): string => renamed.current.get(id) ?? id;
  const rename = (from: string, to: string) => {
    const former = [...renamed.current].filter(([, id]) => id === from).map(([id]) => id);
    for (const id of [...former, from]) renamed.current.set(id, to);
    renamed.current.delete(to);
  };
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  const tell = (act: Act) => setNotice(act.notice ? { ...act.notice, fact: act.fact } : null);
  const put = (make: (facts: readonly Fact[]) => Fact[]) => client.setQueryData(queryKey, (known) => ({ facts: make(known?.facts ?? []) }));

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `facts ${userId}` },
    networkMode: 'always',
    // What it is called by now: the change before it may have given it another id.
    mutationFn: (act: Act) => sent(userId, { ...act, fact: { ...act.fact, id: idOf(act.fact.id) } }),
    onMutate: async (act) => {
      tell(act);
      // Words given anew take the place of those that were not taken.
      if (typedIn(act) !== undefined) setUnsaved((all) => all.filter(isOther(act)));
      // What is being read now is from before the change.
      await client.cancelQueries({ queryKey });
      const all = client.getQueryData(queryKey)?.facts ?? [];
      put((facts) => (act.is === 'delete' ? without(facts, act.fact) : withFacts(facts, [shownAfter(act)])));
      return { all, before: all.find(({ id }) => id === act.fact.id) };
    },
    onError: (error, act, context) => {
      if (act.is !== 'add' && error instanceof CallError && error.status === 404) {
        put((facts) => without(facts, act.fact));
        return setNotice({ text: copy.deletedElsewhere(act.fact), isError: true, fact: act.fact });
      }
      put((facts) => (context?.before ? withFacts(facts, [context.before]) : without(facts, act.fact)));
      const typedText = typedIn(act);
      if (typedText === undefined)
        return setNotice({
          text: copy.notSaved(error.message),
          isError: true,
          fact: act.fact,
          action: { label: copy.tryAgain, run: () => mutate(act) },
        });
      const text = (act.is === 'add' ? copy.notAdded : copy.notEdited)(typedText, error.message);
      const discard = () => setUnsaved((all) => all.filter(isOther(act)));
      setNotice((now) => (now?.fact === act.fact ? null : now));
      setUnsaved((all) => [...all.filter(isOther(act)), { fact: act.fact, text, tryAgain: () => mutate(act), discard }]);
    },
    onSuccess: (saved, act, context) => {
      const id = idOf(act.fact.id);
      if (saved && saved.id !== id) rename(id, saved.id);
      if (saved && act.is === 'add') {
        put((facts) => withFacts(without(facts, act.fact), [saved]));
        // Until the server has it there is nothing to take back.
        const undo = undoneAdd(saved, context.all);
        setNotice((now) => (now?.fact === act.fact ? { ...now, action: { label: copy.undo, run: () => run(undo) } } : now));
      } else if (saved && isLast()) put((facts) => withFacts(saved.id === act.fact.id ? facts : without(facts, act.fact), [saved]));
    },
    onSettled: () => {
      // Not waited for, so that the next change is sent at once.
      if (isLast()) void refreshStudent();
    },
  });

  const run = (act: Act): void => mutate({ ...act, fact: { ...act.fact, id: idOf(act.fact.id) } });

  /** Changes a fact; where `back` is given, a press changes it back. */
  const change = (fact: Fact, patch: Patch, text: string, back?: Patch, label: string = copy.undo) =>
    run({
      is: 'change',
      fact,
      patch,
      notice: {
        text,
        action: back && {
          label,
          run: () => run({ is: 'change', fact: { ...fact, ...patch }, patch: back, notice: { text: copy.undone } }),
        },
      },
    });

  return {
    facts: data?.facts ?? [],
    isRead: data !== undefined,
    isUnreadable: isError && data === undefined,
    readAgain: () => void refetch(),
    notice,
    unsaved,
    dismiss: () => setNotice(null),
    idOf,
    now: (id, fallback) => data?.facts.find((fact) => fact.id === idOf(id)) ?? (data ? undefined : fallback()),
    isSaving: isChanging,
    move: (fact, to) => change(fact, { stance: to }, copy.moved(fact, to), { kind: fact.kind, stance: fact.stance }),
    edit: (fact, text) => change(fact, { text }, copy.changed(fact)),
    remove: (fact) =>
      fact.status === 'offered'
        ? change(fact, { status: 'dropped' }, copy.refused(fact), { status: 'kept' }, copy.keepIt)
        : change(fact, { status: 'dropped' }, copy.removed(fact), { status: 'kept' }),
    keep: (fact, row = fact.stance) =>
      // What was a guess is none any more, so it is dropped where it is not meant.
      change(
        fact,
        { status: 'kept', ...(row === fact.stance ? {} : { stance: row }) },
        copy.kept(fact, row),
        fact.status === 'offered' ? { status: 'dropped' } : { kind: fact.kind, stance: fact.stance },
      ),
    keepAll: (guesses) => {
      for (const [at, fact] of guesses.entries())
        run({
          is: 'change',
          fact,
          patch: { status: 'kept' },
          notice: at === guesses.length - 1 ? { text: copy.keptAll(guesses.length) } : undefined,
        });
    },
    takeBack: (fact) => change(fact, { status: 'kept' }, copy.back(fact), { status: 'dropped' }),
    forget: (fact) => run({ is: 'delete', fact, notice: { text: copy.forgotten(fact) } }),
    add: (given) => {
      const fact = newFact(given);
      run({ is: 'add', fact, notice: { text: copy.kept(fact, fact.stance) } });
    },
    learn: (heard, changed) => {
      const takeIn = () => {
        const before = client.getQueryData(queryKey)?.facts;
        // Until they are read there is no list to put them in; the messages hold them.
        if (!before) return;
        const known = new Map(before.map((fact) => [fact.id, fact]));
        // An answer that is sent once more tells of a past that was changed since.
        const isNews = ({ id, updatedAt }: Fact) => (known.get(id)?.updatedAt ?? '') <= updatedAt;
        const news = changed.filter(isNews);
        put((facts) => withFacts(facts, [...heard.filter(isNews), ...news]));
        const [first] = news;
        if (!first) return;
        const was = news.length === 1 ? known.get(first.id) : undefined;
        const undo: Act | undefined =
          was?.status === 'kept'
            ? {
                is: 'change',
                fact: was,
                patch: { kind: was.kind, stance: was.stance, status: 'kept' },
                notice: { text: copy.undone },
              }
            : undefined;
        setNotice({ text: copy.corrected(news), fact: first, action: undo && { label: copy.undo, run: () => run(undo) } });
      };
      if (client.isFetching({ queryKey }) === 0) return takeIn();
      // What is being read now is from before the answer.
      void client
        .cancelQueries({ queryKey })
        .then(takeIn)
        .then(() => client.invalidateQueries({ queryKey }));
    },
  };
};

const sent = async (userId: string, act: Act): Promise<Fact | null> => {
  const params = { id: userId, factId: act.fact.id };
  if (act.is === 'change') return call(changeFact, { params, body: act.patch }, { keepalive: true });
  const { kind, stance, text } = act.fact;
  // Tried again it is the same fact, and added once.
  if (act.is === 'add')
    return call(addFact, { params: { id: userId }, body: { kind, stance, text } }, { keepalive: true, key: act.fact.id });
  await call(deleteFact, { params }, { keepalive: true });
  return null;
};

/** The words that were typed for an act; undefined where none were. */
const typedIn = (act: Act): string | undefined => (act.is === 'add' ? act.fact.text : act.is === 'change' ? act.patch.text : undefined);

const isOther =
  (act: Act) =>
  ({ fact }: Unsaved): boolean =>
    fact.id !== act.fact.id;

/** What takes back that a fact was added, which may have been known before, in another row. */
const undoneAdd = (fact: Fact, before: readonly Fact[]): Act => {
  const was = before.find(({ id }) => id === fact.id);
  const notice = { text: copy.undone };
  if (!was) return { is: 'delete', fact, notice };
  const { kind, stance, status } = was;
  return { is: 'change', fact, patch: status === 'kept' ? { kind, stance, status } : { status: 'dropped' }, notice };
};

/** The fact as it is shown until the server has answered. */
const shownAfter = ({ is, fact, ...act }: Act): Fact => {
  if (is === 'add') return fact;
  const patch = 'patch' in act ? act.patch : {};
  const typed = patch.text !== undefined || (patch.status === 'kept' && fact.status === 'offered');
  return {
    ...fact,
    ...patch,
    ...(patch.stance && !patch.kind ? movedTo(fact, patch.stance) : {}),
    ...(typed ? { origin: 'typed' } : {}),
    ...(patch.text === undefined ? {} : { quote: null }),
  };
};

const without = (facts: readonly Fact[], gone: Fact): Fact[] => facts.filter(({ id }) => id !== gone.id);

/** A fact that the server does not know yet. */
const newFact = ({ kind, stance, text, value = null }: Given): Fact => ({
  id: pendingId(),
  kind,
  stance,
  text: text.trim(),
  value,
  origin: 'typed',
  quote: null,
  source: null,
  status: 'kept',
  updatedAt: new Date().toISOString(),
});

const pendingId = (): string => `${pending}${randomId()}`;
const pending = 'pending-';

/** Whether the server has not answered yet what became of a fact that was added. */
export const isPending = ({ id }: Fact): boolean => id.startsWith(pending);

type Patch = BodyOf<typeof changeFact>;

interface WithNotice {
  /** What is said of it once it shows. */
  notice?: Omit<Notice, 'fact'> | undefined;
}

type Act = WithNotice & ({ is: 'change'; fact: Fact; patch: Patch } | { is: 'add' | 'delete'; fact: Fact });

/** Typed words that the server did not take, kept until they are sent again or given up. */
interface Unsaved {
  fact: Fact;
  text: string;
  tryAgain: () => void;
  discard: () => void;
}

/** What the last change did or why it did not, and what can be done about it. */
interface Notice {
  text: string;
  /** The fact that it is about. */
  fact: Fact;
  isError?: boolean;
  action?: { label: string; run: () => void } | undefined;
}

export interface FactStore {
  /** All of them, dropped ones too; none until they are read. */
  facts: readonly Fact[];
  isRead: boolean;
  /** They could not be read. */
  isUnreadable: boolean;
  readAgain: () => void;
  notice: Notice | null;
  /** Additions and edits that failed, oldest first. */
  unsaved: readonly Unsaved[];
  /** Says no more of the last change. */
  dismiss: () => void;
  /** What the fact of this id is called by now. */
  idOf: (id: string) => string;
  /** The fact of this id as it stands; `fallback()` until they are read, undefined where it is none any more. */
  now: (id: string, fallback: () => Fact | undefined) => Fact | undefined;
  /** Whether a change is on its way to the server. */
  isSaving: () => boolean;
  move: (fact: Fact, to: Stance) => void;
  edit: (fact: Fact, text: string) => void;
  /** Drops a kept fact, or turns down an offered one. */
  remove: (fact: Fact) => void;
  /** Keeps an offered fact, or settles in which row a fact belongs. */
  keep: (fact: Fact, row?: Stance) => void;
  /** Keeps offered facts. */
  keepAll: (guesses: readonly Fact[]) => void;
  takeBack: (fact: Fact) => void;
  /** Deletes a fact for good. */
  forget: (fact: Fact) => void;
  add: (given: Given) => void;
  /** Takes in what a message said: what is new, and what it changed of what was there. */
  learn: (heard: readonly Fact[], changed: readonly Fact[]) => void;
}
