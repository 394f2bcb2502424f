import type { Topic } from './facts.ts';

/**
 * The parts of a message that stand under a head of their own ("Best hour: …", "never again: …", "Off list: …"), each with what its head
 * says it is; a line without one belongs to the head before it. Null when the message has no heads.
 */
export function headed(message: string): Part[] | null {
  const found = [...message.matchAll(head)]
    .map((match) => ({ at: match.index + (match[1]?.length ?? 0), from: match.index + match[0].length, sort: sortOf(match[2] ?? '') }))
    .filter((part): part is typeof part & { sort: Sort } => part.sort !== null);
  const [first] = found;
  if (!first) return null;
  const parts: Part[] = found.flatMap(({ from, sort }, index) => {
    const to = found[index + 1]?.at ?? message.length;
    // A whole sentence about oneself after the list is no longer under its head.
    const end = message
      .slice(from, to)
      .search(/(?<=[.!?\n]\s*)(?:also |and |but |plus )?(?:i|i'm|i've|i'd|it's|my|we|that|yes|no)\s+\w+\s+\w/i);
    return end <= 0
      ? [{ ...sort, from, to }]
      : [
          { ...sort, from, to: from + end },
          { topic: null, against: false, from: from + end, to },
        ];
  });
  return first.at > 0 && message.slice(0, first.at).trim() !== ''
    ? [{ topic: null, against: false, from: 0, to: first.at }, ...parts]
    : parts;
}

/** One to five words before a colon or an equals sign, at the beginning of a line, a sentence or an item. */
const head = /(^|[\n.!?;,]\s*|\s[-–—]\s)((?:[\p{L}'/&]+[^\S\n]+){0,4}[\p{L}'/&]+)[^\S\n]*[:=](?![/\d])[^\S\n]*/gu;

function sortOf(words: string): Sort | null {
  return heads.find(({ pattern }) => pattern.test(words.trim()))?.sort ?? null;
}

const heads: readonly { pattern: RegExp; sort: Sort }[] = [
  { pattern: /\b(?:deal[- ]?breakers?|no[- ]?gos?|hard no(?:es|s)?|red flags?|won'?t do)$/i, sort: { topic: 'limits', against: true } },
  {
    pattern: /^(?:off(?: (?:the |my )?list)?|off[- ]limits|not|avoid|rule out|ruled out|out|never roles?)$/i,
    sort: { topic: 'roles', against: true },
  },
  {
    pattern:
      /\b(?:never(?: again)?|worst(?: \w+)?|dread(?:ed|s)?|dragged|drags|hate[ds]?|hates|drain(?:ed|s|ing)?|least favou?rite|bad|boring|dislikes?|nope|no|nunca(?: más)?)$/i,
    sort: { topic: 'hated', against: false },
  },
  {
    pattern:
      /\b(?:again|best(?: \w+)?|love[ds]?|flew(?: by)?|favou?rites?|energy|made|made\/run|proud(?: of)?|look(?:ed|ing)? forward to|likes?|liked|fun|highlights?|yes|good|otra vez)$/i,
    sort: { topic: 'loved', against: false },
  },
  {
    pattern:
      /\b(?:compan(?:y|ies)|employers?|places to work|empresas|firms|houses|studios|agencies|publishers|orgs?|organi[sz]ations|hospitals|banks)$/i,
    sort: { topic: 'companies', against: false },
  },
  { pattern: /\b(?:roles?|jobs?|fields?|titles?|on(?: (?:the |my )?list)?|careers?)$/i, sort: { topic: 'roles', against: false } },
  {
    pattern: /\b(?:limits?|needs?|must(?:[- ]haves?)?|place|location|where|pay|salary|hours|constraints?|conditions?|schedule|visa)$/i,
    sort: { topic: 'limits', against: false },
  },
  { pattern: /\b(?:people|team|env(?:ironment)?|culture|vibe|setting|surroundings|boss)$/i, sort: { topic: 'people', against: false } },
];

interface Sort {
  topic: Topic | null;
  /** Everything under this head is turned down. */
  against: boolean;
}

export interface Part extends Sort {
  from: number;
  to: number;
}
