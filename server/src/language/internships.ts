/** Work of a few months while studying, by the title's own words: "Summer Analyst", "Engineering Co-op", "Nurse Extern". */
export function isInternship(title: string): boolean {
  return intern.test(title.slice(0, 200));
}

const intern =
  /\b(?:interns?|internship|externs?|externship|co-?op|working student|student (?:worker|assistant)|undergraduate (?:research(?:er)?|teaching)(?: (?:assistant|fellow))?|summer (?:\p{L}+ ){0,2}(?:analyst|associate|clerk|scholar|fellow|consultant|student|trainee|researcher))\b/iu;
