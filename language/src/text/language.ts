import { eld } from 'eld/extrasmall';

/**
 * The ISO 639-1 code of the language of a text that is clearly not English; null for English, for names and code, and for what is too
 * short to tell (under three words in Latin letters). About 0.02 ms a message; loading takes 130 ms.
 */
export function languageOf(text: string): string | null {
  const letters = countOf(text, /\p{L}/gu);
  if (letters === 0) return null;
  if (countOf(text, /\p{Script=Latin}/gu) < letters * 0.6) return languageOfScript(text);
  const body = withoutNames(text);
  const words = body.toLowerCase().match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [];
  if (words.length < 3 || words.filter((word) => english.has(word)).length > words.length * 0.15) return null;
  const result = eld.detect(body);
  const language = result.language;
  if (language === '' || language === 'en' || !result.isReliable()) return null;
  const scores = result.getScores();
  const score = scores[language] ?? 0;
  const distance = 1 - (scores['en'] ?? 0) / score;
  const own = functionWordsOf(language, words);
  const isMarked = words.some((word) => /[^a-z'’-]/.test(word));
  const isLong = isMarked || body.trim().length >= 14;
  const needed = own >= 2 ? 0.15 : own === 1 || isMarked ? 0.3 : words.length > 3 ? 0.65 : Infinity;
  return isLong && score >= 0.7 && distance >= needed ? language : null;
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Without addresses, code, words with digits, and words inside a sentence that begin with a capital: names are of no language. */
const withoutNames = (text: string): string => text.replace(/\S*[\d@/_=()\\&+]\S*/g, ' ').replace(/(?<=\S\s)\p{Lu}[\p{L}'’.-]*/gu, ' ');

/** How many function words of a language are among the words, each counted once; "j'ai" holds two. */
const functionWordsOf = (language: string, words: readonly string[]): number => {
  const known = functionWords[language];
  return known === undefined ? 0 : new Set(words.flatMap((word) => word.split(/['’]/)).filter((word) => known.has(word))).size;
};

/** The language that a script is mostly written for; letters that only one of its languages has decide first. */
function languageOfScript(text: string): string | null {
  return scripts.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/[ٹڈڑںے]/u, 'ur'],
  [/[پچژگ]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Ethiopic}/u, 'am'],
];

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** English function words and words of the chat that the other languages do not share. */
const english = set(
  "the and or but i im my of to at for with is are were it its that this not don don't dont like love work want would have has had people he she they you your we our if from by any some just maybe about can cant will when what which who very than then there lol tbh idk lmao haha omg ugh rn btw na ya u r ur pls bc jk gonna wanna kinda only need jobs job get",
);

/** The commonest function words of the languages that students write in, and words of wanting; none that also stands in names. */
const functionWords: Readonly<Record<string, ReadonlySet<string>>> = {
  es: set(
    'un una unos y en por para mi mis con gusta encanta es soy fue muy pero porque como más yo sé quiero quisiera también esta cuando sin al tengo busco necesito trabajo trabajar odio prefiero hola estudio',
  ),
  fr: set(
    'une et je j suis mon ma mes pas avec pour dans est très mais veux voudrais que qui ce cette nous ne chez sans être un aux ai des cherche déteste aime adore travailler bonjour',
  ),
  de: set(
    'ich und der das den dem ist nicht mit für ein eine einen einem mir mich mein meine auch sehr gerne möchte aber weil habe zu auf liebe hasse suche arbeiten arbeite brauche',
  ),
  pt: set(
    'um uma que em para com eu gosto não é sou foi muito mas porque meu minha quero também mais sem ao adoro odeio prefiro preciso trabalhar procuro',
  ),
  it: set(
    'il gli un una che per con mi piace sono è non molto ma perché mio mia vorrei anche più senza nella ho lo cerco odio lavorare voglio',
  ),
  nl: set('ik het een niet graag met voor van mijn maar ook wil dat'),
  vi: set('tôi và với cho của không muốn thích là một các được'),
  tl: set('ang ng mga ko ako ay sa kong akong hindi po pa para'),
};
