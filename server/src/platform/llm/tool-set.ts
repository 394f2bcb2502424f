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
        inputSchema: jsonSchema(jsonOf(input), { validate: (value) => validated(input, value) }),
      },
    ]),
  );

/** A schema is made into JSON once: every request sends those of all tools. */
const jsonOf = (input: z.ZodType): object => {
  const known = jsons.get(input) ?? z.toJSONSchema(input, { io: 'input' });
  jsons.set(input, known);
  return known;
};

const jsons = new WeakMap<z.ZodType, object>();

const validated = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? { success: true as const, value: parsed.data } : { success: false as const, error: parsed.error };
};
