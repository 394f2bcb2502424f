/** What some employers call it. */
const asset = [['Equity Research Associate', 'Portfolio Analyst'], ['Associate Portfolio Manager', 'Credit Analyst'], ['Portfolio Manager'], ['Managing Director', 'Senior Portfolio Manager']];
const defense = [['Paralegal', 'Investigator'], ['Staff Attorney', 'Assistant Public Defender'], ['Supervising Attorney'], ['Attorney-in-Charge']];
const counsel = [['Paralegal', 'Legal Assistant'], ['Associate Counsel'], ['Corporate Counsel', 'Senior Counsel'], ['Deputy General Counsel']];
const research = [['Research Assistant'], ['Postdoctoral Fellow'], ['Research Scientist'], ['Senior Scientist']];
const civil = [['Civil Engineer', 'Structural Engineer'], ['Project Engineer'], ['Senior Structural Engineer', 'Project Manager'], ['Principal']];
const electrical = [['Electrical Engineer', 'Hardware Engineer'], ['Senior Hardware Engineer', 'Process Engineer'], ['Engineering Manager'], ['Director of Engineering']];
const agency = [['Program Assistant', 'Research Assistant', 'Policy Analyst'], ['Program Officer', 'Policy Adviser'], ['Senior Program Officer', 'Deputy Director'], ['Director', 'Senior Adviser']];
const thinktank = [['Research Assistant', 'Policy Analyst'], ['Senior Research Assistant', 'Associate Fellow'], ['Fellow', 'Senior Policy Researcher'], ['Senior Fellow']];
const games = [['Game Designer', 'Production Assistant'], ['Level Designer', 'Producer'], ['Senior Game Designer', 'Senior Producer'], ['Creative Director', 'Executive Producer']];
const theater = [['Actor', 'Box Office Associate'], ['Stage Manager'], ['Director of Programs'], ['Associate Artistic Director']];

/** Lines of work with their ladders, the places that employ people in them, and what people say of them. Nobody invented heads a real organization. */
export const tracks: Readonly<Record<string, Track>> = {
  software: {
    ladder: [['Software Engineer', 'Frontend Engineer', 'Backend Engineer', 'Software Developer'], ['Software Engineer', 'Senior Software Engineer', 'Full Stack Engineer'], ['Senior Software Engineer', 'Staff Software Engineer', 'Engineering Manager'], ['Principal Engineer', 'Director of Engineering', 'Senior Engineering Manager']],
    intern: ['Software Engineering Intern'], sample: ['Google', 'Microsoft', 'NVIDIA', 'Stripe', 'Tesla', 'Netflix', 'JPMorgan Chase', 'Goldman Sachs', 'The New York Times Company', 'The Walt Disney Company', 'Boeing'],
    others: [['Lumen Robotics', 'Pittsburgh, PA', 2013], ['Amazon', 'Seattle, WA', 1994], ['Meta', 'Menlo Park, CA', 2004], ['Datadog', 'New York, NY', 2010], ['IBM', 'Austin, TX', 1911], ['Oracle', 'Redwood City, CA', 1977], ['Epic Systems', 'Verona, WI', 1979], ['Cloudflare', 'San Francisco, CA', 2009], ['Brightwater Health', 'Boston, MA', 2014], ['HubSpot', 'Cambridge, MA', 2006], ['Intuit', 'San Diego, CA', 1983]],
    school: ['Graduate Student, Computer Science'], notes: ['payments and ledgers', 'moved the team to Kubernetes', 'search relevance', 'mobile app for four million people', 'first engineer on the platform team', 'mentored six interns', 'Python and Go services', 'led a team of nine'],
    says: ['build software that other engineers rely on', 'write backend services and mentor new engineers', 'lead a team of engineers', 'spend my days on distributed systems'], topics: ['coding interviews', 'going from class projects to production', 'choosing between big companies and start-ups'], next: ['product', 'founder', 'data'],
  },
  data: {
    ladder: [['Data Analyst', 'Business Intelligence Analyst', 'Data Scientist'], ['Data Scientist', 'Data Engineer', 'Machine Learning Engineer'], ['Senior Data Scientist', 'Senior Machine Learning Engineer', 'Analytics Manager'], ['Director of Data Science', 'Head of Analytics', 'Principal Data Scientist']],
    intern: ['Data Science Intern', 'Data Analyst Intern'], sample: ['Google', 'Microsoft', 'Netflix', 'Stripe', 'The New York Times Company', 'Mayo Clinic', 'Goldman Sachs', 'Johnson & Johnson', 'Nike', 'World Bank Group', 'NVIDIA'],
    others: [['Spotify', 'New York, NY', 2006], ['Capital One', 'McLean, VA', 1994], ['Airbnb', 'San Francisco, CA', 2008], ['Nielsen', 'Chicago, IL', 1923], ['Cedar Analytics', 'Denver, CO', 2012], ['Zillow', 'Seattle, WA', 2006], ['Federal Reserve Bank of Chicago', 'Chicago, IL', 1914], ['Urban Institute', 'Washington, DC', 1968]],
    school: ['Graduate Student, Statistics', 'Graduate Student, Data Science'], notes: ['A/B testing', 'forecasting demand', 'fraud models', 'SQL, Python and many dashboards', 'built the experimentation program', 'NLP on support tickets'],
    says: ['turn messy data into decisions', 'build models that people can question', 'lead an analytics team'], topics: ['breaking into data science', 'statistics you actually use', 'whether graduate school is worth it'], next: ['product', 'software', 'founder'],
  },
  product: {
    ladder: [['Associate Product Manager', 'Product Analyst'], ['Product Manager', 'Technical Program Manager'], ['Senior Product Manager', 'Group Product Manager'], ['Director of Product', 'Principal Product Manager']],
    intern: ['Product Management Intern'], sample: ['Google', 'Microsoft', 'Stripe', 'JPMorgan Chase', 'The New York Times Company', 'Netflix', 'Nike'],
    others: [['Figma', 'San Francisco, CA', 2012], ['Duolingo', 'Pittsburgh, PA', 2011], ['Etsy', 'Brooklyn, NY', 2005], ['Khan Academy', 'Mountain View, CA', 2008], ['Adobe', 'San Jose, CA', 1982], ['Toast', 'Boston, MA', 2011], ['Larkspur', 'Austin, TX', 2016]],
    school: ['MBA Candidate'], notes: ['checkout and billing', 'launched in eleven countries', 'onboarding', 'accessibility roadmap', 'owned pricing'],
    says: ['decide what we build and, more often, what we do not', 'run product for a team of designers and engineers', 'launch things and then fix them'], topics: ['moving into product', 'case interviews for product roles', 'saying no politely'], next: ['founder', 'investing'],
  },
  design: {
    ladder: [['Junior Designer', 'Product Designer', 'UX Researcher', 'Graphic Designer'], ['Product Designer', 'UX Designer', 'Visual Designer'], ['Senior Product Designer', 'Lead UX Researcher', 'Art Director'], ['Design Director', 'Head of Design', 'Creative Director']],
    intern: ['Design Intern', 'UX Design Intern'], sample: ['Google', 'Microsoft', 'Nike', 'The New York Times Company', 'Netflix', 'The Walt Disney Company', 'Patagonia'],
    others: [['IDEO', 'San Francisco, CA', 1991], ['Pentagram', 'New York, NY', 1978], ['Gensler', 'Los Angeles, CA', 1965], ['Ziba Design', 'Portland, OR', 1984], ['Studio Marlow', 'Brooklyn, NY', 2009], ['Airbnb', 'San Francisco, CA', 2008], ['Herman Miller', 'Zeeland, MI', 1923]],
    school: ['MFA Candidate'], notes: ['design systems', 'packaging and identity', 'research with first-time users', 'exhibition graphics', 'footwear color and materials'],
    says: ['design products people understand at first sight', 'lead a small design team', 'make things clearer'], topics: ['portfolios', 'design without a design degree', 'freelancing'], next: ['founder', 'product'],
  },
  banking: {
    ladder: [['Investment Banking Analyst', 'Sales and Trading Analyst', 'Equity Research Associate', 'Credit Analyst'], ['Associate', 'Investment Banking Associate', 'Portfolio Analyst'], ['Vice President', 'Portfolio Manager', 'Senior Risk Manager'], ['Managing Director', 'Executive Director']],
    intern: ['Summer Analyst'], sample: ['Goldman Sachs', 'JPMorgan Chase'],
    others: [['Morgan Stanley', 'New York, NY', 1935], ['Bank of America', 'Charlotte, NC', 1904], ['Fidelity Investments', 'Boston, MA', 1946], ['BlackRock', 'New York, NY', 1988], ['Evercore', 'New York, NY', 1995], ['Wells Fargo', 'San Francisco, CA', 1852], ['Vanguard', 'Malvern, PA', 1975], ['T. Rowe Price', 'Baltimore, MD', 1937]],
    school: ['MBA Candidate'], notes: ['healthcare mergers', 'leveraged finance', 'municipal bonds', 'energy coverage', 'emerging markets debt', 'covered retail and apparel'],
    says: ['work on mergers and financing', 'help clients put money to work', 'like markets, even on bad days'], topics: ['summer analyst recruiting', 'what the hours are really like', 'leaving banking well'], next: ['investing', 'corporate', 'founder'],
    at: { Vanguard: asset, BlackRock: asset, 'Fidelity Investments': asset, 'T. Rowe Price': asset },
  },
  investing: {
    ladder: [['Private Equity Associate', 'Venture Capital Analyst'], ['Senior Associate', 'Investment Associate'], ['Principal', 'Investor'], ['Partner', 'General Partner', 'Managing Partner']],
    intern: ['Venture Fellow'], sample: [],
    others: [['Sequoia Capital', 'Menlo Park, CA', 1972], ['Andreessen Horowitz', 'Menlo Park, CA', 2009], ['KKR', 'New York, NY', 1976], ['Bain Capital', 'Boston, MA', 1984], ['Fernhill Ventures', 'San Francisco, CA', 2011], ['Great Plains Growth Partners', 'Kansas City, MO', 2006], ['Warburg Pincus', 'New York, NY', 1966]],
    school: ['MBA Candidate'], notes: ['early-stage climate and health', 'board observer at three companies', 'consumer buyouts', 'seed rounds'],
    says: ['look for founders early', 'read many business plans and meet many founders', 'back founders early', 'invest in companies and sit on their boards'], topics: ['how venture capital hires', 'pitching', 'banking to buy side'], next: ['founder'],
  },
  consulting: {
    ladder: [['Business Analyst', 'Associate Consultant', 'Consulting Analyst'], ['Consultant', 'Associate', 'Senior Associate Consultant'], ['Engagement Manager', 'Project Leader', 'Senior Manager'], ['Partner', 'Principal', 'Managing Director']],
    intern: ['Summer Business Analyst', 'Consulting Intern'], sample: ['McKinsey & Company', 'Boston Consulting Group', 'McKinsey & Company', 'Boston Consulting Group'],
    others: [['Bain & Company', 'Boston, MA', 1973], ['Deloitte', 'Chicago, IL', 1845], ['Accenture', 'New York, NY', 1989], ['ZS Associates', 'Evanston, IL', 1983], ['The Bridgespan Group', 'Boston, MA', 2000], ['Guidehouse', 'McLean, VA', 2018]],
    school: ['MBA Candidate'], notes: ['hospital operations', 'public-school budgets', 'pricing for a grocery chain', 'climate strategy', 'post-merger integration'],
    says: ['help organizations through hard decisions', 'advise hospitals and governments', 'travel less than I used to and think more'], topics: ['case interviews', 'consulting from a liberal arts degree', 'what comes after'], next: ['product', 'corporate', 'nonprofit', 'founder', 'investing'],
  },
  corporate: {
    ladder: [['Financial Analyst', 'Staff Accountant', 'Supply Chain Analyst', 'Operations Analyst'], ['Senior Financial Analyst', 'Senior Accountant', 'Operations Manager'], ['Finance Manager', 'Controller', 'Director of Operations'], ['Finance Director', 'Senior Director of Operations', 'Director of Supply Chain']],
    intern: ['Finance Intern', 'Accounting Intern'], sample: ['Nike', 'The Walt Disney Company', 'Johnson & Johnson', 'Amgen', 'NextEra Energy', 'Boeing', 'Patagonia', 'Mayo Clinic', 'Tesla'],
    others: [['PwC', 'New York, NY', 1849], ['KPMG', 'Chicago, IL', 1897], ['Procter & Gamble', 'Cincinnati, OH', 1837], ['General Mills', 'Minneapolis, MN', 1928], ['Target', 'Minneapolis, MN', 1902], ['Home Depot', 'Atlanta, GA', 1978], ['FedEx', 'Memphis, TN', 1973], ['King Arthur Baking', 'Norwich, VT', 1790]],
    school: ['MBA Candidate'], notes: ['closed the books in five days', 'CPA', 'international budgets', 'warehouse automation', 'led a team of fourteen'],
    says: ['keep the numbers honest', 'run finance for a growing business', 'plan what we make and when'], topics: ['the CPA exam', 'corporate finance versus banking', 'supply chains'], next: ['founder', 'nonprofit'],
  },
  marketing: {
    ladder: [['Marketing Coordinator', 'Communications Associate', 'Account Coordinator', 'Social Media Coordinator'], ['Marketing Manager', 'Communications Specialist', 'Brand Strategist'], ['Senior Marketing Manager', 'Brand Director', 'Public Relations Director'], ['Director of Marketing', 'Senior Director of Communications', 'Director of Brand Partnerships']],
    intern: ['Marketing Intern', 'Communications Intern'], sample: ['Nike', 'Patagonia', 'The Walt Disney Company', 'Netflix', 'Google', 'The Nature Conservancy', 'The Metropolitan Museum of Art', 'Johnson & Johnson'],
    others: [['Ogilvy', 'New York, NY', 1948], ['Wieden+Kennedy', 'Portland, OR', 1982], ['Edelman', 'Chicago, IL', 1952], ['REI', 'Seattle, WA', 1938], ["L'Oréal USA", 'New York, NY', 1953], ['Major League Soccer', 'New York, NY', 1993], ['Hallmark', 'Kansas City, MO', 1910]],
    school: ['MBA Candidate'], notes: ['launched a rebrand', 'newsletter with 300,000 readers', 'Olympics campaign', 'crisis communications', 'college ambassador program'],
    says: ['tell true stories about good products', 'write for a living and count the clicks', 'run brand and communications'], topics: ['agencies and in-house teams', 'building a writing portfolio', 'sports marketing'], next: ['founder', 'nonprofit'],
  },
  sales: {
    ladder: [['Sales Development Representative', 'Account Executive', 'Customer Success Associate'], ['Account Executive', 'Customer Success Manager'], ['Senior Account Executive', 'Regional Sales Manager'], ['Director of Sales', 'Regional Sales Director']],
    intern: ['Sales Intern'], sample: ['Google', 'Microsoft', 'Stripe', 'Tesla'],
    others: [['Salesforce', 'San Francisco, CA', 1999], ['ADP', 'Roseland, NJ', 1949], ['Medtronic', 'Minneapolis, MN', 1949], ['Marriott International', 'Bethesda, MD', 1927], ['Cintas', 'Mason, OH', 1929], ['Gong', 'San Francisco, CA', 2015]],
    school: ['MBA Candidate'], notes: ['opened the Southeast', 'hospital accounts', 'first customers in Latin America', 'coached ten new reps'],
    says: ['help customers decide', 'like people, numbers and the road', 'lead a regional team'], topics: ['starting in sales', 'negotiating'], next: ['founder', 'marketing'],
  },
  people: {
    ladder: [['Recruiting Coordinator', 'Human Resources Associate'], ['Recruiter', 'Human Resources Business Partner'], ['Senior Recruiter', 'Director of People Operations'], ['Director of Human Resources', 'Director of Talent Development']],
    intern: ['Human Resources Intern'], sample: ['Google', 'Mayo Clinic', 'The Walt Disney Company', 'Teach For America', 'Boeing', 'JPMorgan Chase'],
    others: [['Kaiser Permanente', 'Oakland, CA', 1945], ['Costco', 'Issaquah, WA', 1983], ['City of Denver', 'Denver, CO', 1858], ['Workday', 'Pleasanton, CA', 2005], ['Wegmans', 'Rochester, NY', 1916]],
    school: ['Graduate Student, Industrial Relations'], notes: ['built the campus program', 'labor negotiations', 'leadership training'],
    says: ['hire people and help them stay', 'look after people and culture'], topics: ['how recruiters read résumés', 'salary talks'], next: ['consulting', 'nonprofit'],
  },
  law: {
    ladder: [['Paralegal', 'Legal Assistant'], ['Associate Attorney'], ['Senior Associate', 'Counsel'], ['Partner']],
    intern: ['Legal Intern'], sample: ['Google', 'U.S. Department of State', 'Goldman Sachs', 'The Walt Disney Company', 'World Bank Group'],
    others: [['Skadden', 'New York, NY', 1948], ['Sidley Austin', 'Chicago, IL', 1866], ['U.S. Department of Justice', 'Washington, DC', 1870], ['Legal Aid Society', 'New York, NY', 1876], ['ACLU', 'New York, NY', 1920], ['Cook County Public Defender', 'Chicago, IL', 1930], ['Perkins Coie', 'Seattle, WA', 1912]],
    school: ['JD Candidate'], notes: ['immigration cases', 'antitrust', 'first-chair trials', 'technology transactions', 'clerked on the appeals court'],
    says: ['care about how rules meet people', 'read contracts so that others need not', 'negotiate and draft so that nobody has to sue'], topics: ['whether to go to law school', 'the LSAT', 'public interest careers'], next: ['policy', 'nonprofit'],
    at: { 'U.S. Department of Justice': [['Paralegal'], ['Trial Attorney', 'Honors Attorney'], ['Assistant U.S. Attorney', 'Senior Trial Attorney'], ['Deputy Section Chief']], 'Legal Aid Society': defense, 'Cook County Public Defender': defense,
      ACLU: [['Legal Assistant'], ['Legal Fellow', 'Staff Attorney'], ['Senior Staff Attorney'], ['Deputy Project Director']], Google: counsel, 'Goldman Sachs': counsel, 'The Walt Disney Company': counsel, 'World Bank Group': counsel,
      'U.S. Department of State': [['Paralegal Specialist'], ['Attorney-Adviser'], ['Senior Attorney-Adviser'], ['Assistant Legal Adviser']] },
  },
  medicine: {
    ladder: [['Medical Scribe', 'Research Assistant', 'Emergency Medical Technician'], ['Resident Physician', 'Internal Medicine Resident', 'Pediatrics Resident'], ['Attending Physician', 'Pediatrician', 'Cardiologist', 'Emergency Physician'], ['Medical Director', 'Surgeon', 'Residency Program Director']],
    intern: ['Clinical Research Intern', 'Hospital Volunteer'], sample: ['Mayo Clinic', 'Mayo Clinic', 'Mayo Clinic'],
    others: [['Massachusetts General Hospital', 'Boston, MA', 1811], ['Cleveland Clinic', 'Cleveland, OH', 1921], ['Johns Hopkins Hospital', 'Baltimore, MD', 1889], ["Children's Hospital of Philadelphia", 'Philadelphia, PA', 1855], ['Kaiser Permanente', 'Oakland, CA', 1945], ['Grady Memorial Hospital', 'Atlanta, GA', 1892], ['UCSF Medical Center', 'San Francisco, CA', 1907], ['Indian Health Service', 'Gallup, NM', 1955]],
    school: ['Medical Student'], notes: ['rural rotation', 'health equity research', 'night shifts and good colleagues', 'heart failure clinic'],
    says: ['want to be the kind of doctor who listens', 'am drawn to medicine by the conversations as much as the science', 'practice medicine in a community that needs doctors', 'take care of patients and teach residents'], topics: ['the road to medical school', 'gap years', 'burnout, honestly'], next: ['publichealth'],
    at: { 'Mayo Clinic': [['Medical Scribe', 'Clinical Research Assistant'], ['Resident Physician', 'Internal Medicine Resident', 'Pediatrics Resident'], ['Consultant Physician', 'Cardiologist', 'Pediatrician'], ['Surgeon', 'Residency Program Director']] },
  },
  nursing: {
    ladder: [['Registered Nurse', 'Patient Care Technician'], ['Registered Nurse', 'Critical Care Nurse', 'Pediatric Nurse'], ['Nurse Practitioner', 'Charge Nurse', 'Clinical Nurse Educator'], ['Director of Nursing', 'Nurse Manager']],
    intern: ['Nurse Extern'], sample: ['Mayo Clinic', 'Mayo Clinic'],
    others: [['NewYork-Presbyterian', 'New York, NY', 1771], ['Cedars-Sinai', 'Los Angeles, CA', 1902], ['Duke University Hospital', 'Durham, NC', 1930], ['VA Puget Sound', 'Seattle, WA', 1951], ["Boston Children's Hospital", 'Boston, MA', 1869], ['Planned Parenthood', 'Denver, CO', 1916]],
    school: ['Graduate Student, Nursing'], notes: ['cardiac ICU', 'labor and delivery', 'started the residency program', 'travel nursing in Alaska'],
    says: ['nurse, teach and laugh with my patients', 'like the hard shifts best'], topics: ['the NCLEX', 'choosing a unit', 'becoming a nurse practitioner'], next: ['publichealth'],
  },
  publichealth: {
    ladder: [['Clinical Research Coordinator', 'Health Educator', 'Public Health Analyst'], ['Epidemiologist', 'Program Manager'], ['Senior Epidemiologist', 'Program Director'], ['Director of Population Health', 'Senior Program Director']],
    intern: ['Public Health Intern'], sample: ['Mayo Clinic', 'Johnson & Johnson', 'World Bank Group'],
    others: [['Centers for Disease Control and Prevention', 'Atlanta, GA', 1946], ['Partners In Health', 'Boston, MA', 1987], ['New York City Health Department', 'New York, NY', 1866], ['Doctors Without Borders', 'New York, NY', 1971], ['Kaiser Family Foundation', 'San Francisco, CA', 1948]],
    school: ['MPH Candidate', 'Graduate Student, Public Health'], notes: ['maternal health', 'vaccination campaigns', 'ran a mobile clinic', 'malaria programs in Uganda'],
    says: ['work so that fewer people need a hospital', 'like prevention better than cure', 'run health programs'], topics: ['the MPH', 'global health careers', 'whether to go clinical'], next: ['policy', 'nonprofit', 'consulting'],
    at: { 'Johnson & Johnson': [['Clinical Research Coordinator'], ['Global Health Program Manager', 'Epidemiologist'], ['Senior Epidemiologist'], ['Director, Global Public Health']], 'World Bank Group': [['Research Assistant, Health'], ['Health Specialist'], ['Senior Health Specialist'], ['Lead Health Specialist']] },
  },
  biotech: {
    ladder: [['Research Associate', 'Laboratory Technician', 'Research Assistant'], ['Scientist', 'Senior Research Associate', 'Clinical Trial Associate'], ['Senior Scientist', 'Principal Scientist', 'Clinical Program Manager'], ['Executive Director, Research', 'Senior Principal Scientist']],
    intern: ['Research Intern', 'Undergraduate Researcher'], sample: ['Amgen', 'Johnson & Johnson', 'Mayo Clinic', 'Amgen'],
    others: [['Genentech', 'South San Francisco, CA', 1976], ['Broad Institute', 'Cambridge, MA', 2004], ['Moderna', 'Cambridge, MA', 2010], ['Regeneron', 'Tarrytown, NY', 1988], ['Illumina', 'San Diego, CA', 1998], ['Tidewater Therapeutics', 'Durham, NC', 2015], ['National Institutes of Health', 'Bethesda, MD', 1887]],
    school: ['PhD Candidate, Biology', 'PhD Candidate, Chemistry'], notes: ['antibody discovery', 'CRISPR screens', 'first-in-human trial', 'process development', 'gene therapy'],
    says: ['look for medicines that do not exist yet', 'work at the bench and at the whiteboard', 'run a lab of curious people'], topics: ['choosing between a PhD and industry', 'finding a lab', 'biotech start-ups'], next: ['founder', 'investing', 'publichealth'],
  },
  academia: {
    ladder: [['Research Assistant', 'Teaching Assistant'], ['Postdoctoral Fellow', 'Lecturer'], ['Assistant Professor', 'Associate Professor'], ['Professor', 'Associate Dean']],
    intern: ['Undergraduate Researcher'], sample: ['Smithsonian Institution', 'NASA'],
    others: [['University of Michigan', 'Ann Arbor, MI', 1817], ['Stanford University', 'Stanford, CA', 1885], ['Howard University', 'Washington, DC', 1867], ['Rice University', 'Houston, TX', 1891], ['Oberlin College', 'Oberlin, OH', 1833], ['University of Cape Town', 'Cape Town, South Africa', 1829], ['Max Planck Institute', 'Munich, Germany', 1948]],
    school: ['PhD Candidate', 'Graduate Student'], notes: ['teaches two seminars a year', 'NSF fellow', 'book on river cities', 'runs the summer research program'],
    says: ['do research and try to explain it at dinner', 'spend my days with a question nobody has answered', 'teach, write and supervise curious students'], topics: ['graduate school applications', 'fellowships', 'academic jobs, with and without luck'], next: ['policy', 'museum', 'data'],
    at: { 'Smithsonian Institution': research, NASA: research, 'Max Planck Institute': research },
  },
  engineering: {
    ladder: [['Mechanical Engineer', 'Manufacturing Engineer', 'Quality Engineer'], ['Senior Mechanical Engineer', 'Project Engineer', 'Process Engineer'], ['Lead Engineer', 'Engineering Manager', 'Plant Manager'], ['Director of Engineering', 'Chief Engineer']],
    intern: ['Engineering Intern', 'Engineering Co-op'], sample: ['Tesla', 'Boeing', 'NVIDIA', 'Johnson & Johnson', 'Nike', 'NextEra Energy'],
    others: [['General Motors', 'Detroit, MI', 1908], ['Caterpillar', 'Peoria, IL', 1925], ['Intel', 'Hillsboro, OR', 1968], ['AECOM', 'Los Angeles, CA', 1990], ['John Deere', 'Moline, IL', 1837], ['Dow', 'Midland, MI', 1897], ['Arup', 'New York, NY', 1946], ['Rivet & Rye', 'Cleveland, OH', 2012]],
    school: ['Graduate Student, Engineering', 'MBA Candidate'], notes: ['battery line start-up', 'bridge rehabilitation', 'seat structures', 'PE license', 'lean program', 'wafer yield'],
    says: ['make things that work on the first try, or the third', 'run a plant with 300 colleagues', 'design machines'], topics: ['co-ops', 'the PE exam', 'hands-on engineering jobs'], next: ['founder', 'energy', 'product'],
    at: { AECOM: civil, Arup: civil, Intel: electrical, NVIDIA: electrical, Dow: [['Process Engineer'], ['Chemical Engineer', 'Improvement Engineer'], ['Production Leader'], ['Technology Director']],
      'NextEra Energy': [['Mechanical Engineer', 'Electrical Engineer'], ['Project Engineer'], ['Engineering Manager'], ['Director of Engineering']], Nike: [['Manufacturing Engineer', 'Industrial Engineer'], ['Process Engineer'], ['Engineering Manager'], ['Director of Manufacturing']] },
  },
  aerospace: {
    ladder: [['Aerospace Engineer', 'Systems Engineer', 'Test Engineer'], ['Propulsion Engineer', 'Guidance and Control Engineer', 'Flight Software Engineer'], ['Senior Systems Engineer', 'Mission Manager', 'Flight Director'], ['Chief Engineer', 'Program Director']],
    intern: ['Aerospace Engineering Intern'], sample: ['NASA', 'Boeing', 'NASA'],
    others: [['Lockheed Martin', 'Littleton, CO', 1995], ['SpaceX', 'Hawthorne, CA', 2002], ['Northrop Grumman', 'Redondo Beach, CA', 1994], ['Jet Propulsion Laboratory', 'Pasadena, CA', 1936], ['Blue Origin', 'Kent, WA', 2000], ['U.S. Air Force', 'Dayton, OH', 1947], ['Gulfstream', 'Savannah, GA', 1958]],
    school: ['Graduate Student, Aerospace Engineering'], notes: ['worked three launches', 'Mars rover thermal team', 'wind-tunnel tests', 'console in mission control', 'flight test of a trainer'],
    says: ['fly hardware', 'plan missions and worry about valves'], topics: ['aerospace internships', 'student rocketry', 'working with citizenship rules'], next: ['engineering', 'founder'],
  },
  energy: {
    ladder: [['Energy Analyst', 'Power Systems Engineer', 'Project Development Associate'], ['Renewable Energy Engineer', 'Project Developer', 'Senior Energy Analyst'], ['Project Development Manager', 'Transmission Planning Manager'], ['Director of Development', 'Director of Grid Planning']],
    intern: ['Energy Intern'], sample: ['NextEra Energy', 'Tesla', 'NextEra Energy'],
    others: [['Ørsted', 'Boston, MA', 2006], ['Pacific Gas and Electric', 'Oakland, CA', 1905], ['National Renewable Energy Laboratory', 'Golden, CO', 1977], ['Chevron', 'Houston, TX', 1879], ['Sunrun', 'San Francisco, CA', 2007], ['ExxonMobil', 'Houston, TX', 1999], ['Prairie Wind Cooperative', 'Fargo, ND', 2004]],
    school: ['Graduate Student, Energy Systems', 'MBA Candidate'], notes: ['solar in three states', 'storm restoration', 'offshore wind permits', 'grid-scale storage'],
    says: ['work on wind, solar and storage', 'keep the lights on', 'develop large solar projects'], topics: ['climate careers', 'utilities as a first job'], next: ['founder', 'policy', 'investing'],
  },
  environment: {
    ladder: [['Field Technician', 'Conservation Assistant', 'Environmental Scientist'], ['Ecologist', 'GIS Analyst', 'Sustainability Analyst'], ['Program Manager', 'Senior Scientist', 'Sustainability Manager'], ['Director of Conservation', 'State Program Director', 'Director of Sustainability']],
    intern: ['Conservation Intern', 'Field Research Intern'], sample: ['The Nature Conservancy', 'Patagonia', 'Smithsonian Institution', 'The Nature Conservancy'],
    others: [['National Park Service', 'West Yellowstone, MT', 1916], ['Environmental Protection Agency', 'Washington, DC', 1970], ['Sierra Club', 'Oakland, CA', 1892], ['U.S. Forest Service', 'Missoula, MT', 1905], ['Monterey Bay Aquarium', 'Monterey, CA', 1984], ['Stonebrook Farm', 'Hudson, NY', 2008], ['World Wildlife Fund', 'Washington, DC', 1961]],
    school: ['Graduate Student, Environmental Science'], notes: ['salmon habitat', 'prescribed fire', 'coral surveys in Belize', 'farm bill advocacy', 'wetland restoration'],
    says: ['restore rivers, mostly with a shovel and a spreadsheet', 'work for land and water', 'help companies use less'], topics: ['field jobs', 'environmental careers beyond science'], next: ['policy', 'nonprofit'],
  },
  policy: {
    ladder: [['Legislative Assistant', 'Policy Analyst', 'Research Assistant', 'Program Assistant'], ['Policy Adviser', 'Program Officer', 'Economist'], ['Senior Policy Adviser', 'Deputy Director', 'Senior Economist'], ['Director', 'Chief of Staff']],
    intern: ['Congressional Intern', 'Policy Intern'], sample: ['World Bank Group', 'U.S. Department of State', 'The Nature Conservancy', 'World Bank Group', 'NASA'],
    others: [['U.S. Senate', 'Washington, DC', 1789], ['Brookings Institution', 'Washington, DC', 1916], ['City of Chicago', 'Chicago, IL', 1837], ['RAND', 'Santa Monica, CA', 1948], ['California State Assembly', 'Sacramento, CA', 1849], ['Federal Reserve Board', 'Washington, DC', 1913], ['International Rescue Committee', 'New York, NY', 1933], ['United Nations', 'New York, NY', 1945]],
    school: ['MPP Candidate', 'MPA Candidate'], notes: ['housing bill', 'budget office', 'child tax credit', 'wrote two hearings', 'transit and zoning'],
    says: ['write policy that survives contact with people', 'make government a little less slow', 'read budgets for a living'], topics: ['internships on the Hill', 'think tanks', 'an MPP'], next: ['nonprofit', 'consulting'],
    at: { 'World Bank Group': [['Research Assistant', 'Junior Professional Associate'], ['Economist', 'Operations Officer'], ['Senior Economist', 'Senior Operations Officer'], ['Lead Economist', 'Practice Manager']], NASA: agency, 'U.S. Department of State': agency, 'The Nature Conservancy': agency,
      'United Nations': agency, 'International Rescue Committee': agency, 'Brookings Institution': thinktank, RAND: thinktank, 'Federal Reserve Board': [['Research Assistant'], ['Economist'], ['Senior Economist'], ['Assistant Director']] },
  },
  diplomacy: {
    ladder: [['Program Assistant', 'Program Associate'], ['Program Officer'], ['Senior Program Officer', 'Country Director'], ['Regional Director', 'Senior Director']],
    intern: ['Embassy Intern', 'Student Intern'], sample: ['U.S. Department of State', 'U.S. Department of State'],
    others: [['Peace Corps', 'Washington, DC', 1961], ['United Nations', 'New York, NY', 1945], ['Council on Foreign Relations', 'New York, NY', 1921], ['Asia Society', 'New York, NY', 1956], ['Mercy Corps', 'Portland, OR', 1979]],
    school: ['Graduate Student, International Affairs'], notes: ['Nairobi and La Paz', 'evacuations', 'Fulbright programs', 'learned Thai at forty'],
    says: ['work where countries meet', 'work on exchanges between people'], topics: ['the Foreign Service exam', 'languages', 'life abroad with a family'], next: ['policy', 'nonprofit'],
    at: { 'U.S. Department of State': [['Consular Fellow', 'Foreign Affairs Assistant'], ['Foreign Service Officer', 'Foreign Affairs Officer'], ['Political Officer', 'Cultural Affairs Officer', 'Deputy Director'], ['Consul General', 'Deputy Chief of Mission']] },
  },
  teaching: {
    ladder: [['Elementary School Teacher', 'High School Math Teacher', 'English Teacher', 'Science Teacher'], ['High School History Teacher', 'Instructional Coach', 'Special Education Teacher'], ['Assistant Principal', 'Curriculum Director', 'Department Head'], ['Principal', 'Director of Academics']],
    intern: ['Tutor', 'Camp Counselor', 'Student Teacher'], sample: ['Teach For America', 'Teach For America'],
    others: [['Chicago Public Schools', 'Chicago, IL', 1872], ['KIPP', 'Houston, TX', 1994], ['New York City Public Schools', 'New York, NY', 1842], ['Denver Public Schools', 'Denver, CO', 1902], ['Oakland Unified School District', 'Oakland, CA', 1953], ['Phillips Exeter Academy', 'Exeter, NH', 1781], ['Red Mesa High School', 'Teec Nos Pos, AZ', 1970]],
    school: ['MEd Candidate', 'Graduate Student, Education'], notes: ['seventh grade', 'started the robotics club', 'AP Statistics', 'bilingual classroom', 'coached debate'],
    says: ['teach, and still love September', 'believe in public schools', 'lead a school', 'coach new teachers'], topics: ['teaching right after college', 'certification', 'education beyond the classroom'], next: ['nonprofit', 'policy', 'product'],
    at: { 'Teach For America': [['Corps Member', 'Tutoring Fellow'], ['Instructional Coach', 'Recruitment Manager'], ['Director of Teacher Leadership', 'Managing Director of Programs'], ['Regional Executive Director']] },
  },
  museum: {
    ladder: [['Curatorial Assistant', 'Gallery Assistant', 'Archives Assistant', 'Museum Educator'], ['Assistant Curator', 'Archivist', 'Registrar', 'Conservator'], ['Associate Curator', 'Head of Education', 'Senior Conservator'], ['Curator', 'Deputy Director of Collections']],
    intern: ['Curatorial Intern', 'Museum Intern'], sample: ['Smithsonian Institution', 'The Metropolitan Museum of Art', 'The Metropolitan Museum of Art'],
    others: [['Art Institute of Chicago', 'Chicago, IL', 1879], ['Getty Museum', 'Los Angeles, CA', 1954], ["Sotheby's", 'New York, NY', 1744], ['New York Public Library', 'New York, NY', 1895], ['Walker Art Center', 'Minneapolis, MN', 1927], ['Mystic Seaport Museum', 'Mystic, CT', 1929], ['Studio Museum in Harlem', 'New York, NY', 1968]],
    school: ['Graduate Student, Art History', 'PhD Candidate, Art History'], notes: ['textiles', 'photographs', 'a show on Harlem painters', 'digitized 40,000 objects', 'provenance of Dutch drawings'],
    says: ['care for old things and the people who come to see them', 'spend my days with objects and their stories', 'curate exhibitions'], topics: ['museum internships', 'graduate school in art history', 'jobs behind the exhibition'], next: ['nonprofit', 'marketing'],
  },
  journalism: {
    ladder: [['Reporter', 'News Assistant', 'Copy Editor', 'Editorial Assistant'], ['Staff Writer', 'Audio Producer', 'Associate Editor'], ['Senior Editor', 'Investigative Reporter', 'Senior Producer'], ['Deputy Managing Editor', 'Executive Producer', 'Bureau Chief']],
    intern: ['Reporting Intern', 'Editorial Intern'], sample: ['The New York Times Company', 'The New York Times Company', 'The New York Times Company'],
    others: [['NPR', 'Washington, DC', 1970], ['ProPublica', 'New York, NY', 2007], ['The Texas Tribune', 'Austin, TX', 2009], ['Reuters', 'New York, NY', 1851], ['Minnesota Star Tribune', 'Minneapolis, MN', 1867], ['Penguin Random House', 'New York, NY', 2013], ['The Seattle Times', 'Seattle, WA', 1891], ['The Atlantic', 'Washington, DC', 1857]],
    school: ['Graduate Student, Journalism'], notes: ['covered the statehouse', 'podcast on water rights', 'night desk', 'two Pulitzer finalists on the team', 'books about food'],
    says: ['look for the story behind the press release', 'ask one more question', 'like deadlines'], topics: ['clips and how to get them', 'surviving in media', 'freelancing'], next: ['marketing', 'nonprofit'],
  },
  film: {
    ladder: [['Production Assistant', 'Assistant Editor', 'Story Artist', "Writers' Assistant"], ['Video Editor', 'Animator', 'Production Coordinator'], ['Producer', 'Senior Animator', 'Creative Executive'], ['Executive Producer', 'Director', 'Supervising Producer']],
    intern: ['Production Intern', 'Animation Intern'], sample: ['The Walt Disney Company', 'Netflix', 'The Walt Disney Company'],
    others: [['A24', 'New York, NY', 2012], ['Paramount Pictures', 'Los Angeles, CA', 1912], ['Electronic Arts', 'Redwood City, CA', 1982], ['PBS', 'Arlington, VA', 1969], ['Laika', 'Hillsboro, OR', 2005], ['Sony Pictures', 'Culver City, CA', 1987], ['Riot Games', 'Los Angeles, CA', 2006]],
    school: ['MFA Candidate, Film'], notes: ['two seasons of a mystery series', 'hand-drawn shorts', 'documentary on a jazz club', 'post on eleven features'],
    says: ['make films with friends and sometimes get paid', 'develop series', 'animate creatures'], topics: ['first jobs in Los Angeles', 'reels', 'unions'], next: ['founder', 'marketing'],
    at: { 'Electronic Arts': games, 'Riot Games': games },
  },
  performing: {
    ladder: [['Actor', 'Violinist', 'Dancer', 'Box Office Associate', 'Music Teacher'], ['Arts Administrator', 'Company Dancer', 'Stage Manager'], ['Director of Programs', 'Orchestra Manager', 'Choreographer'], ['Associate Artistic Director', 'Director of Education']],
    intern: ['Arts Administration Intern', 'Stage Management Intern'], sample: ['The Walt Disney Company'],
    others: [['Lincoln Center', 'New York, NY', 1956], ['Steppenwolf Theatre', 'Chicago, IL', 1974], ['Boston Symphony Orchestra', 'Boston, MA', 1881], ['Kennedy Center', 'Washington, DC', 1971], ['Berklee College of Music', 'Boston, MA', 1945], ['Oregon Shakespeare Festival', 'Ashland, OR', 1935]],
    school: ['MFA Candidate'], notes: ['national tour', 'new music series', 'raised the education budget by half'],
    says: ['make live art with people I admire', 'play, teach and raise money', 'run a theater program'], topics: ['a life in the arts that pays the rent', 'auditions'], next: ['nonprofit', 'teaching'],
    at: { 'The Walt Disney Company': [['Entertainment Performer', 'Parade Performer'], ['Stage Manager', 'Choreographer'], ['Show Director'], ['Director of Live Entertainment']], 'Boston Symphony Orchestra': [['Violinist', 'Box Office Associate'], ['Orchestra Librarian', 'Arts Administrator'], ['Orchestra Manager'], ['Director of Education']],
      'Berklee College of Music': [['Teaching Assistant'], ['Instructor'], ['Associate Professor of Music'], ['Professor of Music']], 'Steppenwolf Theatre': theater, 'Oregon Shakespeare Festival': theater },
  },
  nonprofit: {
    ladder: [['Program Coordinator', 'Development Associate', 'Community Organizer', 'Case Manager'], ['Program Manager', 'Grants Manager', 'Social Worker'], ['Program Director', 'Director of Development'], ['Regional Executive Director', 'Senior Director of Programs']],
    intern: ['Program Intern', 'AmeriCorps Member'], sample: ['The Nature Conservancy', 'Teach For America', 'World Bank Group', 'Smithsonian Institution'],
    others: [['Habitat for Humanity', 'Atlanta, GA', 1976], ['American Red Cross', 'Washington, DC', 1881], ['Feeding America', 'Chicago, IL', 1979], ['City Year', 'Boston, MA', 1988], ['Girls Who Code', 'New York, NY', 2012], ['Catholic Charities', 'Milwaukee, WI', 1910], ['Boys & Girls Clubs of America', 'Atlanta, GA', 1860]],
    school: ['MSW Candidate', 'MPA Candidate'], notes: ['opened two food pantries', 'youth programs', 'refugee resettlement', 'tripled the volunteer base'],
    says: ['work with young people and the grown-ups around them', 'raise money for work I believe in', 'care more about neighborhoods than about titles', 'run programs for young people'], topics: ['non-profit salaries, honestly', 'AmeriCorps', 'social work'], next: ['policy', 'teaching'],
    at: { 'World Bank Group': agency, 'Smithsonian Institution': [['Development Associate', 'Program Coordinator'], ['Grants Manager', 'Program Manager'], ['Director of Development'], ['Senior Director of Advancement']],
      'The Nature Conservancy': [['Development Associate', 'Program Coordinator'], ['Grants Manager', 'Program Manager'], ['Director of Development'], ['State Director']], 'Teach For America': [['Development Associate', 'Alumni Programs Associate'], ['Program Manager'], ['Director of Development'], ['Regional Executive Director']] },
  },
  founder: {
    ladder: [['Founder', 'Co-Founder'], ['Co-Founder', 'Founder & CEO'], ['Founder & CEO', 'Co-Founder'], ['Founder & CEO', 'CEO']],
    intern: ['Startup Intern'], sample: [],
    others: [['Tandem Transit', 'Oakland, CA', 1990], ['Marigold Foods', 'Austin, TX', 1990], ['Northlight Health', 'Boston, MA', 1990], ['Kite & Compass', 'New York, NY', 1990], ['Openfield Learning', 'Chicago, IL', 1990], ['Saltmarsh Robotics', 'Seattle, WA', 1990], ['Ember Coffee Roasters', 'Portland, OR', 1990], ['Juniper Bio', 'San Diego, CA', 1990], ['Cobalt Ledger', 'Miami, FL', 1990], ['Harvest Loop', 'Minneapolis, MN', 1990], ['Papertrail Legal', 'Atlanta, GA', 1990], ['Quill Studio', 'Los Angeles, CA', 1990]],
    school: ['MBA Candidate'], notes: ['bootstrapped', 'raised a seed round', 'twelve employees', 'sold to a larger company', 'first year without a salary'],
    says: ['started a company and am still at it', 'run a small company with a big waiting list'], topics: ['starting something', 'finding a co-founder', 'when to quit a good job'], next: ['product', 'investing'],
  },
  realestate: {
    ladder: [['Real Estate Analyst', 'Assistant Project Manager'], ['Development Associate', 'Project Manager'], ['Development Manager', 'Senior Project Manager'], ['Principal', 'Senior Vice President']],
    intern: ['Real Estate Intern'], sample: ['The Walt Disney Company', 'Google'],
    others: [['CBRE', 'Dallas, TX', 1906], ['Hines', 'Houston, TX', 1957], ['Turner Construction', 'New York, NY', 1902], ['Mercy Housing', 'Denver, CO', 1981], ['Related Companies', 'New York, NY', 1972]],
    school: ['MBA Candidate'], notes: ['affordable housing', 'hospital wing', 'waterfront master plan', 'two office conversions'],
    says: ['work on housing people can afford', 'build things that stand for a while', 'run development for a region'], topics: ['real estate without family money', 'construction management'], next: ['founder', 'nonprofit'],
    at: { 'The Walt Disney Company': [['Facilities Analyst'], ['Project Manager, Imagineering'], ['Senior Project Manager, Imagineering'], ['Director of Project Development']], Google: [['Workplace Analyst'], ['Real Estate Project Manager'], ['Development Manager'], ['Director of Real Estate']] },
  },
  architecture: {
    ladder: [['Architectural Designer', 'Junior Designer'], ['Project Architect', 'Designer'], ['Senior Architect', 'Associate Principal'], ['Principal', 'Design Principal']],
    intern: ['Architecture Intern'], sample: ['The Walt Disney Company'],
    others: [['Skidmore, Owings & Merrill', 'Chicago, IL', 1936], ['Perkins&Will', 'Atlanta, GA', 1935], ['Gensler', 'Los Angeles, CA', 1965], ['Low Country Architects', 'Charleston, SC', 1978], ['HOK', 'St. Louis, MO', 1955], ['MASS Design Group', 'Boston, MA', 2008]],
    school: ['MArch Candidate'], notes: ['licensed architect', 'schools and libraries', 'hospital wing', 'timber towers'],
    says: ['design buildings that age well', 'draw, model and visit muddy sites', 'lead the design of schools and libraries'], topics: ['architecture school', 'licensing', 'portfolios'], next: ['realestate', 'founder'],
    at: { 'The Walt Disney Company': [['Assistant Architect, Imagineering'], ['Show Set Designer'], ['Concept Architect'], ['Principal Concept Architect']] },
  },
  hospitality: {
    ladder: [['Hotel Management Trainee', 'Guest Services Supervisor'], ['Hotel Operations Manager', 'Event Manager'], ['General Manager', 'Food and Beverage Director'], ['Area General Manager', 'Regional Director of Operations']],
    intern: ['Hospitality Intern'], sample: ['The Walt Disney Company'],
    others: [['Marriott International', 'Bethesda, MD', 1927], ['Hilton', 'McLean, VA', 1919], ['Four Seasons', 'Toronto, Canada', 1961], ['The Gull House Inn', 'Bar Harbor, ME', 1974], ['Union Square Hospitality Group', 'New York, NY', 1985]],
    school: ['MBA Candidate'], notes: ['opened a 220-room hotel', 'weddings, so many weddings', 'front office', 'sommelier training'],
    says: ['make strangers feel at home', 'like a full house', 'run hotels'], topics: ['management training programs', 'restaurants as a career'], next: ['founder', 'sales'],
  },
  therapy: {
    ladder: [['Physical Therapy Aide', 'Rehabilitation Assistant'], ['Physical Therapist', 'Occupational Therapist'], ['Senior Physical Therapist', 'Lead Occupational Therapist'], ['Rehabilitation Director', 'Clinic Director']],
    intern: ['Rehabilitation Intern'], sample: ['Mayo Clinic', 'Mayo Clinic'],
    others: [['Harbor Rehabilitation', 'Tacoma, WA', 1976], ['Shirley Ryan AbilityLab', 'Chicago, IL', 1954], ['Cleveland Clinic', 'Cleveland, OH', 1921], ['Spaulding Rehabilitation', 'Boston, MA', 1971], ['Blue Ridge Sports Medicine', 'Charlottesville, VA', 1979]],
    school: ['DPT Candidate'], notes: ['stroke recovery', 'runners and dancers', 'pediatrics', 'home visits'],
    says: ['help people move again', 'work with athletes of eighty and of eighteen', 'lead a rehabilitation team'], topics: ['physical therapy school', 'shadowing hours'], next: ['publichealth'],
  },
};

/** Where graduates of a field of study go, in parts. */
export const fieldTracks: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Computing: { software: 58, data: 18, product: 9, design: 4, consulting: 4, teaching: 2, founder: 3, banking: 2 },
  Engineering: { engineering: 44, software: 18, energy: 12, aerospace: 8, consulting: 7, data: 5, founder: 3, product: 3 },
  Business: { banking: 24, corporate: 26, consulting: 13, marketing: 15, sales: 11, people: 4, realestate: 4, founder: 3 },
  'Social Sciences': { policy: 19, consulting: 13, law: 13, nonprofit: 11, banking: 11, teaching: 8, people: 6, data: 7, diplomacy: 6, academia: 6 },
  'Natural Sciences': { biotech: 32, medicine: 18, academia: 14, data: 12, teaching: 8, software: 6, environment: 6, consulting: 4 },
  Health: { publichealth: 48, medicine: 22, nursing: 12, biotech: 10, nonprofit: 5, consulting: 3 },
  Humanities: { journalism: 20, teaching: 20, museum: 16, law: 14, marketing: 9, academia: 9, nonprofit: 6, diplomacy: 6 },
  Communication: { journalism: 36, marketing: 40, film: 12, sales: 8, nonprofit: 4 },
  Arts: { design: 30, film: 22, performing: 26, realestate: 12, museum: 6, teaching: 4 },
  Education: { teaching: 82, nonprofit: 12, policy: 6 },
  'Law & Policy': { policy: 38, law: 32, diplomacy: 12, nonprofit: 10, consulting: 8 },
  'Agriculture & Environment': { environment: 66, energy: 12, policy: 8, academia: 7, corporate: 7 },
  Interdisciplinary: { consulting: 22, product: 14, policy: 18, nonprofit: 16, teaching: 12, marketing: 10, law: 8 },
};

/** Majors that lead elsewhere than their field mostly does. */
export const majorTracks: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Nursing: { nursing: 94, publichealth: 6 },
  Architecture: { architecture: 94, design: 6 },
  'Architectural Engineering': { architecture: 40, engineering: 60 },
  'Landscape Architecture': { architecture: 80, environment: 20 },
  'Interior Design': { architecture: 50, design: 50 },
  'Construction Management': { realestate: 90, engineering: 10 },
  'Hospitality Management': { hospitality: 92, sales: 8 },
  'Fashion Design': { design: 90, marketing: 10 },
  'Fashion Merchandising': { marketing: 60, corporate: 40 },
  'Studio Art': { design: 50, museum: 30, film: 20 },
  Illustration: { design: 70, film: 30 },
  Photography: { journalism: 50, design: 30, film: 20 },
  Kinesiology: { therapy: 74, teaching: 10, medicine: 16 },
  'Athletic Training': { therapy: 100 },
  'Occupational Therapy': { therapy: 100 },
  'Speech, Language, and Hearing Sciences': { therapy: 70, teaching: 30 },
  Physiology: { therapy: 30, medicine: 50, biotech: 20 },
  'Human Biology': { medicine: 50, biotech: 30, publichealth: 20 },
  Pharmacology: { biotech: 100 },
  'Pharmaceutical Sciences': { biotech: 100 },
  'Medical Laboratory Science': { biotech: 80, publichealth: 20 },
  'Biomedical Sciences': { biotech: 50, medicine: 50 },
  'Supply Chain Management': { corporate: 90, consulting: 10 },
  'Operations Management': { corporate: 90, consulting: 10 },
  'Actuarial Science': { banking: 50, data: 50 },
  'Quantitative Finance': { banking: 80, data: 20 },
  Aviation: { aerospace: 100 },
  'Chemical Engineering': { engineering: 40, energy: 30, biotech: 30 },
  'Public Relations': { marketing: 100 },
  Advertising: { marketing: 90, design: 10 },
  Journalism: { journalism: 86, marketing: 14 },
  Broadcasting: { journalism: 50, film: 50 },
  'Computational Biology': { biotech: 60, data: 40 },
  Zoology: { environment: 70, academia: 30 },
  'Wildlife Biology': { environment: 100 },
  'Political Science': { policy: 40, law: 30, diplomacy: 12, nonprofit: 10, consulting: 8 },
  'Criminal Justice': { law: 70, policy: 30 },
  'Legal Studies': { law: 90, policy: 10 },
  Biology: { biotech: 40, medicine: 30, teaching: 10, environment: 10, academia: 10 },
  Neuroscience: { medicine: 40, biotech: 40, academia: 20 },
  Mathematics: { data: 36, software: 20, banking: 16, teaching: 16, academia: 12 },
  Physics: { data: 24, academia: 26, aerospace: 20, software: 20, teaching: 10 },
  'Aerospace Engineering': { aerospace: 86, engineering: 14 },
  Astrophysics: { aerospace: 30, academia: 40, data: 30 },
  'Biomedical Engineering': { biotech: 50, medicine: 20, engineering: 30 },
  'Bioengineering': { biotech: 60, medicine: 20, engineering: 20 },
  'Computer Engineering': { software: 70, engineering: 30 },
  'Electrical Engineering and Computer Science': { software: 80, engineering: 20 },
  'Film and Media Production': { film: 90, marketing: 10 },
  Animation: { film: 90, design: 10 },
  'Art History': { museum: 76, academia: 10, marketing: 14 },
  'Archaeology': { museum: 60, academia: 40 },
  'Real Estate': { realestate: 90, investing: 10 },
  Music: { performing: 80, teaching: 20 },
  'Music Performance': { performing: 85, teaching: 15 },
  'Musical Theater': { performing: 95, teaching: 5 },
  Theater: { performing: 80, film: 20 },
  Dance: { performing: 95, teaching: 5 },
  'Graphic Design': { design: 92, marketing: 8 },
  'Industrial Design': { design: 92, engineering: 8 },
  'Human-Computer Interaction': { design: 70, product: 30 },
  'Game Design and Development': { film: 50, software: 50 },
  'Human Resource Management': { people: 94, consulting: 6 },
  Marketing: { marketing: 78, sales: 18, product: 4 },
  Accounting: { corporate: 78, banking: 14, consulting: 8 },
  Finance: { banking: 62, corporate: 24, investing: 8, consulting: 6 },
  'International Relations': { diplomacy: 46, policy: 30, consulting: 10, nonprofit: 14 },
  'Social Work': { nonprofit: 92, policy: 8 },
  Psychology: { people: 24, nonprofit: 22, publichealth: 20, marketing: 12, academia: 10, design: 12 },
  Economics: { banking: 30, consulting: 24, policy: 20, data: 14, corporate: 12 },
  Statistics: { data: 74, banking: 14, academia: 12 },
  'Environmental Engineering': { energy: 50, environment: 50 },
  'Civil Engineering': { engineering: 80, realestate: 20 },
  'Nuclear Engineering': { energy: 90, engineering: 10 },
  'Petroleum Engineering': { energy: 95, engineering: 5 },
  'Music Business': { marketing: 70, performing: 30 },
  'Sport Management': { marketing: 60, sales: 40 },
  'Marine Biology': { environment: 80, academia: 20 },
  'Atmospheric Science': { environment: 40, academia: 30, data: 30 },
};

/** Graduate schools by the degree. */
export const graduateSchools: Readonly<Record<string, readonly Place[]>> = {
  MBA: [['Harvard Business School', 'Boston, MA', 1908], ['Kellogg School of Management', 'Evanston, IL', 1908], ['Stanford Graduate School of Business', 'Stanford, CA', 1925], ['Booth School of Business', 'Chicago, IL', 1898], ['Wharton School', 'Philadelphia, PA', 1881], ['McCombs School of Business', 'Austin, TX', 1922]],
  JD: [['Harvard Law School', 'Cambridge, MA', 1817], ['Georgetown Law', 'Washington, DC', 1870], ['Howard University School of Law', 'Washington, DC', 1869], ['UCLA School of Law', 'Los Angeles, CA', 1949], ['University of Michigan Law School', 'Ann Arbor, MI', 1859]],
  Medical: [['Mayo Clinic Alix School of Medicine', 'Rochester, MN', 1972], ['Johns Hopkins School of Medicine', 'Baltimore, MD', 1893], ['UCSF School of Medicine', 'San Francisco, CA', 1864], ['Morehouse School of Medicine', 'Atlanta, GA', 1975], ['Ohio State College of Medicine', 'Columbus, OH', 1914]],
  MFA: [['Rhode Island School of Design', 'Providence, RI', 1877], ['CalArts', 'Santa Clarita, CA', 1961], ['Tisch School of the Arts', 'New York, NY', 1965], ['Yale School of Art', 'New Haven, CT', 1869]],
  other: [['Columbia University', 'New York, NY', 1754], ['University of Washington', 'Seattle, WA', 1861], ['University of California, Berkeley', 'Berkeley, CA', 1868], ['Georgia Institute of Technology', 'Atlanta, GA', 1885], ['University of Oxford', 'Oxford, United Kingdom', 1096], ['Johns Hopkins University', 'Baltimore, MD', 1876], ['University of Wisconsin–Madison', 'Madison, WI', 1848]],
};

/** Name, town, year of its founding. */
export type Place = readonly [name: string, town: string, founded: number];

export interface Track {
  /** Roles of the first years, of the next ones, of experienced people and of leaders. */
  ladder: readonly (readonly string[])[];
  intern: readonly string[];
  /** Employers of the sample that hire for it. */
  sample: readonly string[];
  others: readonly Place[];
  /** What one is called while studying further. */
  school: readonly string[];
  notes: readonly string[];
  /** Follows "I". */
  says: readonly string[];
  topics: readonly string[];
  /** Lines of work people move on to. */
  next: readonly string[];
  /** The ladders of employers that have other roles. */
  at?: Readonly<Record<string, readonly (readonly string[])[]>>;
}
