/** Words that carry no wish of their own in a request for work. */
export const emptyWords = `a sophmore speak speaks live living an the this that these those some any every each all both either neither few many much more most less least other another such same
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
today tomorrow yearly annual annually per pay pays paid paying salary salaries wage wages income money usd dollar dollars k plus minimum
min one two three four five six seven eight nine ten couple go going come coming make making take taking let use using used start
starting started end ending experience experienced experiences skill skills background profile resume life future dream ideal ideally
able possible possibly wherever anywhere somewhere etc eg ie vs via re way ways kinda sorta right left long short keep keeps feel feels
remove drop add change switch instead except excluding exclude excluded avoid outside besides apart aside skip hide hate dislike hates
anymore ask asked asking asks say says said saying told telling mean means meant guess suppose close closer closest nearer far hmm hm um uh huh lol omg haha
suck sucks damn dude bro literally honestly anyway somehow person people ones alumni alumnus alumna alum graduates limit options option`;

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
