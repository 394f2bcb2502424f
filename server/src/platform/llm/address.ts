import type { ModelConfig } from '#config/model.ts';

/** The base URL of the configured provider. */
export const addressOf = ({ provider, baseUrl }: ModelConfig): string => baseUrl ?? usual[provider];

const usual = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  // The configuration asks for one; this is where Ollama listens.
  'openai-compatible': 'http://127.0.0.1:11434/v1',
} as const;
