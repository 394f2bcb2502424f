import { oneOf, readTable, string } from '../tables/tables.ts';

/** What becomes of a name: refused, left out by a verb, preferred, required, added, put in place of what was there, let go, let in, its limit lifted. */
const cues = ['not', 'out', 'than', 'less', 'lacks', 'soft', 'must', 'add', 'replace', 'drop', 'accept', 'lift', 'none'] as const;
/** Patterns over the words of a message by their plain forms ("don't wants" is "do not want"): ‹…› is a name, `~` any run of words that only stress. */
const rows = readTable('cues', { place: oneOf(['before', 'after']), cue: oneOf(cues), pattern: string });
const cuesOf = (place: 'before' | 'after') => rows.flatMap((row): [Cue, string][] => (row.place === place ? [[row.cue, row.pattern]] : []));

/** What stands before a name, in the order in which they are tried: what only looks like a refusal first. */
export const before = cuesOf('before');
/** What stands after a name, or after several that are listed. */
export const after = cuesOf('after');

/** A verb before a name that what stands after it completes: "keep banks out of it", "take California off the list". */
export const around = {
  before:
    /(?:^| )(?:keep|leave|take|get|cut|count|rule|filter|throw|cross|strike|kick|screen|weed|knock)(?: (?:the|all|any|those|these|a|an|my))* $/,
  after:
    /^(?:(?:job|role|company|firm|work) )?(?:out|off|away|aside)(?: of (?:it|this|that|they|them|the result|my (?:result|search|list)|the (?:list|search|picture|mix))| (?:the|my) (?:list|table|result))?(?= |$)/,
};

/** Adverbs and hedges between the words of a cue. */
export const stress = `(?: (?:really|just|also|even|ever|so|very|too|that|much|particularly|actually|honestly|currently|personally|absolutely|exactly|especially|super|all|still|quite|totally|definitely|simply|kind of|pretty much|necessarily|like))*`;

/** Verbs with which a wish begins anew: what was refused or preferred before them ends. */
export const asks =
  /^(?:(?:i|we)(?: (?:be|am|would|do|will|can))*~ (?:want|wanna|need|look|prefer|love|like|enjoy|search|hope|try)|(?:look|looking|search|searching) for|(?:show|give|get|find|list|recommend|suggest|send) (?:i|me|us)|find|show|want|please|(?:keep|stick (?:to|with)|stay with)(?! [^.;!?]{1,40} (?:out|off|away|aside)(?= |$))|interested in|rather(?! (?:not|than))|just(?= (?:‹|a |an |the |in |at |something))|maybe|perhaps|yes|give)(?= |$)/;

/** What ends a refusal even before it has named anything. */
export const turns = /^(?:because|since|so|though|although|however|but)(?= |$)/;

/** Names are listed, or lead on to one another, where only these stand between them. */
const lead =
  '(?: (?:maybe|even|perhaps|other|another|else|in|at|with|for|from|near|around|a|an|the|some|any|something|anything|work|job|role|position|internship|do|to|go|into|inside|within|based|somewhere|of))*';
const head =
  '(?: (?:job|ones?|role|position|internship|work|company|firm|organization|organisation|employer|setting|industry|sector|stuff|area|people|person|folk|alumnus|alumni|grad|place|city|state|field|opening))?';
/** What a list of kinds of work leads on to, or follows: "welding and plumbing jobs", "jobs in finance and farming". */
export const listed = {
  after: / ?(?:‹level›|job|ones?|role|position|internship|work|opening|posting|gig|stuff)(?= |$)/y,
  before:
    /(?:^| )(?:‹level›|job|role|position|internship|work|opening|posting|gig|career|something|anything) (?:in|with|about) (?:the |an? )?$/,
};
export const joints = {
  or: new RegExp(`^${head}(?: [,(–—.;!?-]){0,2}(?: (?:or|/|nor|and / or|either))+${lead} $`),
  and: new RegExp(`^${head}(?: ,)?(?: (?:and|&|plus))+${lead} $`),
  comma: new RegExp(`^${head} ,${lead} $`),
  none: new RegExp(`^${head}${lead} $`),
  /** What leads from work to where it is done. */
  inside: / (?:in|at|inside|within|for) (?:(?:a|an|the|any|some) )*$/,
};

export type Cue = (typeof cues)[number];
