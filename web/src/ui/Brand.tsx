import './brand.css';

/** The mark and, unless `word` is false, the name next to it. Wrap it in a link where it leads home. */
export function Brand({ word = true }: BrandProps) {
  if (!word) return <Mark label="Alive" />;
  return (
    <span className="brand">
      <Mark />
      Alive
    </span>
  );
}

function Mark({ label }: { label?: string }) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className="mark" viewBox="0 0 28 28" {...name}>
      <path d="M3 25C8.6 20.5 11.6 13.4 13.4 3.4" />
      <path d="M25 25C20 20.8 17 15.4 15.3 9.4" />
      <circle cx="14" cy="21.2" r="3.3" />
    </svg>
  );
}

type BrandProps = { word?: boolean };
