import type { Student } from '#db/sessions.ts';
import type { visiblePositions } from '#db/tables.ts';

/** What is read of a position. */
export type Step = Pick<
  typeof visiblePositions.$inferSelect,
  'title' | 'role' | 'function' | 'company' | 'startMonth' | 'endMonth' | 'isCurrent' | 'isFirst' | 'isStudy' | 'note'
>;

/** What is read of the student. */
export type Introduced = Pick<Student, 'firstName' | 'lastName' | 'school' | 'major' | 'graduationYear' | 'lookingFor' | 'profile'>;
