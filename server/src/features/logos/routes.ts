import { logoPath } from '@alive/contract/companies.ts';
import { endpoint } from '@alive/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '#platform/errors.ts';
import { handle, type Routing } from '#platform/handle.ts';
import { idOf } from '#platform/ids.ts';
import type { Images } from '#platform/images/images.ts';
import { drawLogo } from './draw.ts';
import { openLogos } from './find.ts';

/**
 * Logos of known companies and schools, through us: the service learns which domains we show and where our server is, never who looks.
 * Where there is no logo, or none in time, one is drawn.
 */
export const logoRoutes = (app: FastifyInstance, { routing, images, service, nameOf, patience = 700 }: Deps): void => {
  const find = service === null ? async () => null : openLogos({ images, service, now: routing.now, patience });
  handle(app, routing, logo, 'image', async ({ params, request, reply }) => {
    const name = await nameOf(params.domain);
    if (name === null) throw new AppError('NOT_FOUND', 'We don’t know a company or school with this domain.');
    const image = await find(params.domain);
    const drawn = image === null ? drawLogo(name) : null;
    const bytes = image?.bytes ?? drawn?.bytes ?? nothing;
    // Weak, for what is compressed on its way is no longer the same byte for byte.
    const tag = `W/"${idOf(bytes.toString('base64'))}"`;
    void reply.headers({
      'Content-Type': image?.type ?? 'image/svg+xml',
      'Cache-Control': `public, max-age=${image === null ? aMinute : aDay}`,
      ETag: tag,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': drawn?.policy ?? "default-src 'none'; sandbox",
    });
    if (request.headers['if-none-match'] !== tag) return bytes;
    void reply.status(304);
    return nothing;
  });
};

const nothing = Buffer.alloc(0);
/** Seconds. A drawn one is asked for again soon: the logo may have come. */
const aMinute = 60;
const aDay = 86_400;

/** A name of the DNS as `companies.domain` holds it: letters, digits, hyphens and dots of ASCII, and no number at its end. */
const domainName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/i;

const logo = endpoint({
  method: 'GET',
  path: logoPath(':domain') as `/${string}`,
  summary: 'The logo of a known company or school as PNG, JPEG, WebP, GIF or AVIF, or a drawn monogram as SVG',
  access: 'open',
  params: z.object({ domain: z.string().check(z.maxLength(253), z.regex(domainName), z.toLowerCase()) }),
  reply: z.custom<Buffer>(),
});

interface Deps {
  routing: Routing;
  images: Images;
  /** The address of a logo with `{domain}` in it; null where none is to be asked for. */
  service: string | null;
  /** The company or school of a domain in lower case; null for any other. */
  nameOf: (domain: string) => Promise<string | null>;
  /** Milliseconds that a reader waits for the service at most. */
  patience?: number;
}
