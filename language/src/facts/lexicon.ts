/** A name that stands in a message. */
export interface Name {
  /** UTF-16 offsets in the message, end exclusive. */
  start: number;
  end: number;
  kind: 'work' | 'skill' | 'employer' | 'place';
  /** Its key: `occupation:19-2042.00`, `skill:Python`, a place's or an employer's own; null for work of several occupations. */
  value: string | null;
  /** The list's name for it. */
  label: string;
  /** `likely`: the words may mean something else, or only point to it ("biology" → Biologist): never more than an offer. */
  certainty: 'certain' | 'likely';
  /** A work title that says little alone, before which other words change the trade: manager, technician. */
  generic?: boolean;
}

/** What finds known names: the lists are data, and whoever reads a message brings them. */
export interface Lexicon {
  /** In order, without overlaps; in time linear in the text. */
  namesIn: (text: string) => readonly Name[];
}
