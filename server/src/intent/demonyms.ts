/** What people of a place are called, for the places whose people have a name: "Texan", "Nigerian". The place is written as language reads it. */
export function placeOfDemonym(word: string): string | null {
  const text = word.toLowerCase();
  return places.get(text) ?? places.get(text.replace(/s$/, '')) ?? null;
}

/** Names of people that are names of languages too. */
export const isLanguage = (word: string): boolean => languages.has(word.toLowerCase());

const places: ReadonlyMap<string, string> = new Map(
  `Afghanistan:afghan|Albania:albanian|Algeria:algerian|Argentina:argentine,argentinian|Armenia:armenian|Australia:australian,aussie|Austria:austrian|Azerbaijan:azerbaijani
Bangladesh:bangladeshi|Belgium:belgian|Bolivia:bolivian|Brazil:brazilian|United Kingdom:british,brit,briton|England:english|Scotland:scottish,scot|Bulgaria:bulgarian|Cambodia:cambodian|Cameroon:cameroonian
Canada:canadian|Chile:chilean|China:chinese|Colombia:colombian|Costa Rica:costa rican|Croatia:croatian|Cuba:cuban|Czech Republic:czech|Denmark:danish,dane|Netherlands:dutch|Ecuador:ecuadorian|Egypt:egyptian
Ethiopia:ethiopian|Philippines:filipino,filipina|Finland:finnish,finn|France:french|Germany:german|Ghana:ghanaian|Greece:greek|Guatemala:guatemalan|Haiti:haitian|Honduras:honduran|Hungary:hungarian|Iceland:icelandic
India:indian|Indonesia:indonesian|Iran:iranian|Iraq:iraqi|Ireland:irish|Israel:israeli|Italy:italian|Jamaica:jamaican|Japan:japanese|Jordan:jordanian|Kazakhstan:kazakh|Kenya:kenyan|South Korea:korean,south korean
Kuwait:kuwaiti|Lebanon:lebanese|Malaysia:malaysian|Mexico:mexican|Morocco:moroccan|Nepal:nepali,nepalese|New Zealand:new zealander,kiwi|Nicaragua:nicaraguan|Nigeria:nigerian|Norway:norwegian|Pakistan:pakistani|Palestine:palestinian
Panama:panamanian|Peru:peruvian|Poland:polish|Portugal:portuguese|Puerto Rico:puerto rican|Romania:romanian|Russia:russian|Rwanda:rwandan|Saudi Arabia:saudi|Senegal:senegalese|Serbia:serbian|Singapore:singaporean
South Africa:south african|Spain:spanish,spaniard|Sri Lanka:sri lankan|Sudan:sudanese|Sweden:swedish,swede|Switzerland:swiss|Syria:syrian|Taiwan:taiwanese|Tanzania:tanzanian|Thailand:thai|Tunisia:tunisian|Turkey:turkish
Uganda:ugandan|Ukraine:ukrainian|Uruguay:uruguayan|Venezuela:venezuelan|Vietnam:vietnamese|Zambia:zambian|Zimbabwe:zimbabwean|Hong Kong:hong konger|Europe:european|Africa:african|Latin America:latin american
Alabama:alabamian|Alaska:alaskan|Arizona:arizonan|California:californian|Colorado:coloradan|Florida:floridian|Hawaii:hawaiian|Illinois:illinoisan|Indiana:hoosier|Iowa:iowan|Kansas:kansan|Kentucky:kentuckian|Louisiana:louisianan
Maryland:marylander|Michigan:michigander|Minnesota:minnesotan|Mississippi:mississippian|Missouri:missourian|Montana:montanan|Nebraska:nebraskan|Nevada:nevadan|New Jersey:new jerseyan|New York, NY:new yorker|Ohio:ohioan|Oklahoma:oklahoman
Oregon:oregonian|Pennsylvania:pennsylvanian|Tennessee:tennessean|Texas:texan|Utah:utahn|Vermont:vermonter|Virginia:virginian|Wisconsin:wisconsinite|Midwest:midwesterner|New England:new englander
Boston, MA:bostonian|Chicago, IL:chicagoan|Houston, TX:houstonian|Seattle, WA:seattleite|Los Angeles, CA:angeleno|Philadelphia, PA:philadelphian|London, United Kingdom:londoner|Paris, France:parisian|Berlin, Germany:berliner`
    .split(/[|\n]/)
    .flatMap((line) => {
      const [place = '', names = ''] = line.split(':');
      return names.split(',').map((name) => [name, place] as const);
    }),
);

const languages = new Set(
  'english french german spanish italian chinese japanese korean russian portuguese arabic greek dutch polish turkish swedish norwegian danish finnish hungarian czech thai vietnamese filipino irish'.split(
    ' ',
  ),
);
