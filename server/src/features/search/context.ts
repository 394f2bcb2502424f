import type { Reading } from '@alive/language/entities/types.ts';
import type { Screen } from '@alive/language/clauses/parts.ts';
import { placeNamed } from '@alive/language/entities/written.ts';
import type { About, AssistantTurn } from '#platform/chat.ts';
import type { SearchTools } from './port.ts';
import { rowsOf, stateOf, type SearchState } from './state.ts';

/** Reads a message, by where it is said and what stands on the screen. */
type Requests = (text: string, setting: 'J1' | 'J2', screen: Screen | null) => Reading;

/** What a turn of the conversation works with. */
export function contextOf(
  turn: AssistantTurn,
  tools: SearchTools,
  reading: (text: string) => Reading,
  request: Requests = reading,
): Context {
  const state = stateOf(turn.state);
  const readRequest = (text: string) => request(text, state.total === null ? 'J1' : 'J2', screenOf(state));
  return { tools, state, reading, readRequest, lookup: lookupIn(reading), about: aboutNow(turn.about, state) };
}

const screenOf = (state: SearchState): Screen | null =>
  state.last.length === 0 ? null : { rows: rowsOf(state), labels: state.conditions.map(({ label }) => label) };

/** The student as the conversation knows them now: what they said of visas, their major and their degree goes before their record. */
export function aboutNow(about: About, { needsVisa, major, degree }: Pick<SearchState, 'needsVisa' | 'major' | 'degree'>): About {
  const musts = degree === null ? about.musts : [...(about.musts ?? []), `degree=${degree}`];
  return { ...about, needsVisa: needsVisa ?? about.needsVisa, major: major ?? about.major, ...(musts !== undefined && { musts }) };
}

/** Whether this student has anything to do with visas: they need one, asked for sponsors, or speak of them now. */
export const concernsVisas = ({ about, state }: Pick<Context, 'about' | 'state'>, message = ''): boolean =>
  about.needsVisa === true || state.conditions.some(({ field }) => field === 'sponsorship') || ofVisas.test(message);
export const ofVisas = /visa|sponsor|h-?1b|citizen|e-?verify|\b(?:opt|cpt|f-?1)\b/i;

/** What conditions mean in the data, by what a text is read as. */
export const lookupIn = (reading: (text: string) => Reading): Lookup => ({
  keysOf: (label) => (label === 'Remote' ? ['remote'] : (placeNamed(label, reading)?.keys ?? [])),
  namesOf: (company) => {
    for (const mention of reading(company).mentions)
      if (mention.kind === 'company' && mention.company === company) return [...(mention.names ?? [company])];
    // As a student says it: "the met".
    const [said] = reading(`at ${company}`).mentions;
    return said?.kind === 'company' && said.end === company.length + 3 ? [...(said.names ?? [said.company])] : [company];
  },
});

export interface Context {
  tools: SearchTools;
  state: SearchState;
  about: About;
  /** Reads a name or words by themselves. */
  reading: (text: string) => Reading;
  /** Reads the student's message. */
  readRequest: (text: string) => Reading;
  lookup: Lookup;
}

export interface Lookup {
  /** The keys of a place label; none for an unknown place. */
  keysOf: (label: string) => string[];
  /** Every name of an employer in the data. */
  namesOf: (company: string) => string[];
}
