import { rolesOfFunction } from '#language/roles.ts';
import { capital, contains, plain, series, wordCount } from '#listening/grammar.ts';
import { isForeign } from '#listening/foreign.ts';
import { isQuotable, quotables } from '#listening/quotable.ts';
import type { Facts } from '#listening/facts.ts';
import { roleLike } from '#listening/titles.ts';
import { aims, outs } from '#speaking/aims.ts';
import { conditions, type Draft } from '#speaking/conditions.ts';
import { chooseBy, fill } from '#speaking/phrase-grammar.ts';
import type { InterviewState } from './state.ts';
import { story } from './story.ts';
import { seeks, settledMajor, studies, type Student } from './student.ts';
import { surroundings } from '#speaking/surroundings.ts';
import { tellingOf } from '#speaking/telling.ts';
import { sourceOf } from './traces.ts';

/**
 * The summary as sentences in the second person, three to five where that much was said, each with the numbers of the messages that it
 * rests on (from 1; 0 is the form): what was done and what it shows, what is wanted next, what is not, the surroundings, the conditions.
 */
export function summaryOf(state: InterviewState, student: Student): Sentence[] {
  const { facts } = state;
  const drafts = [...story(state, student), direction(facts), contrast(facts), setting(facts), conditions(facts), left(state)].filter(
    (draft) => draft !== null,
  );
  const sentences = merged(drafts).map(({ text, uses, from }) => ({ text, from: from ?? sources(state, uses) }));
  const own = facts.quotes.filter(({ text }) => sentences.length < 5 && !/[…]/.test(text)).slice(0, 2);
  const abroad = own.some(({ text }) => isForeign(text));
  if (own.length > 0 && sentences.length < (abroad ? 5 : 3))
    sentences.push({
      text: `In your own words: ${series(own.map(({ text }) => `“${text}”`))}.`,
      from: sources(
        state,
        own.map(({ text }) => text),
      ),
    });
  const known = series([studies(student), seeks(student)].filter(Boolean));
  if (sentences.length === 0)
    return [
      { text: 'You said little in this conversation, so this is only a start.', from: [0] },
      { text: known ? `What is known is that you ${known}.` : 'Whatever you add later will fill it.', from: [0] },
    ];
  if (sentences.length < 3 && known && !sentences[0]?.text.includes(settledMajor(student) ?? '\0'))
    sentences.push({ text: `You ${known}.`, from: [0] });
  return sentences.slice(0, 5);
}

/** At most five sentences: the last ones follow each other after a semicolon where there are more. */
function merged(drafts: readonly Draft[]): Draft[] {
  if (drafts.length < 6) return [...drafts];
  const [a, b] = drafts.slice(-3);
  if (!a || !b) return [...drafts];
  const one: Draft = {
    text: `${a.text.slice(0, -1)}; ${b.text.charAt(0).toLowerCase()}${b.text.slice(1)}`,
    uses: [...a.uses, ...b.uses],
  };
  return merged([...drafts.slice(0, -3), one, ...drafts.slice(-1)]);
}

/** What is wanted next, and from whom. */
function direction(facts: Facts): Draft | null {
  const toward = aims(facts.roles, facts.fields, 4);
  const places = [...facts.companies.slice(0, 4), ...facts.kinds.slice(0, facts.companies.length > 2 ? 0 : 1)];
  const at = series(places);
  const uses = [...facts.roles, ...facts.fields]
    .map(({ said }) => said)
    .filter((said) => toward.toLowerCase().includes(said.toLowerCase()));
  const proof = tellingOf(facts, ['loved', 'did'])[0];
  if (toward && at)
    return {
      text:
        chooseBy(
          [
            `Next you want ${toward}, and ${at} ${places.length > 1 ? 'are' : 'is'} where you would begin.`,
            `What you are looking for is ${toward}; the ${places.length > 1 ? 'names you gave are' : 'name you gave is'} ${at}.`,
            `You are looking for ${toward}, at ${series(places, 'or')} if it can be had.`,
            `That points to ${toward}, with ${at} on your list.`,
          ],
          toward,
          at,
        )[0] ?? '',
      uses: [...uses, ...places],
    };
  if (toward)
    return {
      text:
        chooseBy(
          [
            `Next you want ${toward}, at an employer still to be found.`,
            `What you have in mind is ${toward}; the employer is open.`,
            ...(proof ? [`With that behind you, you look toward ${toward}.`] : []),
          ],
          toward,
        )[0] ?? '',
      uses,
    };
  return at
    ? {
        text:
          chooseBy(
            [`You would like to hear from ${at}, in a role still to be found.`, `You named ${at}, and left the role open.`],
            at,
          )[0] ?? '',
        uses: places,
      }
    : null;
}

function contrast(facts: Facts): Draft | null {
  const hated = tellingOf(facts, ['hated'], 9).slice(0, 3);
  const rest = facts.refused.filter(
    ({ said }) =>
      !facts.hated.some(
        (thing) => contains(thing, said) || contains(said, thing) || plain(thing).includes(plain(said).split(' ')[0] ?? '\0'),
      ),
  );
  const out = quotables(outs(rest), 3);
  const [first = ''] = hated;
  const text =
    hated.length > 0 && out.length > 0
      ? chooseBy(
          [
            `You have had enough of ${series(hated)}, and you ruled out ${series(out)}.`,
            `Off the list ${out.length > 1 || fill('{is|are}', out[0] ?? '') === 'are' ? 'are' : 'is'} ${series(out)}; ${series(hated)} you would rather not see again either.`,
            `You would take no job built on ${series(hated, 'or')}, and none in ${series(out, 'or')}.`.replace(
              /none in work as/,
              'no work as',
            ),
          ],
          first,
        )[0]
      : hated.length > 0
        ? chooseBy(
            [
              `What you want less of is ${series(hated)}.`,
              `You would gladly leave ${series(hated)} to others.`,
              `You were clear about ${series(hated)}: no more of that.`,
              `A job full of ${series(hated, 'or')} would not keep you.`,
            ],
            first,
          )[0]
        : out.length > 0
          ? chooseBy(
              [`You ruled out ${series(out)}.`, `What you do not want is ${series(out, 'or')}.`, `Off the list: ${series(out)}.`],
              out.join(),
            )[0]
          : null;
  return text ? { text, uses: [...hated, ...out] } : null;
}

function setting(facts: Facts): Draft | null {
  const wanted = facts.people.filter((phrase) => isQuotable(phrase) || phrase.startsWith('where ') || wordCount(phrase) <= 16).slice(0, 3);
  const shunned = facts.shun.filter(isQuotable).slice(0, 2);
  const around = surroundings(wanted, shunned);
  if (!around) return null;
  const text =
    chooseBy([`You do your best work ${around}.`, `The place should have you ${around}.`, `You work well ${around}.`], around)[0] ?? '';
  return {
    text: /^(?:with|somewhere|at|away|where)/.test(around) ? text : `You do your best work ${around}.`,
    uses: [...wanted, ...shunned],
  };
}

/** A contradiction that was asked about. */
function left({ settled }: InterviewState): Draft | null {
  const [last] = settled;
  if (!last) return null;
  const bare = (words: string): string => words.replace(/^i /i, 'you ');
  const [one, other] = [bare(last.chosen), bare(last.over)];
  return {
    text: last.open
      ? `${capital(one)} and ${other} pull apart, and you left that open.`
      : `Asked to choose between ${one} and ${other}, you settled on ${one}.`,
    uses: [],
    from: last.from,
  };
}

/** Roles; where none was named, the functions: "sales", "law". */
export const targets = ({ roles, fields }: Facts): string[] => {
  const named =
    roles.length > 0 ? roles.map(titled) : fields.filter(({ name }) => rolesOfFunction(name).length > 0).map(({ name }) => name);
  return [...new Set(named)].slice(0, 8);
};

/** A role under the student's own title where that says more than the listed name: "battery engineer" is no mere "Engineer". */
const titled = ({ name, said }: { name: string; said: string }): string =>
  wordCount(said) > 1 && wordCount(said) <= 5 && roleLike.test(said)
    ? said
        .replace(/(?<![\p{L}&'])[bcdfghjklmnpqrstvwxz]{2,4}(?![\p{L}&])|(?<![\p{L}])(?:ux|ui|it|ai|hr)(?!\p{L})/gu, (short) =>
          short.toUpperCase(),
        )
        .replace(/(?<![\p{L}'])(?!(?:of|and|the|for|in)\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name;

const sources = (state: InterviewState, uses: readonly string[]): number[] =>
  [...new Set(uses.map((what) => sourceOf(state, what)))].filter((from, _, all) => from > 0 || all.length === 1).toSorted((a, b) => a - b);

export interface Sentence {
  text: string;
  from: number[];
}
