import { type Fact, type Stance, stanceNames } from '@alive/contract/facts.ts';
import { counted } from '#ui/numbers.ts';
import { isInWords, nameOf, type ReadKind } from './facts.ts';

/** Every word of this room. A fact is named as it is shown, whole. */
export const copy = {
  /** Where a fact comes from. */
  origin: ({ origin }: Fact): string => ({ said: 'You said', form: 'Your form', resume: 'Your résumé', typed: 'You added' })[origin],
  inWords: 'in your words',
  isRemoved: 'Removed:',
  searchedAs: (name: string): string => `Searched as ${name}`,
  /** What the form asked, for facts that it gave. */
  formAnswer: ({ id }: Fact): string | null => {
    if (id === 'form:needsVisa') return 'Visa sponsorship needed: Yes';
    if (id === 'form:canGetClearance') return 'Can get security clearance: No';
    if (id.startsWith('form:place:')) return 'Preferred locations';
    return id.startsWith('form:seeking:') ? 'Looking for' : null;
  },

  change: (fact: Fact): string => `Change ${nameOf(fact)}`,
  keep: (fact: Fact): string => `Keep ${nameOf(fact)}${isInWords(fact) ? `, ${copy.inWords}` : ''}`,
  refuse: (fact: Fact): string => `Not ${nameOf(fact)}`,
  more: (hidden: number): string => `+${hidden}`,
  moreLabel: (hidden: number): string => `Show ${counted(hidden, 'more guess', 'more guesses')}`,
  heard: 'What we heard',
  row: 'Row',
  edit: 'Edit',
  editOf: (fact: Fact): string => `Edit ${nameOf(fact)}`,
  moveOf: (fact: Fact): string => `Move ${nameOf(fact)}`,
  remove: 'Remove',
  removeOf: (fact: Fact): string => `Remove ${nameOf(fact)}`,
  takeBack: 'Take back',
  takeBackOf: (fact: Fact): string => `Take back ${nameOf(fact)}`,
  forgetOf: (fact: Fact): string => `Delete ${quoted(fact)} permanently`,
  forgetQuestion: 'Delete this permanently?',
  forgetAnswer: (fact: Fact): string => `${quoted(fact)} is deleted and can’t be taken back.`,
  forget: 'Delete',
  words: 'The words',
  save: 'Save',
  cancel: 'Cancel',
  undo: 'Undo',
  keepIt: 'Keep it',
  undone: 'Undone.',
  tryAgain: 'Try again',
  discard: 'Discard',

  removed: (fact: Fact): string => `You removed ${quoted(fact)} from “${stanceNames[fact.stance]}”.`,
  refused: (fact: Fact): string => `You turned down ${quoted(fact)}.`,
  moved: (fact: Fact, to: Stance): string => `You moved ${quoted(fact)} to “${stanceNames[to]}”.`,
  kept: (fact: Fact, row: Stance): string => `You added ${quoted(fact)} to “${stanceNames[row]}”.`,
  changed: (fact: Fact): string => `You changed ${quoted(fact)}.`,
  back: (fact: Fact): string => `${quoted(fact)} is back in “${stanceNames[fact.stance]}”.`,
  forgotten: (fact: Fact): string => `You deleted ${quoted(fact)}.`,
  /** What a message said anew of facts that were there before it. */
  corrected: (facts: readonly Fact[]): string =>
    facts
      .map((fact) => (fact.status === 'dropped' ? `Dropped ${quoted(fact)}.` : `${quoted(fact)} is now in ${stanceNames[fact.stance]}.`))
      .join(' '),
  notAdded: (text: string, reason: string): string => `We couldn’t add “${text}”. ${reason}`,
  notSaved: (reason: string): string => `We couldn’t save that. Nothing changed. ${reason}`,
  notEdited: (text: string, reason: string): string => `We couldn’t save “${text}”. ${reason}`,
  deletedElsewhere: (fact: Fact): string => `We couldn’t change ${quoted(fact)}. It was deleted in another window.`,
  unread: 'We couldn’t load what we know about you.',

  fresh: 'new',
  empty: 'What you say shows up here.',
  /** At the foot of what is known so far: which of it the form gave, and what dotted chips mean. */
  footnote: (facts: readonly Fact[]): string => {
    const given = facts.filter(({ origin, status }) => origin === 'form' && status === 'kept');
    const named = given.map((fact, at) => (at === 0 ? nameOf(fact) : inSentence(fact)));
    const form =
      given.length > 3 ? 'Some of these come' : named.length === 1 ? `One of these, ${named[0]}, comes` : `${listed(named)} come`;
    const guesses = facts.some(({ status }) => status === 'offered');
    return [
      ...(given.length > 0 ? [`${form} from your form.`] : []),
      ...(guesses ? ['Dotted ones are guesses. They don’t count until you tap them.'] : []),
    ].join(' ');
  },
  tapToChange: (guesses: boolean): string =>
    guesses ? 'Tap one to change it. Dotted ones are guesses and don’t count until you tap them.' : 'Tap one to change it.',

  somethingOff: 'Something off? Fix it here.',
  selectToChange: 'Select anything to change it',
  add: 'Add',
  addTo: (heading: string): string => `Add to ${heading}`,
  headings: {
    interests: 'Interests',
    roles: 'Target roles',
    companies: 'Target companies',
    environment: 'Ideal environment',
    less: stanceNames.less,
  },
  environmentRow: 'People, places, musts',
  kinds: {
    education: 'Education',
    experience: 'Experience',
    project: 'Projects',
    skill: 'Skills',
    language: 'Languages',
    award: 'Awards',
    link: 'Links',
  } satisfies Record<ReadKind, string>,
  keepOne: 'Keep',
  drop: 'Drop',
  dropOf: (fact: Fact): string => `Drop ${nameOf(fact)}`,
  isKept: 'Kept',
  isDropped: 'Dropped',
  readIn: (line: string): string => `Read in: “${line}”`,
  unsure: ({ kind, detail }: Fact): string =>
    kind === 'language' && detail === undefined ? 'How well do you speak it?' : 'Is this right?',
  areGuesses: (count: number): string => `We’re not sure about ${count}. They’re dotted.`,
  keepAll: (count: number): string => (count === 2 ? 'Keep both' : `Keep all ${count}`),
  keptAll: (count: number): string => `You kept ${counted(count, 'fact', 'facts')}.`,

  path: (names: readonly string[]): string => `Your interests on one growing path: ${names.join(', ')}`,

  known: 'What we know',
  count: (kept: number): string => counted(kept, 'fact', 'facts'),
  updated: (when: string): string => `updated ${when}`,
  nothingKnown: 'Nothing yet. Add a fact, or talk again.',
  addFact: 'Add a fact',
  guessesLabel: 'Guesses',
  guesses: (count: number): string => `${counted(count, 'guess', 'guesses')}:`,
} as const;

/** A fact inside a sentence: its own words in quotation marks. */
const quoted = (fact: Fact): string => (isInWords(fact) ? `“${nameOf(fact)}”` : nameOf(fact));

const inSentence = (fact: Fact): string =>
  fact.kind === 'must' || fact.kind === 'seeking' ? fact.text.charAt(0).toLowerCase() + fact.text.slice(1) : nameOf(fact);

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
