import { describe, expect, it } from 'vitest';
import { lists } from './lists.ts';
import { impliedMust, privateIn } from './private.ts';

const lines = (text: string): string[] => text.trim().split(/\n\s*/);
const entries = (name: string): string[] => (lists[name] ?? '').split('|').filter((entry) => !entry.includes('('));

const matters: Readonly<Record<string, readonly string[]>> = {
  immigration: lines(`
  my parents and I came to the US from Guatemala
  I've got TPS
  I'm on a J-1
  we're refugees
  my status is pending, I'm waiting for asylum
    I'm an ESL student from Honduras on DACA
    I'm undocumented
    I'm an international student
    I'm on an F-1 visa
    im on f1 opt
    My family fled Syria as refugees
    I came here from Haiti when I was 9
    I moved to the US in 2015
    my green card is pending
    I'm a refugee from Sudan
    my OPT ends in May
    child of immigrants
    we immigrated from Ghana
    I'm a DACA recipient
    my parents are undocumented
    we fled Venezuela
    im here on a student visa
    I came to America at 12
    I got asylum in 2022
    I'm undocumented so no federal jobs
    born in Mexico, DACA
    I immigrated with my parents when I was six
    my H-1B sponsor fell through; my visa expires in June
    My parents came here as refugees from Laos
    I hold a green card
  `),
  health: lines(`
  I was born deaf
  I get migraines so no bright offices
  i take meds for adhd
  my wheelchair fits through 32 inch doors
  I'm recovering from a concussion
  low vision, need large print
  I have a stutter
  my partner has MS
    I'm deaf
    my MS makes mornings hard
    I use a wheelchair
    I have ADHD
    I'm on chemo till June
    chemo took my junior year; I'm in remission
    I have MS
    I'm autistic and love data
    I'm hard of hearing
    I'm legally blind
    my anxiety is bad
    I was diagnosed with type 1 diabetes
    i have dyslexia lol
    I wear hearing aids
    I tore my acl in september so I can't play
    my brother is autistic
    my sister has Down syndrome
    my mom has cancer
    I have depression
    as a disabled student I need ramps
    I can't stand for long
    Deaf, use ASL
    I'm 6 months pregnant
    I'm in recovery
    I've got Crohn's so bathrooms matter
    I'm dyslexic, reading long docs is slow
    my hearing aids don't do well in open offices
    ptsd from the service makes crowds hard
    I walk with a cane
    I have a chronic illness
    living with bipolar disorder
    My back is bad so no lifting
    I am a cancer survivor
    my daughter is autistic
    I was hospitalized in the spring
    diagnosed with lupus sophomore year
    I am a wheelchair user and a painter
    my dyslexia means I record lectures
    i have epilepsy so no driving
    my knees are shot, no standing all day
    i've been in therapy for years
    I have OCD and it makes labs great
    I'm on the spectrum
    after my surgery I learned to knit
    I'm blind in one eye
    my son has asthma
  `),
  grief: lines(`
    my dad passed in october
    My mom died last year
  `),
  religion: lines(`
  I observe the Sabbath
  I'm a devout Catholic
  raised Jehovah's Witness
  I pray daily so a quiet room helps
    I'm Muslim
    I'm a practicing Catholic
    I keep Shabbat so no Saturdays
    my faith matters to me
    I wear a hijab
    I pray five times a day
    my family is Hindu
    I was raised Mormon
    As a Muslim woman I need a place to pray
    we are Jehovah's Witnesses
    I'm Jewish and can't work Saturdays
    I don't work on the Sabbath because of my faith
    I'm an observant Jew
    I'm Hindu, vegetarian
    Being Muslim, I can't serve alcohol
    I grew up Mormon
  `),
  orientation: lines(`
  I'm trans and would like to work where that's fine
  my wife and I, we're a lesbian couple
  I identify as nonbinary
    I'm gay
    I'm a trans woman
    I'm nonbinary
    as a queer student I want to feel safe
    I came out last year
    my moms are lesbian; my sister is trans
    im bi
    I'm a lesbian
    my partner and I are both trans
    im queer so i want somewhere accepting
    as a gay man from Alabama
    I'm asexual lol
    my girlfriend and I are lesbians
    i'm out as trans at school
  `),
  care: lines(`
  I'm a dad
  my toddler is in daycare till 5
  I help take care of my disabled brother
  two kids at home
    I take care of my grandma
    I'm a single mom
    I have two kids
    I'm raising my little brother
    my son is two
    my mom lives with me and depends on me
    I'm my dad's caregiver
    I need to be home for my kids
    I look after my grandmother on weekends
    mom of three
    I have a toddler
    my dad depends on me
    I'm the main caregiver for my grandmother
    single dad, two jobs
    I have to pick up my daughter at 3
    raising twins
    my mother lives with us and needs me
  `),
};

const ofWork = lines(`
  deaf theater lighting
  migraine drug trials
  stutter step drills
  low vision of management
  quaker oats marketing
  catholic charities internship
  sabbath cooking blog
  lesbian herstory archives
  trans-siberian railway
  j-1 program coordinator
  refugee health clinic
  asylum officer
  daycare teacher
  dad jokes
  brother sewing machines
  raising funds for kids
  raising capital
  wheelchair basketball coach
  Therapy dog handler
  I work in recovery housing
  sober curious bars
  diabetic foods startup
  I observe birds
  I celebrate small wins
  citizen science
  permanent exhibits
  I work in a mosque's food bank
  health policy
  deaf education teacher
  immigration law
  queer history archive
  I'm a deaf education major
  I want to teach deaf students
  I love cancer research
  teaching blind students to code
  blind spots in the data
  I volunteer at a refugee resettlement agency
  I help DACA recipients with paperwork
  I worked on visa applications at a law clinic
  immigration attorney
  asylum law clinic
  I'm a Jewish studies major
  I study Buddhist art
  Catholic school teacher
  I sing in a gospel choir
  I run the sound board at my church
  I want to work at a church
  trans rights nonprofit
  gay rights movement history
  LGBTQ health research
  gender studies
  I transitioned to product management
  my transition into tech
  I came out ahead
  autism research
  ADHD coach for kids
  special education
  assistive technology, screen readers
  I test websites with screen readers
  wheelchair design project
  designing prosthetics
  diabetes prevention
  pediatric oncology nurse
  I want to be a cancer nurse
  I shadowed a stroke unit
  I have a MS in statistics
  I have an MS degree
  my MS in biology
  MS Office, Excel
  I need visa sponsorship
  need h1b
  only h1b sponsors
  childcare, daycare, kids
  I love working with kids
  I coach kids
  I have experience with autism
  I support my team
  I raised 5k for charity
  I raised chickens
  I care for orchids
  care coordinator
  home health aide
  caregiver at a nursing home
  elder care startup
  I'm from Texas
  I'm from Honduras
  I moved to New York last year
  I came here for the fish
  moved to sales
  my family runs a bakery
  my mom is a nurse
  my dad's shop
  I broke my personal record
  I can't stand retail
  I can't stand long meetings
  I can't see myself in sales
  I can't hear another pitch
  addicted to crosswords
  religion major
  religious studies
  theology and ethics
  divinity school
  mission driven
  I'm a senior
  I'm a straight A student
  I'm bilingual
  I speak Spanish and English
  international relations
  international students office
  Doctors without borders
  refugee camp logistics
  hospice volunteer coordinator
  grief counselling
  funeral director
  disability rights lawyer
  accessible design
  depression era history
  great depression essay
  anxiety research
  therapist
  physical therapist
  my kids' robotics club
  I want to make games for kids
  no kids please
  mental health startup
  I'm diabetic research assistant
  I'm a lesbian archive volunteer
  sober living facility manager
  color blind friendly charts
  opt in emails
  I opt for quiet
  my visa card project
  credit cards at Visa
  interfaith council internship
  sign language interpreter
  teaching ESL
  ESL teacher at a community college
  I teach English to refugees
  immigrant rights organizing
  I'm a Christian Science Monitor reader
  visa team at Stripe
  I'm a pride month event planner
  queer theory and film
  diabetes nurse educator
  I designed a wheelchair ramp
  hearing from customers
  blind tasting wines
  I have an ear for music
  I have two kids books published
  my team of kids won
  I have experience with depression research
  I raise bees
  supporting my coworkers
  I have a green thumb
  transit planning
  I moved to Austin for the music
  I came to love chemistry
  parent engagement coordinator
  church architecture
  kosher kitchen line cook
  temple university
  I go to temple
  Straight A's
  lost my hearing protection at the site
  my injury law clinic
  knee surgery devices
  autism speaks volunteer
  gay bar bartender
  I wear many hats
  visa sponsorship please
  need sponsorship
  immigrant history museum
  trans fat research
  Christian Dior internship
  I dig Sikh temple architecture
  muslim world history class
  LGBTQ center front desk
  disability services office
  designing for the blind
  teaching sign language
  autistic kids' camp counselor
  I have a soft spot for diabetics' dogs
  cancer biology
  my injury reports at the zoo
  oncology
  therapy dogs
  I moved to product
  I came from retail
  my parents' bakery
  kids' books
  parenting blog
  childcare center
  senior living
  depressing museums
  bipolar transistors
  blind hiring
  I run a queer film night
  church organist
  I play organ at my church
`);

const topicsOf = (text: string) => privateIn(text).map(({ topic }) => topic);
const mustOf = (text: string) => privateIn(text).flatMap((span) => impliedMust(text, span) ?? [])[0] ?? null;

describe('private matters', () => {
  it.each(Object.entries(matters).flatMap(([topic, texts]) => texts.map((text) => [topic, text] as const)))('%s: "%s"', (topic, text) => {
    expect(topicsOf(text)).toContain(topic);
  });

  it.each(ofWork)('are not in "%s"', (text) => expect(privateIn(text)).toEqual([]));

  it('are the clauses that say them', () => {
    const text = "I love pottery, and I'm deaf, so I need captions. Boston or NYC.";
    expect(privateIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(["I'm deaf"]);
    const list = 'Home by six for my daughter, at least 32 an hour';
    expect(privateIn(list).map(({ start, end }) => list.slice(start, end))).toEqual(['Home by six for my daughter']);
  });

  it('imply what a job must have', () => {
    expect(mustOf("I'm deaf")).toBe('accessible');
    expect(mustOf('I use a wheelchair')).toBe('accessible');
    expect(mustOf("I'm hard of hearing")).toBe('accessible');
    expect(mustOf("I'm legally blind")).toBe('accessible');
    expect(mustOf('I wear hearing aids')).toBe('accessible');
    expect(mustOf('as a disabled student I need ramps')).toBe('accessible');
    expect(mustOf("I can't stand for long")).toBe('accessible');
    expect(mustOf('Deaf, use ASL')).toBe('accessible');
    expect(mustOf("I'm an international student")).toBe('visa');
    expect(mustOf("I'm on an F-1 visa")).toBe('visa');
    expect(mustOf('im on f1 opt')).toBe('visa');
    expect(mustOf('my OPT ends in May')).toBe('visa');
    expect(mustOf('I take care of my grandma')).toBeNull();
    expect(mustOf("I'm on DACA")).toBeNull();
    expect(mustOf('I have ADHD')).toBeNull();
    expect(mustOf("I'm immunocompromised")).toBe('remote');
    expect(mustOf("I'm Muslim")).toBeNull();
  });
});

/** Every entry of every list has its effect. */
describe('the lists of private matters', () => {
  it.each([
    ...entries('CONDITION').flatMap((entry) => [`I have ${entry}`, `my ${entry} is bad`, `My brother has ${entry}`]),
    ...entries('ILLNESS').map((entry) => `I had ${entry}`),
    ...entries('MEDICINE').map((entry) => `my ${entry} comes first`),
    ...entries('DEVICE').map((entry) => `I use ${entry.endsWith('s') ? '' : 'a '}${entry}`),
    ...entries('BODY').map((entry) => `I broke my ${entry}`),
    ...[...entries('IMPAIRED'), ...entries('AILING')].flatMap((entry) => [`I'm ${entry}`, `My sister is ${entry}`]),
  ])('health: "%s"', (text) => expect(topicsOf(text)).toContain('health'));

  it.each(
    entries('RELIGION').flatMap((entry) => [
      `I'm ${entry}`,
      `I was raised ${entry}`,
      `My family is ${entry}`,
      `as a ${entry} woman I need time off`,
    ]),
  )('religion: "%s"', (text) => expect(topicsOf(text)).toContain('religion'));

  it.each([
    ...entries('ORIENTATION').flatMap((entry) => [`I'm ${entry}`, `as a ${entry} student, safety matters`]),
    ...entries('PERSON')
      .filter((entry) => !/^(?:and|or|major)$/.test(entry))
      .map((entry) => `as a queer ${entry} I want allies`),
  ])('orientation: "%s"', (text) => expect(topicsOf(text)).toContain('orientation'));

  it.each([
    ...entries('NEWCOMER').flatMap((entry) => [`I'm a ${entry}`, `My parents are ${entry}`]),
    ...[...entries('PAPERS'), ...entries('VISA')].map((entry) => `I'm here on ${entry}`),
  ])('immigration: "%s"', (text) => expect(topicsOf(text)).toContain('immigration'));

  it.each([
    ...entries('CARING').map((entry) => `I'm ${entry} my grandma`),
    ...entries('CHILDREN').map((entry) => `my ${entry} is four`),
    ...entries('FEW').map((entry) => `I have ${entry} kids`),
  ])('care: "%s"', (text) => expect(topicsOf(text)).toContain('care'));
});
