import type { ErrorReply } from '@alive/contract/errors.ts';
import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import type { Config } from '#config/config.ts';
import { isQueryError, withoutValues } from '#db/open.ts';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Registry } from 'prom-client';
import { handleError } from './errors.ts';
import { checkHosts } from './hosts.ts';
import { openMetrics, serveMetrics } from './metrics.ts';
import { openOperators } from './operators.ts';
import { logRequests } from './request-log.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { endSlowSenders } from './slow-senders.ts';
import { wellFormed } from './well-formed.ts';
import { errors } from './copy.ts';

/**
 * A Fastify instance with what every route shares: parsing by schema, errors, security headers, compression, metrics, docs. `refused` counts a
 * request that fails and returns what it fails with.
 */
export const createHttp = async (
  { logLevel, trustedProxies, isLoopback, publicUrl, opsToken, trustsLocal }: HttpOptions,
  metrics: Registry = openMetrics(),
  log?: LogStream,
  refused: (request: FastifyRequest, error: Error) => Promise<Error> = async (_request, error) => error,
): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    logger: { level: logLevel, serializers: { err: forLog }, ...(log && { stream: log }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustedProxies === 0 ? false : (_address, hop) => hop < trustedProxies,
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
    // Without a byte taken or sent: what a reader leaves lying is held for them. Streams send something every few seconds.
    connectionTimeout: 120_000,
    http: {
      // Headers have to be there within 25 seconds at most; bodies see to `endSlowSenders`.
      headersTimeout: 20_000,
      connectionsCheckingInterval: 5000,
      // A reader whose machine is gone is found out although nothing is sent.
      keepAlive: true,
      keepAliveInitialDelay: 30_000,
    },
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerUnreadable,
    // Addresses that no route could ever have meet no hook either.
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'", 'X-Content-Type-Options': 'nosniff' });
      void handleError(error, request, reply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler<FastifyError>(async (error, request, reply) => handleError(await refused(request, error), request, reply));
  parseBodies(app);
  app.decorateRequest('student', null);
  app.decorateRequest('token', null);
  app.decorateRequest('opened', null);
  app.decorateRequest('streamed', null);
  app.decorateRequest('isCountedRefused', false);
  logRequests(app);
  endSlowSenders(app, (socket) => answerUnreadable(Object.assign(new Error('too late'), { code: tooLate }), socket));
  sendSecurityHeaders(app);
  checkHosts(app, { isLoopback, publicUrl });
  await app.register(compress, {
    // What is sent is taken as it comes: unpacked, three hundred bytes would be a quarter of a megabyte that nothing made room for.
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: /^(?!text\/event-stream)(text\/|application\/(json|javascript)|image\/svg)/,
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Alive', version: '1', description: 'Find work that makes you feel alive' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => withForm(jsonSchemaTransform(document), document.route.config?.formField),
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api') && !reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
  });
  serveMetrics(app, metrics, openOperators({ opsToken, trustsLocal }));
  return app;
};

/** What is no HTTP gets the contract's error too; there is no request that a log could name. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const body = JSON.stringify({
    error: tooLarge ? errors.headers : error.code === tooLate ? errors.late : errors.unreadable,
    code: 'VALIDATION_FAILED',
    requestId: randomUUID(),
  } satisfies ErrorReply);
  socket.end(
    `HTTP/1.1 ${tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  );
  // A sender that never closes its side would hold the connection, and with it what a request counts for.
  setTimeout(() => socket.destroy(), untilDestroyed).unref();
}

/** Milliseconds that a sender has to read why it was refused. */
const untilDestroyed = 1000;

/** Node's own code for headers that do not come. */
const tooLate = 'ERR_HTTP_REQUEST_TIMEOUT';

/** JSON only, and nothing else by default; clients that always say JSON also say it of an empty body. */
function parseBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined);
    // Only an escape can bring half a surrogate pair.
    void parse(request, body, (error, value) => done(error, value !== undefined && /\\u[dD]/.test(body) ? wellFormed(value) : value));
  });
}

/** Adds the one file field to the description of a route that takes a form. */
const withForm = ({ schema, url }: ReturnType<typeof jsonSchemaTransform>, field: string | undefined) => ({
  schema:
    field === undefined
      ? schema
      : {
          ...schema,
          body: {
            type: 'object',
            required: [field],
            properties: { [field]: { type: 'string', contentMediaType: 'application/octet-stream' } },
          },
        },
  url,
});

/** An error as the log may hold it: a failed statement without its values, which are what students said. */
const forLog = (error: Error) => {
  const { name, message, stack, cause } = withoutValues(error) as Error;
  return {
    type: name,
    message,
    stack: stack ?? '',
    ...(isQueryError(error) ? { query: error.query } : {}),
    ...(cause instanceof Error ? { cause: cause.message } : {}),
  };
};

type HttpOptions = Pick<Config, 'logLevel' | 'trustedProxies' | 'isLoopback' | 'publicUrl' | 'opsToken' | 'trustsLocal'>;

/** Where lines of the log go instead of standard output. */
export interface LogStream {
  write: (line: string) => void;
}
