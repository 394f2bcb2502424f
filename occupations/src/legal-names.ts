/**
 * What spellings of one legal name share: without case, accents, punctuation ("&" and "and" alike) and legal form. The first form is how a
 * public table is read; a mark inside a word may stand there as a space or as nothing, so a name may have a second one.
 */
export const legalKeysOf = (name: string): string[] => {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
  return [...new Set([' ', ''].map((joint) => withoutForm(words(plain.replace(innerMark, joint)))))].filter((key) => key !== '');
};

/** "U.S.", "McDonald's", "Coca-Cola". */
const innerMark = /(?<=[\p{L}\p{N}])[.'-](?=[\p{L}\p{N}])/gu;

const words = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ and(?= )/g, '')
    .trim();

/** "Goldman Sachs & Co. LLC" without "Co. LLC"; a name that is a legal form only stays. */
const withoutForm = (key: string): string => key.replace(legalForm, '') || key;

const legalForm =
  /(?: (?:inc|incorporated|llc|l l c|corp|corporation|co|company|ltd|limited|lp|l p|llp|l l p|lllp|pllc|p l l c|plc|pc|p c|pa|p a|gmbh|ag|sa|s a|nv|n v|bv|b v))+$| (?:na|n a|national association)$/;
