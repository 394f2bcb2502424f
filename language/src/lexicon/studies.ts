/**
 * What a stay of study is called as a step of a career: "Medical school" for "MD Candidate" and "Medical Student", "MBA", "Master’s degree".
 * Two degrees of one stay are one step, "Law school and MBA" for "JD/MBA Candidate". Where the title tells none, the school may: "Student
 * at Harvard Law School". What tells neither is "Further study".
 */
export function studyNamed(title: string, company: string): string {
  const words = title.slice(0, 200);
  const matched = graduate.filter(({ said }) => said.test(words)).map(({ name }) => name);
  // "Doctoral candidate" says the same as "PhD" next to it, "graduate student" less than any degree.
  const names = matched.length > 1 ? matched.filter((name) => name !== doctorate && name !== graduateSchool) : matched;
  const [first, second] = names;
  if (first !== undefined) return second === undefined ? first : `${first} and ${second}`;
  if (basic.test(words)) return bachelors;
  return schools.find(({ said }) => said.test(company))?.name ?? furtherStudy;
}

/** Whether a study of that name may be the one that the alumni record itself stands for: one's first degree, or one that is not named. */
export const isFirstStudy = (name: string): boolean => name === bachelors || name === furtherStudy;

/** Whether a step of a career is a study rather than a job, by its name. */
export const isStudyName = (name: string): boolean => name.split(' and ').every((one) => names.has(one));

const doctorate = 'Doctorate';
const graduateSchool = 'Graduate school';
const bachelors = 'Bachelor’s degree';
const furtherStudy = 'Further study';

/** Letters of a degree stand alone: "MS" is no part of "MSNBC". */
const letters = (some: string) => String.raw`(?<![\p{L}.])(?:${some})\.?(?![\p{L}])`;
const kind = (name: string, short: string, long: string, flags = 'iu') => ({
  name,
  said: new RegExp(short === '' ? long : `${letters(short)}|${long}`, flags),
});

const graduate = [
  kind(
    'Medical school',
    String.raw`m\.?d|m\.?b\.?b\.?s`,
    String.raw`\bmed(?:ical)? (?:student|school|candidate|degree)|\bdoctor of (?:osteopathic )?medicine`,
  ),
  kind(
    'Law school',
    String.raw`j\.?d|ll\.?[mb]|j\.?s\.?d`,
    String.raw`\blaw (?:student|school|candidate|degree)|\bjuris doctor|\bmaster of laws`,
  ),
  kind('Dental school', String.raw`d\.?d\.?s|d\.?m\.?d`, String.raw`\bdental (?:student|school)|\bdoctor of dental`),
  kind('Veterinary school', String.raw`d\.?v\.?m|v\.?m\.?d`, String.raw`\bvet(?:erinary)? (?:student|school)|\bdoctor of veterinary`),
  kind('Pharmacy school', String.raw`pharm\.?d`, String.raw`\bpharmacy (?:student|school)|\bdoctor of pharmacy`),
  kind('MBA', String.raw`e?m\.?b\.?a`, String.raw`\bbusiness school|\bmasters? (?:of|in) business administration`),
  kind('PhD', String.raw`ph\.?\s?d|d\.?phil|sc\.?d`, String.raw`\bdoctor(?:ate)? of philosophy`),
  kind(
    doctorate,
    String.raw`ed\.?d|psy\.?d|d\.?p\.?t|d\.?n\.?p|d\.?m\.?a|dr\.?p\.?h`,
    String.raw`\bdoctoral|\bdoctorate|\bdoctor of (?:education|physical|nursing|musical|public)`,
  ),
  kind(
    'Master’s degree',
    String.raw`m\.?s|m\.?a|m\.?sc|m\.?p\.?[ahp]|m\.?f\.?a|m\.?s\.?[wn]|m\.?arch|m\.?ed|m\.?eng|m\.?tech|m\.?phil|m\.?div|m\.?l\.?i\.?s`,
    String.raw`\bmaster['’]?s?\b(?! of (?:laws|business administration))(?! in business administration)`,
  ),
  kind(graduateSchool, '', String.raw`\b(?:post)?grad(?:uate)? (?:student|school|studies)|\bpost-?grad(?:uate)?\b`),
];

const basic = kind(
  bachelors,
  String.raw`b\.?s|b\.?a|a\.?b|b\.?sc|b\.?f\.?a|b\.?arch|b\.?eng|b\.?tech|b\.?s\.?n`,
  String.raw`\bbachelor|\bundergrad|\bfreshman|\bsophomore`,
).said;

const schools = [
  kind('Medical school', '', String.raw`\bmedical school|\b(?:school|college) of (?:osteopathic )?medicine`),
  kind('Law school', '', String.raw`\blaw school|\b(?:school|college) of law|\p{L} law$`),
  kind('Dental school', '', String.raw`\b(?:school|college) of dent`),
  kind('Veterinary school', '', String.raw`\b(?:school|college) of veterinary`),
];

const names: ReadonlySet<string> = new Set([...graduate.map(({ name }) => name), bachelors, furtherStudy]);
