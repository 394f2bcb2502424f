import { describe, expect, it } from 'vitest';
import { distressesIn, distressIn } from './distress.ts';
import { lists } from './lists.ts';

const lines = (text: string): string[] => text.trim().split(/\n\s*/);
const entries = (name: string): string[] => (lists[name] ?? '').split('|').filter((entry) => !entry.includes('('));

const griefs = lines(`
  I'm sorry I'm slow, we put our dog down yesterday
  my grandmother's passing hit me hard this spring
  My father has ALS so I go home every other weekend
  My husband walked out on me in August
  I got evicted last month
  my step-brother was killed in a car crash
  my mentor died and I took over her garden plots
  They let me go in the second round of layoffs
  our baby died in the NICU
  my dad's dementia is getting worse
  my friend Leo overdosed in May
  we had a miscarriage
  i lost both my parents
  my aunt passed from covid
  My mom died last year
  my grandma passed away in March and I still bake
  I lost my dad to cancer
  My dad has stage 4 lung cancer
  my best friend killed himself
  my dog died yesterday
  my boyfriend broke up with me
  I just got laid off
  i was laid off from my internship last week
  Dad died in 2020. I cook now.
  My grandma raised me. She died in March.
  since my brother was diagnosed with leukemia I drive home a lot
  my parents are getting divorced
  I'm going through a breakup
  we broke up
  my mom's in the hospital
  after losing my sister I started volunteering
  my abuela's funeral was on friday
  a close friend of mine died
  we had to bury my uncle; I lost my uncle
  they rescinded my offer
  my dad lost his job
  my roommate overdosed
  my mom got really sick
  my dad got sick so I moved home
  my cat is dying
  my cousin was shot
  My father passed away when I was seventeen and I've been working since
  sorry been out of it, my nana just died
  our family dog passed last week lol cant focus
  My older sister was killed by a drunk driver
  i buried my mother in january
  honestly losing my grandpa is why i got into nursing
  My husband has early onset Alzheimer's
  mom is in hospice
  My girlfriend of 4 years dumped me on Tuesday
  got laid off in june, been looking since
  I was let go last month
  my wife had a miscarriage
  My best friend from high school took his own life
  my stepdad's funeral is tomorrow so i can't do mondays
  Amazon rescinded my offer
  my uncle has been fighting pancreatic cancer
  she passed away in 2021, my mom. so i look after the kids
  the death of my brother changed what I want
  my little brother got shot
  we lost our house in the fire
  my grandfather who raised me died over thanksgiving
  we just lost our grandma so my head is not in it
  My mom's been sick with cancer all semester
  my dad had a heart attack two weeks ago
  I'm still processing my mother's death
  My cat Mochi died this morning
  my fiance left me
  I got fired from the coffee shop last friday
  the company laid me off in March
  my cousin died by suicide
  grandpa's got dementia and I read to him
  My brother was deported last year
  I'm going through a divorce
  my roommate's mom passed away and we've all been a mess
  I lost my internship because of budget cuts
  we're grieving right now
  since mom died i cook for everyone
`);

const despairs = lines(`
  I'm so tired of everything, I can't keep going
  i hate myself for dropping out
  honestly feeling pretty worthless
  I break down crying every morning
  I'm at my breaking point with school
  my anxiety is out of control and i can't sleep
  I feel like such a failure
  I'm so burnt out
  im burned out tbh
  I keep having panic attacks
  i cant cope anymore
  I can't do this anymore
  i feel hopeless
  I feel like a failure
  honestly I hate myself
  I'm falling apart
  nothing matters anymore
  I cry every night
  im really depressed
  I'm not okay
  what's the point of anything
  i am burned out and tired of pretending
  Everything is too much and I can't cope
  had a panic attack in the interview yesterday and i keep having them
  I feel so worthless lately
  im spiraling
  im a failure honestly
  what is the point of trying
  I can't get out of bed most days
  i feel like giving up
  I've been so depressed this semester
  not gonna lie i hate my life rn
  I feel so hopeless about my future
  I'm honestly so burned out from school
  I have anxiety attacks before every exam
  I'm not doing great, I can't stop crying
  nobody cares and I feel worthless
  I don't see the point of anything anymore
  I'm having a breakdown
  i cant keep going like this
  my mental health is terrible
`);

const dangers = lines(`
  I keep thinking about killing myself
  I don't see a reason to live
  I wish I were dead
  everyone'd be better off without me
  my boyfriend threatened to kill me
  I want to hurt myself
  my uncle has been hitting me
  I'm not safe at home
  I've been suicidal since winter
  I want to die
  i want to kill myself
  ive been thinking about killing myself
  I've been cutting myself
  I'm suicidal
  i dont want to be here anymore
  I wish I was dead
  everyone would be better off without me
  my dad hits me
  my boyfriend beats me when he drinks
  I don't feel safe at home
  I have suicidal thoughts
  i'm thinking about suicide
  my sister wants to kill herself
  I just want to end it all
  there is no reason to live
  i'm being abused
  I'm scared of my stepdad
  I've thought about ending my life
  I self-harm; i've been self harming again
  sometimes i think about ending it
  I've been thinking about ending my life
  i dont wanna be alive anymore
  kinda wish i was never born
  im thinking of hurting myself
  My stepfather hits me
  my ex keeps threatening me
  it's not safe at my house
  I feel suicidal
  i tried to kill myself last year
  I want to end my life
  my husband chokes me when he's angry
  my roommate is suicidal and i don't know what to do
  sometimes I just want to die
  I have been self harming
  i took a bunch of pills last night, i wanted to die
  no one would miss me if i was gone
  my mom's boyfriend hits her and me
  my partner is abusive
  I don't want to live anymore
  thoughts of killing myself keep coming back
  my father beats us
  I feel unsafe at home
`);

const ordinary = lines(`
  I want to kill it in my interview
  I like dissecting dead fish
  our startup died in a week
  I was laid back about it
  My mom is a hospice nurse
  my dad beat cancer research funding goals
  I broke up rocks for a geology lab
  my boss left
  I'm dead tired of group projects lol
  deadlines stress me out
  I'm passionate about ending hunger
  crisis text line volunteer shifts
  I cut fabric
  my grandpa passed the farm to my mom
  I could never hurt an animal
  He was hit by a pitch in my scorebook
  I threatened to quit
  panic selling in markets fascinates me
  I'm overwhelmed by cold emails
  this major is killing me softly
  my family lost power for a week
  I lost my voice coaching
  I lost the election for treasurer
  my mother hated her job
  I'd hate my life doing sales
  burned out retail worker seeking quiet job
  dead ends bore me
  I'm dying to work there
  I killed it at the hackathon
  my team killed it
  my grandmother used to be a nurse
  funeral home internship
  I want to work in hospice care
  grief counselling
  grief counselor or hospice chaplain
  suicide-prevention hotline volunteer
  I volunteer at a suicide prevention hotline
  I answer calls on a suicide hotline and like calming people down
  crisis counselor
  mortuary science
  this commute would kill me
  I'd rather die than cold call
  id rather die than do sales
  spreadsheets make me want to die
  I study cancer
  my mom is an oncologist
  my mom works in the hospital
  my dad works in hospice
  my dad has a cancer research lab
  my mom runs a funeral home
  my uncle's funeral home taught me a lot
  dying for a good coffee
  I die a little in every meeting
  my brother passed the bar
  my friend passed the CPA exam
  my phone died
  dead languages
  I lost my keys
  I lost my dad's watch
  I lost track of time
  I lost interest
  my sister left for college
  my boss left the company
  my mom left teaching
  we split up the work
  we broke up into teams
  I broke up a fight
  I got fired up about it
  I'm burnt out on spreadsheets
  burned out by retail
  panic! at the disco
  I panicked on stage once
  I can't handle blood
  I can't deal with rude customers
  I can't do this anymore lol
  I feel lost about careers
  I'm hopeless at math
  I'm useless at excel
  my coach hit me with a great question
  he hit me up about it
  my dad beats me at chess
  I hit my goals
  it hit me that I love teaching
  my brother hits the gym
  I kill it at trivia
  kill me with excel lol
  I'd kill myself if I had to make another deck
  cold calling would kill me
  I wanted to die in that meeting lol
  I don't want to die in a cubicle
  I'm not suicidal or anything
  I don't want to kill myself working
  I cut myself some slack
  I cut hair
  I work with suicidal teens
  my dream is to stop my friends from giving up
  my thesis is on suicide rates
  I help my grandma cook
  my grandpa is a farmer
  my cat is my manager
  my mom is sick of my coding jokes
  my grandpa died before I was born
  My mom is dying for me to be a doctor
  I like dead stock fabric and killing bugs
  drowning in emails
  I love crying at movies
  my therapist friend
  my mom had me at 20
  I had a blast
  my dad has a heart of gold
  I survived orgo
  my brother has a camp
  my mom got a job
  my dad got arrested development on dvd
  my dog is the best
  my friend is in the hospital business
  We lost the game
  I lost the job title
  depressing offices
  I'm hit by deadlines
  I could overdose on coffee
  I like to end things on a high note
  the team was killed by bureaucracy
  stop at nothing
  I'm afraid of heights
  i'm scared of my finance exam
  I want to disappear into the woods
  no hope of promotion there
  no point in cold calls
  I want to help people who are burnt out
  burnout research
  I want to prevent nurse burnout
  panic buying study
  my mom thinks I'm hopeless
  i would die without music
  I want to be an end of life doula
  worked the desk at a hospice gift shop
  studying the death penalty
  my grandfather built boats
  my mom beat me to the job lol
  my dad left the navy in 1998
  the code died on me
  meetings kill my soul
  retail is killing me
  I killed the presentation
  I was fired up about the campaign
  we let go of two vendors
  my sister has a bakery in Ohio
  my brother got into Stanford
  my parents are separated by an ocean of farmland
  I break down problems
  breaking down complex systems for kids
  falling apart furniture is what i fix
  I cope well with pressure
  I can't take any more sales calls
  can't handle Excel all day
  I'm drowning in spreadsheets at work
  panic buttons, alarm systems
  I hate myself some lasagna
  I want to end the meeting early
  I want to die on this hill: tabs over spaces
  end of life care policy
  shooting films, cutting trailers
  I'd kill for a job at Pixar
  killer apps
  my friend hits the slopes with me
  my coach beat into us the value of teamwork
  my boss threatened us with overtime
  dying fabric with indigo
  my mom died her hair
  I lost 20 pounds
  we lost my sister's game
  suicide squad is my favorite movie
  depression screening app I built
  I study burnout in nurses
  my grandma taught me to sew before she went to hospice to volunteer
  my roommate is in rehab medicine
  i hate it here lol
  dead lifts and powerlifting
  I'd die for good tacos
  The project died after my advisor left
  My dad passed down his tools to me
  my mom passed on her love of gardening
  my uncle got me a job on a boat
  my grandmother lost weight
  we lost funding for the lab
  I split up the dataset
  I was let down by the food
  I was fired at in a paintball league
  I got cut from the team
  my sister left me her guitar
  my brother left me in charge of the shop
  I left my job for school
  My sister works in hospice and loves it
  I shadowed a trauma surgeon
  gunshot wound data
  Failure analysis engineer
  I like failing fast
  I can't go on cruises
  can't stop coding
  I can't function without coffee
  I cry at every Pixar film
  crying babies on a plane
  burnt out light bulbs
  I'm depressed about the Giants lol
  domestic violence shelter advocate
  abuse prevention
  I'm afraid of public speaking
  I'd hurt myself doing roofing
  I hurt myself climbing last spring
  kill the lights, cue the sound
  stage combat: getting hit and falling
  I want to end hunger
  life is not worth living without music lol
  my kids hit puberty
`);

const kindOf = (text: string) => distressIn(text)?.kind ?? null;

describe('distress', () => {
  it.each(griefs)('is grief: "%s"', (text) => expect(kindOf(text)).toBe('grief'));
  it.each(despairs)('is despair: "%s"', (text) => expect(kindOf(text)).toBe('distress'));
  it.each(dangers)('is danger: "%s"', (text) => expect(kindOf(text)).toBe('danger'));
  it.each(ordinary)('is none: "%s"', (text) => expect(distressIn(text)).toBeNull());

  it('quotes the clauses that say it and nothing else', () => {
    expect(distressIn('I love pottery. My grandma died in March, but I still bake.')?.quote).toBe('My grandma died in March');
    expect(distressesIn('I got laid off in May. My dad has cancer.').map(({ quote }) => quote)).toEqual([
      'I got laid off in May',
      'My dad has cancer',
    ]);
  });

  it('names the gravest', () => {
    expect(kindOf('My dog died. I feel hopeless. I want to die.')).toBe('danger');
    expect(kindOf('I feel hopeless since my dog died')).toBe('grief');
  });

  it('is not in what is denied, supposed or only feared', () => {
    for (const who of ['My mom', 'My brother', 'Our dog'])
      for (const what of ['would die for a good taco', "didn't die", 'almost never had cancer'])
        expect(kindOf(`${who} ${what}`)).toBeNull();
    expect(kindOf('I would move home if my mom died')).toBeNull();
  });
});

/** Every entry of every list has its effect. */
describe('the lists of distress', () => {
  const people = ['KIN', 'FRIENDS', 'PETS'].flatMap(entries);
  const be = (phrase: string) => (/ing\b|^dead|^deceased|ill$|sick$/.test(phrase) ? `is ${phrase}` : phrase);

  it.each(people)('my %s', (person) => {
    for (const what of ['died', 'has died', 'just died last year', 'was diagnosed with cancer', 'is in the hospital'])
      expect(kindOf(`My ${person} ${what}`), what).toBe('grief');
    expect(kindOf(`My ${person} works in a hospital`)).toBeNull();
  });

  it.each([
    ...entries('DIED').map((entry) => `My best friend ${be(entry)}`),
    ...entries('DIED').map((entry) => `Grandma ${be(entry)} last spring`),
    ...entries('STRUCK').map((entry) => `My cousin was ${entry}`),
    ...entries('WHERE').map((entry) => `My mom is ${entry}`),
    ...entries('ELDERS').map((entry) => `My ${entry} got sick`),
    ...entries('ILLNESS').map((entry) => `My dad had ${entry}`),
    ...entries('HAVING').map((entry) => `My aunt ${be(entry)} cancer`),
    ...entries('QUALITY').map((entry) => `My aunt has ${entry} cancer`),
    ...entries('LOSS').map((entry) => `I came back after my brother's ${entry}`),
    ...entries('LOSABLE').map((entry) => `I lost my ${entry}`),
    ...entries('CUT').map((entry) => `I got ${entry}`),
    ...entries('PARTED').map((entry) => `My boyfriend ${be(entry)} me`),
    ...entries('ENDING').map((entry) => `I'm going through a ${entry}`),
    ...entries('WITHDRAWN').map((entry) => `My offer was ${entry}`),
  ])('grief: "%s"', (text) => expect(kindOf(text)).toBe('grief'));

  it.each([
    ...entries('INTENT').map((entry) => `I ${be(entry).replace('is ', 'am ')} kill myself`),
    ...entries('HARM').map((entry) => `I keep thinking about ${entry}`),
    ...entries('HARMING').map((entry) => `I've been ${entry}`),
    ...entries('SUICIDE').map((entry) => `My sister has ${entry}`),
    ...entries('NOTBEING').map((entry) => `I want to ${entry}`),
    ...entries('BEING').map((entry) => `I don't want to ${entry} anymore`),
    ...entries('HURTS').map((entry) => `My dad ${entry} me`),
    ...entries('HURT').map((entry) => `I was ${entry} by my uncle`),
  ])('danger: "%s"', (text) => expect(kindOf(text)).toBe('danger'));

  it.each([
    ...entries('DESPAIR').map((entry) => `I'm ${entry}`),
    ...entries('ATTACK').map((entry) => `I keep having ${entry}`),
    ...entries('COPE').map((entry) => `I can't ${entry}`),
    ...entries('SELFHATE').map((entry) => `I ${entry}`),
  ])('despair: "%s"', (text) => expect(kindOf(text)).toBe('distress'));

  it.each([
    ...entries('TOPIC').map((entry) => `My dad has a cancer ${entry}`),
    ...entries('FIGURE').map((entry) => `My mom was dying ${entry} all day`),
  ])('none: "%s"', (text) => expect(kindOf(text)).toBeNull());
});
