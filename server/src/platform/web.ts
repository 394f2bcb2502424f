import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';
import { errors } from './copy.ts';

/**
 * Serves the built web app: hashed files for ever, for every path that is no file its page, the one whose address it begins with; unknown `/api`
 * paths are 404.
 */
export const serveWeb = async (app: FastifyInstance, folder: string): Promise<void> => {
  const hashed = join(folder, 'assets');
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) =>
        void reply.header('Cache-Control', path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
  }
  const pages = built ? globSync('**/*.html', { cwd: folder, exclude: ['assets'] }).map((name) => name.replaceAll('\\', '/')) : [];
  const byLength = pages.toSorted((one, other) => other.length - one.length);
  const pageOf = (url: string): string => {
    const path = `${url.slice(1).split('?', 1)[0]}/`;
    return byLength.find((page) => path.startsWith(page.replace(/\.html$/, '/'))) ?? 'index.html';
  };
  app.setNotFoundHandler((request, reply) => {
    if (!built || /^\/(api|assets)(?=[/?]|$)/.test(request.url) || (request.method !== 'GET' && request.method !== 'HEAD'))
      throw new AppError('NOT_FOUND', errors.nothingHere);
    return reply.header('Cache-Control', 'no-cache').sendFile(pageOf(request.url));
  });
};
