/** A student's own file name as it may be shown again: without folders, control or direction characters, at most 200 characters with its ending. */
export const fileNameOf = (given: string): string => {
  const name = given
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^.*[\\/]/, '')
    .replace(/^\.+$/, '');
  const [ending = ''] = /\.\w{1,8}$/.exec(name) ?? [];
  const stem = name.slice(0, name.length - ending.length).slice(0, 200 - ending.length);
  // A cut must not leave half of a character.
  return `${stem.replace(/[\ud800-\udbff]$/, '')}${ending}` || 'resume';
};

/** The header that saves a file under this name (RFC 6266): in ASCII for old clients, and whole (RFC 5987). */
export const attachment = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
};
