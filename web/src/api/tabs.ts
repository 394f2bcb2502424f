/** Notifies the other tabs of this browser that these reads are out of date, and with `all` that every other is, too. */
export const notifyTabs = (paths: readonly string[], { all = false }: { all?: boolean } = {}): void => channel?.postMessage({ paths, all });

/** Calls back when another tab changed something; returns how to stop. */
export const onTabs = (listener: (paths: readonly string[], all: boolean) => void): (() => void) => {
  const take = ({ data }: MessageEvent<unknown>) => {
    // Another tab may be of another version.
    const { paths, all } = Object(data) as { paths?: unknown; all?: unknown };
    if (Array.isArray(paths) && paths.every((path) => typeof path === 'string')) listener(paths, all === true);
  };
  channel?.addEventListener('message', take);
  return () => channel?.removeEventListener('message', take);
};

// One channel for both: a second one in this page would get its own messages.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('alive') : null;
