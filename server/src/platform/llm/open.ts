import type { LanguageModel } from 'ai';
import type { ModelConfig } from '#config/model.ts';
import { answer, type Model } from './answer.ts';
import { begin, type Times } from './attempt.ts';
import { realClock } from './clock.ts';
import { ModelError } from './error.ts';
import type { Llm, Use } from './llm.ts';
import { openModels } from './models.ts';
import { object } from './object.ts';
import type { ToolFailed } from './run-tool.ts';
import { type Steady, steady } from './steady.ts';
import type { Tokens } from './tokens.ts';

/**
 * The configured models behind the port. `meter` is asked before each request and informed of what each took; `toolFailed`
 * receives tools that failed. `times` are those of `timesOf` where nothing else is said.
 */
export function openLlm({
  config,
  meter,
  mayAsk = async () => true,
  times: other = {},
  toolFailed = () => undefined,
}: Deps): Llm & { close: () => Promise<void> } {
  // It would print what a model cannot do, with what was asked.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const times = timesOf(config.firstToken, other);
  const models = openModels(config);
  const opened = new Map<string, { model: LanguageModel; steadied: Steady }>();

  const openNamed = (name: string) => {
    const model = models.named(name);
    const one = { model, steadied: steady(times, (signal) => probe(model, times, signal)) };
    opened.set(name, one);
    return one;
  };

  const modelFor = ({ use, student, network }: Asker & { use: Use }): Model & { over: () => void } => {
    const name = config.models[use];
    const { model, steadied } = opened.get(name) ?? openNamed(name);
    let request = new AbortController();
    return {
      model,
      times,
      steadily: steadied.whole,
      beginSteadily: steadied.begin,
      consented: async () => {
        if (!(await mayAsk(student))) throw new ModelError('unconsented');
      },
      allow: async (input) => {
        request.abort();
        request = new AbortController();
        if (!(await meter.allows({ student, network, input }, request.signal))) throw new ModelError('spent');
      },
      count: async (tokens) => {
        const counted = meter.count({ student, network, use, model: name, ...tokens });
        request.abort();
        await counted;
      },
      toolFailed,
      over: () => request.abort(),
    };
  };

  return {
    stream: async function* (asked) {
      const model = modelFor(asked);
      try {
        yield* answer(asked, model);
      } finally {
        model.over();
      }
    },
    object: async (asked) => {
      const model = modelFor(asked);
      try {
        return await object(asked, model);
      } finally {
        model.over();
      }
    },
    close: async () => {
      for (const { steadied } of opened.values()) steadied.end();
      await models.close();
    },
  };
}

/** Asks for a word of its own, which nobody is charged for, and takes any sign of life for an answer. */
async function probe(model: LanguageModel, times: Times, signal: AbortSignal): Promise<void> {
  const messages = [{ role: 'user' as const, content: 'Please say OK.' }];
  const step = await begin({ model, system: 'Answer with one word.', messages, tools: {}, mute: false, signal, times, longest: 16 });
  // Its first part is there; who stops reading ends the request.
  for await (const _ of step.parts()) break;
}

/**
 * Milliseconds. An answer that makes progress goes on, at four words a second too: `idle` ends one that does not, and `total` only one that
 * would never end. A server that is slow to begin is slow with objects too.
 */
const timesOf = (first: number, other: Partial<Times>): Times => {
  const { total = 300_000 } = other;
  const whole = Math.min(1.5 * first, total);
  return { first, idle: 15_000, total, whole, pauses: 1500, rest: 15_000, clock: realClock, ...other };
};

/** Who may ask a model, and what it took. */
export interface Meter {
  /**
   * Whether this student, or those nobody knows together, and their network address have something left of today's share for one more request.
   * What it may take, at least its `input` (tokens), is held back from others until `over` is aborted: when it is counted, or failed without having taken anything.
   */
  allows: (asker: Asker & { input: number }, over: AbortSignal) => Promise<boolean>;
  /** Never throws: an answer does not fail because it was not counted. */
  count: (used: Tokens & Asker & { use: Use; model: string }) => Promise<void>;
}

interface Asker {
  /** null where nobody is known. */
  student: string | null;
  /** A network address, hashed; null or absent where none asks. */
  network?: string | null;
}

interface Deps {
  config: ModelConfig;
  meter: Meter;
  /** Whether what this student says may be sent, now and for the session that asks; null: nobody known. Absent: nothing of a student is. */
  mayAsk?: (student: string | null) => Promise<boolean>;
  times?: Partial<Times>;
  toolFailed?: ToolFailed;
}
