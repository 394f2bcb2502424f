import type { OwnConversation, PrivacyFacts } from '@alive/contract/privacy.ts';

/** Every word on what is stored, what is sent, and what students may do about it. */
export const copy = {
  link: 'How Alive handles your data',

  question: 'Who should answer you?',
  offer: (model: Model): string => `Alive can use a language model ${runBy(model)} to talk with you. If you say yes, it gets:`,
  sent: [
    'what you write in your conversations and in Find People',
    'your first name, school, major and class year',
    'your preferred places, the kinds of work you want, and your profile',
    'what you search for, and the jobs, companies and alumni you’re shown',
  ],
  neverSent:
    'It never gets your last name, email, visa or clearance answers, or résumé. If you write one of those in a message, that message goes too. If you move something from your résumé to More of or Less of, or say you’d do it again, that part goes too. It sees which jobs you’re shown, not which were held back. It gets no message from before you say yes.',
  otherwise: 'If you say no, our built-in assistant answers you and none of this leaves Alive’s server.',
  changeable: 'You can change your mind on your profile.',
  chooseModel: 'Use the language model',
  chooseBuiltin: 'Use the built-in assistant',
  notStored: (reason: string): string => `We couldn’t save your answer. ${reason}`,

  data: 'Your data',
  dataNote: 'Everything Alive stores about you is yours to take or delete.',
  assistant: 'Who answers you',
  modelSince: (model: Model, day: string): string => `A language model ${runBy(model)}. You agreed on ${day}.`,
  builtinSince: (day: string): string => `The built-in assistant. You chose it on ${day}.`,
  builtinUndecided: 'The built-in assistant, until you choose.',
  export: 'Export your data',
  exportNote: 'One JSON file with everything we store about you, your résumé included.',
  exportNow: 'Export',
  notExported: (reason: string): string => `We couldn’t export your data. ${reason}`,

  conversations: 'Conversations',
  noConversations: 'No conversations yet.',
  notLoaded: 'We couldn’t load your conversations.',
  retry: 'Retry',
  kind: ({ kind }: OwnConversation): string => ({ onboarding: 'Interview', search: 'Search', people: 'Find People' })[kind],
  titleOf: ({ title, kind }: OwnConversation): string => title || (kind === 'onboarding' ? 'Interview' : 'New chat'),
  showAll: (count: number): string => `Show all ${count}`,
  delete: 'Delete',
  deleteOf: (title: string): string => `Delete ${title}`,
  conversationQuestion: 'Delete this conversation?',
  conversationAnswer: (title: string): string => `“${title}” and its answers are deleted for good. What’s on your profile stays.`,
  conversationDeleted: (title: string): string => `“${title}” is deleted.`,
  notDeleted: (reason: string): string => `We couldn’t delete that. ${reason}`,

  account: 'Delete your account',
  accountNote: 'Deletes your profile, conversations, résumé and everything else about you.',
  deleteAccount: 'Delete account',
  accountQuestion: 'Delete your account?',
  accountAnswer: 'Everything about you is deleted for good, and you’re signed out everywhere. We can’t bring it back.',
  accountExport: 'Want a copy? Export your data first.',

  title: 'Your data on Alive',
  lead: 'What we store, who sees it, and how to take it or delete it.',
  parts: (facts: PrivacyFacts): readonly { title: string; lines: readonly string[] }[] => [
    {
      title: 'What we store',
      lines: [
        'Your name, school, major, class year, and your email if you gave one.',
        'Your answers about visas, clearance, places and the kind of work you want.',
        'Your résumé, if you uploaded one, and what we read in it.',
        'Your conversations, and the profile made from them.',
        'Jobs and people you saved, with your notes.',
        'Where you’re signed in: the kind of device and when you last used it.',
        'How often you used the language model each day, as numbers.',
      ],
    },
    {
      title: 'Where it is',
      lines: [
        'In the database of the server that runs Alive. It isn’t sold, shared or used for ads.',
        'This browser keeps your sign-in, drafts and unsent answers. They’re cleared when you log out.',
        'Network addresses are counted to stop abuse. We store a keyed hash of them for at most a day.',
      ],
    },
    {
      title: 'Who sees it',
      lines: [
        'You. Other students and alumni never see your profile or what you write.',
        'The people who run this server can read its database and backups.',
        'Logs have no names, addresses or anything you wrote.',
      ],
    },
    { title: 'What goes to a language model', lines: modelLines(facts) },
    {
      title: 'How long we keep it',
      lines: [
        facts.retentionMonths === null
          ? 'Until you delete it.'
          : `If you don’t use Alive for ${months(facts.retentionMonths)}, your conversations are deleted. Your profile stays until you delete it.`,
        `You can continue a conversation for ${hours(facts.conversationHours)}. After that you can still read it.`,
        'A sign-in ends after 30 days without use. A code works for 10 minutes.',
        'We keep the daily counts of how often you used the language model for 400 days.',
      ],
    },
    {
      title: 'How to take it or delete it',
      lines: [
        'On your profile you can export everything as one file.',
        'There you can also delete single facts, conversations, your résumé, or your whole account.',
        'Deleting your résumé deletes what we read in it. What you changed or dropped on that list stays until you delete it.',
        'When you delete your account, it’s gone from the database and all files within a minute.',
        'We keep a code made from your account’s number, so a restored backup can’t bring you back. It doesn’t say who you were.',
        facts.backups === null
          ? 'Backups are made by the people who run this server. Ask them how long they keep one.'
          : `The newest ${facts.backups} daily backups still hold what you deleted. Each day one is replaced.`,
      ],
    },
  ],
  toProfile: 'Go to your profile',
  toStart: 'Back to Alive',
  unread: 'We couldn’t load how this server is set up.',
} as const;

type Model = NonNullable<PrivacyFacts['model']>;

const runBy = ({ recipient, isLocal }: Model): string => (isLocal ? 'on Alive’s own server' : `run by ${recipient}`);

const modelLines = ({ model }: PrivacyFacts): string[] =>
  model === null
    ? ['Nothing. No language model is used here. Our built-in assistant answers you on this server.']
    : [
        `Only if you say yes, a language model ${runBy(model)} answers you. We ask once, before anything is sent.`,
        ...copy.sent.map((one) => `The language model then gets ${one}.`),
        copy.neverSent,
        'You can change your mind on your profile at any time. After that, we send nothing more.',
      ];

const months = (count: number): string => (count === 1 ? 'a month' : `${count} months`);
const hours = (count: number): string => (count === 1 ? 'an hour' : `${count} hours`);
