import { ArrowLeft, X } from 'lucide-react';
import { Link } from '#router/Link.tsx';
import { useLocation } from '#router/Router.tsx';
import { navigate } from '#router/history.ts';
import { Icon } from '#ui/Icon.tsx';
import { paths } from '#paths.ts';
import { copy } from './copy.ts';

/** From the job that is open to its list: the step back for who came from there. A cross where the list is in view anyway. */
export function BackToList({ search }: { search: string }) {
  const { state } = useLocation();
  return (
    <Link
      className="btn quiet back"
      to={paths.jobs + search}
      onClick={(event) => {
        const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
        if (elsewhere || !isFromList(state)) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <span className="tight">
        <Icon of={ArrowLeft} />
        {copy.back}
      </span>
      <span className="roomy">
        <Icon of={X} label={copy.closeJob} />
      </span>
    </Link>
  );
}

const isFromList = (state: unknown): boolean => (Object(state) as Partial<typeof fromList>).from === fromList.from;

/** Says of a step in the history that the one before it is the list. */
export const fromList = { from: 'list' } as const;
