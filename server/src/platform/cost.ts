import type { FastifyRequest } from 'fastify';

/**
 * What a costly request counts in its budget: 1, and 1 more for every thousand characters of what is said or asked and for every ten
 * conditions. To be asked once the request is known to fit its schema.
 */
export const costOf = ({ body, query }: Pick<FastifyRequest, 'body' | 'query'>): number => {
  const given: unknown[] = [body, query].flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  const characters = sum(given.map((value) => (typeof value === 'string' ? value.length : 0)));
  const conditions = sum(given.map((value) => (Array.isArray(value) ? value.length : 0)));
  return 1 + Math.floor(characters / 1000) + Math.floor(conditions / 10);
};

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
