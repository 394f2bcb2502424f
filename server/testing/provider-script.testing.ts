/** What a provider was asked for, in words of both protocols. */
export interface Asked {
  model: string;
  streams: boolean;
  system: string;
  /** Everything that was said, with what tools gave as role `tool`. */
  messages: { role: 'user' | 'assistant' | 'tool'; text: string }[];
  /** Names of the tools that may be called. */
  tools: string[];
  /** Whether an answer in JSON by a schema is asked for. */
  wantsObject: boolean;
  headers?: Record<string, string | string[] | undefined>;
}

/** What the script answers with: an HTTP status, or an answer and how it goes wrong. */
export type Reply = { status: number; message?: string; body?: string; headers?: Record<string, string> } | Told;

export interface Told {
  status?: never;
  /** The words, in these pieces where there are several. */
  text?: string | string[];
  /** Calls of tools, after the words. */
  calls?: { name: string; input: unknown }[];
  /** The object that was asked for. */
  object?: unknown;
  finish?: 'stop' | 'length' | 'refusal';
  usage?: { input: number; output: number };
  /** Never answers, or falls silent after so many events. */
  hang?: 'before' | number;
  /** The connection is reset after so many events. */
  cut?: number;
  /** So many bytes a chunk, whatever they split. */
  bytes?: number;
  keepAlive?: boolean;
  /** Milliseconds before each event. */
  pause?: number;
  /** The whole body as it is sent under status 200. */
  raw?: string | Buffer;
  /** Its content type. */
  type?: string;
  /** An error event in mid-stream instead of the end. */
  fails?: string;
}

export type Script = (asked: Asked, nth: number) => Reply | Promise<Reply>;
