import { employerLines } from './employers-data.ts';
import { keyOf } from './text.ts';

/** The industries of the product, each with the words it goes by. */
export const industries: readonly Industry[] = [
  industry(
    'Technology',
    'tech|software companies|software industry|tech companies|tech company|internet companies|saas|it industry|information technology industry|cloud computing|developer tools|dev tools|cybersecurity companies|edtech',
  ),
  industry(
    'Artificial Intelligence',
    'ai|ai companies|ai labs|ai lab|ai startups|ai startup|ai research labs|machine learning companies|generative ai companies|ai industry',
  ),
  industry('Semiconductors', 'semiconductor|chips|chip companies|chipmakers|chip makers|microchips|chip industry'),
  industry(
    'Gaming',
    'video games|video game companies|game studios|game studio|game companies|game industry|games industry|esports|video game industry|video game studios|video game studio|game developers',
  ),
  industry('Financial Technology', 'fintech|fin tech|payments|crypto|cryptocurrency|web3 companies|neobanks'),
  industry(
    'Finance',
    'banks|bank|banking|financial services|hedge funds|hedge fund|wall street|investment banks|asset managers|private equity firms|private equity firm|vc firms|vc firm|venture capital firms|quant firms|trading firms|trading firm|investment firms|prop trading|big banks|finance companies|credit unions|credit union',
  ),
  industry('Insurance', 'insurers|insurance companies|insurance company|insurtech'),
  industry('Consulting', 'consulting firms|consulting firm|consultancies|consulting companies|professional services'),
  industry(
    'Healthcare',
    'hospitals|hospital|health systems|clinics|clinic|healthcare providers|health tech|healthtech|digital health|medical centers|nursing homes|healthcare companies|medical practices|health insurance companies|telehealth|medical field',
  ),
  industry('Pharmaceuticals', 'pharma|pharmaceutical|pharmaceutical companies|drug companies|pharma companies|big pharma|drug makers'),
  industry(
    'Biotechnology',
    'biotech|bio tech|life sciences|life science companies|biotechs|biotech companies|genomics companies|medtech|medical devices|medical device companies|medical device',
  ),
  industry(
    'Media & Entertainment',
    'entertainment|media companies|film industry|music industry|tv networks|hollywood studios|movie studios|record labels|record label|publishers|publishing houses|publishing house|newspapers|newspaper|magazines|magazine|newsrooms|streaming services|streaming|news organizations|television|film studios|film|tv|radio stations|movies|show business|film and tv',
  ),
  industry(
    'Arts & Culture',
    'museums|museum|art galleries|art gallery|galleries|theaters|theatres|arts organizations|cultural institutions|auction houses|auction house|orchestras|cultural organizations|libraries|performing arts|opera companies|dance companies|arts nonprofits',
  ),
  industry(
    'Advertising & Marketing',
    'ad agencies|ad agency|advertising agencies|advertising agency|marketing agencies|marketing agency|pr firms|pr agencies|pr firm|creative agencies|adtech|agencies|design agencies|design studios',
  ),
  industry(
    'Public Service',
    'government|public sector|federal government|state government|local government|government agencies|federal agencies|city government|civil service|the government|federal jobs|govt|think tanks|think tank|congress|capitol hill|the hill|military|army|us navy|air force|marine corps|armed forces|the white house',
  ),
  industry(
    'Nonprofit',
    'nonprofits|non profit|non profits|not for profit|ngo|ngos|charities|charity|foundations|social enterprises|philanthropy|mission driven organizations|humanitarian organizations|nonprofit organizations|nonprofit sector|third sector|environmental nonprofits|advocacy groups|advocacy organizations',
  ),
  industry(
    'Education',
    'schools|universities|higher education|higher ed|k 12|k12|charter schools|education companies|academia|colleges|school districts|public schools|preschools',
  ),
  industry(
    'Energy',
    'cleantech companies|clean energy|renewables|renewable energy|oil and gas|solar|utilities|cleantech|clean tech|climate tech|wind energy|solar companies|energy companies|power companies|utility companies|nuclear energy|climatetech|wind power|green energy|oil companies|geothermal',
  ),
  industry(
    'Aerospace & Defense',
    'aerospace|defense|space industry|defense contractors|defense contractor|space companies|aviation|space tech|defense industry|rockets|outer space|defense companies|satellites|defence|defense tech|aerospace companies|spaceflight',
  ),
  industry(
    'Automotive',
    'cars|car companies|automakers|electric vehicles|evs|ev companies|auto industry|self driving cars|self driving|autonomous vehicles|car industry|automobile|auto makers|motorsports',
  ),
  industry('Manufacturing', 'manufacturers|industrial companies|factories|manufacturing companies|heavy industry|manufacturing plants'),
  industry(
    'Transportation & Logistics',
    'airlines|airline|shipping companies|logistics companies|railroads|trucking|freight|railways|transportation|public transit|delivery companies|transit agencies|ride sharing|rideshare|maritime|mobility companies|airports',
  ),
  industry(
    'Consumer Goods',
    'cpg|fmcg|consumer packaged goods|consumer products|fashion|fashion brands|beauty|cosmetics|beauty companies|apparel|beauty brands|luxury brands|consumer brands|fashion industry|luxury goods|toys|sportswear|fashion companies|luxury|fashion houses',
  ),
  industry(
    'Retail',
    'retailers|ecommerce|e commerce|stores|department stores|retail companies|grocery|grocery stores|online retail|supermarkets',
  ),
  industry(
    'Hospitality & Travel',
    'hotels|hotel|restaurants|restaurant|travel|tourism|resorts|travel companies|hotel industry|cruise lines|travel industry|hotel chains|theme parks|cafes|restaurant industry',
  ),
  industry(
    'Real Estate',
    'real estate|property companies|real estate companies|real estate firms|proptech|real estate developers|commercial real estate|real estate firm',
  ),
  industry(
    'Construction & Engineering',
    'construction|engineering firms|engineering firm|construction companies|architecture firms|architecture firm|contractors|infrastructure companies|civil engineering firms|architecture studios|construction industry|general contractors',
  ),
  industry('Telecommunications', 'telecom|telecoms|wireless carriers|telco|telcos|cable companies'),
  industry(
    'Agriculture & Food',
    'agriculture|farming|farms|food industry|food companies|agtech|food and beverage|agribusiness|food tech|food security|sustainable farming|sustainable agriculture|food and beverage companies|agricultural companies|farm|breweries|wineries|ag tech',
  ),
  industry('Law', 'law firms|law firm|legal services|big law|biglaw|courts|legal aid organizations|legal industry|legal tech'),
  industry(
    'Sports',
    'sport|sports teams|sports team|sports industry|nba teams|athletics departments|sports organizations|sports leagues|sports media|professional sports|pro sports|nfl teams|sports tech|sports companies|mlb teams',
  ),
];

/** Employers that language knows though the database may not, with the names they go by. */
export const wellKnownEmployers: readonly Employer[] = employerLines.flatMap(({ industry: of, lines }) =>
  lines.map((line) => {
    const [name = '', aliases = ''] = line.split(': ');
    return { name, industry: of, aliases: aliases === '' ? [] : aliases.split(', ') };
  }),
);

const employersByName = new Map(
  wellKnownEmployers.flatMap((employer) => [employer.name, ...employer.aliases].map((name) => [companyKey(name), employer] as const)),
);

/** The well-known employer of that name or alias, or null. */
export function employerNamed(name: string): Employer | null {
  return employersByName.get(companyKey(name)) ?? null;
}

/** The well-known employer that a full name begins with: "World Bank Group" is the World Bank; null where the name itself is known or none is. */
export function employerWithin(name: string): Employer | null {
  const short = companyKey(name).replace(
    / (?:group|industries|technologies|systems|international|services|motors|laboratories|labs|global|worldwide|usa|america|north america)$/,
    '',
  );
  return employersByName.get(short) ?? null;
}

/** What names of one company share: no "Inc.", "The", "Corporation", no brackets. */
export function companyKey(name: string): string {
  const key = keyOf(name.replace(/\s*\([^)]{0,60}\)/g, ' '));
  const bare = key
    .replace(/^the /, '')
    .replace(/(?: (?:inc|incorporated|corp|corporation|co|company|llc|ltd|limited|plc|gmbh|ag|sa|lp|llp|holdings|and co))+$/, '');
  return bare === '' ? key : bare;
}

/** The key of a name or of an employer's alias, as written: "World Bank Group" is not the World Bank. */
export const aliasKey = (name: string): string => companyKey(employerNamed(name)?.name ?? name);

/** What all spellings of one employer share, aliases of well-known ones among them: "JPM" and "J.P. Morgan" are "jpmorgan chase". */
export function employerKey(name: string): string {
  return companyKey((employerNamed(name) ?? employerWithin(name))?.name ?? name);
}

function industry(name: string, words: string): Industry {
  return { name, words: [name.toLowerCase(), ...words.split('|')] };
}

export interface Industry {
  name: string;
  words: string[];
}

export interface Employer {
  name: string;
  industry: string;
  aliases: string[];
}
