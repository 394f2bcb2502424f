import type { Extracted, ExtractedLine } from '@alive/resumes/extracted.ts';
import { clean, itemOf } from '@alive/resumes/signs.ts';
import { UnreadableDocument } from '#platform/documents/fault.ts';
import { parseXml } from './bounded.ts';
import { partOf } from './docx-part.ts';
import { stylesOf } from './docx-styles.ts';
import { openZip, type Zip } from './zip.ts';

/**
 * What a Word document says: its headers, its text with tables, text boxes and list items, its footers. Hidden and deleted text is not read,
 * macros and embedded files are not opened (ECMA-376 part 1, 17). Throws UnreadableDocument.
 */
export const readDocx = async (content: Buffer): Promise<Extracted> => {
  // A document with a password is a container of another kind around the encrypted one.
  if (content.readUInt32BE(0) === 0xd0cf11e0) throw new UnreadableDocument('encrypted');
  const zip = await openZip(content);
  const main = await mainOf(zip);
  const body = await zip.read(main);
  if (body === null || !/<(?:\w+:)?document[\s>]/.test(body)) throw new UnreadableDocument('damaged');
  const styles = stylesOf((await zip.read(main.replace(/[^/]+$/, 'styles.xml'))) ?? '');
  const text = partOf(body, styles);
  const [headers, footers] = await Promise.all(['header', 'footer'].map((kind) => marginsOf(zip, kind, styles)));
  const links = [...text.links];
  for (const name of zip.names.filter((path) => /^word\/_rels\/(?:document|header\d*|footer\d*)\.xml\.rels$/.test(path)))
    links.push(...targetsOf((await zip.read(name)) ?? ''));
  const own = text.lines.map((line) => line.text).join('\n');
  const above = (headers ?? []).filter((line) => !own.includes(line.text));
  const below = (footers ?? []).filter((line) => !own.includes(line.text) && !isNumber(line.text));
  const hidesContact = above.some(({ text: line }) => contact.test(line)) && !contact.test(own);
  if (own === '' && above.length === 0 && /<(?:\w+:)?(?:blip|imagedata)\b/.test(body)) throw new UnreadableDocument('image');
  return { pages: null, lines: [...above, ...text.lines, ...below], links, faults: hidesContact ? ['header'] : [] };
};

/** The part that holds the text, which the package names. */
const mainOf = async (zip: Zip): Promise<string> => {
  let target = 'word/document.xml';
  parseXml((await zip.read('_rels/.rels')) ?? '', {
    onopentag: (_, { Type = '', Target = '' }) => {
      if (Type.endsWith('/officeDocument')) target = Target.replace(/^\//, '');
    },
  });
  return target;
};

/** The lines of all headers or footers, each once. */
const marginsOf = async (zip: Zip, kind: string, styles: ReturnType<typeof stylesOf>): Promise<ExtractedLine[]> => {
  const lines = new Map<string, ExtractedLine>();
  const names = zip.names.filter((name) => name.startsWith(`word/${kind}`) && name.endsWith('.xml')).slice(0, 12);
  for (const name of names)
    for (const line of partOf((await zip.read(name)) ?? '', styles).lines) {
      const text = itemOf(line.text) ?? line.text;
      if (clean(text) !== '' && !lines.has(text)) lines.set(text, line);
    }
  return [...lines.values()].filter(({ text }) => !isNumber(text));
};

/** The addresses outside the document that a part leads to. */
const targetsOf = (relations: string): string[] => {
  const targets: string[] = [];
  parseXml(relations, {
    onopentag: (name, { Type = '', Target = '', TargetMode = '' }) => {
      if (name === 'Relationship' && Type.endsWith('/hyperlink') && TargetMode === 'External') targets.push(Target);
    },
  });
  return targets;
};

const isNumber = (text: string): boolean => /^\W*(?:page )?\d*(?: ?(?:of|\/) ?\d+)?\W*$/i.test(text);
const contact = /[\w.+-]+@[\w-]+\.\w|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/;
