/** Whether a text begins as a JSON list or object does. */
export const isJson = (text: string): boolean => /^\uFEFF?\s*[[{]/.test(text);

/**
 * The objects of a JSON list, null in the place of what is none. `what` names them in sentences.
 * Throws an Error with a sentence for a person when the text is no JSON list.
 */
export function jsonRecords(text: string, what: string): (Record<string, unknown> | null)[] {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`The file looks like JSON but cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  if (!Array.isArray(value)) throw new Error(`The file is JSON, but not a list of ${what}: it must be one array with an object for each.`);
  return value.map((row: unknown) => (isRecord(row) ? row : null));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
