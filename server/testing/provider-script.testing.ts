/** A request, the same for all protocols. */
export interface Asked {
  model: string;
  streams: boolean;
  system: string;
  /** The conversation; results of tools have the role `tool`. */
  messages: { role: 'user' | 'assistant' | 'tool'; text: string }[];
  /** The names of the tools on offer. */
  tools: string[];
  /** Whether the request asks for JSON by a schema. */
  wantsObject: boolean;
  headers?: Record<string, string | string[] | undefined>;
}

/** The reply of a script: an HTTP error, or an answer that may fail midway. */
export type Reply = { status: number; message?: string; body?: string; headers?: Record<string, string> } | Completion;

export interface Completion {
  status?: never;
  /** The text, or its pieces. */
  text?: string | string[];
  /** Tool calls, after the text. */
  calls?: { name: string; input: unknown }[];
  /** The object of a request for JSON. */
  object?: unknown;
  finish?: 'stop' | 'length' | 'refusal';
  usage?: { input: number; output: number };
  /** Never answers, or stops sending after this many events. */
  hang?: 'before' | number;
  /** Resets the connection after this many events. */
  cut?: number;
  /** The size of each chunk in bytes, which may split a character. */
  bytes?: number;
  keepAlive?: boolean;
  /** Milliseconds before each event. */
  pause?: number;
  /** The raw body of a 200 reply. */
  raw?: string | Buffer;
  /** The content type of the reply. */
  type?: string;
  /** Ends the stream with an error event of this message. */
  fails?: string;
}

export type Script = (asked: Asked, nth: number) => Reply | Promise<Reply>;
