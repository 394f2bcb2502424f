import './provenance.css';
import { ArrowUpRight } from 'lucide-react';
import { Icon } from './Icon.tsx';
import { hostOf } from './host.ts';

/**
 * The torn foot of a card: where it comes from, when it was posted and last seen, and the way out with its host.
 * A `minor` item gives way on a phone. A link that is neither http(s) nor an email address is not shown.
 */
export function Provenance({ items, href, verb = 'Apply' }: ProvenanceProps) {
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
      {href?.startsWith('mailto:') && (
        <a className="link hit" href={href}>
          <span>
            {verb}
            <span className="host"> by email</span>
          </span>
        </a>
      )}
      {href && host && (
        <a className="link hit" href={href} target="_blank" rel="noreferrer noopener">
          <span>
            {verb}
            <span className="host"> at {host}</span>
          </span>
          <Icon of={ArrowUpRight} small />
        </a>
      )}
    </div>
  );
}

type ProvenanceProps = { items: { text: string; minor?: boolean }[]; href?: string | null; verb?: string };
