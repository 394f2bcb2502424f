import { isOrdinary } from '#language/english.ts';

/** The languages in which the interviewer can say one honest line. */
export type Language = 'Spanish' | 'French' | 'German' | 'Portuguese' | 'Italian' | 'Chinese' | 'another';

/** Whether a message is not in English. */
export const isForeign = (message: string): boolean => languageOf(message) !== null;

/** Whether most words are no English ones: enough where the student wrote in another language before ("terapeuta o consejera"). */
export function isMostlyForeign(message: string): boolean {
  const words =
    message
      .replace(/\p{Lu}[\p{L}'-]*/gu, ' ')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return words.length > 0 && words.filter((word) => !isOrdinary(word)).length > words.length / 2;
}

/**
 * The language of a message that is not in English; null for English and for what is too short to tell. By its script, else by its
 * function words (articles, pronouns, prepositions, auxiliaries), which are few in any language and fill a third of every sentence.
 */
export function languageOf(message: string): Language | null {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 2 && latin / letters < 0.6)
    return /\p{Script=Han}/u.test(message) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(message) ? 'Chinese' : 'another';
  // Names make no language: "Companhia das Letras", "Los Angeles".
  const words =
    message
      .replace(/(?<=\S\s)\p{Lu}[\p{L}'-]*/gu, ' ')
      .toLowerCase()
      .match(/\p{L}+(?:'(?=\p{L}))?/gu) ?? [];
  const ours = words.filter((word) => english.has(word)).length;
  const marked = words.some((word) => /[^a-z']/.test(word));
  const [best] = functionWords
    .map(({ language, known }) => ({ language, found: new Set(words.filter((word) => known.has(word))) }))
    .toSorted((a, b) => b.found.size - a.found.size);
  if (!best || words.length < (marked ? 2 : 3)) return null;
  const theirs = best.found.size;
  const telling = [...best.found].some((word) => !inNames.has(word));
  if (!telling || theirs <= ours || theirs / words.length < 0.2 || (theirs < 2 && !marked)) return null;
  return best.language;
}

const functionWords: readonly { language: Language; known: ReadonlySet<string> }[] = (
  [
    [
      'Spanish',
      'el la los las un una unos de del que y en por para mi mis con me te se gusta gustan encanta es soy estoy fue era muy pero porque como mas más lo su sus yo sé quiero quisiera trabajar estudio hay también hola gracias esta este eso cuando donde no nos cerca sin',
    ],
    [
      'French',
      "le la les des un une et je j' l' d' c' qu' n' m' suis mon ma mes pas avec pour dans est très mais aime aimé veux voudrais travailler de du que qui en au aux ce cette nous sur ne sais près chez sans",
    ],
    [
      'German',
      'ich und der die das den dem ist war nicht mit für ein eine einen einem mir mich mein meine auch sehr gerne liebe arbeiten arbeite möchte aber weil bin habe zu in im am von bei wir nur oder wenn',
    ],
    [
      'Portuguese',
      'o os a as um uma de do da dos das que e em no na por para com eu gosto adoro não é sou foi muito mas porque meu minha meus trabalhar quero também mais perto sem ou nos',
    ],
    [
      'Italian',
      'il lo la gli le un una di del della che e in per con mi piace piaciuto sono è era non molto ma perché mio mia miei lavorare vorrei anche più vicino senza o nel nella ho',
    ],
    [
      'another',
      'ik het een niet graag werken met voor van jag och att det är som inte med på nie się jest na lubię bir ve için çok tôi là và',
    ],
  ] as const
).map(([language, words]) => ({ language, known: new Set(words.split(' ')) }));

const english = new Set(
  "the a an and or but i my me to of in on at for with is are was were it that this not do don' like love work want would be have people as so no he she they you".split(
    ' ',
  ),
);

/** "Los Angeles", "La Jolla", "Rio de Janeiro", "in a" make no language. */
const inNames = new Set([
  'la',
  'los',
  'las',
  'el',
  'de',
  'del',
  'o',
  'e',
  'in',
  'a',
  'as',
  'no',
  'me',
  'die',
  'the',
  'le',
  'do',
  'was',
  'on',
  'an',
  'com',
]);
