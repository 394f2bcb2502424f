import { isOrdinary } from '../text/english.ts';
import { singular, wordsOf } from '../text/text.ts';
import { isHeadNoun } from '../titles/title-names.ts';
import type { OpenVocabulary } from '../lexicon/vocabulary.ts';

/** A question as it is read: plain spaces, quotes and dashes, at most 2,000 characters, and employees by their employer's name ("Googlers"). */
export function cleaned(message: string, open: OpenVocabulary): string {
  const text = message
    .slice(0, 2000)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .replace(/\bw\/o\b/gi, 'without')
    // A form's own words for its fields.
    .replace(
      /\b(hometown|major|company|employer|school|college|city|location|role|title): ?(?=\S)/gi,
      (_, field: string) => formWords[field.toLowerCase()] ?? '',
    )
    .replace(/\b(more|less|fewer|other|rather) then\b/gi, '$1 than')
    .trim();
  return text
    .replace(/^(?:please )?(?:leave out|skip|hide|avoid|filter out|exclude|ignore) (?:the |any |all )?(?=\p{L})/iu, 'not ')
    .replace(/^\W*((?:19|20)\d\d)\W*$/, 'class of $1')
    .replace(/ ?(?:→|[-=–—]+>|>{1,2}) ?/g, ' then ')
    .replace(/(?<=\p{L} )(?<!\b(?:as|an?|an|in|or|and|to|for|with|into) )rn(?=\W*$)/iu, 'now')
    .replace(/\bxooglers?\b/gi, 'ex Google')
    .replace(/\bex-(?=\p{L})/giu, 'ex ')
    .replace(/(?<![\p{L}\p{N}'’.-]|\bat )(\p{L}{3,16})(?= (\p{L}{4,20})(?![\p{L}\p{N}]))/giu, (whole: string, word: string, next: string) =>
      isPeople(next) && isWordEmployer(word, open) ? `at ${word.charAt(0).toUpperCase()}${word.slice(1)}` : whole,
    )
    .replace(/(?<![\p{L}\p{N}])\p{L}{5,16}(?![\p{L}\p{N}])/gu, (word) => employerOf(word, open) ?? word)
    .replace(/(?<![\p{L}\p{N}'’.-])[a-z]{3,16}(?![\p{L}\p{N}])/gu, (word) =>
      isRareEmployer(word, open) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word,
    )
    .replace(/(?<![\p{L}\p{N}'’-]|[\d,] )pe(?![\p{L}\p{N}]| teach| class| coach)/giu, 'private equity')
    .replace(/(?<![\p{L}\p{N}'’.-]|\d )[a-z]{2,4}(?![\p{L}\p{N}'’])/gu, (word, at: number, whole: string) =>
      isShortTitle(word, whole.slice(Math.max(0, at - 6), at), whole.slice(at + word.length), open)
        ? word.endsWith('s') && word.length > 2
          ? `${word.slice(0, -1).toUpperCase()}s`
          : word.toUpperCase()
        : word,
    );
}

/** "Googlers", "Amazonians", "McKinseyites": the employer they are called after. */
function employerOf(word: string, open: OpenVocabulary): string | null {
  if (!/(?:r|ian|ite|n|mate)s?$/i.test(word) || isOrdinary(word.toLowerCase()) || open.phrases.find(wordsOf(word)).length > 0) return null;
  const one = word.replace(/s$/i, '');
  const stems = [/r$/i, /er$/i, /ite$/i, /ian$/i, /n$/i, /mate$/i].flatMap((ending) => (ending.test(one) ? [one.replace(ending, '')] : []));
  return stems.find((stem) => stem.length > 2 && isEmployer(stem, open)) ?? null;
}

function isEmployer(name: string, open: OpenVocabulary): boolean {
  return open.phrases
    .find(wordsOf(name))
    .some(({ values }) => values.some(({ meaning, guard }) => meaning?.kind === 'company' && (guard === 'none' || guard === 'rare')));
}

/** "stripe", "oracle": an employer of a rare word's name, in small letters. */
function isRareEmployer(word: string, open: OpenVocabulary): boolean {
  if (!open.phrases.has(word)) return false;
  const values = open.phrases.find(wordsOf(word)).flatMap((match) => match.values);
  return values.length > 0 && values.every(({ meaning, guard }) => meaning?.kind === 'company' && guard === 'rare');
}

/** "apple", "stripe" before people: an employer whose name is an ordinary word and nothing else. */
function isWordEmployer(word: string, open: OpenVocabulary): boolean {
  if (!open.phrases.has(word.toLowerCase())) return false;
  const values = open.phrases.find(wordsOf(word)).flatMap((match) => match.values);
  return values.length > 0 && values.every(({ meaning, guard }) => meaning?.kind === 'company' && guard === 'word');
}

const isPeople = (word: string) =>
  (/s$/i.test(word) && (isHeadNoun(singular(word.toLowerCase())) || /^(?:alums|folks|grads|employees)$/i.test(word))) ||
  /^(?:alumni|people)$/i.test(word);

/** "pms", "ib": the letters of a title in lower case, no word otherwise, and no state after "in". */
function isShortTitle(word: string, before: string, after: string, open: OpenVocabulary): boolean {
  // "Who's at Google rn".
  if (word.length > 3 && !word.endsWith('s') && !open.phrases.has(word)) return false;
  if (isOrdinary(word) || (/^\W*$/.test(after) && !/(?:^|\b(?:as|an?|in|or|and|to|for|with|into|of|then|are) )$/i.test(before)))
    return false;
  const values = open.phrases.find(wordsOf(word)).flatMap((match) => match.values);
  if (!values.some(({ meaning, guard }) => meaning?.kind === 'role' && guard === 'capitals')) return false;
  // "PA head of sales" is in Pennsylvania, "pas at Mayo" are physician assistants.
  return (
    !values.some(({ meaning }) => meaning?.kind === 'place') ||
    (!/(?:in|near|from|,) $/.test(before) && /^\s*(?:$|(?:at|in|who|from|with|or|and)\b)/.test(after))
  );
}

/** What the label of a form says of the value behind it. */
const formWords: Readonly<Record<string, string>> = {
  hometown: 'from ',
  major: 'majored in ',
  company: 'works at ',
  employer: 'works at ',
  school: 'went to ',
  college: 'went to ',
  city: 'in ',
  location: 'in ',
  role: '',
  title: '',
};
