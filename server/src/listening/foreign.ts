/**
 * Whether a message is not in English: another script, the small words of another language outnumbering English ones, or one of them
 * beside letters that English does not have.
 */
export function isForeign(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 2 && latin / letters < 0.6) return true;
  // Names make no language: "Companhia das Letras".
  const all =
    message
      .replace(/(?<=\S\s)\p{Lu}[\p{L}'-]*/gu, ' ')
      .toLowerCase()
      .match(/\p{L}+(?:'(?=\p{L}))?/gu) ?? [];
  const found = new Set(all.filter((word) => otherSmallWords.has(word)));
  const theirs = found.size;
  const ours = all.filter((word) => englishSmallWords.has(word)).length;
  const marked = all.some((word) => /[^a-z']/.test(word));
  return (
    all.length >= 3 &&
    [...found].some((word) => !inNames.has(word)) &&
    theirs > ours &&
    theirs / all.length >= 0.2 &&
    (theirs >= 2 || marked)
  );
}

const otherSmallWords = new Set(
  "el la los las un una unos de del que y en por para mi con gusta gustan es soy muy pero porque como mas más lo se su yo sé quiero trabajar estudio también hola gracias le les des une et je j' l' d' c' qu' suis mon ma mes pas avec pour dans est très mais aime veux travailler ich und der das ist nicht mit für ein eine mir mein auch sehr gerne liebe arbeiten aber weil bin habe o os uma eu gosto não meu minha muito trabalhar sou il di che e mi piace sono non molto lavorare ik het een niet graag werken".split(
    ' ',
  ),
);
const englishSmallWords = new Set(
  "the a an and or but i my me to of in on at for with is are was were it that this not do don' like love work want would be have people".split(
    ' ',
  ),
);

/** "Los Angeles", "La Jolla", "Rio de Janeiro" make no language. */
const inNames = new Set(['la', 'los', 'las', 'el', 'de', 'del', 'o', 'e']);
