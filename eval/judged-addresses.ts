/**
 * Every address in a text: links, hosts however they are written, e-mail, telephone numbers, addresses of machines, images and HTML.
 * `isKnown` takes what looks like a host and is a name ("Node.js").
 */
export const addressesIn = (text: string, isKnown: (word: string) => boolean): string[] => [
  ...[...text.matchAll(written)].map(([found]) => found),
  ...[...text.replaceAll(written, ' ').matchAll(host)].filter(([found]) => !isName(found) && !isKnown(found)).map(([found]) => found),
  ...[...text.matchAll(telephone)].map(([found]) => found),
];

const written =
  /https?:\/\/\S+|www\.\S+|!?\[[^\]]*\]\([^)]*\)|<\/?[a-z][^>]*>|[\w.+-]+@[\w-]+(?:\.\w+)+|\b[\w.-]+ ?(?:\(at\)|\[at\]) ?[\w-]+|\b\w+ ?(?:\(dot\)|\[dot\]) ?\w+|\b\d{1,3}(?:\.\d{1,3}){3}\b\S*/gi;
const host = /(?<![\p{L}\p{N}.])[\p{L}\p{N}-]{2,}(?:[.。．]\p{L}{2,})+|(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,} \.\p{L}{2,}/gu;
const telephone = /(?<![\d$,.])(?:\+\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)|\b\d{3}-\d{4}\b/g;

/** "U.S.", "Ph.D." and a full stop without its space. */
const isName = (found: string) => /^(?:\p{L}{1,2}\.)+\p{L}{1,2}$/u.test(found) || /^\p{L}+\.\p{Lu}\p{Ll}+$/u.test(found);
