/** Words of life and of harm that the safety rules are made of: data, one list a meaning. */
/** Alternatives of a regular expression, the longest first. */
const list = (words: string): string =>
  words
    .split(',')
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .sort((one, other) => other.length - one.length)
    .join('|');

export const lists: Readonly<Record<string, string>> = {
  KIN: list(`mom, moms, mum, mama, mommy, mother, dad, dads, daddy, papa, father, parent, parents, brother, brothers, sister, sisters, sibling,
    siblings, twin, son, sons, daughter, daughters, child, children, kid, kids, baby, toddler, husband, wife, spouse, fiance, fiancé, fiancee,
    fiancée, partner, girlfriend, boyfriend, gf, bf, grandma, grandpa, grandmother, grandfather, grandparent, grandparents, grandson,
    granddaughter, granny, gran, nana, nan, papaw, mamaw, abuela, abuelo, abuelita, abuelito, lola, lolo, halmoni, nonna, tia, tio, aunt, auntie,
    uncle, cousin, cousins, niece, nephew, stepmom, stepdad, stepmother, stepfather, stepbrother, stepsister, family, folks`),
  ELDERS:
    list(`mom, mum, mama, mother, dad, papa, father, parents, grandma, grandpa, grandmother, grandfather, grandparents, abuela, abuelo, nana,
    husband, wife, partner`),
  FRIENDS: list(`friend, friends, bestie, roommate, roommates, roomie, housemate, teammate, classmate, coworker, mentor, coach, ex`),
  PETS: list(`dog, dogs, puppy, pup, cat, cats, kitten, kitty, horse, pony, bunny, rabbit, hamster, parrot, pet, pets`),
  CHILDREN: list(`kid, kids, son, sons, daughter, daughters, child, children, baby, toddler, toddlers, twins, newborn`),
  /** What may lie between an owner and the word. */
  ILLNESS: list(`cancer, leukemia, lymphoma, melanoma, tumor, tumour, stroke, heart attack, heart failure, kidney failure, dementia,
    alzheimer 's, alzheimers, parkinson 's, parkinsons, als, sepsis, pneumonia, aneurysm, seizure, seizures, coma, overdose, accident, car accident,
    car crash, addiction, illness, disease, miscarriage, cirrhosis, cystic fibrosis, brain injury, breakdown, dialysis, chemo, chemotherapy`),
  CONDITION: list(`adhd, autism, asperger 's, dyslexia, dyscalculia, dyspraxia, ocd, ptsd, bipolar, bipolar disorder, anxiety,
    social anxiety, anxiety disorder, depression, panic disorder, panic attacks, schizophrenia, diabetes, type 1 diabetes, type 2 diabetes,
    asthma, epilepsy, migraines, lupus, crohn 's, crohns, colitis, ibs, pots, ehlers-danlos, eds, multiple sclerosis, cerebral palsy,
    muscular dystrophy, arthritis, fibromyalgia, endometriosis, hiv, tbi, concussion, concussions, concussion syndrome, long covid, chronic pain,
    chronic fatigue, chronic illness, disability, disabilities, learning disability, eating disorder, anorexia, bulimia, celiac, celiac disease,
    sickle cell, tourette 's, tourettes, hearing loss, low vision, vision loss, narcolepsy, insomnia, down syndrome, stutter, scoliosis,
    tendonitis, carpal tunnel, bad back, bad knee, bad knees, heart condition`),
  BODY: list(`acl, achilles, back, spine, neck, shoulder, arm, wrist, hand, hands, hip, knee, knees, leg, legs, ankle, foot, feet, eye, eyes, rib,
    ribs, voice, hamstring, meniscus, collarbone`),
  DEVICE:
    list(`wheelchair, screen reader, hearing aid, hearing aids, cochlear implant, cochlear implants, cane, crutches, walker, service dog,
    prosthetic, prosthesis, insulin pump, asl interpreter, feeding tube, oxygen tank, braille display`),
  IMPAIRED:
    list(`deaf, hard of hearing, blind, legally blind, visually impaired, hearing impaired, colorblind, color blind, low vision, paralyzed,
    paraplegic, quadriplegic, disabled, an amputee, a wheelchair user, in a wheelchair, nonverbal, mute`),
  AILING: list(`autistic, neurodivergent, dyslexic, bipolar, epileptic, diabetic, asthmatic, hiv positive, hiv-positive, immunocompromised,
    chronically ill, on the spectrum, in remission, in recovery, sober, on chemo, on dialysis, on antidepressants, pregnant, depressed, clinically
    depressed, anorexic, bulimic, in therapy, in rehab, a recovering addict, a recovering alcoholic, an alcoholic, a cancer survivor, schizophrenic`),
  RELIGION:
    list(`muslim, christian, catholic, protestant, evangelical, baptist, methodist, lutheran, orthodox, jewish, jew, hindu, sikh, buddhist,
    mormon, lds, quaker, jain, baha'i, pagan, atheist, agnostic, religious, shia, sunni, pentecostal, adventist,
    jehovah 's witness(?:es)?`),
  ORIENTATION: list(`gay, lesbian, bi, bisexual, queer, trans, transgender, transgendered, nonbinary, non-binary, enby, asexual, aromantic,
    pansexual, genderqueer, genderfluid, intersex, two-spirit, lgbt, lgbtq, closeted, ftm, mtf`),
  /** Permission to study or work that an employer has to extend. */
  VISA: list(`f-1, f1, f1 opt, f-1 opt, f1 status, f-1 status, f-1 cpt, f1 cpt, j-1, j1, h-1b, h1b, h1-b, h-4, opt, stem opt, cpt, student visa, f-1 visa, f1 visa, j-1 visa, j1 visa, h-1b visa, h1b visa,
    work visa, visa`),
  PAPERS:
    list(`daca, tps, green card, asylum, asylum status, refugee status, ead, i-20, work permit, permanent residency, immigration status,
    immigration case, immigration papers, citizenship case`),
  NEWCOMER:
    list(`undocumented, immigrant, immigrants, refugee, refugees, dreamer, asylum seeker, asylum seekers, asylee, stateless, migrant,
    daca recipient, daca student, international student, f-1 student, f1 student, green card holder, permanent resident, esl student`),
  MEDICINE: list(`chemo, medication, meds, antidepressants, diagnosis, surgery, surgeries, injury, therapist, psychiatrist, eyesight`),
  CARING:
    list(`take care of, taking care of, took care of, care for, caring for, cared for, look after, looking after, raise, raising, raised,
    support, supporting, provide for, providing for, pick up, picking up, drop off`),
  /** Those whom "as a" and "I am a" may call so. */
  PERSON:
    list(`man, woman, person, people, guy, girl, boy, kid, teen, student, undergrad, freshman, sophomore, junior, senior, major, veteran, adult,
    latina, latino, latinx, immigrant, refugee, parent, mom, dad, couple, family, household, daughter, son, and, or`),
  FEW: list(
    `a, an, one, two, three, four, five, 1, 2, 3, 4, 5, young, little, small, baby, newborn, teenage, disabled, autistic, older, younger`,
  ),
  /** What befalls people, as verbs. */
  DIED: list(`died, dead, deceased, dying, passed away, passing away, drowned, overdosed, committed suicide, took his own life, took her own life,
    taken his own life, taken her own life, killed himself, killed herself, hanged himself, shot himself, lost his life, lost her life, lost his battle,
    lost her battle, fell ill, falling ill, terminally ill, seriously ill, gravely ill, critically ill, seriously sick, deathly sick`),
  /** What was done to them, after "was" or "got". */
  STRUCK: list(`killed, shot, stabbed, murdered, deported, detained, arrested, hospitalized, hospitalised, incarcerated, kidnapped`),
  WHERE:
    list(`in the hospital, in hospital, in the icu, in icu, in hospice, in a coma, in jail, in prison, in rehab, in surgery, on life support,
    on chemo, on dialysis, on hospice, on a ventilator`),
  /** After these "dying" and "died" are manners of speaking, or long past. */
  FIGURE: list(
    `to, for, laughing, of laughter, of boredom, of embarrassment, of curiosity, before i, long before i, on me, her hair, his hair, my hair`,
  ),
  HAVING:
    list(`has, have, had, get, got, gets, getting, take meds for, take medication for, diagnosed with, battling, battled, fighting, fought, beat, beating, survived, suffering from,
    suffers from, suffered, living with, going through, undergoing, recovering from, developed, relapsed with, sick with, ill with, died of,
    died from, in treatment for`),
  QUALITY:
    list(`a, an, the, his, her, their, my, some, early, late, early-onset, onset, stage, terminal, severe, serious, massive, aggressive, rare, final,
    advanced, mild, bad, 4, 3, 2, 1, four, three, two, one, iv, iii, ii, breast, lung, brain, colon, pancreatic, prostate, ovarian, skin, bone, blood,
    kidney, liver, heart, mental, chronic, clinical, major, generalized, undiagnosed, physical, invisible, type, juvenile, partial, moderate, learning`),
  /** The end of work, of a home or of a couple, after "I was" or "got". */
  CUT: list(`laid off, let go, fired, furloughed, made redundant, evicted, dumped, divorced, ghosted by my fiance`),
  LOSABLE: list(`job, home, house, apartment, scholarship, funding, internship, offer, job offer, baby, pregnancy`),
  WITHDRAWN: list(`cut, rescinded, revoked, eliminated, cancelled, canceled, pulled, withdrawn`),
  PARTED: list(`dumped, left, leaving, divorcing, cheated on, broke up with, breaking up with, split up with, abandoned, walked out on`),
  ENDING: list(`divorce, breakup, break-up, separation, eviction, foreclosure, miscarriage, layoff`),
  /** Nouns of loss: "my dad's funeral". */
  LOSS: list(`death, passing, funeral, suicide, memorial, deportation, diagnosis, divorce, overdose`),

  INTENT:
    list(`going to, going, want to, want, wanted to, might, may, will, thinking about, thinking of, think about, think of, thought about, thought of,
    thoughts of, thoughts about, planning to, planned to, plan to, tried to, trying to, try to, considering, contemplating, feel like, urge to`),
  HARM: list(`kill myself, killing myself, hurt myself, hurting myself, harm myself, harming myself, cut myself, cutting myself, hang myself,
    shoot myself, end it all, ending it all, end my life, ending my life, take my own life, taking my own life, overdose, unalive myself,
    jump off a bridge, jump in front of a train, self harm, self-harm, commit suicide, suicide, ending things for good`),
  /** Said outright of oneself. */
  HARMING: list(
    `hurting myself, harming myself, cutting myself, starving myself, self harming, self-harming, suicidal, feeling suicidal, kms`,
  ),
  SUICIDE: list(`suicidal, suicidal thoughts, thoughts of suicide, suicidal ideation, attempted suicide, tried suicide`),
  NOTBEING: list(`die, be dead, disappear forever, not wake up, not exist, not be alive, sleep forever`),
  BEING: list(`live, be alive, be here, exist, wake up, go on, keep living, be on this earth`),
  HURTS:
    list(`hits, hit, hitting, beats, beating, slaps, slapped, punches, punched, chokes, choked, choking, kicks, abuses, abusing, abused, molests,
    molested, raped, assaulted, hurts, hurting, threatens, threatening, threatened, stalks, stalking`),
  HURT: list(`abused, molested, raped, assaulted, sexually assaulted, beaten, hit, stalked, threatened, trafficked`),

  /** Despair, after "I am", "I feel". */
  DESPAIR:
    list(`burnt out, burned out, burnt-out, burned-out, in burnout, hopeless, worthless, empty inside, dead inside, broken inside, a failure,
    a total failure, such a failure, like such a failure, a complete failure, a burden, a waste of space, like a failure, like a total failure, like a burden, like giving up, like nothing
    matters, like i am drowning, panicking, spiraling, spiralling, falling apart, drowning, breaking down, at rock bottom, at
    my breaking point, at the end of my rope, depressed, not ok,
    not okay, not coping, barely coping, barely holding it together, barely surviving, not doing well, not doing okay`),
  ATTACK: list(`panic attack, panic attacks, anxiety attack, anxiety attacks, breakdown, mental breakdown, nervous breakdown, burnout`),
  COPE: list(`cope, function, breathe, go on, stop crying, get out of bed, keep going, keep doing this, do this anymore, do it anymore, do any of this,
    take it, take this, take it anymore, handle it, handle this, handle anything, handle everything, handle life, deal with it anymore,
    deal with anything, deal with everything, deal with life`),
  SELFHATE:
    list(`hate myself, hate my life, want to give up, ready to give up, giving up on life, give up on life, giving up on everything, lost all hope,
    lost hope, losing hope, lost the will to live, struggling mentally, struggling to cope, struggling to function, struggling to get out of bed`),
  /** What makes a place or a field of work of an illness, a death or a faith. */
  TOPIC:
    list(`research, researcher, researchers, patient, patients, center, centers, centre, clinic, clinics, unit, ward, drug, drugs, biology, care,
    nurse, nurses, nursing, foundation, lab, labs, study, studies, program, programs, charity, awareness, prevention, society, institute, hospital,
    group, groups, counselor, counsellor, counseling, counselling, support, home, homes, director, parlor, hotline, line, doctor, doctors, surgeon,
    specialist, services, service, policy, law, education, teacher, genetics, genomics, imaging, screening, screenings, data, detection, registry,
    insurance, rate, rates, risk, book, film, documentary, industry, business, management, epidemiology, camp, fund, fundraiser, walk, science,
    hackathon, treatments, diagnostics, medicine, therapy, report, reports, project, class, paper`),
};
