/**
 * The height in pixels that the bridge of a job took when it was last drawn in this tab, 0 where there was nothing to draw; undefined where
 * that is not known. With it a list that is loaded again is as tall as it was, and keeps its place.
 */
export const roomOf = (jobId: string): number | undefined => {
  try {
    const kept = sessionStorage.getItem(keyOf(jobId));
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
};

/** Keeps it for as long as the tab is open. */
export const keepRoom = (jobId: string, height: number): void => {
  try {
    sessionStorage.setItem(keyOf(jobId), String(height));
  } catch {
    // Where storage is closed or full the usual room is left.
  }
};

const keyOf = (jobId: string): string => `alive.bridge.${jobId}`;
