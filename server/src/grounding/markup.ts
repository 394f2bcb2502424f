import { openCharacters } from './characters.ts';

/**
 * Takes Markdown as it streams and gives it without anything that could become a link, an image or HTML: a link's text stays, its brackets
 * and destination go, tags go whole. No `[`, `]` or tag is ever in what comes out; bare addresses are left to `address.ts`, which sees whole
 * words. Follows CommonMark 0.31 and the GFM extensions, more strictly than they do. Any cut of the stream gives the same.
 */
export function openMarkup(emit: (character: string) => void): Markup {
  let links = 0;
  const tags = openTags(emit, () => links++);
  const brackets = openBrackets(tags.take, () => links++);
  const characters = openCharacters(brackets.take);
  return {
    write: characters.write,
    end: () => {
      characters.end();
      brackets.end();
    },
    links: () => links,
  };
}

/** Drops brackets and what stands in parentheses or brackets right behind them; a handle there ("[Analyst](J1)", "[J1][J2]") stays. */
function openBrackets(emit: (character: string) => void, removed: () => void) {
  let state: 'text' | 'closed' | 'destination' = 'text';
  let bang = false;
  let depth = 0;
  let closing = ')';
  let destination = '';
  const leave = () => {
    state = 'text';
    const handle = /^#?([JPC]\d{1,3}(?:, ?[JPC]\d{1,3})*)$/.exec(destination.trim())?.[1];
    if (handle !== undefined) for (const character of closing === ')' ? ` (${handle})` : ` ${handle}`) emit(character);
    else if (destination.trim() !== '') removed();
  };
  const inDestination = (character: string) => {
    if (character === '(' && closing === ')') depth++;
    if (character === closing) depth--;
    if (depth === 0 || character === '\n') leave();
    else if (destination.length < longestHandle) destination += character;
    if (character === '\n') emit(character);
  };
  const inText = (character: string) => {
    if (bang && character !== '[') emit('!');
    if (bang && character === '[') removed();
    bang = character === '!';
    if (character === ']') state = 'closed';
    else if (character !== '[' && character !== '!') emit(character);
  };
  const take = (character: string) => {
    if (state === 'destination') {
      inDestination(character);
      return;
    }
    if (state === 'closed' && (character === '(' || character === '[')) {
      closing = character === '(' ? ')' : ']';
      state = 'destination';
      depth = 1;
      destination = '';
      return;
    }
    state = 'text';
    inText(character);
  };
  return {
    take,
    end: () => {
      if (state === 'destination') leave();
      if (bang) emit('!');
    },
  };
}

/** Drops tags, comments and autolinks; a `<` stays only before a space. */
function openTags(emit: (character: string) => void, removed: () => void) {
  let state: 'text' | 'open' | 'tag' = 'text';
  let length = 0;
  const take = (character: string) => {
    if (state === 'tag') {
      if (character === '>' || character === '\n' || ++length > longestTag) state = 'text';
      if (character === '\n') emit(character);
      return;
    }
    if (state === 'open' && /[A-Za-z/!?]/.test(character)) {
      state = 'tag';
      length = 0;
      removed();
      return;
    }
    if (state === 'open' && character === ' ') emit('<');
    if (state === 'open' && /\d/.test(character)) for (const each of 'under ') emit(each);
    state = character === '<' ? 'open' : 'text';
    if (character !== '<') emit(character);
  };
  return { take };
}

const longestHandle = 40;
const longestTag = 2000;

export interface Markup {
  write: (text: string) => void;
  end: () => void;
  /** How many links, images and tags were removed. */
  links: () => number;
}
