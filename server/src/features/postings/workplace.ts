import type { Workplace } from '@alive/contract/jobs.ts';

/**
 * Where the work is done, as far as a posting says so: its title and the labels of its places first, then its text; null when they are
 * silent or say different things. Only statements on the job itself count: not hybrid clouds, remote sensing, remote teams that one
 * works with, nor "not remote", which says on-site.
 */
export function workplaceIn({ title, locations, text }: { title: string; locations: readonly string[]; text: string }): Workplace | null {
  const labels = [title, ...locations].map((label) => label.toLowerCase().replaceAll('-', ' '));
  const stated = new Set(labels.flatMap((label) => readLabel(label) ?? []));
  const [only] = stated;
  if (stated.size === 1 && only !== undefined) return only;
  // Many places, or some remote and some not: the text may still settle it.
  return readText(text);
}

/** A label is short, so that the bare word is enough where it does not belong to a field of work. */
function readLabel(label: string): Workplace | null {
  if (/\bhybrid\b/.test(label) && !otherHybrids.test(label)) return 'hybrid';
  if (
    /\b(?:not|non|no) remote\b|\bon ?site\b|\bin (?:office|person)\b/.test(label) &&
    !/\bon ?site (?:service|technician|support|engineer|manager)\b/.test(label)
  )
    return 'onsite';
  return /\bremote(?:ly)?\b/.test(label) && !otherRemotes.test(label) ? 'remote' : null;
}

function readText(text: string): Workplace | null {
  const stated = new Set<Workplace>();
  let read = 0;
  let lines = 0;
  for (const { index } of text.matchAll(signs)) {
    if (index < read) continue;
    if ((lines += 1) > most) break;
    const before = text.slice(Math.max(0, index - around), index);
    const from = index - before.length + 1 + Math.max(...['\n', '.', '!', '?'].map((end) => before.lastIndexOf(end)));
    read = Math.min(index + (/[\n.!?]|$/.exec(text.slice(index, index + around))?.index ?? around), index + around);
    const line = text.slice(from, read).toLowerCase().replace(/[-‑]/g, ' ').replaceAll('’', "'");
    for (const workplace of readLine(line)) stated.add(workplace);
    if (stated.has('hybrid')) return 'hybrid';
  }
  const [only] = stated;
  return stated.size === 1 && only !== undefined ? only : null;
}

const signs = /\b(?:hybrid|remote|remotely|on-?site|office|in[- ]person|telework\w*|telecommut\w*|from home|anywhere|wfh)\b/gi;
/** Characters of a line that are read on either side of such a word. */
const around = 160;
/** No posting speaks of it more often. */
const most = 100;

function* readLine(line: string): Generator<Workplace> {
  if (hybrid.some((pattern) => pattern.test(line)) && !/\b(?:not|no|isn't|never) (?:\w+ ){0,3}hybrid\b/.test(line)) {
    yield 'hybrid';
    return;
  }
  const denied =
    /\b(?:not|no|isn't|never|cannot|can't|unable)\b (?:\w+ ){0,5}(?:remote|remotely|telework\w*|from home|wfh)\b|\bremote\b (?:\w+ ){0,3}(?:is|are) not\b|\bnon remote\b/.test(
      line,
    );
  if (
    !denied &&
    /\b(?:may|might|could|occasional\w*|sometimes|option to|eligible|possible|if|case by case|future|former|prefer\w*|candidates (?:in|who))\b/.test(
      line,
    )
  )
    return;
  if (denied || onsite.some((pattern) => pattern.test(line))) yield 'onsite';
  else if (remote.some((pattern) => pattern.test(line))) yield 'remote';
}

const otherHybrids =
  /\bhybrid (?:cloud|vehicles?|cars?|electric|powertrain|mobile|apps?|system|integration|infrastructure|it|mesh|seeds?|corn|search|model(?:l?ing)?s?\b(?! of work)|bond\w*|securities|threats?|event|rocket|mri|imaging|fund)/;
const otherRemotes =
  /\bremote (?:sensing|control\w*|monitoring|access|desktop|procedure|code|support|sens\w+|operat\w+|pilot\w*|patient|area|site|island|village|first customers|diagnos\w+|hands|asset)/;

const days = String.raw`(?:\d|one|two|three|four)(?: ?(?:to|or|–|\+|/)? ?(?:\d|two|three|four|five))?\+? days?`;
const hybrid = [
  /\bhybrid (?:work\w*|role|position|schedule|job|opportunity|arrangement|environment|setting|basis|format|policy|set ?up|team|office|workplace|internship|remote|model of work)\b/,
  /\b(?:is|as|are|be|work\w*|a|fully|location|type|workplace|arrangement|setup|schedule)\b:? ?(?:a )?hybrid(?= *(?:$|[,;)(:]|\(|role|position|and|with|in|at|from|based|-|–))/,
  /^\W*hybrid\W*(?:$|[,;:(-])/,
  new RegExp(String.raw`\b${days}\b (?:a|per|each|every)? ?(?:week|wk)? ?(?:in|at|from)(?: the| our| an?)? (?:\w+ ){0,2}office\b`),
  new RegExp(
    String.raw`\b(?:in|at|from|to)(?: the| our| an?)? (?:[\w,]+ ){0,4}office (?:at least |a minimum of |minimum |for |about |around )?${days}\b`,
  ),
  new RegExp(
    String.raw`\b${days} (?:in person|on ?site|in office|from home|remote|wfh)\b|\b(?:on ?site|in person|in office|work from home|remote|telework) (?:at least |up to |for )?${days}\b(?! (?:of|before))`,
  ),
];
const remote = [
  /\b(?:fully|100 ?%|entirely|completely|permanently|full time|all) remote\b/,
  /\b(?:this|the|it|our) (?:\w+ ){0,3}(?:is|will be) (?:a |an )?(?:\w+ )?remote\b(?! (?:sensing|first customers|site|access))/,
  /\bremote (?:role|position|job|internship|opportunity|work (?:is|arrangement))\b/,
  /\b(?:work|working) (?:fully |entirely |100% )?(?:remotely|from home|from anywhere)\b/,
  /\b(?:location|workplace|work type|type|arrangement|setup)s?\W{1,3}(?:fully )?remote\b/,
  /^\W*remote\W*(?:$|[,;:(-])/,
];
const onsite = [
  /\b(?:role|position|job|internship|work) (?:is|takes place|will be)\b[^;]{0,60}\bin person\b/,
  /\b(?:fully|100 ?%|entirely|completely|strictly|full time) (?:on ?site|in (?:the |our )?office|in person)\b/,
  /\b(?:this|it) (?:\w+ ){0,3}(?:is|will be) (?:an? )?(?:\w+ )?(?:on ?site|in person|in office)\b/,
  /\b(?:on ?site|in person|in office) (?:role|position|job|internship|opportunity|work (?:is )?required|presence|\w+ days)\b/,
  /\b(?:five|5) days (?:a|per) week (?:in|at) (?:the |our )?(?:\w+ )?office\b|\b(?:on ?site|in (?:the |our )?(?:\w+ )?office) (?:five|5) days\b/,
  /\b(?:location|workplace|work type|type|arrangement|setup)s?\W{1,3}(?:on ?site|in office|in person)\b/,
  /\b(?:must|required to|need to|expected to) (?:work|be) (?:\w+ )?(?:on ?site|in (?:the |our )?office|in person)\b/,
  /^\W*on ?site\W*(?:$|[,;:(-])/,
];
