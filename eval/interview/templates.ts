import type { Annotated } from './examples.ts';

/** Plain sentences around something (%): what they note of it at any question, an empty row for nothing. */
const sentences: Readonly<Record<'more' | 'less' | 'looking' | 'must' | 'optional' | 'nothing', string>> = {
  more: `I love % | i really like % | I enjoy % | I'm good at % | im into % | % was fun | % was great | % is my favorite part | I do like % | I miss %
    what I like is % | the best part was % | I could do % all day | I'm happiest when I'm % | I got really into % | yes to % | more of %`,
  less: `I hate % | I can't stand % | I don't like % | i dont like % | I didn't enjoy % | I never liked % | I'm tired of % | no % | not % | % is boring | % was awful
    % drains me | I'm not into % | the worst part was % | please no % | anything but % | never again % | I don't want % | rather not % | % would kill me | less of %`,
  looking: `I want to try % | I'd love to do % | I'm looking for % | I'm interested in % | I'm thinking about % | maybe % | considering % | probably % | hopefully %
    I would like % | ideally % | I want to be a % | I want to work in % | I'd love to work at % | I would love to work for % | I want to become a % | hoping to find %`,
  must: `it has to have % | I need % | must have % | it must have % | % is a must | I can't do without % | % is non negotiable | has to be %`,
  optional: `% is fine | I don't mind % | I'm ok with % | I'm open to % | % would be ok too | I wouldn't mind %`,
  nothing: `my brother loves % | my mom does % | my roommate is into % | everyone says % | my friends think I should do % | do you like %? | what about %?
    can you help me with %? | my dad used to do %, not me | what is %?`,
};

/** Of these liking it is as true as not. */
const both = `I like and dislike % | I love and hate % | % was great and also exhausting | % is fun but draining | I both love and hate % | mixed feelings about %`;

/** Several things in a row, and two rows in a sentence. */
const lists = ['%, % and %', '%, %, %', '% or %', '% and %', '% & %', '%\n%\n%', '- %\n- %\n- %', '1. %\n2. %', '% / %'];
const pairs: readonly (readonly [string, 'more' | 'less' | 'looking', 'more' | 'less' | 'looking' | 'must'])[] = [
  ['I like % but not %', 'more', 'less'],
  ['I love %, just not %', 'more', 'less'],
  ['% yes, % no', 'more', 'less'],
  ['I hate %, but I love %', 'less', 'more'],
  ['% but not %', 'looking', 'less'],
  ['I want % and it has to have %', 'looking', 'must'],
  ['% rather than %', 'looking', 'less'],
  ['not %, I prefer %', 'less', 'looking'],
];

/** Plain corrections of a fact (%), or of the only one before: what becomes of it; + is said in its place. */
const corrections: readonly (readonly [string, 'dropped' | 'more' | 'less' | 'looking' | 'must'])[] = [
  ...`take off % | remove % please | delete % | scratch % | forget about % | drop % | lose the % | I never said % | I didn't say % | % is wrong | % isn't right | no %
    % isn't an employer | % isn't a company | % isn't a must | % is not a must | I changed my mind about % | not % | no, not % | please take % off the list | I don't need %
    change % to + | I meant + not % | not %, + | % should be + | replace % with +`
    .split(/[|\n]/)
    .map((form) => [form.trim(), 'dropped'] as const),
  ...['actually I like %', 'I do like %', 'move % to more of', '% should be under more', 'no I love %'].map(
    (form) => [form, 'more'] as const,
  ),
  ...['no, I hate %', 'I hate % actually', 'move % to less of', '% belongs under less', 'no I don’t like %'].map(
    (form) => [form, 'less'] as const,
  ),
  ...['move % to looking for', 'put % under looking for', '% is something I want'].map((form) => [form, 'looking'] as const),
  ...['% is a must', 'put % in must have', 'make % a must'].map((form) => [form, 'must'] as const),
];
const pointers = `that's wrong | that's not right | that is wrong | no that's wrong | you got that wrong | not what I said | that's not what I said | that's not what I meant | take it off
  remove that | delete that | wrong | scratch that | undo that`;

/** Messages that say nothing of the one who writes. */
const bare = `thanks, that is kind | ok | good | hm | hello | is this real? | why do you ask | I graduated in May | I have a dog | i'm tired | it's late here
  who made this? | what happens next? | 123 | haha ok | cool cool | I'm a junior | I study here | it was | lol | x | ? | https://example.org/page | if (a < b) { return; } | asdf | test test`;

/** Plain sentences as annotated messages, each around a text that some other message notes in such a row, so that grammar is learned apart from what is said. */
export function plainly(from: readonly Annotated[], random: () => number): Annotated[] {
  const texts = (rows: readonly string[]) =>
    from.flatMap(({ facts }) => facts.filter(({ row, text }) => rows.includes(row) && text.length < 40).map(({ text }) => text));
  const pools = {
    more: texts(['more']),
    less: texts(['less', 'more']),
    looking: texts(['looking']),
    must: texts(['must']),
    optional: texts(['looking', 'more']),
    nothing: texts(['more', 'looking']),
  };
  const pick = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)];
  const base = { set: 'plain', student: 'plain', standing: [], changes: [] };
  const list = (text: string) => text.split(/\||\n/).map((one) => one.trim());
  const around = Object.entries(sentences).flatMap(([row, all]) =>
    list(all).flatMap((sentence) =>
      Array.from({ length: 12 }, (): Annotated => {
        const text = pick(pools[row as 'more']) ?? '';
        const message = sentence.replace('%', () => text);
        const question = Math.floor(random() * 7);
        const noted = [{ row: row === 'optional' ? ('looking' as const) : (row as 'more'), text }];
        return {
          ...base,
          question,
          message,
          facts: row === 'optional' || row === 'nothing' ? [] : noted,
          optional: row === 'optional' ? noted : [],
        };
      }),
    ),
  );
  const rowOf = (question: number) => (['more', 'more', 'less', 'looking', 'looking', 'looking', 'must'] as const)[question] ?? 'more';
  const made = (question: number, sentence: string, rows: readonly ('more' | 'less' | 'looking' | 'must')[]): Annotated => {
    const facts = rows.map((row) => ({ row, text: pick(pools[row]) ?? '' }));
    let at = 0;
    return { ...base, question, message: sentence.replaceAll('%', () => facts[at++]?.text ?? ''), facts, optional: [] };
  };
  const several = lists.flatMap((sentence) =>
    [1, 2, 3, 4, 5, 6].flatMap((question) => {
      const rows = [...sentence.matchAll(/%/g)].map(() => rowOf(question));
      return Array.from({ length: 6 }, () => made(question, sentence, rows));
    }),
  );
  const two = pairs.flatMap(([sentence, one, other]) => Array.from({ length: 20 }, (_, at) => made(at % 7, sentence, [one, other])));
  const open = list(both).flatMap((sentence) =>
    Array.from({ length: 20 }, (_, at) => made(at % 7, sentence, [at % 2 === 0 ? 'more' : 'less'])),
  );
  const rows = ['more', 'less', 'looking', 'must'] as const;
  const standing = (count: number) => {
    const lastOnes = 1 + Math.floor(random() * 2);
    return Array.from({ length: count }, (_, at) => {
      const row = pick(rows) ?? 'more';
      return { row, text: pick(pools[row]) ?? '', offered: false, last: at >= count - lastOnes };
    });
  };
  const corrected = corrections.flatMap(([form, to]) =>
    Array.from({ length: 6 }, (): Annotated => {
      const facts = standing(2 + Math.floor(random() * 4)).filter(({ row }) => row !== to);
      const fact = pick(facts);
      const instead = fact && form.includes('+') ? [{ row: fact.row, text: pick(pools[fact.row]) ?? '' }] : [];
      const message = form.replace('%', () => fact?.text ?? 'that').replace('+', () => instead[0]?.text ?? '');
      const question = 1 + Math.floor(random() * 6);
      return { ...base, question, message, facts: instead, optional: [], standing: facts, changes: fact ? [{ text: fact.text, to }] : [] };
    }),
  );
  const pointed = list(pointers).flatMap((message) =>
    Array.from({ length: 8 }, (): Annotated => {
      const facts = standing(1 + Math.floor(random() * 4));
      const last = facts.filter((fact) => fact.last);
      const only = last.length === 1 ? [{ text: last[0]?.text ?? '', to: 'dropped' as const }] : [];
      return {
        ...base,
        question: 1 + Math.floor(random() * 6),
        message,
        facts: [],
        optional: [],
        standing: facts,
        changes: only,
        asks: only.length === 0,
      };
    }),
  );
  const said = (question: number, message: string): Annotated => ({ ...base, question, message, facts: [], optional: [] });
  const empty = list(bare).flatMap((message) => [1, 3, 6].map((question) => said(question, message)));
  return [...around, ...several, ...two, ...open, ...corrected, ...pointed, ...empty];
}
