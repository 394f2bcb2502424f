/**
 * The sentences of a text as names, figures, words and stops; null where it holds a sign that no plain sentence needs, which markup, links
 * and percentages all do. `forms` are the ways in which a name may be written; the longest is taken.
 */
export function sentencesOf(text: string, forms: readonly { form: string; name: string }[]): Token[][] | null {
  const byForm = new Map(forms.map(({ form, name }) => [form, name]));
  const written = [...byForm.keys()].toSorted((a, b) => b.length - a.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<name>${written.join('|')})(?![\p{L}\p{N}])|(?<figure>\d+(?:,\d{3})*(?:\.\d+)?)(?![\p{L}\p{N}%])|(?<word>[\p{L}][\p{L}'’]*)|(?<sign>\S)`,
    'gu',
  );
  const sentences: Token[][] = [[]];
  for (const { groups = {} } of text.matchAll(pattern)) {
    const { name, figure, word, sign = '' } = groups;
    const sentence = sentences.at(-1);
    if (name !== undefined) sentence?.push({ name: byForm.get(name) ?? name });
    else if (figure !== undefined) sentence?.push({ number: Number(figure.replaceAll(',', '')) });
    else if (word !== undefined) sentence?.push({ word: word.toLowerCase() });
    else if (sign === '.') sentences.push([]);
    else if (!',;:()–—-“”"'.includes(sign)) return null;
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

export type Token = { name: string } | { number: number } | { word: string };
