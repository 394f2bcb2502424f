import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

export const suggest = endpoint({
  method: 'GET',
  path: '/api/suggest/:list',
  summary: 'At most ten schools, majors or cities that fit what was typed',
  access: 'open',
  params: z.object({ list: z.enum(['schools', 'majors', 'cities']) }),
  query: z.object({ q: z._default(text(0, 100), '') }),
  reply: z.object({ suggestions: z.array(z.object({ name: z.string(), alias: z.optional(z.string()) })) }),
});
