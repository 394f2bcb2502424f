/**
 * Takes a stream of text and gives it in plain characters: entities are decoded, backslashes, controls, invisible and private characters
 * dropped, fullwidth and styled letters made ordinary ones, so that what follows judges what a reader would see. Any cut of the stream
 * gives the same.
 */
export function openCharacters(emit: (character: string) => void): { write: (text: string) => void; end: () => void } {
  let half = '';
  let entity: string | null = null;
  const take = (character: string) => {
    for (const plain of plainOf(character)) {
      if (entity === null) pass(plain);
      else if (/[#A-Za-z0-9]/.test(plain) && entity.length < 32) entity += plain;
      else close(plain);
    }
  };
  const pass = (plain: string) => {
    if (plain === '&') entity = '';
    else emit(plain);
  };
  const close = (plain: string) => {
    const name = entity ?? '';
    entity = null;
    if (plain === ';' && name.length > 1) {
      const decoded = decode(name);
      if (decoded !== '') take(decoded);
      return;
    }
    for (const character of `&${name}`) emit(character);
    pass(plain);
  };
  return {
    write: (text) => {
      const whole = half + text;
      half = /[\uD800-\uDBFF]$/.test(whole) ? whole.slice(-1) : '';
      for (const character of half === '' ? whole : whole.slice(0, -1)) take(character);
    },
    end: () => {
      if (entity !== null) for (const character of `&${entity}`) emit(character);
      entity = null;
      half = '';
    },
  };
}

/** What one character is read as; '' for what is not to be seen. */
function plainOf(character: string): string {
  if (/^[\x20-\x5b\x5d-\x7e\n]$/.test(character)) return character;
  if (character === '\\' || hidden.test(character)) return '';
  if (/^\s$/.test(character)) return ' ';
  return styled.test(character) ? character.normalize('NFKC').replace(/[\\\x00-\x1f]/g, '') : character;
}

/** '' for an entity that answers have no need of. */
function decode(name: string): string {
  if (!name.startsWith('#')) return entities.get(name) ?? '';
  const code = /^#[xX]/.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

const hidden = /^[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u115f\u1160\u3164]$|^[\u{fe00}-\u{fe0f}]$/u;
const styled = /^[\u2024-\u2026\u2100-\u214f\u2460-\u24ff\ufb00-\ufb06\ufe10-\ufe6f\uff00-\uffef\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]$/u;
const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['hellip', '…'],
  ['bull', '•'],
]);
