/**
 * Of rows that share an identity the newest is accepted, the first of equally new ones; the others are rejected as its duplicates, alongside
 * those that hold a reason instead of a value. Both in the file's order.
 */
export function newestOf<T>(
  rows: readonly { row: number; value: T | string }[],
  { identities, updatedAt }: { identities: (value: T) => string[]; updatedAt: (value: T) => Date | null },
): { accepted: { row: number; value: T }[]; rejected: Rejected[] } {
  const rejected: Rejected[] = [];
  const good: { row: number; value: T }[] = [];
  for (const { row, value } of rows) {
    if (typeof value === 'string') rejected.push({ row, reason: value });
    else good.push({ row, value });
  }
  const age = (value: T) => updatedAt(value)?.getTime() ?? 0;
  const winners = new Map<string, number>();
  const accepted: typeof good = [];
  for (const candidate of good.toSorted((a, b) => age(b.value) - age(a.value) || a.row - b.row)) {
    const named = identities(candidate.value);
    const winner = named.map((identity) => winners.get(identity)).find((row) => row !== undefined);
    if (winner !== undefined) rejected.push({ row: candidate.row, reason: `duplicate of row ${winner}` });
    else {
      for (const identity of named) winners.set(identity, candidate.row);
      accepted.push(candidate);
    }
  }
  return { accepted: accepted.toSorted(byRow), rejected: rejected.toSorted(byRow) };
}

const byRow = (a: { row: number }, b: { row: number }): number => a.row - b.row;

/** A row that was not taken, 1-based (a CSV's header is not counted), and why. */
export interface Rejected {
  row: number;
  reason: string;
}
