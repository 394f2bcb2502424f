import './misses.css';

/** What a record lacks that was asked for, in a quiet line; nothing where it lacks nothing. */
export function Misses({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <p className="misses note">
      <svg className="i" viewBox="0 0 18 18" width="15" height="15" aria-hidden="true">
        <path d="M14.2 12.9A6.5 6.5 0 1 1 15.3 7M12.2 9.2h4.3" />
      </svg>
      <span>Misses: {labels.join(', ')}</span>
    </p>
  );
}
