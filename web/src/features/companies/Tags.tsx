import { copy } from './copy.ts';
/** What a company is about, in five words of its own at most. */
export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="chips" aria-label={copy.tags}>
      {tags.slice(0, 5).map((tag) => (
        <li key={tag} className="tag">
          {tag}
        </li>
      ))}
    </ul>
  );
}
