import type { About } from '#platform/chat.ts';
import type { Offer, SearchState } from './state.ts';
import { filedUnder } from '@alive/language/titles/filed.ts';
import { languageOf } from '@alive/language/text/language.ts';
import * as copy from './copy/talk.ts';
import { phraseOf } from './phrase.ts';
import type { Pause } from './move.ts';
import type { Talk } from '@alive/language/acts/talk.ts';

/** One line in the language of a message that is not in English; null for English and languages without a line. */
export function lineAbroad(message: string): string | null {
  const language = languageOf(message);
  return language === null ? null : (copy.abroad[language] ?? null);
}

/** An answer to a message that asks for no jobs, and what to say next. Feelings get no jobs. */
export function smallTalk(talk: Talk | Pause, about: About, state: SearchState): Said {
  const begun = state.total !== null;
  const search = begun && state.conditions.length > 0 ? phraseOf(state.conditions) : null;
  const shown = state.last.length;
  const next = begun ? ['Show more', 'Which one fits me best?'] : ['Internships in Boston', 'Remote jobs'];
  switch (talk) {
    case 'greeting':
      return { text: copy.greeting(about.firstName, search), suggestions: next };
    case 'howAreYou':
      return { text: copy.howAreYou(search), suggestions: next };
    case 'thanks':
      return { text: copy.thanks(begun ? shown : 0, search), suggestions: [...next, 'Compare the first two'] };
    case 'bye':
      return { text: copy.bye(about.firstName), suggestions: begun ? ['Show more'] : [] };
    case 'praise':
      return { text: copy.praise(shown, search), suggestions: ['Tell me more about the first one', 'Show more'] };
    case 'hurt':
      return begun
        ? {
            text: copy.complaint(sharedBy(state.last)),
            suggestions: [...unlike(state.last), state.before === null ? 'Something else' : 'Undo', 'Start over'],
          }
        : { text: copy.complaintFirst, suggestions: ['Internships', 'Remote jobs'] };
    case 'worry':
    case 'sorrow':
    case 'heard':
    case 'danger':
      return { text: copy.feelings[talk], suggestions: [] };
    case 'lost':
      return { text: copy.lost, suggestions: ['Start over', ...next] };
    case 'help':
      return {
        text: copy.help,
        suggestions: begun
          ? ['Compare the first two', 'Any place', 'Start over']
          : ['Internships in Boston', 'Remote jobs that sponsor visas'],
      };
    case 'advice':
      return { text: copy.advice(search), suggestions: ['What skills does the first one need?', 'Show more'] };
    case 'visaTerms':
      return { text: copy.visaTerms, suggestions: ['Only ones that sponsor', ...next] };
    case 'score':
    case 'privacy':
    case 'reach':
      return { text: copy.product[talk], suggestions: next };
    case 'applyForMe':
      return { text: copy.applyForMe, suggestions: ['How do I apply to the first one?', 'Show more'] };
    case 'whoAreYou':
    case 'source':
    case 'offTopic':
    case 'nothingToUndo':
      return { text: copy.aside[talk](search), suggestions: next };
    case 'declined':
      return { text: copy.declined(search), suggestions: begun ? ['Any place', 'Start over'] : next };
    case 'whichOne':
      return { text: copy.agreedToNothing(search), suggestions: next };
    case 'nothingShown':
      return { text: copy.nothingShown(shown, search), suggestions: begun ? ['Any place', 'Start over'] : next };
    case 'stood':
      return {
        text: copy.changedNothing(search, state.before !== null),
        suggestions: state.before === null ? next : ['Yes', ...next],
        offer: state.before === null ? null : { kind: 'search', conditions: state.before },
      };
    default:
      return { text: copy.unclear(search), suggestions: next };
  }
}

/** What most of the jobs shown have in common, so that a complaint has something to be about; null for nothing. */
function sharedBy(last: SearchState['last']): string | null {
  const [work, share] = commonest(last.flatMap(({ title }) => filedUnder(title).function ?? []));
  const [company, ofCompany] = commonest(last.map((one) => one.company));
  if (last.length < 2) return null;
  if (work !== null && share === last.length) return copy.allWere(share, work.toLowerCase());
  if (work !== null && share * 2 > last.length) return copy.mostWere(share, last.length, work.toLowerCase());
  if (company !== null && ofCompany === last.length) return copy.allWereAt(ofCompany, company);
  return company !== null && ofCompany > 1 ? copy.mostWereAt(ofCompany, last.length, company) : null;
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
