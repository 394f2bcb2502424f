import { wordSet } from '#language/tables.ts';

/** Words with a capital letter that name neither a person nor an employer, beside those of the field; lower case. */
export const capitalWords = wordSet('capital words');

/** Names of the product's own views, as they stand in its interface; lower case. */
const viewNames = 'find jobs|find people|browse jobs|career paths|dream job|my jobs|saved jobs|dashboard|job tracker|companies|alive';

/** Given names that are also words of English, places or skills: a capital makes two such words a person ("Grace Park"). */
export const givenNames = wordSet('given names');

/**
 * Names that all advice may use, of public bodies, boards, exams, courses, tools, books and standards; keys as of `keyOf`, apart by "|". They
 * say nothing of records: that one of them hires is a claim like any other.
 */
export const publicNames = new Set(
  `${viewNames}|linkedin|github|gitlab|handshake|zoom|slack|discord|behance|dribbble|kaggle|glassdoor|indeed|youtube|instagram|leetcode|hackerrank|coursera|udemy|edx|medium|stackoverflow|meetup|
cdc|epa|community college|community colleges|machine shop|fda|nih|nasa|noaa|usda|usgs|usps|va|hhs|cms|hud|dol|doe|dod|dot|dhs|doj|faa|fbi|cia|nsa|nsf|irs|sec|fcc|ftc|fema|osha|niosh|nist|uscis|uspto|blm|nps|usfs|usajobs|gao|omb|cbo|cfpb|fdic|finra|sipc|
the fed|federal reserve|census bureau|peace corps|americorps|job corps|coast guard|air force|national guard|army|navy|marines|marine corps|space force|rotc|forest service|us forest service|us fish and wildlife service|us army|us navy|us air force|us census bureau|chamber of commerce|small business administration|sba|small business development center|small business development centers|joint commission|city year|skillsusa|deca|fbla|hosa|ncaa|park service|
national park service|fish and wildlife service|state department|department of state|department of education|department of labor|department of energy|department of agriculture|department of defense|department of veterans affairs|
bureau of labor statistics|bls|library of congress|national archives|foreign service|civil service|social security|veterans affairs|public health service|labor department|weather service|postal service|
un|unicef|unesco|world health organization|united nations|world bank|imf|eu|european union|nato|red cross|red crescent|
nsf grfp|fulbright|fulbright program|fulbright scholarship|rhodes scholarship|marshall scholarship|boren|gilman|goldwater|truman scholarship|pell grant|fafsa|work study|reu|reus|h 1b|f 1|
ap|ap stylebook|associated press|npr|pbs|ap style|chicago manual of style|bluebook|strunk and white|elements of style|
khan academy|codecademy|freecodecamp|datacamp|mit opencourseware|opencourseware|trailhead|edx|anki|quizlet|project euler|kaggle|
google analytics|google ads|google docs|google sheets|google slides|google drive|google scholar|google calendar|google forms|google maps|google alerts|google career certificates|google data analytics|microsoft office|microsoft excel|microsoft word|microsoft teams|microsoft learn|microsoft project|power bi|power query|apple notes|aws educate|aws academy|meta blueprint|hubspot academy|salesforce trailhead|github pages|github copilot|visual studio|visual studio code|vs code|android studio|amazon web services|
jupyter|jupyterlab|colab|geopandas|pandas|numpy|scipy|scikit learn|matplotlib|pytorch|tensorflow|keras|rstudio|shiny|stata|spss|sas|matlab|simulink|labview|arduino|raspberry pi|mastercam|solidworks|autocad|fusion|inventor|revit|rhino|sketchup|ansys|altium|kicad|vivado|
trello|jira|confluence|wordpress|overleaf|latex|zotero|mendeley|endnote|obsidian|evernote|
itch|itch io|unreal engine|godot|blender|davinci resolve|final cut|pro tools|ableton|logic pro|substance painter|zbrush|houdini|nuke|wikipedia|facebook groups|
idealist|levels fyi|highered jobs|higheredjobs|journalism jobs|playbill|glassdoor|guidestar|foundation directory|charity navigator|westlaw|lexisnexis|lexis|pacer|factiva|capital iq|factset|
gre|gmat|lsat|mcat|dat|oat|pcat|toefl|ielts|sat|act|praxis|edtpa|nclex|nclex rn|nclex pn|teas|hesi|vtne|navle|usmle|comlex|npte|nbcot|ase|mot|fe|pe|fe exam|pe exam|exam p|exam fm|series 7|series 65|series 66|cpa|cma|cia exam|cfa|cfa institute|caia|frm|pmp|capm|csm|shrm|shrm cp|phr|aphr|six sigma|lean six sigma|itil|comptia|comptia a|ccna|cissp|ceh|oscp|cka|leed|leed green associate|servsafe|cda|bcba|rbt|lmsw|lcsw|bsw|msw|lpc|lmft|mft|slp|ccc slp|cna|lpn|lvn|rn|bsn|msn|dnp|np|pa c|emt|aemt|paramedic|bls card|acls|pals|cpr|phlebotomy|cdl|class a cdl|a and p|osha 10|osha 30|epa 608|nate|nccer|ibew|uaw|teamsters|seiu|aflcio|sag aftra|dga|wga|aia|aiga|asce|asme|ieee|acm|sme|swe|nsbe|shpe|aises|nami|nasw|ama|aama|apa|aaas|aam|aamg|aaslh|ala|saa|arlis|acs|aps|ams|siam|soa|cas|isaca|iia|imaa|aicpa|apics|ascm|cscmp|nacada|naspa|acpa|nace|nea|aft|nctm|nsta|iste|actfl|tesol|ata|nabj|spj|ire|prsa|prssa|iabc|ada|aorn|ana|ena|aacn|aota|apta|asha|avma|navta|aza|tws|saf|swcs|4 h|ffa|scouts|girl scouts|boy scouts|toastmasters|rotary|lions club|key club|habitat for humanity|big brothers big sisters|boys and girls club|ymca|ywca|
star|star method|smart|smart goals|owasp|owasp top 10|wireshark|nist csf|iso|iso 9001|iso 27001|gaap|ifrs|hipaa|ferpa|gdpr|glp|gmp|cgmp|gcp|irb|incoterms|erisa|cobit|sox|basel|dodd frank|ada compliance|wcag|agile|scrum|kanban|lean|crisp dm|okr|okrs|kpi|kpis|crm|erp|mrp|wms|tms|seo|sem|ctr|cac|ltv|roi|b2b|b2c|saas|p and l|
macc|macct|msa|ma|med|edd|phd|dpt|otd|dvm|dds|dmd|pharmd|mph|mpa|mpp|mha|mis|meng|beng|mdiv|llm|jd|md|do|aas|aa|ged|
hiring manager|hiring managers|hiring team|hiring committee|recruiting team|human resources|hr|career services|career center|career centre|career fair|career office|career services office|admissions|admissions committee|office hours|alumni office|alumni association|student union|writing center|makerspace|dean of students|selection committee|search committee|
cover letter|thank you|to whom it may concern|best regards|kind regards|warm regards|best wishes|yours sincerely|sincerely|regards|
dont make me think|design of everyday things|the design of everyday things|cracking the coding interview|what color is your parachute|designing your life|so good they cant ignore you|getting to yes|atomic habits|deep work|clean code|the pragmatic programmer|pragmatic programmer|storytelling with data|the lean startup|lean startup|never split the difference|case in point|
onet|o net|o net online|occupational outlook handbook|holland code|myers briggs|strengthsfinder|cliftonstrengths|mbti|likert|ockham|pomodoro|pareto|eisenhower|monte carlo|fermi|bayes|markov|fourier|newton|
cobra|medicaid|medicare|ira|roth|hsa|fsa|pto|w 2|w2|w 4|i 9|1099|form 990|opt|cpt|stem opt|
ivy league|big four|big 4|big tech|fortune 500|faang|maang|silicon valley|wall street|main street|capitol hill|broadway|hollywood|the hill|rust belt|bay area|research triangle|triangle park`
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
);
