import type { Area } from './shapes.ts';

export const publicAreas: Readonly<Record<string, Area>> = {
  policy: {
    roles: [
      { name: 'Policy Analyst', field: 'policy analysis', pay: 72, degrees: ['Public Policy', 'Political Science', 'Economics', 'International Relations'], skills: ['policy analysis', 'writing', 'Stata', 'legislative research', 'briefing', 'Excel'], titles: { internship: ['Policy Intern'], new_grad: ['Policy Fellow'], entry_level: ['Policy Associate', 'Policy Analyst I'], lead: ['Lead Policy Adviser'], manager: ['Policy Manager'] } },
      { name: 'Program Analyst', field: 'program analysis', pay: 70, degrees: ['Public Administration', 'Public Policy', 'Political Science'], skills: ['program evaluation', 'budgeting', 'Excel', 'briefing', 'project management'], titles: { manager: ['Program Manager'] } },
      { name: 'Economist', field: 'economics', pay: 92, degrees: ['Economics', 'Mathematics and Economics', 'Statistics'], skills: ['econometrics', 'Stata', 'R', 'macroeconomics', 'Python', 'writing'], advanced: 'Master’s or PhD', titles: { internship: ['Economics Intern', 'Research Intern, Economics'], new_grad: ['Junior Professional Associate'], entry_level: ['Economics Research Analyst'], manager: ['Practice Manager'] } },
      { name: 'Government Affairs Associate', field: 'government affairs', pay: 70, degrees: ['Political Science', 'Public Policy', 'Communication'], skills: ['legislative research', 'writing', 'coalition building', 'briefing', 'event planning'], titles: { internship: ['Government Relations Intern'], manager: ['Government Affairs Manager'] } },
    ],
    things: ['legislation', 'briefing papers', 'country reports', 'budgets', 'program reviews'],
    partners: ['senior officials', 'other agencies', 'economists and lawyers', 'civil society', 'field offices'],
    duties: [
      'draft {thing} that a busy reader can use', 'follow hearings and negotiations and report the same day', 'analyze data in {tool} and present the limits', 'prepare principals for meetings, and write up what was agreed', 'work with {partner} to reach a common position', 'evaluate whether programs do what they promise', 'answer inquiries from the public and from lawmakers',
      'organize delegations and consultations', 'keep track of commitments', 'review proposals for grants', 'write for a general audience now and then', 'coordinate comments on {thing} across offices',
    ],
    asks: ['Excellent writing', 'Experience with {skill} or {skill2}', 'Nonpartisan professionalism', 'Knowledge of how government works', 'Tact'],
    pluses: ['French, Spanish, Arabic, Russian or Mandarin', 'Fieldwork or study abroad', 'Experience with {skill3}'],
    days: ['The inbox sets the pace in the morning; drafting happens after lunch.', 'Interns attend meetings they will read about later.', 'A typical week holds two deadlines and one surprise.'],
  },
  diplomacy: {
    roles: [
      { name: 'Foreign Service Officer', field: 'diplomacy', pay: 72, degrees: ['International Relations', 'Political Science', 'History', 'Economics'], skills: ['writing', 'foreign languages', 'negotiation', 'political analysis', 'cross-cultural communication', 'crisis management'], titles: { internship: ['Student Intern'], new_grad: ['Foreign Service Officer, Entry Level'], entry_level: ['Consular Fellow', 'Foreign Service Officer'], mid: [], senior: [], lead: [], manager: [] } },
      { name: 'Passport Specialist', field: 'passport services', pay: 54, degrees: ['Any major', 'Criminal Justice', 'Political Science'], skills: ['adjudication', 'customer service', 'fraud prevention', 'attention to detail', 'writing'], titles: { internship: [], new_grad: ['Passport Specialist (Recent Graduate)'], lead: ['Supervisory Passport Specialist'], manager: ['Customer Service Manager'] } },
      { name: 'Foreign Affairs Officer', field: 'foreign affairs', pay: 84, degrees: ['International Relations', 'Political Science', 'Security Studies', 'Middle Eastern Studies'], skills: ['policy analysis', 'writing', 'briefing', 'foreign languages', 'negotiation'], titles: { internship: ['Foreign Affairs Intern'], entry_level: ['Foreign Affairs Officer'], new_grad: ['Foreign Affairs Officer (Recent Graduate)'], lead: ['Lead Foreign Affairs Officer'], manager: ['Deputy Office Director'] } },
      { name: 'Diplomatic Security Special Agent', field: 'security', pay: 78, degrees: ['Criminal Justice', 'Political Science', 'Any major'], skills: ['investigation', 'report writing', 'physical fitness', 'crisis management', 'firearms'], titles: { internship: ['Security Intern'], new_grad: [], senior: [], lead: [], manager: [] } },
      { name: 'Cultural Affairs Specialist', field: 'public diplomacy', pay: 66, degrees: ['International Relations', 'Communication', 'Anthropology'], skills: ['program management', 'event planning', 'writing', 'foreign languages', 'grant management'], titles: { internship: ['Exchange Programs Intern'], manager: ['Exchange Programs Manager'] } },
    ],
    things: ['visa services', 'bilateral relations', 'exchange programs', 'reporting cables', 'emergency assistance'],
    partners: ['embassies and consulates', 'other federal agencies', 'host-country officials', 'the National Security Council staff', 'local employees abroad'],
    duties: [
      'help U.S. citizens abroad on ordinary and terrible days', 'draft cables, briefing papers and talking points', 'follow political and economic developments in your region', 'interview applicants and decide fairly under the law', 'work with {partner} on {thing}', 'prepare visits by senior officials down to the last car', 'manage grants and report on results', 'meet people from every part of society and listen', 'protect classified and personal information',
      'plan for emergencies and rehearse', 'represent the United States in public events', 'coordinate {thing} between bureaus',
    ],
    asks: ['Strong writing', 'Knowledge of {skill} or {skill2}', 'Judgment and composure', 'Willingness to serve where needed', 'Respect for other cultures'],
    pluses: ['A second language', 'Service in the Peace Corps or the armed forces', 'Experience with {skill3}'],
    days: ['Time zones matter: some days start with overnight cables.', 'Assignments change every two or three years for officers.', 'Interns write real papers that real people read.'],
  },
  development: {
    roles: [
      { name: 'Operations Analyst', field: 'development operations', pay: 84, degrees: ['Economics', 'International Relations', 'Public Policy', 'Global Studies'], skills: ['project management', 'Excel', 'monitoring and evaluation', 'writing', 'French', 'stakeholder management'], titles: { internship: ['Operations Intern', 'Bank Internship Program'], new_grad: ['Junior Professional Associate'], senior: ['Senior Operations Officer'], lead: ['Lead Operations Officer'], manager: ['Operations Manager'] } },
      { name: 'Education Specialist', field: 'education in developing countries', pay: 92, degrees: ['Education Studies', 'Economics', 'Public Policy'], skills: ['education policy', 'program evaluation', 'Stata', 'writing', 'fieldwork'], advanced: 'Master’s degree', titles: { internship: ['Education Intern'], manager: ['Practice Manager, Education'] } },
      { name: 'Climate Finance Analyst', field: 'climate finance', pay: 90, degrees: ['Finance', 'Environmental Science', 'Economics'], skills: ['financial modeling', 'climate policy', 'carbon markets', 'Excel', 'writing'], titles: { manager: ['Climate Finance Manager'] } },
      { name: 'Water and Sanitation Specialist', field: 'water', pay: 92, degrees: ['Civil Engineering', 'Environmental Engineering', 'Public Health'], skills: ['hydrology', 'project appraisal', 'GIS', 'procurement', 'Spanish'], advanced: 'Master’s degree', titles: { internship: ['Water Intern'], manager: ['Practice Manager, Water'] } },
    ],
    things: ['lending operations', 'country programs', 'impact evaluations', 'safeguards', 'technical assistance'],
    partners: ['governments', 'country offices', 'other development banks', 'local firms and universities', 'task team leaders'],
    duties: [
      'prepare {thing} with {partner}', 'analyze household, school or firm surveys in {tool}', 'join missions and write the aide-mémoire', 'review procurement and results frameworks', 'draft chapters of reports that ministers read', 'organize workshops in the region', 'monitor projects and help when they stall', 'check social and environmental risk', 'compare what worked in other countries', 'maintain data sets for public use',
      'coordinate peer reviews', 'brief management before board meetings',
    ],
    asks: ['Graduate study, finished or under way, in a related field', 'Experience with {skill} and {skill2}', 'Fluent English and, for many roles, another working language', 'Fieldwork or work in a developing country', 'Diplomacy'],
    pluses: ['French, Arabic, Portuguese, Spanish or Swahili', 'Published research', 'Experience with {skill3}'],
    days: ['Travel is about one week in six.', 'Teams are spread over continents, so calls come early or late.', 'Brown-bag lunches are where ideas start.'],
  },
  space: {
    roles: [
      { name: 'Planetary Scientist', field: 'planetary science', pay: 92, degrees: ['Earth and Planetary Sciences', 'Astronomy', 'Geology', 'Physics'], skills: ['Python', 'remote sensing', 'spectroscopy', 'data analysis', 'scientific writing', 'IDL'], advanced: 'PhD', titles: { internship: ['Planetary Science Intern', 'Science Intern'], new_grad: ['Postdoctoral Fellow, Planetary Science'], lead: ['Lead Scientist'], manager: ['Science Branch Chief'] } },
      { name: 'Earth Scientist', field: 'Earth science', pay: 88, degrees: ['Atmospheric Science', 'Oceanography', 'Environmental Science', 'Physics'], skills: ['remote sensing', 'Python', 'climate modeling', 'GIS', 'statistics', 'MATLAB'], advanced: 'PhD', titles: { internship: ['Earth Science Intern'], new_grad: ['Postdoctoral Fellow, Earth Science'], manager: ['Laboratory Chief'] } },
      { name: 'Astrophysicist', field: 'astrophysics', pay: 94, degrees: ['Astrophysics', 'Physics', 'Astronomy'], skills: ['Python', 'data analysis', 'statistics', 'instrumentation', 'high performance computing'], advanced: 'PhD', titles: { internship: ['Astrophysics Intern'], new_grad: ['Postdoctoral Fellow, Astrophysics'], manager: ['Astrophysics Branch Chief'] } },
      { name: 'Science Communication Specialist', field: 'science communication', pay: 68, degrees: ['Communication', 'Journalism', 'Physics'], skills: ['science writing', 'video editing', 'social media', 'public speaking', 'storytelling'], titles: { internship: ['Science Communication Intern', 'Outreach Intern'], manager: ['Communications Manager'] } },
    ],
    things: ['mission data', 'instrument concepts', 'satellite observations', 'field campaigns', 'public releases'],
    partners: ['instrument engineers', 'universities', 'mission operations', 'international partners', 'educators and journalists'],
    duties: [
      'analyze {thing} and publish what you find', 'write code in {tool} that others can run', 'calibrate instruments before and after launch', 'propose observations and defend them', 'join field campaigns by ship, plane or on foot', 'work with {partner} on the next mission', 'archive data so that anyone can use it', 'explain results to {audience}', 'mentor students in the summer', 'compare models with measurements', 'support mission planning meetings', 'review papers and proposals',
    ],
    asks: ['Research experience with {skill} and {skill2}', 'Solid physics and mathematics', 'Scientific writing', 'Collaboration across institutions', 'Openness with data and methods'],
    pluses: ['A senior thesis or publication', 'Experience with {skill3}', 'Outreach or teaching'],
    days: ['Expect code, coffee and a weekly science talk.', 'Mission weeks run on Mars time or worse.', 'Interns present a poster to the whole center.'],
  },
  nature: {
    roles: [
      { name: 'Conservation Scientist', field: 'conservation science', pay: 70, degrees: ['Ecology and Evolutionary Biology', 'Environmental Science', 'Wildlife Biology'], skills: ['R', 'GIS', 'field ecology', 'statistics', 'remote sensing', 'scientific writing'], titles: { internship: ['Conservation Science Intern'], new_grad: ['Conservation Fellow'], lead: ['Lead Scientist'], manager: ['Director of Science'] } },
      { name: 'Field Hydrologist', field: 'hydrology', pay: 64, degrees: ['Geology', 'Environmental Engineering', 'Environmental Science'], skills: ['hydrology', 'GIS', 'streamflow measurement', 'water quality sampling', 'Python'], titles: { internship: ['Freshwater Field Intern', 'Hydrology Intern'], entry_level: ['Field Hydrologist I'], mid: ['Field Hydrologist II'], manager: ['Freshwater Program Manager'] } },
      { name: 'Preserve Steward', field: 'land stewardship', pay: 50, degrees: ['Forestry', 'Natural Resource Management', 'Environmental Studies'], skills: ['prescribed fire', 'invasive species control', 'chainsaw operation', 'GPS', 'volunteer management'], titles: { internship: ['Stewardship Intern', 'Seasonal Restoration Crew Intern'], new_grad: ['Seasonal Land Steward'], entry_level: ['Land Steward', 'Restoration Technician'], manager: ['Stewardship Manager'] } },
      { name: 'GIS Analyst', field: 'GIS', pay: 66, degrees: ['Geography', 'Environmental Science', 'Computer Science'], skills: ['ArcGIS', 'QGIS', 'Python', 'remote sensing', 'cartography', 'SQL'], titles: { manager: ['Spatial Science Manager'] } },
      { name: 'Marine Biologist', field: 'marine conservation', pay: 62, degrees: ['Marine Biology', 'Oceanography', 'Biology'], skills: ['scuba diving', 'coral restoration', 'survey methods', 'R', 'boat handling'], titles: { internship: ['Marine Conservation Intern'], manager: ['Marine Program Manager'] } },
      { name: 'Sustainability Analyst', field: 'sustainability', pay: 70, degrees: ['Sustainability', 'Environmental Studies', 'Economics'], skills: ['carbon accounting', 'life cycle assessment', 'Excel', 'ESG reporting', 'writing'], titles: { manager: ['Sustainability Manager'] } },
    ],
    things: ['rivers and wetlands', 'grasslands and forests', 'coral reefs', 'climate resilience projects', 'habitat surveys'],
    partners: ['landowners, ranchers and farmers', 'tribal nations', 'state and federal agencies', 'volunteers', 'scientists at universities'],
    duties: [
      'survey {thing} in all weather', 'collect and check field data and put it on a map', 'analyze results in {tool}', 'restore habitat: plant, cut, burn and wait', 'work with {partner} on plans that will hold', 'write management plans and permits', 'lead volunteer days', 'report on what changed and what did not', 'look after trucks, boats and tools', 'present to boards, schools and town meetings', 'measure emissions or water use and propose reductions', 'support grant applications', 'follow safety plans in remote places',
    ],
    asks: ['Coursework or experience with {skill} and {skill2}', 'Fit for outdoor work where the role is in the field', 'Driver’s license for field roles', 'Patience with slow processes', 'Respect for people who live from the land'],
    pluses: ['Wildland fire, first aid or scuba certification', 'Spanish or an Indigenous language', 'Experience with {skill3}'],
    days: ['Field season is April to October; winters are for data and planning.', 'You will get wet, muddy and happy.', 'The office is small; the landscape is not.'],
  },
  fundraising: {
    roles: [
      { name: 'Development Associate', field: 'fundraising', pay: 58, degrees: ['English', 'Communication', 'Public Administration', 'Art History'], skills: ['grant writing', 'donor relations', 'Salesforce', "Raiser's Edge", 'event planning', 'writing'], titles: { internship: ['Development Intern', 'Fundraising Intern'], senior: ['Senior Development Officer'], manager: ['Development Manager', 'Major Gifts Manager'], lead: [] } },
      { name: 'Grants Specialist', field: 'grants management', pay: 62, degrees: ['Public Administration', 'English', 'Accounting'], skills: ['grant writing', 'budgeting', 'compliance', 'Excel', 'reporting'], titles: { internship: ['Grants Intern'], manager: ['Grants Manager'] } },
      { name: 'Membership Coordinator', field: 'membership', pay: 52, degrees: ['Communication', 'Marketing', 'Any major'], skills: ['customer service', 'email marketing', 'CRM', 'event planning', 'writing'], titles: { internship: ['Membership Intern'], manager: ['Membership Manager'] } },
    ],
    things: ['grant proposals', 'donor events', 'membership campaigns', 'stewardship reports', 'capital campaigns'],
    partners: ['program staff', 'trustees and volunteers', 'foundations', 'finance', 'communications'],
    duties: [
      'write {thing} that are true and moving', 'research donors with discretion', 'keep records in {tool} exact', 'thank people promptly and personally', 'plan events within budget', 'work with {partner} to report results', 'track deadlines for every grant', 'prepare leaders for donor meetings', 'answer members’ questions', 'test appeals and learn', 'reconcile gifts with finance', 'tell stories of {audience} with their consent',
    ],
    asks: ['Persuasive, honest writing', 'Experience with {skill} or {skill2}', 'Organization', 'Tact with people of every means', 'Belief in the mission'],
    pluses: ['Phone bank, canvassing or student-giving experience', 'A second language', 'Experience with {skill3}'],
    days: ['The last quarter is the busiest.', 'You will see where each dollar goes.', 'Evening events come about twice a month.'],
  },
};
