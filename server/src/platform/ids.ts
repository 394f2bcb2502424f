import { createHash, randomBytes } from 'node:crypto';

/** A new identifier: 128 random bits as 22 base64url characters. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** The identifier of something known by its parts: the same on every machine, 128 bits of their SHA-256. */
export const idOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16).toString('base64url');
