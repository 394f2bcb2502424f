import { jsonSchema, type ToolSet } from 'ai';
import * as z from 'zod';
import type { Tools } from './llm.ts';

/** Tools as the AI SDK wants them, checked by their schemas and not to be run by it. */
export const toolSet = (tools: Tools): ToolSet =>
  Object.fromEntries(
    Object.entries(tools).map(([name, { description, input }]) => [
      name,
      {
        description,
        inputSchema: jsonSchema(z.toJSONSchema(input, { io: 'input' }) as object, { validate: (value) => validated(input, value) }),
      },
    ]),
  );

const validated = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? { success: true as const, value: parsed.data } : { success: false as const, error: parsed.error };
};
