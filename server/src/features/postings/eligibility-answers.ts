import { count, has, shape } from './eligibility-classes.ts';
import type { SponsorshipVerdict, Told } from './eligibility-gift.ts';
import { isHedged } from './eligibility-hedges.ts';

/** After a question or a name alone: "yes", "not at this time", "we do". */
export function answerTo({ tags, text }: Told): SponsorshipVerdict | null {
  if (isHedged(text) || has(tags, 'need', 'ask')) return null;
  if (particle.test(text)) return 'refuses';
  if (startsDenying.test(tags)) return count(tags, 'not', 'no', 'unavailable', 'exclude') % 2 === 1 ? 'refuses' : 'offers';
  if (
    weGive.test(tags) &&
    /\b(?:it|that|this|them|everything|one|those)\b/.test(text) &&
    /\b(?:we|our|company|employer|college|university|hospital|firm|team)\b/.test(text)
  )
    return 'offers';
  return startsWithYes.test(tags) ||
    /^(?:both|all|they all)(?: of (?:them|these|those))?(?: (?:are|is|do)(?: (?:fine|ok|okay|possible|available|covered)\b.*)?)?$/.test(
      text,
    ) ||
    justAvailable.test(tags) ||
    /^(?:we|it|they|this|that) (?:\w+ly )?(?:do|does|can|will|is|are)\b(?: (?:so|indeed|now|available|offered|provided|sponsored|possible))*$/.test(
      text,
    )
    ? 'offers'
    : null;
}

/** "No, we do not", "unfortunately not, no": one negation said twice. */
const particle =
  /^(?:(?:unfortunately|sorry|sadly|regrettably),? )?(?:no|not|nope)(?:,? (?:unfortunately|sorry|sadly))?(?:, (?:no|not)\b|,.*\bnot\b|$)(?!.*\bproblem)/;

/** What follows a name and a colon: "no", "not available", "yes"; after a bare name whatever it says. */
export const isAnswer = ({ tags, end }: { tags: string; end: string }, next: string, text: string): boolean =>
  answerAtOnce.test(next) ||
  /^(?:no|n|none|nil|zero)(?:$|,| (?:not|unfortunately|sorry|available|offered|provided|at)\b)/.test(text) ||
  (end === ':' && tags.length <= 4 && !has(tags, 'employer'));

/** What goes on about what a clause before spoke of: "but not for this role", "we can not", "this one is". `said` is what that came to. */
export function echoIn({ tags, text }: Told, said: SponsorshipVerdict | null): SponsorshipVerdict | null {
  if (isUnavailable.test(tags)) return 'refuses';
  if (/\bthis (?:\w+ )?is (?:an|the|our) exception\b/.test(text)) return said === 'offers' ? 'refuses' : 'offers';
  if (/\bnot (?:let|allow|permit|enable)s? (?:us|it|this|that|for it)\b/.test(text)) return 'refuses';
  if (isHedged(text)) return null;
  if (echo.test(text)) return 'offers';
  return shortDenial.test(tags) && ellipsis.test(text) ? 'refuses' : null;
}

/** "this one is", "we do": what was denied of others. */
const echo =
  /^(?:and |but |yet )?(?:we|it is|this(?: [\w ]+)?|ours) (?:\w+ly |now |also )?(?:do|does|is|are|can|will)(?: (?:so|too|now|indeed|here|however|currently))*$/;
const ellipsis =
  /\bnot(?: (?:yet|now|currently|able|at this time|do|offer|happen|possible|apply|applies|extend|available|include|cover))*(?: (?:for|in|at|to|here|this|with)\b.*)?$/;

/** What an answer comes to where an obstacle was asked about. */
export const opposite = { offers: 'refuses', refuses: 'offers' } as const;

const answerAtOnce = shape('^[.<role>]?[<not><unavailable><yes>]|^[<give><available>]$');
const isUnavailable = shape('^[.<employer><others><able><role><give>]{0,4}[<exclude><unavailable>][.<give>]{0,3}$');
const shortDenial = shape(
  '^[.<employer><if><you><must><able><give><role>]{0,4}<not>[.<accept><able><available><role><employer><give><person><sponsorship>]{0,6}$',
);
const startsDenying = shape('^[.<employer><able><role><give>]{0,3}[<not><no><unavailable>]');
const weGive = shape('[<employer><give>].{0,4}<give>');
const startsWithYes = shape('^[.]?<yes>');
const justAvailable = shape('^[.]?<available>$');
