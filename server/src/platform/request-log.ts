import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** What was written to a reader of events. */
    streamed: { events: number; bytes: number } | null;
  }
  interface FastifyContextConfig {
    /** Asked again and again by machines: logged at level debug, and never refused. */
    forOperators?: boolean;
  }
}

/**
 * Logs one line for each request when its connection is done with it: who, which route, how it ended. Never its address, which may hold
 * what a student asks, and of a student only a hash. Must be called before routes are added.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    const began = performance.now();
    // With those of compression they are a few more than Node expects.
    reply.raw.setMaxListeners(20).once('close', () => {
      const { raw } = reply;
      const line = {
        method: request.method,
        route: routeOf(request),
        status: raw.headersSent ? raw.statusCode : null,
        ms: Math.round((performance.now() - began) * 10) / 10,
        ...(request.student ? { student: hashOf(request.student.id) } : {}),
        ...(raw.writableEnded ? {} : { left: true }),
        ...request.streamed,
      };
      if (request.routeOptions.config.forOperators) request.log.debug(line, 'request');
      else request.log.info(line, 'request');
    });
  });
};

/** The pattern of a request's route; paths without one are not distinguished. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';

/** The same for a student everywhere and always. Ids are 128 random bits, so nobody finds one by trying. */
const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);
