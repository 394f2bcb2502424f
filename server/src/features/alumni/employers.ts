import { employerKey, employerNamed, employerWithin } from '@alive/language/lexicon/industries.ts';
import { remembered } from '#platform/kept.ts';
import { isSchool } from './study.ts';

/**
 * Reads an employer's name into its key and industry: as the data has it (`industries`, by key), as language knows the employer, or as
 * the name itself says ("Mercy Hospital", "City of Austin", "Hale & Ortiz LLP"); null where nothing tells.
 */
export const openEmployers = (industries: ReadonlyMap<string, string>): Employers =>
  remembered((name) => {
    const key = employerKey(name);
    const listed = employerNamed(name) ?? employerWithin(name);
    return { key, industry: industries.get(key) ?? listed?.industry ?? industryInName(name) };
  });

/** What a name's own words say. */
function industryInName(name: string): string | null {
  const words = name.slice(0, 200);
  const found = tells.find(([pattern]) => pattern.test(words))?.[1];
  return found ?? (isSchool(words) ? 'Education' : null);
}

// First that holds: "University Hospital" is a hospital, "Bank of America Stadium" a place for sports, "Law School" a school.
const tells: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:hospitals?|medical (?:cent(?:er|re)|group)|health(?:care)? (?:system|cent(?:er|re)|network|partners)|clinics?|healthcare|nursing home|hospice|dental|pediatrics|physicians|rehabilitation|nhs)\b/iu,
    'Healthcare',
  ],
  [
    /\b(?:universit(?:y|é|ät|à)|universidade?|college|institute of technology|polytechnic|(?:law|business|high|middle|elementary|primary|grammar|charter|medical|graduate) school|school of|public schools|school district|academy|preschool|learning)\b/iu,
    'Education',
  ],
  [
    /\b(?:museum|galler(?:y|ies)|theat(?:er|re)|orchestra|symphony|philharmonic|ballet|opera|librar(?:y|ies)|playhouse|arts? cent(?:er|re)|dance company|aquarium|zoo|botanical gardens?|(?:film|theat(?:er|re)|arts|music|shakespeare) festival)\b/iu,
    'Arts & Culture',
  ],
  [
    /^(?:(?:the )?(?:city|county|state|town|village|commonwealth) of |u\.?s\.? (?:department|house|senate|army|navy|air force|marine|coast guard|embassy|attorney|geological|forest|fish)|(?:department|ministry|office|bureau|embassy|consulate) of )|\b(?:city council|county government|senate|congress|parliament|house of representatives|embassy|public defender|district attorney|police department|fire department|national guard|government|governor|mayor|district court|supreme court|court of appeals|federal reserve|(?:state|national|general) assembly|(?:protection|intelligence|security|revenue) agency|(?:city|county|state) [\p{L} ]{0,40}department|commission$|centers for|army|navy|air force|marine corps)\b/iu,
    'Public Service',
  ],
  [
    /\b(?:law (?:firm|offices?|group)|attorneys?|legal aid|legal services|legal$|solicitors|barristers)\b|(?:&|\band\b) [\p{L}’'-]+,? (?:llp|pllc|p\.c\.)|,.+ llp$| llp$/iu,
    'Law',
  ],
  [/\b(?:insurance|assurance|underwriters|reinsurance)\b/iu, 'Insurance'],
  [
    /\b(?:bank|bancorp|banc|banking|banco|credit union|capital|ventures?|private equity|asset management|wealth|investments?|investors|securities|hedge fund|advisory partners|growth partners|financial|trading)\b/iu,
    'Finance',
  ],
  [/\b(?:pharma(?:ceuticals?)?|therapeutics|vaccines)\b/iu, 'Pharmaceuticals'],
  [
    /\b(?:bio$|bio(?:tech(?:nolog(?:y|ies))?|sciences?|medical|logics|systems)|genomics|genetics|life sciences?|medical devices?|diagnostics)\b/iu,
    'Biotechnology',
  ],
  [
    /\b(?:foundation|nonprofit|charity|charities|red cross|habitat for|food bank|ymca|ywca|coalition|alliance for|conservancy|relief|united way|ministries|church|community (?:cent(?:er|re)|services)|shelter|trust for|institute for|society|clubs? of|council on)\b/iu,
    'Nonprofit',
  ],
  [/\bhealth\b/iu, 'Healthcare'],
  [
    /\b(?:airlines?|airways|railroad|railway|freight|logistics|shipping|trucking|transit|transport(?:ation)?)\b/iu,
    'Transportation & Logistics',
  ],
  [/\b(?:hotels?|resorts?|restaurants?|hospitality|inn|cafe|café|coffee|bistro|catering|cruises?|travel)\b/iu, 'Hospitality & Travel'],
  [/\b(?:real estate|realty|properties|property management|realtors)\b/iu, 'Real Estate'],
  [/\b(?:construction|builders|architects?|architecture|contractors|civil engineering)\b/iu, 'Construction & Engineering'],
  [
    /\b(?:solar|wind power|energy|electric (?:power|company|cooperative)|power (?:company|authority|& light)|oil|petroleum|utilities|renewables|gas (?:&|and) electric|wind (?:farm|cooperative))\b/iu,
    'Energy',
  ],
  [/\b(?:aerospace|aviation|space systems|defen[cs]e|rockets?|satellites?)\b/iu, 'Aerospace & Defense'],
  [/\b(?:semiconductors?|microelectronics|microdevices)\b/iu, 'Semiconductors'],
  [/\b(?:motors?|automotive|automobiles?)\b/iu, 'Automotive'],
  [/\b(?:games?|gaming)\b/iu, 'Gaming'],
  [/\b(?:farms?|foods?|agriculture|agri|brewing|brewery|winery|vineyards?|dairy|bakery|baking)\b/iu, 'Agriculture & Food'],
  [
    /\b(?:advertising|marketing|public relations|branding|creative agency|design (?:studio|group|agency)|design$)\b/iu,
    'Advertising & Marketing',
  ],
  [
    /\b(?:newspapers?|news|times|tribune|gazette|herald|magazine|press|publishing|publishers|books|broadcasting|radio|television|tv|films?|pictures|entertainment|records|productions|media|music)\b/iu,
    'Media & Entertainment',
  ],
  [/\b(?:football club|soccer|basketball|baseball|athletics|sports?|fc)\b/iu, 'Sports'],
  [/\b(?:telecom(?:munications)?|wireless|broadband)\b/iu, 'Telecommunications'],
  [/\b(?:consulting|consultants|consultancy|advisory|advisors)\b/iu, 'Consulting'],
  [/\b(?:payments?|fintech|crypto)\b/iu, 'Financial Technology'],
  [/(?:\bai|\.ai|\bartificial intelligence|\bmachine learning)$/iu, 'Artificial Intelligence'],
  [/\b(?:stores?|retail|supermarkets?|outfitters|boutique)\b/iu, 'Retail'],
  [/\b(?:manufacturing|industries|steel|machinery|fabrication)\b/iu, 'Manufacturing'],
  [
    /\b(?:software|technolog(?:y|ies)|tech|cloud|cyber(?:security)?|computing|digital|internet|web services|robotics|analytics)\b/iu,
    'Technology',
  ],
];

export type Employers = (name: string) => Employer;

interface Employer {
  /** See language/lexicon/industries.ts employerKey; '' where none is named. */
  key: string;
  industry: string | null;
}
