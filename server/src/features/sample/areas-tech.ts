import type { Area } from './shapes.ts';

const computing = ['Computer Science', 'Computer Engineering', 'Software Engineering', 'Mathematics'];
const quantitative = ['Statistics', 'Data Science', 'Mathematics', 'Economics', 'Computer Science'];

export const techAreas: Readonly<Record<string, Area>> = {
  software: {
    roles: [
      { name: 'Software Engineer', field: 'software engineering', pay: 108, degrees: computing, skills: ['Python', 'Java', 'Go', 'C++', 'SQL', 'Git', 'distributed systems', 'REST APIs', 'unit testing', 'Linux'] },
      { name: 'Frontend Engineer', field: 'frontend engineering', pay: 104, degrees: computing, skills: ['TypeScript', 'JavaScript', 'React', 'HTML', 'CSS', 'GraphQL', 'accessibility', 'Git', 'unit testing'] },
      { name: 'Backend Engineer', field: 'backend engineering', pay: 110, degrees: computing, skills: ['Java', 'Go', 'Python', 'PostgreSQL', 'Kubernetes', 'gRPC', 'distributed systems', 'AWS', 'Docker'] },
      { name: 'Full Stack Engineer', field: 'full stack engineering', pay: 106, degrees: computing, skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'REST APIs', 'Docker', 'Git'] },
      { name: 'Mobile Engineer', field: 'mobile engineering', pay: 107, degrees: computing, skills: ['Swift', 'Kotlin', 'iOS', 'Android', 'unit testing', 'Git', 'REST APIs'] },
      { name: 'Site Reliability Engineer', field: 'site reliability engineering', pay: 114, degrees: computing, skills: ['Linux', 'Kubernetes', 'Terraform', 'Python', 'Go', 'Prometheus', 'networking', 'incident response'] },
      { name: 'Security Engineer', field: 'security engineering', pay: 114, degrees: ['Computer Science', 'Cybersecurity', 'Computer Engineering'], skills: ['threat modeling', 'Python', 'network security', 'cryptography', 'penetration testing', 'incident response', 'Linux'] },
      { name: 'QA Engineer', field: 'test automation', pay: 88, degrees: computing, skills: ['Selenium', 'Python', 'test automation', 'Jenkins', 'SQL', 'Git', 'Java'] },
    ],
    things: ['internal services', 'web applications', 'data pipelines', 'customer-facing tools', 'shared APIs'],
    partners: ['product managers and designers', 'other engineering teams', 'data scientists and analysts', 'support and operations', 'security and privacy reviewers'],
    duties: [
      'design, write and review code for {thing}', 'take features from a one-page design to production, behind a flag and then for everyone',
      'write tests that fail for the right reason and keep the build green', 'find what slows down {thing} and mend it',
      'join the on-call rotation when ready, with a buddy for the first weeks', 'break large changes into small ones that are easy to review',
      'work with {partner} to decide what is worth building', 'write design documents and defend them kindly', 'retire old code as carefully as you add new code',
      'instrument {thing} so that problems are seen before {audience} notice', 'migrate {thing} to newer platforms without downtime', 'improve the tools that {team} uses every day',
      'use {tool} where it fits, and say when it does not', 'read logs, traces and dashboards to find the cause of a fault', 'turn vague reports from {audience} into reproducible bugs and then into fixes',
    ],
    asks: ['Working knowledge of {skill} and {skill2}', 'Sound grasp of data structures, algorithms and complexity', 'Able to read code you did not write and improve it', 'Clear writing: designs, reviews and commit messages', 'Experience building something that other people used, in class, at work or in the open', 'Comfort with {skill} on a team project', 'Habit of testing your own work'],
    pluses: ['Contributions to open source', 'Experience with {skill3}', 'Having run a service in production', 'Coursework in operating systems, networks or databases', 'An eye for accessible interfaces'],
    days: ['Code is reviewed within a working day, and small changes ship the same afternoon.', 'We plan in two-week cycles and keep one day free of meetings.', 'A stand-up at ten, a demo on Fridays, and long quiet stretches in between.', 'Everyone, interns included, deploys to production in the first two weeks.', 'Post-mortems are written without blame and read by everyone.'],
  },
  data: {
    roles: [
      { name: 'Data Scientist', field: 'data science', pay: 108, degrees: quantitative, skills: ['Python', 'SQL', 'R', 'A/B testing', 'statistics', 'causal inference', 'scikit-learn', 'data visualization'] },
      { name: 'Data Analyst', field: 'data analysis', pay: 80, degrees: quantitative, skills: ['SQL', 'Tableau', 'Excel', 'Python', 'dashboards', 'statistics', 'Power BI'] },
      { name: 'Data Engineer', field: 'data engineering', pay: 106, degrees: computing, skills: ['SQL', 'Python', 'Spark', 'Airflow', 'dbt', 'Kafka', 'data modeling', 'BigQuery'] },
      { name: 'Business Intelligence Analyst', field: 'business intelligence', pay: 82, degrees: quantitative, skills: ['SQL', 'Looker', 'Tableau', 'Excel', 'data modeling', 'stakeholder management'] },
    ],
    things: ['product usage', 'customer behavior', 'operational data', 'forecasts', 'metrics'],
    partners: ['product managers', 'engineers', 'finance and operations', 'researchers', 'decision makers who are not analysts'],
    duties: [
      'turn questions from {partner} into analyses that settle them', 'build and maintain dashboards on {thing} that people trust', 'design experiments, size them properly and read the results honestly',
      'write queries and code that a colleague can follow a year later', 'model {thing} and say how sure you are', 'clean and document the tables that {team} depends on', 'spot what changed in {thing} and find out why',
      'present findings in plain words to people who will act on them', 'define metrics with {partner} and keep their definitions in one place', 'automate reports that are still made by hand', 'check data quality at the source rather than at the chart',
      'combine surveys, logs and finance data into one picture of {audience}', 'recommend what not to measure',
    ],
    asks: ['Fluency in {skill} and {skill2}', 'Solid statistics: sampling, regression, uncertainty', 'Curiosity about how {audience} really behave', 'Able to explain a result in two sentences', 'Care for the quality of data before its analysis', 'Practice with {skill3} in coursework or at work'],
    pluses: ['Experience with experiments at scale', 'A thesis or project with messy real data', 'Knowledge of {skill3}', 'Experience teaching or tutoring'],
    days: ['Expect about half of the time in the data and half in conversation.', 'Analyses are peer-reviewed before they are shared.', 'The team holds a weekly reading group, and anyone may choose the paper.', 'Most projects run two to six weeks from question to recommendation.'],
  },
  learning: {
    roles: [
      { name: 'Machine Learning Engineer', field: 'machine learning', pay: 124, degrees: ['Computer Science', 'Mathematics', 'Electrical Engineering', 'Statistics'], skills: ['Python', 'PyTorch', 'TensorFlow', 'deep learning', 'C++', 'distributed training', 'NLP', 'computer vision'] },
      { name: 'Research Scientist', field: 'machine learning research', pay: 140, degrees: ['Computer Science', 'Mathematics', 'Physics', 'Statistics'], skills: ['PyTorch', 'JAX', 'deep learning', 'reinforcement learning', 'large language models', 'Python', 'statistics'], advanced: 'PhD', titles: { internship: ['Research Intern', 'PhD Research Intern', 'Student Researcher'] } },
      { name: 'Applied Scientist', field: 'applied machine learning', pay: 132, degrees: ['Computer Science', 'Statistics', 'Mathematics'], skills: ['Python', 'PyTorch', 'recommender systems', 'NLP', 'large language models', 'SQL', 'A/B testing'] },
      { name: 'Computer Vision Engineer', field: 'computer vision', pay: 124, degrees: ['Computer Science', 'Electrical Engineering', 'Robotics Engineering'], skills: ['Python', 'C++', 'PyTorch', 'computer vision', 'OpenCV', 'CUDA', 'linear algebra'] },
    ],
    things: ['recommendation models', 'language models', 'perception models', 'ranking models', 'forecasting models'],
    partners: ['research scientists', 'software engineers', 'product teams', 'data annotators and their leads', 'hardware engineers'],
    duties: [
      'train, evaluate and ship {thing}', 'build data sets that represent {audience} fairly', 'read new papers and test what holds up on our data', 'write evaluation suites that catch regressions before launch',
      'make training runs on {tool} cheaper and more repeatable', 'study failures one by one until a pattern appears', 'bring {thing} from a notebook to a service with a latency budget', 'work with {partner} on problems that have no known answer yet',
      'publish or present results where that helps the field', 'document the limits of {thing} as plainly as their strengths', 'profile models and remove what they do not need', 'run ablations before claiming a cause', 'guard {thing} against misuse together with the safety reviewers',
    ],
    asks: ['Strong {skill} and a good command of {skill2}', 'Understanding of the mathematics behind the models you use', 'Evidence of careful experiments: papers, a thesis, competition or production work', 'Ability to write clear, tested research code', 'Experience with {skill3} on real data'],
    pluses: ['Publications at a recognized conference', 'Experience training on many accelerators', 'Open-source model or data set releases', 'Background in {skill3}'],
    days: ['Half of the week goes to experiments, the rest to reading, writing and review.', 'Results are shared in a short weekly note, including those that failed.', 'You will have your own compute budget and be trusted to spend it well.', 'Reading groups and office hours are open to interns.'],
  },
  chips: {
    roles: [
      { name: 'ASIC Design Engineer', field: 'ASIC design', pay: 118, degrees: ['Electrical Engineering', 'Computer Engineering', 'Electrical and Computer Engineering'], skills: ['Verilog', 'SystemVerilog', 'RTL design', 'timing analysis', 'Perl', 'Python', 'computer architecture'] },
      { name: 'Design Verification Engineer', field: 'design verification', pay: 115, degrees: ['Electrical Engineering', 'Computer Engineering', 'Computer Science'], skills: ['SystemVerilog', 'UVM', 'C++', 'Python', 'formal verification', 'computer architecture'] },
      { name: 'Hardware Engineer', field: 'hardware engineering', pay: 108, degrees: ['Electrical Engineering', 'Computer Engineering'], skills: ['PCB design', 'signal integrity', 'oscilloscopes', 'power electronics', 'Altium', 'Python'] },
      { name: 'Firmware Engineer', field: 'embedded software', pay: 110, degrees: ['Computer Engineering', 'Electrical Engineering', 'Computer Science'], skills: ['C', 'C++', 'embedded systems', 'RTOS', 'Python', 'debugging', 'Linux'] },
    ],
    things: ['next-generation processors', 'memory subsystems', 'boards and modules', 'interconnects', 'power delivery'],
    partners: ['architects and verification engineers', 'physical design', 'firmware and driver developers', 'the lab and manufacturing test', 'software teams'],
    duties: [
      'define and write micro-architecture for {thing}', 'implement blocks in {tool} and close timing with physical design', 'write test plans and drive coverage to closure', 'bring up first silicon in the lab and find out what it really does',
      'analyze power, performance and area of {thing}', 'debug failures from simulation down to the waveform', 'automate the flow with scripts that others can maintain', 'review specifications with {partner} before the first line is written',
      'measure {thing} on the bench and compare with the model', 'support production test until yields are stable', 'keep documentation that a software engineer can rely on', 'build emulation and prototyping platforms for early software',
    ],
    asks: ['Coursework or experience in {skill} and {skill2}', 'Understanding of digital logic and computer architecture', 'Patience for careful debugging', 'Scripting in Python or Perl', 'Able to explain trade-offs to people of other disciplines'],
    pluses: ['A tape-out or FPGA project', 'Experience with {skill3}', 'Lab experience with logic analyzers and oscilloscopes'],
    days: ['Work follows the chip: calmer while specifying, livelier near tape-out and bring-up.', 'You will sit next to the people who write the drivers.', 'Design reviews happen weekly and everyone may question everything.'],
  },
  product: {
    roles: [
      { name: 'Product Manager', field: 'product management', pay: 112, degrees: ['Computer Science', 'Economics', 'Business Administration', 'Cognitive Science'], skills: ['product strategy', 'user research', 'SQL', 'roadmapping', 'A/B testing', 'writing', 'prioritization'], titles: { new_grad: ['Associate Product Manager'], entry_level: ['Associate Product Manager'], lead: ['Principal Product Manager'], manager: ['Group Product Manager'] } },
      { name: 'Technical Program Manager', field: 'program management', pay: 112, degrees: ['Computer Science', 'Industrial Engineering', 'Engineering Management'], skills: ['program management', 'Agile', 'Jira', 'risk management', 'stakeholder management', 'SQL'], titles: { manager: ['Group Technical Program Manager'] } },
      { name: 'Product Operations Specialist', field: 'product operations', pay: 84, degrees: ['Business Administration', 'Economics', 'Information Systems'], skills: ['SQL', 'process improvement', 'Excel', 'Jira', 'user research', 'project management'], titles: { manager: ['Product Operations Manager'] } },
    ],
    things: ['new features', 'onboarding', 'pricing and packaging', 'internal platforms', 'launches'],
    partners: ['engineering, design and research', 'sales and support', 'legal and privacy', 'data science', 'marketing'],
    duties: [
      'talk with {audience} every week and write down what you heard', 'decide what {team} does next and, harder, what it does not', 'write short briefs that engineers and designers can build from', 'set measures of success before the work begins',
      'run launches of {thing} from first test to general release', 'keep a roadmap that fits on one page', 'bring {partner} to one decision and record why', 'dig into the data yourself before asking for a report', 'remove obstacles before the team meets them',
      'find risks early and say so plainly', 'answer for {thing} after launch, not only until launch', 'prepare reviews for leadership with the bad news first', 'compare what others offer and what {audience} still lack',
    ],
    asks: ['Clear thinking shown in clear writing', 'Evidence that you have led people without being their manager', 'Comfort with {skill} and {skill2}', 'Interest in {audience} that goes beyond the job', 'Good judgment about what can be left out'],
    pluses: ['A product, club or event that you started', 'Technical coursework or a side project', 'Experience with {skill3}'],
    days: ['No two days are alike; most hold a user call, a design review and an hour of quiet writing.', 'Decisions are made in documents and only then in meetings.', 'You will own one real product area from your first month.'],
  },
  design: {
    roles: [
      { name: 'Product Designer', field: 'product design', pay: 100, degrees: ['Human-Computer Interaction', 'Graphic Design', 'Industrial Design', 'Cognitive Science'], skills: ['Figma', 'prototyping', 'interaction design', 'design systems', 'usability testing', 'accessibility', 'visual design'] },
      { name: 'UX Researcher', field: 'user research', pay: 98, degrees: ['Psychology', 'Human-Computer Interaction', 'Anthropology', 'Cognitive Science'], skills: ['user interviews', 'usability testing', 'survey design', 'statistics', 'qualitative research', 'R'] },
      { name: 'Visual Designer', field: 'visual design', pay: 84, degrees: ['Graphic Design', 'Illustration', 'Studio Art'], skills: ['Figma', 'Adobe Creative Suite', 'typography', 'illustration', 'motion graphics', 'brand design'] },
      { name: 'UX Writer', field: 'UX writing', pay: 88, degrees: ['English', 'Communication', 'Journalism', 'Technical Writing'], skills: ['UX writing', 'content strategy', 'editing', 'Figma', 'accessibility', 'localization'] },
    ],
    things: ['key journeys', 'the design system', 'mobile screens', 'first-time experiences', 'settings and forms'],
    partners: ['product managers and engineers', 'other designers and researchers', 'brand and marketing', 'accessibility specialists', 'customer support'],
    duties: [
      'sketch, prototype and test ideas for {thing}', 'run sessions with {audience} and share what they did, not only what they said', 'contribute components and patterns that others can use', 'work with {partner} from the first question to the shipped detail',
      'make {thing} work with a keyboard, a screen reader and a slow phone', 'critique openly and take critique well', 'turn research into decisions within days', 'keep files that a colleague can open and understand', 'choose words as carefully as pixels',
      'plan studies with the right method for the question', 'show three options and recommend one', 'follow {thing} after release and mend what people trip over',
    ],
    asks: ['A portfolio that shows how you got there, not only where you arrived', 'Command of {skill} and {skill2}', 'Empathy backed by evidence', 'Working knowledge of accessibility standards', 'Able to explain choices to engineers and executives alike'],
    pluses: ['Experience with {skill3}', 'Front-end prototyping in code', 'Work for an audience unlike yourself'],
    days: ['Crits are twice a week, on unfinished work.', 'Designers sit with their product team and meet as a craft group on Thursdays.', 'Expect to watch somebody use your design at least every other week.'],
  },
  itsupport: {
    roles: [
      { name: 'IT Support Specialist', field: 'IT support', pay: 58, degrees: ['Information Technology', 'Information Systems', 'Computer Science'], skills: ['Windows', 'macOS', 'Active Directory', 'ServiceNow', 'troubleshooting', 'networking', 'customer service'] },
      { name: 'Systems Administrator', field: 'systems administration', pay: 74, degrees: ['Information Technology', 'Computer Science', 'Information Systems'], skills: ['Linux', 'Windows Server', 'PowerShell', 'VMware', 'Azure', 'networking', 'Active Directory'] },
      { name: 'Cybersecurity Analyst', field: 'cybersecurity', pay: 82, degrees: ['Cybersecurity', 'Information Technology', 'Computer Science'], skills: ['SIEM', 'incident response', 'vulnerability management', 'network security', 'Splunk', 'Python'] },
      { name: 'Business Systems Analyst', field: 'business systems', pay: 78, degrees: ['Management Information Systems', 'Information Systems', 'Business Administration'], skills: ['requirements analysis', 'SQL', 'Salesforce', 'Jira', 'process mapping', 'Excel'] },
    ],
    things: ['laptops and accounts', 'networks and servers', 'business applications', 'identity and access', 'collaboration tools'],
    partners: ['employees at every site', 'vendors', 'the security operations center', 'application owners', 'network and cloud teams'],
    duties: [
      'answer requests from colleagues and close them for good', 'look after {thing} for several hundred users', 'write articles so that the same question is asked only once', 'set up new starters so that they can work on day one', 'watch alerts and decide which ones matter',
      'patch and upgrade {thing} on a published calendar', 'gather requirements from {partner} and turn them into changes', 'test backups by restoring them', 'script away repetitive work with {tool}', 'keep an accurate inventory', 'lead the response to small incidents and learn from them', 'roll out {thing} to new offices and teams',
    ],
    asks: ['Hands-on experience with {skill} and {skill2}', 'Patience with people who are having a bad day', 'Methodical troubleshooting', 'Discretion with confidential information', 'Willingness to take part in an evening or weekend rotation'],
    pluses: ['CompTIA A+, Network+ or Security+', 'Experience with {skill3}', 'A home lab you like to talk about'],
    days: ['Mornings are for tickets, afternoons for projects.', 'You will walk the floor as often as you sit at the desk.', 'The team covers for each other, so days off are days off.'],
  },
};
