import { isActivity, series, wordCount } from '#listening/grammar.ts';
import { isQuotable } from '#listening/quotable.ts';
import type { Named } from '#listening/facts.ts';
import { roleLike } from '#listening/titles.ts';

/**
 * The work somebody has in mind, as a phrase: "work as a data analyst or an auditor", "work as a nurse or in public health",
 * "work in conservation"; '' for none.
 */
export function aims(roles: readonly Named[], fields: readonly Named[], most = 3): string {
  const said = [
    ...new Set(
      [...roles, ...fields].map((thing) =>
        thing.said.replace(/(?<![\p{L}&])[bcdfghjklmnpqrstvwxz]{2,4}(?![\p{L}&])/gu, (short) => short.toUpperCase()),
      ),
    ),
  ].filter((name) => wordCount(name) <= 6 && (roleLike.test(name) || isQuotable(name)));
  const isTitle = (name: string) =>
    roleLike.test(name) || roles.some((role) => role.said.toLowerCase() === name.toLowerCase() && !isActivity(name) && wordCount(name) > 1);
  const isKnown = (name: string) => fields.some((field) => field.said.toLowerCase() === name.toLowerCase() && field.name !== field.said);
  const titles = said.filter((name) => isTitle(name) && !degree.test(name)).slice(0, most);
  const doing = said.filter((name) => !isTitle(name) && isActivity(name) && wordCount(name) > 1).slice(0, 1);
  const plans = said.filter((name) => degree.test(name)).slice(0, 1);
  const areas = said
    .filter((name) => !isTitle(name) && !doing.includes(name) && !degree.test(name))
    // Beside a title or another such, only a field that the language knows is sure to be one.
    .filter((name) => isKnown(name) || (titles.length === 0 && !said.some(isKnown)))
    .slice(0, Math.max(1, most - titles.length));
  const ways = [
    titles.length > 0 ? `as ${series(titles.map(withArticle), 'or')}` : '',
    areas.some((area) => !area.startsWith('“'))
      ? `in ${series(
          areas.filter((area) => !area.startsWith('“')),
          'or',
        )}`
      : '',
    areas.some((area) => area.startsWith('“'))
      ? `on ${series(
          areas.filter((area) => area.startsWith('“')),
          'or',
        )}`
      : '',
    ...doing,
    ...plans.map((plan) => `toward ${/school/i.test(plan) ? plan : withArticle(plan)}`),
  ].filter(Boolean);
  return ways.length > 0 ? `work ${series(ways, 'or').replace(/(?<= or .+), (?=in )/, ', or ')}` : '';
}

/** Studies, which one works toward and not in. */
const degree =
  /\b(?:ph\.?d\.?|doctorate|master'?s|masters? (?:of|in|degree)|mba|jd|(?:law|grad|graduate|med|medical|vet|business|nursing|dental) school)\b/i;

/** Things turned down as they follow "no to": "pharma", "work as a therapist". */
export const outs = (refused: readonly Named[]): string[] =>
  refused.map(({ said }) => (roleLike.test(said) && /^\p{Ll}/u.test(said) ? `work as ${withArticle(said)}` : said));

/** A title with its article: "auditor" → "an auditor"; several of them need none. */
export const withArticle = (title: string): string =>
  /[^s]s$/.test(title) || /^(?:an?|the)\s/i.test(title)
    ? title
    : `${/^(?:[aeio]|u(?!x|n[io]|s(?!h)|t))/i.test(title) || /^[FHLMNRSX](?=[A-Z&])/.test(title) ? 'an' : 'a'} ${title}`;
