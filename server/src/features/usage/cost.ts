/** What tokens cost at prices for a million of them, in US dollars. */
export const costOf = (price: { input: number; output: number }, tokens: { input: number; output: number }): number =>
  (tokens.input * price.input + tokens.output * price.output) / 1_000_000;
