import './bridge.css';
import { Link } from '#router/Link.tsx';
import { companyPath } from '#paths.ts';

/** A company's name, as a link where its page is known. */
export function CompanyLink({ id, name }: { id: string | null; name: string }) {
  if (id === null) return name;
  return (
    <Link className="hit employer" to={companyPath(id)}>
      {name}
    </Link>
  );
}
