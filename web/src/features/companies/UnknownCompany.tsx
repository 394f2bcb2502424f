import { Link } from '#router/Link.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { paths } from '#paths.ts';
import { copy } from './copy.ts';

/** Says that there is no company at this address. */
export function UnknownCompany() {
  return (
    <>
      <title>Company · Alive</title>
      <EmptyState sentence={copy.unknown}>
        <Link className="btn" to={paths.companies}>
          {copy.allCompanies}
        </Link>
      </EmptyState>
    </>
  );
}
