import './provenance.css';
import { ArrowUpRight } from 'lucide-react';
import { Icon } from './Icon.tsx';
import type { ReactNode } from 'react';
import { hostOf } from './host.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * The torn foot of a card: where it comes from, when it was posted and last seen, what stands before the way out as children, and the way
 * out with its host, which tells screen readers what it is `of`. A `minor` item gives way where there is little room. A link that is neither http(s) nor an email address is not shown.
 */
export function Provenance({ items, href, verb = 'Apply', of, children }: ProvenanceProps) {
  const host = href ? hostOf(href) : null;
  return (
    <div className="provenance num">
      <p>
        {items.map((item) => (
          <span key={item.text} className={item.minor ? 'minor' : undefined}>
            {item.text}{' '}
          </span>
        ))}
      </p>
      {children}
      {href?.startsWith('mailto:') && (
        <a className="link hit" href={href}>
          <span>
            {verb}
            {of && <VisuallyHidden> for {of}</VisuallyHidden>}
            <span className="host"> by email</span>
          </span>
        </a>
      )}
      {href && host && (
        <a className="link hit" href={href} target="_blank" rel="noreferrer noopener">
          <span>
            {verb}
            {of && <VisuallyHidden> for {of}</VisuallyHidden>}
            <span className="host"> at {host}</span>
          </span>
          <Icon of={ArrowUpRight} small />
        </a>
      )}
    </div>
  );
}

type ProvenanceProps = {
  items: { text: string; minor?: boolean }[];
  href?: string | null;
  verb?: string;
  of?: string;
  children?: ReactNode;
};
