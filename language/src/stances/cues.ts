/** Words that say how a student stands to what they govern: data, each entry with one effect. Lemmas; `be` is any form of be. */
export type Feeling = 'like' | 'draw' | 'dislike' | 'want' | 'wish' | 'accept' | 'must' | 'none';

const phrases = (text: string): string[][] => text.split('|').map((phrase) => phrase.trim().split(/\s+/));

/** What a clause of the student's begins its verb with; negation turns those of `turns`. */
export const verbCues: readonly { feeling: Feeling; phrases: string[][] }[] = [
  {
    feeling: 'like',
    phrases: phrases(
      `be crazy about|be wild about|be keen on|love|like|prefer to|prefer|enjoy|adore|dig|be into|be really into|get into|be fond of|be obsessed with|be passionate about|be good at|be good with|be great with|be great at|be best at|
       be decent at|be excited about|be excited by|get excited about|get excited by|be hooked on|
       care about|geek out over|geek out on|nerd out over|nerd out about|get a kick out of|look forward to|live for|miss|be proud of|
       be happy when|be happiest when|be happiest|feel alive when|feel most alive when|light up when|lose track of time|take pride in|thrive on|
       thrive in|thrive when|find joy in|do well with|work best with|work best in|work best|work well with|work well in|work good in|work good with|work great with|work better with|work better in|work better when|work well when|get along with|do best with|do best in|do well|do best|be most effective|be effective|be most productive|be productive|be most comfortable|be most creative|function best|shine|
       can happily|end up love|end up loving|end up enjoying|get to love|come to love|fall in love with|have fun|have a blast|
       have a great time|be a fan of|be a big fan of|be a huge fan of|be big on|be all about|be comfortable with|
       be at my best when|be at my best`,
    ),
  },
  {
    feeling: 'dislike',
    phrases: phrases(
      `want to avoid|want to skip|try to avoid|like to avoid|want to stop|want to get away from|want out of|be miserable|be unhappy|go crazy|go insane|be bored|have no interest in|have zero interest in|have little interest in|lose interest in|hate|dislike|despise|loathe|dread|detest|avoid|be bored by|be bored with|get bored by|get bored with|get bored of|be tired of|be sick of|
       get tired of|be burn out on|be burned out on|be burnt out on|be done with|be over|be terrified of|be scared of|be scare of|be afraid of|be bad at|be terrible at|
       be awful at|suck at|struggle with|struggle to|be allergic to|be uncomfortable with|skip|decide against|be decided against|hand off|do without|stay away from|steer clear of|
       be not cut out for|lose my mind|refuse to|quit|be drained by|get drained by|be stressed by|get stressed by|be annoyed by|be overwhelmed by|
       get overwhelmed by|shudder at|zone out in|zone out during|fall asleep in`,
    ),
  },
  {
    feeling: 'want',
    phrases: phrases(
      `want|wish|hope for|hope to|hope|look for|be look for|be looking for|seek|be seeking|look to|be looking to|look into|be looking into|look at|be looking at|be interested in|
       consider|be considering|think about|think of|be thinking about|be thinking of|be thinking|think|lean toward|lean towards|be leaning toward|be leaning towards|put me in|put me on|put me with|give me|
       aim for|aim to|be aiming for|be aiming to|dream of|dream about|plan to|plan on|be planning to|be planning on|apply to|apply for|be applying to|be applying for|
       aspire to|be after|be aiming at|target|be targeting|explore|be exploring|see myself as|see myself|see me|picture myself|imagine myself|see myself at|picture|want to try|
       go into|break into|become|be torn between|be choosing between|be deciding between|wonder about`,
    ),
  },
  {
    feeling: 'draw',
    phrases: phrases(
      `be drawn to|be fascinated by|be fascinated with|gravitate toward|gravitate towards|keep come back to|keep coming back to|come back to|keep think about|keep thinking about|be curious about|be intrigued by`,
    ),
  },
  { feeling: 'none', phrases: phrases(`be picky about|be fussy about|be fussy on|be bothered about|be particular about`) },
  {
    feeling: 'must',
    phrases: phrases(
      `need|must have|must be|must|require|have to have|have to be|insist on|can only do|can only take|can only work|can only|only want|only do`,
    ),
  },
  {
    feeling: 'accept',
    phrases: phrases(
      `be fine with|be okay with|be ok with|be cool with|be open to|be flexible on|be flexible about|be willing to|be alright with|could live with|
       can live with|can tolerate|could tolerate|be down for|be down to|settle for|put up with|be happy to|could do|can do|could see|be indifferent to|be neutral on`,
    ),
  },
];

/** Whole verb groups whose meaning their negation makes. Matched before the rest, from the first auxiliary. */
export const fixedCues: readonly { feeling: Feeling; phrases: string[][] }[] = [
  {
    feeling: 'dislike',
    phrases: phrases(
      `could never|can never|can not stand|can not handle|can not deal with|can not bear|can not take|can not imagine|can not do|could not stand|could not handle|
       could not deal with|could not bear|could not imagine|could not do|do not care for|would prefer not to|should prefer not to|prefer not to|prefer not|would rather not to|would rather not|
       would rather skip|would rather avoid|would rather die than|would prefer not to|would not last|be not for me|could do without|can do without|would quit`,
    ),
  },
  {
    feeling: 'like',
    phrases: phrases(
      `could not stop|can not stop|can not get enough of|could not get enough of|can not wait to|could not put down|would gladly|would happily|would do it again|would do that again|would do again|
       have never be happy than when|have never be happier than when|never be happy than when|be never happier than when|have never be happier|do not get tired of|never get tired of|never get bored of|
       never get sick of|do not get bored of`,
    ),
  },
  {
    feeling: 'none',
    phrases: phrases(
      'do not care about|do not care who|do not care where|do not care what|be not worried about|be not picky about|be not fussy about|be not that worried about|be not set on|do not need',
    ),
  },
  {
    feeling: 'must',
    phrases: phrases(
      'can not do without|could not do without|can not leave|could not leave|will not leave|do not want to leave|can not move from|be stuck in|have to stay in|need to stay in|must stay in|want to stay in|be stay in',
    ),
  },
  {
    feeling: 'wish',
    phrases: phrases(
      `would love|would move to|would live in|would relocate to|would like|would enjoy|would prefer|would rather|would kill for|would want|would be into|would be interested in|would be happy|would consider|can see myself|could see myself|would try`,
    ),
  },
  {
    feeling: 'accept',
    phrases: phrases(
      `do not mind|would not mind|do not hate|would not hate|would be fine with|would be ok with|would be okay with|would be open to|be not against|be not opposed to|would settle for|would take|would do|might consider`,
    ),
  },
];

/** What a thing or a doing is said to be: "X was boring", "X is my jam". Words of the predicate. */
export const predicateCues: Readonly<Record<'like' | 'dislike' | 'want' | 'accept' | 'must', ReadonlySet<string>>> = {
  like: words(
    `fun great amazing awesome cool interesting satisfying rewarding exciting relaxing favorite favourite fascinating wonderful lovely addictive
     peaceful calming therapeutic enjoyable best incredible fantastic cute meaningful fulfilling joy highlight blast perfect beautiful magical jam passion
     energizing thrilling good nice rad dope blessing ideal heaven bliss absorbing restful soothing better`,
  ),
  dislike: words(
    `boring tedious exhausting draining stressful awful terrible horrible miserable annoying dull soul-crushing soul-sucking nightmare worst pointless frustrating
     overwhelming lonely monotonous mind-numbing unbearable hell torture painful gross depressing hated bad tiring hateful suck sucks sucked sucky meh brutal draining tiring exhausting`,
  ),
  want: words(`dream goal plan aim`),
  accept: words(`acceptable works fine ok okay alright tolerable bearable whatever acceptable`),
  must: words(`must dealbreaker deal-breaker non-negotiable nonnegotiable required requirement necessary essential mandatory`),
};

/** What a thing does to the student: "X drains me", "X made me happy". Lemma of the verb, or the words after "make me". */
export const effectCues: Readonly<Record<'like' | 'dislike', ReadonlySet<string>>> = {
  like: words(
    'excite energize fascinate interest relax calm thrill pull appeal inspire motivate easier better happy alive proud smile laugh joy energy',
  ),
  dislike: words(
    'drain bore kill exhaust stress annoy scare frustrate tire wear irritate overwhelm depress miserable anxious sad cry nervous crazy insane sick nuts bored tired headache panic quiet shut freeze tense dizzy scared uncomfortable awkward',
  ),
};

/** Verbs of the student's that tell a state, a plan or a biography, not something they did. */
export const states = words(
  `be have get feel seem apply graduate take-off grow move live know think believe guess hear remember mean need plan decide see say tell
   want hope wish go come stay start end finish stop like love hate spend keep understand forget notice realize wonder depend matter own suppose care
   lose wait turn sleep wake eat change study major switch transfer struggle`,
);

/** Words that name nothing alone, as an answer. */
export const empty = words(
  `a an the i we you it its that this these those there here some any anything something nothing everything none thing things stuff lot lots bit kind sort type
   way much many more most less least least all every each other others another one ones two both else whatever wherever whoever place places
   somewhere anywhere everywhere someone somebody anyone people person job jobs work working career careers company companies employer employers role
   roles position positions field fields industry industries area areas option options idea ideas answer question yes no yeah nope nah yep ok okay sure
   maybe probably really honestly lol haha tbh idk idc hmm um uh well like just so very too also only even still though pretty quite kinda sorta
   good great cool nice fine fun interesting bad boring best worst again please thanks thank sorry hi hello hey day days time times year years
   week weeks month months today tomorrow yesterday lately recently same thing again do doing did does be being am is are was were have has had
   will would can could should must may might not never to of in on at for with by from up out about as if or and but because than then when where
   what who which why how my your our their his her me us them him myself ever always often sometimes usually mostly mainly basically literally
   actually definitely else part etc yea k ugh meh whatever wow oh ah cant dont eh gee omg kidding although though because whereas main start try said already gave probly january february march april june july august september october november december either neither both question course bruh bro dude man lmao pls thx btw also self truth truthful list dream`,
);

/** Words before what is meant: "anything with animals", "jobs like park ranger", "places such as REI". */
export const generalHeads = words(
  'anything something things stuff job jobs work career careers company companies place places role roles position positions somewhere anywhere someone people employers organizations orgs opportunities titles',
);
export const headLinks = words('with in like such involving about around related for at where doing as near');

/** Left off at the end of a piece. */
export const tails = phrases(
  `lol|haha|honestly|tbh|i guess|i think|i suppose|or something|of course|ideally|obviously|by the way|btw|i know|obv|ofc|that kind of thing|that sort of thing|if i can|if i could|lmao|no lie|for real|or something like that|or smth|or whatever|and stuff|and things|and so on|etc|etc.|too|as well|though|
   tho|maybe|probably|at all|the most|a lot|so much|very much|most|best|the best|the least|again|please|i mean|you know|if possible|for sure|for now|in general|
   mostly|mainly|especially|lately|recently|ngl|imo|fr|every day|or so|or similar|and similar|or anything like that|or anything|and such|instead|thanks|thank you|idk|i dunno|haha lol|kind of thing|sort of thing|stuff like that|and stuff like that|things like that|like that|either|anymore|any more`,
);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}

/** Fragments that speak to the one who asks and name nothing: whole pieces. */
export const asides = new Set(
  `good evening|good morning|good afternoon|kidding|just kidding|jk|joking|see above|as above|failing that|full stop|period|number one|right now|no question|been there|never again|
   you know what|long story|long story short|that's all|thats all|that's it|thats it|i mean it|done that|same here|who knows|go figure|if possible|if any|by the way|btw|fyi|
   in that order|to be fair|no offense|sad to say|believe it or not|so there|there you go|in general|first choice|no pressure|my bad|too expensive|more or less|and so on|on the other hand|
   with regard to location|with regard to pay|as for pay|as for location|as for place|number two|at least|at most|same thing|anyway|out loud|heartbeat|in a heartbeat|any day|the list|my list|one of these|no one of these|none of these|so yes|so no|so yeah|not much|nothing much|no rush|god|hell|heck`
    .split('|')
    .map((aside) => aside.trim()),
);
