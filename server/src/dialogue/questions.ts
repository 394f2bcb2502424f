import type { Mention, Reading } from '#language/types.ts';
import { asksAbout, asksForAny, isQuestion, wordCount } from './asks.ts';
import { type Aspect, aspectOf } from './aspects.ts';
import { referencesIn } from './refer.ts';
import type { Situation } from './situation.ts';

/** A question about what was just shown; null when the message asks for something else. */
export function questionIn(message: string, reading: Reading, situation: Situation): Question | null {
  const { shown, focusId } = situation;
  const { ids, beyond, explicit } = referencesIn(message, reading, situation);
  const aspect = aspectOf(message);
  const [first, second] = ids;
  const mentions = reading.mentions.filter((mention) => !counting.includes(mention.kind));
  if (beyond !== null) return { does: 'beyond', number: beyond };
  const compares = comparing.test(message);
  if (first !== undefined && second !== undefined && (compares || /\bor\b/i.test(message)) && !mentions.some(({ negated }) => negated))
    return { does: 'compare', ids: [first, second] };
  const alone = focusId ?? (shown.length === 1 ? shown[0]?.id : undefined);
  if (compares && shown.length > 1 && (mentions.length === 0 || /\b(?:them|these|those|the two|both)\b/i.test(message))) {
    const [one, two] = /\blast (?:two|2)\b/i.test(message) ? shown.slice(-2) : shown;
    const other = first === undefined ? two?.id : [alone, one?.id, two?.id].find((id) => id !== undefined && id !== first);
    if (one !== undefined && other !== undefined) return { does: 'compare', ids: [first ?? one.id, other] };
  }
  // "Like the second but in Austin" names where, not what.
  const model = first ?? alone;
  if (
    alike.test(message) &&
    (mentions.length === 0 || (first !== undefined && !mentions.some((mention) => isWork(mention) && !mention.negated)))
  ) {
    return model === undefined ? { does: 'more', count: null } : { does: 'similar', id: model };
  }
  const request =
    (searching.test(message) && !/\bshow me (?:the|number|no\.?|#)/i.test(message)) ||
    (!explicit && asksForAny(message) && !isQuestion(message));
  const wishes = mentions.some((mention) => mention.kind !== 'company' && mention.kind !== 'major') && !isQuestion(message);
  if (
    first !== undefined &&
    !request &&
    !wishes &&
    (asksAbout(message) || aspect !== null || wordCount(message) <= 5) &&
    !continuesSearch(message, explicit)
  )
    return { does: 'tell', id: first, aspect, explicit };
  if (explicit && first !== undefined && aspect === 'gate') return { does: 'tell', id: first, aspect, explicit };
  const which =
    whichOfThem.test(message) ||
    (aspect === 'gate' && /\b(?:which|what|do|does|are|is) .*\b(?:of|any|these|those|them|ones?)\b/i.test(message));
  if (shown.length > 0 && which && !/\b(?:what|how) about\b/i.test(message))
    return { does: 'which', aspect: aspect ?? (mentions.some((mention) => mention.kind === 'place') ? 'place' : null) };
  const onlyPapers =
    mentions.every(({ kind }) => kind === 'sponsorship' || kind === 'clearance') &&
    /\b(?:is|does|do|are|would|will|can) (?:it|they|this|that|i)\b/i.test(message);
  const plain = mentions.length === 0 || (onlyPapers && (aspect === 'gate' || aspect === 'visa' || aspect === 'clearance'));
  if (aspect !== null && aspect !== 'like' && isQuestion(message) && plain && !asksForAny(message)) {
    if (alone !== undefined) return { does: 'tell', id: alone, aspect, explicit: false };
    if (shown.length > 0 && aspect !== 'apply') return { does: 'which', aspect };
  }
  const top = shown[0];
  if (tellMore.test(message) && top !== undefined && mentions.length === 0)
    return aspect === 'why' ? { does: 'which', aspect } : { does: 'tell', id: focusId ?? top.id, aspect, explicit: false };
  return null;
}

/**
 * A question why something is not among what was shown ("why isn't Google there?", "where are the Boston ones?", "no Google?"): what it
 * asks for, as if it had been wanted; an empty list asks why there are so few. null when nothing of that is asked.
 */
export function missedIn(message: string, reading: Reading, { begun }: Situation): { missed: Mention[] } | null {
  if (!begun) return null;
  const missed = reading.mentions.flatMap((mention): Mention[] =>
    counting.includes(mention.kind) ? [] : [{ ...mention, negated: false }],
  );
  const topics = [...reading.unread, ...reading.unwanted].length;
  if (fewness.test(message)) return { missed: [] };
  if (missed.length + topics === 0) return null;
  const asks =
    whyMissing.test(message) || (whereAre.test(message) && missed.length > 0) || (shortNo.test(message) && wordCount(message) <= 5);
  return asks && (missed.length > 0 || whyMissing.test(message)) ? { missed } : null;
}

/** Whether a message asks something of jobs that were shown, whatever there is. */
export const asksOfShown = (message: string) => comparing.test(message) || whichOfThem.test(message);

const isWork = ({ kind }: Mention) => ['role', 'function', 'skill', 'industry'].includes(kind);

/** Kinds of mentions that are about the answer, not about what is looked for. */
const counting: readonly string[] = ['limit'];

const comparing =
  /\bcompar(?:e|ing|ison)\b|\bvs\b|\bversus\b|\bdifferences?\b|\bdiffer\b|\bwhich (?:one |of (?:the|these|those) two )?(?:is|would be|should i|do you)?.{0,12}better\b|\bbetter\b|\bthis or that\b|\bside by side\b/i;
const alike =
  /\b(?:more|others?|something|anything|jobs?|ones?|another|roles?|stuff|things?) (?:just |a lot |kind of )?like\b|\bsimilar\b|\bof that (?:kind|sort|type)\b|\balike\b/i;
const searching =
  /\b(?:show|find|list|search|other|others|more (?:jobs|from|at)|hiring|any (?:\w+ ){0,3}(?:jobs|roles|openings|internships))\b/i;
const whichOfThem =
  /\b(?:which|what)(?: one| ones| job| of (?:them|these|those))?\b.{0,20}\b(?:pays?|paid|sponsors?|remote|best|better|would you|should i|closest|favou?rite|easiest|newest|recommend|requires?|needs?|is in|are in|has|have)\b|\b(?:any|do any|are any) of (?:them|these|those)\b|\b(?:do|are|is|does) (?:any|they|these|those)\b|\bwhy (?:these|those|them)\b|\bhighest[- ]pa(?:y|id)|\bpays? (?:the )?(?:most|best)\b|\bbest[- ]paid\b/i;
const tellMore =
  /^\W*(?:can you |could you |please )?(?:tell me more|more (?:details?|info\w*)|details?|go deeper|elaborate|why(?: (?:these|those|them|this|that))?|how come)\b\W*/i;
/** "the second one but in Boston", and "what about Stripe?" where no job was pointed at by number or as "the … one". */
const continuesSearch = (message: string, explicit: boolean) =>
  /\b(?:same|instead|but|without|except|drop|add|only)\b/i.test(message) ||
  (!explicit && /^\W*(?:what about|how about|and(?! (?:how|what|why|where|when|is|does|do|can|who|are|will))|or|not|no)\b/i.test(message));

const whyMissing =
  /\bwhy (?:not\b(?! (?:try|go|look|add|include|do|have|search|consider|use|switch|start|both|also|see|show|check)\b)|no\b|nothing\b|none\b|(?:is|are|was|were|do|does|did|have|has|am)(?:n'?t| .{0,40}\bnot\b| there (?:no|nothing|none)\b| i not\b))|\bhow come (?:.{0,30}\b(?:no|not|none|nothing)\b|.{0,40}n'?t\b)|\b(?:you )?did(?:n'?t| not) (?:show|list|include|find|give) (?:me )?|\bwhat happened to\b|\bwhy (?:is|was|are|were) .{1,40}\b(?:left out|missing|hidden|gone|excluded|skipped|filtered)\b|\bwhy (?:did you |have you )?(?:leave out|left out|skip(?:ped)?|exclud(?:ed?)|hid(?:e|den)?)\b/i;
const whereAre =
  /^\W*(?:so |and |but |ok |hey )*where(?:'s|'re| is| are| did) (?:all )?(?:the )?.{2,40}\b(?:jobs?|ones?|roles?|internships?|openings?|go|stuff)\b/i;
const shortNo = /^\W*(?:so |really,? |what,? )?(?:no|nothing|none) (?:(?:at|in|from|for|with|on|by) )?.+\?\s*$/i;
const fewness =
  /\bwhy only (?:this|that|these|those)\b|\b(?:no|zero|0) (?:results?|jobs?|matches)\b\W*\b(?:why|how come)\b|\bwhy (?:so|only|just|are there (?:so|only)|is there (?:so|only)) (?:few|little|one|two|three|four|five|\d+)\b|\bwhy (?:is there |are there )?(?:nothing|none|no (?:results?|jobs?|matches))\W*$|\bthat(?:'s| is) (?:all|it)\?\s*$|\bonly (?:\d+|one|two|three|four|five)\?\s*$/i;

export type Question =
  | { does: 'tell'; id: string; aspect: Aspect | null; /** Pointed at by number or as "the … one". */ explicit: boolean }
  | { does: 'which'; aspect: Aspect | null }
  | { does: 'compare'; ids: string[] }
  | { does: 'similar'; id: string }
  | { does: 'beyond'; number: number }
  | { does: 'more'; count: null };
