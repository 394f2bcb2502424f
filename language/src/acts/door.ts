/**
 * Which part of the account or of the product a message asks about, by its nouns and verbs ("how do i reset my password"); null where it
 * asks for work or people. What is changed elsewhere has a door there.
 */
export function doorOf(message: string): Door | null {
  const text = message.toLowerCase().replaceAll('’', "'");
  if (text.length > mostRead || /\b(?:jobs?|internships?|roles?|positions?|openings?|alum\w*|people)\b/.test(text)) return null;
  for (const [door, nouns] of doors) {
    const own = new RegExp(`\\bmy (?:\\w+ )?(?:${nouns})\\b`).test(text);
    if (!(own || new RegExp(`\\b(?:${bare})\\b`).test(text)) || !new RegExp(`\\b(?:${nouns})\\b`).test(text) || !acts.test(text)) continue;
    return door === 'account' && removes.test(text) ? 'deletion' : door;
  }
  return null;
}

/** The same of a part of a message that asks for something else too: "delete my account, and show me biotech jobs". */
export function additionalDoor(message: string): Door | null {
  const parts = message.split(/[.;!?,]|\b(?:and|also|then|but|before)\b/i);
  return parts.length < 2 ? null : (parts.map((part) => doorOf(part)).find((door) => door !== null) ?? null);
}

/** What a door leads to, in words. */
export const doorLine: Readonly<Record<Door, string>> = {
  password: 'There is no password here: you sign in with your email, which you can see and change in **Profile**.',
  email: 'Your email, name and school are in **Profile**, under Basics; change them there.',
  visa: 'That is kept in **Profile**, under Preferences. Change it there and every search goes by it.',
  resume: 'Your résumé is in **Profile**: see, replace or delete it there. I don’t read it yet, so I can’t judge it.',
  account: 'What is kept of you is in **Profile**; you can change all of it there.',
  deletion:
    'Deleting an account isn’t built yet. In **Profile** you can clear what is kept of you; whoever runs this site can delete the rest.',
};

const doors: readonly (readonly [Exclude<Door, 'deletion'>, string])[] = [
  ['password', 'passwords?|passcode|pin'],
  ['email', 'e-?mails?(?: address)?|first name|last name|name is|major|graduation year|phone number'],
  ['resume', 'r[ée]sum[ée]s?|cv'],
  ['visa', 'visa (?:status|answer|setting)|clearance (?:status|answer|setting)'],
  ['account', 'accounts?|profile|data|information|info|chats?|conversations?|history|settings|picture|photo'],
];
/** What is the student's own without a "my". */
const bare = '(?:an|the) account|passwords?|passcode';
const acts =
  /\b(?:delet\w+|remov\w+|eras\w+|clos\w+|deactivat\w+|cancel\w*|chang\w+|updat\w+|edit\w*|fix\w*|correct\w*|wrong|reset\w*|forgot\w*|lost|lock\w*|export\w*|download\w*|upload\w*|see|where|think|log|sign|rate|review|check|outdated|old|not mine|misspelled)\b/;
const removes = /\b(?:delet\w+|remov\w+|eras\w+|clos\w+|deactivat\w+|cancel\w*)\b/;
/** A longer message asks for more than a door. */
const mostRead = 160;

export type Door = 'password' | 'email' | 'visa' | 'resume' | 'account' | 'deletion';
