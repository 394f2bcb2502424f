import type { Item } from './item.ts';

/**
 * Whether a place is where people come from: "from Texas", "grew up in Ohio", "Texas natives"; not "moved from Texas". `before`, and
 * the `gap` after the last item, in lower case.
 */
export function isHometown(before: string, after: string, last: Item | undefined, gap: string): boolean {
  if (away.test(before) || /\b(?:moved|relocated|transferred)\b[^.,;]{0,40} from(?: the)? ?$/.test(before)) return false;
  if (lead.test(before) || tail.test(after)) return true;
  return last?.field === 'hometown' && listed.test(gap);
}

/** Whether a school is where people studied rather than where they work: "professors at Yale" work there. */
export function isAlmaMater(before: string, after: string): boolean {
  return !working.test(before) || studying.test(before) || /^\s*(?:grads?|graduates?|alum|students?|class)\b/i.test(after);
}

const lead =
  /\b(?:from|grew up (?:in|near|around|outside)|grown up in|growing up in|raised (?:in|near)|born (?:and raised |and bred )?(?:in|near)|natives? (?:of|to)|home ?towns? (?:is |was |are )?(?:in |of )?|home (?:state|country|city) (?:is |of )?|roots in|childhood in|high school in|from (?:an? )?(?:\w+ ){0,3}(?:town|city|place|village|farm|area|part) (?:in|of|near))(?: the)? ?$/;
/** "From Texas or Oklahoma"; "grew up in California and works in Massachusetts" is about two things. */
const listed = /^(?:,|,? (?:or|and|nor|and\/or))(?: (?:in|from|the|maybe|possibly|even|also|not))* $/;
const away = /\b(?:mov\w+|relocat\w+|transferr?\w*|away|remote(?:ly)?|work(?:s|ing|ed)?|far|commut\w+|left) from(?: the)? ?$/;
const tail = /^ (?:natives?|born|hometowns?|raised|kids)\b/i;
const working = /\b(?:works?|working|worked|employed|professors?|teach(?:es|ing)?|job|jobs|at)(?: (?:at|for|in|with))?(?: the)? ?$/;
const studying =
  /\b(?:stud(?:y|ied|ies|ying)|went|go|degree|graduat\w+|grads?|alum\w*|majored|attended|school|college|undergrad|class|students?|juniors?|seniors?|sophomores?|freshm[ae]n)(?: \p{L}+){0,3} (?:at|to|from|of)(?: the)? ?$/u;
