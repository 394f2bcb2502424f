import type { ModelConfig } from '#config/model.ts';

/** Who receives what is sent to the configured language models, as a student reads it: the vendor, or the host of another server. */
export const recipientOf = ({ provider, baseUrl }: Pick<ModelConfig, 'provider' | 'baseUrl'>): Recipient => {
  if (baseUrl !== null) {
    const { host, hostname } = new URL(baseUrl);
    return { name: host, isLocal: /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname) };
  }
  return { name: provider === 'openai-compatible' ? 'a language model' : vendors[provider], isLocal: false };
};

const vendors = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' } as const;

export interface Recipient {
  name: string;
  /** Whether it runs on the machine of this process. */
  isLocal: boolean;
}
