/**
 * What people do at work, broadly. `words` name the function as such; `industry` is the one that the same word names ("finance",
 * "consulting"); `first` is the usual role of a beginner.
 */
export const functions: readonly WorkFunction[] = [
  workFunction('Engineering', 'engineering', 'Engineer', null, ['Hardware']),
  workFunction('Hardware', 'hardware', 'Hardware Engineer'),
  workFunction('Data', 'data|analytics|data roles', 'Data Analyst'),
  workFunction('Product', 'product', 'Product Manager'),
  workFunction('Design', 'design|designer', 'UX Designer'),
  workFunction('Finance', 'finance|financial', 'Financial Analyst', 'Finance'),
  workFunction('Accounting', 'accounting|accountancy', 'Accountant'),
  workFunction('Consulting', 'consulting|consultancy', 'Consultant', 'Consulting'),
  workFunction('Marketing', 'marketing|branding', 'Marketing Specialist', 'Advertising & Marketing'),
  workFunction('Sales', 'sales|selling', 'Sales Representative'),
  workFunction('Customer Success', 'customer success|customer experience|customer facing', 'Customer Success Manager'),
  workFunction('Operations', 'operations|ops', 'Operations Analyst'),
  workFunction('Supply Chain', 'supply chain|logistics|procurement', 'Supply Chain Analyst'),
  workFunction('Manufacturing', 'manufacturing|skilled trades|the trades', 'Manufacturing Engineer', 'Manufacturing'),
  workFunction('Human Resources', 'human resources|hr|people ops|people operations', 'HR Coordinator'),
  workFunction('Legal', 'legal|law', 'Paralegal', 'Law'),
  workFunction('Healthcare', 'healthcare|health care|medicine|medical|patient facing|clinical', 'Medical Assistant', 'Healthcare'),
  workFunction('Research', 'research|r&d|lab|laboratory|lab work|wet lab', 'Research Assistant'),
  workFunction('Education', 'education', 'Teacher', 'Education'),
  workFunction('Media', 'media', 'Journalist', 'Media & Entertainment'),
  workFunction('Arts', 'arts|the arts|art|fine arts', 'Museum Associate', 'Arts & Culture'),
  workFunction('Policy', 'policy', 'Policy Analyst'),
  workFunction('Social Impact', 'social impact|social good|humanitarian|humanitarian aid', 'Nonprofit Program Coordinator', 'Nonprofit'),
  workFunction('Environment', 'environment|environmental|sustainability|conservation', 'Environmental Scientist'),
  workFunction('Security', 'security|cybersecurity|cyber security|cyber|information security|infosec', 'Cybersecurity Analyst'),
  workFunction('IT', 'information technology|tech support', 'IT Support Specialist'),
  workFunction('Hospitality', 'hospitality', 'Hotel Manager', 'Hospitality & Travel'),
];

/** The industry that a function's own word names too: "finance"; null when it names none. */
export function industryOfFunction(name: string): string | null {
  return functions.find((work) => work.name === name)?.industry ?? null;
}

/** The function that the work of an occupation belongs to, by the beginning of its code; null where none of ours does. */
export const functionOfOccupation = (code: string | null): string | null => {
  for (let length = code === null ? 0 : 7; length > 1; length--) {
    const found = functionsByCode.get(code?.slice(0, length) ?? '');
    if (found !== undefined) return found;
  }
  return null;
};

/** Beginnings of SOC 2018 codes; the longest that fits counts. */
const functionsByCode = new Map(
  Object.entries({
    Engineering: '11-3021 11-9021 11-9041 15-125 15-1299 17-1 17-2 17-3',
    Hardware: '17-206 17-207',
    Data: '15-1242 15-1243 15-2 43-9111',
    Design: '15-1255 27-1',
    Finance: '11-3031 11-9141 13-103 13-2 41-3021 41-3031 41-9022',
    Accounting: '13-2011 13-208 43-3031 43-3051',
    Consulting: '13-1111',
    Marketing: '11-2011 11-2021 11-2032 13-1121 13-1161 27-3031',
    Sales: '11-2022 41',
    'Customer Success': '43-4',
    Operations: '11-1 11-3012 11-3013 13-1051 13-1082 13-1199 19-5 37 43',
    'Supply Chain': '11-3061 11-3071 13-102 13-1081 43-5 53',
    Manufacturing: '11-3051 47 49 51',
    'Human Resources': '11-3111 11-3121 11-3131 13-107 13-1141 13-1151',
    Legal: '23',
    Healthcare: '11-9111 19-303 21-1011 21-1013 21-1014 21-1015 21-1018 21-109 29 31',
    Research: '11-9121 15-122 19-1 19-2 19-3 19-4',
    Education: '11-903 21-1012 25 39-9011',
    Media: '27-3 27-4',
    Arts: '13-1011 25-401 27-1012 27-1013 27-1019 27-2',
    Policy: '11-9161 19-3051 19-3094 33 55',
    'Social Impact': '11-2033 11-9151 13-1131 21',
    Environment: '11-9013 17-2081 19-101 19-1023 19-103 19-204 45',
    Security: '15-1212',
    IT: '15-1211 15-123 15-1241 15-1244',
    Hospitality: '11-9051 11-907 11-9081 35 37-2012 39-3 39-5 39-6 39-7',
  }).flatMap(([work, codes]) => codes.split(' ').map((code) => [code, work] as const)),
);

function workFunction(
  name: string,
  words: string,
  first: string,
  industry: string | null = null,
  also: readonly string[] = [],
): WorkFunction {
  return { name, words: words.split('|'), first, industry, also };
}

interface WorkFunction {
  name: string;
  words: string[];
  /** A role of roles-data.ts. */
  first: string;
  industry: string | null;
  /** Other functions that its words cover: electrical engineers are engineers. */
  also: readonly string[];
}
