import { ArrowLeft } from 'lucide-react';
import { Link } from '#router/Link.tsx';
import { useLocation } from '#router/Router.tsx';
import { navigate } from '#router/history.ts';
import { Icon } from '#ui/Icon.tsx';
import { paths } from '#paths.ts';
import { copy } from './copy.ts';
import { isFromList } from './from-list.ts';

/** From a company to the list: the step back for who came from there, so that its filters and place are as they were. */
export function BackToCompanies() {
  const { state } = useLocation();
  return (
    <Link
      className="btn quiet"
      to={paths.companies}
      onClick={(event) => {
        const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
        if (elsewhere || !isFromList(state)) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <Icon of={ArrowLeft} />
      {copy.allCompanies}
    </Link>
  );
}
