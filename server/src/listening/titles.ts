import type { Mention } from '#language/types.ts';
import { wordCount } from './grammar.ts';

/** Whether a phrase names an occupation by its ending: "registrar", "data scientist"; "talent management" and "data center" do not. */
export const roleLike =
  /(?:\b(?!(?:her|per|later|whatever|mother|father|brother|sister|daughter|grandmother|grandfather|partner|near|dear|other|another|together|altogether|never|ever|over|paper|newspaper|summer|winter|power|career|water|cent(?:er|re)|theater|computer|consumer|cancer|gender|river|weather|order|matter|border|paper|fiber|color|colour|labor|labour|floor|outdoor|indoor|motor|humor|humour|error|honor|behavior|behaviour|interior|exterior|major|minor|junior|senior|list|resist|exist|assist|asian|russian|italian|indian|canadian)$)\w*(?:er|or|trar|ist|cian|rian|dian|eer|yst|woman|(?<!hu|ger)man)|\b(?:paramedic|medic|quant|emt|cpa|np|rn|dj|architect|attorney|chef|nurse|coach|judge|accountant|consultant|assistant|attendant|sergeant|aide|guide|agent|president|principal|superintendent|actuary|secretary|notary|missionary|scientist|associate|lead|representative|rep|actress|waitress|hostess|musician|surgeon|paralegal|intern|artist|ranger|pilot|mechanic|clerk|cook|critic|scout|diplomat|chaplain|captain))$/i;

/** The few words that a mention stands in: "arts admin" where only "arts" is known; the mention itself when they are many. */
export function itemAround(text: string, mention: Mention, all: readonly Mention[]): string {
  const alone = mention.text.trim();
  const before = (
    text
      .slice(Math.max(0, mention.start - mostAround), mention.start)
      .split(itemEdge)
      .at(-1) ?? ''
  ).replace(itemLead, '');
  const after = text.slice(mention.end, mention.end + mostAround).split(itemEdge)[0] ?? '';
  const item = `${before}${mention.text}${after}`
    .replace(/\s+(?:roles?|jobs?|positions?|internships?|interns?|things?|stuff)\s*$/i, '')
    .trim();
  if (item.length > mostAround || wordCount(item) > 4 || itemBreak.test(item)) return alone;
  if (roleLike.test(item)) return item;
  const others = all.some(
    (other) =>
      other !== mention &&
      Math.abs(other.start - mention.start) < item.length &&
      (other.start >= mention.end ? after : before).includes(other.text),
  );
  return others ? alone : item;
}

/** Characters that one item of a list may have: no title of four words is longer. */
const mostAround = 100;

/** Where one item of a list ends. */
const itemEdge =
  /[,.;:!?\n()/]|\s(?:for|at|with|in|of|to)\s(?=(?:an?|the|some|any)\s)|\s(?:or|and|but|maybe|perhaps|probably|though|because|then|now|obviously|definitely|honestly|full[- ]?time|part[- ]?time|straight away|right away|anymore|either|too|please|down the (?:line|road)|one day|some ?day|eventually|first|initially|to start(?: with)?|later(?: on)?|even|if|for now|right now|I reckon|I guess|I think|if I must)(?=[\s.,;:!?]|$)|\s[-–—]\s/i;

/** What only leads up to an item. */
const itemLead =
  /^\s*(?:(?:hmm+|well|so|yes|yeah|no|or|and|but|don't|know|sure|um|uh|i|i'm|i'd|i'll|would|could|might|want|wanted|like|love|hope|think|guess|rather|be|been|being|become|becoming|do|doing|work|working|go|going|get|getting|look|looking|thinking|considering|interested|open|drawn|leaning|into|towards?|about|for|of|to|in|as|at|with|an?|the|some|any|my|something|anything|maybe|probably|perhaps|either|also|even|just|really|particularly|especially|mostly|mainly|definitely|possibly|not|no|never|dream|job|jobs|role|roles|career|careers|is|are|was|kind of|sort of)\s+)*/i;

/** Words that no title has: it is a sentence and no item. */
export const itemBreak =
  /\b(?:i|you|he|she|they|we|it|is|are|was|were|am|be|been|being|at|for|with|from|to|in|on|my|your|that|this|who|which|if|because|so|not|no|want|like|love|definitely|really|please|again|someday|eventually|down|one day|wants?|has|have|had|works|worked|pays|sounds|looks|gets|seems)\b/i;
