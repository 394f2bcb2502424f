import type { Condition } from '@alive/contract/conditions.ts';
import {
  all,
  any,
  at,
  degree,
  either,
  ever,
  first,
  hometown,
  industry,
  inOrder,
  major,
  meanwhile,
  named,
  not,
  now,
  past,
  type PersonTest,
  place,
  role,
  rung,
  says,
  school,
  stayed,
  step,
  title,
  two,
  work,
  worked,
  years,
} from './questions-predicates.ts';

/** Who asks them: "my major", "my school" and "my year" mean this student's. */
export const asker = { school: 'University of Kansas', major: 'Graphic Design', graduationYear: 2025 };

const finance = either(work('Finance'), industry('Finance'));
const consulting = either(work('Consulting'), industry('Consulting'));
const education = either(work('Education'), industry('Education'));
const healthcare = either(work('Healthcare'), industry('Healthcare'));

/** Questions whose reading the contract settles, each with who meets it. */
export const questions: readonly Question[] = [
  // The current position: role, function, industry, employer, place, rung.
  ask('software engineers', now(role('Software Engineer'))),
  ask('Who are the product managers?', now(role('Product Manager'))),
  ask('data scientists', now(role('Data Scientist'))),
  ask('show me attorneys', now(role('Attorney'))),
  ask('any physicians?', now(role('Physician'))),
  ask('teachers or professors', now(role('Teacher', 'Professor'))),
  ask('senior data scientists', now(role('Data Scientist'), rung('senior'))),
  ask('senior product managers', now(role('Product Manager'), rung('senior'))),
  ask('attorneys in Illinois or Washington, DC', now(role('Attorney'), place('us-il', 'us-dc-washington'))),
  ask('product managers in California', now(role('Product Manager'), place('us-ca'))),
  ask('CEOs', now(title(/\bCEOs?\b|chief executive/i))),
  ask('Associate Counsel', now(title(/\bassociate counsels?\b/i))),
  ask('people who work in finance', now(finance)),
  ask('who is in consulting', now(consulting)),
  ask('alumni working in education', now(education)),
  ask('alumni in healthcare', now(healthcare)),
  ask('who works in policy', now(work('Policy'))),
  ask('people in biotech', now(industry('Biotechnology'))),
  ask('anyone in the nonprofit sector', now(industry('Nonprofit'))),
  ask('people in government', now(industry('Public Service'))),
  ask('alumni at energy companies', now(industry('Energy'))),
  ask('alumni at Goldman Sachs', now(at('Goldman Sachs'))),
  ask('who works at Google', now(at('Google'))),
  ask('Mayo Clinic', now(at('Mayo Clinic'))),
  ask('who works at Google, Microsoft or Meta', now(at('Google', 'Microsoft', 'Meta'))),
  ask('people at MBB', now(at('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'))),
  ask('people at FAANG', now(at('Meta', 'Apple', 'Amazon', 'Netflix', 'Google'))),
  ask('people at the World Bank', now(at('World Bank'))),
  ask('alumni based in Chicago', now(place('us-il-chicago'))),
  ask('who works in Texas', now(place('us-tx'))),
  ask('people working in New York City or Washington, DC', now(place('us-ny-new-york', 'us-dc-washington'))),
  ask('directors in Boston', now(rung('director'), place('us-ma-boston'))),
  ask('founders', now(rung('founder'))),
  ask('founders in Texas', now(rung('founder'), place('us-tx'))),
  ask('who works outside the United States', not(now(place('us')))),

  // Other positions.
  ask('former consultants', past(role('Consultant'))),
  ask('former consultants at Accenture', past(role('Consultant'), at('Accenture'))),
  ask('ex-Googlers', past(at('Google'))),
  ask('who used to work at Goldman Sachs', past(at('Goldman Sachs'))),
  ask('people who have ever worked at Nike', ever(at('Nike'))),
  ask('people who have ever been teachers', ever(role('Teacher'))),
  ask('whose first job was at Teach For America', first(at('Teach For America'))),
  ask('alumni whose first job was software engineer', first(role('Software Engineer'))),
  ask('who started their career as a paralegal', first(role('Paralegal'))),
  ask('former data analysts who are data scientists now', all(past(role('Data Analyst')), now(role('Data Scientist')))),
  ask('former software engineers who are founders now', all(past(role('Software Engineer')), now(rung('founder')))),
  ask('attorneys who used to be paralegals', all(now(role('Attorney')), past(role('Paralegal')))),
  ask('people who have worked at both Google and Microsoft', two(at('Google'), at('Microsoft'))),
  ask('former teachers who now work in New York City', all(past(role('Teacher')), now(place('us-ny-new-york')))),

  // One after the other.
  ask('was a consultant, then a product manager', inOrder(step('Consultant'), step('Product Manager'))),
  ask('software engineers who became founders', inOrder(step('Software Engineer'), step('Founder'))),
  ask('data analyst, then data scientist', inOrder(step('Data Analyst'), step('Data Scientist'))),
  ask('paralegal, then JD, then attorney', inOrder(step('Paralegal'), degree('JD'), step('Attorney'))),
  ask('first an MBA, then product manager', inOrder(degree('MBA'), step('Product Manager'))),
  ask('research assistant and later research scientist', inOrder(step('Research Assistant'), step('Research Scientist'))),
  ask('people who went from Goldman Sachs to Evercore', inOrder(step('Goldman Sachs'), step('Evercore'))),
  ask('teachers turned program managers', inOrder(step('Teacher'), step('Program Manager'))),

  // The person.
  ask('econ majors', major('Economics')),
  ask('people who studied biology', major('Biology')),
  ask('mechanical engineering majors', major('Mechanical Engineering')),
  ask('business administration or finance majors', major('Business Administration', 'Finance')),
  ask('people with my major', major('Graphic Design')),
  ask('data science majors', major('Data Science')),
  ask('poli sci majors', major('Political Science')),
  ask('people who majored in ECE', major('Electrical and Computer Engineering')),
  ask('class of 2014', years(2014, 2014)),
  ask("alumni from the class of '07", years(2007, 2007)),
  ask('2010s grads', years(2010, 2019)),
  ask('who graduated between 2000 and 2004', years(2000, 2004)),
  ask('people who graduated before 1990', years(0, 1989)),
  ask('who graduated after 2022', years(2023, 9999)),
  ask('product managers who graduated in 2010 or later', all(now(role('Product Manager')), years(2010, 9999))),
  ask('class of 2002 or 2007', any(years(2002, 2002), years(2007, 2007))),
  ask('people from my year', years(2025, 2025)),
  ask('Yale alumni', school('Yale University')),
  ask('people from my school', school('University of Kansas')),
  ask('originally from Texas', hometown('us-tx')),
  ask('who grew up in Brooklyn', hometown('us-ny-brooklyn')),
  ask('originally from Chicago', hometown('us-il-chicago')),
  ask('people from India', hometown('in')),
  ask('who is originally from China or Taiwan', hometown('cn', 'tw')),
  ask('who grew up in California and works in Massachusetts', all(hometown('us-ca'), now(place('us-ma')))),
  ask('Californians who work in New York City', all(hometown('us-ca'), now(place('us-ny-new-york')))),
  ask('people with at least 30 years of experience', worked(30, 99)),
  ask('3 to 5 years of experience', worked(3, 5)),
  ask('data scientists with 10+ years of experience', all(now(role('Data Scientist')), worked(10, 99))),
  ask('at the same company for 15 years or more', now(stayed(15))),
  ask('who has been at Goldman Sachs for at least 3 years', now(at('Goldman Sachs'), stayed(3))),
  ask('is there an Anna', named('anna')),
  ask('find James Hayes', named('james', 'hayes')),
  ask('people named Matthew', named('matthew')),
  ask('people who know Python', says(/\bpython\b/i)),
  ask('anyone with SQL experience', says(/\bsql\b/i)),
  ask('alumni who know Kubernetes', says(/\bkubernetes\b/i)),

  // Not and or.
  ask('software engineers not in California', all(now(role('Software Engineer')), not(now(place('us-ca'))))),
  ask('product managers, but not at Google', all(now(role('Product Manager')), not(now(at('Google'))))),
  ask('class of 2014 except teachers', all(years(2014, 2014), not(now(role('Teacher'))))),
  ask('attorneys who were never paralegals', all(now(role('Attorney')), not(ever(role('Paralegal'))))),
  ask('econ majors who are not in finance', all(major('Economics'), not(now(finance)))),
  ask('Google or biotech', now(either(at('Google'), industry('Biotechnology')))),
  ask(
    'software engineers or data scientists in New York City, Chicago or Boston',
    now(role('Software Engineer', 'Data Scientist'), place('us-ny-new-york', 'us-il-chicago', 'us-ma-boston')),
  ),
  ask(
    'people in education, not in New York City, class of 2000 to 2015',
    all(now(education), not(now(place('us-ny-new-york'))), years(2000, 2015)),
  ),
];

/** Sets of chips as an interface sends them, each with who meets all of it. */
export const chips: readonly ChipCase[] = [
  set(
    'a sequence of three',
    [chip('sequence', ['Paralegal', 'JD', 'Attorney'], { op: 'then' })],
    inOrder(step('Paralegal'), degree('JD'), step('Attorney')),
  ),
  set(
    'a sequence with an employer',
    [chip('sequence', ['Goldman Sachs', 'Founder'], { op: 'then' })],
    inOrder(step('Goldman Sachs'), step('Founder')),
  ),
  set(
    'a step at an employer',
    [chip('sequence', ['Consultant at Accenture', 'Manager'], { op: 'then' })],
    inOrder((job) => step('Consultant')(job) && at('Accenture')(job), step('Manager')),
  ),
  set(
    'a sequence nobody went',
    [chip('sequence', ['Physician', 'Flight Attendant'], { op: 'then' })],
    inOrder(step('Physician'), step('Flight Attendant')),
  ),
  set(
    'two positions at two employers',
    [chip('company', 'Goldman Sachs', { when: 'ever', position: 1 }), chip('company', 'Evercore', { when: 'ever', position: 2 })],
    two(at('Goldman Sachs'), at('Evercore')),
  ),
  set(
    'one past position, role and employer',
    [chip('role', 'Consultant', { when: 'past' }), chip('company', 'Accenture', { when: 'past' })],
    past(role('Consultant'), at('Accenture')),
  ),
  set(
    'role and employer of two past positions',
    [chip('role', 'Consultant', { when: 'past', position: 1 }), chip('company', 'Accenture', { when: 'past', position: 2 })],
    two(
      (job) => !job.current && role('Consultant')(job),
      (job) => !job.current && at('Accenture')(job),
    ),
  ),
  set(
    'a past and a current position',
    [chip('function', 'Consulting', { when: 'past' }), chip('function', 'Product')],
    all(past(consulting), now(work('Product'))),
  ),
  set(
    'at the same time',
    [chip('founder', true, { when: 'ever', position: 1 }), chip('role', 'Product Manager', { when: 'ever', position: 2, during: 1 })],
    meanwhile(role('Product Manager'), rung('founder')),
  ),
  set(
    'two jobs held at the same time by function',
    [chip('function', 'Finance', { when: 'ever', position: 1 }), chip('function', 'Consulting', { when: 'ever', position: 2, during: 1 })],
    meanwhile(consulting, finance),
  ),
  set(
    'either of two fields',
    [chip('company', 'Google', { either: 1 }), chip('industry', 'Biotechnology', { either: 1 })],
    now(either(at('Google'), industry('Biotechnology'))),
  ),
  set(
    'either a person or a position, and a place',
    [chip('major', 'Biology', { either: 1 }), chip('industry', 'Biotechnology', { either: 1 }), chip('place', 'Massachusetts')],
    all(any(major('Biology'), now(industry('Biotechnology'))), now(place('us-ma'))),
  ),
  set('alternatives of a field', [chip('place', 'Boston, MA'), chip('place', 'Chicago, IL')], now(place('us-ma-boston', 'us-il-chicago'))),
  set(
    'role and function are one field',
    [chip('role', 'Product Manager'), chip('function', 'Data')],
    now(either(role('Product Manager'), work('Data'))),
  ),
  set(
    'employer and industry are two fields',
    [chip('company', 'Google'), chip('company', 'Mayo Clinic'), chip('industry', 'Healthcare')],
    now(at('Google', 'Mayo Clinic'), industry('Healthcare')),
  ),
  set(
    'not at an employer, ever',
    [chip('function', 'Consulting'), chip('company', 'Accenture', { op: 'not', when: 'ever' })],
    all(now(consulting), not(ever(at('Accenture')))),
  ),
  set(
    'two nots',
    [
      chip('year', [2010, 2015], { op: 'between' }),
      chip('function', 'Finance', { op: 'not' }),
      chip('function', 'Education', { op: 'not' }),
    ],
    all(years(2010, 2015), not(now(finance)), not(now(education))),
  ),
  set(
    'not a major, where one is stated',
    [chip('industry', 'Technology'), chip('major', 'Computer Science', { op: 'not' })],
    all(now(industry('Technology')), (person) => person.major !== null && person.major !== 'Computer Science'),
  ),
  set(
    'not a hometown, where one is stated',
    [chip('industry', 'Nonprofit'), chip('hometown', 'United States', { op: 'not' })],
    all(now(industry('Nonprofit')), (person) => person.hometown.length > 0 && !person.hometown.includes('us')),
  ),
  set('a class year before', [chip('year', 1991, { op: 'before' })], years(0, 1990)),
  set('a class year after', [chip('year', 2022, { op: 'after' })], years(2023, 9999)),
  set('at most a rung', [chip('seniority', 'junior', { op: 'at_most', when: 'ever' })], ever(rung('intern', 'junior'))),
  set(
    'at least a rung',
    [chip('seniority', 'vp', { op: 'at_least' }), chip('year', [2000, 2010], { op: 'between' })],
    all(now(rung('vp', 'chief', 'partner')), years(2000, 2010)),
  ),
  set('a first position', [chip('function', 'Consulting', { when: 'first' })], first(consulting)),
  set('experience between', [chip('experience', [4, 6], { op: 'between' })], worked(4, 6)),
  set('a long stay at a past employer', [chip('tenure', 12, { op: 'at_least', when: 'past' })], past(stayed(12))),
  set('a title on no list', [chip('role', 'Deputy Director')], now(title(/\bdeputy directors?\b/i))),
  set(
    'a list of employers',
    [chip('company', ['Google', 'Meta', 'Netflix'], { op: 'in', label: 'Big names' })],
    now(at('Google', 'Meta', 'Netflix')),
  ),
  set('words of the record', [chip('text', 'dashboards'), chip('skill', 'Python')], all(says(/\bdashboards?\b/i), says(/\bpython\b/i))),
];

export interface Question {
  ask: string;
  expect: PersonTest;
}

export interface ChipCase {
  about: string;
  chips: Condition[];
  expect: PersonTest;
}

function ask(question: string, expect: PersonTest): Question {
  return { ask: question, expect };
}

function set(about: string, given: readonly Omit<Condition, 'id'>[], expect: PersonTest): ChipCase {
  return { about, chips: given.map((one, at) => ({ id: `chip-${at + 1}`, ...one })), expect };
}

function chip(field: Condition['field'], value: Condition['value'], more: Partial<Condition> = {}): Omit<Condition, 'id'> {
  return { field, op: 'is', value, label: [value].flat().join(', '), ...more };
}
