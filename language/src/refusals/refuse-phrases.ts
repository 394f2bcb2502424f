import { persons, type Topic } from './refuse-words.ts';

const theirs = "(?:their|his|her|whose|everyone's|each other's|[a-z]+'s|somebody's|someone's|people's)";
const amount =
  '(?:\\d{2,4}k|\\d{1,3} , \\d{3}|\\d{2,3} 000|\\d{5,9}|\\d+ (?:million|thousand|grand)|(?:six|seven|6|7) figures?|bank|millions|a fortune|(?:the )?most(?: money)?(?! of)|(?:a lot|lots|tons|loads|a ton|so much|more|good|great|big|serious|decent|the best|crazy)(?: of)? (?:money|cash|bucks|salar(?:y|ies)))';
const someAge = '(?:1[6-9]|[2-8]\\d|twenty|thirty|forty|fifty|sixty)';
const end = '(?= $| ,| (?:and|or|in|at|who|working|with|from|years? old|yrs old|year old|please|now)\\b)';
const conditions =
  "(?:disabilit(?:y|ies)|autism|adhd|asperger'?s?|dyslexia|cancer|depression|anxiety|diabetes|hiv|aids|ptsd|epilepsy|asthma|bipolar disorder|mental (?:illness(?:es)?|health (?:issues?|problems?|conditions?))|(?:health|medical) (?:problems?|conditions?|issues?|histor(?:y|ies))|chronic (?:illness(?:es)?|pain|diseases?)|(?:an? )?eating disorders?|addictions?|long covid|covid|allergies|strokes?|tumou?rs?|infertility|a wheelchair)";
const kin =
  '(?:kids?|children|child|a family|baby|babies|husbands?|wi(?:fe|ves)|spouses?|boyfriends?|girlfriends?|fiancee?s?|toddlers?|newborns?|grandchildren)';
const jobsOfPay =
  '(?! (?:negotiat\\w*|analysts?|analysis|managers?|management|coach\\w*|consult\\w*|and benefits|benefits|committee|specialists?|directors?|equity|transparency|teams?|experts?|department|gaps?|processing|platforms?|startups?|tech|software|insights?|design|data|leads?|partners?|roles?|people|statements?|tax|taxes|inequality|planning|strateg\\w*|function|professionals?|administrat\\w*|programs?|studies|research\\w*|fixed|fund|fintech|verification) )';

/**
 * Ways of asking about a person: of "owned" the words may be said of those whom somebody works for, of "asked" of nobody else.
 */
export const constructions: readonly (readonly [Topic, string, 'owned' | 'asked'])[] = [
  ['age', ` how (?:old|young)(?! (?:is|are) (?:the|this|that|these|your) (?:compan|firm|data|record|site|startup))`, 'asked'],
  [
    'age',
    ` (?:\\d\\d|twenty|thirty|forty|fifty|sixty)(?: [a-z]+)? (?:years?|yrs?|yo) olds?(?! (?:compan|firm|startup|brand|business))`,
    'asked',
  ],
  [
    'age',
    `(?<! (?:30|40|thirty|forty)) (?:under|over|above|below|past|younger than|older than|turning|about|around|aged?|ages|not yet) (?:the age of |age |ages )?${someAge}${end}`,
    'owned',
  ],
  [
    'age',
    ` between (?:the )?(?:ages of |age |ages )?${someAge} (?:and|to) ${someAge}(?= $| ,| (?:years old|year olds|in|at|who)\\b)`,
    'owned',
  ],
  ['age', ` (?:aged?|ages|age range|age) (?:between |from )?${someAge} (?:(?:and|to) )?${someAge}`, 'owned'],
  ['age', ` (?:under|over|above|below|younger than|older than) (?:the )?ages? `, 'asked'],
  ['age', ` (?:older|younger) than ${someAge}(?= )(?! (?:year old )?(?:compan|firm|startup|employees|people at))`, 'owned'],
  [
    'age',
    ' (?:oldest|youngest) (?:person|people|man|woman|guy|founder|ceo|employee|engineer|partner|director)(?= $| ,| (?:here|in|at|on|of|you|who|to|that|ever)\\b)',
    'asked',
  ],
  [
    'age',
    ' (?:guess|know|tell|find|what is|give|estimate|check|reveal)(?: (?:me|out))? the age of (?!(?:the|ai|an?|exploration|discovery|enlightenment) )',
    'asked',
  ],
  ['age', ' (?:twenty|thirty|forty|fifty|sixty|seventy|[2-7]0) ?somethings?(?= )', 'asked'],
  [
    'age',
    ' (?:is|are|was) (?!(?:there|this|that|it|who) )[a-z]+(?: [a-z]+)? (?:over|under|above|below|older than|younger than|around|about|in|past) (?:the age of )?(?:[2-8]\\d|his|her|their|twenty|thirty|forty|fifty|sixty)(?= $| ,| (?:years? old|20s|30s|40s|50s|60s|twenties|thirties|forties|fifties))',
    'asked',
  ],
  [
    'age',
    ` (?:(?:by|what|which|same|similar|average|my|own|exact|real|actual|sort by|known) |${theirs} )(?:own )?ages?(?= $| ,| (?:is|are|and|or|of|at|in|group|range|bracket|please|who)\\b)`,
    'owned',
  ],
  [
    'age',
    ` ages? (?:of (?:the )?(?:alumni|people|them|these|those|each|everyone|my|most|first|second|third|all|her|him|priya|${persons}) |groups? |ranges? |brackets? |limits? )`,
    'asked',
  ],
  [
    'age',
    ' (?:birth ?days?|birth ?dates?|dates? of birth|dob|birth years?|years? of birth|zodiac signs?)(?= )(?! (?:cards?|part|cake))',
    'asked',
  ],
  ['age', ' born (?:in|before|after|between|around|on|since)(?: the)?(?: early| late| mid)? (?:\\d{4}|\\d0s|\\d{4}s)', 'asked'],
  ['age', " (?:when|what year|which year) (?:was|were|is|are|'s)(?: [a-z']+){1,3} born", 'asked'],
  [
    'age',
    ' in (?:their|his|her|the|my|our) (?:early |late |mid )?(?:20s|30s|40s|50s|60s|70s|twenties|thirties|forties|fifties|sixties|seventies|teens)',
    'owned',
  ],
  ['age', ' (?:too|very|quite|really|still|fairly|pretty) (?:old|young|elderly)(?= $| ,)', 'owned'],
  [
    'age',
    ' (?:younger|older) (?:than (?:me|my|i|them|him|her|us)|guys?|men|women|people|person|someone|engineers?|founders?|employees|workers|professionals|candidates)',
    'owned',
  ],
  [
    'age',
    ' (?:old|young) (?:people|persons?|men|women|guys?|girls|engineers?|founders?|employees|workers|candidates|executives|doctors?|lawyers?|ceos?|managers?|bankers?|consultants?|developers?|designers?|teachers?|entrepreneurs?)',
    'owned',
  ],
  [
    'age',
    ' (?:someone|somebody|anyone|people|person|who(?: is| are)) (?:who (?:is|are) )?(?:young|old|older|younger|elderly|my age)(?= $| ,| (?:and|or|at|in|like|who)\\b)',
    'owned',
  ],
  ['age', ' (?:gen z|gen x|generation [xyz]|millennial generation)(?= $| ,| (?:alumni|people|founders?|alums?|grads?)\\b)', 'owned'],
  [
    'ethnicity',
    ` (?:(?:by|what|which|same|of my|my own|different|certain|specific|any|all|that|own|per|on) |${theirs} )(?:own |same |exact )?(?:race|races|ethnicit(?:y|ies)|ethnic (?:background|origin|group)s?|skin colou?r|racial (?:background|identity|group|makeup)|nationalit(?:y|ies) of)(?= $| ,| (?:is|are|and|or|of|at|in|as|who|do|does|please|background|group)\\b)`,
    'owned',
  ],
  [
    'ethnicity',
    ' (?:race|ethnicity|ethnicities|ethnic (?:background|breakdown|makeup|mix)s?|racial (?:background|breakdown|makeup)|skin colou?r)(?= (?:and|or|of|breakdown|is|are) (?:gender|age|religion|the|these|them|alumni|people|each|everyone|everybody|a))',
    'owned',
  ],
  [
    'ethnicity',
    ' (?:of|with) (?:asian|african|latin|hispanic|latino|arab|jewish|european|mixed|black|white|chinese|indian|mexican|korean|japanese|minority)(?: american)? (?:descent|heritage|ancestry|origin|ethnicity|roots|blood)',
    'owned',
  ],
  ['ethnicity', ' (?:who|that) looks? (?:like me|asian|black|white|indian|latino|hispanic)', 'asked'],
  [
    'ethnicity',
    ' (?:how many|what (?:percent|percentage|share|proportion)(?: of)?(?: [a-z]+){0,3}) (?:are |is )?(?:black|white|asian|latino|hispanic)(?= )',
    'asked',
  ],
  [
    'gender',
    ' (?:how many|what (?:percent|percentage|share|proportion)(?: of)?(?: [a-z]+){0,3}) (?:are |is )?(?:women|female|females|male|males|men)(?= )',
    'asked',
  ],
  [
    'gender',
    ` (?:(?:by|what|which|same|opposite|of my|certain|specific|their|per) |${theirs} )(?:own |same )?(?:genders?|sex|pronouns|gender (?:identity|identities|ratio|split|breakdown))(?= $| ,| (?:is|are|and|or|of|at|in|as|who|do|does|please|ratio)\\b)`,
    'owned',
  ],
  ['gender', ' gender (?:ratio|split|breakdown|balance|distribution|of (?:alumni|people|each|the|them|these))', 'asked'],
  [
    'gender',
    ' (?:a|any|another|some|no|only) (?:woman|man|girl|lady|female|male|guy)(?= $| ,| (?:who|in|at|from|with|that|working|to|engineer|founder|mentor)\\b)(?! who code)',
    'owned',
  ],
  ['gender', ' (?:she|he) (?:her|him)(?= $| ,| (?:pronouns?|alumni|people))', 'asked'],
  ['gender', ' (?:not|non|no) (?:men|women|man|woman|males?|females?|guys|girls)(?= $| ,)', 'asked'],
  [
    'sexuality',
    ` (?:(?:by|what|which|same|of my) |${theirs} )?(?:sexual (?:orientation|preference|identity)|sexualit(?:y|ies))(?! (?:studies|education|research|and gender studies|health))`,
    'owned',
  ],
  [
    'sexuality',
    ' (?:is|are) (?:she|he|they|any of them|[a-z]+|[a-z]+ [a-z]+) (?:straight|gay|queer|bi|bisexual|lesbian|out)(?= $| ,| or)',
    'asked',
  ],
  ['sexuality', ' (?:into|likes?|attracted to|dates?|sleeps? with) (?:men|women|guys|girls|boys)(?= )', 'asked'],
  ['sexuality', ' (?:came|come|coming|is|are) out (?:as|of the closet)', 'asked'],
  [
    'religion',
    ` (?:(?:by|what|which|same|of my|my own|different|certain|specific|any) |${theirs} )(?:own |same )?(?:religions?|faiths?|religious (?:beliefs?|views?|affiliations?|background)|denominations?|beliefs)(?= $| ,| (?:is|are|and|or|of|at|in|as|who|do|does|please|background)\\b)`,
    'owned',
  ],
  ['religion', ' (?:believes?|believing|faith) in (?:god|jesus|allah|christ)', 'asked'],
  [
    'religion',
    ' (?:go|goes|going|went|attend|attends|attending|belong|belongs) (?:to )?(?:a |an |the |my )?(?:church|mosque|synagogue|temple|mass|bible study)(?! (?:university|college))',
    'owned',
  ],
  [
    'religion',
    ' (?:who|that) (?:pray|prays|keep kosher|keeps kosher|eat halal|wear (?:a )?hijabs?|wears (?:a )?hijab|celebrates? (?:hanukkah|ramadan|eid|passover|christmas|diwali))',
    'asked',
  ],
  ['religion', ' religions?(?= (?:of (?:alumni|people|the|them|these|each)))', 'asked'],
  [
    'health',
    ` (?:with|have|has|had|having|suffer(?:s|ing|ed)? from|diagnosed with|survived|surviving|living with|lives? with|battling|battled|overcame|overcoming|beat|got|struggl(?:es?|ing|ed) with) (?:a |an |any |some |learning |physical |mental |breast |lung |severe |their ){0,5}${conditions}(?= )(?! (?:research\\w*|patients?|centers?|institute|drugs?|treatments?|therap\\w+|services?|nonprofits?|advocacy|rights|insurance|studies|care|clinics?|experts?|companies|startups?) )`,
    'owned',
  ],
  [
    'health',
    ` ${theirs} (?:own )?(?:health|disabilit(?:y|ies)|medical (?:history|records?|conditions?)|mental health|diagnos(?:is|es)|illness(?:es)?|medications?|weight|therapist|vaccination(?: status)?)(?= $| ,| (?:is|are|and|or|status|history|like|condition))`,
    'owned',
  ],
  [
    'health',
    ' (?:medical histor(?:y|ies)|health (?:status|conditions?|problems?|issues|records?)|disability status|mental health(?: issues| problems| status)?) of (?:alumni|people|these|those|them|the|each|a person)',
    'asked',
  ],
  [
    'health',
    ' (?:in recovery|in rehab|in a wheelchair|on medication|on antidepressants|in therapy|on maternity leave|who (?:smokes?|drinks?|vapes?|do drugs|does drugs))(?= )',
    'owned',
  ],
  [
    'health',
    ' (?:is|are|was|were) (?:she|he|they|any of them|[a-z]+) (?:sick|ill|healthy|pregnant|disabled|autistic|depressed|deaf|blind)(?= $| ,)',
    'asked',
  ],
  ['politics', ' (?:vote[ds]?|voting) (?:for |against |in |republican|democrat|blue|red|left|right|trump|biden|harris)', 'owned'],
  [
    'politics',
    ' political (?:views?|beliefs?|leanings?|affiliations?|opinions?|part(?:y|ies)|orientations?|persuasions?|sides?|stances?|donations?)',
    'owned',
  ],
  [
    'politics',
    ' (?:party affiliations?|registered (?:voters?|republicans?|democrats?)|pro (?:life|choice|trump|israel|palestine|palestinian|gun)|anti (?:trump|vax|vaxx|abortion)|(?:support|supports|supporting|supported|like|likes|love|loves|hate|hates) (?:trump|biden|harris|obama|the gop|maga|the republicans|the democrats|israel|palestine))',
    'asked',
  ],
  ['politics', ` ${theirs} (?:politics|ideolog(?:y|ies)|stance on (?:abortion|guns|immigration|israel|gaza))`, 'owned'],
  ['politics', ' (?:lean|leans|leaning) (?:left|right|republican|democrat|democratic|conservative|liberal)', 'asked'],
  ['family', ' (?:marital|relationship|family|parental|dating) (?:status|situation|life)(?! (?:education|coach\\w*|counsel\\w*))', 'owned'],
  [
    'family',
    ` ${theirs} (?:own )?(?:husbands?|wi(?:fe|ves)|spouses?|boyfriends?|girlfriends?|kids|children|famil(?:y|ies)|fiancee?|love life|partner's name|parents|mother|father|siblings?|brother|sister|dating life)(?= )(?! (?:business|office|compan|firm))`,
    'owned',
  ],
  [
    'family',
    ` (?:has|have|having|had|with|without|raising|expecting|wants?) (?:no |any |a |an |young |small |little |two |three |\\d ){0,5}${kin}(?= )(?! (?:clothing|books?|programs?|toys|office|business|medicine|law|media|content|hospital|and families))`,
    'owned',
  ],
  [
    'family',
    ' (?:who|that|they|she|he)(?: is| are| became| just became| has become)(?: also| a| an| the| now)* (?:parents?|moms?|mothers?|dads?|fathers?|grandparents?|caregivers? at home)(?= $| ,| (?:and|of|in|at|who|with|too|now)\\b)',
    'asked',
  ],
  ['family', ' (?:moms|mothers|dads|fathers|parents) (?:in|at|who|with|working|from|among)(?= )(?! (?:the )?magazine)', 'owned'],
  [
    'family',
    ' (?:got|get|gets|getting|been|recently|is|are|was|were|who|not|never|happily|newly) (?:she |he |they |any of them |[a-z]+ |[a-z]+ [a-z]+ )?(?:married|divorced|engaged to|widowed)(?= )',
    'asked',
  ],
  [
    'family',
    ' (?:is|are) (?:she|he|they|any of them|[a-z]+|[a-z]+ [a-z]+) (?:single|dating|taken|seeing (?:someone|anyone|somebody)|in a relationship|available to date)(?= $| ,| or)',
    'asked',
  ],
  [
    'family',
    ' (?:to date(?= $| ,| me| someone)|go on a date|on dates|hook up|hookups?|flirt\\w*|date me|marry me|looking for love|single and|who (?:is|are) (?:dating|in a relationship|seeing someone)|dates? for me)',
    'asked',
  ],
  [
    'status',
    ' (?:immigration|visa|citizenship|residency|legal|work authorization) (?:status|statuses)(?! (?:law|lawyers?|attorneys?))',
    'owned',
  ],
  [
    'status',
    ' (?:undocumented|daca|green cards?|illegal (?:immigrants?|aliens?)|naturali[sz]ed(?: citizens?)?)(?= )(?! (?:lawyers?|attorneys?|advocates?|advocacy|policy|clients?|families|cases?|petitions?|law))',
    'owned',
  ],
  [
    'status',
    ' (?:non )?(?:us|u s|american|canadian|uk|british|eu|dual|foreign) citizens?(?:hip)?(?= )(?! (?:services|and immigration))',
    'owned',
  ],
  [
    'status',
    ' (?:is|are|was) (?!(?:there|this|that|it) )[a-z]+(?: [a-z]+)? (?:an? |still an? )?(?:citizens?|immigrants?|foreigners?|aliens?|refugees?)(?= $| ,| (?:or|of|here|yet))',
    'asked',
  ],
  ['status', ' (?:what|which|their|his|her|whose|by|have|has|hold|holds|of|same) (?:a |any )?citizenships?(?= )', 'asked'],
  [
    'status',
    ' (?:on|have|has|had|hold|holds|held|need|needs|needed|needing|require|requires|required|got|get|getting|with|given|received) (?:an? |their |any |the )?(?:h ?1 ?bs?|f ?1s?|j ?1s?|o ?1s?|opt|cpt|tn visas?|e ?3|student visas?|work visas?|visa sponsorship|sponsorship|green card|work permits?)(?= )',
    'asked',
  ],
  ['status', ' (?:on|have|has|had|hold|holds|held|need|needs|needed|require|required) (?:an? |any |their )visas?(?= )', 'asked'],
  [
    'status',
    ' (?:who|that|they|she|he|[a-z]+)(?: is| are)(?: here)? (?:an? )?(?:immigrants?|legal(?:ly)?(?: here| in the us)?|illegal(?:ly)?|citizens?|in the (?:us|country) (?:il)?legally)(?= )',
    'asked',
  ],
  ['status', ' (?:sponsored|deported|overstayed)(?= (?:for|on|by) (?:an? )?(?:visas?|h ?1 ?b|work visa|green card))', 'asked'],
  [
    'money',
    " how (?:much|well)(?: money)? (?:do|does|did|is|are|was|were|can|could|would|will|'s)(?: [a-z0-9']+){1,8} (?:makes?|making|earns?|earning|earned|paid|get paid|gets paid|take home|bring home|worth|compensated|pays?)(?= )",
    'asked',
  ],
  [
    'money',
    " what (?:do|does|did|is|are|can|would|'s)(?: [a-z0-9']+){1,6} (?:earn|earning|get paid|gets paid|being paid|paid|worth)(?= )",
    'asked',
  ],
  [
    'money',
    ' what (?:do|does|did)(?: [a-z0-9]+){1,6} make(?= $| ,| (?:a|per|each) (?:year|month|hour)| annually| yearly| at | on average)',
    'asked',
  ],
  [
    'money',
    ` (?:salar(?:y|ies)|paychecks?|take home pay|net worths?)${jobsOfPay}(?! (?:individuals?|clients?|families|investors?))(?= )`,
    'owned',
  ],
  [
    'money',
    ` (?:${theirs} |highest |high |higher |by |average |median |typical |starting |what is the |top |six figure )(?:annual |yearly |total |base |own |current )?(?:pay|compensation|comp|incomes?|wages?|bonus|bonuses|earnings|tc|wealth|money|savings|debt|student loans|rent|bank account|stock options|equity grants?)${jobsOfPay}(?= $| ,| (?:is|are|and|or|of|at|in|as|who|for|please|over|above|more|range|package)\\b)`,
    'owned',
  ],
  [
    'money',
    ` (?:incomes?|compensation|pay|wages|earnings) (?:of|for) (?:alumni|people|these|those|them|the|each|a |an |${persons})`,
    'asked',
  ],
  [
    'money',
    ` (?:makes?|making|made|earns?|earning|earned|paid|pulling in|pulls? in|gets?|getting) (?:more than |over |above |at least |under |less than |around |about |up to |like |upwards of |north of |some ){0,5}${amount}(?= )`,
    'asked',
  ],
  [
    'money',
    ' (?:highest|best|well|highly|top|better|lowest|most|high|over|under) (?:paid|earning|earners?|salaried|compensated|paying)(?= )',
    'asked',
  ],
  [
    'money',
    ' (?:paid|earn|earns|earning|pays|compensated) (?:really |very |pretty |so |extremely )?(?:well|the best|better|handsomely|highly|generously)(?= )',
    'asked',
  ],
  [
    'money',
    ' (?:got|get|gets|getting|became|become|is|are|filthy|super|really|very|most|so) (?:rich|wealthy|loaded)(?= )(?! (?:media|data|text|history|experience))',
    'asked',
  ],
  ['money', ' (?:the )?(?:richest|wealthiest)(?= )', 'asked'],
  ['money', ' how (?:rich|wealthy|well off|loaded|poor|much money) (?:is|are|was|were|does|do|has|have) ', 'asked'],
  [
    'money',
    ' (?:financial (?:situation|status)|financially (?:independent|well off|secure|free)|owns? (?:a |their own |an )?(?:houses?|homes?|yachts?|ferrari|mansions?|properties)|rich famil(?:y|ies)|(?:poor|rich|wealthy|low income|privileged) (?:background|famil(?:y|ies)|parents)|retired early rich)(?= )',
    'owned',
  ],
  [
    'contact',
    ' (?:phone|cell|cellphone|mobile|telephone|whatsapp|contact|personal|private|fax) ?(?:phone )?(?:numbers?|details|info|infos|information|no)(?= )(?! (?:security|systems?|cent(?:er|re)s?|management))',
    'owned',
  ],
  [
    'contact',
    ' (?:e mail|email|gmail|street|home|mailing|postal|residential|personal|house|private|physical) (?:addresses|address|ids?)(?= )',
    'owned',
  ],
  [
    'contact',
    `(?<! (?:beat|beats|beating|hit|hits|hitting|make|made|making|miss|missed|crush|crushed|exceed|exceeded|meet|met|know|knows|run|ran)) (?:${theirs} )(?:personal |private |work |direct |home |current |own ){0,5}(?:e mails?|emails?|phones?|cell|cellphones?|digits|numbers?|address|addresses|instagram|insta|snapchat|facebook|tiktok|twitter|discord|telegram|venmo|socials|social media|contacts?)(?= $| ,| (?:of|for|to|and|or|at|please|so|is|are|account|handles?|profiles?|in|number)\\b)`,
    'owned',
  ],
  [
    'contact',
    ' (?:the|personal|private|get|give me|send me|need|want|find|find me|show me|list|what is|what are|list of|any|some|all|and|have|with) (?:the |all |an? |all the )?(?:personal |private |work ){0,5}(?:e mails?|emails?|phones?|cellphones|digits|numbers|phone numbers?|addresses|address)(?= $| ,| (?:of|for|from|and|or|please|so)\\b)(?! (?:of|for) (?:the )?(?:company|office))',
    'owned',
  ],
  ['contact', ` (?:e mails?|emails?|addresses|digits) (?:of|for) (?:the )?(?:alumni|people|these|those|them|${persons})`, 'asked'],
  [
    'contact',
    " (?:where|what street|which street|which neighborhood) (?:exactly )?(?:do|does|did)(?: [a-z']+){1,3} (?:live|lives|sleep|reside)(?= )",
    'asked',
  ],
  [
    'contact',
    ' (?:social security(?: numbers?)?|ssns?|license plates?|passport numbers?|passwords?|track (?:him|her|them) down|stalk|her house|his house|their house|home phone)(?= )(?! administration)',
    'asked',
  ],
  [
    'contact',
    ' how (?:do|can|could|would|should) (?:i|we|one) (?:call|phone|text|ring|dial|email|e mail|whatsapp|locate|find the house of) ',
    'asked',
  ],
  [
    'contact',
    ' (?:best |good |right |direct |a |the )?(?:numbers?|e ?mails?|phones?|address|way to (?:call|text|phone|email)) (?:to|where i can|i can) (?:reach|call|text|phone|contact|get|ring|email|find|use)(?= )',
    'owned',
  ],
  [
    'contact',
    ' (?:snapchat|instagram|insta|facebook|tiktok|discord|telegram|venmo) (?:handles?|accounts?|names?|usernames?)(?= )',
    'owned',
  ],
  [
    'crime',
    ' (?:criminal|police|arrest|prison|jail|court|felony|legal) (?:records?|history|histories|past|background|trouble)(?= )',
    'owned',
  ],
  [
    'crime',
    ' (?:arrested|convicted|incarcerated|imprisoned|felony|felonies|convictions?|mug ?shots?|dui|duis|indicted|jailed|lawsuits? against (?:him|her|them|alumni)|sued for|charged with|accused of|committed (?:a |any )?(?:crimes?|fraud|murder)|broke the law|on probation|on parole)(?= )(?! (?:people|persons|youth|individuals|clients|defen\\w+))',
    'owned',
  ],
  [
    'crime',
    ' (?:went|been|go|gone|goes|sent|time|years|spent|served|was|were) (?:\\w+ )?(?:to|in) (?:jail|prison)(?= )(?! (?:reform|ministry|education))',
    'owned',
  ],
  ['crime', ' background checks? (?:on|of|for) ', 'asked'],
  [
    'looks',
    " (?:how (?:tall|attractive|pretty|hot|handsome|cute|good looking|fat)|what (?:do|does)(?: [a-z']+){1,4} look like|(?:hair|eye) colou?rs?|(?:best|good|well) looking|(?:physically )?attractive(?= (?:alumni|alums?|people|person|women|men|one|ones|engineers?))|(?:blonde?|red|dark|brown|black|curly) hair(?:ed)?|(?:blue|green|brown) eye(?:s|d))(?= )",
    'owned',
  ],
  [
    'looks',
    ' (?:is|are) (?:she|he|they|any of them|[a-z]+|[a-z]+ [a-z]+) (?:hot|cute|pretty|attractive|handsome|beautiful|good looking|ugly|tall|fat|sexy)(?= $| ,)',
    'asked',
  ],
];
