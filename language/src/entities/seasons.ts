import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { matchesIn } from '../text/text.ts';
import { tokensOf } from '../text/tokens.ts';

/** Seasons that say when work begins without a year ("spring co-ops", "for the fall", "only summer works"); one that a graduation stands in does not. */
export function seasonsIn(message: string): Named[] {
  return matchesIn(message, bare).flatMap((found) => {
    const { 0: text, index: start } = found;
    const name = text.toLowerCase();
    const season = seasons.find((one) => one === (name === 'autumn' ? 'fall' : name));
    const end = start + text.length;
    if (season === undefined || graduates(message, { start })) return [];
    return begins.test(message.slice(end)) || standsAlone(message, { start, end }) ? [{ season, start, end, text }] : [];
  });
}

/** "I can only do summer though": a noun before no other. */
function standsAlone(message: string, { start, end }: { start: number; end: number }): boolean {
  const next = /^ ([\p{L}'’]+)/u.exec(message.slice(end))?.[1];
  const isVerb = tokensOf(message).some((token) => token.start === start && token.pos === 'VERB' && !/^(?:summer|winter)/.test(token.norm));
  return (
    next !== undefined && isFunctionWord(next) && !isVerb && ledIn.test(message.slice(0, start)) && !/^ in love\b/i.test(message.slice(end))
  );
}

const ledIn =
  /(?:^|[,;:.!?(\n-]\s*|\b(?:in|for|during|over|by|from|this|next|the|a|only|just|all|also|do|does|doing|work|works|working|or|and|not|no|is|be|like|want|prefer|take|can|need|mean|meant|said|so|but|if|then|either|rather)\s)$/i;

/** "I can't move this summer" says what somebody does then; "I can't do fall" refuses it. */
export const cannotThen = (message: string, { start, end }: { start: number; end: number }): boolean =>
  /\b(?:can(?:['’]?t|not| not)(?! (?:seem|find|see|decide|tell|wait)\b)|won['’]?t(?! there\b)|will not)\b[^.;!?,]*$/i.test(
    message.slice(0, start),
  ) &&
  !/^ (?:\w+ )?(?:internships?|co-?ops?|jobs?|roles?|positions?)\b/i.test(message.slice(end)) &&
  !/\b(?:do|work|start|begin|intern|take)(?: (?:in|for|during|over|on|an?|the|any|jobs?|internships?))* $/i.test(message.slice(0, start));

/** Whether the words before a season speak of leaving school. */
export const graduates = (message: string, { start }: { start: number }) =>
  /\b(?:graduat\w*|grads?|finish\w*|done with school|degree|diploma|class of|until|till|ends?)\b(?:(?!\b(?:and|but|so)\b)[^.;,!?]){0,24}$/i.test(
    message.slice(0, start),
  );

const seasons = ['spring', 'summer', 'fall', 'winter'] as const;
const bare = /\b(?:spring|summer|fall|autumn|winter)\b/gi;
const begins =
  /^(?: (?:and|or|\/|co-?ops?\b|intern|(?:\w+ ){1,2}(?:intern|co-?op|job|position|role)s?|term\b|semester|analyst|associate|placements?\b|programs?\b|jobs?\b|roles?\b|positions?\b|work\b|gigs?\b|openings?\b|ones?\b|research\b|too\b|also\b|as well\b|is\b|works?\b)|\s*$|[?.!,;])/i;

interface Named {
  season: (typeof seasons)[number];
  start: number;
  end: number;
  text: string;
}
