/**
 * Whether a title is that of a physician in training: "Internal Medicine Resident", "Resident Physician", "PGY-2". Residents of other
 * callings ("Nurse Resident", "Resident Advisor", "Artist in Residence") and who runs a residency are not.
 */
export function isResident(title: string, atHospital: boolean): boolean {
  const words = title.slice(0, 200);
  if (others.test(words)) return false;
  if (physician.test(words)) return true;
  return resident.test(words) && (medicine.test(words) || atHospital);
}

/** What physicians in training are called as a role of its own: they are no physicians yet. */
export const residentRole = 'Resident Physician';

const physician =
  /\bresident (?:physician|doctor|surgeon)|\b(?:physician|doctor|surgeon)[, -]+(?:in training|resident)|\bpgy[ -]?\d|\bhouse officer\b/iu;
/** As the title's noun: at its end or before what it is in. */
const resident = /\b(?:resident|residency)(?=\s*(?:$|[,;:(/–—-]|\b(?:in|at|of)\b))/iu;
const medicine =
  /\b(?:medicine|medical|surg\w+|pediatrics?|paediatrics?|psychiatry|radiology|anesthesiology|dermatology|neurology|oncology|cardiology|pathology|urology|obstetrics|gynecology|ob-?gyn|ophthalmology|orthop(?:a)?edics?|family practice|emergency)\b/iu;
const others =
  /\b(?:nurs\w*|pharm\w*|therap\w*|dent\w*|veterinary|vet|advis[eo]r|assistant|artist|writer|scholar|director|coordinator|manager|administrator)\b/iu;

/** Work of a few months while studying, by the title's own words: "Summer Analyst", "Engineering Co-op", "Nurse Extern". */
export function isInternship(title: string): boolean {
  return studying.test(title.slice(0, 200));
}

const studying =
  /\b(?:interns?|internship|externs?|externship|co-?op|working student|student (?:worker|assistant)|undergraduate (?:research(?:er)?|teaching)(?: (?:assistant|fellow))?|summer (?:\p{L}+ ){0,2}(?:analyst|associate|clerk|scholar|fellow|consultant|student|trainee|researcher))\b/iu;
