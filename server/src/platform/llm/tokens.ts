import type { ModelMessage } from 'ai';
import type { Usage } from './attempt.ts';

/**
 * What a request took; where the provider does not tell (an answer that was left), or tells what cannot be, four characters are taken for a
 * token.
 */
export function tokensOf(usage: Usage, { system, messages }: { system: string; messages: readonly ModelMessage[] }, said: number): Tokens {
  const asked = system.length + JSON.stringify(messages).length;
  return { input: possible(usage?.input) ?? Math.ceil(asked / 4), output: possible(usage?.output) ?? Math.ceil(said / 4) };
}

/** A number of tokens that one request can take; a share of a day must not end by a slip of a provider. */
const possible = (tokens: number | null | undefined): number | null =>
  typeof tokens === 'number' && Number.isInteger(tokens) && tokens >= 0 && tokens <= mostTokens ? tokens : null;

/** Several times what any model takes at once. */
const mostTokens = 10_000_000;

export interface Tokens {
  input: number;
  output: number;
}
