import type { Job, Level, Sponsorship } from '@alive/contract/jobs.ts';
import { placeKeys } from '@alive/language/places/place-keys.ts';
import { cityPlace, countryNamed } from '@alive/language/places/place-names.ts';
import { roleOf } from '@alive/language/titles/roles.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { planTurn } from '@alive/language/people/turn.ts';
import type { About } from '#platform/chat.ts';
import type { JobFilter, SearchTools } from '../src/features/search/port.ts';

/** Returns the tools of the job search over jobs in memory, with plain array filters. */
export function fakeTools(vocabulary: OpenVocabulary, rows: readonly Row[] = testRows): SearchTools & { calls: string[] } {
  const calls: string[] = [];
  const fitting = (filter: JobFilter) => rows.filter((row) => holds(filter, row));
  const isGated = (about: About, row: Row) => gateOf(about, row) !== null;
  return {
    calls,
    vocabulary: async () => vocabulary,
    findJobs: async (filter, about, limit) => {
      calls.push('find');
      const all = fitting(filter);
      const kept =
        filter.onlyGated === true
          ? all.filter((row) => isGated(about, row))
          : filter.includeGated === true
            ? all
            : all.filter((row) => !isGated(about, row));
      const meets = (wish: JobFilter, id: string) => kept.some((row) => row.id === id && holds({ levels: [row.level], ...wish }, row));
      const step = (id: string) =>
        (filter.unwished ?? []).some((wish) => meets(wish, id)) ? 99 : (filter.wishes ?? []).filter((wish) => !meets(wish, id)).length;
      const jobs = kept
        .map((row) => jobOf(row, about))
        .sort((a, b) => step(a.id) - step(b.id) || (b.match?.score ?? 0) - (a.match?.score ?? 0) || a.id.localeCompare(b.id));
      const counts = (wishes: readonly JobFilter[] = []) => wishes.map((wish) => kept.filter(({ id }) => meets(wish, id)).length);
      return {
        jobs: jobs.slice(0, limit),
        total: kept.length,
        heldBack: filter.onlyGated === true ? 0 : all.length - kept.length,
        wished: counts(filter.wishes),
        unwished: counts(filter.unwished),
      };
    },
    countJobs: async (filter, about) => {
      calls.push('count');
      return fitting(filter).filter((row) => filter.includeGated === true || !isGated(about, row)).length;
    },
    readPeople: async (message, before, { school, major, graduationYear, preferredLocations: places }) => {
      const known = {
        open: vocabulary,
        now: new Date(),
        student: { school, major, graduationYear, places },
        isName: () => false,
        person: async () => null,
      };
      const earlier = before === null ? null : { intent: { ...before, sort: null, limit: 20 }, shown: [] };
      const { strategy, intent, unanswerable } = await planTurn(message, earlier, known);
      return { conditions: strategy === 'none' ? [] : intent.conditions, wishes: intent.wishes ?? [], notes: unanswerable };
    },
    findPeople: async () => ({ people: [], total: 0, sameSchool: 0, sameMajor: 0, wished: [], closeness: null }),
    firstSteps: async () => ({ total: 0, atOnce: 0, steps: [] }),
    phrasesMentioned: async (phrases) => phrases.filter((phrase) => rows.some((row) => holds({ phrases: [phrase] }, row))),
    jobsByIds: async (ids, about) => ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => jobOf(row, about))),
  };
}

/** Returns the vocabulary of the jobs below. */
export const testVocabulary = (): Promise<OpenVocabulary> =>
  vocabularyOf(testRows, ['Economics', 'Computer Science', 'Nursing', 'Environmental Engineering']);

/** A vocabulary that knows the employers and places of postings, and some `majors`. */
const vocabularyOf = (rows: readonly Row[], majors: string[]): Promise<OpenVocabulary> =>
  openVocabulary({
    companies: [...new Map(rows.map(({ company, industry }) => [company, { name: company, domain: null, industry }])).values()],
    majors,
    places: [...new Set(rows.flatMap(({ places }) => places))],
  });

export const student: About = {
  firstName: 'Maya',
  school: 'Georgia Tech',
  major: 'Economics',
  graduationYear: 2027,
  needsVisa: null,
  canGetClearance: null,
  preferredLocations: [],
  lookingFor: [],
  profile: null,
};

/** Whether a row meets every condition of a filter. It shares no code with the product. */
function holds(filter: JobFilter, row: Row): boolean {
  const phrases = (filter.phrases ?? []).map((phrase) => phrase.toLowerCase().split(/\s+/));
  const text = `${row.title} ${row.company} ${row.industry} ${row.role} ${row.caption}`.toLowerCase();
  return (
    (phrases.length === 0 || phrases.some((words) => words.every((word) => text.includes(word.replace(/s$/, ''))))) &&
    (filter.roles === undefined && filter.functions === undefined
      ? true
      : (filter.roles ?? []).includes(row.role) || (filter.functions ?? []).includes(row.function)) &&
    !(filter.notRoles ?? []).includes(row.role) &&
    !(filter.notFunctions ?? []).includes(row.function) &&
    (filter.industries ?? [row.industry]).includes(row.industry) &&
    !(filter.notIndustries ?? []).includes(row.industry) &&
    (filter.companies ?? [row.company]).includes(row.company) &&
    !(filter.notCompanies ?? []).includes(row.company) &&
    (filter.placeKeys === undefined || filter.placeKeys.some((key) => keysOf(row).includes(key))) &&
    !(filter.notPlaceKeys ?? []).some((key) => keysOf(row).includes(key)) &&
    (filter.levels ?? ['internship', 'new_grad', 'entry_level']).includes(row.level) &&
    (filter.skills ?? []).every((skill) => row.skills.includes(skill)) &&
    (filter.ids ?? [row.id]).includes(row.id) &&
    !(filter.notSkills ?? []).some((skill) => row.skills.includes(skill)) &&
    (filter.either ?? []).every((group) => group.some((one) => holds({ levels: [row.level], ...one }, row))) &&
    (filter.remote === undefined || row.remote === filter.remote) &&
    (filter.sponsorship === undefined || row.sponsorship === filter.sponsorship) &&
    (filter.clearance === undefined || row.clearance === filter.clearance) &&
    (filter.payAtLeast === undefined || (row.pay !== null && row.pay[1] * 1000 >= filter.payAtLeast)) &&
    (filter.payAtMost === undefined || (row.pay !== null && row.pay[1] * 1000 <= filter.payAtMost))
  );
}

function keysOf(row: Row): string[] {
  const keys = row.places.flatMap((label) => {
    const [city = '', region = ''] = label.split(', ');
    return placeKeys(region.length === 2 ? cityPlace(city, 'US', region) : cityPlace(city, countryNamed(region) ?? '', null));
  });
  return row.remote ? [...keys, 'remote'] : keys;
}

function gateOf(about: About, row: Row) {
  if (about.needsVisa === true && row.sponsorship === 'no')
    return {
      kind: 'sponsorship' as const,
      text: 'This employer doesn’t sponsor visas for this job, and you need one.',
      quote: 'We are unable to sponsor.',
    };
  if (about.canGetClearance === false && row.clearance)
    return {
      kind: 'clearance' as const,
      text: 'This job requires a security clearance, which you said you can’t get.',
      quote: 'Active Secret clearance required.',
    };
  return null;
}

function jobOf(row: Row, about: About): Job {
  const points = {
    role: (row.title.length * 7) % 41,
    skills: (row.company.length * 5) % 26,
    level: row.level === 'internship' ? 20 : 12,
    place: row.remote ? 10 : 15,
  };
  const text = {
    role: `${row.role} is a role you named.`,
    skills: `The posting speaks of ${row.skills[0] ?? 'teamwork'}, which you named.`,
    level: 'It’s an internship, and you graduate in 2027.',
    place: `It’s in ${row.places[0] ?? 'no place'}, a place you prefer.`,
  };
  const most = { role: 40, skills: 25, level: 20, place: 15 };
  const kinds = ['role', 'skills', 'level', 'place'] as const;
  return {
    id: row.id,
    job_title: row.title,
    company_name: row.company,
    company_domain: null,
    application_url: `https://example.com/jobs/${row.id}`,
    location: row.places.join('; '),
    locations: row.places,
    job_type: row.level === 'internship' || row.level === 'new_grad' || row.level === 'entry_level' ? row.level : null,
    level: row.level,
    degree: null,
    degree_quote: null,
    closes_at: null,
    apply_email: null,
    occupation: null,
    salary_min: row.pay === null ? null : row.pay[0] * 1000,
    salary_max: row.pay === null ? null : row.pay[1] * 1000,
    pay_stated: null,
    real_talk_caption: row.caption === '' ? null : row.caption,
    skills: row.skills,
    remote: row.remote,
    sponsorship: row.sponsorship,
    sponsorship_quote: row.sponsorship === 'yes' ? 'We sponsor H-1B visas.' : row.sponsorship === 'no' ? 'We are unable to sponsor.' : null,
    clearance_required: row.clearance,
    clearance_quote: row.clearance ? 'Active Secret clearance required.' : null,
    source: 'sample',
    posted_at: `2026-11-${String(1 + (row.title.length % 20)).padStart(2, '0')}T00:00:00.000Z`,
    first_seen_at: '2026-11-01T00:00:00.000Z',
    last_verified_at: '2026-11-20T00:00:00.000Z',
    closed_at: null,
    times_reposted: 0,
    workplace: null,
    clearance: row.clearance ? 'held' : null,
    verdicts: [],
    state: 'open',
    match: {
      score: points.role + points.skills + points.level + points.place,
      reasons: kinds.map((kind) => ({
        kind,
        text: text[kind],
        points: points[kind],
        max: most[kind],
        evidence: [{ from: 'posting' as const, text: row.title }],
        quote: kind === 'skills' && row.skills.length > 2 ? 'You will use it daily.' : undefined,
      })),
      gate: gateOf(about, row),
    },
  };
}

// title | company | industry | level | places | remote | pay in K | sponsorship | clearance | skills | caption
const table = `
Software Engineer Intern|Google|Technology|internship|Mountain View, CA; New York, NY||90-110|yes||Python,Java|You will ship one real feature and present it.
Software Engineer Intern|Stripe|Financial Technology|internship|San Francisco, CA; Seattle, WA||100-120|yes||Ruby,SQL|
Software Engineer, New Grad|Google|Technology|new_grad|Seattle, WA||130-160|||Python,C++|
Software Engineer, New Grad|Stripe|Financial Technology|new_grad|New York, NY|remote|140-170|yes||Java,SQL|
Backend Engineer I|Spotify|Media & Entertainment|entry_level|New York, NY|remote|110-130|||Java,Kubernetes|On call one week in six.
Frontend Engineer Intern|Spotify|Media & Entertainment|internship|Boston, MA||70-85|||JavaScript,React|
Mobile Engineer Intern|Duolingo|Education|internship|Pittsburgh, PA||75-90|yes||Swift,Kotlin|
Machine Learning Intern|NVIDIA|Semiconductors|internship|Austin, TX||95-115|yes||Python,PyTorch,CUDA|Most of the summer goes into one model.
Data Analyst Intern|Spotify|Media & Entertainment|internship|New York, NY||60-70|||SQL,Python,Tableau|Half of it is dashboards.
Data Analyst Intern|Pfizer|Pharmaceuticals|internship|New York, NY; Boston, MA||58-66|no||SQL,R|
Data Analyst, New Grad|Target|Retail|new_grad|Minneapolis, MN||68-80|||SQL,Excel|
Data Analyst I|Mayo Clinic|Healthcare|entry_level|Rochester, MN||62-75|no||SQL,R|
Data Scientist Intern|Netflix|Media & Entertainment|internship|Los Angeles, CA||100-110|||Python,SQL|
Data Scientist, New Grad|Capital One|Finance|new_grad|Chicago, IL||115-130|yes||Python,SQL,AWS|
Data Engineer Intern|Boeing|Aerospace & Defense|internship|Seattle, WA||60-75|no|clear|Python,SQL|
Product Manager Intern|Google|Technology|internship|New York, NY||95-105|||SQL,Figma|
Associate Product Manager|Duolingo|Education|new_grad|Pittsburgh, PA; New York, NY||120-140|yes||Figma,SQL|You own one exercise type from day one.
Associate Product Manager|Capital One|Finance|new_grad|Chicago, IL||105-120|||SQL|
Product Designer Intern|Figma|Technology|internship|San Francisco, CA|remote|85-95|yes||Figma|
UX Designer Intern|Netflix|Media & Entertainment|internship|Los Angeles, CA||80-90|||Figma,Prototyping|
UX Researcher Intern|Spotify|Media & Entertainment|internship|New York, NY||70-80|||Interviewing|
Graphic Designer|Smithsonian|Arts & Culture|entry_level|Washington, DC||48-55|no||Illustrator|
Marketing Intern|Nike|Consumer Goods|internship|Portland, OR||45-52|||Excel,Writing|
Marketing Associate|Spotify|Media & Entertainment|entry_level|New York, NY|remote|60-70|||Writing|
Social Media Intern|Patagonia|Retail|internship|Los Angeles, CA||40-46|||Writing,Photography|
Brand Marketing New Grad|Nike|Consumer Goods|new_grad|Portland, OR||65-72|||Excel|
Investment Banking Summer Analyst|Goldman Sachs|Finance|internship|New York, NY||100-110|yes||Excel,Modeling|The hours are what you have heard.
Investment Banking Analyst|JPMorgan|Finance|new_grad|New York, NY; Chicago, IL||100-115|no||Excel,Modeling|
Financial Analyst Intern|Disney|Media & Entertainment|internship|Los Angeles, CA||55-62|||Excel|
Financial Analyst|Pfizer|Pharmaceuticals|entry_level|New York, NY||70-82|no||Excel,SQL|
Quantitative Trader Intern|Jane Street|Finance|internship|New York, NY||200-250|yes||Probability,Python|
Accounting Intern|Deloitte|Consulting|internship|Chicago, IL; Boston, MA||55-65|||Excel|
Staff Accountant|Target|Retail|entry_level|Minneapolis, MN||58-66|no||Excel|
Consulting Summer Analyst|McKinsey|Consulting|internship|Boston, MA; Chicago, IL||90-95|yes||Excel,Interviewing|
Business Analyst, New Grad|McKinsey|Consulting|new_grad|New York, NY||100-112|yes||Excel,SQL|
Consultant, New Grad|Deloitte|Consulting|new_grad|Washington, DC||80-90||clear|Excel|
Nursing Intern|Mayo Clinic|Healthcare|internship|Rochester, MN||40-45|no||Patient Care|
Registered Nurse, New Grad|Mayo Clinic|Healthcare|new_grad|Rochester, MN; Phoenix, AZ||72-88|no||Patient Care|
Clinical Research Coordinator|Pfizer|Pharmaceuticals|entry_level|Boston, MA||55-64|||Patient Care,Excel|
Research Assistant Intern|Genentech|Biotechnology|internship|San Francisco, CA||50-58|yes||PCR,Cell Culture|
Lab Technician|Genentech|Biotechnology|entry_level|San Francisco, CA||58-66|||PCR|
Environmental Scientist|EPA|Public Service|entry_level|Denver, CO||55-65|no||GIS|Fieldwork on climate and water, in boots.
Climate Policy Intern|World Wildlife Fund|Nonprofit|internship|Washington, DC||36-40|||Writing|You will write for people who decide on climate law.
Policy Analyst|Brookings|Nonprofit|entry_level|Washington, DC||55-62|||Writing,R|
Legal Intern|ACLU|Nonprofit|internship|New York, NY||38-42|||Writing|
Mechanical Engineer Intern|Boeing|Aerospace & Defense|internship|Seattle, WA||60-70|no|clear|CAD|
Mechanical Engineer I|Tesla|Automotive|entry_level|Austin, TX||80-95|yes||CAD,SolidWorks|
Aerospace Engineer New Grad|SpaceX|Aerospace & Defense|new_grad|Los Angeles, CA||95-110|no|clear|CAD,MATLAB|
Electrical Engineer Intern|Tesla|Automotive|internship|Austin, TX||65-75|yes||PCB,MATLAB|
Civil Engineer I|AECOM|Construction & Engineering|entry_level|Denver, CO; Houston, TX||68-78|||AutoCAD|
Energy Analyst Intern|NextEra|Energy|internship|Miami, FL||50-56|||Excel|Solar and wind, mostly in spreadsheets.
Teacher Resident|Teach for America|Education|new_grad|Houston, TX; Chicago, IL||48-56|no||Teaching|
Customer Success Associate|Stripe|Financial Technology|entry_level|Chicago, IL|remote|65-75|||Writing,SQL|
Sales Development Representative|Salesforce|Technology|entry_level|Chicago, IL; Austin, TX||60-80|||Salesforce|
Sales Intern|Salesforce|Technology|internship|San Francisco, CA||50-55|||Salesforce|
HR Intern|Disney|Media & Entertainment|internship|Los Angeles, CA||42-48|||Excel|
Recruiting Coordinator|Google|Technology|entry_level|Chicago, IL||58-66|||Writing|
Journalism Intern|The New York Times|Media & Entertainment|internship|New York, NY||45-50|||Writing|Two bylines by August, if you pitch.
Software Engineer Intern|Raytheon|Aerospace & Defense|internship|Boston, MA||65-80|no|clear|C++,Python|
Software Engineer Intern|HubSpot|Technology|internship|Boston, MA|remote|85-95|||JavaScript,Java|
Senior Software Engineer|Google|Technology|senior|New York, NY||200-260|||Python|
`;

export const testRows: readonly Row[] = rowsOf(table);

/** The postings of a table such as the one above, a line each; what is left out at a line's end is empty. */
export function rowsOf(lines: string): Row[] {
  return lines
    .trim()
    .split('\n')
    .map((line, at): Row => {
      const [
        title = '',
        company = '',
        industry = '',
        level = '',
        places = '',
        remote = '',
        pay = '',
        sponsorship = '',
        clearance = '',
        skills = '',
        caption = '',
      ] = line.split('|');
      const work = roleOf(title);
      const [low, high] = pay.split('-').map(Number);
      return {
        id: `job${at}`,
        title,
        company,
        industry,
        role: work?.role ?? '',
        function: work?.function ?? '',
        level: level as Level,
        places: places.split('; '),
        remote: remote !== '',
        pay: low === undefined || high === undefined ? null : [low, high],
        sponsorship: (sponsorship === '' ? 'unknown' : sponsorship) as Sponsorship,
        clearance: clearance !== '',
        skills: skills.split(','),
        caption,
      };
    });
}

/** Tools over these postings, and a vocabulary of theirs with some `majors`. */
export const toolsOver = async (rows: readonly Row[], majors: string[]): Promise<SearchTools> =>
  fakeTools(await vocabularyOf(rows, majors), rows);

/** The same tools, where each posting says these `lines` under a heading. */
export const saying = (tools: SearchTools, heading: string, lines: readonly string[]): SearchTools => ({
  ...tools,
  describeJob: async (id) => {
    const [job] = await tools.jobsByIds([id], student, {});
    return job === undefined ? null : { job, description: [heading, ...lines.map((line) => `- ${line}`)].join('\n') };
  },
});

export interface Row {
  id: string;
  title: string;
  company: string;
  industry: string;
  role: string;
  function: string;
  level: Level;
  places: string[];
  remote: boolean;
  /** In thousands of dollars a year. */
  pay: [number, number] | null;
  sponsorship: Sponsorship;
  clearance: boolean;
  skills: string[];
  caption: string;
}
