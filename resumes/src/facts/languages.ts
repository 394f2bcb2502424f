import { isTechnology, knownSkill } from './technologies.ts';

/** A language and its level as stated: "Spanish (fluent)", "Fluent in Spanish", "Native Urdu". In a list of languages any short name is one. */
export const languageIn = (item: string, isOfTongues: boolean): { name: string; level: string | null } | null => {
  const [, before = '', stated] = /^(.*?)\s*\(([^)]*)\)$/.exec(item) ?? [];
  if (tongues.test(before)) return { name: before, level: stated?.replace(/\s+/g, ' ') ?? null };
  if (isOfTongues && before !== '' && stated !== undefined && levelIn(before) === null)
    return languageIn(before, true) === null ? null : { name: before, level: stated };
  const level = levelIn(item);
  const outer = item.replace(levels, ' ').replace(/[()]/g, ' ');
  const bare = outer
    .replace(/\b(?:speaker|speaking|in|reading|writing|spoken|written|and|(?<!sign )language|level|skills|proficiency|knowledge)\b/gi, ' ')
    .replace(/^[\s:–—,-]+|[\s:–—,.-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (tongues.test(bare)) return { name: bare, level };
  return isOfTongues &&
    knownSkill(bare) === null &&
    (!isTechnology(bare) || /^\p{Ll}{2,4}\p{Lu}\p{Ll}+$/u.test(bare)) &&
    /^(?:[ʻʼ‘’']|\p{Ll}{2,4}(?=\p{Lu}))?\p{Lu}[\p{L}’'ʻʼ -]{1,30}$/u.test(bare) &&
    bare.split(' ').length <= 3
    ? { name: bare, level }
    : null;
};

export const isOnlyLevel = (item: string): boolean =>
  item
    .replace(levels, '')
    .replace(
      /[()\s.]|\b(?:speaker|level|proficiency|cefr|reading|knowledge|spoken|written|good|very|mother|tongue|first|language|novice|high|mid|low|school)\b/gi,
      '',
    ) === '';
export const levelIn = (text: string): string | null => {
  const found = [...text.matchAll(levels)].map(([one]) => one.trim());
  return found.length === 0 ? null : found.join(' ');
};
const levels =
  /\b(?:muttersprache|flie(?:ß|ss)end|verhandlungssicher|grundkenntnisse|nativ[oa]|fluido|fluente|avan[zç]ado|interm[eé]dio|intermedi[aá]rio|b[aá]sico|langue maternelle|courante?|bilingue|notions|interm[eé]diaire|scolaire|madrelingua|(?:near[- ])?native(?: or bilingual)?|passive|(?<=^)some|reading(?= ?\)|$)|mother tongue|first language|bilingual|fluent|fluency|advanced|upper[- ]intermediate|intermediate|conversational|proficient|(?:full |limited |basic )?(?:professional |working )+(?:working )?(?:proficiency|knowledge)|professional|limited|elementary|basic|beginner|beginning|heritage|working|[ABC][12]|JLPT[- ]?N[1-5]|N[1-5](?=$|\))|HSK[- ]?[1-9]|TOPIK[- ]?(?:[1-6]|I{1,2}|I?V|VI)|(?:DELF|DALF|DELE|CILS|CELI|TestDaF|TOEFL|TOEIC|IELTS|ILR|ACTFL|CLB|TORFL|Goethe(?:-Zertifikat)?|Cambridge|Superior|Novice)(?: ?(?:iBT|score|level)?:? ?[\dABC][\d.+]*)?|[Uu]nderstand(?:ing)?|(?<=[–—:(-]\s?)(?:very )?(?:good|excellent|satisfactory|fair|moderate))\b/gi;
export const tongues =
  /^(?:(?:mandarin|cantonese|simplified|traditional|brazilian|egyptian|levantine|modern standard|latin american|ancient|modern|haitian|american|british) )?(?:english|deutsch|englisch|französisch|spanisch|italienisch|russisch|inglés|inglês|alemán|alemão|francés|francês|portugués|português|espanhol|italiano|chino|anglais|allemand|espagnol|italien|arabe|norsk|svenska|dansk|nederlands|polski|inglese|francese|tedesco|spagnolo|kiswahili|kikuyu|spanish|español|french|français|german|deutsch|italian|portuguese|mandarin|cantonese|chinese|japanese|korean|arabic|hindi|urdu|bengali|punjabi|gujarati|marathi|tamil|telugu|kannada|malayalam|vietnamese|thai|lao|khmer|hmong|burmese|tagalog|filipino|indonesian|malay|russian|ukrainian|polish|czech|slovak|hungarian|romanian|bulgarian|serbian|croatian|bosnian|albanian|greek|turkish|hebrew|farsi|persian|dari|pashto|kurdish|armenian|georgian|amharic|somali|swahili|yoruba|igbo|hausa|zulu|twi|dutch|swedish|norwegian|danish|finnish|icelandic|irish|welsh|catalan|basque|latin|creole|nepali|sinhala|mongolian|kazakh|uzbek|yiddish|navajo|hawaiian|samoan|quechua|guarani|sign language|asl)$/i;
