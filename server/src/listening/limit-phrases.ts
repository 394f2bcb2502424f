import { capital, plain, series, wordCount } from './grammar.ts';
import { tagged } from './tagger.ts';

/**
 * Limits as clean phrases of one kind each: pay with its unit ("at least 45k a year"), places as one list, what an employer has to do as
 * "an employer willing to …"; reasons go, and what says nothing by itself.
 * @param places the names of places in the message
 */
export function cleanLimits(limits: readonly string[], places: readonly string[]): string[] {
  const found: string[] = [];
  let list: string[] = [];
  const close = () => {
    if (list.length > 0) found.push(series(list, 'or'));
    list = [];
  };
  for (const raw of limits) {
    const limit = phrased(raw);
    if (limit === null) continue;
    const named = placesOnly(limit, places) ?? (list.length > 0 && elsewhere.test(limit) ? [limit] : null);
    if (named) list.push(...named);
    else {
      close();
      found.push(limit);
    }
  }
  close();
  return found.filter((limit, at) => found.findIndex((other) => plain(other) === plain(limit)) === at).slice(0, 6);
}

function phrased(raw: string): string | null {
  const limit = willing(
    raw
      .replace(/^(?:or|and|but|also|plus)\s+/i, '')
      .replace(/\s+would be (?:\w+ )?\w+$/i, '')
      .replace(/\s*(?:,|\s(?:because|since|so that|due to|thanks to|as in|obviously|first of all|to be honest)\b).*$/i, '')
      .replace(/\b(?:ok|okay|alright|cool) with\b/gi, 'open to')
      .trim(),
  );
  const priced = pay(limit);
  if (priced) return priced;
  if (wordCount(limit) > 12 || limit === '' || loose.test(limit) || bare.test(limit)) return null;
  if (span.test(limit) || someone.test(limit)) return null;
  const words = tagged(limit);
  return words.some(({ tag }) => ['NOUN', 'PROPN', 'NUM', 'VERB', 'ADJ'].includes(tag)) && !words.some(({ tag }) => tag === 'INTJ')
    ? limit
    : null;
}

/** "90k or more", "not under 45k", "10k/mo min for the internship" → "at least …" with a unit; null where no pay is named. */
function pay(limit: string): string | null {
  const match =
    /^(?<low>(?:at least|minimum(?: of)?|min|no less than|not less than|not under|not below|nothing (?:under|below)|over|above|more than|pay of|like|about|around|starting at)\s+)*\$?(?<amount>\d[\d,.]*)\s?(?<thousand>k|thousand|grand)?\s*(?:dollars|bucks|usd)?\s*(?<unit>(?:\/|an?|per)\s?(?:hr|hour|h|yr|year|mo|month|wk|week)\b)?\s*(?:salary|pay|base)?(?<more>\+|\s*(?:or more|or so|or up|and up|plus|min(?:imum)?|at least))?(?<rest> (?:for|as|before|after) .+)?$/i.exec(
      limit,
    )?.groups;
  if (!match) return null;
  const amount = Number(match['amount']?.replace(/,/g, ''));
  const thousand = match['thousand'] !== undefined;
  const unit = /hr|hour|\bh\b|\/h/i.test(match['unit'] ?? '')
    ? 'an hour'
    : /mo/i.test(match['unit'] ?? '')
      ? 'a month'
      : /w(?:k|eek)/i.test(match['unit'] ?? '')
        ? 'a week'
        : thousand || amount >= 10_000 || /y/i.test(match['unit'] ?? '')
          ? 'a year'
          : '';
  if (unit === '' || Number.isNaN(amount)) return null;
  return `at least ${unit === 'an hour' || !thousand ? '$' : ''}${match['amount'] ?? ''}${thousand ? 'k' : ''} ${unit}${match['rest'] ?? ''}`;
}

/** "They have to hire people like me" → "an employer willing to hire people like you". */
function willing(limit: string): string {
  const match =
    /^(?:they|whoever (?:hires|takes) you|the (?:company|employer|place|job)|a (?:company|place)|an employer|someone) (?:just )?(?:(?:has|have|needs?|would have) to|must|should|would) (\w+) (.+)$/i.exec(
      limit,
    );
  if (!match) return limit;
  const [, verb = '', rest = ''] = match;
  return verb.toLowerCase() === 'be' ? `an employer ${rest}` : `an employer willing to ${verb} ${rest}`;
}

/** The names of a limit that holds nothing but places and "remote"; null for any other. */
function placesOnly(limit: string, places: readonly string[]): string[] | null {
  const items = limit.split(/\s*(?:,|\/|\bor\b|\band\b)\s*/i).filter(Boolean);
  const known = (item: string) => places.some((place) => plain(place) === plain(item));
  return items.some(known) && items.every((item) => known(item) || elsewhere.test(item))
    ? items.map((item) =>
        known(item) && /^\p{Ll}{4,}/u.test(item) ? capital(item) : known(item) && /^\p{Ll}{2,3}$/u.test(item) ? item.toUpperCase() : item,
      )
    : null;
}

const elsewhere = /^(?:remote|hybrid|abroad|nearby)$/i;

/** What hangs in the air: a reason, a pronoun, a word of order. */
const loose =
  /^(?:because|since|so|if|that|it|this|which|first of all|second|then|of course|ha[sv]e? to|you (?:know|said|mean|think|guess)|whoever)\b|\b(?:it|this|that|them|there)$|\b(?:and|or|of|to|with|for|the|an?)$/i;

/** A person is no condition. */
const someone =
  /^your (?:\w+ )?(?:partner|wife|husband|spouse|fianc\S+|girlfriend|boyfriend|kids?|sons?|daughters?|baby|mom|mum|dad|mother|father|parents|family|brother|sister|roommate)s?$/i;

/** A length of time without what it is the length of, and a noun that names no condition by itself. */
const span =
  /^(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|twenty) (?:days?|weeks?|months?|years?|yrs?|minutes?)$|^(?:county|state|city|town|work|life)$/i;

/** The name of what was asked about, which says no more than the question did. */
const bare =
  /^(?:the |your |good |some )?(?:salary|pay|money|comp|compensation|hours?|location|place|pace|travel|benefits|stuff|things?|everything|nothing|fine|ok|importance|important)$/i;
