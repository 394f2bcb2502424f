import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

/** `/api/openapi.json`, made from the schemas that validate, and a browsable reference of it. */
export const serveDocs = async (app: FastifyInstance): Promise<void> => {
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await app.register(async (docs) => {
    // The reference brings inline styles and its own bundle; nothing else is served under this looser policy.
    docs.addHook('onSend', async (_request, reply) => {
      void reply.header(
        'Content-Security-Policy',
        "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
      );
    });
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false },
    });
  });
};
