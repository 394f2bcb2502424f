import { parseXml } from './bounded.ts';

/** What the styles of a Word document say of letters: sizes in points and bold, by the style's id, with what it is based on. */
export const stylesOf = (xml: string): Styles => {
  const found = new Map<string, Partial<Look> & { basedOn?: string }>();
  let id = '';
  parseXml(xml, {
    onopentag: (name, attributes) => {
      const value = attributes['w:val'];
      if (name === 'w:docDefaults') found.set((id = ''), {});
      if (name === 'w:style') {
        id = attributes['w:styleId'] ?? '';
        found.set(id, {});
        // The paragraph style of whatever names none.
        if (attributes['w:default'] === '1' && attributes['w:type'] === 'paragraph') found.set('default', { basedOn: id });
      }
      const style = found.get(id);
      if (!style) return;
      if (name === 'w:sz') style.size = Number(value) / 2;
      if (name === 'w:b') style.isBold = isOn(value);
      if (name === 'w:numPr') style.isItem = !style.isHeading;
      // A heading may be numbered, without a number being shown: it is no item of a list.
      if (name === 'w:outlineLvl' && value !== '9') Object.assign(style, { isHeading: true, isItem: false });
      if (name === 'w:basedOn' && value !== undefined) style.basedOn = value;
    },
  });
  const resolve = (name: string, depth = 0): Partial<Look> => {
    const own = found.get(name);
    if (own === undefined || depth > 10) return depth > 10 || name === '' ? {} : resolve('', depth + 1);
    return { ...(name === '' ? {} : resolve(own.basedOn ?? '', depth + 1)), ...defined(own) };
  };
  return (name) => ({
    size: null,
    isBold: false,
    isItem: /^list(?!.*continue)/i.test(name ?? ''),
    isHeading: false,
    ...resolve(name ?? 'default'),
  });
};

/** Whether a property that is on or off is on: no value is. */
export const isOn = (value: string | undefined): boolean => value === undefined || !['0', 'false', 'off', 'none'].includes(value);

const defined = ({ size, isBold, isItem, isHeading }: Partial<Look>): Partial<Look> => ({
  ...(size !== undefined && Number.isFinite(size) && { size }),
  ...(isBold !== undefined && { isBold }),
  ...(isItem !== undefined && { isItem }),
  ...(isHeading !== undefined && { isHeading }),
});

interface Look {
  size: number | null;
  isBold: boolean;
  isItem: boolean;
  /** Of a level of the outline. */
  isHeading: boolean;
}

/** The look of a paragraph style; of the default one where no name is given. */
export type Styles = (name: string | undefined) => Look;
