import { imageSize } from '#platform/images/image-size.ts';
import type { Image, Images } from '#platform/images/images.ts';

/**
 * Finds logos at a service, by domain: null where it has none, or none in time. Nobody waits longer than `patience` milliseconds; what
 * comes later is for whoever asks next. Where a logo did not come in time, those asked for in the next half minute are not waited for
 * either: a browser has six connections, and logos must not hold what the page needs more.
 */
export const openLogos = ({ images, service, now, patience }: LogoDeps): ((domain: string) => Promise<Image | null>) => {
  let slowUntil = 0;
  return async (domain) => {
    const isSlow = now().getTime() < slowUntil;
    const found = await within(isSlow ? aLookAtTheDisk : patience, images(service.replaceAll('{domain}', encodeURIComponent(domain))));
    if (found === 'late' && !isSlow) slowUntil = now().getTime() + halfAMinute;
    return found === 'late' || found === null || isPixel(found) ? null : found;
  };
};

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | 'late'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('late'), milliseconds);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Services answer with a line or a point of one pixel where they have no logo; of what has no size there is nothing to see. */
function isPixel(image: Image): boolean {
  const size = imageSize(image);
  return size === null || Math.min(size.width, size.height) <= 1;
}

const aLookAtTheDisk = 50;
const halfAMinute = 30_000;

/** The origin of a logo service; null where there is none, or where the domain that is asked for decides which host is asked. */
export const originOf = (service: string | null): string | null =>
  service === null || /^\w+:\/\/[^/?#]*\{domain\}/.test(service) ? null : new URL(service).origin;

interface LogoDeps {
  images: Images;
  /** The address of a logo with `{domain}` in it. */
  service: string;
  now: () => Date;
  patience: number;
}
