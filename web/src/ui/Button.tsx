import './button.css';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';

/**
 * A button. `main` is the one next step of a screen; `plain` is outlined, `quiet` has no edge, `icon` is a 44 px square that needs
 * an `aria-label`. `busy` answers a press at once and ignores further ones while the work runs, without losing focus.
 * `reason` is the id of the sentence that says why it is disabled.
 */
export function Button({ kind = 'plain', busy = false, reason, className, onClick, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={clsx(buttonClass(kind), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-describedby={rest['aria-describedby'] ?? reason}
      onClick={press}
    />
  );
}

/** The classes of a button, for a link that should look like one. */
function buttonClass(kind: ButtonKind): string {
  return clsx('btn', kind !== 'plain' && kind, kind === 'icon' && 'quiet');
}

type ButtonKind = 'main' | 'plain' | 'quiet' | 'icon';

export type ButtonProps = Omit<ComponentProps<'button'>, 'aria-busy' | 'aria-disabled'> & {
  kind?: ButtonKind;
  busy?: boolean;
  reason?: string;
};
