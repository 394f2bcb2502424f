/**
 * Whether a column that nothing reads looks like what people said about being shown or contacted: by its name ("OK to contact?", "FERPA
 * hold") or by one of its values ("Do not publish").
 */
export function consentIn(name: string): (value: string) => boolean {
  const words = wordsIn(name);
  if (isConsentName(words)) return () => true;
  const isAsked = mayAsk.test(words) && !/ (?:id|number|count)$/.test(words);
  return (value) => consentValue.test(value) || (isAsked && yesOrNo.test(value));
}

const wordsIn = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** "Contact" and "Share" ask for consent where one answer is yes or no. */
const mayAsk = /\b(?:contact|share|list|publish|show|display|public)\b/;
const yesOrNo = /^(?:y|n|yes|no|true|false|x|0|1)$/i;

/** "Contact Email" is an address, "OK to contact?" a permission. */
function isConsentName(words: string): boolean {
  const isDetail = / (?:e ?mail|address|phone|telephone|name|date|id|url|link|by|city|officer)$/.test(words);
  return consentName.test(words) && (!isDetail || /^(?:no|not|ok|okay|do not|don t|may|can|could)\b/.test(words));
}

const consentName = new RegExp(
  [
    String.raw`\b(?:consents?|consented|permissions?|opt(?:ed)? ?(?:in|out)|optin|optout|priva(?:te|cy)|confidential(?:ity)?|suppress(?:ed|ion)?|ferpa|gdpr|ccpa|dnc|anonym\w*|hidden|hide|visib\w+|unlisted|do not|don ?t|never)\b`,
    // "May we share this?", "Happy to be contacted".
    String.raw`\b(?:ok|okay|may|can|could|allow\w*|willing|agrees?|agreed|happy|open|wish(?:es)?|wants?|approv\w+)\b.*\b(?:contact\w*|shar\w+|list\w*|publish\w*|show\w*|display\w*|e ?mail\w*|call\w*|reach\w*)\b`,
    String.raw`\b(?:no|not) (?:contact|e ?mail|mail|calls?|publish\w*|shar\w+|list\w*)\b`,
    String.raw`\bcontact (?:ok|okay|allowed|permitted|preferences?|status)\b|\bcontactable\b`,
    String.raw`\b(?:share|shared|show|shown|list|listed|publish|published|display|displayed|include|included) (?:in|on|to|with|publicly)\b|\b(?:include|show|display|publish|list) (?:me|profile|name)\b`,
    String.raw`\b(?:directory|release|disclosure|data sharing|directory information)(?: \w+)?$`,
  ].join('|'),
  'u',
);
const consentValue =
  /\b(?:opt(?:ed|s)?[ -]?(?:in|out)|do not (?:contact|share|list|publish|show|display|call|e-?mail|mail)|no contact|not (?:be )?(?:listed|shown|published|contacted)|keep private|(?:un)?listed in directory|no consent|consent(?:s|ed)? (?:given|granted|refused|withdrawn|revoked)|consented|ferpa)\b|^(?:private|confidential|hidden|unlisted|anonymous|consents?|withdrawn)$/i;

/** What an operator reads about columns that look like consent. */
export const consentCopy = {
  refused: (columns: readonly string[]): string =>
    `${looks(columns)}, so --visibility is refused. ${rename(columns)} If not, add ${ignoreAll(columns)}.`,
  hidden: (columns: readonly string[]): string =>
    `${looks(columns)}, so everyone in this file is hidden. ${rename(columns)} If not, import the file again with --visibility shown ${ignoreAll(columns)}.`,
  reason: (columns: readonly string[]): string => `${named(columns)} ${columns.length === 1 ? 'was' : 'were'} not read`,
};

const named = (columns: readonly string[]): string => columns.map((column) => `“${column}”`).join(' and ');
const looks = (columns: readonly string[]): string =>
  `${columns.length === 1 ? `The column ${named(columns)} looks like consent and was` : `The columns ${named(columns)} look like consent and were`} not read`;
const rename = (columns: readonly string[]): string =>
  `If ${columns.length === 1 ? 'it says' : 'they say'} who may be shown, rename ${columns.length === 1 ? 'it' : 'one'} to visibility if yes means show, or to privacy if yes means hide.`;
const ignoreAll = (columns: readonly string[]): string => columns.map((column) => `--ignore "${column}"`).join(' ');
