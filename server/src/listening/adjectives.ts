/** Whether a phrase is an adjective ("quiet", "very hands-on") and needs "somewhere" rather than "with". */
export const isAdjective = (phrase: string): boolean =>
  /^(?:near|close to|by the|outside|within|in (?:a|the))\s/i.test(phrase) ||
  /^\w+ (?:friendly|driven|oriented|focused|minded)$/i.test(phrase) ||
  (!/^an? (?!bit|little)/i.test(phrase) &&
    phrase
      .split(' ')
      .filter((word) => !/^(?:very|really|pretty|fairly|more|quite|super|not|too|a|bit|and)$/i.test(word))
      .every(
        (word) =>
          adjectives.has(word.toLowerCase()) ||
          /^(?:well|self|low|high|fast|slow|laid|down|open|hands|family|dog|pet|people|team)-\w+$/i.test(word) ||
          /^\w+-(?:driven|friendly|oriented|focused|minded|based|led|first|facing)$/i.test(word) ||
          /^friendly$/i.test(word) ||
          (/(?:ive|ful|less|ible|ous|ual|onal|etic|istic)$/i.test(word) &&
            !/^(?:motive|executive|objective|archive|initiative|drive|native|detective)$/i.test(word)),
      ));

const adjectives = new Set(
  'quiet calm fast fast-paced slow chill relaxed friendly kind warm honest structured flexible casual diverse collaborative creative competitive intense busy hands-on stable steady chaotic social international intellectual nerdy weird fun funny young small-scale remote hybrid independent autonomous open direct informal formal organized organised supportive inclusive ambitious driven laid-back serious playful safe lively loud noisy dynamic purposeful curious smart low-key lowkey predictable meaningful practical corporate cutthroat toxic bureaucratic hierarchical political focused outdoorsy cosy cozy respectful patient async asynchronous gentle welcoming encouraging challenging caring loving stimulating nurturing inspiring understanding'.split(
    ' ',
  ),
);
