import type { ComponentPropsWithRef } from 'react';
import { Redirect as Elsewhere, Link as Wouter } from 'wouter';

/** A link inside the app. What is meant for another tab or window is the browser's. */
export function Link(props: LinkProps) {
  return <Wouter {...props} />;
}

/** Goes elsewhere as soon as it is drawn, in place of the present entry of the history. */
export function Redirect({ to }: { to: string }) {
  return <Elsewhere to={to} replace />;
}

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  /** An address of the app, from its root. */
  to: string;
  replace?: boolean;
  /** What the entry of the history carries. */
  state?: unknown;
}
