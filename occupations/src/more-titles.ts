/**
 * Titles of today that the public tables lack, by the code of the occupation whose tasks public postings under that title
 * describe. docs/occupations.md tells their source.
 */
export const moreTitles: Readonly<Record<string, string>> = {
  '11-1011.00': 'founder, co-founder, chief of staff',
  '11-2021.00':
    'growth marketer, growth marketing manager, product marketing manager, technical product manager, associate product manager, product owner, product strategist',
  '11-2022.00': 'revenue operations manager, revenue operations analyst, sales operations analyst, sales enablement',
  '11-3021.00': 'engineering manager, technical program manager',
  '13-1071.00':
    'talent acquisition, talent acquisition coordinator, people operations, people partner, recruiting coordinator, human resources business partner',
  '13-1082.00': 'project management, program coordinator',
  '13-1111.00':
    'strategy consultant, consultant, associate consultant, business consultant, strategy analyst, strategy and operations, strategy associate, operations analyst, business operations analyst, corporate strategy, technology consultant, advisory consultant, transformation consultant',
  '13-1131.00': 'nonprofit development, major gifts officer, advancement, annual giving',
  '13-1161.00':
    'growth analyst, marketing analyst, marketing, digital marketing, brand marketing, product marketing, consumer insights analyst, content marketer, marketing associate',
  '13-2051.00':
    'investment banking analyst, investment banking, venture capital analyst, venture capital associate, private equity analyst, private equity associate, equity research, asset management analyst, portfolio analyst, corporate finance analyst, corporate development, mergers and acquisitions analyst, finance, finance analyst, wealth management analyst, capital markets analyst',
  '13-2099.01':
    'quantitative researcher, quantitative research, quantitative trading, quantitative trader, quantitative developer, algorithmic trader',
  '15-1211.00': 'business systems analyst, salesforce administrator, erp analyst',
  '15-1212.00': 'cybersecurity, cyber security, information security',
  '15-1221.00':
    'research scientist artificial intelligence, machine learning researcher, artificial intelligence researcher, computer vision researcher',
  '15-1244.00': 'systems administrator, linux administrator, information technology',
  '15-1251.00': 'coder',
  '15-1252.00':
    'ios developer, ios engineer, android developer, android engineer, mobile developer, mobile engineer, backend engineer, backend developer, back end engineer, back end developer, full stack engineer, platform engineer, infrastructure engineer, embedded software engineer, machine learning engineer, artificial intelligence engineer, large language model machine learning engineer, prompt engineer, site reliability engineer, devops engineer, salesforce developer, member of technical staff, application engineer software, computer science, developer advocate, developer relations, forward deployed engineer, api developer, graphics engineer, compiler engineer, distributed systems engineer, software',
  '15-1253.00': 'software quality assurance, software quality assurance test engineer, automation test engineer',
  '15-1254.00': 'frontend engineer, frontend developer, front end engineer, front end software engineer, web engineer, frontend',
  '15-1255.00':
    'user experience researcher, user experience research, user experience writer, content designer, interaction designer, product designer, user experience',
  '15-1255.01': 'gameplay engineer, gameplay programmer, level designer, narrative designer',
  '15-1243.00': 'data engineer, data platform engineer, analytics engineer, data infrastructure engineer',
  '15-2031.00': 'decision scientist, optimization analyst, operations research',
  '15-2051.00': 'data science, applied scientist, data analytics, product analyst, analytics',
  '15-2051.01': 'data analyst, business analyst, business intelligence, reporting analyst, people analyst',
  '17-2061.00':
    'asic engineer, fpga hardware engineer, vlsi hardware engineer, silicon engineer, digital design engineer, design verification engineer, physical design engineer, system on chip engineer, chip design engineer, hardware',
  '17-2072.00': 'firmware engineer, signal integrity engineer, printed circuit board design engineer, radio frequency engineer',
  '17-2071.00': 'electrical engineering, analog design engineer, power electronics engineer, embedded engineer, embedded systems engineer',
  '17-2112.00': 'continuous improvement engineer, manufacturing, operations engineer, supply chain engineer',
  '17-2141.00':
    'mechanical engineering, finite element analysis engineer, thermal engineer, product design engineer, propulsion test engineer',
  '17-2199.08': 'autonomy engineer, perception engineer, motion planning engineer, robotics',
  '19-2041.00': 'sustainability analyst, climate analyst, climate scientist, coastal ecologist, environmental policy analyst',
  '19-1023.00': 'field ecologist, wildlife ecologist',
  '19-3094.00': 'policy analyst, public policy analyst, policy associate, policy researcher, policy fellow',
  '21-1099.00': 'nonprofit program coordinator, community outreach coordinator, case coordinator',
  '23-1011.00': 'associate attorney, summer associate law, in-house counsel, public interest lawyer',
  '25-2031.00': 'teach for america corps member, corps member teacher',
  '27-1024.00': 'brand designer, visual designer, graphics designer',
  '27-3031.00':
    'communications associate, communications, social media manager, social media coordinator, community manager, public relations',
  '27-3043.00': 'content strategist, content writer, copywriter, content creator',
  '27-4032.00': 'film editing, video editing',
  '41-3091.00':
    'sales development representative, business development representative, account executive, customer success manager, customer success associate, account manager, business development associate, sales associate business to business',
  '41-9031.00':
    'solutions engineer, technical account manager, solutions consultant, customer engineer, sales engineering, pre-sales engineer',
  '51-9012.00': 'brewing assistant',
};
