import { useMedia } from '#ui/useMedia.ts';

/** Whether there is room for a panel next to the talk. */
export const useWide = (): boolean => useMedia('(width >= 64rem)');
