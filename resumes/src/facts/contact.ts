import { isPlace } from '../page/places.ts';
import { kindsNamed } from '../sections/headings.ts';
import { joinRows } from '../page/breaks.ts';
import type { Row } from '../page/row.ts';

/**
 * Who it is of and how to reach them, from the rows above the first heading and what the file links to; `apart` are rows of which no fact is made. A phone number is recognised for the
 * meter only. Addresses, dates of birth and the like are passed over.
 */
export const contactIn = (written: readonly Row[], rows: readonly Row[], apart: readonly Row[], embedded: readonly string[]): Contact => {
  const [top, all] = [unbroken(written), unbroken(rows)];
  const text = all.map((row) => row.cells.map((cell) => cell.text).join(' | ')).join('\n');
  const email =
    (emailPattern.exec(top.map((row) => row.text).join('\n')) ??
      emailPattern.exec([text, ...apart.map((row) => row.text)].join('\n')))?.[0] ?? mailOf(embedded);
  const phone =
    top
      .concat(all, apart)
      .map((row) => phoneIn(row.text))
      .find((one) => one !== null) ?? null;
  const links = linksIn(all, embedded);
  const name = nameIn(top, all, [email ?? '', ...links.map(({ address }) => address)]);
  return { name, email: email?.toLowerCase() ?? null, phone, links };
};

/** An address that breaks off at one of its signs goes on in the next line of a narrow column. */
const unbroken = (rows: readonly Row[]): Row[] =>
  joinRows(
    rows,
    (last, row) =>
      last.column === row.column &&
      /(?:^|\s)\S*(?:\w@|\w\.\p{L}{2,}\/)\S*(?<=[@._/-])$/u.test(last.text) &&
      /^[\p{L}\d][\p{L}\d._/-]*(?: \([\p{L} ]+\))?$/u.test(row.text),
    '',
  );

const phoneIn = (text: string): string | null => {
  const [found] =
    // "+33 6 12 55 50 17"
    /(?<![\w./-])\(?\+\d{1,3}\)?(?:[\s.-]?\(?\d{1,4}\)?){3,6}(?![\w/-])/.exec(text) ??
    /(?<![\w./-])0\d(?:[ .]\d{2}){4}(?![\w/-])/.exec(text) ??
    /(?<!\bBox )(?<![\w./-])(?:(?:\+\d{1,3}|\(\+\d{1,3}\))[\s.-]?)?(?:\(\d{2,5}\)[\s.-]?|\d{2,5}[\s.-]|\d{3}\/(?=\d{3}[.-]\d{4}))\d{2,4}[\s.-]?\d{2,4}(?:[\s.-]\d{2,4})?(?![\w/-])/.exec(
      text,
    ) ??
    /(?<![\w./-])(?:\(\+\d{1,3}\)\s?|\+)?\d{10,13}(?!\w)/.exec(text) ??
    [];
  const digits = found?.replace(/\D/g, '') ?? '';
  return found !== undefined && digits.length >= 9 && digits.length <= 15 && !/(?:19|20)\d\d\s*[-–]\s*(?:19|20)\d\d/.test(found)
    ? found.trim()
    : null;
};

const emailPattern = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;

/** Addresses in the text, and those that the file links to where the text does not show them. */
const linksIn = (rows: readonly Row[], embedded: readonly string[]): Link[] => {
  const found = new Map<string, Link>();
  const add = (address: string, line: number | null) => {
    const key = keyOf(address);
    if (key.length > 3 && !found.has(key) && found.size < mostLinks) found.set(key, { address, line });
  };
  for (const row of rows)
    for (const { text, line } of row.cells)
      for (const [address] of text.matchAll(linkPattern))
        if (
          !platform.test(address) &&
          !/^\d|^[^/:]*\p{Lu}[^/]*$|^(?:node|vue|next|express|three|d3|asp|react|socket)\.(?:js|io|net)$/u.test(address)
        )
          add(address.replace(/[.,;:)]+$/, ''), line);
  for (const address of embedded) if (/^https?:/i.test(address)) add(address, null);
  return [...found.values()];
};

/** The front page of a site that many share: no address of the student's own. */
const platform =
  /^(?:https?:\/\/)?(?:www\.)?(?:itch\.io|(?:github|gitlab|medium|wordpress|wix|etsy|youtube|linkedin|instagram|facebook|twitter|behance|amazon|google|squarespace|substack|kaggle|x)\.(?:com|net))\/?[.,;:)]*$/i;

/** No student has more. */
const mostLinks = 30;

const linkPattern =
  /(?<![\p{L}\p{N}@._%+-])(?:https?:\/\/[^\s|<>()]+|www\.[^\s|<>(),]+|(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|edu|me|co|ai|app|art|design|page|site|info|gov|tech|xyz|us|uk|ca|de|fr|in|tv|blog|studio|photography|be)\b(?!@)(?:\/[^\s|<>(),]*)?|(?:[a-z\d-]+\.)*[a-z\d-]{4,}\.(?:pt|es|it|nl|se|dk|fi|pl|br|jp|sg|ke|ng|za|au|nz|ie|ch|at|mx|cl|kr|tr|gr|cz|ph|id|my|hk|tw|eu|lt|hu|ro)\b(?![@\p{L}.])(?:\/[^\s|<>(),]*)?|(?:[a-z\d-]{2,}\.)+[a-z]{3,}\/[^\s|<>(),]+)/giu;
const keyOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/|^www\.|\/+$/g, '')
    .replace(/^www\./, '');
const mailOf = (embedded: readonly string[]): string | null =>
  embedded.map((link) => /^mailto:([^?]+)/i.exec(link)?.[1]).find((one) => one !== undefined) ?? null;

/** "Surname: MENSAH" and "Other Names: Kwabena Owusu" */
const labelledName = (top: readonly Row[]): Name | null => {
  const said = (label: RegExp) =>
    top
      .map((row) => ({
        row,
        text: (
          label.exec(
            row.cells
              .map(({ text }) => text)
              .join(': ')
              .replace(/:\s*:/, ':'),
          )?.[1] ?? ''
        ).trim(),
      }))
      .find(({ text }) => /^\p{Lu}[\p{L}’' -]*$/u.test(text));
  const family = said(/^(?:surname|family name|last name)\s*:\s*(.+)$/i);
  const given = said(/^(?:(?:first|given|other|fore) ?names?(?:\(s\))?)\s*:\s*(.+)$/i);
  if (family === undefined || given === undefined) return null;
  const casedAll = (text: string) => text.split(' ').map(cased).join(' ');
  return {
    first: casedAll(given.text),
    last: casedAll(family.text),
    line: family.row.line,
    lines: [family.row.line, given.row.line],
  };
};

/** "tomasz" above "wiśniewski" */
const isSmall = (text: string): boolean => /^\p{Ll}+(?: \p{Ll}+){0,2}$/u.test(text);

const nameIn = (top: readonly Row[], all: readonly Row[], addresses: readonly string[]): Name | null => {
  const labelled = labelledName(top);
  if (labelled !== null) return labelled;
  const likely = top.flatMap((row, at) => {
    const [label, beside] = row.cells.map(({ text }) => text);
    const isBeside =
      /^(?:(?:full )?name|first name.*|surname.*)$/i.test(label ?? '') || (row.table !== null && kindsNamed(label ?? '').length > 0);
    const [first = ''] = ((isBeside ? beside : label) ?? '').replace(/^(?:full )?name\s*:\s*/i, '').split(/\s*[|•·–—]\s+|\s+[-–—]\s+/);
    // A name in small letters alone is one where it is the largest of the page.
    const isLargest =
      isSmall(first) &&
      row.size !== null &&
      all.every(
        (one) => one === row || (one.size === row.size && isSmall(one.cells[0]?.text ?? '')) || (one.size ?? 0) < (row.size ?? 0) * 0.75,
      );
    const words = nameWords(isLargest ? first.replace(/(?<=^|[ '’-])\p{Ll}/gu, (letter) => letter.toUpperCase()) : first);
    return words === null ? [] : [{ row, at, words }];
  });
  // The largest, else the first.
  const most = Math.max(0, ...likely.map(({ row }) => row.size ?? 0));
  const best =
    likely.find(({ row, words }) => (row.size ?? 0) >= most - 0.5 && (words.length > 1 || most > 0)) ??
    likely.find(({ words }) => words.length > 1);
  if (best === undefined) return null;
  // The names may stand below one another, what stands beside them in between.
  const below =
    best.words.length > 1
      ? []
      : likely
          .filter(
            ({ at, row, words }) =>
              at > best.at &&
              words.length < 3 &&
              row.size !== null &&
              row.size === best.row.size &&
              (at === best.at + 1 ||
                (row.page === best.row.page && Math.abs((row.x ?? 0) - (best.row.x ?? 0)) < 4 && row.size >= most - 0.5)),
          )
          .slice(0, 2);
  const words = best.words.length === 1 ? splitBy(hyphenated(best.words.concat(below.flatMap((one) => one.words))), addresses) : best.words;
  if (words.length < 2) return null;
  return {
    ...(givenBehind(best.row) && best.words.length === words.length ? turnedName(best.row.text) : partsOfName(words, addresses)),
    line: best.row.line,
    lines: [best.row.line, ...below.map(({ row }) => row.line)],
  };
};

/** "OGUNLEYE, Temitope Adunni": what stands behind the comma are the given names, but for initials. */
const turnedName = (text: string): { first: string; last: string } => {
  const [family = '', given = ''] = text.replace(/^(?:full )?name\s*:\s*/i, '').split(/,\s+/);
  const words = given.split(' ').filter((word, at) => at === 0 || !/^\p{Lu}\.?$/u.test(word));
  // "TAN WEI LING, RACHEL" has its family name first, "DE LA CRUZ, Ana" is one.
  const names = family.split(' ');
  const own =
    names.length > 2 && names.every((name) => !/^(?:d[aeou]s?|del?|la|van|von|der|den|al|el|bin)$/i.test(name)) ? names.slice(0, 1) : names;
  return { first: words.map(cased).join(' '), last: own.map(cased).join(' ') };
};
const givenBehind = ({ text, cells }: Row): boolean => {
  const [, family = '', given = ''] = turned.exec(text.replace(/^(?:full )?name\s*:\s*/i, '')) ?? [];
  return cells.length === 1 && given !== '' && !credential.test(given) && !isLetters(given, family);
};
const turned = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?| \p{Lu}[\p{L}'’-]+){0,2})$/u;
/** "Ana Silva, MSW" */
const isLetters = (given: string, family: string): boolean => /^\p{Lu}{2,6}$/u.test(given) && /\p{Ll}/u.test(family);

/** "DELACROIX-" and "KHAN" below it. */
const hyphenated = (words: readonly string[]): string[] =>
  words
    .join(' ')
    .replace(/(?<=\p{L}-) (?=\p{L})/gu, '')
    .split(' ');

/** The words of a name: two to five with capitals, without titles behind it; null for what is none. */
const nameWords = (text: string): string[] | null => {
  const [, family, given] = turned.exec(text) ?? [];
  // "Lille, France"
  const isTurned = family !== undefined && !isPlace(text) && given !== undefined && !credential.test(given) && !isLetters(given, family);
  const plain = spaced(isTurned ? `${given} ${family}` : (text.split(/,/)[0] ?? ''))
    .replace(/\([^)]*\)|["“][^"”]*["”]/g, ' ')
    .trim();
  const words = plain.split(/\s+/).filter((word) => word !== '' && !/^(?:mr|ms|mrs|mx|dr)\.?$/i.test(word));
  const bare = words.filter((word, at) => at < 2 || !credential.test(word));
  const isName =
    bare.length > 0 &&
    bare.length <= 5 &&
    // The letters of a name, drawn large.
    !(bare.length < 3 && bare.join('').length < 4 && bare.join('') === bare.join('').toUpperCase()) &&
    bare.every((word) => /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Ll}{1,3}|d['’]\p{Lu}\p{L}+|[\p{Lo}\p{M}]{2,})$/u.test(word)) &&
    !/^(?:resume|résumé|curriculum|cv)$/i.test(bare[0] ?? '');
  const isOther =
    kindsNamed(plain).length > 0 ||
    /\b(?:street|avenue|road|apt|university|college|school|student|engineer|nurse|resume|résumé|vitae|page|references|available|telephone|mobile|cell|website|nationality|birth|phone|e-?mail|address|linkedin|github|portfolio|candidate|major|developer|designer|accountant|analyst|musician|artist|writer|assistant|manager|teacher)\b/i.test(
      plain,
    );
  return isName && !isOther ? bare.map((word) => word.replace(/,$/, '')) : null;
};

/** "L i m": the letters of a name set apart. */
const spaced = (text: string): string =>
  text
    .replace(/(?<!\S)\p{Lu}(?: \p{Ll}){2,}(?!\S)/gu, (name) => name.replaceAll(' ', ''))
    .replace(/^\p{Lu}(?: \p{Lu}){2,}$/u, (name) => name.replaceAll(' ', ''));

const credential = /^(?:jr|sr|i{2,3}|iv|rn|bsn|msn|lpn|cna|emt|cpa|phd|ph\.d|md|mba|msw|lcsw|eit|pe|esq|ba|bs|ma|ms|mfa)\.?$/i;

/** "JANEDOE" or "MARIA" above "GARCIA": an address with one of the names tells where the letters part. */
const splitBy = (words: readonly string[], addresses: readonly string[]): string[] => {
  const [only = ''] = words;
  if (words.length > 1) return [...words];
  const plain = foldName(only);
  if (plain.length > longestName) return [only];
  for (let at = plain.length - 2; at >= 2; at--) {
    const [first, last] = [plain.slice(0, at), plain.slice(at)];
    if (
      addresses.some((address) =>
        new RegExp(`${first}[._-]${last}|${last}[._-]${first}|(?:^|[^a-z])${plain[0]}[._-]?${last}(?![a-z])`).test(foldName(address)),
      )
    )
      return [only.slice(0, at), only.slice(at)];
  }
  return [only];
};

/** Letters; a longer word is no name, and each letter of it is tried. */
const longestName = 40;

const partsOfName = (words: readonly string[], addresses: readonly string[]): { first: string; last: string } => {
  const isTwice =
    words.length > 2 &&
    (givenTwice.test(words.slice(0, 2).join(' ')) || /^(?:m[uo]hamm?[ae]d|mohd|md|syeda?|abdul|nur|siti)\.?$/i.test(words[0] ?? ''));
  const written = addresses.map(foldName);
  // "Maria Angelica D. dela Cruz": an initial stands between the given and the family names.
  const initial = words.findIndex((word, at) => at > 1 && at < words.length - 1 && /^\p{Lu}\.$/u.test(word));
  if (initial > 1)
    return {
      first: words.slice(0, initial).map(cased).join(' '),
      last: words
        .slice(initial + 1)
        .map(cased)
        .join(' '),
    };
  // "NGUYEN Thi Mai": a family name in capitals may come first.
  const shouted = words.filter((word) => word.length > 2 && word === word.toUpperCase());
  if (shouted.length === 1 && words[0] === shouted[0]) return { first: words.slice(1).map(cased).join(' '), last: cased(words[0] ?? '') };
  const particle = words.findIndex(
    (word, at) =>
      at > 0 &&
      at < words.length - 1 &&
      /^(?:van|von|der|den|de|del|della|di|da|dos|das|du|la|le|el|al|bin|ibn|binti|bint|dela|delos|delas|ter|st\.|mac|san)$/i.test(word),
  );
  const has = (from: number, to: number) =>
    written.some((address) => ['', '.', '-', '_'].some((sign) => address.includes(foldName(words.slice(from, to).join(sign)))));
  const { length } = words;
  // Addresses tell which of three is a second first name and which a first family name.
  // "minhchau" and "chau.nguyen": written as one, and apart from the family name.
  const holds = (some: readonly string[], signs: readonly string[]) =>
    written.some((address) => signs.some((sign) => address.includes(foldName(some.join(sign)))));
  const isPair =
    length === 3 && holds(words.slice(0, 2), ['']) && !holds(words.slice(0, 2), ['.', '-', '_']) && holds(words.slice(1), ['.', '-', '_']);
  const isDoubleLast = !isTwice && length > 2 && (has(length - 2, length) || has(0, 2)) && !has(0, length) && !isPair;
  // "jpquintanilha", "jaibanez": the letters of the first names and a family name.
  const spelled = words.findIndex((word, at) => {
    const letters = words.slice(0, at).map((one) => foldName(one).slice(0, 1));
    return (
      at > 1 &&
      words.slice(0, at).every((one) => foldName(one).length > 2) &&
      written.some((address) => new RegExp(`(?<![a-z])${letters.join('[._-]?')}[._-]?${foldName(word)}`).test(address))
    );
  });
  // "ypena": the first letter and the first of two family names.
  const isOfLetter =
    length === 3 &&
    particle < 0 &&
    written.some((address) =>
      new RegExp(`(?<![a-z])${foldName(words[0] ?? '').slice(0, 1)}[._-]?${foldName(words[1] ?? '')}`).test(address),
    ) &&
    (words[1] ?? '').length > 2 &&
    !written.some((address) => address.includes(foldName(words[2] ?? '')));
  // "Inês Magalhães Cardoso": Iberian families give both their names.
  const isOfFamilies = length === 3 && particle < 0 && !isTwice && !isPair && familyName.test(words[1] ?? '');
  // Of four, two are as a rule a first name and two a family name.
  const isOfFour = length === 4 && particle < 0 && words.every((word) => word.length > 2);
  const from =
    particle > 0 ? particle : isOfFour ? 2 : spelled > 0 ? spelled : isDoubleLast || isOfLetter || isOfFamilies ? length - 2 : length - 1;
  const isDoubleFirst = (isTwice && from > 1) || (from === 2 && particle < 0 && (isOfFour || spelled > 0 || isPair || has(0, length)));
  return {
    first: words
      .slice(0, !isDoubleFirst ? 1 : isTwice ? 2 : from)
      .map(cased)
      .join(' '),
    last: words.slice(from).map(cased).join(' '),
  };
};

/** First names that are given together. */
const givenTwice =
  /^(?:(?:mary|ruth|ella|sarah|emma|carol|jo|billie|peggy|betty|martha|anna|lee) (?:ann|anne|kate|beth|jane|jo|lou|ellen|grace|lynn|rose|sue|katherine|margaret|claire|elizabeth|lee|mae)|(?:mar[ií]a|ana|juan|jos[eé]|luis|carlos|miguel|jorge|francisco|pedro|jo[aã]o|diego|marco|v[ií]ctor|rosa|luz|blanca|laura|gloria|[aá]ngel|jes[uú]s|maria) (?:jos[eé]|mar[ií]a|fernanda|isabel|luisa|lu[ií]za|carmen|elena|teresa|guadalupe|paula|sof[ií]a|luc[ií]a|camila|andrea|carolina|valentina|alejandra|gabriela|victoria|carlos|luis|antonio|manuel|pablo|david|miguel|[aá]ngel|eduardo|alberto|andr[eé]s|felipe|ignacio|javier|armando|alejandro|enrique|pedro|paulo|vitor|gabriel|lourdes|clara|laura|beatriz|eduarda|cristina|mercedes|pilar)|(?:jean|marie|anne|anna|hans|karl|jan|eva|lars|per) (?:paul|pierre|luc|marc|claude|fran[cç]ois|baptiste|philippe|michel|claire|laure|sophie|lena|maria|lotta|kristin|peter|heinz|erik|magnus|christophe|charlotte|louise))$/iu;

/** Names of Spanish and Portuguese families that are no first names. */
const familyName =
  /^(?:\p{L}+(?:ez|ães)|garc[ií]a|silva|santos|oliveira|gon[cç]alves|lopes|gomes|alves|rodrigues|fernandes|esteves|antunes|henriques|soares|matos|pires|sou[sz]a|pereira|costa|ferreira|ribeiro|almeida|carvalho|rocha|dias|nogueira|moreira|teixeira|cardoso|correia|cunha|moura|ramos|reyes|cruz|flores|rivera|torres|morales|ortega|castillo|romero|ruiz|rojas|vargas|castro|molina|delgado|guerrero|medina|aguilar|vega|r[ií]os|salazar|cabrera|campos|sol[ií]s|fuentes|navarro|mendoza|herrera|peña|acosta|contreras|cort[eé]s|espino[sz]a|estrada|figueroa|guzm[aá]n|ibarra|maldonado|mej[ií]a|montoya|moreno|ochoa|orozco|pacheco|padilla|palacios|paredes|quintero|robles|rosales|salinas|sandoval|serrano|soto|trujillo|villanueva|zamora|zapata|arias|[aá]vila|ayala|barrera|bustos|calder[oó]n|camacho|c[aá]rdenas|carrillo|cervantes|escobar|lozano|monteiro|barbosa|barros|batista|borges|coelho|duarte|freitas|macedo|machado|marques|martins|mendes|neves|nunes|pinto|tavares|vieira|restrepo|jaramillo|uribe|londoño|giraldo|zuluaga)$/iu;

/** "O'BRIEN-SMITH" as an account has it. */
const cased = (word: string): string =>
  word.length > 1 && word === word.toUpperCase() && !/^\p{Lu}\.$/u.test(word)
    ? word.toLowerCase().replace(/(?<=^|[-'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : word;
const foldName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[đøłßæœıð]/g, (letter) => plainLetters[letter] ?? letter);
/** Letters that hold no accent to take away, as addresses have them. */
const plainLetters: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ð: 'd' };

interface Name {
  first: string;
  last: string;
  line: number;
  lines: readonly number[];
}

interface Link {
  address: string;
  /** null: the text does not show it. */
  line: number | null;
}

export interface Contact {
  name: Name | null;
  email: string | null;
  phone: string | null;
  links: readonly Link[];
}
