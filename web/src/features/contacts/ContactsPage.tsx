import '#ui/keep.css';
import './contacts.css';
import type { Contact } from '@alive/contract/contacts.ts';
import type { Alumni } from '@alive/contract/people.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from '#router/Link.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FailedList } from '#ui/FailedList.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { paths } from '#paths.ts';
import { ContactCard } from './ContactCard.tsx';
import { copy } from './copy.ts';
import { Unlisted } from './Unlisted.tsx';
import { useSave } from './useSave.ts';
import { useSaved } from './useSaved.ts';

/** The people a student saved, last saved first; at the end those of whom only the note is left. `aside` stands next to the heading. */
export function ContactsPage({ userId, aside, ...draw }: ContactsPageProps) {
  const { data: saved, error, isFetching, refetch } = useSaved(userId);
  return (
    <>
      <title>{copy.pageTitle}</title>
      <header className="page-head saved-head">
        <h1 className="show">{copy.title}</h1>
        <div className="aside">
          {aside}
          {saved !== undefined && saved.length > 0 && (
            <Link className="btn" to={paths.people}>
              {copy.findPeople}
            </Link>
          )}
        </div>
      </header>
      {saved ? (
        <Saved userId={userId} saved={saved} {...draw} />
      ) : error ? (
        <FailedList sentence={copy.notLoaded} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonCards count={3} />
      )}
    </>
  );
}

function Saved({ userId, saved, avatar, employer, facts, path, foot }: Draw & { userId: string; saved: Contact[] }) {
  const [now] = useState(() => new Date());
  const { save, note, remove, failed, dismiss } = useSave(userId);
  const [removed, setRemoved] = useState<{ person: Alumni; note: string } | null>(null);
  // Who comes back is drawn anew; the focus goes there.
  const restored = useRef<string | null>(null);
  const listed = saved.flatMap((kept) => (kept.person === null ? [] : [{ kept, person: kept.person }]));
  const others = saved.filter(({ person }) => person === null);
  return (
    <>
      <Status>
        {!failed && removed && (
          <>
            {copy.removed(removed.person.name)}
            <Button
              kind="quiet"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the card with the button that was pressed is gone
              autoFocus
              onClick={() => {
                restored.current = removed.person.id;
                save(removed.person, removed.note);
                setRemoved(null);
              }}
            >
              {copy.undo}
            </Button>
          </>
        )}
      </Status>
      {saved.length === 0 && (
        <EmptyState sentence={copy.noneSaved}>
          <Link className="btn main" to={paths.people}>
            {copy.findPeople}
          </Link>
        </EmptyState>
      )}
      <div className="contacts">
        {listed.map(({ kept, person }, place) => (
          <ContactCard
            key={person.id}
            kept={kept}
            person={person}
            avatar={avatar(person)}
            employer={employer(person)}
            facts={facts(person)}
            path={path(person)}
            foot={foot(person)}
            place={place}
            now={now}
            failed={failed?.personId === person.id ? failed : null}
            onDismiss={dismiss}
            removeRef={(button) => {
              if (button === null || restored.current !== person.id) return;
              restored.current = null;
              button.focus();
            }}
            onNote={(text, on) => note(person.id, text, on)}
            onRemove={() => {
              setRemoved({ person, note: kept.note });
              remove(person.id);
            }}
          />
        ))}
      </div>
      {others.length > 0 && <Unlisted contacts={others} now={now} onRemove={remove} />}
    </>
  );
}

interface Draw {
  avatar: (person: Alumni) => ReactNode;
  /** The name of their employer. */
  employer: (person: Alumni) => ReactNode;
  /** What they studied and where they come from. */
  facts: (person: Alumni) => ReactNode;
  /** The career as it is drawn. */
  path: (person: Alumni) => ReactNode;
  /** Below the path. */
  foot: (person: Alumni) => ReactNode;
}

interface ContactsPageProps extends Draw {
  userId: string;
  aside?: ReactNode;
}
