/**
 * The places of students' answers that are written at once, at most two each. This process keeps its own here, so that a third is refused
 * before a model is asked; the database keeps those of all instances.
 */
export const openPlaces = (): { take: (studentId: string | null) => Place | null } => {
  const taken = new Map<string, Set<number>>();
  return {
    take: (studentId) => {
      if (studentId === null) return { number: null, change: () => false, release: () => undefined };
      const own = taken.get(studentId) ?? new Set();
      const free = (but?: number) => places.find((number) => number !== but && !own.has(number));
      const first = free();
      if (first === undefined) return null;
      taken.set(studentId, own.add(first));
      const place: Place = {
        number: first,
        change: () => {
          const other = free(first);
          if (other === undefined) return false;
          own.delete(first);
          own.add((place.number = other));
          return true;
        },
        release: () => {
          if (place.number !== null) own.delete(place.number);
          if (own.size === 0 && taken.get(studentId) === own) taken.delete(studentId);
        },
      };
      return place;
    },
  };
};

const places = [1, 2];

interface Place {
  /** null: whoever has no account has no places. */
  number: number | null;
  /** Takes the student's other place, where another instance has this one; false when that is taken here. */
  change: () => boolean;
  release: () => void;
}
