import type { ModelMessage } from 'ai';
import type { Turn } from '#platform/chat.ts';

/**
 * What was said as providers take it: the student first, never empty, and the two in turn (answers that failed leave gaps; some models'
 * templates refuse two messages of one side in a row).
 */
export function messagesOf(turns: readonly Turn[]): ModelMessage[] {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const { sender, text } of turns) {
    const last = messages.at(-1);
    if (text.trim() === '') continue;
    if (last?.role === sender) last.content += `\n\n${text}`;
    else messages.push({ role: sender, content: text });
  }
  return messages[0]?.role === 'user' ? messages : [{ role: 'user', content: begin }, ...messages];
}

/** Stands for the student where the assistant speaks first. */
const begin = 'Please begin.';
