import type { About } from '#platform/chat.ts';
import type { Offer, SearchState } from './state.ts';
import { filedUnder } from '@alive/language/titles/filed.ts';
import { inWords, plain } from '@alive/language/conditions/facts.ts';
import { phraseOf } from './phrase.ts';
import type { Pause } from './move.ts';
import type { Talk } from '@alive/language/acts/talk.ts';

/** An answer to a message that asks for no jobs, and what to say next. It always leads back to the work at hand. */
export function smallTalk(talk: Talk | Pause, about: About, state: SearchState): Said {
  const begun = state.total !== null;
  const search = begun && state.conditions.length > 0 ? phraseOf(state.conditions) : null;
  const onward = search === null ? 'Name a kind of work or a place and I start there.' : `We were at ${search}.`;
  const nearest = state.last[0];
  const next = begun ? ['Show more', 'Which one fits me best?'] : ['Internships in Boston', 'Remote jobs'];
  switch (talk) {
    case 'greeting':
      return { text: `Hi ${about.firstName}. ${onward} What shall we look at?`, suggestions: next };
    case 'howAreYou':
      return { text: `Ready to read postings so you don't have to. ${onward} How is the search treating you?`, suggestions: next };
    case 'thanks':
      return {
        text:
          begun && state.last.length > 0
            ? `Glad it helped. ${state.last.length === 1 ? 'The one above stays here' : 'The ones above stay here'}; come back to ${state.last.length === 2 ? 'either' : 'any'} by its number.`
            : `Any time. ${onward}`,
        suggestions: [...next, 'Compare the first two'],
      };
    case 'bye':
      return {
        text: `Until next time, ${about.firstName}. This conversation and its conditions stay here as you leave them.`,
        suggestions: begun ? ['Show more'] : [],
      };
    case 'praise':
      return {
        text: state.last.length > 0 ? 'Good to hear. Which of them would you like to look at more closely?' : `Good to hear. ${onward}`,
        suggestions: ['Tell me more about the first one', 'Show more'],
      };
    case 'hurt':
      return {
        text: begun
          ? `Fair.${sharedBy(state.last)} What is off: the work, the place, the employer or the pay? Say “not …” and I leave it out.`
          : `Fair. Tell me one thing you want, a kind of work or a place, and I'll do better.`,
        suggestions: begun
          ? [...unlike(state.last), state.before === null ? 'Something else' : 'Undo', 'Start over']
          : ['Internships', 'Remote jobs'],
      };
    case 'worry':
      return {
        text: `That is a heavy thing to carry, and a common one in a job search. It need not be settled tonight. ${begun && nearest !== undefined ? 'Shall we look at just one posting, the nearest, and leave the rest?' : 'Shall we start with one small thing: a kind of work you would not mind on a Monday?'}`,
        suggestions: begun ? ['Tell me more about the first one', 'Entry level only'] : ['Internships', 'I don’t know yet'],
        offer: begun && nearest !== undefined ? { kind: 'tell', id: nearest.id } : null,
      };
    case 'lost':
      return {
        text: 'No need to know yet. What did you last do that made you forget the time? One word is enough, and I look for work that has it.',
        suggestions: ['Start over', ...next],
      };
    case 'help':
      return {
        text: 'Say what you want as you would to a friend: “data internships in Chicago that sponsor”, then “what about Boston”, “drop the visa thing”, “not finance”. You can also ask about a result, “is the second one remote?”, or have two compared. I only show postings that are in the database.',
        suggestions: begun
          ? ['Compare the first two', 'Any place', 'Start over']
          : ['Internships in Boston', 'Remote jobs that sponsor visas'],
      };
    case 'whoAreYou':
      return {
        text: `I'm Alive's built-in assistant: a program, no person. I read postings and your profile, and what I state about a job stands in its record. ${onward}`,
        suggestions: next,
      };
    case 'advice':
      return {
        text: `I'd be guessing at that, and advice deserves better; your career office is good at it. What I can do is show what postings ask for, so you know what to answer to. ${onward}`,
        suggestions: ['What skills does the first one need?', 'Show more'],
      };
    case 'visaTerms':
      return {
        text: 'Your international office has the last word on CPT, OPT and H-1B; I can only tell which postings say they sponsor.',
        suggestions: ['Only ones that sponsor', ...next],
      };
    case 'score':
      return { text: 'The score adds up what a posting and your profile have in common; each card lists the parts.', suggestions: next };
    case 'privacy':
      return { text: 'What you ask here is yours alone. You can see and change what is kept of you in **Profile**.', suggestions: next };
    case 'source':
      return {
        text: `The jobs come from employers’ own boards and imported lists; each card says where it was found and when. ${onward}`,
        suggestions: next,
      };
    case 'reach':
      return {
        text: 'I can’t write to anyone for you. Each person’s card has their profile link and a first message to edit.',
        suggestions: next,
      };
    case 'applyForMe':
      return {
        text: "I can't apply for you. Each card links to the employer's own page, and that is where applications count.",
        suggestions: ['How do I apply to the first one?', 'Show more'],
      };
    case 'offTopic':
      return { text: `That is outside what I know; jobs are all I read. ${onward}`, suggestions: next };
    case 'declined':
      return {
        text: `As you like, it stays as it is. ${search === null ? 'What shall we try?' : 'What else should I change?'}`,
        suggestions: begun ? ['Any place', 'Start over'] : next,
      };
    case 'whichOne':
      return {
        text: `Gladly, but to what? I had left it open. ${search === null ? 'Name a kind of work or a place.' : 'Say a role, place or level, or ask about one of the jobs by its number.'}`,
        suggestions: next,
      };
    case 'sorrow':
      return {
        text: `I'm sorry. That matters more than any of this, and the search keeps as it is until you want it again.`,
        suggestions: begun ? ['Show more'] : [],
      };
    case 'nothingShown':
      return {
        text: `${state.last.length === 1 ? 'Only one job is shown' : 'No jobs are shown yet'}, so I can’t tell which you mean. ${onward}`,
        suggestions: begun ? ['Any place', 'Start over'] : next,
      };
    case 'stood':
      return {
        text: `Your last message changed nothing. The search stands as it was before${search === null ? '' : `: ${search}`}.${state.before === null ? '' : ' Shall I take back the change before it?'}`,
        suggestions: state.before === null ? next : ['Yes', ...next],
        offer: state.before === null ? null : { kind: 'search', conditions: state.before },
      };
    case 'nothingToUndo':
      return {
        text: `There is nothing to take back yet. ${onward}`,
        suggestions: next,
      };
    default:
      return {
        text: `I could make nothing of that, so I left the search as it is${search === null ? '' : `: ${search}`}. A role, place, company or level is what I understand best.`,
        suggestions: next,
      };
  }
}

/** What most of the jobs shown have in common, so that a complaint has something to be about. */
function sharedBy(last: SearchState['last']): string {
  const [work, share] = commonest(last.flatMap(({ title }) => filedUnder(title).function ?? []));
  const [company, ofCompany] = commonest(last.map((one) => one.company));
  if (last.length < 2) return '';
  if (work !== null && share === last.length) return ` All ${inWords(share).toLowerCase()} were ${work.toLowerCase()} jobs.`;
  if (work !== null && share * 2 > last.length)
    return ` ${inWords(share)} of the ${inWords(last.length).toLowerCase()} were ${work.toLowerCase()} jobs.`;
  if (company !== null && ofCompany === last.length) return ` All ${inWords(ofCompany).toLowerCase()} were at ${plain(company)}.`;
  return company !== null && ofCompany > 1
    ? ` ${inWords(ofCompany)} of the ${inWords(last.length).toLowerCase()} were at ${plain(company)}.`
    : '';
}

/** A message that leaves out what most of them were. */
function unlike(last: SearchState['last']): string[] {
  const [work, share] = commonest(last.flatMap(({ title }) => filedUnder(title).function ?? []));
  if (work !== null && share * 2 > last.length) return [`Not ${work.toLowerCase()}`];
  const [company, ofCompany] = commonest(last.map((one) => one.company));
  return company !== null && ofCompany > 1 ? [`Not ${company}`] : ['Any place'];
}

function commonest(names: readonly string[]): [string | null, number] {
  const [first] = [...Map.groupBy(names, (name) => name)].sort((a, b) => b[1].length - a[1].length);
  return first === undefined ? [null, 0] : [first[0], first[1].length];
}

export interface Said {
  text: string;
  suggestions: string[];
  /** What a yes would mean. */
  offer?: Offer | null;
}
