/**
 * Nouns that end a title, each with the function that it stands for alone ("" where it says none). The last words of the listed roles
 * are added to them in titles.ts.
 */
export const headNouns: Readonly<Record<string, string>> = {
  '':
    'manager analyst specialist coordinator scientist researcher officer architect consultant representative rep executive partner director administrator associate supervisor ' +
    'strategist planner owner generalist expert advisor adviser assistant technician operator lead trainee agent fellow president head leader liaison moderator ambassador hire estimator scheduler surveyor examiner adjuster processor dispatcher translator interpreter evangelist advocate inspector investigator ' +
    'instructor trainer buyer master chair chairman clerk helper aide installer assembler repairer superintendent drafter appraiser cashier secretary receptionist carpenter fabricator foreman',
  Engineering: 'engineer developer programmer coder sde swe sre tester technologist hacker roboticist',
  Data: 'statistician quant modeler',
  Design: 'designer illustrator animator',
  Finance: 'controller comptroller treasurer banker trader capitalist investor underwriter actuary economist broker',
  Accounting: 'accountant auditor bookkeeper',
  Marketing: 'marketer copywriter publicist',
  Sales: 'salesperson seller closer',
  'Human Resources': 'recruiter sourcer hrbp headhunter',
  Legal: 'counsel attorney lawyer paralegal litigator solicitor barrister judge',
  Healthcare:
    'nurse physician surgeon doctor therapist pharmacist dentist clinician radiologist cardiologist psychiatrist psychologist dietitian hygienist paramedic',
  Education: 'teacher professor lecturer tutor educator principal coach',
  Media: 'writer editor producer journalist reporter photographer',
  Research: 'biologist chemist physicist geologist postdoc ecologist geneticist',
  'Supply Chain': 'dispatcher driver',
  Manufacturing: 'machinist welder mechanic electrician',
  Arts: 'artist curator archivist conservator',
  Founder: 'founder cofounder entrepreneur',
};

/** Words that stand before a title's noun or after "head of", by the function they tell; those under "" tell none. */
export const titleModifiers: Readonly<Record<string, string>> = {
  Engineering:
    'software frontend backend fullstack stack web web3 mobile ios android platform infrastructure infra devops devsecops cloud reliability site systems system robotics mechanical civil structural ' +
    'chemical aerospace aeronautical propulsion avionics api sdk automation qa blockchain smart graphics ar vr xr game gameplay rendering simulation distributed kernel compiler compilers database ' +
    'engineering programming solidity geotechnical process controls mechatronics tech search observability networking storage',
  Hardware:
    'hardware embedded firmware asic fpga silicon vlsi rf analog electrical electronics power semiconductor chip optical photonics verification layout',
  Data: 'data analytics machine learning ml ai nlp vision deep insights bi statistical quantitative quant llm prompt mlops genai responsible reporting ranking recommendation alignment perception bioinformatics geospatial gis etl warehouse modeling experimentation',
  Product: 'product',
  Design: 'design ux ui visual creative interaction motion typographic experience interface usability',
  Finance:
    'finance financial tax treasury fpa payroll investment investor investments equity credit risk pricing billing revenue fund funds portfolio wealth trading actuarial budget procure m&a lending mortgage banking ' +
    'hedge venture capital underwriting deals treasury valuation markets quantitative collections',
  Accounting: 'accounting audit auditing assurance accounts payable receivable bookkeeping cost',
  Consulting: 'consulting advisory transformation',
  Marketing:
    'marketing brand content communications communication pr seo sem ppc social media growth performance demand generation gen lifecycle email crm events event community influencer advertising ad ads paid ' +
    'acquisition retention copy campaign editorial devrel publicity',
  Sales:
    'sales account accounts presales deal desk partnerships partnership channel alliances business development bizdev commercial territory inside outbound inbound client bid proposal enablement gtm market',
  'Customer Success': 'customer success support onboarding renewals cx care helpdesk',
  Operations: 'operations ops bizops revops facilities office workplace administrative administration logistics fleet fulfillment vendor',
  'Supply Chain': 'supply chain procurement sourcing purchasing inventory warehouse distribution logistics category materials freight',
  Manufacturing: 'manufacturing production plant quality maintenance assembly tooling lean',
  'Human Resources':
    'hr people talent recruiting recruitment compensation benefits hris workforce employee culture diversity inclusion dei training learning staffing human resources rewards employer',
  Legal:
    'legal ip intellectual property patent litigation employment contracts contract privacy compliance regulatory corporate trademark immigration governance ethics antitrust licensing paralegal',
  Healthcare:
    'clinical trial trials medical nurse nursing health healthcare patient care pharmacy hospital dental surgical emergency pediatric icu oncology psychiatric mental behavioral physical respiratory',
  Research: 'research applied lab laboratory scientific r&d science quality postdoctoral biology chemistry genomics computational user',
  Education: 'curriculum instructional academic school teaching education student admissions enrollment faculty program',
  Media: 'video audio film news podcast copy managing photo broadcast production music sound script documentation docs',
  Policy: 'policy government affairs public legislative advocacy',
  'Social Impact': 'impact outreach fundraising volunteer grants philanthropy nonprofit csr esg',
  Environment: 'environmental sustainability climate energy conservation safety ehs water',
  Security: 'security cybersecurity infosec cyber trust threat fraud penetration soc incident detection appsec identity',
  IT: 'it network desktop helpdesk endpoint erp salesforce sap servicenow workday hris wireless telecom linux windows',
  Hospitality: 'hospitality restaurant hotel guest culinary catering food beverage banquet',
  '':
    'technical digital general managing regional global national international area district country city enterprise strategic strategy key field group team division branch store shift project program programme ' +
    'portfolio executive associate assistant deputy interim acting vice senior corporate consumer smb mid solutions solution implementation integration integrations transformation innovation innovations delivery release ' +
    'change relationship relations case special service services professional quality monetization payments partner partners internal external local core central investor applications application ' +
    'intelligence knowledge information localization translation personalization platforms marketplace ecosystem developer engineer agile scrum test testing lifecycle user users end front back full pre post sales after strategy ' +
    'planning management control continuous improvement standards web trade category total client clients growth response chapter practice commercial expansion mobility automation labs lab studio business analyst ' +
    'strength conditioning real estate property asset assets construction leasing land sports athletic agricultural crop soil plant wildlife animal art music dance theater museum library park forest marine political social economic forensic speech ' +
    'occupational family child early childhood elementary flight airline air ground transport transit travel tour insurance claims loan broker chip vehicle autonomous drone space satellite launch gene cell protein drug vaccine',
};

/** Those that leave the function to the words beside them: "marketing operations" is marketing. */
export const weakModifiers =
  'operations ops program programme project tech business production experience training learning account accounts client process systems system platform trust quality development market deal go science public support management cost search vision site power events process enablement employee';

/** What stands before "of" and a field, or before the field itself: "head of tax", "VP sales". */
export const leaders: readonly string[] =
  'head|director|vp|svp|evp|avp|vice president|senior vice president|executive vice president|assistant vice president|manager|senior director|executive director|managing director|associate director|general manager|senior manager|dean|president|chief'.split(
    '|',
  );

/** Short forms: letters, title, function, seniority ("" for none). */
export const shortTitles: readonly (readonly [string, string, string, string])[] = [
  ['CEO', 'Chief Executive Officer', '', 'chief'],
  ['CTO', 'Chief Technology Officer', 'Engineering', 'chief'],
  ['CFO', 'Chief Financial Officer', 'Finance', 'chief'],
  ['COO', 'Chief Operating Officer', 'Operations', 'chief'],
  ['CMO', 'Chief Marketing Officer', 'Marketing', 'chief'],
  ['CPO', 'Chief Product Officer', 'Product', 'chief'],
  ['CRO', 'Chief Revenue Officer', 'Sales', 'chief'],
  ['CIO', 'Chief Information Officer', 'IT', 'chief'],
  ['CISO', 'Chief Information Security Officer', 'Security', 'chief'],
  ['CHRO', 'Chief Human Resources Officer', 'Human Resources', 'chief'],
  ['CDO', 'Chief Data Officer', 'Data', 'chief'],
  ['CCO', 'Chief Commercial Officer', 'Sales', 'chief'],
  ['CLO', 'Chief Legal Officer', 'Legal', 'chief'],
  ['CSO', 'Chief Strategy Officer', '', 'chief'],
  ['TAM', 'Technical Account Manager', 'Customer Success', ''],
  ['AE', 'Account Executive', 'Sales', ''],
  ['KAM', 'Key Account Manager', 'Sales', ''],
  ['BDR', 'Business Development Representative', 'Sales', ''],
  ['SDR', 'Sales Development Representative', 'Sales', ''],
  ['HRBP', 'HR Business Partner', 'Human Resources', ''],
  ['GC', 'General Counsel', 'Legal', 'chief'],
  ['EA', 'Executive Assistant', 'Operations', ''],
  ['EM', 'Engineering Manager', 'Engineering', 'manager'],
  ['GPM', 'Group Product Manager', 'Product', 'manager'],
  ['PMM', 'Product Marketing Manager', 'Marketing', ''],
  ['UXR', 'UX Researcher', 'Design', ''],
  ['FDE', 'Forward Deployed Engineer', 'Engineering', ''],
  ['SDE', 'Software Development Engineer', 'Engineering', ''],
  ['MLE', 'Machine Learning Engineer', 'Data', ''],
  ['CSM', 'Customer Success Manager', 'Customer Success', ''],
  ['SE', 'Sales Engineer', 'Sales', ''],
  ['SA', 'Solutions Architect', 'Engineering', ''],
  ['AM', 'Account Manager', 'Sales', ''],
  ['GM', 'General Manager', 'Operations', 'manager'],
  ['MD', 'Managing Director', '', 'director'],
  ['TL', 'Tech Lead', 'Engineering', 'lead'],
  ['PE', 'Private Equity Analyst', 'Finance', ''],
  ['CPA', 'Certified Public Accountant', 'Accounting', ''],
];

/** Work that is said without a noun for the person: name, function. */
export const teamTitles: readonly (readonly [string, string])[] = [
  ['DevRel', 'Marketing'],
  ['Developer Relations', 'Marketing'],
  ['Developer Experience', 'Engineering'],
  ['Marketing Operations', 'Marketing'],
  ['Marketing Ops', 'Marketing'],
  ['Revenue Operations', 'Sales'],
  ['RevOps', 'Sales'],
  ['BizOps', 'Operations'],
  ['Business Operations', 'Operations'],
  ['Strategy & Operations', 'Operations'],
  ['Strategy and Ops', 'Operations'],
  ['Sales Ops', 'Sales'],
  ['Product Operations', 'Product'],
  ['Product Ops', 'Product'],
  ['Design Operations', 'Design'],
  ['Design Ops', 'Design'],
  ['DesignOps', 'Design'],
  ['Legal Operations', 'Legal'],
  ['Security Operations', 'Security'],
  ['Trust & Safety', 'Security'],
  ['Talent Acquisition', 'Human Resources'],
  ['Corporate Development', 'Finance'],
  ['Corp Dev', 'Finance'],
  ['BizDev', 'Sales'],
  ['Investor Relations', 'Finance'],
  ['Demand Generation', 'Marketing'],
  ['Demand Gen', 'Marketing'],
  ['Growth Marketing', 'Marketing'],
  ['Performance Marketing', 'Marketing'],
  ['Lifecycle Marketing', 'Marketing'],
  ['Partner Marketing', 'Marketing'],
  ['Field Marketing', 'Marketing'],
  ['Customer Support', 'Customer Success'],
  ['People Analytics', 'Human Resources'],
  ['MLOps', 'Engineering'],
  ['Founding Sales', 'Sales'],
  ['Founding Marketing', 'Marketing'],
  ['Founding Product', 'Product'],
  ['Founding Team', ''],
];

/** How words are written in a title, where not with one capital. */
export const titleSpelling: readonly string[] =
  'FP IB PE VC AI ML UX UI QA HR IT IP PR SEO SEM PPC CRM API SDK NLP BI LLM HRIS HVAC FP&A M&A R&D GIS ERP SAP ESG CSR DEI EHS GTM B2B B2C SMB iOS DevOps DevSecOps DevRel MLOps RevOps BizOps DesignOps FPGA ASIC RF VLSI ICU SRE SWE QA GPU AWS GCP ETL SQL PHP CNC RN SOC AR VR AML KYC VP SVP EVP AVP TV 3D VFX CX EMEA APAC LATAM UK US LMS ABM OT IoT GenAI POS CEO CFO SOX ITSM EHR CPG FMCG BPO'.split(
    ' ',
  );

/** Pairs that are one field when joined by "and". */
export const titlePairs =
  'trust safety|strategy operations|strategy ops|health safety|learning development|training development|research development|mergers acquisitions|diversity inclusion|compensation benefits|sales marketing|strength conditioning|food beverage|planning analysis|parks recreation|risk compliance|policy government|people culture|training enablement|legal compliance|environment health|design research|security compliance|marketing communications|events partnerships|sales trading|communications marketing|audit assurance|equity inclusion|integrity safety|governance compliance|insights analytics|data analytics|data ai|ai ml|finance accounting|finance operations|finance strategy|product design|reading writing';
