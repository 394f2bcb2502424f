import type { User } from '@alive/contract/account.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { latestPeopleSearch } from '@alive/contract/people.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { useLocation } from '#router/Router.tsx';
import { navigate } from '#router/history.ts';
import { retryImport } from '#api/retry-import.ts';
import { call } from '#api/call.ts';
import { keepInTab, readInTab } from '#api/tab-storage.ts';
import { useKept, useKeptOnLeave } from '#api/useKeptOnLeave.ts';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chip.tsx';
import { SampleLabel } from '#ui/SampleLabel.tsx';
import { SkeletonCards, SkeletonTalk } from '#ui/Skeleton.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { paths } from '#paths.ts';
import { Conditions } from '../features/conditions/Conditions.tsx';
import { groupsOf, missedOf, nameOf } from '../features/conditions/groups.ts';
import { peopleFields } from '../features/conditions/people-fields.ts';
import { Introduce } from '../features/contacts/Introduce.tsx';
import { SavedPeopleLink } from '../features/contacts/SavedPeopleLink.tsx';
import { SavePerson } from '../features/contacts/SavePerson.tsx';
import { withoutWords, withWords } from '../features/conversations/draft.ts';
import { Sorry } from '../features/conversations/Sorry.tsx';
import { useDraft } from '../features/conversations/useDraft.ts';
import { type Asked, askedOf } from '../features/people/asked.ts';
import { Avatar } from '../features/people/Avatar.tsx';
import { Facts } from '../features/people/Facts.tsx';
import { PeopleHead, PeopleSearchPage } from '../features/people/PeopleSearchPage.tsx';
import { type Search, storedSearch } from '../features/people/search.ts';
import { stopsOf } from '../features/people/stops.ts';
import { usePeopleSearch } from '../features/people/usePeopleSearch.ts';
import { sorry } from '../features/people/words.ts';
import { aboutCondition } from './about-condition.tsx';
import type { aroundPerson } from './around-person.tsx';
import { copy } from './copy.ts';
import { reloadPage } from './expired.ts';
import { useLoaded } from './useLoaded.ts';

const ContactsPage = lazy(retryImport(async () => ({ default: (await import('../features/contacts/ContactsPage.tsx')).ContactsPage })));

/** The Find People tab with its search, and the people that the student saved. */
export function PeopleView(view: PeopleViewProps) {
  const around = useLoaded(loadAround)?.aroundPerson;
  return (
    <Switch>
      <Route path={paths.savedPeople}>
        <Suspense fallback={<SkeletonCards count={3} />}>
          <ContactsPage
            userId={view.user.id}
            aside={view.sample && <SampleLabel>{copy.sampleAlumni}</SampleLabel>}
            avatar={(person) => <Avatar person={person} />}
            employer={(person) => around?.employer(person) ?? person.company}
            facts={(person) => <Facts person={person} />}
            path={(person) => <Timeline stops={stopsOf(person)} whose={person.name} />}
            foot={(person) => around?.foot(person)}
          />
        </Suspense>
      </Route>
      <Route>
        <Searches {...view} around={around} />
      </Route>
    </Switch>
  );
}

const loadAround = () => import('./around-person.tsx');

/** A new search for what the address asks, which is asked once and leaves the address; else the newest search. */
function Searches(view: SearchesProps) {
  const { key, search } = useLocation();
  const [begun, setBegun] = useState<{ key: string; asked: Asked | 'broken' } | null>(null);
  const asked = askedOf(new URLSearchParams(search));
  if (asked !== null && begun?.key !== key) setBegun({ key, asked });
  const isAsked = asked !== null;
  useEffect(() => {
    if (isAsked) navigate(paths.people, { replace: true });
  }, [isAsked]);
  if (begun === null || begun.asked === 'broken') return <LatestSearch {...view} broken={begun !== null} />;
  return <AskedSearch key={begun.key} {...view} asked={begun.asked} />;
}

/** What a link asked, and the way back to the search before it. */
function AskedSearch({ asked, ...view }: SearchesProps & { asked: Asked }) {
  const { data } = useQuery({
    queryKey: ['people search before'],
    queryFn: ({ signal }) => call(latestPeopleSearch, { query: {} }, { signal }),
    // As it was when the link was followed.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const before = data?.conversationId && data.turns.length > 0 ? storedSearch(data.conversationId, data.turns) : null;
  const { isBack, onBack } = useWayBack(before);
  if (isBack && before) return <People key="before" {...view} stored={before} asked={null} />;
  return <People {...view} stored={null} asked={asked} onBack={onBack} />;
}

/** Whether the student went back to the search before this one, and how to; no way where there is none. */
function useWayBack(before: Search | null): { isBack: boolean; onBack: (() => void) | undefined } {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    // What was pressed is gone; on a touch screen a keyboard would rise.
    if (isBack && !matchMedia('(pointer: coarse)').matches) document.querySelector<HTMLElement>('.dock textarea')?.focus();
  }, [isBack]);
  return { isBack, onBack: before && !isBack ? () => setBack(true) : undefined };
}

/** The newest search as it was left, or a new one. */
function LatestSearch({ broken, ...view }: SearchesProps & { broken: boolean }) {
  const { data, error, isFetching, isPaused, failureCount } = useQuery({
    queryKey: ['stored people search'],
    queryFn: ({ signal }) => call(latestPeopleSearch, { query: {} }, { signal }),
    // Read once per visit: what happens in it afterwards is followed there.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: (query) => query.state.data === undefined,
  });
  const isRead = data !== undefined && !isFetching;
  const kept = useKept<Search>(keptKey(view.user.id), !isRead && (isPaused || failureCount > 0));
  const stored = kept ?? (isRead && data.conversationId ? storedSearch(data.conversationId, data.turns) : null);
  const before = useBefore(stored);
  const { isBack, onBack } = useWayBack(before);
  if (isBack && before) return <People key="before" {...view} stored={before} asked={null} />;
  if (isRead || kept) {
    return <People {...view} stored={stored} asked={null} onBack={onBack} notice={broken && <p className="note">{copy.brokenLink}</p>} />;
  }
  return (
    <>
      <PeopleHead sample={view.sample} />
      {error && !isFetching ? <Sorry sentence={sorry} onRetry={reloadPage} /> : <SkeletonTalk />}
    </>
  );
}

/** The search before one that a link began in this tab, after a reload; null before it is read, and for any other. */
function useBefore(search: Search | null): Search | null {
  const { data } = useQuery({
    queryKey: ['people search before', search?.id],
    queryFn: ({ signal }) => call(latestPeopleSearch, { query: { but: search?.id } }, { signal }),
    enabled: search !== null && search.id === readInTab(askedKey),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return data?.conversationId && data.turns.length > 0 ? storedSearch(data.conversationId, data.turns) : null;
}

/** Holds the id of the search that a link began last, where there was one before it. */
const askedKey = 'alive.people.asked';

function People({ user, alumni, sample, around, stored, asked, notice, onBack }: PeopleProps) {
  const [draft, setDraft] = useDraft('people');
  const talk = usePeopleSearch({ stored, asked, giveBack: (words) => setDraft((typed) => withWords(typed, words)) });
  const { search } = talk;
  const wasAsked = asked !== null && onBack !== undefined;
  useEffect(() => {
    if (wasAsked) keepInTab(askedKey, search.id);
  }, [wasAsked, search.id]);
  useKeptOnLeave<Search>(keptKey(user.id), () => (search.turns.length > 0 ? { ...search, running: null, failure: null } : null));
  const busy = search.running !== null;
  return (
    <PeopleSearchPage
      talk={talk}
      sample={sample}
      alumni={alumni}
      head={
        <>
          {onBack && (
            <Button kind="quiet" onClick={onBack}>
              {copy.backToLast}
            </Button>
          )}
          <SavedPeopleLink userId={user.id} />
        </>
      }
      notice={notice}
      missed={missedOf}
      employer={around?.employer}
      foot={around?.foot}
      actions={(person) => (
        <>
          <SavePerson userId={user.id} person={person} />
          <Introduce person={person} />
        </>
      )}
      draft={draft}
      onDraft={setDraft}
      onRetry={() => {
        setDraft(withoutWords(draft, search.failure?.unsent ?? ''));
        talk.retry();
      }}
      conditions={(active, onChange) =>
        onChange ? (
          <Conditions
            label={copy.lookingFor}
            active={active}
            fields={peopleFields}
            offered={offered}
            busy={busy}
            named
            about={aboutCondition}
            onChange={onChange}
          />
        ) : (
          <Held conditions={active} />
        )
      }
    />
  );
}

const keptKey = (userId: string) => [userId, 'people search'];

/** Conditions of an earlier question, to be read. */
function Held({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <Chips label={copy.lookedFor}>
      {groupsOf(conditions).map((group) => (
        <span key={group[0].id} className="tag">
          {nameOf(group)}
        </span>
      ))}
    </Chips>
  );
}

const offered = Object.keys(peopleFields) as (keyof typeof peopleFields)[];

interface PeopleViewProps {
  user: User;
  /** How many alumni there are; undefined until it is known. */
  alumni: number | undefined;
  /** Some of them are invented. */
  sample: boolean;
}

interface SearchesProps extends PeopleViewProps {
  /** undefined until it is loaded. */
  around: typeof aroundPerson | undefined;
}

interface PeopleProps extends SearchesProps {
  stored: Search | null;
  /** What the search begins with. */
  asked: Asked | null;
  notice?: ReactNode;
  /** Goes back to the search before this one. */
  onBack?: () => void;
}
