import type { Facts, Topic } from '#listening/facts.ts';

/**
 * Two or three concrete directions for somebody who does not know, drawn from the major and from what was said.
 * Each fits into "… with ___" and can be stored as a fact when the student takes it up.
 * @param majorRoles what people with this major often become, most usual first
 */
export function directions(topic: Topic, major: string | null, facts: Facts, majorRoles: readonly string[]): string[] {
  const family = families.find(({ majors }) => majors.test(major ?? '')) ?? anyFamily;
  const free = (options: readonly string[]) =>
    options.filter((option) => !facts.refused.some(({ name }) => name === option) && !facts.hated.includes(option)).slice(0, 3);
  if (topic === 'roles') return free(majorRoles);
  if (topic === 'energy' || topic === 'loved') return free(family.energy);
  if (topic === 'hated') return free(family.tiring);
  if (topic === 'people') return free(people);
  if (topic === 'companies') return free(family.employers);
  return free(limits);
}

const people = ['a close team around one table', 'long quiet stretches on your own', 'new faces such as clients, patients or pupils'];
const limits = ['regular hours', 'a minimum you need to earn', 'staying near certain people'];

const anyFamily: Family = {
  majors: /^$/,
  energy: ['making something with your hands', 'working out a hard problem', 'helping one person at a time'],
  tiring: ['long meetings', 'detailed paperwork', 'speaking in front of strangers'],
  employers: ['a start-up of twenty people', 'a large company with a training programme', 'a public body or non-profit'],
};

const families: readonly Family[] = [
  {
    majors: /comput|software|informat|data|cyber|artificial|machine learning|web|game/i,
    energy: ['hunting down a stubborn bug', 'designing what people see and click', 'explaining technology to somebody who is lost'],
    tiring: ['maintaining old code', 'long meetings about requirements', 'working alone for days'],
    employers: ['a small product team', 'a large technology company', 'the technology side of a hospital, bank or city'],
  },
  {
    majors: /engineer|architect|construction|aerospace|robot|mechatron|industrial|materials/i,
    energy: ['building and testing a thing until it works', 'modelling it on a screen', 'organising the people who build it'],
    tiring: ['writing reports', 'days at a simulation', 'work on noisy sites'],
    employers: ['a manufacturer with its own workshop', 'an engineering consultancy', 'a public works department or lab'],
  },
  {
    majors: /bio|chem|neuro|physic|geolog|scien|astro|ecolog|genetic|environment|marine|earth|zoolog|botan/i,
    energy: ['running experiments at the bench', 'being out in the field', 'explaining science to people outside it'],
    tiring: ['repeating protocols', 'writing up results', 'memorising for exams'],
    employers: ['a research institute', 'a biotech or instruments company', 'a conservation group or public agency'],
  },
  {
    majors: /nurs|health|medic|pharm|kinesi|nutrition|therapy|public health|dental|veterin|speech/i,
    energy: ['time with one patient', 'finding out why something is wrong', 'changing how care is organised'],
    tiring: ['night shifts', 'charting', 'hierarchies on the ward'],
    employers: ['a hospital or clinic', 'a health technology company', 'a public health department'],
  },
  {
    majors:
      /math|statist|econom|financ|account|actuar|quantitative|business|marketing|management|supply|entrepreneur|commerce|real estate|hospitality/i,
    energy: ['finding the pattern in messy numbers', 'persuading people of an idea', 'making an operation run better'],
    tiring: ['spreadsheets until midnight', 'cold calls', 'group slides'],
    employers: ['a consultancy or bank', 'a company whose product you use', 'a small firm where you see every part'],
  },
  {
    majors: /art|design|music|theat|drama|film|photo|fashion|dance|media|creative|animation|architecture|graphic|studio/i,
    energy: ['making the work itself', 'choosing and presenting other people’s work', 'organising the people around a show'],
    tiring: ['writing applications for grants', 'endless rounds of feedback', 'selling your own work'],
    employers: ['a museum, gallery or theatre', 'a design studio or agency', 'the creative team of a larger company'],
  },
  {
    majors: /educat|teach|child|psycholog|social work|counsel|human development|family/i,
    energy: ['a long talk with one person', 'running a room full of people', 'finding out why people do what they do'],
    tiring: ['paperwork about people', 'emotional days without a pause', 'work on statistics'],
    employers: ['a school or youth programme', 'a clinic or counselling centre', 'a company that studies how people behave'],
  },
  {
    majors:
      /politic|government|law|legal|international|public|policy|sociolog|anthropolog|criminal|global|urban|gender|ethnic|area studies|communicat|journal|public relations|advertis/i,
    energy: ['arguing a case', 'interviewing people about their lives', 'turning a mess of sources into a clear page'],
    tiring: ['networking events', 'reading without discussing', 'slow committees'],
    employers: ['a public agency', 'a newsroom, research group or campaign', 'the policy or communication team of a company'],
  },
  {
    majors:
      /histor|english|literat|philosoph|language|linguist|classic|religio|writing|humanit|spanish|french|german|chinese|japanese|studies|liberal/i,
    energy: ['digging through sources until a story appears', 'writing and rewriting a page', 'leading a discussion'],
    tiring: ['group projects', 'work with numbers all day', 'deadlines for long papers'],
    employers: ['a museum, archive or publisher', 'a school or non-profit', 'the research or writing team of a company'],
  },
];

interface Family {
  majors: RegExp;
  energy: readonly string[];
  tiring: readonly string[];
  employers: readonly string[];
}
