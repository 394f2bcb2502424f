import { type Fact, type Stance, stanceNames } from '@alive/contract/facts.ts';
import { counted } from '#ui/numbers.ts';
import { isInWords, nameOf, type ReadKind } from './facts.ts';

/** Every word of this room. A fact is named as it is shown, whole and in quotation marks. */
export const copy = {
  /** Where a fact comes from. */
  origin: ({ origin }: Fact): string => ({ said: 'You said', form: 'Your form', resume: 'Your résumé', typed: 'You added' })[origin],
  inWords: 'in your words',
  isRemoved: 'Removed:',
  searchedAs: (name: string): string => `When we search, we use “${name}” for this.`,
  /** What the form asked, for facts that it gave. */
  formAnswer: ({ id }: Fact): string | null => {
    if (id === 'form:needsVisa') return 'Visa sponsorship needed: Yes';
    if (id === 'form:canGetClearance') return 'Can get security clearance: No';
    if (id.startsWith('form:place:')) return 'Preferred locations';
    return id.startsWith('form:seeking:') ? 'Looking for' : null;
  },

  change: (fact: Fact): string => `Change ${quoted(fact)}`,
  keep: (fact: Fact): string => `Keep ${quoted(fact)}${isInWords(fact) ? `, ${copy.inWords}` : ''}`,
  refuse: (fact: Fact): string => `Dismiss ${quoted(fact)}`,
  more: (hidden: number): string => `+${hidden}`,
  moreLabel: (hidden: number): string => `Show ${counted(hidden, 'more guess', 'more guesses')}`,
  heard: 'What we heard',
  row: 'Section',
  edit: 'Edit',
  editOf: (fact: Fact): string => `Edit ${quoted(fact)}`,
  moveOf: (fact: Fact): string => `Move ${quoted(fact)}`,
  remove: 'Remove',
  removeOf: (fact: Fact): string => `Remove ${quoted(fact)}`,
  takeBack: 'Restore',
  takeBackOf: (fact: Fact): string => `Restore ${quoted(fact)}`,
  forgetOf: (fact: Fact): string => `Delete ${quoted(fact)} permanently`,
  forgetQuestion: 'Delete this permanently?',
  forgetAnswer: (fact: Fact): string => `${quoted(fact)} will be gone for good.`,
  forget: 'Delete',
  words: 'Text',
  save: 'Save',
  cancel: 'Cancel',
  undo: 'Undo',
  keepIt: 'Keep it',
  undone: 'Change undone.',
  tryAgain: 'Try again',
  discard: 'Discard',

  removed: (fact: Fact): string => `You removed ${quoted(fact)} from “${stanceNames[fact.stance]}”.`,
  refused: (fact: Fact): string => `You dismissed ${quoted(fact)}.`,
  moved: (fact: Fact, to: Stance): string => `You moved ${quoted(fact)} to “${stanceNames[to]}”.`,
  kept: (fact: Fact, row: Stance): string => `You added ${quoted(fact)} to “${stanceNames[row]}”.`,
  changed: (fact: Fact): string => `You changed ${quoted(fact)}.`,
  back: (fact: Fact): string => `${quoted(fact)} is back under “${stanceNames[fact.stance]}”.`,
  forgotten: (fact: Fact): string => `You deleted ${quoted(fact)}.`,
  /** What a message said again of facts that were there before it. */
  corrected: (facts: readonly Fact[]): string =>
    facts
      .map((fact) =>
        fact.status === 'dropped' ? `Removed ${quoted(fact)}.` : `${quoted(fact)} is now under “${stanceNames[fact.stance]}”.`,
      )
      .join(' '),
  notAdded: (text: string, reason: string): string => `We couldn’t add “${text}”. ${reason}`,
  notSaved: (reason: string): string => `We couldn’t save that, so nothing changed. ${reason}`,
  notEdited: (text: string, reason: string): string => `We couldn’t save “${text}”. ${reason}`,
  deletedElsewhere: (fact: Fact): string => `We couldn’t change ${quoted(fact)}. It was deleted in another window.`,
  unread: 'We couldn’t load your profile details.',

  fresh: 'new',
  empty: 'What you share will show up here.',
  /** At the foot of what is known so far: which of it the form gave, and what dotted chips mean. */
  footnote: (facts: readonly Fact[]): string => {
    const given = facts.filter(({ origin, status }) => origin === 'form' && status === 'kept');
    const form = given.length > 3 ? 'Some of these come' : `${listed(given.map(quoted))} ${given.length === 1 ? 'comes' : 'come'}`;
    const guesses = facts.some(({ status }) => status === 'offered');
    return [...(given.length > 0 ? [`${form} from the form you filled out.`] : []), ...(guesses ? [areGuesses] : [])].join(' ');
  },
  tapToChange: (guesses: boolean): string => `Tap any of these to change it.${guesses ? ` ${areGuesses}` : ''}`,

  somethingOff: 'Something off? Fix it here.',
  selectToChange: 'Select any item to change it',
  add: 'Add',
  addTo: (heading: string): string => `Add to “${heading}”`,
  headings: {
    interests: 'Interests',
    roles: 'Target roles',
    companies: 'Target companies',
    environment: 'Ideal environment',
    less: stanceNames.less,
  },
  environmentRow: 'People, places, must-haves',
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
  drop: 'Remove',
  isKept: 'Kept',
  isDropped: 'Removed',
  readIn: (line: string): string => `From the line “${line}”`,
  unsure: ({ kind, detail }: Fact): string =>
    kind === 'language' && detail === undefined ? 'How well do you speak it?' : 'Is this right?',
  areGuesses: (count: number): string => `We’re not sure about ${count} of these. They’re the dotted ones.`,
  keepAll: (count: number): string => (count === 2 ? 'Keep both' : `Keep all ${count}`),
  keptAll: (count: number): string => `You kept ${counted(count, 'suggestion', 'suggestions')}.`,

  path: (names: readonly string[]): string => `A drawing of your interests: ${names.join(', ')}`,

  known: 'What we know',
  count: (kept: number): string => counted(kept, 'detail', 'details'),
  updated: (when: string): string => `updated ${when}`,
  nothingKnown: 'Nothing yet. Add a detail, or talk with us again.',
  addFact: 'Add a detail',
  guessesLabel: 'Guesses',
  guesses: (count: number): string => `${counted(count, 'guess', 'guesses')}:`,
} as const;

const areGuesses = 'The dotted ones are guesses. We won’t use them until you confirm them.';

const quoted = (fact: Fact): string => `“${nameOf(fact)}”`;

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
