import { openingMessage } from '@alive/contract/search.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { Reading } from '#language/types.ts';
import { conditionOfMention } from './conditions.ts';
import { asksForAny, asksToFind, continues, relaxedFields, startsOver } from './cues.ts';
import { merge } from './merge.ts';
import { aspectOf, referencesIn } from './refer.ts';
import type { Aspect } from './refer.ts';
import type { SearchState } from './state.ts';
import { agrees, asksHowMany, asksStatus, declines, talkOf, wantsGated, wantsMore } from './talk.ts';
import type { Talk } from './talk.ts';

/**
 * What to do about a message: pure, without the database. `reading` is the message as language/ read it;
 * `begun` tells whether anything was searched for before in this conversation.
 */
export function interpret(message: string, reading: Reading, state: SearchState): Move {
  const begun = state.total !== null;
  if (!begun && message === openingMessage) return { kind: 'open' };
  const offered = answerToOffer(message, state);
  if (offered !== null) return offered;
  if (begun && wantsMore(message)) return { kind: 'more' };
  if (begun && asksStatus(message)) return { kind: 'status' };
  const bare = reading.mentions.every((mention) => mention.kind === 'major') && relaxedFields(message).length === 0 && !startsOver(message);

  const about = begun ? aboutShown(message, reading, state) : null;
  if (about !== null) return about;
  if (begun && wantsGated(message)) return { kind: 'gated' };
  const talk = talkOf(message, bare);
  if (talk !== null) return { kind: 'talk', talk };
  if (begun && asksHowMany(message)) {
    const extra = reading.mentions.flatMap((mention) => conditionOfMention(mention) ?? []);
    return { kind: 'count', extra };
  }
  const texts = textsIn(message, reading);
  if (bare && texts.length === 0 && !asksForAny(message) && !asksToFind(message)) return { kind: 'talk', talk: begun ? 'unclear' : 'lost' };
  const before = startsOver(message) ? [] : state.conditions;
  return { kind: 'search', conditions: merge(before, message, reading.mentions, texts), startsOver: startsOver(message), texts, needsVisa: needsVisaSaid(message) };
}

function answerToOffer(message: string, state: SearchState): Move | null {
  if (state.offer === null) return null;
  if (declines(message)) return { kind: 'talk', talk: 'declined' };
  if (!agrees(message)) return null;
  const { offer } = state;
  if (offer.kind === 'gated') return { kind: 'gated' };
  if (offer.kind === 'more') return { kind: 'more' };
  const conditions = state.conditions.filter((one) => !offer.ids.includes(one.id));
  return { kind: 'search', conditions, startsOver: false, texts: [], needsVisa: null };
}

/** A question about jobs that were just shown. */
function aboutShown(message: string, reading: Reading, state: SearchState): Move | null {
  const { ids, beyond } = referencesIn(message, reading, state);
  const aspect = aspectOf(message);
  const [first, second] = ids;
  if (beyond !== null && ids.length === 0) return { kind: 'beyond', number: beyond };
  const compares = /\bcompare\b|\bvs\b|\bversus\b|\bdifferences?\b|\bwhich (?:one |of (?:the|these|those) two )?(?:is|would be|should i|do you)?.{0,12}better\b|\bbetter\b|\bthis or that\b/i.test(message);
  if (first !== undefined && second !== undefined && (compares || /\bor\b/i.test(message))) return { kind: 'compare', ids: [first, second] };
  if (compares && ids.length === 0 && state.last.length > 1 && (reading.mentions.length === 0 || /\b(?:them|these|those|the two|both)\b/i.test(message))) {
    return { kind: 'compare', ids: state.last.slice(0, 2).map((shown) => shown.id) };
  }
  if (/\bmore like\b|\bsimilar(?: to)?\b|\blike (?:the|this|that)\b/i.test(message) && first !== undefined) return { kind: 'similar', id: first };
  const request = /\b(?:show|find|list|search|other|others|more (?:jobs|from|at))\b/i.test(message) && !/\bshow me (?:the|number|no\.?|#)/i.test(message);
  if (first !== undefined && !request && (asksAbout(message) || aspect !== null || wordCount(message) <= 5) && !continuesSearch(message)) {
    return { kind: 'tell', id: first, aspect };
  }
  if (state.last.length > 0 && whichOfThem.test(message)) return { kind: 'which', aspect };
  const asksMore = /^\W*(?:can you |could you |please )?(?:tell me more|more (?:details?|info\w*)|details?|go deeper|elaborate|why(?: (?:these|those|them|this|that))?|how come)\b\W*/i;
  const shown = state.last[0];
  if (asksMore.test(message) && shown !== undefined && reading.mentions.length === 0) return aspect === 'why' ? { kind: 'which', aspect } : { kind: 'tell', id: state.focusId ?? shown.id, aspect };
  return null;
}

/** Words to search the postings for: content words nothing was made of, without those that only ask. */
function textsIn(message: string, reading: Reading): string[] {
  const texts = reading.unread.map((word) => word.toLowerCase()).filter((word) => word.length > 1 && word.length <= 40 && !asking.test(word) && !/^\d+$/.test(word));
  return [...new Set(texts)].slice(0, message.length > 400 ? 3 : 6);
}

/** What the student says about their own need of a visa; null when nothing. */
function needsVisaSaid(message: string): boolean | null {
  if (/\b(?:i|i'?ll) (?:don'?t|do not|won'?t|will not|no longer) (?:need|require)\b.{0,30}\b(?:visa|sponsor)|\bi(?:'?m| am) (?:a |an )?(?:us|u\.s\.|american) citizen\b|\b(?:have|got) (?:a )?green ?card\b|\bpermanent resident\b/i.test(message)) return false;
  if (/\b(?:i|i'?ll|i'?m going to|i will) (?:do )?(?:need|require|needs)\b.{0,30}\b(?:visa|sponsor|h-?1b)|\bi(?:'?m| am) (?:on |an? )?(?:(?:an? )?f-?1|international student|on opt|on cpt)\b/i.test(message)) return true;
  return null;
}

const asksAbout = (message: string) => /\?|^\W*(?:why|what|where|when|how|does|do|is|are|can|would|tell|explain|describe|details?|more|about)\b|\b(?:tell me|more about|about the|explain|describe|open|details)\b/i.test(message);
const continuesSearch = (message: string) => continues(message) && /\b(?:same|instead|but|without|except|drop|add|only)\b|^\W*(?:what about|how about|and|or|not|no)\b/i.test(message);
const wordCount = (message: string) => message.trim().split(/\s+/).length;
const whichOfThem =
  /\b(?:which|what)(?: one| ones| job| of (?:them|these|those))?\b.{0,20}\b(?:pays?|paid|sponsors?|remote|best|better|would you|should i|closest|favou?rite|easiest|newest|recommend|requires?|needs?|is in|are in|has|have)\b|\b(?:any|do any|are any|all|none|some) of (?:them|these|those)\b|\b(?:do|are|is|does) (?:any|they|these|those)\b|\bwhy (?:these|those|them)\b|\bhighest[- ]pa(?:y|id)|\bpays? (?:the )?(?:most|best)\b/i;
const asking =
  /^(?:jobs?|work(?:ing)?|roles?|positions?|openings?|opportunit(?:y|ies)|gigs?|careers?|postings?|listings?|find|show|search(?:ing)?|look(?:ing)?|want(?:ed)?|need(?:ed)?|give|get|please|pls|plz|thanks?|hi|hey|hello|something|anything|everything|stuff|things?|ones?|more|other|another|else|same|instead|also|too|only|just|really|maybe|actually|kind|sort|type|good|great|nice|best|cool|interesting|fun|love|like|enjoy|prefer|filters?|conditions?|new|recent|latest|available|open|drop|remove|forget|ignore|add|include|exclude|except|any(?:where|one)?|place|location|level|company|companies|industry|pay|paying|salary|visa|sponsor\w*|results?|matches|option|options|near|around|based|located|hiring|hire|student|graduate|graduating|year|years|currently|let|lets|tell|help|can|could|would|should|have|has|got|im|ive|id|about|with|some|that|this|these|those|me|my|am|are|is|do|does|dont|don't|not|no|yes|ok|okay|start|over|again|scratch|reset|clear|doesnt|doesn't|matter|care|wherever|whatever)$/i;

export type Move =
  | { kind: 'open' }
  | { kind: 'search'; conditions: Condition[]; startsOver: boolean; /** Words nothing was made of, now searched for. */ texts: string[]; needsVisa: boolean | null }
  | { kind: 'more' }
  | { kind: 'gated' }
  | { kind: 'status' }
  | { kind: 'count'; extra: Condition[] }
  | { kind: 'tell'; id: string; aspect: Aspect | null }
  | { kind: 'which'; aspect: Aspect | null }
  | { kind: 'similar'; id: string }
  | { kind: 'compare'; ids: string[] }
  | { kind: 'beyond'; number: number }
  | { kind: 'talk'; talk: Talk | 'declined' | 'unclear' };
