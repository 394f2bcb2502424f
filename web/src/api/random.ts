/** 128 random bits in hex; also where the page is not served securely, where browsers have no crypto.randomUUID. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
