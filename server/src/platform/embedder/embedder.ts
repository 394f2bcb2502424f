/** Turns texts into vectors whose dot product tells how near their meanings are. */
export interface Embedder {
  /** Names the model; vectors of two models cannot be compared. */
  model: string;
  /** One unit vector per text, all of one length (512 with USE-lite). Rejects when the embedder has stopped or `signal` is aborted. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>;
  close(): Promise<void>;
}
