import { keepInTab, readInTab } from '#api/tab-storage.ts';

/**
 * The height in pixels that the bridge of a job took when it was last drawn in this tab, 0 where there was nothing to draw; undefined where
 * that is not known. With it a list that is loaded again is as tall as it was, and keeps its place.
 */
export const roomOf = (jobId: string): number | undefined => {
  const kept = readInTab(keyOf(jobId));
  return kept === null ? undefined : Number(kept);
};

/** Keeps it for as long as the tab is open. */
export const keepRoom = (jobId: string, height: number): void => keepInTab(keyOf(jobId), String(height));

const keyOf = (jobId: string): string => `alive.bridge.${jobId}`;
