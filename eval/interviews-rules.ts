import type { Held, Student } from './interviews-held.ts';

/** The rules of talk that a held interview breaks, each as a sentence with the words that break it. */
export const brokenRules = ({ history }: Held): string[] => {
  const turns = assistantTurns(history);
  const messages = history.length - turns.length;
  const openings = turns.map(openingOf);
  return [
    ...(messages < 4 || messages > 8 ? [`${messages} messages of the student instead of 4 to 8`] : []),
    ...turns.filter((turn) => own(turn).split('?').length > 2).map((turn) => `more than one question: ${turn}`),
    ...turns.filter((turn) => turn.split(/\s+/).length >= 60).map((turn) => `60 words or more: ${turn}`),
    ...turns.filter((turn) => own(turn).includes('!!')).map((turn) => `exclamation marks in a row: ${turn}`),
    ...turns.filter((turn) => flattery.test(own(turn))).map((turn) => `flattery: ${turn}`),
    ...turns.filter((turn, at) => openings.indexOf(openingOf(turn)) < at).map((turn) => `the opening of an earlier turn: ${turn}`),
  ];
};

/** The sentences of a summary that share no content word with what the student or the form said. */
export const untraceable = ({ history, profile }: Held, form: string): string[] => {
  const said = new Set(stems(`${form} ${history.map(({ sender, text }) => (sender === 'user' ? text : '')).join(' ')}`));
  return sentencesOf(profile.summary).filter((sentence) => stems(sentence).every((stem) => !said.has(stem)));
};

/**
 * Items of a profile's lists that read as cut out of a sentence (more than nine words, a finite verb, a pronoun, chatter, punctuation of
 * a heading or a question), and sentences of its prose with chatter or the student's "I" outside quotation marks.
 */
export const untidy = ({ profile }: Held): { items: number; found: string[] } => {
  const items = [...profile.interests, ...profile.target_companies, ...profile.target_roles];
  const prose = [...sentencesOf(profile.summary), ...sentencesOf(profile.ideal_environment)];
  return {
    items: items.length + prose.length,
    found: [
      ...items.filter(
        (item) => item.split(/\s+/).length > 9 || /[:?!“”]|\.\.\./.test(item) || torn.test(item[0]?.toLowerCase() + item.slice(1)),
      ),
      ...prose.filter(
        (sentence) => chatter.test(own(sentence)) || /\b(?:I|my|me|that that|and or|with with|to to)\b|:\)|\?/.test(own(sentence)),
      ),
    ],
  };
};

/**
 * What an interviewer says to too many people, with their name, school and major taken out: a comment (no question) in two interviews, a
 * bare question in more than three; and, stricter, what is left of a comment or question in more than three once the student's own words
 * are taken out. Of the greeting only its question counts. The sentences that end an interview, its first one apart, comment on nothing
 * and count as questions do. Only the `judged` interviews are counted, all are compared with.
 */
export const recurring = (
  interviews: ReadonlyMap<string, Held>,
  judged: Judged,
): Record<'comments' | 'questions' | 'skeletons', Recurring> => {
  const comments = new Map<string, Set<string>>();
  const questions = new Map<string, Set<string>>();
  const skeletons = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, text: string, name: string) => to.set(text, (to.get(text) ?? new Set()).add(name));
  for (const [name, held] of interviews) {
    const turns = assistantTurns(held.history);
    const said = new Set(stems(held.history.map(({ sender, text }) => (sender === 'user' ? text : '')).join(' ')));
    for (const [at, turn] of turns.entries())
      for (const [place, sentence] of sentencesOf(turn).entries()) {
        const isQuestion = sentence.endsWith('?');
        if (at === 0 && !isQuestion) continue;
        const bare = withoutForm(sentence, held.student);
        add(isQuestion || (at === turns.length - 1 && place > 0) ? questions : comments, bare, name);
        add(skeletons, skeletonOf(bare, said), name);
      }
  }
  return { comments: shared(comments, 1, judged), questions: shared(questions, 3, judged), skeletons: shared(skeletons, 3, judged) };
};

const assistantTurns = (history: Held['history']) => history.filter(({ sender }) => sender === 'assistant').map(({ text }) => text);

const openingOf = (turn: string) =>
  turn
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, '')
    .split(/\s+/)
    .slice(0, 3)
    .join(' ');

/** A turn without what it quotes of the student. */
const own = (turn: string) => turn.replace(/“[^”]*”/g, '');

const flattery =
  /\b(?:awesome|amazing|fantastic|wonderful|impressive|incredible|brilliant|excellent|love (?:that|it|this)|(?:great|good|interesting) (?:answer|question|choice|story)|well done|how cool|so cool)\b/i;

const chatter = /\b(?:lol|idk|tbh|obvi?|wtf|ugh|duh|gn|omg|pls|jk|imo|oops|yeah|nah|kinda|gonna|zzz)\b/i;
const torn =
  /\b(?:i|i'm|you|your|my|he|she|they|we|its|is|are|was|were|am|be|has|had|have|did|does|do|don.t|can.t|won.t|gets?|got|made|ran|flew|when|because|if|or|lol|idk|tbh|obvi?|duh|oops|zzz|gn|whatever|honestly)\b/;

const sentencesOf = (text: string) =>
  [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => /\p{L}/u.test(sentence));
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const withoutForm = (sentence: string, { name, school, major }: Student) =>
  [school, major, name.split(' ')[0]].reduce<string>((text, part) => (part ? text.replaceAll(part, '…') : text), sentence);

/** A sentence with each run of words that the student used, and of what joins them, as one gap. */
const skeletonOf = (sentence: string, said: ReadonlySet<string>) =>
  sentence
    .split(/\s+/)
    .map((word) => (stems(word).some((stem) => said.has(stem)) || /^\p{Lu}/u.test(word) ? '…' : word))
    .join(' ')
    .replace(/…(?: (?:and|or|of|the|your|a|an|in|at|to|for|with)\b)*(?: …)+/g, '…');

/** Content words cut to five letters, so that "tutoring" and "tutors" meet. */
const stems = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [])
    .filter((word) => !empty.has(word))
    .map((word) => word.slice(0, 5).replace(/(?:ed|s|e)$/, ''));
const empty = new Set(
  'about after all and any are around away because been before but can for from had has have her his how into its job like look more most much not one other our out over place some such than that the their them then there these they this those time too very want was way well were what when where which who why will with work would you your'.split(
    ' ',
  ),
);

const shared = (found: Map<string, Set<string>>, most: number, judged: Judged): Recurring => ({
  total: found.values().reduce((sum, names) => sum + [...names].filter(judged).length, 0),
  failed: found.values().reduce((sum, names) => sum + (names.size > most ? [...names].filter(judged).length : 0), 0),
  found: [...found].flatMap(([text, names]) => (names.size > most && names.values().some(judged) ? [{ text, names: [...names] }] : [])),
});

type Judged = (name: string) => boolean;

export interface Recurring {
  /** How often anything of this kind was said in the judged interviews, once per interview, and how often what recurs. */
  total: number;
  failed: number;
  /** What recurs, with the interviews that it is in. */
  found: { text: string; names: string[] }[];
}
