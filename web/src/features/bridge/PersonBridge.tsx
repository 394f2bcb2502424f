import './bridge.css';
import { Link } from '#router/Link.tsx';
import { jobPath, jobsAtPath } from '#paths.ts';
import { useNearPerson } from './near.ts';
import { allHeldBack, moreHeldBack, openAt } from './words.ts';

/** The open jobs at a person's employer that the student can apply for, two by name, and the way to all; nothing until it is known, or where there are none. */
export function PersonBridge({ personId }: { personId: string }) {
  const { data: near } = useNearPerson(personId);
  if (!near || near.total + near.held_back === 0) return null;
  const { company_name: company, total, held_back: held, jobs } = near;
  if (total === 0)
    return (
      <p className="openat note">
        <Link to={jobsAtPath(company)}>{openAt(near, held)}</Link>, {allHeldBack(held)}.
      </p>
    );
  return (
    <p className="openat note settle">
      <Link to={jobsAtPath(company)}>{openAt(near, total)}</Link> you can apply for:{' '}
      {jobs.slice(0, 2).map(({ id, job_title: title }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to={jobPath(id)}>{title}</Link>
        </span>
      ))}
      . {held > 0 && `${moreHeldBack(held)}.`}
    </p>
  );
}
