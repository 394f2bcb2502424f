import { Link } from '#router/Link.tsx';
import { paths } from '#paths.ts';
import { copy } from './copy.ts';
import { useSaved } from './useSaved.ts';

/** The way to the saved people, with their number. */
export function SavedPeopleLink({ userId }: { userId: string }) {
  const { data: saved = [] } = useSaved(userId);
  const listed = saved.filter(({ person }) => person !== null).length;
  return (
    <Link className="hit" to={paths.savedPeople}>
      {listed > 0 ? copy.savedCount(listed) : copy.title}
    </Link>
  );
}
