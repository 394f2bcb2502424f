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
