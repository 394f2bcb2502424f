/** What likeness to a person is judged by; of the record that students may see. */
export interface PersonFacts {
  id: string;
  name: string;
  /** The current position; null where the record tells none. */
  role: string | null;
  /** The normalised role; null where the title is on no list. */
  roleNormal: string | null;
  function: string | null;
  company: string | null;
  industry: string | null;
  major: string | null;
  school: string | null;
  /** Calendar year of graduation. */
  year: number | null;
}
