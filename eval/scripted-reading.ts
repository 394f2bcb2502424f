/** What the toy of `scripted-model.ts` reads in a request for jobs: little, but never nothing; earlier conditions stay. */
export const jobConditions = (said: string, search: string): object[] => {
  const { conditions = [] } = JSON.parse(search) as { conditions?: { field: string; op: string; value: unknown }[] };
  const place = placeIn(said);
  const pay = /\$?\s?(\d{2,3})\s?k\b/i.exec(said)?.[1];
  const fresh = [
    ...(place === null ? [] : [{ field: 'place', op: 'is', value: place }]),
    ...(/\bremote\b/i.test(said) ? [{ field: 'remote', op: 'is', value: true }] : []),
    ...(/\bintern/i.test(said) ? [{ field: 'level', op: 'is', value: 'internship' }] : []),
    ...(/\bnew grad/i.test(said) ? [{ field: 'level', op: 'is', value: 'new_grad' }] : []),
    ...(pay === undefined ? [] : [{ field: 'pay', op: 'at_least', value: Number(pay) * 1000 }]),
    ...(titleIn(said) === null ? [] : [{ field: 'role', op: 'is', value: titleIn(said) }]),
  ];
  const fields = new Set(fresh.map(({ field }) => field));
  return [
    ...conditions.filter(({ field }) => !fields.has(field)).map(({ field, op, value }) => ({ field, op: op === 'in' ? 'is' : op, value })),
    ...fresh,
  ];
};

/** The same for a question about alumni; one employer is always made up. */
export const peopleIntent = (prompt: string): object => {
  const { question = '' } = JSON.parse(prompt) as { question?: string };
  const condition = (field: string, value: string | null) =>
    value === null ? [] : [{ field, op: 'is', values: [value], when: 'now', position: 1, either: null }];
  return {
    conditions: [
      ...condition('role', titleIn(question)),
      ...condition('place', placeIn(question)),
      ...condition('company', /\b(?:at|for) ([A-Z][\w&]*(?: [A-Z][\w&]*)*)/.exec(question)?.[1] ?? null),
      ...condition('company', 'Blue Harbor Capital'),
    ],
    sort: null,
    limit: null,
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
