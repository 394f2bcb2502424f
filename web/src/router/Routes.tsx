import { Children, createContext, isValidElement, type ReactNode, use, useEffect, useMemo } from 'react';
import { hrefOf, navigate, type To } from './history.ts';
import { match, type Match, segmentsOf } from './match.ts';
import { useLocation } from './Router.tsx';

/** Shows the first of its routes that fits the address, or what an outer route left of it. */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const outer = use(MatchContext);
  const path = useMemo(() => outer?.rest ?? segmentsOf(pathname), [outer, pathname]);
  const routes = Children.toArray(children).filter((child) => isValidElement<RouteProps>(child));
  const { path: pattern = '', element = null } = routes.find(({ props }) => match(props.path ?? '', path) !== null)?.props ?? {};
  const found = useMemo(() => match(pattern, path), [pattern, path]);
  return <MatchContext value={found}>{element}</MatchContext>;
}

/** What stands at an address; without a path, where outer routes leave nothing of it. Drawn by the Routes around it. */
export const Route: (props: RouteProps) => null = () => null;

/** What the innermost routes found in the address by name, decoded. */
export const useParams = (): Match['params'] => use(MatchContext)?.params ?? {};

/** Goes elsewhere as soon as it is drawn, in place of the present entry of the history. */
export function Redirect({ to }: { to: To }) {
  const { key } = useLocation();
  const href = hrefOf(to);
  useEffect(() => {
    navigate(href, { replace: true });
    // Again at another address that leads here.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [href, key]);
  return null;
}

const MatchContext = createContext<Match | null>(null);

interface RouteProps {
  path?: string;
  element: ReactNode;
}
