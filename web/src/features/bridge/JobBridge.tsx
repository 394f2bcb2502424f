import './bridge.css';
import { useLayoutEffect, useRef } from 'react';
import { Link } from '#router/Link.tsx';
import { Neighbours } from '#ui/Neighbours.tsx';
import { askPath } from '#paths.ts';
import { copy } from './copy.ts';
import { Face } from './Face.tsx';
import { useNearJob } from './near.ts';
import { keepRoom, roomOf } from './room.ts';
import { countedOf, sharedOf } from './words.ts';

/**
 * Who works at a job's employer or did its role, in a quiet sentence, and the way to all of them in Find People; nothing where there is nobody. Without
 * `withPlace` the page says already how many work there.
 */
export function JobBridge({ jobId, withPlace = true }: { jobId: string; withPlace?: boolean }) {
  const { data: near, isLoading } = useNearJob(jobId);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (near !== undefined) keepRoom(jobId, box.current?.offsetHeight ?? 0);
  }, [jobId, near]);
  if (isLoading) return <Room height={roomOf(jobId)} />;
  const counted = near ? countedOf(withPlace ? near : { ...near, at_company: 0 }) : '';
  if (!near || counted === '') return null;
  const { people, filters } = near;
  const shared = sharedOf(people[0]);
  return (
    <div className="bridge note settle" ref={box}>
      <span className="faces" aria-hidden="true">
        <Neighbours names={people.map(({ name }) => name)}>
          {people.map((person) => (
            <Face key={person.id} person={person} />
          ))}
        </Neighbours>
      </span>
      <p>
        {counted}. {shared !== '' && <>{shared}. </>}
        {filters.length > 0 && (
          <Link className="hit" to={askPath(filters)} aria-label={`Meet them: ${counted}`}>
            {copy.meetThem}
          </Link>
        )}
      </p>
    </div>
  );
}

/** The room that the sentence will take, or most likely takes, while it comes. */
function Room({ height }: { height: number | undefined }) {
  return height === 0 ? null : <div className="bridge note" style={{ height }} />;
}
