import { useMedia } from '#ui/useMedia.ts';

/** Whether there is room for a table next to the sidebar. */
export const useWide = (): boolean => useMedia('(width >= 64rem)');
