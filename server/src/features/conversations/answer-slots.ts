/**
 * The answer slots of students, two each. This process tracks its own here, so that a third answer is refused before a model is asked; the
 * database tracks those of all instances.
 */
export const openAnswerSlots = (): { take: (studentId: string | null) => AnswerSlot | null } => {
  const taken = new Map<string, Set<number>>();
  return {
    take: (studentId) => {
      if (studentId === null) return { number: null, change: () => false, release: () => undefined };
      const own = taken.get(studentId) ?? new Set();
      const free = (but?: number) => slots.find((number) => number !== but && !own.has(number));
      const first = free();
      if (first === undefined) return null;
      taken.set(studentId, own.add(first));
      const slot: AnswerSlot = {
        number: first,
        change: () => {
          const other = free(first);
          if (other === undefined) return false;
          own.delete(first);
          own.add((slot.number = other));
          return true;
        },
        release: () => {
          if (slot.number !== null) own.delete(slot.number);
          if (own.size === 0 && taken.get(studentId) === own) taken.delete(studentId);
        },
      };
      return slot;
    },
  };
};

const slots = [1, 2];

interface AnswerSlot {
  /** null without an account. */
  number: number | null;
  /** Takes the student's other slot, if another instance has this one; false if this process has it. */
  change: () => boolean;
  release: () => void;
}
