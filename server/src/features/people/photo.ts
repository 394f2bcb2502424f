import { introduction, photoPath } from '@alive/contract/people.ts';
import { endpoint } from '@alive/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '#platform/errors.ts';
import { handle, type Routing } from '#platform/handle.ts';
import type { Images } from '#platform/images/images.ts';
import { noPhoto } from './copy/answer.ts';

/** The photos of people, through us: whose page shows one tells the server it lies on neither who looks nor at whom. */
export const photoRoutes = (app: FastifyInstance, { routing, images, photoOf }: Deps): void => {
  handle(app, routing, photo, 'image', async ({ params, reply }) => {
    const address = await photoOf(params.id);
    const image = address === null ? null : await images(address);
    if (image === null) throw new AppError('NOT_FOUND', noPhoto);
    void reply.headers({
      'Content-Type': image.type,
      'Cache-Control': 'private, max-age=3600',
      Vary: 'Authorization',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    return image.bytes;
  });
};

const photo = endpoint({
  method: 'GET',
  path: photoPath(':id') as `/${string}`,
  summary: 'The photo of a person whom students may see, as PNG, JPEG, WebP, GIF or AVIF',
  access: 'student',
  params: introduction.params,
  reply: z.custom<Buffer>(),
});

interface Deps {
  routing: Routing;
  images: Images;
  /** Where the photo of a person lies whom students may see; null where there is none, or no such person. */
  photoOf: (personId: string) => Promise<string | null>;
}
