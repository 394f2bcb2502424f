import { navigate } from '#router/history.ts';
import { useLocation } from '#router/Router.tsx';

/** What the address asks: the dream job, and the line of its drawing that is open. Opening and closing a line is no step in the history. */
export const useAsked = (): Asked => {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const asking = (next: Record<string, string>) => `${pathname}?${new URLSearchParams(next)}`;
  const [dream, from, to] = ['dream', 'from', 'to'].map((name) => (params.get(name) ?? '').trim());
  return {
    dream: (dream ?? '').slice(0, longest),
    open: from && to ? { from, to } : null,
    ask: (words) => {
      if (words !== dream) navigate(words === '' ? pathname : asking({ dream: words }));
    },
    openLine: (line) => navigate(asking({ dream: dream ?? '', ...line }), { replace: true }),
  };
};

/** Characters that a dream job may have, as the contract has it. */
export const longest = 300;

export interface OpenLine {
  /** Ids of nodes. */
  from: string;
  to: string;
}
interface Asked {
  /** '' where nothing is asked. */
  dream: string;
  open: OpenLine | null;
  ask: (dream: string) => void;
  openLine: (line: OpenLine | null) => void;
}
