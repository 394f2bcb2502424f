import type { Area } from './shapes.ts';

const business = ['Finance', 'Economics', 'Accounting', 'Business Administration', 'Mathematics'];
const words = ['Communication', 'English', 'Journalism', 'Marketing', 'Public Relations'];

export const businessAreas: Readonly<Record<string, Area>> = {
  banking: {
    roles: [
      { name: 'Investment Banking Analyst', field: 'investment banking', pay: 105, degrees: business, skills: ['financial modeling', 'valuation', 'Excel', 'PowerPoint', 'accounting', 'due diligence'], titles: { internship: ['Investment Banking Summer Analyst', 'Summer Analyst, Investment Banking'], new_grad: ['Investment Banking Analyst, Full-Time Program'], mid: ['Investment Banking Associate'], senior: ['Vice President, Investment Banking'], lead: [], manager: [] } },
      { name: 'Sales and Trading Analyst', field: 'sales and trading', pay: 100, degrees: business, skills: ['Excel', 'Python', 'fixed income', 'equities', 'derivatives', 'market analysis', 'Bloomberg'], titles: { internship: ['Global Markets Summer Analyst', 'Sales and Trading Summer Analyst'], new_grad: ['Global Markets Analyst, Full-Time Program'], mid: ['Global Markets Associate'], senior: ['Vice President, Global Markets'], lead: [], manager: [] } },
      { name: 'Asset Management Analyst', field: 'asset management', pay: 90, degrees: business, skills: ['portfolio analysis', 'equity research', 'Excel', 'Bloomberg', 'financial modeling', 'writing'], titles: { internship: ['Asset Management Summer Analyst'], mid: ['Asset Management Associate'], senior: ['Vice President, Asset Management'], lead: [], manager: ['Portfolio Manager'] } },
      { name: 'Risk Analyst', field: 'risk management', pay: 82, degrees: business, skills: ['risk modeling', 'Python', 'SQL', 'credit analysis', 'statistics', 'regulation', 'Excel'], titles: { manager: ['Risk Manager'] } },
      { name: 'Quantitative Analyst', field: 'quantitative finance', pay: 118, degrees: ['Mathematics', 'Physics', 'Statistics', 'Quantitative Finance'], skills: ['Python', 'C++', 'stochastic calculus', 'statistics', 'derivatives pricing', 'machine learning'] },
      { name: 'Wealth Management Analyst', field: 'wealth management', pay: 78, degrees: business, skills: ['portfolio analysis', 'financial planning', 'client service', 'Excel', 'CRM'], titles: { mid: ['Private Wealth Associate'], senior: ['Private Wealth Advisor'], lead: [], manager: [] } },
    ],
    things: ['mergers and acquisitions', 'capital raisings', 'client portfolios', 'credit exposures', 'market making'],
    partners: ['senior bankers', 'traders and salespeople', 'clients and their advisers', 'risk, legal and compliance', 'engineers and strategists'],
    duties: [
      'build and check models behind {thing}', 'prepare materials for client meetings, and sit in on them', 'follow markets and write a short morning note', 'run due diligence with {partner}', 'explain the drivers of a result to somebody senior in one minute', 'keep records that satisfy internal and outside reviewers',
      'monitor limits and escalate early', 'automate recurring reports in {tool}', 'compare companies, sectors and structures', 'support {thing} from pitch to closing', 'answer client questions accurately, also when the answer is that we do not know yet', 'test assumptions with scenarios', 'train the next intake of analysts',
    ],
    asks: ['Comfort with numbers and with {skill}', 'Accuracy when tired', 'Interest in markets shown by more than coursework', 'Integrity and discretion', 'Clear speech and writing', 'Minimum cumulative GPA of 3.2 preferred'],
    pluses: ['Passing CFA Level I or the SIE exam', 'A second language', 'Experience with {skill2}', 'An investment club, case competition or student-run fund'],
    days: ['Hours are long when a deal is live, and we do not pretend otherwise.', 'You will work in small teams and see every part of the deal.', 'Training takes the first five weeks.', 'The desk starts early and learns together after the close.'],
  },
  finance: {
    roles: [
      { name: 'Financial Analyst', field: 'financial planning and analysis', pay: 76, degrees: business, skills: ['Excel', 'financial modeling', 'forecasting', 'SQL', 'budgeting', 'Power BI', 'SAP'], titles: { manager: ['Finance Manager', 'FP&A Manager'], lead: ['Lead Financial Analyst'] } },
      { name: 'Accountant', field: 'accounting', pay: 66, degrees: ['Accounting', 'Finance'], skills: ['GAAP', 'Excel', 'reconciliation', 'month-end close', 'SAP', 'internal controls'], titles: { internship: ['Accounting Intern'], new_grad: ['Staff Accountant'], entry_level: ['Staff Accountant', 'Accountant I'], manager: ['Accounting Manager'] } },
      { name: 'Internal Auditor', field: 'internal audit', pay: 72, degrees: ['Accounting', 'Finance', 'Management Information Systems'], skills: ['internal controls', 'risk assessment', 'auditing', 'data analysis', 'report writing', 'SOX'], titles: { internship: ['Internal Audit Intern'], manager: ['Internal Audit Manager'] } },
      { name: 'Tax Analyst', field: 'tax', pay: 72, degrees: ['Accounting', 'Finance'], skills: ['tax compliance', 'Excel', 'tax research', 'GAAP', 'attention to detail'], titles: { manager: ['Tax Manager'] } },
    ],
    things: ['budgets', 'monthly results', 'capital projects', 'forecasts', 'controls'],
    partners: ['business leaders', 'accounting and tax', 'auditors', 'operations', 'procurement'],
    duties: [
      'prepare forecasts and explain what moved', 'close the books with {partner} on time', 'build models in {tool} that others can audit', 'review spending with budget owners and suggest what to stop', 'test controls and report what you find', 'reconcile accounts to the cent',
      'support annual planning for {team}', 'answer questions from auditors', 'write one-page summaries for leadership', 'improve a process each quarter', 'price new proposals before they are approved', 'keep {thing} documented and current',
    ],
    asks: ['Strong {skill} and working knowledge of {skill2}', 'Understanding of accounting principles', 'Discretion with confidential figures', 'Deadline discipline', 'Questions asked early rather than late'],
    pluses: ['CPA, CMA or progress toward one', 'Experience with {skill3}', 'Volunteer treasurer or similar'],
    days: ['The month has a rhythm: close, review, forecast, breathe.', 'You will sit with the business, not apart from it.', 'The team is small enough that everyone sees the whole picture.'],
  },
  consulting: {
    roles: [
      { name: 'Business Analyst', field: 'management consulting', pay: 108, degrees: ['Any major', 'Economics', 'Engineering', 'Public Policy', 'Biology'], skills: ['problem solving', 'Excel', 'PowerPoint', 'data analysis', 'interviewing', 'communication', 'Tableau'], titles: { internship: ['Summer Business Analyst', 'Business Analyst Intern'], mid: ['Associate'], senior: ['Senior Associate', 'Engagement Manager'], lead: ['Associate Partner'], manager: ['Engagement Manager'] } },
      { name: 'Consultant', field: 'management consulting', pay: 112, degrees: ['Any major', 'Business Administration', 'Economics', 'Engineering'], skills: ['problem solving', 'financial modeling', 'stakeholder management', 'PowerPoint', 'Alteryx', 'communication'], titles: { internship: ['Summer Associate', 'Consulting Intern'], new_grad: ['Associate'], entry_level: ['Associate'], mid: ['Consultant'], senior: ['Project Leader'], lead: ['Principal'], manager: ['Project Leader'] } },
      { name: 'Research Analyst', field: 'industry research', pay: 76, degrees: ['Economics', 'Political Science', 'Statistics', 'History'], skills: ['desk research', 'Excel', 'survey design', 'writing', 'data visualization', 'interviewing'], titles: { manager: ['Research Manager'] } },
      { name: 'Implementation Consultant', field: 'operations consulting', pay: 96, degrees: ['Industrial Engineering', 'Operations Management', 'Mechanical Engineering'], skills: ['lean manufacturing', 'change management', 'process improvement', 'Excel', 'facilitation'], titles: { manager: ['Implementation Manager'] } },
    ],
    things: ['market entry', 'cost programs', 'growth strategies', 'public-sector reforms', 'digital programs'],
    partners: ['client teams, from the front line to the board', 'experts inside the firm', 'data scientists and designers', 'a partner who has seen the problem before', 'researchers'],
    duties: [
      'own a part of the problem and its answer', 'interview clients and customers and tell what you learned from what you assumed', 'build the analysis behind recommendations on {thing}', 'write pages that carry one message each', 'work side by side with {partner}', 'size markets and test the numbers from two sides',
      'present your findings to senior clients', 'facilitate workshops', 'turn recommendations into plans that survive the first week', 'gather data that the client did not know it had', 'help colleagues improve, and ask for feedback in return', 'share knowledge so that the next team starts further on',
    ],
    asks: ['Strong academic record in any field', 'Structured problem solving', 'Ease with {skill} and {skill2}', 'Evidence of leadership in work, study, sport or community', 'Willingness to travel', 'Kindness under pressure'],
    pluses: ['Fluency in another language', 'Experience with {skill3}', 'Time spent in a start-up, school, lab or the armed forces'],
    days: ['Teams are of four to six people, and most projects take two to four months.', 'Some weeks are at the client’s site, some in the office.', 'You will be coached weekly and reviewed after every project.', 'Friday is office day: training, lunch, and the week’s lessons.'],
  },
  marketing: {
    roles: [
      { name: 'Marketing Associate', field: 'marketing', pay: 64, degrees: ['Marketing', ...words], skills: ['campaign management', 'Google Analytics', 'copywriting', 'social media', 'email marketing', 'Excel', 'SEO'], titles: { internship: ['Marketing Intern', 'Brand Marketing Intern'], mid: ['Marketing Specialist'], senior: ['Senior Marketing Specialist'], lead: ['Lead Marketing Strategist'], manager: ['Marketing Manager', 'Brand Manager'] } },
      { name: 'Communications Specialist', field: 'communications', pay: 66, degrees: words, skills: ['writing', 'editing', 'media relations', 'social media', 'AP style', 'storytelling'], titles: { internship: ['Communications Intern'], entry_level: ['Communications Associate'], manager: ['Communications Manager'] } },
      { name: 'Social Media Coordinator', field: 'social media', pay: 58, degrees: words, skills: ['social media', 'copywriting', 'video editing', 'Canva', 'analytics', 'community management'], titles: { internship: ['Social Media Intern'], senior: ['Senior Social Media Strategist'], manager: ['Social Media Manager'] } },
      { name: 'Content Strategist', field: 'content strategy', pay: 76, degrees: words, skills: ['content strategy', 'SEO', 'editing', 'analytics', 'writing', 'CMS'], titles: { manager: ['Content Strategy Manager'] } },
    ],
    things: ['campaigns', 'launches', 'newsletters', 'events', 'stories'],
    partners: ['designers and editors', 'product or program teams', 'agencies', 'journalists', 'legal reviewers'],
    duties: [
      'plan and run {thing} for {audience}', 'write copy that sounds like us and like a human', 'measure what worked in {tool} and stop what did not', 'edit video and images for several channels', 'prepare briefs for agencies and hold them to it', 'answer comments and messages with care',
      'keep the editorial calendar', 'interview colleagues and turn it into {thing}', 'work with {partner} on timing and tone', 'test subject lines, images and pages', 'prepare leaders for interviews and stages', 'watch what people say about us, and report it without varnish', 'look after a small budget as if it were yours',
    ],
    asks: ['A writing sample or portfolio', 'Experience with {skill} and {skill2}', 'A good ear for tone', 'Organization when ten things are due at once', 'Interest in {audience}'],
    pluses: ['Photography or video skills', 'A second language', 'A channel, magazine or podcast that you made'],
    days: ['Mornings are for writing, afternoons for everyone else.', 'Big launches mean busy weeks, followed by quiet ones.', 'You will see your words in public within the first month.'],
  },
  sales: {
    roles: [
      { name: 'Account Executive', field: 'sales', pay: 82, degrees: ['Business Administration', 'Communication', 'Economics'], skills: ['Salesforce', 'negotiation', 'prospecting', 'presentation', 'account planning'], titles: { internship: ['Sales Intern'], new_grad: ['Sales Development Representative'], entry_level: ['Sales Development Representative', 'Associate Account Executive'], lead: ['Strategic Account Executive'], manager: ['Sales Manager'] } },
      { name: 'Customer Success Associate', field: 'customer success', pay: 70, degrees: ['Business Administration', 'Communication', 'Psychology'], skills: ['customer service', 'Salesforce', 'onboarding', 'data analysis', 'writing'], titles: { senior: ['Senior Customer Success Associate'], manager: ['Customer Success Manager'] } },
      { name: 'Solutions Engineer', field: 'solutions engineering', pay: 98, degrees: ['Computer Science', 'Information Systems', 'Electrical Engineering'], skills: ['APIs', 'Python', 'SQL', 'presentation', 'cloud architecture', 'JavaScript'] },
      { name: 'Partnerships Associate', field: 'partnerships', pay: 74, degrees: ['Business Administration', 'Economics', 'International Relations'], skills: ['negotiation', 'contract management', 'market research', 'Excel', 'relationship building'], titles: { manager: ['Partnerships Manager'] } },
    ],
    things: ['new accounts', 'renewals', 'pilots', 'regional growth', 'partner programs'],
    partners: ['product and engineering', 'marketing', 'legal and finance', 'customers’ technical teams', 'support'],
    duties: [
      'learn what {audience} need before offering anything', 'run demos that answer the question that was asked', 'keep {tool} current so that the forecast is true', 'bring feedback to {partner} in a form they can use', 'negotiate fair agreements', 'help customers reach value in their first month', 'plan {thing} by territory',
      'write follow-ups the same day', 'build prototypes that show how our product fits', 'keep long relationships with short emails', 'work with {partner} on difficult cases', 'travel to customers where it matters', 'share what you learned from deals we lost',
    ],
    asks: ['Good listening', 'Experience with {skill} or the will to learn it', 'Resilience and humor', 'Honest pipeline habits', 'Clear presentations'],
    pluses: ['A second language', 'Experience with {skill2}', 'Retail, hospitality or fundraising experience'],
    days: ['Calls in the morning, writing after lunch.', 'Targets are team targets first.', 'New starters shadow for four weeks.'],
  },
  people: {
    roles: [
      { name: 'Human Resources Associate', field: 'human resources', pay: 62, degrees: ['Human Resource Management', 'Psychology', 'Industrial and Labor Relations'], skills: ['employee relations', 'Workday', 'Excel', 'confidentiality', 'onboarding', 'HR policy'], titles: { internship: ['Human Resources Intern', 'People Operations Intern'], senior: ['Senior Human Resources Business Partner'], mid: ['Human Resources Generalist'], lead: [], manager: ['Human Resources Manager'] } },
      { name: 'Recruiter', field: 'recruiting', pay: 66, degrees: ['Psychology', 'Communication', 'Human Resource Management'], skills: ['sourcing', 'interviewing', 'Greenhouse', 'LinkedIn Recruiter', 'communication'], titles: { internship: ['Recruiting Intern'], entry_level: ['Recruiting Coordinator'], new_grad: ['Recruiting Coordinator'], manager: ['Recruiting Manager'] } },
      { name: 'Learning and Development Specialist', field: 'learning and development', pay: 70, degrees: ['Education Studies', 'Psychology', 'Organizational Behavior'], skills: ['instructional design', 'facilitation', 'e-learning', 'Articulate', 'program evaluation'], titles: { manager: ['Learning and Development Manager'] } },
    ],
    things: ['hiring', 'onboarding', 'training programs', 'employee surveys', 'benefits'],
    partners: ['hiring managers', 'employees and union representatives', 'payroll and legal', 'universities', 'leaders at every level'],
    duties: [
      'guide candidates through {thing} with prompt and honest answers', 'schedule, prepare and debrief interviews', 'answer questions on pay, leave and benefits', 'organize campus visits and career fairs', 'design workshops and measure whether they helped', 'keep records accurate and private', 'advise {partner} on difficult conversations',
      'analyze survey results and follow up', 'improve {thing} a little every month', 'write job descriptions that invite rather than exclude', 'run the internship program from offer to farewell', 'investigate concerns fairly',
    ],
    asks: ['Discretion', 'Experience with {skill} or {skill2}', 'Warmth and firmness in good measure', 'Organized calendar and inbox', 'Knowledge of employment basics'],
    pluses: ['SHRM certification or interest in it', 'Experience with {skill3}', 'Resident adviser, coach or mentor experience'],
    days: ['People come first here, so plans change.', 'Autumn is campus season, spring is review season.', 'The team is generous with feedback.'],
  },
  legal: {
    roles: [
      { name: 'Compliance Analyst', field: 'compliance', pay: 74, degrees: ['Political Science', 'Economics', 'Legal Studies', 'Finance'], skills: ['regulatory research', 'KYC', 'AML', 'Excel', 'report writing', 'risk assessment'], titles: { manager: ['Compliance Manager'] } },
      { name: 'Paralegal', field: 'legal support', pay: 64, degrees: ['Legal Studies', 'Political Science', 'English'], skills: ['legal research', 'contract review', 'document management', 'writing', 'Westlaw'], titles: { internship: ['Legal Intern'], new_grad: ['Legal Assistant'], manager: ['Legal Operations Manager'] } },
      { name: 'Privacy Analyst', field: 'privacy', pay: 80, degrees: ['Public Policy', 'Information Science', 'Legal Studies'], skills: ['GDPR', 'CCPA', 'data mapping', 'policy writing', 'risk assessment'], titles: { manager: ['Privacy Manager'] } },
    ],
    things: ['contracts', 'regulatory filings', 'policies', 'investigations', 'vendor reviews'],
    partners: ['attorneys', 'business teams', 'regulators', 'risk and audit', 'engineering'],
    duties: [
      'review {thing} and flag what matters', 'research rules and summarize them on a page', 'keep calendars and filings that never slip', 'support investigations with care for the people involved', 'train colleagues in what they need to know and no more', 'map where data goes and why', 'work with {partner} to find a lawful way to yes',
      'draft {thing} from our templates and improve the templates', 'answer routine questions within a day', 'prepare evidence for examinations', 'track new legislation', 'test whether controls work in practice',
    ],
    asks: ['Careful reading and plain writing', 'Experience with {skill} or {skill2}', 'Absolute confidentiality', 'Good judgment about what to escalate', 'Comfort with large document sets'],
    pluses: ['Plans for law school, or a break from it', 'Experience with {skill3}', 'A regulator or clinic placement'],
    days: ['Deadlines come from outside, so the team plans ahead.', 'Expect much reading and short meetings.', 'Attorneys here like to teach.'],
  },
  retail: {
    roles: [
      { name: 'Store Associate', field: 'retail', pay: 42, degrees: ['Any major', 'Retail and Consumer Science', 'Business Administration'], skills: ['customer service', 'merchandising', 'point of sale', 'product knowledge', 'teamwork'], titles: { internship: ['Retail Leadership Intern'], new_grad: ['Retail Management Trainee'], mid: ['Store Supervisor'], senior: ['Senior Store Lead'], lead: ['Store Team Lead'], manager: ['Store Manager', 'Assistant Store Manager'] } },
      { name: 'Merchandise Planner', field: 'merchandise planning', pay: 72, degrees: ['Fashion Merchandising', 'Business Analytics', 'Economics'], skills: ['Excel', 'forecasting', 'assortment planning', 'SQL', 'inventory management'], titles: { manager: ['Merchandise Planning Manager'] } },
      { name: 'E-commerce Specialist', field: 'e-commerce', pay: 70, degrees: ['Marketing', 'Business Analytics', 'Information Systems'], skills: ['Google Analytics', 'A/B testing', 'SEO', 'merchandising', 'Shopify', 'SQL'], titles: { manager: ['E-commerce Manager'] } },
    ],
    things: ['seasonal assortments', 'store launches', 'the online store', 'repairs and returns', 'stock levels'],
    partners: ['store teams', 'design and sourcing', 'supply chain', 'marketing', 'customer service'],
    duties: [
      'serve customers with real knowledge of the product', 'plan {thing} by size, color and place', 'set up displays and keep them honest', 'read sales daily and move stock to where it is wanted', 'test pages and offers and keep what works', 'coach colleagues on the floor', 'work with {partner} on what comes next season',
      'take part in inventory counts', 'hear what {audience} say and pass it on', 'improve {thing} with data from {tool}', 'open or close the store to the standard', 'organize local events with community partners',
    ],
    asks: ['Friendly and reliable', 'Experience with {skill} or a love of learning it', 'Flexible hours, including some weekends', 'Numeracy', 'Interest in sport or the outdoors'],
    pluses: ['A second language', 'Experience with {skill2}', 'Coaching, guiding or volunteering'],
    days: ['Saturdays are the busiest and most fun.', 'We close early twice a year so that the whole team can go outside.', 'Product training is hands-on.'],
  },
  apparel: {
    roles: [
      { name: 'Apparel Designer', field: 'apparel design', pay: 72, degrees: ['Fashion Design', 'Industrial Design'], skills: ['Adobe Illustrator', 'CLO 3D', 'textiles', 'garment construction', 'trend research', 'sketching'], titles: { internship: ['Apparel Design Intern'], new_grad: ['Assistant Apparel Designer'], entry_level: ['Assistant Apparel Designer'], manager: ['Apparel Design Manager'] } },
      { name: 'Footwear Designer', field: 'footwear design', pay: 78, degrees: ['Industrial Design', 'Fashion Design'], skills: ['sketching', 'Rhino', 'Adobe Illustrator', 'prototyping', 'materials', '3D modeling'], titles: { internship: ['Footwear Design Intern'], new_grad: ['Assistant Footwear Designer'], manager: ['Footwear Design Manager'] } },
      { name: 'Product Developer', field: 'product development', pay: 70, degrees: ['Fashion Merchandising', 'Materials Science and Engineering', 'Industrial Design'], skills: ['textiles', 'costing', 'tech packs', 'supplier management', 'fit', 'Excel'], titles: { manager: ['Product Development Manager'] } },
      { name: 'Materials Developer', field: 'materials development', pay: 74, degrees: ['Materials Science and Engineering', 'Chemistry', 'Chemical Engineering'], skills: ['textiles', 'lab testing', 'recycled materials', 'supplier management', 'sustainability'], titles: { manager: ['Materials Innovation Manager'] } },
      { name: 'Sports Research Scientist', field: 'sports science', pay: 86, degrees: ['Kinesiology', 'Biomedical Engineering', 'Physiology'], skills: ['biomechanics', 'motion capture', 'statistics', 'MATLAB', 'experimental design'], titles: { internship: ['Sport Research Intern'] } },
    ],
    things: ['running footwear', 'outerwear', 'seasonal collections', 'recycled fabrics', 'prototypes'],
    partners: ['athletes and field testers', 'pattern makers and developers', 'suppliers', 'merchants', 'sustainability specialists'],
    duties: [
      'sketch, sample and refine {thing}', 'test prototypes with {partner} and listen', 'build tech packs that a factory can follow', 'choose materials that last and can be repaired', 'compare cost, weight, feel and footprint', 'review fits and correct them', 'track samples through every round', 'visit suppliers and learn how things are made',
      'research how people move and what they wear out first', 'present concepts with a clear point of view', 'reduce waste in {thing}', 'keep a material library that others use',
    ],
    asks: ['A portfolio or lab record', 'Experience with {skill} and {skill2}', 'Eye for proportion and detail', 'Love of sport, making or both', 'Teamwork across time zones'],
    pluses: ['Sewing, pattern making or machining', 'Experience with {skill3}', 'Life as an athlete, climber, surfer or coach'],
    days: ['Sample rooms are steps away from the desks.', 'Seasons are planned eighteen months ahead.', 'Lunch-hour runs are a tradition.'],
  },
};
