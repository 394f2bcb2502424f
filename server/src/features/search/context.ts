import type { Reading } from '#language/types.ts';
import type { About, AssistantTurn } from '#platform/chat.ts';
import type { SearchTools } from './port.ts';
import { stateOf } from './state.ts';
import type { SearchState } from './state.ts';

/** What a turn of the conversation works with. */
export function contextOf(turn: AssistantTurn, tools: SearchTools, reading: (text: string) => Reading): Context {
  const state = stateOf(turn.state);
  return { tools, state, reading, keysOf: (label) => placeKeysOf(label, reading), about: aboutNow(turn.about, state.needsVisa) };
}

/** The student as the conversation knows them now: what they said of visas goes before their record. */
export function aboutNow(about: About, needsVisa: boolean | null): About {
  return needsVisa === null ? about : { ...about, needsVisa };
}

/** The keys of a place label, from the longest place in it. */
export function placeKeysOf(label: string, reading: (text: string) => Reading): string[] {
  if (label === 'Remote') return ['remote'];
  const places = reading(label).mentions.flatMap((mention) => (mention.kind === 'place' ? [mention] : []));
  const [longest] = places.sort((a, b) => b.end - b.start - (a.end - a.start));
  return longest?.keys ?? [];
}

export interface Context {
  tools: SearchTools;
  state: SearchState;
  about: About;
  reading: (text: string) => Reading;
  /** The keys of a place label; none for an unknown place. */
  keysOf: (label: string) => string[];
}
