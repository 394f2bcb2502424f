import type { Profile } from '@alive/contract/profile.ts';
import { rolesOfFunction } from '#language/roles.ts';
import { aims, outs } from './aims.ts';
import { capital, contains, distinct, plain, series, spoken, wordCount } from '#listening/grammar.ts';
import { isClause } from '#listening/limits.ts';
import { surroundings } from './surroundings.ts';
import type { Facts } from '#listening/facts.ts';
import { seeks, settledMajor, studies, turned, variety, type Student } from './student.ts';

/**
 * The profile of one student, made only of what they said: each sentence of the summary, each list and the environment can be
 * traced to a message. Nothing said leaves empty lists and a summary that says so.
 */
export function profileOf(facts: Facts, student: Student): Profile {
  return {
    summary: summary(facts, student),
    interests: interests(facts),
    target_companies: facts.companies.slice(0, 12),
    target_roles: targets(facts),
    ideal_environment: environment(facts),
  };
}

/** Roles; where none was named, the functions: "sales", "law". */
function targets({ roles, fields }: Facts): string[] {
  const named = roles.length > 0 ? roles : fields.filter(({ name }) => rolesOfFunction(name).length > 0);
  return [...new Set(named.map(({ name }) => name))].slice(0, 6);
}

function summary(facts: Facts, student: Student): string {
  const sentences = [energy(facts, student), contrast(facts, student), setting(facts), direction(facts, student)].filter(Boolean);
  const own = facts.quotes.slice(0, 2).map((quote) => `“${quote.text}”`);
  if (own.length > 0 && sentences.length < 4) sentences.push(`In your own words: ${series(own)}.`);
  const known = series([studies(student), seeks(student)].filter(Boolean));
  if (sentences.length === 0)
    return `You said little in this conversation, so this is only a start.${known ? ` What is known is that you ${known}.` : ' Whatever you add later will fill it.'}`;
  if (sentences.length === 1)
    sentences.push(
      known && !sentences[0]?.includes(settledMajor(student) ?? '\0') ? `You ${known}; the rest is still open.` : 'The rest is still open.',
    );
  return sentences.slice(0, 4).join(' ');
}

function energy(facts: Facts, student: Student): string {
  // What comes as a moment reads best at the end.
  const isMoment = (thing: string) => thing.startsWith('moments when ');
  const loved = pick([...facts.loved.filter((thing) => !isMoment(thing)), ...facts.loved.filter(isMoment)].map(spoken), 3);
  const did = pick(
    facts.did.filter((deed) => !facts.loved.some((thing) => overlaps(deed, thing))),
    2,
  );
  const major = settledMajor(student);
  if (!loved) return did ? `What you have done speaks for you: you have spent time ${did}.` : '';
  const [opening = ''] = turned(
    [
      major ? `You study ${major}, and what wakes you up is ${loved}` : `What wakes you up is ${loved}`,
      `You come alive around ${loved}`,
      `Without being asked, your attention goes to ${loved}`,
      major ? `Within ${major} and outside it, you are drawn to ${loved}` : `You are drawn to ${loved}`,
    ],
    variety(student, loved),
  );
  return did ? `${opening}; you have already spent time ${did}.` : `${opening}.`;
}

function contrast(facts: Facts, student: Student): string {
  const hated = pick(facts.hated.map(spoken), 3);
  const out = outs(
    facts.refused.filter(
      ({ said }) =>
        !facts.hated.some(
          (thing) =>
            contains(thing, said) ||
            contains(said, thing) ||
            plain(thing)
              .split(' ')
              .includes(plain(said).split(' ')[0] ?? ''),
        ),
    ),
  );
  const refused = pick(out, 3);
  const [left = ''] = turned(
    [
      ...(/\b(?:moments when|being)\b/.test(hated) ? [] : [`You would rather leave ${hated} behind`]),
      `You have had enough of ${hated}`,
      `You were just as clear about what to avoid: ${hated}`,
      `You are done with ${hated}`,
    ],
    variety(student, hated),
  );
  if (hated && refused) return `${left}, and you ruled out ${refused}.`;
  if (hated) return `${left}.`;
  return refused ? `You ruled out ${refused}.` : '';
}

function setting(facts: Facts): string {
  const around = surroundings(facts.people.slice(0, 3), facts.shun.slice(0, 2));
  const clauses = facts.limits.filter(isClause).slice(0, 2).join(' and that ');
  const things = pick(
    facts.limits.filter((limit) => !isClause(limit)),
    3,
  );
  const practical =
    things && clauses
      ? `what counts in practice is ${things}, and that ${clauses}`
      : things
        ? `what counts in practice is ${things}`
        : clauses
          ? `it matters that ${clauses}`
          : '';
  return capital([around ? `you do your best work ${around}` : '', practical].filter(Boolean).join('; ')).replace(/(?<=.)$/, '.');
}

function direction(facts: Facts, student: Student): string {
  const toward = aims(facts.roles, facts.fields, 4);
  const at = pick([...facts.companies, ...facts.kinds], 4);
  if (toward && at)
    return (
      turned(
        [
          `For now you are looking toward ${toward}, with ${at} among the places to try.`,
          `You are leaning toward ${toward}, and would like to hear from ${at}.`,
        ],
        variety(student, toward),
      )[0] ?? ''
    );
  if (toward) return `For now you are looking toward ${toward}; which employers is still open.`;
  return at ? `Among the places to try you named ${at}; in which role is still open.` : '';
}

function environment(facts: Facts): string {
  const around = surroundings(facts.people.slice(0, 4), facts.shun.slice(0, 3));
  const kinds = pick(facts.kinds, 3);
  const things = pick(
    facts.limits.filter((limit) => !isClause(limit)),
    3,
  );
  const place = around && kinds ? `${around}, perhaps at ${kinds}` : around || kinds;
  if (!place) return things ? `One that allows for this: ${things}.` : '';
  return `${capital(
    place
      .replace(/^at (?=an? )/, '')
      .replace(/^(?=with |where |away from )/, 'a place ')
      .replace(/^nowhere/, 'a place that is not')
      .replace(/^(?=\w+ing\b)(?!something)/, 'days spent '),
  )}${things ? `; also important: ${things}` : ''}.`;
}

function interests(facts: Facts): string[] {
  const names = [...facts.loved, ...facts.fields.map(({ said }) => said)].map((thing) =>
    capital(
      /^(?:moments|the (?:moment|time|day|part|feeling)) when /.test(thing)
        ? thing.slice(thing.indexOf('when '))
        : shortened(thing.replace(/^(?:an?|the|your|that|those|some|another)\s+/i, '')),
    ),
  );
  return distinct(names)
    .filter((name) => wordCount(name) <= (name.startsWith('When ') ? 14 : 9))
    .slice(0, 8);
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

const overlaps = (one: string, other: string): boolean => plain(one) === plain(other) || plain(one).endsWith(` ${plain(other)}`);
