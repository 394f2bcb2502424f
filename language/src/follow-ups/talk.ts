import type { Condition } from '@alive/contract/conditions.ts';
import type { Talk } from '../acts/talk.ts';
import type { Mention } from '../entities/types.ts';
import { phraseOfPeople } from '../people/sentence.ts';

/** What is said where a message asks for no people; `begun`: something was asked before, and it stays. */
export function replyTo(talk: Talk | 'nothingShown', begun: boolean): string {
  const onward = begun
    ? 'Your last search stays as it is; say what to change.'
    : 'Ask me something like “consultants who became product managers”.';
  switch (talk) {
    case 'greeting':
      return `Hello. ${begun ? onward : 'Whom would you like to meet? “Product managers in Boston” is a good start.'}`;
    case 'howAreYou':
      return `Well, and ready to read careers. ${onward}`;
    case 'thanks':
      return begun ? 'You’re welcome. Narrow it down or ask for others whenever you like.' : `You’re welcome. ${onward}`;
    case 'bye':
      return 'Until next time. What you asked stays here.';
    case 'praise':
      return `Good to hear. ${begun ? 'Shall I narrow it down, or look for people like one of them?' : onward}`;
    case 'hurt':
      return begun ? 'Fair. Tell me what is off, the work, the place or the years, and I change it.' : `Fair. ${onward}`;
    case 'worry':
      return 'That is a heavy thing to carry, and many of these people carried it too. Shall we start with one of your own major?';
    case 'lost':
      return 'No need to know yet. Name one subject you like, and I show where people who studied it went.';
    case 'help':
      return 'Ask for people as you would ask a friend: “econ majors in consulting”, then “only in New York”, “without banks”, “newest first”, or “people like the first one”.';
    case 'whoAreYou':
      return `I’m Alive’s assistant, a program: I read alumni records and show you whom they speak of. ${onward}`;
    case 'advice':
      return `People who did it advise better than I could. ${begun ? onward : 'Tell me the work you have in mind and I find some of them.'}`;
    case 'visaTerms':
      return `Your international office has the last word on visas; I only read alumni records. ${onward}`;
    case 'applyForMe':
      return 'Applying is yours to do, and jobs live in the Search tab. Here I find people who work there: “alumni at Google”.';
    case 'offTopic':
      return `That is outside what I know; alumni and their careers are all I read. ${onward}`;
    case 'score':
      return 'The score counts how closely a record meets your conditions in its own words, and then what you two share; the reasons stand in each row.';
    case 'privacy':
      return 'Only people who agreed to be found are shown, and what you ask here is yours alone. To change what is shown of you, write to whoever runs this site.';
    case 'source':
      return 'The records are what this site was given to import, and they are as fresh as the last import; sample people say that they are samples.';
    case 'reach':
      return 'Each row has a profile link, where there is one, a first message to copy and edit, and a way to save the person. Writing is yours to do.';
    case 'nothingShown':
      return 'Nobody is shown right now whom that could be about. Whom would you like to meet?';
  }
}

/** An undo after a message that changed nothing. */
export const stoodReply = (conditions: readonly Condition[]): string =>
  `Your last message changed nothing. The search stands as it was before${conditions.length === 0 ? '' : `: ${phraseOfPeople(conditions)}`}. To change it, take a condition off by its chip.`;

/** What was searched for, and how what is complained of is left out; nothing changes. */
export function complaintReply(about: readonly Mention[], conditions: readonly Condition[]): string {
  const names = [...new Set(about.map(({ text }) => text))];
  const searched = `I looked for ${conditions.length === 0 ? 'all alumni' : phraseOfPeople(conditions)} and have changed nothing.`;
  return names.length === 0
    ? `${searched} Say “not …” or “only …”, or take a condition off by its chip.`
    : `${searched} Say “not ${names.join(' or ')}” and I leave ${names.length === 1 ? 'that' : 'those'} out.`;
}

/** Why somebody is not among those found. */
export function missingReply(missed: readonly Mention[], conditions: readonly Condition[]): string {
  const names = [...new Set(missed.map(({ text }) => text))].join(' or ');
  const searched = `I looked for ${conditions.length === 0 ? 'all alumni' : phraseOfPeople(conditions)}`;
  return names === ''
    ? `${searched}. Each condition taken off brings in more.`
    : `${searched}. Say “also ${names}” or “only ${names}” for those.`;
}

/** Of postings, where people are searched for. */
export const jobsReply =
  'Jobs live in the Search tab; here I find the people who went before you. Ask me who works there, “alumni at Google”, and you have somebody to write to.';
