import { capital } from '@alive/language/text/text.ts';
import { allOf, figure, listed, plain } from '@alive/language/conditions/facts.ts';

/** What is said to messages that ask for no jobs, and of words that could not be used. `search` is the search under way as a phrase, null for none. */

const start = 'Just say what kind of work you’d like, or where.';
const onward = (search: string | null): string => (search === null ? start : `We can get back to ${search} any time.`);

export const greeting = (firstName: string, search: string | null): string => `Hi ${firstName}. ${onward(search)}`;
export const howAreYou = (search: string | null): string =>
  `All good, thanks.${search === null ? '' : ' How’s your search going?'} ${onward(search)}`;
export const thanks = (shown: number, search: string | null): string =>
  shown === 0
    ? `You’re welcome. ${onward(search)}`
    : `You’re welcome. You can ask about ${shown === 1 ? 'that job any time' : 'any of these jobs by its number'}.`;
export const notedDegree = (degree: 'master' | 'doctorate'): string =>
  `Got it, I’ll take your ${degree === 'master' ? 'master’s degree' : 'doctorate'} into account.`;
export const bye = (firstName: string): string => `Bye ${firstName}. This chat and your saved jobs will be here when you’re back.`;
export const praise = (shown: number, search: string | null): string =>
  shown === 0
    ? `Good to hear. ${onward(search)}`
    : shown === 1
      ? 'Good to hear. Want to know more about it?'
      : 'Good to hear. Which one should we look at more closely?';
export const complaint = (shared: string | null): string =>
  `That’s fair.${shared === null ? '' : ` ${shared}`} What’s off: the work, the location, the employer or the pay?`;
export const complaintFirst = 'That’s fair. Name one thing you want, like a kind of work or a place.';
export const allWere = (count: number, kind: string): string => `${capital(allOf(count, false))} were ${kind} jobs.`;
export const mostWere = (count: number, of: number, kind: string): string => `${figure(count)} of the ${figure(of)} were ${kind} jobs.`;
export const allWereAt = (count: number, company: string): string => `${capital(allOf(count, false))} were at ${plain(company)}.`;
export const mostWereAt = (count: number, of: number, company: string): string =>
  `${figure(count)} of the ${figure(of)} were at ${plain(company)}.`;

/** What feelings are answered with: one sentence and room, no jobs. */
export const feelings = {
  sorrow: 'I’m so sorry. We can stop here and pick this up whenever you like.',
  worry: 'That sounds really stressful. We can stop here and pick this up whenever you like.',
  heard: 'Thanks for telling me that. Your search will be here whenever you’re ready.',
  danger:
    'I’m really sorry you’re going through this. You don’t have to face it alone: in the U.S. you can call or text 988 at any time, day or night. This chat stays open for you.',
};
/** The same question again, in the same words as before. */
export const again = (answer: string): string => `My answer is the same. ${answer}`;
export const lost = 'You don’t have to know yet. What’s the last thing you did that you really enjoyed?';
export const lostAmongJobs = 'You don’t have to know yet. Does anything here look interesting?';
export const help =
  'Say what you want, like “data internships in Chicago that sponsor visas”. Then change it with “what about Boston” or “not finance”. You can also ask about a job by its number, or compare two.';
export const advice = (search: string | null): string =>
  `I’d only be guessing, so ask your career office about that. I can show you what postings ask for. ${onward(search)}`;
export const visaTerms =
  'Your international office knows the rules on CPT, OPT and H-1B. I can show you which postings say they sponsor visas.';
/** Questions about the product that need no look at the search. */
export const product = {
  score: 'The score shows how much a posting and your profile have in common. Each card shows how it adds up.',
  privacy: 'Other students and alumni never see what you ask here. You can see and change what we keep about you in **Profile**.',
  reach: 'I can’t write to anyone for you. Each person’s card links to their profile and has a draft message you can edit.',
};
/** Answers that lead back to the search. */
export const aside = {
  whoAreYou: (search: string | null): string =>
    `I’m the assistant built into Alive, and I’m a computer program. I read postings and your profile, and what I say about a job comes from its posting. ${onward(search)}`,
  source: (search: string | null): string =>
    `The jobs come from employers’ own career sites and from public job lists. Each card says where and when we found the job. ${onward(search)}`,
  offTopic: (search: string | null): string => `I can’t help with that. I only know about jobs and alumni. ${onward(search)}`,
  nothingToUndo: (search: string | null): string => `There’s nothing to undo yet. ${onward(search)}`,
};
export const applyForMe = 'I can’t apply for you, but each card links to the employer’s page, where you can.';
export const declined = (search: string | null): string => (search === null ? `Okay. ${start}` : 'Okay, I’ll leave it as it is.');
export const agreedToNothing = (search: string | null): string =>
  `I’m not sure which question you’re answering. ${search === null ? start : 'Name a role, place or level, or ask about a job by its number.'}`;
export const nothingShown = (shown: number, search: string | null): string =>
  `${shown === 1 ? 'I’ve only shown one job, so I’m not sure which other one you mean.' : 'I haven’t shown any jobs yet, so I’m not sure which one you mean.'} ${onward(search)}`;
export const changedNothing = (search: string | null, canUndo: boolean): string =>
  [
    'Your last message didn’t change anything.',
    search === null ? (canUndo ? '' : start) : `You’re still looking at ${search}.`,
    canUndo ? 'Should I undo the change before that?' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
export const unclear = (search: string | null): string =>
  `I didn’t understand that${search === null ? '' : `, so you’re still looking at ${search}`}. Try a role, place, company or level.`;

export const noneAmongShown = (things: string): string => `I don’t see ${things} in the list above.`;
export const someAmongShown = (count: number, of: number, does: readonly string[]): string =>
  `${figure(count)} of the ${figure(of)} above ${listed(does, 'or')}.`;
export const leaveOut = (things: string): string => `Leave out ${things}`;
export const withoutThem = (things: string, count: number): string =>
  `Without ${things}, ${figure(count)} ${count === 1 ? 'job is' : 'jobs are'} left.`;

/** Where a condition came from. */
export const addedFor = (label: string, words: string): string =>
  `I ${label.startsWith('Not ') ? 'left out' : 'added'} “${plain(label.replace(/^Not /, ''))}” because you wrote “${plain(words)}”.`;
/** The same of one that the message takes off. */
export const addedForAndGone = (label: string, words: string): string =>
  `${addedFor(label, words)} ${label.startsWith('Not ') ? 'It’s back in now.' : 'I’ve removed that filter.'}`;

/** Before the answer to who tells of others and asks for something. */
export const thanksForThat = 'Thanks for telling me that.';
/** Before the answer to who tells of a loss and asks for something. */
export const sorry = 'I’m so sorry.';
/** Words of a message that nothing could be made of. */
export const unmatched = (words: readonly string[]): string =>
  `No posting mentions ${quotedAny(words)}, so I searched without ${words.length === 1 ? 'it' : 'them'}.`;
export const nothingToLeaveOut = (words: readonly string[]): string =>
  `No posting mentions ${quotedAny(words)}, so there’s nothing to leave out.`;
export const unmatchedOnly = (words: readonly string[], search: string | null): string =>
  `No posting mentions ${quotedAny(words)}, and I don’t know ${words.length === 1 ? 'it' : 'those'} as a role, place or employer.${search === null ? '' : ` You’re still looking at ${search}.`}`;
export const unusedChips = (labels: readonly string[]): string =>
  `I couldn’t use ${quotedAny(labels.slice(0, 3))}, so I searched without ${labels.length === 1 ? 'it' : 'them'}.`;
/** What the student lets in where nothing rules it out. */
export const includedAlready = (phrases: readonly string[]): string =>
  phrases.length === 0 ? '' : `Your search already includes ${listed(phrases)}.`;
export const notedVisa = (needsVisa: boolean): string =>
  needsVisa
    ? 'Got it, you’ll need visa sponsorship. I’ll leave out jobs that won’t sponsor visas.'
    : 'Got it, you don’t need visa sponsorship. I won’t hold back jobs over visas.';
export const partlyRead = 'That was long, so I only read the beginning.';

/** Wishes that no record can settle, with what comes nearest. */
export const unstated = {
  employers: 'Name the employers you have in mind, or an industry like fintech, AI or biotech.',
  notKind: (words: string): string => `Postings don’t say which employers are “${plain(words)}”. Name the ones to leave out.`,
  kind: (words: string): string =>
    `Postings don’t say how big or old an employer is, so I can’t filter by “${plain(words)}”. The closest I can do is an industry, like fintech or biotech.`,
  season: (words: string): string =>
    `Postings rarely list a season, so I can’t filter by “${plain(words)}”. Some job titles do mention one.`,
  year: (words: string): string =>
    `Postings rarely list a class year, so I can’t filter by “${plain(words)}”. The score takes your graduation year into account.`,
  school: (school: string): string =>
    `Postings don’t name schools, so I can’t filter by ${plain(school)}. I can show you its alumni and where they work.`,
  eVerify: 'E-Verify only confirms that someone may work in the U.S. It doesn’t mean an employer sponsors visas, so I don’t filter by it.',
  citizenship: 'I can’t filter by citizenship alone. If you say you need a visa, I’ll hold back jobs that require U.S. citizenship.',
  size: 'Postings don’t say how big or old an employer is, so I can’t filter by that. The closest I can do is an industry, like fintech or biotech.',
  fame: 'I rank by how well a job fits you, not by how well known the employer is.',
  shift: 'Postings here rarely say day or night shift, so I can’t filter by it.',
  weather: 'I can’t filter by weather.',
  beach: 'I can’t filter by beaches.',
  home: 'I don’t know where that is, so I can’t filter by it.',
  deadline: 'Few postings give a closing date, so I can’t sort or filter by it.',
  odds: 'I can’t see how many people apply. Entry-level jobs are a good place to start.',
};

/** Kinds of employers that only size, age or owner say, of those where these are known. */
export const kindsKnown = (known: number, names: readonly string[], one: string, many: string): string =>
  names.length === 0
    ? `Of the ${figure(known)} employers I know this about, none are ${many}.`
    : `Of the ${figure(known)} employers I know this about, ${figure(names.length)} ${names.length === 1 ? `is ${one}` : `are ${many}`}${
        names.length > 4 ? '' : `: ${listed(names)}`
      }.`;
export const kinds = {
  startup: ['a startup', 'startups'],
  small: ['small', 'small'],
  'mid-size': ['mid-size', 'mid-size'],
  large: ['large', 'large'],
  public: ['publicly traded', 'publicly traded'],
  private: ['private', 'private'],
} as const;

/** "I read English best, and only use the names I recognize." */
export const abroad: Readonly<Record<string, string>> = {
  es: 'Leo mejor el inglés. De tu mensaje solo uso los nombres que reconozco.',
  fr: 'Je comprends surtout l’anglais. De ton message, je n’utilise que les noms que je reconnais.',
  de: 'Ich verstehe am besten Englisch. Aus deiner Nachricht verwende ich nur die Namen, die ich kenne.',
  pt: 'Entendo melhor inglês. Da sua mensagem, uso apenas os nomes que reconheço.',
  it: 'Leggo soprattutto l’inglese. Del tuo messaggio uso solo i nomi che riconosco.',
  zh: '我主要能读懂英文。你的留言里，我只能用上认得出的名称。',
};

const quotedAny = (words: readonly string[]): string =>
  listed(
    words.map((word) => `“${plain(word)}”`),
    'or',
  );

/** Before the answer to who says how hard it is and asks for something. */
export const worriedToo = 'That sounds really stressful, and you’re not alone in it.';
