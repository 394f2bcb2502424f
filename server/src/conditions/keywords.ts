import { tokensOf } from '@alive/language/tokens.ts';
import { isOrdinary } from '#language/english.ts';
import { wordsOf, type Word } from '#language/text.ts';
import type { Reading } from '#language/types.ts';

/**
 * Phrases to search the postings for: of the words nothing was made of, those that can name a topic; words that stand side by side
 * belong together. Without the `spent` ones (lower case). Fewer of a long message, whose every word is no wish.
 */
export function keywordsIn(message: string, reading: Reading, spent: ReadonlySet<string>): string[] {
  const unread = new Set(contentOf(reading.unread).filter((word) => !spent.has(word) && !isNumber.test(word)));
  if (unread.size === 0) return [];
  const words = wordsOf(message);
  const actions = words.length > 3 && [...unread].some(isOrdinary) ? actionsIn(message) : new Set<string>();
  const chosen: { phrase: string; to: number }[] = [];
  let left = message.length > 400 ? 3 : 6;
  for (const [at, { raw }] of words.entries()) {
    const word = plainOf(raw);
    if (left === 0 || !unread.has(word) || !isTopic(words, at, unread) || (actions.has(word) && isOrdinary(word))) continue;
    unread.delete(word);
    left--;
    const last = chosen.at(-1);
    if (last !== undefined && last.to === at && /^[\s-]$/.test(words[at]?.gap ?? ''))
      chosen[chosen.length - 1] = { phrase: `${last.phrase} ${word}`, to: at + 1 };
    else chosen.push({ phrase: word, to: at + 1 });
  }
  return chosen.map(({ phrase }) => phrase);
}

/** The words that are verbs in their sentence, or qualities of something private ("my parents' house"). Participles may name a field. */
function actionsIn(message: string): Set<string> {
  const words = tokensOf(message.slice(0, mostTagged));
  const found = new Set<string>();
  for (const [at, { text, pos }] of words.entries()) {
    if (pos === 'VERB' && !text.endsWith('ing')) found.add(plainOf(text));
    const before = words.slice(Math.max(0, at - 2), at);
    const owner = before.findIndex(({ norm }) => owners.has(norm));
    if (pos === 'NOUN' && owner >= 0 && before.slice(owner + 1).every((one) => one.pos === 'NOUN' || one.pos === 'PART'))
      found.add(plainOf(text));
  }
  return found;
}

const mostTagged = 400;
const isNumber =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|grand|bucks?|dollars?|half|dozen)$/;

/** Content words without those that only ask, each once. */
export function contentOf(words: readonly string[]): string[] {
  return [
    ...new Set(
      words
        .map(plainOf)
        .filter(
          (word) =>
            word.length > 1 &&
            word.length <= 40 &&
            (!asking.test(word) || ['school', 'office', 'university', 'college', 'class', 'team'].includes(word)) &&
            !/^\d+$/.test(word),
        ),
    ),
  ];
}

/**
 * Whether a word can be what postings are searched for. An ordinary English word is a verb after its subject ("I changed"), a quality after
 * "are", something private after "my", an action as a past form that describes no ordinary word after it; adverbs and comparatives name no topic.
 */
function isTopic(words: readonly Word[], at: number, unread: ReadonlySet<string>): boolean {
  const word = words[at]?.text ?? '';
  if (isAdverb(word) || comparative.test(word)) return false;
  // "I am eligible" says what somebody is.
  if (words.length > 3 && /^(?:am|im)$/.test(words[at - 1]?.text ?? '')) return false;
  if (!isOrdinary(word) || words.length <= 3) return true;
  const before = /[.,:;!?\n]/.test(words[at]?.gap ?? '') ? '' : (words[at - 1]?.text ?? '');
  if (subjects.has(before) || owners.has(before)) return false;
  const next = words[at + 1];
  const describes = next !== undefined && /^[\s-]$/.test(next.gap) && unread.has(plainOf(next.raw)) && isOrdinary(next.text);
  return !word.endsWith('ed') || isRoot(word) || describes;
}

/** "explicitly"; not "family" or "assembly", which are no adjective with an ending. */
function isAdverb(word: string): boolean {
  const root = /^(.{3,})ly$/.exec(word)?.[1];
  return root !== undefined && (isOrdinary(root) || /(?:al|ic|it|ive|ous|ful|ent|ant|able|ed|ing|ar)$/.test(root));
}

/** "seed", "speed": the ending belongs to the word. */
const isRoot = (word: string) => !isOrdinary(word.slice(0, -2)) && !isOrdinary(word.slice(0, -1));

const plainOf = (word: string) => word.toLowerCase().replaceAll('’', "'");

const set = (words: string) => new Set(words.split(' '));
const subjects = set(
  'i ive im id ill we weve were you youve youre they theyve theyre he she it its who which that is are was be been being am isnt arent wasnt do does did dont doesnt didnt not never will would can could should must may might have has had get got feel feels sound sounds seem seems look looks',
);
const owners = set('my your our their his her');
// The adjectives of English that are short enough for an ending instead of "more", as far as they measure something.
const comparative =
  /^(?:cheap|small|big|larg|high|low|fast|slow|hard|easi|clos|near|warm|cold|cool|new|old|young|rich|poor|short|long|wid|light|heavi|strong|weak|fair|kind|nic|great|saf|simpl|tough|bright|dark|quiet|loud|calm|busi|earli|late?|few|bett|broad|narrow|deep|fresh|smart|tight|loos|soft|soon|quick)(?:e?r|e?st|g?ger|g?gest)$/;

const asking =
  /^(?:jobs?|work(?:ing)?|roles?|positions?|openings?|opportunit(?:y|ies)|gigs?|careers?|postings?|listings?|find|show|search(?:ing)?|look(?:ing)?|want(?:ed)?|need(?:ed)?|give|get|please|pls|plz|thanks?|hi|hey|hello|something|anything|everything|stuff|things?|ones?|more|other|another|else|same|instead|also|too|only|just|really|maybe|actually|kind|sort|type|good|great|fine|pays?|nice|best|cool|interesting|fun|love|like|enjoy|prefer|filters?|conditions?|new|recent|latest|available|open|drop|remove|forget|ignore|add|include|exclude|except|any(?:where|one)?|place|location|level|key ?words?|words?|terms?|either|where|outside|inside|will|company|companies|industry|pay|paying|salary|visa|sponsor\w*|results?|matches|option|options|near|around|based|located|hiring|hire|student|graduate|graduating|year|years|currently|let|lets|tell|help|can|could|would|should|have|has|got|im|ive|id|about|with|some|that|this|these|those|me|my|am|are|is|do|does|dont|don't|not|no|yes|ok|okay|start|over|again|scratch|reset|clear|doesnt|doesn't|matters?|care|thing|wherever|whatever|first|second|third|total|altogether|earn(?:s|ing)?|whats|whos|hows|wheres|fourth|fifth|last|both|meant|mean|offices?|buildings?|city|cities|towns?|house|studios?|workplaces?|in-person|citizens?|petitions?|papers|somebody|guys?|folks|lol|idk|tbh|imo|rn)$/i;
