/** What the toy of `scripted-model.ts` marks in a message: little, but never nothing; one employer is always made up. */
export const marksOf = (prompt: string): object => {
  const { message = '' } = JSON.parse(prompt) as { message?: string };
  const silent = { refused: null, preferred: null, required: null, how: null, either: null };
  const mark = (field: string, words: string | null | undefined, value = words) =>
    words == null ? [] : [{ words, field, value, ...silent }];
  return {
    marks: [
      ...mark('role', titleIn(message)),
      ...mark('place', placeIn(message)),
      ...mark('remote', /\bremote\b/i.exec(message)?.[0], 'remote'),
      ...mark('level', /\bintern\w*/i.exec(message)?.[0], 'internship'),
      ...mark('company', /\b(?:at|for) ([A-Z][\w&]*(?: [A-Z][\w&]*)*)/.exec(message)?.[1]),
      ...mark('company', 'Blue Harbor Capital'),
    ],
    wishes: [],
    unclear: [],
  };
};

/** Facts of the first words of a message; with `inventing`, an employer that nobody named. */
export const factsOf = (read: string, inventing: boolean): object => {
  const message = /<student>\s*([\s\S]*?)\s*<\/student>/.exec(read)?.[1] ?? '';
  const [first = ''] = message.split(/[.!?\n]/);
  const words = first.trim().split(' ').slice(0, 6).join(' ');
  const title = titleIn(message);
  const employers = [...message.matchAll(/\b(?:at|for|like) ([A-Z][\w&]+(?: [A-Z][\w&]+)*)/g)].map(([quote, name = '']) => ({
    quote,
    name,
  }));
  return {
    facts: [
      ...(words === '' ? [] : [{ kind: 'activity', stance: 'more', text: words, quote: words }]),
      ...(title === null ? [] : [{ kind: 'work', stance: 'looking', text: title, quote: title }]),
      ...employers.map(({ quote, name }) => ({ kind: 'employer', stance: 'looking', text: name, quote })),
      ...(inventing
        ? [{ kind: 'employer', stance: 'looking', text: 'Blue Harbor Capital', quote: 'I would like Blue Harbor Capital' }]
        : []),
    ],
  };
};

const placeIn = (said: string): string | null =>
  /\b(?:in|near|around) (?:the )?([A-Za-z][\w. ]*?(?:, ?[A-Z]{2})?)(?=[.,?!;]|$| (?:and|or|with|that|who|for|pls|please)\b)/i.exec(
    said,
  )?.[1] ?? null;

const titleIn = (said: string): string | null =>
  /\b((?:[a-z]+ )?(?:[a-z]+(?:eer|yst|ist|ner|per|cher|ger|ntant|tor|ician)|nurse|lawyer|attorney))s?\b/i.exec(said)?.[1] ?? null;
