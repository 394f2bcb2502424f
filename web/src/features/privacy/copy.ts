import type { OwnConversation, PrivacyFacts } from '@alive/contract/privacy.ts';

/** Every word on what is stored, what is sent, and what students may do about it. */
export const copy = {
  link: 'How Alive handles your data',

  question: 'Which assistant do you want?',
  offer: (model: Model): string => `Alive can use a language model ${runBy(model)} to talk with you. If you say yes, we send it:`,
  sent: [
    'what you write in your conversations and in Find People',
    'your first name, school, major and class year',
    'your preferred places, the kinds of work you want, your profile, and the filters you’ve set',
    'what you search for, and the jobs, companies and alumni you’re shown',
  ],
  neverSent: [
    'We don’t send your last name, your email, your résumé, your answers about visas and clearance, or the messages you wrote before you said yes.',
    'If you put any of that in a later message or your profile, we send that too. We try to leave visas, citizenship and clearances out of your profile, but we may miss some.',
    'We also send your profile and filters, even if they came from earlier messages. That includes résumé details you moved to “More of” or “Less of”, or said you’d do again.',
    'The model sees the jobs you’re shown, but not the ones we left out of your list.',
  ],
  otherwise: 'If you say no, our built-in assistant answers you and none of this leaves Alive’s server.',
  changeable: 'You can change this later on your profile.',
  chooseModel: 'Use the language model',
  chooseBuiltin: 'Use the built-in assistant',
  notStored: (reason: string): string => `We couldn’t save your answer. ${reason}`,

  data: 'Your data',
  dataNote: 'You can download or delete everything Alive stores about you.',
  assistant: 'Your assistant',
  modelSince: (model: Model, day: string): string => `A language model ${runBy(model)}. You chose it on ${day}.`,
  builtinSince: (day: string): string => `The built-in assistant. You chose it on ${day}.`,
  builtinUndecided: 'The built-in assistant, unless you choose the language model.',
  export: 'Export your data',
  exportNote: 'You get one JSON file with everything we store about you, including your résumé.',
  exportNow: 'Export',
  notExported: (reason: string): string => `We couldn’t export your data. ${reason}`,

  conversations: 'Conversations',
  noConversations: 'No conversations yet.',
  notLoaded: 'We couldn’t load your conversations.',
  retry: 'Retry',
  kind: ({ kind }: OwnConversation): string => ({ onboarding: 'Interview', search: 'Search', people: 'Find People' })[kind],
  titleOf: ({ title, kind }: OwnConversation): string => title || (kind === 'onboarding' ? 'Interview' : 'New chat'),
  showAll: (count: number): string => `Show all ${count} conversations`,
  delete: 'Delete',
  deleteOf: (title: string): string => `Delete “${title}”`,
  conversationQuestion: 'Delete this conversation?',
  conversationAnswer: (title: string): string => `We’ll delete “${title}” and its answers for good. Your profile won’t change.`,
  conversationDeleted: (title: string): string => `“${title}” was deleted.`,
  notDeleted: (reason: string): string => `We couldn’t delete that. ${reason}`,

  account: 'Delete your account',
  accountNote: 'This deletes your profile, conversations, résumé and everything else about you.',
  deleteAccount: 'Delete account',
  accountQuestion: 'Delete your account?',
  accountAnswer: 'We’ll delete everything about you for good and sign you out everywhere. You can’t undo this.',
  accountExport: 'Want a copy? Export your data first.',

  title: 'Your data on Alive',
  lead: 'What we store, who sees it, and how to download or delete it.',
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
        'How many times a day you used the language model.',
      ],
    },
    {
      title: 'Where it’s stored',
      lines: [
        'Your data is in a database on the server that runs Alive. We don’t sell it or use it for ads.',
        'This browser keeps you signed in and holds your drafts and unsent answers. It clears all of that when you log out.',
        'To stop abuse, we count requests from each network address. We store addresses only in scrambled form, for at most a day.',
      ],
    },
    {
      title: 'Who sees it',
      lines: [
        'Only you see your profile and what you write. Other students and alumni never do.',
        'The people who run this server can read its database and backups.',
        'Our logs don’t contain names, addresses or anything you write.',
      ],
    },
    { title: 'What goes to a language model', lines: modelLines(facts) },
    {
      title: 'How long we keep it',
      lines: [
        facts.retentionMonths === null
          ? 'We keep your data until you delete it.'
          : `If you don’t use Alive for ${months(facts.retentionMonths)}, we delete your conversations. We keep your profile until you delete it.`,
        `You can continue a conversation for ${hours(facts.conversationHours)}. After that, you can still read it.`,
        'If you don’t use Alive on a device for 30 days, we sign you out there. Sign-in codes work for 10 minutes.',
        'For 400 days, we keep a count of how many times you used the language model each day.',
      ],
    },
    {
      title: 'How to download or delete it',
      lines: [
        'On your profile, you can export everything as one file.',
        'On your profile, you can also delete individual details, conversations, your résumé or your whole account.',
        'When you delete your résumé, we also delete the details we found in it. We keep the ones you edited, moved, dismissed or said you’d do again. You can delete those yourself. If a conversation quotes your résumé, the quote stays until you delete that conversation.',
        'When you delete your account, it’s gone from our database and files within a minute.',
        'After you delete your account, we keep a scrambled account number so that restoring a backup doesn’t bring the account back. It doesn’t contain your name or email.',
        facts.backups === null
          ? 'The people who run this server make the backups. Ask them how long they keep each backup.'
          : `What you delete stays in our daily backups for up to ${facts.backups === 1 ? 'a day' : `${facts.backups} days`}.`,
      ],
    },
  ],
  toProfile: 'Go to your profile',
  toStart: 'Back to Alive',
  unread: 'We couldn’t load the details about how Alive handles your data.',
} as const;

type Model = NonNullable<PrivacyFacts['model']>;

const runBy = ({ recipient, isLocal }: Model): string => (isLocal ? 'on Alive’s own server' : `run by ${recipient}`);

const modelLines = ({ model }: PrivacyFacts): string[] =>
  model === null
    ? ['This server doesn’t use a language model, so nothing you write goes to one. Our built-in assistant answers you.']
    : [
        `If you agree, a language model ${runBy(model)} answers you. We ask once, before we send it anything.`,
        ...copy.sent.map((one) => `If you agree, we send it ${one}.`),
        ...copy.neverSent,
        'You can turn it off on your profile at any time. Then we stop sending it anything.',
      ];

const months = (count: number): string => (count === 1 ? 'a month' : `${count} months`);
const hours = (count: number): string => (count === 1 ? 'an hour' : `${count} hours`);
