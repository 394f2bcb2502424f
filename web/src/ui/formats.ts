/**
 * Formats of dates in American English, each made once and not before it is needed: making one takes as long as drawing a card. `options`
 * are those of `Intl.DateTimeFormat`.
 */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const name = JSON.stringify(options);
  const found = made.get(name) ?? new Intl.DateTimeFormat('en-US', options);
  made.set(name, found);
  return found;
};

const made = new Map<string, Intl.DateTimeFormat>();
