import { type Condition, condition } from '@alive/contract/conditions.ts';
import * as z from 'zod/mini';

/** What the address asks of Find People: `ask` with conditions in JSON, or `question` in words; 'broken' where they are neither, null where there is nothing. */
export const askedOf = (params: URLSearchParams): Asked | 'broken' | null => {
  const ask = params.get('ask');
  if (ask !== null) {
    const parsed = conditions.safeParse(jsonOf(ask));
    return parsed.success ? { filters: parsed.data } : 'broken';
  }
  const question = params.get('question')?.trim();
  if (question === undefined) return null;
  return question !== '' && question.length <= longest ? { question } : 'broken';
};

const conditions = z.array(condition).check(z.minLength(1), z.maxLength(60));

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Characters that a question may have, as the contract has it. */
const longest = 2000;

export type Asked = { filters: Condition[] } | { question: string };
