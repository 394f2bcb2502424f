import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';
import { errors } from './copy.ts';

/** Serves the built web app: hashed files for ever, the page for every path that is no file; unknown `/api` paths are 404. */
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
  app.setNotFoundHandler((request, reply) => {
    if (!built || /^\/(api|assets)(?=[/?]|$)/.test(request.url) || (request.method !== 'GET' && request.method !== 'HEAD'))
      throw new AppError('NOT_FOUND', errors.nothingHere);
    return reply.header('Cache-Control', 'no-cache').sendFile('index.html');
  });
};
