import type { Alumni } from '@alive/contract/people.ts';
import { ArrowUpRight } from 'lucide-react';
import { hostOf } from '#ui/host.ts';
import { Icon } from '#ui/Icon.tsx';
import { copy } from './copy.ts';

/** The way to a person's own page, with its host in words or, with `slim`, as an arrow alone; nothing where that is not http(s). */
export function Profile({ person: { name, linkedin }, slim = false }: { person: Alumni; slim?: boolean }) {
  const host = linkedin === null ? null : hostOf(linkedin);
  if (linkedin === null || host === null) return null;
  return (
    <a
      className={slim ? 'profile hit' : 'link note hit'}
      href={linkedin}
      target="_blank"
      rel="noreferrer noopener"
      aria-label={copy.profileOf(name, host)}
      title={slim ? host : undefined}
    >
      {!slim && <span>{host}</span>}
      <Icon of={ArrowUpRight} small />
    </a>
  );
}
