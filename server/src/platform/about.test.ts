import { describe, expect, it } from 'vitest';
import type { Student } from '#db/sessions.ts';
import { aboutOf } from './about.ts';

describe('what an assistant calls the student', () => {
  it('is the first name on record, whole', () => {
    expect(aboutOf({ name: 'Anh Tuấn Nguyễn' }, { firstName: 'Anh Tuấn' } as Student).firstName).toBe('Anh Tuấn');
  });

  it('is the first word of a name that comes without a record', () => {
    expect(aboutOf({ name: ' Maya Chen ' }, null).firstName).toBe('Maya');
    expect(aboutOf({ message: 'hello' }, null).firstName).toBe('there');
  });
});
