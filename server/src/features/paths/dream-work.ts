import { type Item, itemOf } from '#intent/item.ts';
import { itemsOfKind } from '#intent/items.ts';
import { kindOfPeople } from '#intent/kinds-of-people.ts';
import type { Known } from '#intent/known.ts';
import { isCommon } from '#language/english.ts';
import { roleOfField } from '#language/roles.ts';
import { seniorityOf } from '#language/seniority.ts';
import { singular, wordsOf, type Word } from '#language/text.ts';
import { titleOf } from '#language/title-case.ts';
import type { Mention } from '#language/types.ts';

/**
 * The work that a wish names, as conditions that are alternatives: its first title, else a title that the language of work does not know,
 * else its first field of work. None where it names no work; an internship is none that one dreams of.
 */
export function workIn(text: string, items: readonly Item[], mentions: readonly Mention[], known: Known): Item[] {
  const titles = items.filter(({ field, isRole, value }) => field === 'founder' || (isRole === true && value !== 'intern'));
  const [title] = titles;
  if (title !== undefined) return titles.filter(({ start, end }) => start === title.start && end === title.end);
  const started = founding.exec(text);
  if (started !== null)
    return [itemOf({ start: started.index, end: started.index + started[0].length }, 'founder', true, { isRole: true })];
  const unlisted = titleIn(text, mentions, known);
  if (unlisted.length > 0) return unlisted;
  const field = items.find((item) => (item.field === 'function' || item.field === 'industry') && item.value !== 'Startup');
  if (field !== undefined) return [field];
  const skill = items.find((item) => item.field === 'skill');
  const role = skill === undefined ? null : roleOfField(String(skill.value));
  return skill === undefined || role === null ? [] : [itemOf(skill, 'role', role.role, { isRole: true })];
}

const founding =
  /\b(?:start|found|launch|build|run|own|create|open|have)(?:ing)? (?:my|a|an|our) (?:(?:own|new|small|successful|tech) ){0,3}(?:compan(?:y|ies)|business|start-?up|venture|firm)\b|\b(?:my own boss|self[- ]employed|work for myself|entrepreneurship)\b/i;

/** Up to four words before an employer or a stop: a rung ("director"), a word for people ("banker", "vet") or an unusual noun ("falconer"). */
function titleIn(text: string, mentions: readonly Mention[], { open }: Known): Item[] {
  if (code.test(text)) return [];
  const named = mentions.filter(({ kind }) => kind === 'company' || kind === 'place' || kind === 'function' || kind === 'industry');
  const words = wordsOf(text);
  const end = words.findIndex(
    (word, at) =>
      named.some(({ start, end: till }) => start < word.end && word.start < till) ||
      (at > 0 && (stops.has(word.text) || /[^\s'’&-]/.test(word.gap))),
  );
  const run = words.slice(0, end < 0 ? words.length : end);
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || run.length > 4) return [];
  const span = { start: first.start, end: last.end };
  const noun = singular(last.text);
  const said = [...run.slice(0, -1).map((word) => word.text), noun].join(' ');
  const kinds = kindOfPeople(said);
  if (kinds !== null) return itemsOfKind(span, kinds);
  if (seniorityOf(said.split(' ')) === 'intern') return [];
  const rung = run.length <= 2 ? seniorityOf(said.split(' ')) : null;
  if (rung !== null && rungsAlone.has(noun)) return [itemOf(span, 'seniority', rung, { isRole: true })];
  if (!run.every((word) => isWord(word, open)) || !namesPeople(noun)) return [];
  return [itemOf(span, 'role', titleOf(run, run.length - 1), { isRole: true })];
}

/** Signs that no title holds. */
const code = /[<>{}=;`()[\]%$*|\\^~]/;

const isWord = ({ text, raw }: Word, open: Known['open']): boolean =>
  /^\p{L}[\p{L}'’-]{1,24}$/u.test(raw) && (open.spelling.isWord(text) || open.spelling.isWord(singular(text)));

/** A noun for people by its ending, or at the least no word of every day and of no ending that people's names do not have. */
const namesPeople = (noun: string): boolean =>
  noun.length > 2 && !isCommon(noun) && !/(?:ly|ful|ous|able|ible|ing|ed|ness|tion|sion|ity|ism|ship|hood|ive|ic|al)$/.test(noun);

const stops = new Set(
  'at in for with who that and or but because so near from on by to as is are was of i my me you we it this the a an all not no'.split(' '),
);
const rungsAlone = new Set('manager director executive president vp partner ceo cto cfo coo chief head dean'.split(' '));
