import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import type { Operators } from './operators.ts';

/**
 * `/api/openapi.json`, made from the schemas that validate, and a browsable reference of it, both for operators. The reference brings scripts
 * of its own, so it is sandboxed: its origin is none, and neither the token of whoever is signed in nor the API is within its reach.
 */
export const serveDocs = async (app: FastifyInstance, operators: Operators): Promise<void> => {
  app.get('/api/openapi.json', { schema: { hide: true }, onRequest: operators }, () => app.swagger());
  await app.register(async (docs) => {
    docs.addHook('onRequest', operators);
    docs.addHook('onSend', async (_request, reply, payload) => {
      void reply.headers({
        'Content-Security-Policy': policy,
        // A sandboxed page has no origin that others could be the same as; its script is asked for as by a stranger.
        'Cross-Origin-Opener-Policy': 'unsafe-none',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      return typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')
        ? alone(payload, app.swagger())
        : payload;
    });
    await docs.register(scalar, { routePrefix: '/api/docs', configuration });
  });
};

const address = '/api/openapi.json';

const configuration = {
  url: address,
  withDefaultFonts: false,
  telemetry: false,
  hideTestRequestButton: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'none',
  pageTitle: 'Alive API',
  agent: { disabled: true },
  mcp: { disabled: true },
} as const;

/** The page with the document in it, since it may ask for nothing, and with a storage that ends with it, since it has no other. */
function alone(page: string, document: object): string {
  const json = JSON.stringify(document).replaceAll('<', '\\u003c');
  return page
    .replace(new RegExp(`"url": ?"${address}"`), () => `"content": ${json}`)
    .replace('<head>', () => `<head><script>${storage}</script>`);
}

const storage = `for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map();
  Object.defineProperty(window, name, { value: {
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() { return kept.size; },
  } });
}`;

const policy =
  "sandbox allow-scripts; default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
