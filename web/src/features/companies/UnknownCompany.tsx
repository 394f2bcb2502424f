import { Link } from 'react-router';
import { EmptyState } from '#ui/EmptyState.tsx';
import { paths } from '#paths.ts';

/** Says that there is no company at this address. */
export function UnknownCompany() {
  return (
    <>
      <title>Company · Alive</title>
      <EmptyState sentence="This company is not here. It may have left the list, or the link is not whole.">
        <Link className="btn" to={paths.companies}>
          All companies
        </Link>
      </EmptyState>
    </>
  );
}
