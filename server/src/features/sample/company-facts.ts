/** The employers of the sample. Public facts only; `ticker` is that of the listed parent where the employer itself is not listed. */
export const facts: readonly CompanyFacts[] = [
  {
    name: 'Google', industry: 'Technology', founded: 1998, ticker: 'GOOGL', headquarters: 'Mountain View, CA', size: '10,001+ employees',
    domain: 'google.com', website: 'https://www.google.com', careers: 'https://www.google.com/about/careers/applications/',
    description: 'Makes Search, YouTube, Android, Chrome and Google Cloud; part of Alphabet.',
    tags: ['Search', 'Cloud', 'AI', 'Android', 'YouTube'],
  },
  {
    name: 'Microsoft', industry: 'Technology', founded: 1975, ticker: 'MSFT', headquarters: 'Redmond, WA', size: '10,001+ employees',
    domain: 'microsoft.com', website: 'https://www.microsoft.com', careers: 'https://careers.microsoft.com/',
    description: 'Builds Windows, Microsoft 365, the Azure cloud and Xbox, and owns LinkedIn and GitHub.',
    tags: ['Cloud', 'Productivity', 'AI', 'Gaming', 'Developer tools'],
  },
  {
    name: 'NVIDIA', industry: 'Semiconductors', founded: 1993, ticker: 'NVDA', headquarters: 'Santa Clara, CA', size: '10,001+ employees',
    domain: 'nvidia.com', website: 'https://www.nvidia.com', careers: 'https://www.nvidia.com/en-us/about-nvidia/careers/',
    board: 'https://nvidia.wd5.myworkdayjobs.com/NVIDIAExternalCareerSite',
    description: 'Designs graphics processors and the computing systems that much of modern AI is trained on.',
    tags: ['GPUs', 'AI', 'Data centers', 'Graphics', 'Robotics'],
  },
  {
    name: 'Stripe', industry: 'Financial Technology', founded: 2010, ticker: null, headquarters: 'South San Francisco, CA', size: '5,001–10,000 employees',
    domain: 'stripe.com', website: 'https://stripe.com', careers: 'https://stripe.com/jobs',
    board: 'https://boards.greenhouse.io/stripe',
    description: 'Payments and financial infrastructure that businesses use through an API, with headquarters in South San Francisco and Dublin.',
    tags: ['Payments', 'APIs', 'Infrastructure', 'Fintech'],
  },
  {
    name: 'Goldman Sachs', industry: 'Finance', founded: 1869, ticker: 'GS', headquarters: 'New York, NY', size: '10,001+ employees',
    domain: 'goldmansachs.com', website: 'https://www.goldmansachs.com', careers: 'https://www.goldmansachs.com/careers/',
    description: 'A global investment bank with asset and wealth management.',
    tags: ['Investment banking', 'Markets', 'Asset management', 'Wealth management'],
  },
  {
    name: 'JPMorgan Chase', industry: 'Finance', founded: 2000, ticker: 'JPM', headquarters: 'New York, NY', size: '10,001+ employees',
    domain: 'jpmorganchase.com', website: 'https://www.jpmorganchase.com', careers: 'https://careers.jpmorgan.com/us/en/home',
    description: 'The largest bank in the United States, formed in 2000 when J.P. Morgan & Co. and Chase Manhattan merged; its oldest root dates from 1799.',
    tags: ['Banking', 'Markets', 'Payments', 'Technology'],
  },
  {
    name: 'McKinsey & Company', industry: 'Consulting', founded: 1926, ticker: null, headquarters: 'New York, NY', size: '10,001+ employees',
    domain: 'mckinsey.com', website: 'https://www.mckinsey.com', careers: 'https://www.mckinsey.com/careers',
    description: 'A management consulting partnership that advises companies, governments and non-profits.',
    tags: ['Strategy', 'Operations', 'Analytics', 'Sustainability'],
  },
  {
    name: 'Boston Consulting Group', industry: 'Consulting', founded: 1963, ticker: null, headquarters: 'Boston, MA', size: '10,001+ employees',
    domain: 'bcg.com', website: 'https://www.bcg.com', careers: 'https://careers.bcg.com/',
    description: 'A management consulting firm known for business strategy and, through BCG X, for building technology with clients.',
    tags: ['Strategy', 'Social impact', 'Climate', 'BCG X'],
  },
  {
    name: 'Mayo Clinic', industry: 'Healthcare', founded: 1864, ticker: null, headquarters: 'Rochester, MN', size: '10,001+ employees',
    domain: 'mayoclinic.org', website: 'https://www.mayoclinic.org', careers: 'https://jobs.mayoclinic.org/',
    description: 'A nonprofit academic medical center with main campuses in Minnesota, Arizona and Florida.',
    tags: ['Patient care', 'Research', 'Education', 'Nonprofit'],
  },
  {
    name: 'Johnson & Johnson', industry: 'Pharmaceuticals', founded: 1886, ticker: 'JNJ', headquarters: 'New Brunswick, NJ', size: '10,001+ employees',
    domain: 'jnj.com', website: 'https://www.jnj.com', careers: 'https://www.careers.jnj.com/',
    description: 'Develops medicines and medical technology.',
    tags: ['Medicines', 'MedTech', 'Oncology', 'Surgery'],
  },
  {
    name: 'Amgen', industry: 'Biotechnology', founded: 1980, ticker: 'AMGN', headquarters: 'Thousand Oaks, CA', size: '10,001+ employees',
    domain: 'amgen.com', website: 'https://www.amgen.com', careers: 'https://careers.amgen.com/',
    description: 'One of the oldest independent biotechnology companies; it discovers and manufactures biologic medicines.',
    tags: ['Biologics', 'Oncology', 'Inflammation', 'Biomanufacturing'],
  },
  {
    name: 'The Walt Disney Company', industry: 'Media & Entertainment', founded: 1923, ticker: 'DIS', headquarters: 'Burbank, CA', size: '10,001+ employees',
    domain: 'disney.com', website: 'https://thewaltdisneycompany.com', careers: 'https://www.disneycareers.com/',
    board: 'https://disney.wd5.myworkdayjobs.com/disneycareer',
    description: 'Film and television studios, ESPN, streaming, and parks and resorts around the world.',
    tags: ['Film', 'Television', 'Theme parks', 'Animation', 'Sports'],
  },
  {
    name: 'Netflix', industry: 'Media & Entertainment', founded: 1997, ticker: 'NFLX', headquarters: 'Los Gatos, CA', size: '10,001+ employees',
    domain: 'netflix.com', website: 'https://www.netflix.com', careers: 'https://explore.jobs.netflix.net/careers',
    description: 'A streaming service that produces series, films, games and live events for members in over 190 countries.',
    tags: ['Streaming', 'Film', 'Series', 'Games'],
  },
  {
    name: 'The New York Times Company', industry: 'Media & Entertainment', founded: 1851, ticker: 'NYT', headquarters: 'New York, NY', size: '5,001–10,000 employees',
    domain: 'nytimes.com', website: 'https://www.nytco.com', careers: 'https://www.nytco.com/careers/',
    board: 'https://boards.greenhouse.io/thenewyorktimes',
    description: 'Publishes The New York Times, The Athletic, Games, Cooking and Wirecutter.',
    tags: ['Journalism', 'Podcasts', 'Games', 'Product'],
  },
  {
    name: 'Smithsonian Institution', industry: 'Arts & Culture', founded: 1846, ticker: null, headquarters: 'Washington, DC', size: '5,001–10,000 employees',
    domain: 'si.edu', website: 'https://www.si.edu', careers: 'https://www.si.edu/ohr/workingsi',
    description: 'The world’s largest complex of museums, education and research centers, with the National Zoo.',
    tags: ['Museums', 'Research', 'Education', 'Conservation'],
  },
  {
    name: 'The Metropolitan Museum of Art', industry: 'Arts & Culture', founded: 1870, ticker: null, headquarters: 'New York, NY', size: '1,001–5,000 employees',
    domain: 'metmuseum.org', website: 'https://www.metmuseum.org', careers: 'https://careers.metmuseum.org/',
    description: 'Presents over 5,000 years of art from around the world at The Met Fifth Avenue and The Met Cloisters.',
    tags: ['Art', 'Curatorial', 'Conservation', 'Education', 'Paid internships'],
  },
  {
    name: 'NASA', industry: 'Aerospace & Defense', founded: 1958, ticker: null, headquarters: 'Washington, DC', size: '10,001+ employees',
    domain: 'nasa.gov', website: 'https://www.nasa.gov', careers: 'https://www.nasa.gov/careers/',
    description: 'The United States’ civil space agency: human spaceflight, space and Earth science, and aeronautics.',
    tags: ['Spaceflight', 'Earth science', 'Aeronautics', 'Federal'],
  },
  {
    name: 'Boeing', industry: 'Aerospace & Defense', founded: 1916, ticker: 'BA', headquarters: 'Arlington, VA', size: '10,001+ employees',
    domain: 'boeing.com', website: 'https://www.boeing.com', careers: 'https://jobs.boeing.com/',
    board: 'https://boeing.wd1.myworkdayjobs.com/EXTERNAL_CAREERS',
    description: 'Builds commercial airplanes, military aircraft, satellites and spacecraft.',
    tags: ['Aircraft', 'Defense', 'Space', 'Manufacturing'],
  },
  {
    name: 'U.S. Department of State', industry: 'Public Service', founded: 1789, ticker: null, headquarters: 'Washington, DC', size: '10,001+ employees',
    domain: 'state.gov', website: 'https://www.state.gov', careers: 'https://careers.state.gov/',
    description: 'Leads the foreign policy of the United States through embassies and consulates around the world.',
    tags: ['Diplomacy', 'Foreign Service', 'Policy', 'Federal'],
  },
  {
    name: 'World Bank Group', industry: 'Public Service', founded: 1944, ticker: null, headquarters: 'Washington, DC', size: '10,001+ employees',
    domain: 'worldbank.org', website: 'https://www.worldbank.org', careers: 'https://www.worldbank.org/en/about/careers',
    description: 'An international organization that lends to and advises developing countries.',
    tags: ['Development', 'Economics', 'Climate', 'International'],
  },
  {
    name: 'Teach For America', industry: 'Education', founded: 1989, ticker: null, headquarters: 'New York, NY', size: '1,001–5,000 employees',
    domain: 'teachforamerica.org', website: 'https://www.teachforamerica.org', careers: 'https://www.teachforamerica.org/',
    description: 'A nonprofit that recruits and develops teachers and leaders for schools in low-income communities.',
    tags: ['Teaching', 'AmeriCorps', 'Equity', 'Leadership'],
  },
  {
    name: 'NextEra Energy', industry: 'Energy', founded: 1984, ticker: 'NEE', headquarters: 'Juno Beach, FL', size: '10,001+ employees',
    domain: 'nexteraenergy.com', website: 'https://www.nexteraenergy.com', careers: 'https://jobs.nexteraenergy.com/',
    description: 'The parent of Florida Power & Light and one of the largest producers of wind and solar power.',
    tags: ['Wind', 'Solar', 'Storage', 'Utility', 'Nuclear'],
  },
  {
    name: 'Tesla', industry: 'Automotive', founded: 2003, ticker: 'TSLA', headquarters: 'Austin, TX', size: '10,001+ employees',
    domain: 'tesla.com', website: 'https://www.tesla.com', careers: 'https://www.tesla.com/careers',
    description: 'Makes electric vehicles, batteries and energy storage, and works on self-driving and robots.',
    tags: ['Electric vehicles', 'Batteries', 'Autonomy', 'Manufacturing'],
  },
  {
    name: 'Nike', industry: 'Consumer Goods', founded: 1964, ticker: 'NKE', headquarters: 'Beaverton, OR', size: '10,001+ employees',
    domain: 'nike.com', website: 'https://www.nike.com', careers: 'https://careers.nike.com/',
    description: 'Designs and sells athletic footwear, apparel and equipment, with the Jordan and Converse brands.',
    tags: ['Sport', 'Footwear', 'Apparel', 'Design', 'Brand'],
  },
  {
    name: 'Patagonia', industry: 'Retail', founded: 1973, ticker: null, headquarters: 'Ventura, CA', size: '1,001–5,000 employees',
    domain: 'patagonia.com', website: 'https://www.patagonia.com', careers: 'https://www.patagonia.com/jobs/',
    description: 'An outdoor clothing company owned by a trust and a nonprofit that use its profits to protect nature.',
    tags: ['Outdoor', 'Apparel', 'Environment', 'B Corp'],
  },
  {
    name: 'The Nature Conservancy', industry: 'Nonprofit', founded: 1951, ticker: null, headquarters: 'Arlington, VA', size: 'About 5,000 employees',
    domain: 'nature.org', website: 'https://www.nature.org', careers: 'https://www.nature.org/en-us/about-us/careers/',
    description: 'A global conservation nonprofit that protects land, water and oceans in all 50 states and many countries.',
    tags: ['Conservation', 'Climate', 'Science', 'Land and water'],
  },
];

export interface CompanyFacts {
  name: string;
  industry: string;
  founded: number;
  ticker: string | null;
  headquarters: string;
  size: string;
  domain: string;
  website: string;
  /** Where it lists its open jobs. */
  careers: string;
  /** Its public job board, where that is known. */
  board?: string;
  description: string;
  tags: readonly string[];
}
