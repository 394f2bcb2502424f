import type { Extracted, ExtractedLine, LayoutFault } from '@alive/resumes/extracted.ts';
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy, Util, VerbosityLevel } from 'unpdf/pdfjs';
import { most, UnreadableDocument } from '../documents/answer.ts';
import { areLettersLost } from './bounded.ts';
import { linesOf, type Piece } from './lines.ts';

/**
 * What a PDF says. Scripts do not run, forms and embedded files are not opened, images are not decoded. Throws UnreadableDocument where it has
 * a password, is broken beyond repair, holds pictures only or has too many pages.
 */
export const readPdf = async (content: Buffer): Promise<Extracted> => {
  const document = await open(content);
  if (document.numPages > most.pages) throw new UnreadableDocument('much');
  const lines: ExtractedLine[] = [];
  const links: string[] = [];
  const faults = new Set<LayoutFault>();
  const raw: string[] = [];
  let isDrawn = false;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    // Names of fonts are known once the page's operators are read.
    isDrawn ||= (await page.getOperatorList()).fnArray.includes(OPS.constructPath);
    const pieces = await piecesOf(page, raw);
    const { height, width } = page.getViewport({ scale: 1 });
    const read = linesOf(pieces, { page: number, width, height });
    lines.push(...read.lines);
    if (read.areColumnsMixed) faults.add('columns');
    links.push(...(await linksOf(page)));
    if (lines.length > most.lines) throw new UnreadableDocument('much');
    page.cleanup();
  }
  const letters = lines.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  // A stamp or a page number on a scan is not its text; letters may be drawn as shapes, too.
  if ((letters < fewest && holdsImages(content)) || (letters === 0 && isDrawn)) throw new UnreadableDocument('image');
  if (areLettersLost(raw)) faults.add('fonts');
  return { pages: document.numPages, lines, links, faults: [...faults] };
};

const open = async (content: Buffer): Promise<PDFDocumentProxy> => {
  try {
    return await getDocument({
      data: new Uint8Array(content),
      enableXfa: false,
      useSystemFonts: false,
      useWorkerFetch: false,
      disableFontFace: true,
      disableAutoFetch: true,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      // Larger ones, in pixels, are left out: none is looked at.
      maxImageSize: 1,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    throw (error as Error).name === 'PasswordException' ? new UnreadableDocument('encrypted', error) : error;
  }
};

/**
 * The pieces of text of a page in the order of the file, with their places on the upright page. What the file itself says goes into `raw`.
 */
const piecesOf = async (page: PDFPageProxy, raw: string[]): Promise<Piece[]> => {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ includeMarkedContent: false });
  if (items.length > mostPieces) throw new UnreadableDocument('much');
  const bold = new Map<string, boolean>();
  const isBold = (font: string): boolean => {
    const known = bold.get(font) ?? /bold|black|heavy|semi|demi|-bd\b/i.test(fontName(page, font));
    bold.set(font, known);
    return known;
  };
  return items.flatMap((item): Piece[] => {
    if (!('str' in item) || /^[ \t\n\u00a0]*$/.test(item.str)) return [];
    raw.push(item.str);
    const [a, b, c, d, x, y] = Util.transform(transform, item.transform) as [number, number, number, number, number, number];
    return [
      {
        text: repaired(item.str),
        x,
        y,
        width: item.width,
        size: Math.hypot(c, d) || Math.hypot(a, b),
        turn: ((Math.round(Math.atan2(b, a) / (Math.PI / 2)) % 4) + 4) % 4,
        isBold: isBold(item.fontName),
      },
    ];
  });
};

/** Letters, dashes and bullets of the fonts of TeX that do not name them (its encodings T1, TS1, OT1 and OMS). */
const repaired = (text: string): string =>
  text
    .replace(/^\s*(?:\u000f(?!\p{Ll})|\u0088)/u, '•')
    .replace(/[\u000b-\u000f\u0015\u0016\u001b-\u001f]/g, (sign) => teX.get(sign) ?? sign);

const teX = new Map(
  Object.entries({
    '\u000b': 'ff',
    '\u000c': 'fi',
    '\u000d': 'fl',
    '\u000e': 'ffi',
    '\u000f': 'ffl',
    '\u0015': '–',
    '\u0016': '—',
    '\u001b': 'ff',
    '\u001c': 'fi',
    '\u001d': 'fl',
    '\u001e': 'ffi',
    '\u001f': 'ffl',
  }),
);

/** What a font is called in the file; empty where it is not known. */
const fontName = (page: PDFPageProxy, font: string): string => {
  try {
    return (page.commonObjs.get(font) as { name?: string } | null)?.name ?? '';
  } catch {
    return '';
  }
};

/** The addresses that a page leads to; those of scripts, programs and files are none. */
const linksOf = async (page: PDFPageProxy): Promise<string[]> => {
  const annotations = (await page.getAnnotations()) as { subtype?: string; url?: unknown }[];
  return annotations.flatMap(({ subtype, url }) => (subtype === 'Link' && typeof url === 'string' ? [url] : []));
};

/** An image is a stream, whose dictionary no PDF may compress. */
const holdsImages = (content: Buffer): boolean => /\/Subtype\s*\/Image\b/.test(content.toString('latin1'));
/** Letters of a document with pictures below which it counts as a picture. */
const fewest = 40;
/** Pieces of text on one page. */
const mostPieces = 50_000;
