import type { MessageExtras, StoredPiece } from '#db/tables.ts';
import type { AnswerPart } from '#platform/chat.ts';

/** What is stored of a part of an answer: ids instead of what they show. null: nothing is. */
export const pieceOf = (part: AnswerPart): StoredPiece | null => {
  if ('completed' in part) return null;
  if ('results' in part) {
    const folded = part.results.flatMap(({ id, alike }) => (alike === undefined ? [] : [[id, alike.ids] as const]));
    return {
      jobIds: part.results.map(({ id }) => id),
      ...(folded.length > 0 && { alike: Object.fromEntries(folded) }),
      ...('nearest' in part && { nearest: part.nearest }),
    };
  }
  if ('people' in part) return { peopleIds: part.people.map(({ id }) => id) };
  return part;
};

/** An answer without any piece yet. */
export const nothing = (): Gathered => ({ text: '', extras: {}, state: undefined });

/** Adds a piece to what there is of an answer. */
export const gather = (all: Gathered, piece: StoredPiece): Gathered => {
  if ('token' in piece) all.text += piece.token;
  else if ('state' in piece) all.state = piece.state;
  else if (!('step' in piece) && !('heard' in piece)) Object.assign(all.extras, piece);
  return all;
};

/** The same pieces with neighbouring words as one. */
export const joined = (pieces: readonly StoredPiece[]): StoredPiece[] => {
  const all: StoredPiece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last && 'token' in last && 'token' in piece) last.token += piece.token;
    else all.push({ ...piece });
  }
  return all;
};

/** What there is of an answer. */
export interface Gathered {
  text: string;
  extras: MessageExtras;
  /** What the assistant keeps between turns, where it yielded that. */
  state: unknown;
}
