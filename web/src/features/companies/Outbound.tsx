import { ArrowUpRight } from 'lucide-react';
import { hostOf } from '#ui/host.ts';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';

/** The way to a company's own site; nothing where no http(s) address is known. */
export function Outbound({ href, name }: { href: string | null; name: string }) {
  const host = href && hostOf(href);
  if (!host) return null;
  return (
    <a className="link hit" href={href} title={host} target="_blank" rel="noreferrer noopener">
      <span>
        {copy.visit}
        <VisuallyHidden>
          {' '}
          {name} at {host}
        </VisuallyHidden>
      </span>
      <Icon of={ArrowUpRight} small />
    </a>
  );
}

/** The same as a button that shows the host: "Visit google.com". */
export function OutboundButton({ href, words }: { href: string | null; words: string }) {
  const host = href && hostOf(href);
  if (!host) return null;
  return (
    <a className="btn" href={href} target="_blank" rel="noreferrer noopener">
      <span>
        {words} {host}
      </span>
      <Icon of={ArrowUpRight} small />
    </a>
  );
}
