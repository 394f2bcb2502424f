import type { ModelMessage } from 'ai';
import type { Usage } from './attempt.ts';

/**
 * What a request took: what the provider tells, and no less than four characters a token of what was sent and `said`, for a budget is not to
 * stand on somebody else's figures. What cannot be is not believed.
 */
export function tokensOf(usage: Usage, sent: Sent, said: number): Tokens {
  return { input: atLeast(inputOf(sent), usage?.input), output: atLeast(estimated(said), usage?.output) };
}

/** What a request takes at least, before it is sent. */
export const inputOf = ({ system, messages, tools = '' }: Sent): number =>
  estimated(system.length + JSON.stringify(messages).length + tools.length);

const estimated = (characters: number): number => Math.ceil(characters / 4);

/** A share of a day must not end by a slip of a provider either. */
const atLeast = (least: number, told: number | null | undefined): number =>
  typeof told === 'number' && Number.isInteger(told) && told > least && told <= mostTokens ? told : least;

/** Several times what any model takes at once. */
const mostTokens = 10_000_000;

/** What goes out with a request. */
interface Sent {
  system: string;
  messages: readonly ModelMessage[];
  /** The descriptions and schemas of its tools. */
  tools?: string;
}

export interface Tokens {
  input: number;
  output: number;
}
