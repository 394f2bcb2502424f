import { globSync } from 'node:fs';
import type { Endpoint } from '@alive/contract/endpoint.ts';

/** Every endpoint that the contract declares. */
export const contract = async (): Promise<Endpoint[]> => {
  const folder = new URL('../../contract/src/', import.meta.url);
  const files = globSync('*.ts', { cwd: folder.pathname }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).pathname) as Promise<Record<string, unknown>>));
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value && 'path' in value);
};

/** An endpoint's method and path. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;
