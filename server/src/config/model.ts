import * as z from 'zod';
import { whole } from './values.ts';

/**
 * Reads the language models from the `AI_` variables and the vendors' keys. `wrong` names every wrong variable with its reason, without
 * its value, which may be a key.
 */
export function readModelConfig(given: Record<string, string | undefined>): { model: ModelConfig | null; wrong: string[] } {
  const parsed = schema.safeParse(given);
  if (!parsed.success) return { model: null, wrong: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  const vars = parsed.data;
  const keys = vendors.filter((vendor) => vars[keyOf[vendor]] !== undefined);
  const provider = vars.AI_PROVIDER ?? (keys.length === 1 ? keys[0] : undefined);
  if (provider === 'builtin') return { model: null, wrong: [] };
  if (provider === undefined) {
    const others = (['AI_MODEL', 'AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL_CHAT', 'AI_MODEL_PLAN', 'AI_MODEL_EXTRACT'] as const).filter(
      (name) => vars[name] !== undefined,
    );
    if (keys.length > 1)
      return {
        model: null,
        wrong: [`AI_PROVIDER: ${keys.map((vendor) => keyOf[vendor]).join(' and ')} are set, so say whose model answers`],
      };
    return { model: null, wrong: others.map((name) => `${name}: says nothing without AI_PROVIDER`) };
  }
  const named = vars.AI_MODEL;
  const usual = provider === 'openai-compatible' ? undefined : usualModels[provider];
  const apiKey = vars.AI_API_KEY ?? (provider === 'openai-compatible' ? undefined : vars[keyOf[provider]]) ?? null;
  const models = {
    chat: vars.AI_MODEL_CHAT ?? named ?? usual?.large ?? '',
    plan: vars.AI_MODEL_PLAN ?? named ?? usual?.small ?? '',
    extract: vars.AI_MODEL_EXTRACT ?? named ?? usual?.small ?? '',
  };
  const wrong = [
    ...(provider === 'openai-compatible' && vars.AI_BASE_URL === undefined
      ? ['AI_BASE_URL: is needed with openai-compatible, such as http://127.0.0.1:11434/v1']
      : []),
    ...(Object.values(models).includes('') ? ['AI_MODEL: is needed with openai-compatible, as the server calls its model'] : []),
    ...(provider !== 'openai-compatible' && apiKey === null && vars.AI_BASE_URL === undefined
      ? [`AI_API_KEY: is needed with ${provider}, or ${keyOf[provider]}`]
      : []),
    ...((vars.AI_COST_INPUT === undefined) !== (vars.AI_COST_OUTPUT === undefined)
      ? [`${vars.AI_COST_INPUT === undefined ? 'AI_COST_INPUT' : 'AI_COST_OUTPUT'}: is needed with the other of the two`]
      : []),
  ];
  const model = {
    provider,
    baseUrl: vars.AI_BASE_URL ?? null,
    apiKey,
    models,
    firstToken: vars.AI_FIRST_TOKEN_SECONDS * 1000,
    dailyTokens: vars.AI_DAILY_TOKENS,
    addressShares: vars.AI_ADDRESS_SHARES,
    cost:
      vars.AI_COST_INPUT === undefined || vars.AI_COST_OUTPUT === undefined
        ? null
        : { input: vars.AI_COST_INPUT, output: vars.AI_COST_OUTPUT },
  };
  return { model: wrong.length === 0 ? model : null, wrong };
}

const vendors = ['openai', 'anthropic', 'google'] as const;

const keyOf = { openai: 'OPENAI_API_KEY', anthropic: 'ANTHROPIC_API_KEY', google: 'GOOGLE_GENERATIVE_AI_API_KEY' } as const;

/** A large model for what students read, a small one for parsing. */
const usualModels = {
  openai: { large: 'gpt-5.4', small: 'gpt-5-mini' },
  anthropic: { large: 'claude-sonnet-5-5', small: 'claude-haiku-5-5' },
  google: { large: 'gemini-3.8-flash', small: 'gemini-3.8-flash' },
} as const;

const key = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/, 'must be printable ASCII without spaces')
  .optional();
const name = z.string().max(200, 'must be 200 characters at most').optional();
const baseUrl = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'must be a URL that starts with http:// or https://')
  .refine(
    (value) => !URL.canParse(value) || (new URL(value).username === '' && new URL(value).password === ''),
    'must not hold a name or a password; AI_API_KEY is for that',
  )
  .refine((value) => !/[?#]/.test(value), 'must end with its path, without ? and #')
  .optional();
const amount = z
  .string()
  .refine((value) => /^\d{1,5}(?:\.\d{1,6})?$/.test(value), 'must be US dollars for a million tokens, such as 2.50')
  .transform(Number)
  .optional();

const schema = z.object({
  AI_PROVIDER: z
    .enum(
      ['builtin', 'openai', 'anthropic', 'google', 'openai-compatible'],
      'must be one of builtin, openai, anthropic, google, openai-compatible',
    )
    .optional(),
  AI_BASE_URL: baseUrl,
  AI_API_KEY: key,
  AI_MODEL: name,
  AI_MODEL_CHAT: name,
  AI_MODEL_PLAN: name,
  AI_MODEL_EXTRACT: name,
  AI_FIRST_TOKEN_SECONDS: whole(1, 45).prefault('20'),
  AI_DAILY_TOKENS: whole(0, 100_000_000).prefault('200000'),
  AI_ADDRESS_SHARES: whole(1, 100).prefault('50'),
  AI_COST_INPUT: amount,
  AI_COST_OUTPUT: amount,
  OPENAI_API_KEY: key,
  ANTHROPIC_API_KEY: key,
  GOOGLE_GENERATIVE_AI_API_KEY: key,
});

/** The models and their limits. */
export interface ModelConfig {
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible';
  /** null: the vendor's address. */
  baseUrl: string | null;
  /** null: the server needs none. */
  apiKey: string | null;
  /** The model for each use: to talk, to turn a question into conditions, to extract an object from a text. */
  models: { chat: string; plan: string; extract: string };
  /** Timeout for the first token, in milliseconds. */
  firstToken: number;
  /** Tokens for each student and day (UTC), input plus output; 0: none. */
  dailyTokens: number;
  /** How many students' tokens of a day one network address may use. */
  addressShares: number;
  /** US dollars per million tokens; null: unknown. */
  cost: { input: number; output: number } | null;
}
