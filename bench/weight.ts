import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { print } from './harness.ts';

const dist = join(import.meta.dirname, '..', 'web', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;

const first = closure('index.html');
print('JavaScript of the first route, gzipped', kilobytes(first));
print('  more for the onboarding', kilobytes(beyond('src/app/OnboardingRoute.tsx', first)));
const shell = new Set([...first, ...closure('src/app/DashboardRoute.tsx')]);
print('  more for the dashboard shell', kilobytes(beyond('src/app/DashboardRoute.tsx', first)));
print('  more for the chat', kilobytes(beyond('src/app/SearchView.tsx', shell)));
print('  more for Browse Jobs', kilobytes(beyond('src/app/JobsView.tsx', shell)));
print('  more for Find People', kilobytes(beyond('src/app/PeopleView.tsx', shell)));
print('  more for Companies', kilobytes(beyond('src/app/CompaniesView.tsx', shell)));
print('  more for Career Paths', kilobytes(beyond('src/app/PathsView.tsx', shell)));
print('CSS of the first route', kilobytes(new Set(manifest['index.html']?.css)));
print('  all of it', kilobytes(new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))));

/** The files that must be there before an entry runs. */
function closure(entry: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[entry];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const name of chunk.imports ?? []) closure(name, seen);
  return seen;
}

function beyond(entry: string, known: Set<string>): Set<string> {
  return closure(entry).difference(known);
}

function kilobytes(files: Set<string>): string {
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
  return `${(bytes / 1000).toFixed(1)} kB`;
}

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
