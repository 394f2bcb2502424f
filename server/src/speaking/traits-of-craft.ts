import type { Trait } from './trait.ts';

/** What deeds of the trades and crafts show, and of those who keep a place safe or a language alive. */
export const traitsOfCraft: readonly Trait[] = [
  {
    name: 'making clothes',
    weak: /^(?:pattern|collar|lining|braid|hair)/,
    signs:
      /^(?:sew|tailor|garment|jacket|coat$|coats$|dress(?:es|making)?$|stitch|fabric|textile|hems?$|quilt|seam|costume|draping|shearling|denim)/,
    functions: ['Design', 'Manufacturing'],
    roles: ['technical designers', 'pattern makers'],
    tedious: 'sample rooms',
    shows: [
      '{It} is geometry that has to sit on a body.',
      '{It} starts with taking something apart, and most designers never do.',
      'Fit, cost and cloth meet in {it}, and a production team thinks of nothing else.',
    ],
    ask: [
      'What did you learn only by taking one apart?',
      'Is it the drawing, the cutting or the finished piece?',
      'Which one came out wrong, and where exactly?',
    ],
  },
  {
    name: 'keeping a place safe',
    weak: /^(?:crowds?$|gates?$)/,
    signs: /^(?:bouncer|guard$|guarding|patrol|evacuat|lifeguarding|usher|steward|de-?escalat|safety)/,
    functions: ['Security', 'Operations'],
    roles: ['event safety planners', 'emergency management assistants'],
    tedious: 'gate shifts',
    shows: [
      '{It} goes well when nothing happens, which is hard to put on a résumé and easy to tell.',
      '{It} is reading a room before the room knows.',
      'Planners sit in offices and guess at what {it} has shown you.',
    ],
    ask: [
      'What did you see coming that others did not?',
      'How do you calm somebody who does not want to be calmed?',
      'Would you rather stand there or plan who stands where?',
    ],
  },
  {
    name: 'attention to language',
    signs: /^(?:dialect|phonet|phonolog|vowel|transcri|lexic|dictionar|etymolog|grammar|syntax|proofread|subtitl|caption|crossword|idiom)/,
    functions: ['Research', 'Media', 'Data'],
    roles: ['language data annotators', 'lexicographers'],
    tedious: 'annotation jobs',
    shows: [
      '{It} means hearing what was said and not what one expected to hear.',
      'Speech teams and dictionaries both pay for {it}, and both complain that few can do it.',
      '{It} is slow on purpose, and that is its worth.',
    ],
    ask: [
      'Which sound or word cost you the longest?',
      'What would be lost if nobody did that?',
      'Is it the people or the language that holds you?',
    ],
  },
  {
    name: 'getting a recipe right',
    weak: /^(?:sheet|batch|label)/,
    signs:
      /^(?:sauces?$|flavou?r|tast(?:e|es|ing)$|brew|beer|kombucha|kimchi|formulat|roast(?:ing|s)?$|coffee|cheese|texture|chocolate|pickl|candle|soap|perfume)/,
    functions: ['Research', 'Manufacturing'],
    roles: ['product developers in food', 'quality technicians'],
    tedious: 'tasting panels',
    shows: [
      '{It} is product development with your own tongue as the instrument.',
      '{It} is a long row of small changes, each of them written down if one is any good.',
      'A test kitchen would ask about {it} before it asked about your grades.',
    ],
    ask: [
      'What did you change between the bad one and the good one?',
      'How do you decide that it is done?',
      'Who tastes it, and do you believe them?',
    ],
  },
];
