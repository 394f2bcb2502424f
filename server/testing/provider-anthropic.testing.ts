import type { Asked, Completion } from './provider-script.testing.ts';

/** Parses a request to `/v1/messages`; see https://docs.anthropic.com/en/api/messages. */
export const askedOfAnthropic = (sent: unknown): Asked => {
  const body = sent as Request;
  return {
    model: body.model,
    streams: body.stream === true,
    system: textIn(body.system ?? ''),
    messages: body.messages.flatMap(({ role, content }) =>
      typeof content === 'string'
        ? [{ role, text: content }]
        : content.map((part) =>
            part.type === 'tool_result'
              ? { role: 'tool' as const, text: textIn(part.content ?? '') }
              : { role, text: part.type === 'tool_use' ? `${part.name ?? ''}(${JSON.stringify(part.input)})` : (part.text ?? '') },
          ),
    ),
    tools: isObjectTool(body) ? [] : (body.tools ?? []).map(({ name }) => name),
    wantsObject: body.output_config?.format !== undefined || isObjectTool(body),
  };
};

/** Returns the answer as one body. */
export const anthropicReply = (completion: Completion, model: string, sent: unknown): unknown => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model,
  content: [
    ...(completion.object !== undefined && isObjectTool(sent as Request)
      ? [{ type: 'tool_use', id: 'toolu_object', name: 'json', input: completion.object }]
      : wordsOf(completion).map((text) => ({ type: 'text', text }))),
    ...(completion.calls ?? []).map(({ name, input }, at) => ({ type: 'tool_use', id: `toolu_${at}`, name, input })),
  ],
  stop_reason: stopOf(completion),
  stop_sequence: null,
  usage: { input_tokens: completion.usage?.input ?? 10, output_tokens: completion.usage?.output ?? 5 },
});

/** Returns the answer as server-sent events, with a tool's input in pieces. */
export const anthropicStream = (completion: Completion, model: string): string[] => {
  const words = wordsOf(completion);
  return [
    event('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: completion.usage?.input ?? 10, output_tokens: 1 },
      },
    }),
    event('ping', {}),
    ...(words.length === 0
      ? []
      : [
          event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
          ...words.map((text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })),
          event('content_block_stop', { index: 0 }),
        ]),
    ...(completion.calls ?? []).flatMap(callEvents),
    ...(completion.fails === undefined
      ? [
          event('message_delta', {
            delta: { stop_reason: stopOf(completion), stop_sequence: null },
            usage: { output_tokens: completion.usage?.output ?? 5 },
          }),
          event('message_stop', {}),
        ]
      : [event('error', { error: { type: 'overloaded_error', message: completion.fails } })]),
  ];
};

const callEvents = ({ name, input }: { name: string; input: unknown }, at: number): string[] => {
  const index = at + 1;
  const id = `toolu_${Math.random().toString(36).slice(2)}`;
  const pieces = JSON.stringify(input).match(/.{1,7}/gs) ?? [];
  return [
    event('content_block_start', { index, content_block: { type: 'tool_use', id, name, input: {} } }),
    ...pieces.map((partial_json) => event('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json } })),
    event('content_block_stop', { index }),
  ];
};

const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
const wordsOf = ({ text = '', object }: Completion) =>
  object !== undefined ? [JSON.stringify(object)] : typeof text === 'string' ? (text === '' ? [] : [text]) : text;
const stopOf = ({ finish = 'stop', calls }: Completion) =>
  finish === 'refusal' ? 'refusal' : finish === 'length' ? 'max_tokens' : calls !== undefined ? 'tool_use' : 'end_turn';

const textIn = (content: string | { text?: string }[]): string =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('');

/** The SDK asks models without schemas for an object as the one tool that they must call. */
const isObjectTool = ({ tools = [], tool_choice: choice }: Request) =>
  tools.length === 1 && tools[0]?.name === 'json' && choice?.type === 'any';

interface Request {
  model: string;
  stream?: boolean;
  system?: string | { text: string }[];
  messages: {
    role: 'user' | 'assistant';
    content: string | { type: string; text?: string; name?: string; input?: unknown; content?: string | { text?: string }[] }[];
  }[];
  tools?: { name: string }[];
  tool_choice?: { type: string };
  output_config?: { format?: unknown };
}
