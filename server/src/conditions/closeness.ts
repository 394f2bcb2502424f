import { figure, listed } from './facts.ts';

/** How closely those that were found are the role asked for, as a sentence; '' where all of them have its very title. */
export function closenessLine({ exact, same, related }: Closeness, of: 'people' | 'jobs'): string {
  if (same + related === 0) return '';
  const { nobody, one, many } = words[of];
  const said = (count: number, what: string): string[] => (count === 0 ? [] : [`${figure(count)} ${count === 1 ? one : many} ${what}`]);
  const parts = [...said(same, 'the same work under another title'), ...said(related, 'related work')];
  return exact === 0
    ? `${nobody} has that very title: ${listed(parts)}.`
    : `${figure(exact)} ${exact === 1 ? 'has' : 'have'} that very title, ${listed(parts)}.`;
}

const words = {
  people: { nobody: 'Nobody', one: 'does', many: 'do' },
  jobs: { nobody: 'None', one: 'is', many: 'are' },
} as const;

/** How many of those found have the very title asked for, are the same work under another, and are only akin to it. */
export interface Closeness {
  exact: number;
  same: number;
  related: number;
}
