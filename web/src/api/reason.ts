import type { CallError } from './call.ts';

/**
 * What a student reads of a request that was not taken, where there is more to say than that it failed: what they can wait for or do
 * something about. `unsent`: what they typed is back in its field.
 */
export const reasonOf = ({ code, message }: { code: string; message: string }, unsent: boolean): string | null => {
  const back = unsent ? ' Your words are back in the box.' : '';
  if (code === unreachedCode) return `We couldn’t reach Alive.${back || ' Try again in a moment.'}`;
  return explained.has(code) ? `${message}${back}` : null;
};

const unreachedCode: CallError['code'] = 'NETWORK';

const explained = new Set<string>([
  'UNAVAILABLE',
  'RATE_LIMITED',
  'STORAGE_FULL',
  'CONVERSATION_BUSY',
  'CONVERSATION_FULL',
  'IN_PROGRESS',
] satisfies CallError['code'][]);
