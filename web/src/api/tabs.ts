/** Notifies the other tabs of this browser that these reads are out of date; null: all of them. */
export const notifyTabs = (paths: readonly string[] | null): void => channel?.postMessage(paths);

/** Calls back when another tab changed something; returns how to stop. */
export const onTabs = (listener: (paths: readonly string[] | null) => void): (() => void) => {
  const take = ({ data }: MessageEvent<unknown>) => {
    if (data === null || (Array.isArray(data) && data.every((path) => typeof path === 'string'))) listener(data);
  };
  channel?.addEventListener('message', take);
  return () => channel?.removeEventListener('message', take);
};

// One channel for both: a second one in this page would get its own messages.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('alive') : null;
