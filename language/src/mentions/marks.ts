import { isTitle } from '@alive/occupations/titles.ts';
import type { Chosen } from './meanings.ts';
import { isOfPerson } from '../titles/asked-title.ts';
import { isAbbreviation, roleOfField } from '../titles/roles.ts';
import { jobHeads } from './context.ts';
import { titleMeaning } from '../titles/title-names.ts';
import { capital, singular, type Word } from '../text/text.ts';
import { isBrief } from './title-context.ts';
import { wordPairs } from '../tables/tables.ts';

/** Marks in the light of their neighbours, in order: stages listed after the first, fields next to titles, a level inside a title. */
export function refined(words: readonly Word[], marks: Chosen[]): Chosen[] {
  return splitInterns(words, fieldsListed(words, fieldsAdjacentToTitles(words, listedStages(words, tradesAsked(words, marks)))));
}

/** "Head of growth … cybersecurity": next to a title, one word for a field names no second one. */
function fieldsAdjacentToTitles(words: readonly Word[], marks: Chosen[]): Chosen[] {
  const isTitle = (mark: Chosen) =>
    mark.meaning?.kind === 'role' &&
    (isOfPerson(words[mark.to - 1]?.text ?? '') || / of /.test(mark.meaning.title) || isAbbreviation(mark.meaning.title));
  if (!isBrief(words) || !marks.some(isTitle)) return marks;
  return marks.map((mark) => {
    const meaning = mark.meaning;
    if (meaning?.kind !== 'role' || isTitle(mark) || mark.to - mark.from > 1 || words[mark.from - 1]?.text === 'or') return mark;
    // "Physical or occupational therapists": a title whose noun comes later.
    if (
      meaning.title.includes(' ') &&
      isOfPerson(meaning.title) &&
      /,|^(?:or|and|&)$/.test(`${words[mark.to]?.gap.trim()}${words[mark.to]?.text}`)
    )
      return mark;
    return meaning.function === '' ? mark : { ...mark, meaning: { kind: 'function', function: meaning.function } };
  });
}

/**
 * "Photography internships", "welding", "agronomy or forestry jobs": a skill or a field of study that is a trade, where work is asked for by it
 * alone or in a list with other work. One's own study is none: "biology majors".
 */
function tradesAsked(words: readonly Word[], marks: Chosen[]): Chosen[] {
  const asked = [...marks];
  for (let at = marks.length - 1; at >= 0; at--) {
    const [last, mark, next] = [marks[at - 1], marks[at], asked[at + 1]];
    if (mark === undefined || mark.to - mark.from > 1) continue;
    const [word, after] = [words[mark.from]?.text ?? '', words[mark.to]?.text ?? ''];
    const isListed = isWorkBeside(words, mark, next) || isWorkBeside(words, last, mark);
    const isTrade = mark.meaning?.kind === 'skill' && (words.length === 1 || jobHeads.has(after) || isListed);
    // A whole field of study ranks: "chemistry internships" are more than a chemist's.
    const isStudy = mark.meaning?.kind === 'major' && mark.meaning.major.toLowerCase() !== word && (jobHeads.has(after) || isListed);
    const agent = isTrade || (isStudy && !isOfStudent(words, mark)) ? agentOf(word) : null;
    if (agent !== null) asked[at] = { ...mark, family: 'work', meaning: titleMeaning([agent], 0, capital(agent)) };
  }
  return asked;
}

/** Whether two stand in a list with "or", one of them a role. */
const isWorkBeside = (words: readonly Word[], one: Chosen | undefined, next: Chosen | undefined): boolean =>
  one !== undefined &&
  next?.from === one.to + 1 &&
  words[one.to]?.text === 'or' &&
  (one.meaning?.kind === 'role' || next.meaning?.kind === 'role');

/** "I study biology or nursing", "psychology people": what is studied. */
const isOfStudent = (words: readonly Word[], { from, to }: Chosen): boolean =>
  words.slice(Math.max(0, from - 3), from).some(({ text }) => /^(?:stud\w+|major\w*|minor\w*|degrees?|my|i|im)$/.test(text)) ||
  /^(?:people|grads?|graduates?|students?|alum\w*)$/.test(words[to]?.text ?? '');

/** Who does it, where the public tables know such a title: "welding" is a welder's work; null else. */
function agentOf(trade: string): string | null {
  for (const [ending, agent] of agents)
    if (trade.endsWith(ending)) {
      const name = trade.slice(0, -ending.length) + agent;
      if (isTitle(name)) return name;
    }
  return null;
}

const agents = wordPairs('agent endings');

/** "Series B or C": the letters that follow are stages too. */
function listedStages(words: readonly Word[], marks: Chosen[]): Chosen[] {
  return marks.flatMap((mark) => {
    const meaning = mark.meaning;
    if (meaning?.kind !== 'employerKind' || !meaning.employerKind.startsWith('series ')) return [mark];
    const found = [mark];
    for (let at = mark.to; at < mark.to + 8; at++) {
      const word = words[at];
      const stage = stages.find((each) => each === `series ${word?.text}`);
      if (word === undefined || (stage === undefined && !/^(?:or|and|to|through)$/.test(word.text)) || !/^[\s,/–-]+$/.test(word.gap)) break;
      if (stage !== undefined)
        found.push({ ...mark, from: at, to: at + 1, start: word.start, end: word.end, meaning: { ...meaning, employerKind: stage } });
    }
    return found;
  });
}

/** "Machine learning or data science": next to a role and joined to it, a skill that is a field of work is that work. */
function fieldsListed(words: readonly Word[], marks: Chosen[]): Chosen[] {
  const isJoined = (one: Chosen | undefined, other: Chosen | undefined) =>
    one !== undefined &&
    other !== undefined &&
    other.from - one.to === 1 &&
    /^(?:or|and)$/.test(words[one.to]?.text ?? '') &&
    [one, other].some((mark) => mark.meaning?.kind === 'role');
  return marks.map((mark, at) => {
    if (mark.meaning?.kind !== 'skill' || !(isJoined(marks[at - 1], mark) || isJoined(mark, marks[at + 1]))) return mark;
    const role = roleOfField(mark.meaning.skill);
    return role === null ? mark : { ...mark, meaning: { ...role, title: mark.meaning.skill } };
  });
}

/** "Finance intern" says its level in the title's last word. */
function splitInterns(words: readonly Word[], marks: Chosen[]): Chosen[] {
  return marks.flatMap((mark) => {
    const last = words[mark.to - 1];
    const before = words[mark.to - 2];
    if (mark.meaning?.kind !== 'role' || mark.to - mark.from < 2 || last === undefined || before === undefined) return [mark];
    if (!/^(?:intern|internship|coop)$/.test(singular(last.text))) return [mark];
    const level: Chosen = {
      ...mark,
      from: mark.to - 1,
      start: last.start,
      meaning: { kind: 'level', level: 'internship', seniority: 'intern' },
      family: 'level',
    };
    return [{ ...mark, to: mark.to - 1, end: before.end }, level];
  });
}

const stages = ['series a', 'series b', 'series c', 'series d', 'series e'] as const;
