import type { Asked, Completion } from './provider-script.testing.ts';

/** Parses a request to `/v1/models/NAME:generateContent` or `:streamGenerateContent`; see https://ai.google.dev/api/generate-content. */
export const askedOfGoogle = (sent: unknown, url: string): Asked => {
  const body = sent as Request;
  return {
    model: /models\/([^:]+):/.exec(url)?.[1] ?? '',
    streams: url.includes(':streamGenerateContent'),
    system: textIn(body.systemInstruction?.parts ?? []),
    messages: body.contents.flatMap(({ role, parts }) =>
      parts.map((part) => {
        if (part.functionResponse !== undefined) return { role: 'tool' as const, text: JSON.stringify(part.functionResponse.response) };
        const { functionCall: call, text = '' } = part;
        return {
          role: role === 'model' ? 'assistant' : 'user',
          text: call === undefined ? text : `${call.name}(${JSON.stringify(call.args)})`,
        };
      }),
    ),
    tools: (body.tools ?? []).flatMap(({ functionDeclarations = [] }) => functionDeclarations.map(({ name }) => name)),
    wantsObject: body.generationConfig?.responseMimeType === 'application/json',
  };
};

/** Returns the answer as one body. */
export const googleReply = (completion: Completion, model: string): unknown =>
  chunk([...wordsOf(completion).map((text) => ({ text })), ...callsOf(completion)], model, completion);

/** Returns the answer as server-sent events, with each call in one piece. */
export const googleStream = (completion: Completion, model: string): string[] => [
  ...wordsOf(completion).map((text) => event(chunk([{ text }], model))),
  ...(completion.fails === undefined
    ? [event(chunk(callsOf(completion), model, completion))]
    : [event({ error: { code: 503, message: completion.fails, status: 'UNAVAILABLE' } })]),
];

const chunk = (parts: object[], model: string, completion?: Completion) => ({
  candidates: [{ content: { parts, role: 'model' }, index: 0, ...(completion && { finishReason: finishOf(completion) }) }],
  ...(completion && {
    usageMetadata: {
      promptTokenCount: completion.usage?.input ?? 10,
      candidatesTokenCount: completion.usage?.output ?? 5,
      totalTokenCount: (completion.usage?.input ?? 10) + (completion.usage?.output ?? 5),
    },
  }),
  modelVersion: model,
});

const event = (data: unknown) => `data: ${JSON.stringify(data)}\r\n\r\n`;
const callsOf = ({ calls = [] }: Completion) => calls.map(({ name, input }) => ({ functionCall: { name, args: input } }));
const wordsOf = ({ text = '', object }: Completion) =>
  object !== undefined ? [JSON.stringify(object)] : typeof text === 'string' ? (text === '' ? [] : [text]) : text;
const finishOf = ({ finish = 'stop' }: Completion) => (finish === 'refusal' ? 'SAFETY' : finish === 'length' ? 'MAX_TOKENS' : 'STOP');
const textIn = (parts: { text?: string }[]) => parts.map(({ text = '' }) => text).join('');

interface Request {
  systemInstruction?: { parts: { text?: string }[] };
  contents: {
    role: 'user' | 'model';
    parts: { text?: string; functionCall?: { name: string; args: unknown }; functionResponse?: { response: unknown } }[];
  }[];
  tools?: { functionDeclarations?: { name: string }[] }[];
  generationConfig?: { responseMimeType?: string };
}
