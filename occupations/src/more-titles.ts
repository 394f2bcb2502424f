/**
 * Titles of today that the public tables lack, by the code of the occupation whose tasks public postings under that title
 * describe. docs/occupations.md tells their source.
 */
export const moreTitles: Readonly<Record<string, string>> = {
  '11-1021.00': 'support manager, operations director, founder, co-founder, chief of staff, strategy manager',
  '11-2021.00':
    'technical product manager, associate product manager, product owner, product strategist, product management, product, brand management, technical product management, data product manager, engineering product manager, content manager, growth manager, brand director, product director, marketing director, growth marketing manager, product marketing manager',
  '11-2022.00':
    'revenue operations analyst, sales enablement, sales director, partnership manager, business development manager, enterprise sales manager, revenue operations manager, deal desk manager, partnerships director',
  '11-2032.00': 'communications manager, public relations director, external affairs manager',
  '11-3013.00': 'facility, facility management',
  '11-3021.00':
    'engineering manager, data manager, analytics manager, platform manager, infrastructure manager, technology manager, information technology director, engineering director, security manager information',
  '11-3031.00': 'finance manager, finance director, tax director, treasury manager',
  '11-3121.00':
    'people operations manager, human resource information system manager, people manager, talent manager, recruiting manager, human resource director',
  '11-9021.00':
    'construction management, construction project management, construction, field engineering construction, project engineer construction',
  '11-9051.00': 'restaurant manager, cafe manager',
  '11-9072.00': 'sports operations, sports operations coordinator',
  '11-9111.00': 'healthcare administration, hospital administration, health administration, healthcare management, practice management',
  '11-9141.00': 'property management, real estate management, asset management real estate',
  '11-9199.02': 'trust and safety manager, policy compliance manager, content policy manager, privacy manager',
  '13-1023.00':
    'procurement, sourcing, strategic sourcing, category management, purchasing, indirect procurement, procurement specialist, buyer',
  '13-1041.00':
    'compliance, regulatory compliance, trade compliance, ethics and compliance, financial crime compliance, compliance analyst, compliance associate',
  '13-1041.07': 'regulatory affair',
  '13-1051.00': 'estimating, cost estimating, preconstruction',
  '13-1071.00':
    'talent acquisition, talent acquisition coordinator, people operations, people partner, recruiting coordinator, human resources business partner, human resource, recruiting, recruitment, talent, people operation, university recruiting, people and culture, human resource generalist, people team, diversity and inclusion specialist, diversity equity and inclusion',
  '13-1081.00':
    'supply chain, logistics, demand planning, inventory, fulfillment, transportation logistics, supply chain analyst, supply chain planning, material planning, logistics coordinator, logistics analyst, supply chain coordinator',
  '13-1082.00':
    'project management, program coordinator, program management, technical project management, project control, project management office, scrum master, project coordination, engineering project manager, engineering program manager, project manager, program manager',
  '13-1111.00':
    'strategy consultant, consultant, associate consultant, business consultant, strategy analyst, strategy and operations, strategy associate, business operations analyst, corporate strategy, technology consultant, advisory consultant, transformation consultant, strategy, business operation, operation, strategic planning, business transformation, consulting, advisory, operation strategy, strategic operation, business strategy, management consulting, corporate development strategy, strategy consulting, business analyst, sales operations analyst, operations analyst, business process analyst',
  '13-1121.00': 'event, event planning, event management, event operation',
  '13-1131.00':
    'nonprofit development, major gifts officer, advancement, annual giving, fundraising, development nonprofit, philanthropy, donor relation',
  '13-1151.00': 'learning and development, training and development, talent development, sales training',
  '13-1161.00':
    'growth analyst, marketing analyst, marketing, digital marketing, brand marketing, product marketing, consumer insights analyst, content marketer, marketing associate, market research, growth, search engine optimization, paid media, media planning, consumer insight, commercialization, go to market, market strategy, event marketing, field marketing, email marketing, marketing operation, performance marketer, content marketing, marketing research, marketing strategy, marketing coordinator, marketing specialist, growth marketer, research analyst marketing',
  '13-1199.05':
    'sustainability analyst, environmental social and governance analyst, sustainability, environmental social and governance, sustainability associate',
  '13-2011.00':
    'audit, auditing, internal audit, external audit, accounting, assurance, controllership, financial reporting, tax, tax accounting, tax consulting, audit and assurance, forensic accounting',
  '13-2051.00':
    'investment banking analyst, investment banking, venture capital analyst, venture capital associate, private equity analyst, private equity associate, asset management analyst, portfolio analyst, corporate finance analyst, corporate development, mergers and acquisitions analyst, finance, finance analyst, wealth management analyst, capital markets analyst, financial planning and analysis, financial planning, investment, asset management, equity research, capital market, treasury analyst, private credit, private equity, venture capital, wealth management, market data strategy, corporate finance, finance and strategy, valuation, financial analysis, global market, analyst finance',
  '13-2052.00': 'financial planner, wealth advisor, financial advisor',
  '13-2053.00': 'underwriting, insurance underwriting',
  '13-2054.00': 'risk, credit risk, risk management, market risk, operational risk, enterprise risk',
  '13-2072.00': 'lending, commercial banking, credit union lending, mortgage',
  '13-2099.01':
    'quantitative researcher, quantitative research, quantitative trader, quantitative developer, algorithmic trader, quant, quantitative, quantitative trading, quantitative strategy, quantitative analysis, algorithmic trading, systematic trading',
  '15-1211.00':
    'business systems analyst, salesforce administrator, erp analyst, management information system, information system, business system, enterprise application, enterprise system, enterprise resource planning, customer relationship management analyst, business technology analyst, system analysis',
  '15-1212.00':
    'cybersecurity, cyber security, information security, security analyst, identity and access management, security operation, security operation center analyst, application security, product security, cloud security, security automation, privacy engineer, security engineering, vulnerability management, governance risk compliance, threat intelligence, incident response, information assurance, cybersecurity analyst',
  '15-1221.00':
    'research scientist artificial intelligence, machine learning researcher, artificial intelligence researcher, computer vision researcher, artificial intelligence research, machine learning research, research scientist machine learning, research engineer machine learning, deep learning research, computer science research, artificial intelligence safety researcher, artificial intelligence',
  '15-1231.00': 'network support, network technician',
  '15-1232.00':
    'information technology support, help desk, desktop support, technology support, technical support, technical support engineer, technical support specialist, product support analyst, product support, application support, application support analyst',
  '15-1241.00': 'network engineer, network architecture, network engineering, cloud network engineer',
  '15-1243.00':
    'data engineer, data platform engineer, analytics engineer, data infrastructure engineer, data engineering, data pipeline, data architecture, big data engineer, data warehouse engineer',
  '15-1244.00':
    'systems administrator, linux administrator, information technology infrastructure, information technology operation, system administration, network administration',
  '15-1251.00': 'coder, mainframe programmer, programmer',
  '15-1252.00':
    'ios developer, ios engineer, android developer, android engineer, mobile developer, mobile engineer, backend engineer, backend developer, back end engineer, back end developer, full stack engineer, platform engineer, infrastructure engineer, embedded software engineer, machine learning engineer, artificial intelligence engineer, large language model machine learning engineer, prompt engineer, site reliability engineer, devops engineer, salesforce developer, member of technical staff, application engineer software, computer science, developer advocate, developer relations, forward deployed engineer, api developer, graphics engineer, compiler engineer, distributed systems engineer, software, firmware, firmware engineer, firmware development, firmware verification, embedded firmware, embedded software, bios engineer, application developer, application development, software application engineer, mobile application developer, mobile application engineer, mobile application, cloud developer, cloud engineer, cloud software engineer, tool engineer, developer tool, tool development, automation developer, robotic process automation developer, technology analyst, digital technology, algorithm engineer, algorithm, simulation engineer, simulation software, graphics software engineer, video software engineer, trading system developer, low latency developer, autonomous vehicle software, perception software engineer, control software engineer, platform software engineer, system software engineer, operating system engineer, compiler, java developer, python developer, full stack, back end, front end development, mobile, ios, android, internal tool, web3 engineer, release engineer, build engineer, production engineer software, infrastructure software engineer, engineering software, software development, programming, augmented reality developer, embedded engineer, embedded systems engineer, embedded system, software development engineer, embedded',
  '15-1253.00':
    'software quality assurance, software quality assurance test engineer, automation test engineer, software test, test automation, quality assurance automation, software verification, software validation, software quality',
  '15-1254.00': 'frontend engineer, frontend developer, front end engineer, front end software engineer, web engineer, frontend',
  '15-1255.00':
    'user experience researcher, user experience research, user experience writer, content designer, interaction designer, product designer, user experience, user experience design, user interface design, user interface, web design, user experience manager, ux designer, ui designer, ui ux designer, designer digital product, founding designer',
  '15-1255.01': 'gameplay engineer, gameplay programmer, level designer, narrative designer',
  '15-1299.00':
    'information technology, technology, technology development program, technology leadership development program, information technology program, technology program, information technology development program, digital and information technology',
  '15-1299.09':
    'technical program manager, technical program management, technical project manager, technology project manager, information technology project management',
  '15-2011.00': 'actuarial, actuarial science, actuary',
  '15-2021.00': 'mathematics, applied mathematics, cryptography',
  '15-2031.00': 'decision scientist, optimization analyst, operations research, operation research, optimization, decision science',
  '15-2041.00': 'biostatistics, statistics, statistical programming',
  '15-2051.00':
    'data science, applied scientist, data analytics, product analyst, analytics, data, data analysis, machine learning, deep learning, natural language processing, generative artificial intelligence, data and artificial intelligence, predictive modeling, applied machine learning',
  '15-2051.01':
    'data analyst, business intelligence, reporting analyst, people analyst, business analytics, reporting, business intelligence analytics, insight analyst, data insight, operation analytics',
  '15-2099.01': 'bioinformatics technician',
  '17-1011.00': 'architecture, architectural, architectural design',
  '17-2011.00':
    'aerospace, propulsion, avionics, guidance navigation and control, spacecraft, aerodynamic, flight science, flight engineering',
  '17-2031.00': 'biomedical engineering, bioengineering, medical device, biomedical',
  '17-2041.00': 'chemical process, chemical engineering, process development',
  '17-2051.00':
    'structural, geotechnical, transportation engineering, water resource, construction engineering, site development, land development, bridge engineering, traffic engineering, civil',
  '17-2061.00':
    'asic engineer, fpga hardware engineer, vlsi hardware engineer, silicon engineer, digital design engineer, design verification engineer, physical design engineer, system on chip engineer, chip design engineer, hardware, hardware design, register transfer level design, graphics processor architecture, processor architecture, silicon, silicon validation, physical design, design for test, computer hardware, computer engineering, hardware validation, graphics processing unit architect, graphics processing unit, system on chip architect, computer architect, computer architecture',
  '17-2071.00':
    'electrical engineering, analog design engineer, power electronics engineer, power system, power electronics, substation, electrical, electrical power engineering, controls engineering',
  '17-2072.00':
    'signal integrity engineer, printed circuit board design engineer, radio frequency engineer, signal processing, digital signal processing, radio frequency, analog, mixed signal, circuit design, radar engineer, antenna, semiconductor engineer, signal processing engineer',
  '17-2111.00': 'fire protection engineering, process safety',
  '17-2112.00':
    'continuous improvement engineer, manufacturing, operations engineer, supply chain engineer, process improvement, lean, lean manufacturing, operational excellence, industrial engineering, quality engineer, quality engineering, reliability engineering',
  '17-2112.03': 'manufacturing engineering, production engineering, manufacturing process',
  '17-2131.00': 'material, material engineering, metallurgy',
  '17-2141.00':
    'mechanical engineering, finite element analysis engineer, thermal engineer, product design engineer, propulsion test engineer, mechanical, mechanical design, thermal, heating ventilation and air conditioning engineer, mechanical product design, vehicle engineering, thermal mechanical engineer',
  '17-2199.00':
    'engineering, engineering development program, engineering leadership development program, engineering rotational program, engineering project',
  '17-2199.06': 'microelectromechanical system engineer, semiconductor process engineer',
  '17-2199.07': 'optical engineer, optical, optics, photonics, laser engineer, optical engineering',
  '17-2199.08':
    'autonomy engineer, perception engineer, motion planning engineer, robotics, robotic, autonomy, robotics engineering, robot learning',
  '17-3023.00': 'electronics technician, electrical technician',
  '19-1013.00': 'agronomist',
  '19-1021.00': 'biochemistry, protein science, biophysics, protein engineering',
  '19-1023.00': 'field ecologist, wildlife ecologist',
  '19-1029.01': 'bioinformatics, computational biology, genomics data',
  '19-1029.02': 'molecular biology, cell biology',
  '19-1031.00': 'conservation, land management, natural resource, restoration',
  '19-1042.00':
    'biomarker, oncology research, immunology, translational medicine, clinical science, drug discovery, pharmacology, biology research, pharmaceutical research',
  '19-2031.00': 'chemistry, analytical chemistry, formulation, organic chemistry, formulation scientist',
  '19-2041.00':
    'climate analyst, climate scientist, coastal ecologist, environmental policy analyst, environmental, climate, environmental science, ecology',
  '19-3011.00': 'economics, economic research, economic consulting',
  '19-3022.00': 'user research survey, survey research',
  '19-3033.00': 'psychologist',
  '19-3094.00':
    'foreign service officer, diplomat, policy analyst, public policy analyst, policy associate, policy researcher, policy fellow, policy, public policy, government affair, legislative affair, policy and advocacy, policy research, policy manager',
  '19-5011.00':
    'environmental health and safety, health and safety, safety, occupational safety, workplace safety, health and safety specialist',
  '21-1021.00': 'social worker',
  '21-1093.00': 'case management, social service, human service, community support',
  '21-1099.00': 'nonprofit program coordinator, community outreach coordinator, case coordinator',
  '23-1011.00':
    'associate attorney, summer associate law, in-house counsel, public interest lawyer, legal, law, counsel, law clerk summer, legal counsel, general counsel, privacy counsel, employment counsel, intellectual property counsel',
  '23-2011.00': 'legal operation, legal assistant, contract specialist legal, litigation support',
  '25-2031.00': 'teach for america corps member, corps member teacher',
  '25-3031.00': 'substitute',
  '25-9031.00':
    'instructional design, elearning developer, elearning, learning experience design, curriculum development, curriculum design, education technology',
  '27-1014.00': 'animation, motion design, motion graphics, visual effect',
  '27-1021.00': 'industrial design, product design engineer consumer, footwear design, packaging design',
  '27-1022.00': 'fashion, fashion design, apparel design, apparel',
  '27-1024.00':
    'brand designer, visual designer, graphics designer, graphic design, visual design, creative, brand design, creative design, marketing design',
  '27-1025.00': 'interior design, interior architecture',
  '27-2012.00': 'video production, film production, production assistant, media production, podcast production, broadcast production',
  '27-3031.00':
    'communications associate, communications, social media manager, social media coordinator, community manager, public relations, corporate communication, public affairs, social media, internal communication, media relation, external affairs, communication and marketing',
  '27-3041.00': 'editorial, copy editing, editing, publishing, editorial assistant',
  '27-3042.00': 'technical documentation, documentation, technical writing, documentation tool, content developer technical',
  '27-3043.00':
    'content strategist, content writer, copywriter, content creator, content, content writing, creative writing, scriptwriting, content design writing, writer',
  '27-3091.00': 'translation, localization, language specialist, linguist translation, interpreting',
  '27-4032.00': 'film editing, video editing',
  '29-1141.00': 'nursing, nurse, nurse extern, staff nurse',
  '33-3021.06': 'intelligence analyst',
  '41-1011.00': 'store manager',
  '41-3031.00': 'sales and trading, trader, trading, equity trader, energy trading, commodity trading',
  '41-3091.00':
    'sales development representative, business development representative, account executive, customer success manager, customer success associate, account manager, business development associate, sales associate business to business, sales, business development, partnership, customer success, account management, sales development, client success, inside sales, strategic partnership, partner development representative, partner manager',
  '41-9031.00':
    'solutions engineer, technical account manager, solutions consultant, customer engineer, sales engineering, pre-sales engineer',
  '43-4051.00': 'customer operation, customer support, customer experience, customer service, client service, customer care',
  '43-6014.00': 'administrative, office administration, administration, office support',
  '43-9021.00': 'data entry, content ingestion',
  '51-9012.00': 'brewing assistant',
};
