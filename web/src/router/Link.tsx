import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { hrefOf, navigate, type To } from './history.ts';
import { useLocation } from './Router.tsx';

/** A link inside the app. What is meant for another tab or window is the browser's; the present address is not entered twice. */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const href = hrefOf(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? new URL(href, location.href).href === location.href, state });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that is marked as the present page there and, unless it is the `end`, below it. */
export function NavLink({ to, end = false, ...rest }: LinkProps & { to: string; end?: boolean }) {
  const path = useLocation().pathname.toLowerCase().replace(/\/+$/, '');
  const isHere = path === to || (!end && path.startsWith(`${to}/`));
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  to: To;
  replace?: boolean | undefined;
  /** What the entry of the history carries. */
  state?: unknown;
}
