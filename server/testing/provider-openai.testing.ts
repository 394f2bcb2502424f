import type { Asked, Completion } from './provider-script.testing.ts';

/** Parses a request to `/v1/chat/completions`; see https://platform.openai.com/docs/api-reference/chat. */
export const askedOfOpenai = (sent: unknown): Asked => {
  const body = sent as Request;
  const said = body.messages.map(({ role, content, tool_calls: calls }) => ({
    role,
    text: [textIn(content), ...(calls ?? []).map(({ function: { name, arguments: input } }) => `${name}(${input})`)].join(''),
  }));
  return {
    model: body.model,
    streams: body.stream === true,
    system: said
      .filter(({ role }) => role === 'system' || role === 'developer')
      .map(({ text }) => text)
      .join('\n'),
    messages: said.flatMap(({ role, text }) => (role === 'system' || role === 'developer' ? [] : [{ role, text }])),
    tools: (body.tools ?? []).map((tool) => tool.function.name),
    wantsObject: body.response_format?.type === 'json_schema' || body.response_format?.type === 'json_object',
  };
};

/** Returns the answer as one body. */
export const openaiReply = (completion: Completion, model: string): unknown => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model,
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: completion.object === undefined ? wordsOf(completion).join('') : JSON.stringify(completion.object),
        ...(completion.calls && {
          tool_calls: completion.calls.map(({ name, input }, at) => ({
            id: `call_${at}`,
            type: 'function',
            function: { name, arguments: JSON.stringify(input) },
          })),
        }),
      },
      finish_reason: finishOf(completion),
    },
  ],
  usage: usageOf(completion),
});

/** Returns the answer as server-sent events, with a tool's arguments in pieces. */
export const openaiStream = (completion: Completion, model: string): string[] => {
  const chunk = (delta: object, finish: string | null = null) =>
    event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [{ index: 0, delta, finish_reason: finish }] });
  const words = completion.object === undefined ? wordsOf(completion) : [JSON.stringify(completion.object)];
  return [
    chunk({ role: 'assistant', content: '' }),
    ...words.map((content) => chunk({ content })),
    ...(completion.calls ?? []).flatMap(({ name, input }, index) =>
      piecesOf(name, input).map((piece) => chunk({ tool_calls: [{ index, ...piece }] })),
    ),
    ...(completion.fails === undefined
      ? [
          chunk({}, finishOf(completion)),
          event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [], usage: usageOf(completion) }),
          'data: [DONE]\n\n',
        ]
      : [event({ error: { message: completion.fails, type: 'server_error', code: null } })]),
  ];
};

const piecesOf = (name: string, input: unknown): object[] => {
  const begun = { id: `call_${Math.random().toString(36).slice(2)}`, type: 'function', function: { name, arguments: '' } };
  const rest = JSON.stringify(input).match(/.{1,7}/gs) ?? [];
  return [begun, ...rest.map((piece) => ({ function: { arguments: piece } }))];
};

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const wordsOf = ({ text = '' }: Completion) => (typeof text === 'string' ? (text === '' ? [] : [text]) : text);
const usageOf = ({ usage = { input: 10, output: 5 } }: Completion) => ({
  prompt_tokens: usage.input,
  completion_tokens: usage.output,
  total_tokens: usage.input + usage.output,
});
const finishOf = ({ finish = 'stop', calls }: Completion) =>
  finish === 'refusal' ? 'content_filter' : finish === 'length' ? 'length' : calls !== undefined ? 'tool_calls' : 'stop';

const textIn = (content: Request['messages'][number]['content']): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('');

interface Request {
  model: string;
  stream?: boolean;
  messages: {
    role: 'system' | 'developer' | 'user' | 'assistant' | 'tool';
    content: string | { text?: string }[] | null;
    tool_calls?: { function: { name: string; arguments: string } }[];
  }[];
  tools?: { function: { name: string } }[];
  response_format?: { type: string };
}
