import { figure, listed } from './facts.ts';

/** How closely those that were found are the role asked for, as a sentence; '' where all of them have its very title. */
export function closenessLine({ exact, same, related }: Closeness, of: 'people' | 'jobs'): string {
  if (same + related === 0) return '';
  const { nobody, one, many } = words[of];
  const parts = [
    ...(same === 0 ? [] : [`${figure(same)} ${same === 1 ? 'is' : 'are'} in the same occupation`]),
    ...(related === 0 ? [] : [`${figure(related)} ${related === 1 ? one : many} related work`]),
  ];
  return exact === 0
    ? `${nobody} has that very title: ${listed(parts)}.`
    : `${figure(exact)} ${exact === 1 ? 'has' : 'have'} that very title, ${listed(parts)}.`;
}

const words = {
  people: { nobody: 'Nobody', one: 'does', many: 'do' },
  jobs: { nobody: 'None', one: 'is', many: 'are' },
} as const;

/** How many of those found have the very title asked for, are in the same occupation under another, and are only akin to it. */
export interface Closeness {
  exact: number;
  same: number;
  related: number;
}
