/** Words that carry no wish of their own in a request for work. */
export const emptyWords = `a hrs abt tho thru ppl bc smth sth u ur r sophmore speak speaks live living an the this that these those some any every each all both either neither few many much more most less least other another such same
own everyone everybody someone somebody anyone anybody nobody i me my mine myself we us our ours you your yours he him his she her hers it its they them their theirs who whom whose which what
when where why how am is are was were be been being do does did doing done have has had having will would shall should can could may
might must ought im ive id ill youre youve thats theres heres lets dont doesnt didnt wont wouldnt cant cannot couldnt isnt arent wasnt
werent havent hasnt hadnt shouldnt aint gonna wanna gotta and or nor but so yet if then else than as while because since though although
unless until whether in on at to from of for with without by about into onto over under above below between among through during before
after near around within across along against off out up down not no yes yeah yep nope ok okay please pls plz thanks thank hi hello hey
hiya dear there here now just only also too very really quite rather pretty well even still already again ever never always often
sometimes maybe perhaps probably definitely actually basically currently find show give get got gets getting list search look looking
looks seek seeking want wants wanted wanting need needs needed like likes liked love loves loved enjoy enjoys prefer prefers preferred
hoping hope hopes wish interested interest interests interesting open curious thinking think thought know tell help helps see seeing try
trying apply applying applied job jobs work works working worked worker role roles position positions opening openings opportunity
opportunities gig gigs career careers posting postings listing listings vacancy vacancies employment hiring hire hires hired employer
employers company companies firm firms place places organization organizations team teams field fields industry industries sector
sectors space area areas location locations based located something anything everything nothing someone anyone thing things kind kinds
type types sort lot lots bit student students undergrad undergraduate university college school class degree major majors majoring minor
studying study studied studies year years semester graduate graduating graduated graduation freshman sophomore junior senior good great
best better top nice cool awesome amazing new recent latest current next first last available suitable related relevant similar
different summer fall autumn winter spring season time full part week weeks weekly month months monthly day days daily hour hours hourly
today tomorrow yearly annual annually per pay pays paid paying salary salaries wage wages income money usd dollar dollars k plus minus non minimum
min one two three four five six seven eight nine ten couple go going come coming make making take taking let use using used start
starting started end ending experience experienced experiences skill skills background profile resume life future dream ideal ideally
able possible possibly wherever anywhere somewhere etc eg ie vs via re way ways kinda sorta right left long short keep keeps feel feels
remove drop add change switch instead except excluding exclude excluded avoid outside besides apart aside skip hide hate dislike hates
anymore ask asked asking asks say says said saying told telling mean means meant guess suppose close closer closest nearer far hmm hm um uh huh lol omg haha
suck sucks damn dude bro literally honestly anyway somehow person people batch batchmate batchmates passout passouts became alums ones alumni alumnus alumna alum graduates limit options option`;

/** Common words of English, without most of their forms. */
export const ordinaryWords = `ability absence academic accept access accident account achieve act action active activity actual adapt address adult advance advantage
adventure advice affair affect afford afraid afternoon age agency agent ago agree ahead aid aim air algorithm alive allen allow alone
aloud amongst amount ancient anger angle angry animal animation anniversary announce answer anxiety anxious apartment apparent appeal
appear apple approach approve archive argue arise arm army arrange arrival arrive art article artist ask asleep assess asset assign
assist assume assure astronomy athlete atmosphere attach attack attempt attend attention attitude attract audience aunt authority autism
auto average aviation award aware away awful baby back bad bag bake bakery balance ball ban band bank banking bar bare barely barrier
base baseball basic basis basket basketball bath battery battle beach bean bear beat beautiful beauty become bed beer begin behave
behavior behind belief believe belong bench bend benefit beside beyond bicycle bid bike bilingual bill bind biography biology bird birth
bite bitter black blame blank blend bless blind block blog blood bloom blow blue board boat body boil bold bolt bond bone bonus book
boost boot border boring born borrow boss bother bottle bottom bounce bound bow bowl box boy brain branch brand brass brave bread break
breakfast breath breathe breeze brew brewery brick bridge brief bright brilliant bring broad broadcast broken brother brown brush budget
bug build building bulk bunch burn burst bus bush business busy butter button buy cabin cable cactus cake calculate call calm camera
camp campaign camping campus cancel cancer candidate canvas canyon cap capable capacity capital captain car carbon card care careful
cargo carry carson cart cartoon case cash cast castle casual cat catch category cause caution cave cedar celebrate cell center central
century ceramic ceremony certain certificate chain chair challenge champion chance channel chaos chapter character charge charity charm
chart charter chase chat cheap check cheer cheese chef chemical chemistry chess chest chester chicken chief child childcare childhood
chime choice choir choose chop church circle circuit circumstance circus cite citizen city civic civil claim clarity classic classroom
clay clean clear clerk clever click client climate climb clinic clinton clock close cloth clothes cloud clover club clue cluster coach
coal coast coat code coding coffee cohort cold collapse colleague collect collection color column comb combine comedy comfort comic
command comment commerce commercial commit committee common communicate community compare compass compete competition complain complete
complex component compose comprehensive computer concept concern concert conclude concord condition conduct conference confident confirm
conflict confuse connect conscious consider consist constant construct consult consume contact contain contemporary content contest
context continue contract contrast contribute control convenient conversation convert convince cook cookie copper copy coral core corn
corner corporate correct cosmetic cost cottage cotton couch council counsel count counter country county courage course court cousin
cover cow crack craft crane crash crazy cream create creation creative creature credit crest crew crime crisis critic critical criticism
crop cross crowd crown crucial cruise cry crypto crystal culinary culture cup currency curve custom customer cut cyber cycle dad dairy
damage dance danger dare dark data database date daughter dawn dead deal death debate debt decade decent decide decision deck declare
decline deep deer defeat defend define definite delay deliver delivery delta demand democracy demonstrate dental deny department depend
deposit depression depth derby derive describe desert deserve design desire desk desperate despite destination destroy detail detect
determine develop device devote dialogue diamond diet differ difference difficult dig digital dinner diplomat direct direction dirt
disability disabled disappear disaster discipline discord discover discovery discuss discussion disease dish disk display distance
distant distinct distribute district diverse divide division doctor document dog domain domestic dominant donate door dot double doubt
dough dove dozen draft drag drama dramatic draw drawing dress drift drill drink drive driver drug drum dry duck due dust duty dynamic
eager eagle ear early earn earth ease east eastern easy eat echo eco economic economics economy eden edge edit edition educate effect
effective efficient effort egg elder elderly elect electric electricity electronic elegant element elementary elephant elite email
embassy ember embrace emerge emergency emotion emotional emphasis empire employ empty enable encounter encourage enemy energy engage
engine enhance enormous enrich ensure enter enterprise entertain entire entrance entry envelope environment envy equal equine equip
equipment equity era error escape especially essay essence essential establish estate estimate ethical ethics ethnic evaluate evening
event eventually evidence evil evolve exact exam examine example excel excellent exchange excite exciting excuse execute exercise
exhibit exist exit exotic expand expect expense expensive expert explain explore export expose express expression extend extension
extent external extra extreme eye fable fabric face facility fact factor factory faculty fail failure fair faith falcon false fame
familiar family famous fan fancy fantastic far farm farmer fashion fast fat fate father fault favor favorite fear feature federal fee
feed feedback fellow fellowship female fence fencing fern festival fetch fever fiber fiction fierce fight figure file fill film filter
final finance financial finch finding fine finger finish fire fish fisheries fishing fit fitness fix flag flame flash flat flavor flesh
flex flexible flight flint flip float flock floor flow flower fluent fly flying focus fold folk follow food foot football force forecast
foreign forest forestry forever forge forget form formal format former formula fort fortune forward foster foundation founder fox frame
frank franklin free freedom freeze frequent fresh friend friendly front frontier fruit frustrate fuel fulfill fun function fund
fundamental funeral funny furniture fusion gain galaxy gallery game gaming gap garage garden gas gate gather gay gear gender gene
general generate generation generous genetic genius gentle genuine geology gesture ghost giant gift gilbert girl glad glade glance glass
global glove goal god gold golden golf goods gospel govern government grab grade gradual grain grammar grand grandmother grant grape
graph graphic grass grateful grave gravity gray grazing green greet grid grocery ground group grove grow growth guarantee guard guess
guest guide guilty guitar gun guy gym gymnastics habit hacking hair half hall hand handle hang hanover happen happy harbor hard hardly
hardware harm harmony harvest hat haul haven hawk hazel head headline heal health healthy hear heart heat heaven heavy height helicopter
hell helmet heritage hero heron hesitate hickory hidden high highlight highway hike hiking hill hint hip historic history hit hobby
hockey hold hole holiday hollow holy home honest honey honor hook horizon horn horror horse hospice hospital host hot hotel house
household housing hub huge hull human humanities humble humor hunger hungry hunt hurry hurt husband hybrid ice icon idea identical
identify identity ignore illegal illness illustrate image imagine immediate immigrant immigration impact implement imply import
important impose impossible impress improve incentive inch incident include inclusive increase incredible independence independent index
indicate indie individual indoor infant inform information initial initiative injury inner innocent innovate innovation input inquiry
insect inside insight inspire install instance instinct institute institution instruct instrument integrate intelligence intelligent
intend intense interact internal international internet interpret interview introduce invent inventory invest investigate invite involve
iris iron island issue item ivory ivy jack jacket jade jail jam jazz jet jewelry join joint joke jordan journal journalism journey joy
judge juice jump jungle juniper jury justice kayaking keen kent kernel key kick kid kill king kiss kit kitchen knee knife knitting knock
knowledge label labor lack lacrosse ladder lady lake lamp land landscape language lap laptop large lark laser late laugh launch laundry
laurel law lawn lawyer lay layer lazy lead leader leadership leaf league lean leap learn leather leave lecture legacy legal legend lemon
lend length lens lesson letter level liberal liberty library license lie lift light line linear linguistics link lion lip liquid listen
literary literature live lively load loan local lock logic logistics lonely loop loose lord lose loss lost lotus loud lounge low loyal
luck lucky lunar lunch lung luxury machine mad magazine magic mail main maintain maintenance male mall man manage manner manual
manufacture map maple marathon marble march marine marion mark market marketing marriage marry mars mason mass master match mate
material math mathematics matter mature maximum meadow meal mean meaning meaningful measure meat mechanic mechanical medal media medical
medicine meditation medium meet member memory mental mention mentor menu merchant mercury mercy merge merit mesa mess message meta metal
meter method microscope middle midnight migration mild mile military milk mill mind mineral mining minister ministry minority mint
minute miracle mirror mission mistake mix mobile mode model modern modest mom moment monitor monkey mood moon moral morning mortgage
moss mother motion motivate motor motorcycle mount mountain mouse mouth move movement movie muscle museum music musical musician mutual
mystery myth name nanotech narrative narrow nation national native natural nature navy neat necessary neck negative negotiate neighbor
neighborhood nerve nest net network neuroscience neutral newborn news newspaper niche night noble nobody noise none nonprofit noon
normal north northern nose note notice notion nova novel nuclear nurse nursing nut nutrition oak object objective oblige observe obtain
obvious occasion occupy occur ocean odd offer office officer official oil old olive oncology opal opera operate operation operations
opinion opponent oppose opposite optic optics oracle orange orbit orchid order ordinary organ organic organize orient origin original
otter outcome outdoor outdoors output outreach oven overall owe owl owner oxford pace pack package page pain paint painting pair palace
pale palm panel panic paper parade parent park partial participate particular partner partnership party pass passage passion passionate
past path patience patient pattern pause paw peace peak pearl pebble pediatric peer pen penguin pension pepper percent perfect perform
performance perfume period permaculture permanent permission permit personal personality perspective pet pharmacy phase phenomenon
philosophy phone photo phrase physical physics piano pick picture piece pilot pine pink pioneer pipe pitch pizza plan planet plant
plastic plate platform play player pleasant pleasure plenty plot plug plum pocket poem poet poetry point pole police policy polish
polite political politics pond pool poor pop poppy popular population port portrait pose positive possess post pot potato potential
pottery pound pour poverty powder power powerful practical practice praise pray precise predict pregnant prepare presence present
preserve president press pressure prestige pretend prevent previous price pride priest primary prime prince princess principal principle
print printing prior priority prison privacy private prize problem procedure proceed process produce product production profession
professional professor profit program programming progress progressive project promise promote proof proper property proportion propose
prospect protect protest proud prove provide province psychology public publish pull pulse pump punch pupil puppet purchase pure purple
purpose pursue push puzzle pyramid quality quantity quantum quarter quartz queen question quick quiet quit quote race racing radical
radio rail rain raise ramp ranch range rank rapid rare rate ratio raven raw reach react reaction read reading ready real reality realize
reason rebel recall receive recipe recognize recommend record recover recovery recruit recycling red reduce reef refer reference reflect
reflection reform refugee refuse regard region register regret regular regulation reject relate relation relative relax release relief
religion religious rely remain remark remember remind remote rent repair repeat replace reply report represent republic reputation
request require rescue research reserve resident resist resolve resort resource respect respond response responsible rest restaurant
restore restrict result retail retain retire return reveal revenue reverse review revolution reward rhythm rich ride rider ridge rifle
ring riot rise risk ritual rival river road robin robotics rock rocket rocketry roll romance romantic roof rook room root rope rose
rough round route routine rover row rowing royal ruby rugby ruin rule run runner running runway rural rush sable sacred sad safe safety
sage sail sailing saint salad sale salem salmon salt sample sand satellite satisfy sauce save scale scandal scarlet scene schedule
scheme scholar scholarship science scientific scope score scout screen script sculpting sculpture sea seal seat second secret section
secure security seed seem segment select self sell send sense sensitive sentence separate sequence series serious servant serve service
session set settle setup severe sew sewing shade shadow shake shape share sharp shelf shell shelter shift shine ship shirt shock shoe
shoot shop shore shot shoulder shout shower shut shy sibling sick side sierra sight sign signal significant silence silent silk silver
simple simply simulate sing singer singing single sink sister sit site situation size skate skating sketch ski skiing skin sky slack
slate sleep slice slide slight slim slip slow smart smell smile smoke smooth snake snap snow soap soccer social society soft software
soil solar soldier sole solid solstice solution solve song soon soul sound soup source south southern spanish spare spark sparrow speak
special specialist species specific spectrum speech speed spend spirit spiritual splash split sponsor sport spot spread square squash
stable stack staff stage stair stake stand standard star stare state statement station statistics status stay steady steal steam steel
stem step stick stir stock stomach stone stop storage store storm story storytelling strange stranger strategic strategy stream street
strength stress stretch strict strike string strip stripe strong structure struggle stuff stupid style subject submit success successful
sudden suffer sugar suggest suit summit sun sunny sunrise sunset super supply support suppose sure surf surface surfing surgery surprise
surround survey survive suspect sustain sustainability swan sweet swift swim swimming swing symbol sympathy symphony syndicate system
table tablet tackle tailoring tale talent talk tall tank tap tape target task taste tax taxi tea teach teacher teaching tear tech
technical technique technology telephone temple temporary tend tennis tent term terrible territory terror test text textile theater
theatre theme theory therapy thick thin thirty thousand thread threat thrive throat throw thumb ticket tide tie tiger tight tile timber
tiny tip tired tissue title toast together tomato tone tongue tonight tool tooth topaz topic torch total touch tough tour tourism
tourist toward tower town toxicology toy trace track trade tradition traditional traffic trail train training transfer transform transit
translate translation transport trash trauma travel treasure treat treatment tree trend trial tribe trick trip triumph troop trouble
troy truck trucking true trust truth tube tulip tune tunnel turn tutor tutoring twice twin twist typical typing ugly ultimate uncle
understand union unique unit united unity universal universe unknown update upgrade upset urban urge usual vacation vaccine valley value
van vanguard variety various vast vegan vegetable vehicle velvet venture verse version vessel veteran veterinary victim victoria victory
video view village vineyard vintage violence violin virology virtual virus visa visible vision visit vista vital vivid voice volume
volunteer vortex vote voyage vulnerable wait wake walk wall walnut wander war warm warn wash waste watch water wave wayfarer weak wealth
weapon wear weather weaving web wedding weekend weigh weight welcome welding welfare wellness west western wet whale wheat wheel whisper
white whole wide wife wild wildlife willow win wind window wine wing winner wire wisdom wise witness wolf woman wonder wood woodworking
wool word world worry worth wound wrap wrestling write writer writing wrong yard yellow yoga young youth zenith zephyr zone zoo zoology
zoom`;

/**
 * General English by parts of speech: verbs of being, moving, deciding and talking, nouns of talk, kin, time and place in general, and
 * adjectives of degree. None names a subject of work, so that one left over in a request is nothing to search for. Verbs and nouns stand
 * in their basic form, irregular forms beside them; a word that is also a field ("care", "event", "travel") is left out.
 */
export const generalWords = `accept achieve act add admit afford agree aim allow announce answer appear appreciate approach argue arrive assume attach attempt attend
await beat beaten become became begin began begun behave believe belong bet blame bother bring brought bump burn bypass call calm cancel carry cause change chase
chat cheat check choose chose chosen claim clarify click combine comment commit commute compare complain complete concern conclude confirm confuse consider
consist contact contain continue convince cope cost count cover crave cross cry deal dealt decide declare decline delay depend describe deserve desire detail
determine die differ disagree disappear disappoint discover discuss divide doubt drag drain draw dread drop earn eat ate eliminate emphasize enable encourage end ensure
enter equal exist expand expect expire explain explore express extend face fail fall fell fallen figure file fill finish fit focus follow force forget forgot forgive form
freak gain gather gave given went gone grab guarantee handle hang hung happen hear heard hesitate hit hold held hurry hurt identify ignore imagine impact
imply impress improve include increase inform insist intend interview introduce invite involve join joke jump justify kick kill knock knew known lack land last laugh lay
lean learn learnt leave left lend let lie lift link live load loathe lose lost lower match matter meet met mention mess mind miss mix move move name
narrow note notice obey object obtain occur offer omit operate oppose order owe own pack panic park participate pass pause permit persuade pick place plan plead
point possess post postpone pray predict prepare present press pretend prevent proceed promise propose prove provide pull push put qualify quit raise ran rank reach react
realize recall receive recognize recommend reduce refer reflect refuse regard regret reject relate relax release relocate rely remain remark remember remind
repeat replace reply request require rescue resist resolve respond return reveal rid risk rule run rush said sat satisfy saw scare seem send sent separate serve set settle
shape share shift show shut sign sit skip sleep slow solve sort sound spend spent split spoke spot stand stood stay step stick stuck stop stress struggle submit succeed suffer
suggest suit suppose surprise surround survive suspect swap swear switch tackle talk taught tend thank throw threw tie told took taken touch treat trust turn twist
understand understood upgrade upset urge value vary visit volunteer vote wait wake woke walk warn waste watch weigh welcome went win won wonder worry wrap yell

ability absence access account accident advantage advice afternoon age agreement amount angle anniversary answer apartment appeal application appointment aspect attention
attitude aunt authority back background backup basis beginning belief birthday boss bottom boyfriend break brother bunch candidate case category chance chapter child
choice circle circumstance citizen citizenship city coast colleague combination commitment comparison competition compromise condition confidence connection consequence
content context contrast conversation core corner country countryside county couple course cousin coworker credit criteria criterion crowd dad date daughter
deadline dealbreaker dealbreakers decade decision default definition deposit desk dependent difference difficulty direction distance door downside downtown dozen duration duty edge
effect effort element eligibility email emphasis ending error evening everyday evidence example exception excuse expectation extent extra fact factor father
fault favor favorite feature feedback feeling fiance flight folk folks foot footing form format forward freedom friend front fun furthest gap girlfriend goal grade grandma
grandmother grandpa grandparent guy habit half hand headache head hell helper heaven hint hobby home hometown hope house household husband idea identity image impression
incentive inch individual info information instance intention introduction invitation issue item journey key lady landlord leap lease lecture length letter lifestyle
limitation line loop lottery luck man men majority manner marriage mate maximum meantime meeting member memory message method middle midnight mile mindset minority minute mistake mode
moment mom monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
mood morning mother mum neighborhood neighbourhood nephew niece night noon nowhere number occasion odds office online opinion opposite outcome outlook pace page pair paperwork
parent parents passion path pattern peer percent percentage perk permission personality perspective petition phase piece pile plenty plus position possibility
potential preference presence pressure priority probability problem progress promise proof prospect pros cons purpose quarter question queue quest range
reality reason recommendation reference region relationship relocation remainder reminder rent requirement residence resident response responsibility rest result
roommate room round route routine sake sample scale scenario schedule section self sense sentence series session setting setup shape shortcut side siblings sibling sign sister
site situation size solution son source spouse spot stage standard standpoint state statement status story strength stretch structure stuff style subject success
suburb suggestion sum summary support surprise survey task teen tendency term theme theory thought tier timeline timing tip title tone tonight topic total town track
trait trend trick trip trouble truth turn uncle upside usage variety version vibe vibes view village visit visa volume vacancy wait walk wall wave weekday weekend weather wife wish
window woman women word world worth yesterday zone zip abroad overseas nearby elsewhere indoors local locally

eleven thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen dozens hundreds thousands millions

absolute accurate actual additional adequate afraid alone ambitious anxious appropriate aware awkward bad badly base beautiful big bigger biggest bored brief bright broad broke busy careful
certain cheap cheerful clear clever comfortable common complex concrete confident confused consistent constant convenient correct crazy critical crucial
cute dead decent deep desperate different difficult direct dumb eager early earlier earliest easy effective endless entire especially essential eventual exact excellent
excited exclusive expensive experienced extreme fair faithful familiar famous fancy fast fine firm former fortunate fresh frequent frustrated full funny further furthest
general generic genuine glad gorgeous grateful guilty happy hard harsh heavy helpful high higher highest honest hot huge ideal ill immediate immigrant important impossible
impressive incredible initial insane intense jealous large larger largest late later latest lazy least legal legit likely limited lonely loose low lowest loud lucky mad main
massive mere minimal mini minor moderate modest multiple narrow neat necessary negative nervous normal numerous obvious odd official old older ordinary
original overall own partial particular perfect permanent personal picky pleasant plain poor popular positive potential practical precise preferable preferred
pregnant present previous primary prior promising proper proud pure quick random rare ready real realistic reasonable reckless regular reliable reluctant
rich ridiculous rough sad scared secondary selfish separate serious severe shocked shy sick silly simple single slight sloppy small smaller smallest smart smooth solid sorry sore
specific stated strange strict strong stuck stupid subtle sudden sufficient super sure surprising tall tempting terrible terrified thorough tight tiny tired totally tough tricky true
typical ugly ultimate unable uncertain unclear undecided undocumented unemployed unhappy unlikely unlimited unsure unusual upcoming upset urgent useful useless usual valid
various vast very weak weird whole wide wild willing wonderful worried worse worst worthwhile worthy wrong younger youngest
aboard abroad accordingly afterwards ahead alongside altogether apparently away beforehand beyond certainly clearly despite else elsewhere
enough entirely eventually everywhere exactly except finally forever forth frankly fully furthermore generally hardly hence hopefully however importantly indeed
initially inside instead lately likewise mainly meanwhile merely moreover mostly namely naturally nearly necessarily nevertheless nonetheless normally nowadays obviously
occasionally onto opposed otherwise overnight particularly partly per personally plainly preferably presumably previously primarily properly purely rarely regarding regardless
roughly seldom seriously shortly simply slightly solely someday sometime soon specifically straight strictly strongly surely therefore though throughout thus together
twice typically ultimately upon usually via whatever whenever whereas whichever whoever within yep youd youll theyre theyd thatd itll theyll weve wed hed shed whos whats wheres hows whys
btw fyi tbh imo idk atm asap rn lmk afaik imho ngl fr smh wtf gosh yay wow yup yo sup bye cheers congrats hooray oops ugh welp`;
