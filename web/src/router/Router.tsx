import type { ReactNode } from 'react';
import { type BaseLocationHook, Router as Wouter, useParams as useWritten } from 'wouter';
import { useHistoryState, useLocationProperty, usePathname } from 'wouter/use-browser-location';
import { lastStep, navigate } from './history.ts';

/** Lets links and redirects inside take the app's own steps; the present address is not entered twice. */
export function Router({ children }: { children: ReactNode }) {
  // Wouter itself calls it, at the same place each time.
  // oxlint-disable-next-line react/hooks
  return <Wouter hook={useAddress}>{children}</Wouter>;
}

/** The address, the key of its entry in the history and what that carries. */
export const useLocation = (): Place => {
  const { key = 'default', state = null } = useHistoryState<Partial<Place> | null>() ?? {};
  const search = useLocationProperty(() => location.search);
  const hash = useLocationProperty(() => location.hash);
  return { pathname: usePathname(), search, hash, key, state };
};

/** How the student came to the present address. */
export const useNavigationType = () => useLocationProperty(lastStep);

/** What the routes around this found in the address by name, decoded. */
export const useParams = (): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(useWritten()).map(([name, text]) => [name, text && decoded(text)]));

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Wouter decodes a path but for what separates, which params do: a percent sign must outlive the first. */
const useAddress: BaseLocationHook = () => [
  usePathname().replaceAll('%25', '%2525'),
  (href: string, { replace = new URL(href, location.href).href === location.href, state }: { replace?: boolean; state?: unknown }) =>
    navigate(href, { replace, state }),
];

interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Names the entry of the history. */
  key: string;
  state: unknown;
}
