import type { Extracted, ExtractedLine } from '@alive/resumes/extracted.ts';
import { clean, itemOf } from '@alive/resumes/signs.ts';
import { Parser } from 'htmlparser2';
import { most, UnreadableDocument } from '#platform/documents/fault.ts';

/** A document within what is read of one: lines without text go, links that its text shows too. Throws UnreadableDocument. */
export const bounded = ({ pages, lines, links, faults }: Extracted): Extracted => {
  const written = lines.flatMap((line): ExtractedLine[] => {
    const text = clean(line.text).slice(0, most.lineLength).toWellFormed();
    return text === '' ? [] : [{ ...line, text }];
  });
  const characters = written.reduce((sum, { text }) => sum + text.length, 0);
  if (!written.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw new UnreadableDocument('empty');
  if (written.length > most.lines || characters > most.characters) throw new UnreadableDocument('much');
  const shown = written
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase();
  const isHidden = (link: string) =>
    /^(?:https?:\/\/|mailto:)\S+$/i.test(link) &&
    link.length <= most.linkLength &&
    !shown.includes(
      link
        .toLowerCase()
        .replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/, '')
        .replace(/\/$/, ''),
    );
  return { pages, lines: written, links: [...new Set(links.map((link) => clean(link)).filter(isHidden))].slice(0, most.links), faults };
};

/** Reads a part of a Word document. Throws UnreadableDocument for elements as deep within each other as nobody writes them: the parser takes the square of that. */
export const parseXml = (xml: string, { onopentag, ontext, onclosetag }: XmlHandlers): void => {
  let depth = 0;
  new Parser(
    {
      onopentag: (name, attributes) => {
        if (++depth > deepest) throw new UnreadableDocument('much');
        onopentag(name, attributes);
      },
      ontext: (text) => ontext?.(text),
      onclosetag: (name) => {
        depth--;
        onclosetag?.(name);
      },
    },
    { xmlMode: true, decodeEntities: true },
  ).end(xml);
};

const deepest = 500;

interface XmlHandlers {
  onopentag: (name: string, attributes: Record<string, string>) => void;
  ontext?: (text: string) => void;
  onclosetag?: (name: string) => void;
}

/** Whether no reader finds letters for more than a few of the characters, signs of lists aside. */
export const areLettersLost = (texts: readonly string[]): boolean => {
  const all = texts
    .map((text) => itemOf(text) ?? text)
    .join('')
    .replace(/\s/g, '');
  const lost = all.match(/[\p{Co}\ufffd\u0000-\u001f\u007f-\u009f]/gu)?.length ?? 0;
  return lost > 4 && lost > all.length * 0.004;
};
