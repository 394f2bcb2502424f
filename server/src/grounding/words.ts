/** Words with a capital letter that name neither a person nor an employer, beside those of the field; lower case. */
export const capitalWords = new Set(
  `i im id ill ive january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun spring summer fall autumn winter
english spanish french german italian portuguese chinese mandarin cantonese japanese korean arabic hindi urdu bengali punjabi tamil telugu russian ukrainian polish
vietnamese tagalog turkish hebrew greek latin dutch swedish norwegian danish finnish swahili somali haitian creole persian farsi thai indonesian nepali asl sign
american americans african asian european canadian mexican british irish indian caribbean latino latina hispanic black indigenous
bachelor bachelors master masters associate associates doctorate phd bs ba bsc msc mba md jd rn lpn bsn msn cpa cfa gpa cv ged mfa mph mpa
internet web wifi covid christmas thanksgiving halloween easter ramadan new year
earth god olympics olympic congress senate capitol parliament constitution
north south east west northeast northwest southeast southwest midwest northern southern eastern western
americas asia europe africa pacific atlantic global
k through title ix part monday
stem steam diy faq pdf ok okay usa us uk eu nyc la sf dc
phase step option pros cons note tip ps
excel word powerpoint outlook windows
boolean gaussian bayesian socratic montessori
federal state medicare medicaid
hi hello hey thanks congratulations congrats welcome sure yes no`.split(/\s+/),
);

/** Names of the product's own views, as they stand in its interface; lower case. */
export const viewNames = [
  'find jobs',
  'find people',
  'browse jobs',
  'career paths',
  'dream job',
  'my jobs',
  'saved jobs',
  'dashboard',
  'job tracker',
  'companies',
  'alive',
];

/** Services where people show themselves or meet, named in advice ("reach out on LinkedIn") and as what one uses; lower case. */
export const meetingPlaces = new Set(
  'linkedin github gitlab handshake zoom slack discord behance dribbble kaggle glassdoor indeed youtube instagram leetcode hackerrank coursera udemy edx medium stackoverflow meetup'.split(
    ' ',
  ),
);

/** Verbs and other words that begin a sentence and are followed by a name: "Consider Acme". Beside the words of general English. */
export const sentenceStarters = new Set(
  `practice learn study master build write update polish complete finish earn use try add draft prepare pass attend volunteer shadow network list show bring send save pick choose read watch
search filter sort browse open improve strengthen refresh sharpen teach explain describe know knowing using taking learning building spend start keep get take make find see look think
message email contact ask call meet consider explore compare check visit join apply target prioritize highlight mention emphasize research review tailor reach follow
email dm ping remember beyond besides including within throughout overall additionally both given unlike despite speaking based among notable former current fellow
alumna alumnus graduate professor dr mr mrs ms miss prof dean coach sir dear
senior junior entry associate assistant lead chief principal staff head
nearby local national regional public private major big small several other
greater downtown metro mount saint fort port lake san los las santa el`.split(/\s+/),
);

/** Given names that are also words of English, places or skills: a capital makes two such words a person ("Grace Park"). */
export const givenNames = new Set(
  `maya austin jordan charlotte paris julia savannah dakota brooklyn israel kenya india carmen georgia carolina madison sydney chelsea lincoln aurora orlando diego sofia lima asia catalina cheyenne
montana nevada kingston camden tyler troy francisco santiago valencia adelaide roma vienna verona geneva milan kelvin pascal ada dallas houston denver london an priya li
abby ace adam amber amity angel april archer art ash aspen aster aurora autumn basil baker bay beck bell bill blaze bliss bob brad brady brandy brook brooks bud buddy
candy carol carter cat cedar celeste chad chance charity chase chip chuck clay cliff clove cody cole colt cooper coral corey crystal daisy dale dan dash dawn
dean dell dex dick don dot drake drew duke earl eden ellis ember erica ernest faith fay fern finn flint flora forest forrest frank gale gay gene genie gig ginger glen gill
grace grant gray guy gus hale hank harmony harper harry harvest haven hazel heath heather herb holly honor hope hunter iris ivory ivy jack jade jake jasmine jasper jay jean jenny
jerry jersey jess jet jewel jimmy job joe john johnny jordan josh joy juan judge jules june justice kay kelly ken kerry kim kit kitty lance lane lark laurel lee leo les lily
linden linden logan lou louis lucky mac mace major mandy marc marcel marina mark marsh marshal marshall martin mary mason mat matt max may mercy merit merry mike miles mill milo misty molly
morgan nancy nelson nick noble norm oak olive olympia opal otto page paige paris parker pat patience patsy paul pearl peg penny perry pete peter petra phoenix pierce piper poppy
porter prince quincy quinn rain ralph randy raven ray red reed reef reg regan remy rene rex rhea rich rick rip river rob robert robin rocky rod roger roman ron rory rose rosemary
rowan roy ruby ruddy rue russ rusty ruth sage sally sam sandy sara saul savanna savannah sawyer scarlet scout sean shane sharon shawn shelby shepherd sherry sienna sierra skip sky skye sol sonny
spencer stan star stella sterling stew stone storm sue summer sunny suzy sylvan tab tanner tate taylor ted teddy terry thyme tiffany tim timothy tobias tod tom tommy toni tony travis
trey trinity tuesday tucker turner tyne val vera vera verity vic vick victor victoria vince viola violet virginia wade walker wally walter ward warren wat web wes wesley west will willow
winter wolf woody wren wright wynn yale zion alexander alan alec amy ana ann anna anne barry ben bennet benny bernard beth betty brian bruce byron calvin carl charlotte christian
clarence clement clifford clint colin conrad curt dennis dolly dominic duncan eugene everest florence franklin frances francis fred gary george gilbert gordon grant gregory guy henry hugh irving
jacob james jane jason joseph julian laura lawrence leonard lewis lily lincoln louise lucy luke madison maria marie martha maxwell melody michael nathan nicholas norman oliver oscar patrick
philip philippa phil preston randall raymond rebecca richard roland ross rudolph russell samson scott sergeant shannon sheila simon sophia sophie stephanie stephen steven stuart susan sylvia terrence theodore
thomas ulysses ursula valentine vaughan vincent vivian wallace wanda wendell william wilson xavier`.split(/\s+/),
);

/** Surnames that are also titles, places, fields of work or other words of English. */
export const surnames = new Set(
  `baker cook porter butler miller taylor carpenter mason fisher hunter shepherd singer painter banks law day berlin london field fields best short long love young king wright small rich sharp price
hill rivers brown green black white gray stone wood woods bishop pope knight page bell cross cooper archer farmer gardener carter smith weaver potter tanner turner walker ward west church brooks marsh
lake moon winters summers may english french holland ireland wells york england spain francis rice poole marshall judge dean abbot deacon parsons clark clerk gold kim lee park chase grant rose ford sawyer
bowman chandler coleman dyer fuller gold glover harper piper sergeant slater spencer steward thatcher tyler`.split(/\s+/),
);

/** Last words of firms' names that fields of work ("Health Systems") do not end with. */
export const firmWords = new Set(
  `inc corp corporation llc llp ltd plc gmbh company group holdings partners capital ventures labs technologies solutions hospital hospitals clinic museum university college institute foundation trust bank
industries motors therapeutics pharmaceuticals biosciences robotics studios associates advisors semiconductors farms brewing resorts airlines bros brothers sons`.split(
    /\s+/,
  ),
);

/** Endings that show that a phrase names an employer or another body. */
export const bodyWords = new Set(
  `inc corp corporation llc llp ltd plc gmbh co company group holdings partners capital ventures labs lab technologies technology systems solutions software networks health healthcare hospital hospitals clinic
medical center centre university college school institute foundation museum gallery library trust bank financial insurance industries manufacturing motors energy power therapeutics pharmaceuticals pharma
biosciences bio robotics aerospace studios studio media press publishing agency society association council department ministry authority services consulting associates advisors analytics ai cloud digital
semiconductor semiconductors foods farms brewing hotels resorts airlines logistics`.split(/\s+/),
);
