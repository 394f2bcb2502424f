/** How postings begin, by style. Slots: {employer} {fact} {team} {title} {role} {thing} {partner} {audience} {duty} {duty2} {duty3} {place} {weeks} {season} {size} {field}. */
export const openings: Readonly<Record<Style, readonly string[]>> = {
  company: [
    '{fact} In {team} you will {duty}, and you will not do it alone: {partner} work beside you every day.',
    '{fact} {Fact2} We are hiring {a role} for {team} in {place}.',
    '{fact} {Team} looks after {thing} and is hiring {a role}: you will {duty}, and you will {duty2}.',
    '{fact} Join {team} as {a role}; your first task will be to {duty}.',
    '{fact} {Team} plays its part with {thing}, and now has room for {a role}.',
  ],
  reader: [
    'You would rather {duty} than talk about it. You notice when {thing} could be better. {Team} at {employer} would like to meet you.',
    'Perhaps you have spent the last years learning {field}; perhaps you came to it by another road. Either way, {team} offers you real work: you will {duty}, {duty2}, and see what comes of it.',
    'Do you want your work to reach {audience}? In this role you will {duty} and {duty2}, with {partner} at your side.',
    'This is a job for somebody who likes {thing} and the people around them. You will {duty}; a month later you will {duty2}.',
    'You are curious, you finish things, and you like to work with {partner}. Come and {duty} with {team}.',
  ],
  program: [
    'The {title} program runs for {weeks} weeks. You will join {team} in {place}, own a project from start to finish, and present it to the people who will use it.',
    'For {weeks} weeks you are a member of {team}, not a guest. You will {duty}, {duty2}, and leave with work you can show.',
    '{employer} invites students to spend {weeks} weeks with {team}. {fact} You will {duty} and {duty2}, with a mentor who has time for you.',
    'Interns in {team} do the work we do, and ask the questions we stopped asking. You will {duty} and {duty2}. The term lasts {weeks} weeks.',
    'Apply to join {team} for {season}. Over {weeks} weeks you will get to know {thing}, meet {partner}, and {duty}.',
  ],
  formal: [
    '{employer} is seeking {a role} for {team}, located in {place}. You will {duty} and {duty2}, reporting to the head of the group.',
    'Summary: this position is in {team}. You will {duty} and {duty2}. The group’s field is {thing}.',
    'As {a role} in {team}, you serve {audience}. You will be responsible to {duty} and to {duty2}.',
    '{Team} has an opening for {a role}. Among other things you will {duty} and {duty2}. The duty station is {place}.',
    'Under general guidance, you will {duty}, {duty2}, and advise {partner} on {thing}.',
  ],
  team: [
    'Meet {team}: {size} people who look after {thing} at {employer}. We work closely with {partner}, and in this role you will {duty}.',
    'We are {team}. Much of what {audience} get from {employer} depends on {thing}, and that is our job. We need {a role} to {duty} with us.',
    '{Team} is small: {size} people, {partner} next door, and a long list of ideas about {thing}. You would {duty} from the beginning.',
    '{Team} exists because {audience} deserve better {thing}. {fact} We are growing and want to add {a role}.',
    'Every week, {team} sits down with {partner} and asks what {audience} need most. Lately the answer has been {thing}, which is why we are hiring.',
  ],
  story: [
    'In your first month you will {duty}. By the end of the third you will {duty2}. After a year, people in {team} will come to you with questions about {thing}.',
    'The person who had this role before you was asked on the first day to do one thing: {duty}. A year later they were teaching it. {Team} hopes to see that again.',
    'Day one: meet {team} and a desk full of questions about {thing}. Day thirty: {duty}. Day one hundred: {duty2}, with {partner} relying on you.',
    'A normal Tuesday in {team}: you {duty}, have lunch with {partner}, then {duty2}. If that sounds like a good Tuesday, read on.',
    'What does {a role} at {employer} do all day? You will {duty}. You will {duty2}. And you will hear from {audience} often enough to know why it matters.',
  ],
};

export const headings: Readonly<Record<Section, readonly string[]>> = {
  duties: ['What you will do', 'Responsibilities', 'The work', 'In this role you will', 'Your responsibilities', 'Duties', 'What you’ll work on', 'Key responsibilities'],
  asks: ['What we look for', 'Qualifications', 'Minimum qualifications', 'About you', 'You bring', 'Requirements', 'What you’ll need', 'Who you are'],
  pluses: ['Nice to have', 'Preferred qualifications', 'It helps if you have', 'Bonus', 'Also welcome', 'Desired'],
  benefits: ['Benefits', 'What we offer', 'Why you’ll like it here', 'What you get', 'Pay and benefits'],
};

export const company: readonly string[] = ['About {employer}', 'Who we are', 'About us', '{employer} at a glance'];

export const enrolled: readonly string[] = [
  'Enrolled in a bachelor’s or master’s program in {degrees}, graduating between {autumn} and {spring}',
  'Current student of {degrees}, returning to school after the term',
  'Working toward a degree in {degrees}',
  'Pursuing a degree in {degrees}; rising juniors and seniors preferred',
  'Undergraduate or graduate student in {degrees} in good standing',
];

export const graduating: readonly string[] = [
  'Bachelor’s or master’s degree in {degrees}, completed between {autumn} and {spring}',
  'Graduating by {spring} with a degree in {degrees}',
  'Recent graduate (within the last twelve months) in {degrees}',
  'Degree in {degrees} by the start date',
];

export const graduated: readonly string[] = [
  'Bachelor’s degree in {degrees}, or equivalent experience',
  'Degree in {degrees} or a path that taught you the same',
  'BA or BS in {degrees}',
  'Bachelor’s degree; {degrees} preferred',
];

/** Years asked for, by level. */
export const years = {
  entry_level: ['0–2 years of experience in {field}', 'Up to two years of work in {field}, internships included', 'One year of relevant experience, which may come from internships', 'No experience needed beyond internships or projects in {field}'],
  mid: ['3+ years of experience in {field}', 'At least three years of professional work in {field}', '3–5 years in {field} or something close to it'],
  senior: ['6+ years of experience in {field}', 'At least seven years of professional work in {field}', '5–8 years in {field}, some of them leading projects'],
  lead: ['8+ years of experience in {field}, setting direction for others', 'Ten years or more in {field}', 'At least nine years in {field} and a record of technical leadership'],
  manager: ['6+ years in {field}, of which two managing people', 'At least eight years of experience, including hiring and leading a team', '7+ years in {field} and experience as a people manager'],
} as const;

export const used: readonly string[] = ['Skills used in this role: {skills}', 'Familiarity with {skills}', 'You will use {skills}', 'Some experience with {skills}', 'Knowledge of {skills}'];

export const learning: readonly string[] = [
  'We do not expect you to meet every line above; tell us where you are strong.',
  'If you meet most of this and want to learn the rest, please apply.',
  'Studies show that some people apply only when they meet every point. You need not.',
  'You will have a mentor outside your team as well as a manager inside it.',
  'Feedback here is frequent and specific.',
  'Questions are expected, above all in the first months.',
];

export const leading: readonly string[] = [
  'You will set direction for {thing} and grow the people around you.',
  'Others in {team} will look to you for judgment on {thing}.',
  'About a third of the role is helping colleagues to do their best work.',
];

export const yearly: readonly string[] = [
  'The base salary range for this role is {min} to {max} a year.',
  'Base pay: {min}–{max} per year, depending on experience and location.',
  'We expect to pay between {min} and {max} annually for this position.',
  'Salary: {min} to {max}.',
  'The annual pay range in this location is {min} - {max}, plus benefits.',
];

export const hourly: readonly string[] = [
  'The hourly rate is {min} to {max}.',
  'Pay: {min}–{max} an hour.',
  'This position pays between {min} and {max} per hour, depending on year of study or experience.',
  'Hourly range: {min} - {max}.',
];

export const monthly: readonly string[] = ['The base pay range is {min} – {max} per month.', 'Monthly pay: {min} to {max}.', 'You will be paid between {min} and {max} a month.'];

export const onSite: readonly string[] = [
  'The role is based in {place}, in person.',
  'This position is on site in {place}.',
  'We work together in {place} five days a week.',
  'Work location: {place}.',
];

export const hybrid: readonly string[] = [
  'Hybrid: three days a week in {place}, the others where you like.',
  'You will be in our {place} office at least two days a week.',
  'We meet in {place} from Tuesday to Thursday and are flexible on the other days.',
  'This is a hybrid position in {place}.',
];

export const remote: readonly string[] = [
  'This position is remote within the United States.',
  'You may work from home anywhere in the United States; we meet in person twice a year.',
  'Fully remote, with core hours on Eastern Time.',
];

export const several: readonly string[] = ['Locations: {places}. Tell us which you prefer.', 'The role can sit in {places}.', 'We are hiring for this role in {places}.'];

export const equal: readonly string[] = [
  '{employer} is an equal opportunity employer.',
  '{employer} is an equal opportunity employer and welcomes applicants of every background. Tell us if you need an accommodation.',
  'All qualified applicants will be considered without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or veteran status.',
  'We are committed to equal opportunity and provide reasonable accommodation to applicants with disabilities.',
  'Equal Opportunity Employer, including veterans and people with disabilities.',
  'We value difference and hire without discrimination of any kind protected by law.',
  'If you need help with the application because of a disability, please let us know.',
  'We consider qualified applicants with arrest or conviction records in line with local law.',
];

/** What a group of that kind of work is called; others are a team. */
export const groups: Readonly<Record<string, string>> = {
  nursing: 'unit', allied: 'service', curatorial: 'department', journalism: 'desk', policy: 'office', diplomacy: 'bureau', teaching: 'program',
  space: 'group', aerospace: 'group', banking: 'group', consulting: 'practice', bench: 'group', development: 'group', nature: 'program', museumlearning: 'program',
};

/** Skills that one works in or with, as against knows. */
export const tools: ReadonlySet<string> = new Set([
  'Python', 'Java', 'Go', 'C++', 'C', 'SQL', 'TypeScript', 'JavaScript', 'React', 'Swift', 'Kotlin', 'Kubernetes', 'Terraform', 'R', 'Tableau', 'Excel', 'Power BI', 'Looker', 'Spark', 'Airflow', 'dbt',
  'PyTorch', 'TensorFlow', 'JAX', 'Verilog', 'SystemVerilog', 'UVM', 'Figma', 'PowerShell', 'ServiceNow', 'Splunk', 'Salesforce', 'SolidWorks', 'CATIA', 'MATLAB', 'Simulink', 'NASTRAN', 'LabVIEW', 'Minitab',
  'PVsyst', 'PSS/E', 'ETAP', 'AutoCAD', 'Civil 3D', 'SAP', 'GIS', 'ArcGIS', 'QGIS', 'Bloomberg', 'Google Analytics', 'Epic', 'REDCap', 'SAS', 'JMP', 'GraphPad Prism', 'Stata', 'IDL', 'Adobe Illustrator', 'CLO 3D', 'Rhino',
  'Avid', 'Premiere Pro', 'Maya', 'Houdini', 'Nuke', 'TMS', 'Pro Tools', 'D3.js', 'Jira', 'PowerPoint', 'Selenium', 'Node.js', 'PostgreSQL', 'Linux', 'LTspice', 'Alteryx', 'Shopify', "Raiser's Edge", 'DOORS', 'Cameo', 'Workday',
]);

export type Style = 'company' | 'reader' | 'program' | 'formal' | 'team' | 'story';
export type Section = 'duties' | 'asks' | 'pluses' | 'benefits';
