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
