/**
 * The words of English that carry no wish, condition or order of their own, in lower case and with straight apostrophes: the closed classes
 * (articles, pronouns, prepositions, conjunctions, auxiliaries, question words, negations), politeness and fillers. Whatever a student
 * writes next to them, a search says what became of it.
 */
export const functionWords: ReadonlySet<string> = new Set(
  [
    // Articles, determiners, pronouns.
    `a an the this that these those some any every each all both either neither no none few many much more most less least lot lots bit other
    others another such same own i me my mine myself we us our ours ourselves you your yours yourself u ur he him his himself she her hers
    herself it its itself they them their theirs themselves one ones who whom whose which what whatever whichever whoever when whenever
    where wherever why how however there here everyone everybody everything someone somebody something anyone anybody anything nobody
    nothing else`,
    // Auxiliaries and their contractions.
    `am is are was were be been being do does did doing done have has had having will would shall should can could may might must ought
    gonna wanna gotta let lets i'm im i've ive i'd id i'll you're youre you've youve you'd you'll he's she's it's we're we've we'd we'll
    they're theyre they've theyve they'd they'll that's thats there's theres here's heres who's whos what's whats where's wheres how's hows
    let's don't dont doesn't doesnt didn't didnt won't wont wouldn't wouldnt can't cant cannot couldn't couldnt shouldn't shouldnt isn't
    isnt aren't arent wasn't wasnt weren't werent haven't havent hasn't hasnt hadn't hadnt ain't aint mustn't needn't`,
    // Prepositions and conjunctions.
    `in on at to from of for with without by about as into onto over under above below between among amongst through throughout during
    before after since until till near nearby around within inside outside across along against off out up down upon toward towards via per
    vs like unlike than except excluding besides beside beyond despite regarding and or nor but so yet if then because cause cuz while although
    though unless whether whereas plus minus etc eg ie`,
    // Negations and answers.
    'not never yes yeah yep yup no nope nah ok okay n/a',
    // Adverbs without a subject of their own.
    `also too just only even still already again ever always often usually sometimes maybe perhaps probably possibly definitely actually basically
    currently really very quite rather pretty super somewhat kind kinda sort sorta now rn right well instead otherwise anyway anyways
    somewhere anywhere everywhere nowhere away back together almost mostly mainly especially particularly honestly literally kindly specifically exactly preferably ideally hopefully simply`,
    // Politeness and fillers.
    `abt tho thru bc smth sth w w/ o r n please pls plz thanks thank thx ty hi hello hey hiya dear sorry lol lmao haha omg tbh imo imho idk ngl btw hmm hm um uh huh oh ah wow ugh
    yo bro dude man guys folks cool good great nice perfect excellent lovely wonderful neat awesome amazing fine stuff thing things way ways like`,
  ]
    .join(' ')
    .split(/\s+/),
);

/**
 * The words of a message that are not function words, in order, with their UTF-16 offsets in it. What stands together without a blank is one
 * word ("people-facing", "C++", "$80k"); punctuation around it is left off.
 */
export function contentWordsOf(message: string): ContentWord[] {
  return [...message.matchAll(/[^\s,;:!?()[\]{}"“”„«»…/|—–]+/gu)].flatMap(({ 0: run, index }) => {
    const text = run.replace(/^[^\p{L}\p{N}$€£#+]+/u, '');
    const start = index + run.length - text.length;
    const word = text.replace(/[^\p{L}\p{N}+#%$€£]+$/u, '');
    return !/[\p{L}\p{N}]/u.test(word) || isFunctionWord(word) ? [] : [{ text: word, start, end: start + word.length }];
  });
}

/** Whether a word, as written, is on the list. */
export const isFunctionWord = (word: string): boolean => functionWords.has(word.toLowerCase().replaceAll(/[’ʼ]/g, "'"));

export interface ContentWord {
  text: string;
  start: number;
  end: number;
}
