/** Tells the other tabs of this browser that these reads are out of date; null: all of them. */
export const tellTabs = (paths: readonly string[] | null): void => channel?.postMessage(paths);

/** Calls back when another tab changed something; returns how to stop. */
export const onTabs = (listener: (paths: readonly string[] | null) => void): (() => void) => {
  const take = ({ data }: MessageEvent<unknown>) => {
    if (data === null || (Array.isArray(data) && data.every((path) => typeof path === 'string'))) listener(data);
  };
  channel?.addEventListener('message', take);
  return () => channel?.removeEventListener('message', take);
};

// One for both, because another one of the same page would be told as well.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('alive') : null;
