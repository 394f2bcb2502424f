import type { Profile } from '@alive/contract/profile.ts';
import { capital, distinct, plain, series, wordCount } from '#listening/grammar.ts';
import { isQuotable } from '#listening/quotable.ts';
import type { Facts } from '#listening/facts.ts';
import { asTerm, isCondition } from '#speaking/conditions.ts';
import type { InterviewState } from './state.ts';
import type { Student } from './student.ts';
import { summaryOf, targets } from './summary.ts';
import { surroundings } from '#speaking/surroundings.ts';

/**
 * The profile of one student, made only of what they said: each sentence of the summary, each list and the environment can be
 * traced to a message. Nothing said leaves empty lists and a summary that says so.
 */
export function profileOf(state: InterviewState, student: Student): Profile {
  const { facts } = state;
  return {
    summary: summaryOf(state, student)
      .map(({ text }) => text)
      .join(' '),
    interests: interests(facts),
    target_companies: facts.companies.slice(0, 12),
    target_roles: targets(facts),
    ideal_environment: environment(facts),
  };
}

function environment(facts: Facts): string {
  const wanted = facts.people.filter((phrase) => isQuotable(phrase) || phrase.startsWith('where ') || wordCount(phrase) <= 16).slice(0, 4);
  const around = surroundings(wanted, facts.shun.filter(isQuotable).slice(0, 3));
  const kinds = pick(facts.kinds, 3);
  const things = series(
    facts.limits
      .filter((limit) => isCondition(limit) && wordCount(limit) <= 8)
      .slice(0, 3)
      .map(asTerm),
  );
  const place = around && kinds ? `${around}, perhaps at ${kinds}` : around || kinds;
  if (!place) return things ? `One that comes with ${things}.` : '';
  return `${capital(
    place
      .replace(/^at (?=an? )/, '')
      .replace(/^(?=with |where |away from )/, 'a place ')
      .replace(/^nowhere/, 'a place that is not')
      .replace(/^(?=\w+ing\b)(?!something)/, 'days spent '),
  )}.${things ? ` It has to come with ${things}.` : ''}`;
}

/** Up to six phrases of what they like; employers, roles and places have their own lists. */
function interests(facts: Facts): string[] {
  const taken = [...facts.companies, ...facts.roles.flatMap(({ name, said }) => [name, said])].map(plain);
  const names = [
    ...facts.loved,
    ...facts.did.slice(0, 2),
    ...facts.fields.filter(({ name, said }) => name !== said).map(({ said }) => said),
  ]
    .filter((thing) => !facts.hated.some((other) => plain(other) === plain(thing)))
    .filter((thing) => (thing.startsWith('moments when ') || isQuotable(thing)) && !taken.includes(plain(thing)))
    .map((thing) =>
      capital(
        /^(?:moments|the (?:moment|time|day|part|feeling)) when /.test(thing)
          ? thing.slice(thing.indexOf('when '))
          : shortened(
              thing
                .replace(/^“(.*)”$/, '$1')
                .replace(/^(?:an?|the|your|that|those|some|another)\s+/i, '')
                .replace(/\byour (?=\p{L})/gu, 'the '),
            ),
      ),
    );
  return distinct(names)
    .filter((name) => wordCount(name) <= (name.startsWith('When ') ? 14 : 9))
    .slice(0, 6);
}

/** An interest is a short phrase: what hangs on it with "with", "for" or "at" goes first. */
function shortened(phrase: string): string {
  const words = phrase.split(' ');
  const link = words.findLastIndex((word, at) => at > 1 && /^(?:with|for|at|in|to|from|on|about|by|of)$/i.test(word));
  return words.length > 9 && link > 1 ? shortened(words.slice(0, link).join(' ')) : phrase;
}

const pick = (things: readonly string[], most: number): string =>
  series(
    distinct(things)
      .filter((thing) => wordCount(thing) <= 14)
      .slice(0, most),
  );
