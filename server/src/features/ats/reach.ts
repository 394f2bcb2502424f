/**
 * Tells "there is no network" from "this host is not there", by what came of the boards' last tries: the network is gone when every board
 * that was tried lately, at least two where there are more, found no way. A board that finds none while others do is no news.
 */
export function openReach(): Reach {
  const silent = new Set<string>();
  const lost = new Set<string>();
  let gone = false;
  let met = false;
  return {
    isThere: () => met && !gone,
    tried: (board, reached, boards) => {
      met ||= reached;
      if (reached) {
        for (const other of silent) lost.add(other);
        lost.delete(board);
        silent.clear();
      } else if (!lost.has(board)) silent.add(board);
      const was = gone;
      gone = silent.size > 0 && (gone || silent.size >= Math.min(2, boards - lost.size));
      return was === gone ? null : gone ? 'lost' : 'back';
    },
  };
}

interface Reach {
  /** Whether a board was reached, and the network is not gone since. */
  isThere: () => boolean;
  /** What came of a try, and of how many boards there are; gives what it changes, once. */
  tried: (board: string, reached: boolean, boards: number) => 'lost' | 'back' | null;
}
