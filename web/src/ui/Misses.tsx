import './verdict.css';

/** What a record lacks that was asked for, and what it has `instead`, in a line like a verdict; nothing where it lacks nothing. */
export function Misses({ labels, instead = '' }: { labels: readonly string[]; instead?: string }) {
  if (labels.length === 0) return null;
  return (
    <div className="verdict miss">
      <svg className="i" viewBox="0 0 18 18" width="16" height="16" aria-hidden="true">
        <path d="M14.2 12.9A6.5 6.5 0 1 1 15.3 7M12.2 9.2h4.3" />
      </svg>
      <div>
        <b>
          Misses {labels.length === 1 ? 'one thing' : `${labels.length} things`}: {labels.join(', ')}.
        </b>{' '}
        {instead}
      </div>
    </div>
  );
}
