import type { Mention } from '#language/types.ts';
import { bareThings } from './bare.ts';
import { clauseEnd, conditional, others, refusedPart, sentenceBefore, wants } from './clauses.ts';
import { feelingAt, type Feelings } from './feelings.ts';
import { capital, gerund, wordCount } from './grammar.ts';
import { kindOf, kindsIn } from './kinds.ts';
import { withoutHedges } from './moves.ts';
import { nounPhrase, parts } from './phrases.ts';
import { roleLike } from './titles.ts';
import { add, addNamed, quote, says, type Understood } from './told.ts';
import { isHabit } from './verbs.ts';

/** Roles and fields named in an answer about them; unknown ones as the student put them. */
export function tellDirections(text: string, mentions: readonly Mention[], felt: Feelings, told: Understood): void {
  const { facts } = told;
  const known = mentions.filter(
    (mention) => mention.kind === 'role' || mention.kind === 'function' || mention.kind === 'industry' || mention.kind === 'company',
  );
  const said = text.split(clauseEnd).flatMap((clause) => (others.test(clause) ? [] : parts(withoutHedges(clause.trim()))));
  for (const whole of said) {
    // "Outreach for a food bank": the work, and where.
    const raw = whole.split(/\s(?:for|at|with|in)\s(?:an?|the)\s/i)[0] ?? whole;
    const at = text.indexOf(raw);
    // Beside a known employer a single capitalised word is another.
    if (/^\p{Lu}\p{Ll}+$/u.test(raw.trim()) && known.some(({ kind }) => kind === 'company') && at > 0) continue;
    if (at < 0 || known.some((mention) => mention.start < at + raw.length && mention.end > at)) continue;
    if (refusedPart.test(raw)) {
      const refused = nounPhrase(raw.replace(refusedPart, '').split(/\s+(?:either|too|again|ever|anymore)\b/i)[0] ?? '', 5);
      if (refused && !kindOf(raw)) addNamed(facts.refused, { name: refused, said: refused });
      continue;
    }
    const hated = feelingAt(felt, at + raw.length - 1) === 'hated';
    // "I love horses too" is no wish for work.
    const loved = felt.stretches.some(({ feeling, start, end }) => feeling === 'loved' && start < at + raw.length && end > at);
    if (hated || (loved && !wants.test(raw)) || kindOf(raw) || conditional.test(sentenceBefore(text, at) + raw)) continue;
    const part = raw
      .replace(wants, ' ')
      .replace(
        /^(?:\W|rather|do|doing|being|becoming|be|become|working|work|an?|as|in|at|to|the|some|i|i'd|i'm|am|could|would|might)+\s+/gi,
        '',
      )
      .trim();
    const phrase = activities.test(part) ? gerund(part) : (asDoing(part) ?? bareThings(part)[0]);
    if (!phrase || wordCount(phrase) > 6) continue;
    const name = phrase.replace(/^(?:an?|the|your|being an?|being|becoming an?|becoming|working as an?)\s+/i, '');
    // "Catholic Charities": a name of several words is an employer's.
    if (/^\p{Lu}\S*(?: (?:\p{Lu}\S*|of|and|the|&))* \p{Lu}\S*$/u.test(raw.trim()) && !roleLike.test(name)) add(facts.companies, raw.trim());
    else if (roleLike.test(name) && wordCount(name) <= 4) addNamed(facts.roles, { name: capital(name), said: name });
    else addNamed(facts.fields, { name, said: name });
  }
  const found = [facts.roles, facts.fields, facts.refused, facts.kinds, facts.companies, kindsIn(text)].some((things) => things.length > 0);
  if (found) return;
  for (const thing of felt.loved) add(facts.loved, thing);
  if (felt.loved.length === 0) quote(told, 'roles', text);
}

/** "Open my own place" → "opening your own place"; null when the words say nothing one does. */
function asDoing(part: string): string | null {
  const [, verb = '', rest = ''] = /^([a-z]+) ((?:my|an?|the|some|other|people|kids|things)\b.*)$/i.exec(part) ?? [];
  return isHabit(verb) ? nounPhrase(`${gerund(verb)} ${rest}`, 6) : null;
}

/** What is turned down in an answer about roles or employers and is none that the language knows. */
export function tellRefusals(hated: readonly string[], told: Understood): void {
  for (const raw of hated) {
    const thing = raw.replace(/^(?:leaving|doing|being in|going into|working in) /, '');
    const known = told.facts.refused.find(({ said }) => says([said], thing));
    if (known) known.said = known.said === known.name ? known.name : thing;
    else if (!kindOf(thing)) addNamed(told.facts.refused, { name: thing, said: thing });
  }
}

/** What one does for a living, said as a verb: "I'd rather teach". */
const activities =
  /^(?:teach|write|code|design|research|build|act|paint|farm|cook|sell|coach|counsel|consult|translate|organi[sz]e|edit|film|draw|sing|perform|program|invest|manage|nurse|garden|bake|weld|fly|travel|help people)$/i;
