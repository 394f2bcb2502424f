/** The smallest images of each kind, of one pixel or less. */
const of = (base64: string): Buffer => Buffer.from(base64, 'base64');

export const png = of('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==');
export const gif = of('R0lGODlhAQABAAAAACwAAAAAAQABAAA=');
export const jpeg = of(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
);
export const webp = of('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==');
/** The head alone, which names the kind. */
export const avif = Buffer.concat([Buffer.from([0, 0, 0, 28]), Buffer.from('ftypavif\0\0\0\0avifmif1miaf')]);
