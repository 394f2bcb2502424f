/**
 * What a person has in common with a student, in sentences, what counts most first; the four that db/people-score.ts gives points for.
 * `workplace` is the label of a place where they work now and the student would like to; null where there is none.
 */
export const commonGround = ({ school, major, year, workplace }: SharingPerson, own: Sharing): Ground[] => {
  const near = year !== null && own.graduationYear !== null ? Math.abs(year - own.graduationYear) : null;
  return [
    ...(isSame(school, own.school) ? [{ on: 'school' as const, text: `Went to ${school}, your school` }] : []),
    ...(isSame(major, own.major) ? [{ on: 'major' as const, text: `Studied ${major}, like you` }] : []),
    ...(near !== null && near <= 3
      ? [{ on: 'year' as const, text: near === 0 ? `Class of ${year ?? ''}, like you` : `Class of ${year ?? ''}, close to yours` }]
      : []),
    ...(workplace === null ? [] : [{ on: 'place' as const, text: `Works in ${workplace}, ${wishedFor}` }]),
  ];
};

const wishedFor = 'where you’d like to be';

const isSame = (one: string | null, other: string | null): one is string =>
  one !== null && other !== null && one.toLowerCase() === other.toLowerCase();

export interface Ground {
  on: 'school' | 'major' | 'year' | 'place';
  text: string;
}

interface SharingPerson {
  school: string | null;
  major: string | null;
  year: number | null;
  workplace: string | null;
}

interface Sharing {
  school: string | null;
  major: string | null;
  graduationYear: number | null;
}
