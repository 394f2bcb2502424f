import type { Condition } from '@alive/contract/conditions.ts';
import { Link } from '#router/Link.tsx';
import { paths } from '#paths.ts';
import { searchOf } from '../features/browse/from-conditions.ts';
import { searchText } from '../features/browse/search.ts';
import { copy } from './copy.ts';

/** From the conditions of a conversation to the list that they make. */
export function BrowseLink({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <Link className="note hit" to={paths.jobs + searchText(searchOf(conditions))}>
      {copy.openInBrowse}
    </Link>
  );
}
