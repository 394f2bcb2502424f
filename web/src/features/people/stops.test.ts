import { describe, expect, it } from 'vitest';
import { stopsOf } from './stops.ts';

describe('the stops of a career path', () => {
  it('stand from the oldest to the newest, with short years', () => {
    const path =
      'Field lead at Tidewater [Mar 2023 - Present] Boston: sensors | Engineer at Acme [2020 - 2023] | Lab technician at MIT [Jun 2019 - Aug 2019]';
    expect(stopsOf({ career_path: path, match_stops: [1] })).toEqual([
      { title: 'Lab technician', at: 'MIT', when: '2019', note: '', now: false, asked: false },
      { title: 'Engineer', at: 'Acme', when: '2020–23', note: '', now: false, asked: true },
      { title: 'Field lead', at: 'Tidewater', when: 'since 2023', note: 'Boston · sensors', now: true, asked: false },
    ]);
  });
  it('say only what is stated', () => {
    expect(
      stopsOf({ career_path: 'Clerk [1998 - 2003] | Teacher at X [- 1997] | Cook' }).map(({ title, at, when }) => [title, at, when]),
    ).toEqual([
      ['Cook', '', ''],
      ['Teacher', 'X', 'until 1997'],
      ['Clerk', '', '1998–2003'],
    ]);
    expect(stopsOf({ career_path: '' })).toEqual([]);
  });
});
