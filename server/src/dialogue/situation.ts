/** What a message of a conversation can refer back to; jobs and people alike. */
export interface Situation {
  /** Something was searched for before. */
  begun: boolean;
  /** What the last answer with results showed, in its order: what "the second one" means. */
  shown: readonly Shown[];
  /** What was talked about last: what "it" means. */
  focusId: string | null;
  /** Something was offered that a yes would accept. */
  offered: boolean;
}

export interface Shown {
  id: string;
  title: string;
  company: string;
  location: string;
}
