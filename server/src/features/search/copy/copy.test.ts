import { join } from 'node:path';
import { expect, it } from 'vitest';
import { counts, each, either, faultsOf, names, pageOf, some } from '@alive/contract/testing/copy-page.testing.ts';
import * as job from './job.ts';
import * as model from './model.ts';
import * as nothing from './nothing.ts';
import * as people from './people.ts';
import * as selection from './selection.ts';
import * as talk from './talk.ts';

const phrases = ['data analyst jobs in Boston', 'internships that sponsor visas, in New York or remote'];
const jobs = names.map((name) => job.named('Data Analyst', name));
const [first = '', second = ''] = jobs;
const boston = '**Boston**';
const things = ['**Google**', '**consulting** and **finance**'];
const quoted = (quote: string) => [quote, null];
const lists = [['SQL'], ['SQL', 'Python', 'R']];
const searches = [phrases[0] ?? '', null];
const selected = [
  [1, 1],
  [2, 2],
  [3, 3],
  [5, 1200],
] as const;
const shown = (...texts: string[]) => selected.flatMap(([now, total]) => texts.map((text): [string, number, number] => [text, now, total]));
const dates = ['November 3', null];
const citizens = (one: boolean) => ({ shared: selection.gate.citizenship(one), each: '' });
const mixed = { shared: null, each: '1 requires U.S. citizenship and 2 need a security clearance' };
const manager = { one: 'a product manager', many: 'product managers' };
const analyst = { one: 'a data analyst', many: 'data analysts' };
const twoPeople = [
  { role: 'Analyst', company: 'Goldman Sachs' },
  { role: 'Founder', company: null },
];

const page = pageOf(
  'Words of the job chat',
  { selection, nothing, job, talk, people, model },
  {
    selection: {
      found: [['data analyst job in Boston', 1, 1], ...shown('data analyst jobs').filter(([, , total]) => total > 1)],
      unlikeAll: [[['laboratory']], [['archives', 'museums']]],
      foundAll: selected.map(([now, total]): [number, number] => [now, total]),
      replaced: selected.map(([now, total]): [string, string, number, number] => [boston, 'Chicago', now, total]),
      joined: shown(boston),
      narrowed: shown('**internships**'),
      leftOut: shown(...things),
      leavingOut: shown(...things),
      removedToo: things.map((thing): [string] => [thing]),
      letIn: shown(...things),
      onlyNow: shown(boston),
      dropped: shown(boston),
      mostAtOnce: [[20]],
      related: each(phrases.slice(0, 1), some, ['', nothing.someElsewhere('in other places', 4)]),
      standsOut: {
        scores: [[55]],
        because: each([selection.standsOut.closest, selection.standsOut.scores(55)], ['mentions SQL, one of your skills']),
        meets: [['mentions “writing”']],
        payOrFirst: [['$38 an hour'], [null]],
        paysMost: [['$58–66K'], ['$38 an hour']],
      },
      seenBefore: [[1], [2], [3]],
      why: each(
        [
          [{ job: first, says: selection.standsOut.because('is your closest match', 'mentions SQL, one of your skills') }],
          [
            { job: first, says: 'is one of your closest matches' },
            { job: second, says: 'pays the most of these, at $58–66K' },
          ],
        ],
        either,
      ),
      newOne: jobs.map((name): [string] => [name]),
      notYours: [[null], ['Applied Physics']],
      sponsors: each([0, 1, 2, 12], [1, 2, 12], ['silent', 'mixed'] as const).filter(
        ([saying, of, others]) => saying <= of && (saying > 0 || of > 1 || others === 'silent'),
      ),
      moreSilent: each(some),
      noSeason: each(some),
      noneAre: [[['engineering at Meta']], [['engineering at Meta', 'sales']]],
      heldBack: [
        ...each([1], ['requires U.S. citizenship', 'requires U.S. citizenship or won’t sponsor visas'], either),
        ...each(
          [9, 1200],
          ['require U.S. citizenship or won’t sponsor visas', 'require U.S. citizenship, won’t sponsor visas or need a security clearance'],
          either,
        ),
      ],
      allHeld: [['data analyst job in Boston', 1, selection.gate.sponsorship()], ...each(phrases, [2, 8], [selection.gate.sponsorship()])],
      stillHeldBack: each(some),
      closedOne: each([first, null], [selection.gate.sponsorship()]),
      closedSome: [
        [3, true, citizens(false)],
        [2, false, citizens(false)],
        [3, true, mixed],
        [3, false, mixed],
      ],
      heldNow: [
        [1, 1, citizens(true)],
        [1, 4, citizens(true)],
        [3, 3, citizens(false)],
        [5, 1200, citizens(false)],
        [3, 3, mixed],
        [3, 1200, mixed],
      ],
      gate: {
        citizenship: each(either),
        sponsorship: [[], []],
        clearance: each(either),
        degree: each(either),
        workplace: [...each(either, ['fully on site', 'remote', 'fully remote']), [false, 'fully remote or on site']],
        pay: each(either, ['$60,000', null]),
      },
      more: each([1, 2, 5], [0, 1, 22]),
      copies: [
        [1, 1],
        [2, 2],
        [1, 5],
        [4, 5],
      ],
      seenAll: [
        ['data analyst job in Boston', 1],
        ['data analyst jobs in Boston', 2],
        ['data analyst jobs in Boston', 1200],
      ],
      count: [
        ['remote data analyst jobs', 0, 38],
        ['remote data analyst job', 1, 38],
        ['remote data analyst jobs', 27, null],
        ['remote data analyst jobs', 1200, 2000],
      ],
      status: each(phrases, [0, 1, 1200]),
      statusOpen: each([1200]),
      noSuchNumber: each([7], [0, 1, 5], either),
      opening: {
        here: [
          ['internship in Boston', 1],
          ['internships in Boston', 115],
          ['open jobs', 1200],
        ],
        major: [['internships in Boston', 115, 'Applied Physics']],
        nothing: [
          ['internship in Boston', 1],
          ['internships in Boston', 115],
        ],
        empty: [
          ['internships', ['Denver']],
          ['internships', ['Denver', 'Pittsburgh']],
        ],
        unseen: [
          [[{ place: 'Boston', count: 1 }]],
          [
            [
              { place: 'Boston', count: 40 },
              { place: 'Ohio', count: 1200 },
              { place: 'remote jobs', count: 12 },
            ],
          ],
        ],
        paid: [
          [0, 5],
          [0, 1],
          [1, 1],
          [1, 5],
          [3, 5],
        ],
        noJobs: [['internships in Boston']],
        fewGood: [['Boston or Chicago']],
        widened: each(['I found few good matches in Boston'], [['**Massachusetts**'], ['**the United States**', '**remote jobs**']]),
        letGo: [['There are no internships in Boston right now', [boston]]],
        unchecked: {
          all: [[[selection.opening.unchecked.access]], [[selection.opening.unchecked.access, selection.opening.unchecked.hours]]],
        },
      },
      employer: {
        none: [[['Figma']], [['Figma', 'Sotheby’s']], [[...names]]],
        closed: each(names.slice(2, 4), some),
        open: each(
          [
            [{ name: 'Figma', count: 1 }],
            [
              { name: 'Figma', count: 75 },
              { name: 'Sotheby’s', count: 1200 },
            ],
          ],
          ['there', 'open', 'open in other places'],
        ),
        otherLevels: each(names.slice(2, 4), some, ['internships']),
      },
      question: { work: [[['data', 'marketing', 'design']]], level: each([3, 12], [22, 1200]), remote: each([0, 12]) },
      wished: {
        all: [
          [1, 'mentions “Spanish”'],
          [3, 'mention “Spanish”'],
        ],
        first: [
          [['mentions “Spanish”'], true],
          [['mention “Spanish”']],
          [['mention “Spanish”', 'mention “archives”']],
          [['mention “Spanish”', 'are in Chicago']],
          [['are environment jobs']],
          [['are education or social worker jobs', 'mention “climate”']],
        ],
        some: [[['lists SQL as a skill'], true], [['list SQL as a skill']], [['mention “Spanish”', 'are in Chicago']]],
        none: each([['mention “Spanish”'], ['mention “Spanish”', 'are in Chicago']], [1, 5], either),
        noneOf: [['internships in Boston', ['mention “climate”', 'ask for GIS']]],
        last: [
          [1, 'mentions “cold calling”', 9],
          [6, 'mention “cold calling”', 9],
          [1, 'mentions “cold calling”', 1],
          [2, 'mention “cold calling”', 2],
          [6, 'mention “cold calling”', 6],
        ],
        any: [
          [['mention “climate”']],
          [['mention “climate”', 'are paid']],
          [['are video editor jobs', 'mention “documentary”', 'mention “post-production”']],
        ],
      },
      does: {
        meaning: each(['antique violins'], [1, 3]),
        mention: each(['Spanish'], [1, 3]),
        paid: each([1, 3]),
        pay: each(['$80K or more'], [1, 3]),
        ask: each(['SQL'], [1, 3]),
        place: each(['the Bay Area'], [1, 3]),
        company: each(names.slice(2, 4), [1, 3]),
        sponsor: each([1, 3]),
        work: each([['data'], ['data', 'design']], [1, 3]),
        industry: each([['the finance industry']], [1, 3]),
        levels: each([['internships'], ['new-grad', 'entry-level']], [1, 3], either),
        other: each([['remote']], [1, 3]),
      },
    },
    nothing: {
      none: each(phrases),
      allLeftOut: [['data analyst job in Boston', 1, 'is at NextEra Energy'], ...each(phrases, [2, 22], ['are at NextEra Energy'])],
      letGo: [[boston], ['**occupational therapist** and **Boston**']],
      noneOpenToYou: each(phrases),
      noneIn: [[boston]],
      noneAlone: [['**“climate”**']],
      asking: [[boston], ['**operations supervisor** and **warehouse supervisor**']],
      leavingOut: things.map((thing): [string] => [thing]),
      stop: each([nothing.asking(boston), nothing.leavingOut(things[1] ?? '')], some),
      readAsState: [['Washington']],
      readAsCity: [['Washington', 'Washington, DC']],
      lookedAround: [
        ['Columbus', '**the Columbus metro area**'],
        ['Boston', '**Greater Boston**'],
      ],
      beyond: { place: each(either), remote: each(either), sponsorship: each(either), level: each(either), company: each(either) },
      someElsewhere: [
        ['elsewhere', 1],
        ['in other places', 22],
      ],
      relatedJobs: each(some),
      elsewhereIn: [['**the finance industry**']],
      elsewhere: [
        ['elsewhere', 1, 1],
        ['in other places', 3, 3],
        ['graphic designer jobs in other places', 5, 22],
      ],
      closedAlone: [
        ['**data analyst**', 1, 'needs a security clearance'],
        ['**data analyst**', 3, 'need a security clearance'],
      ],
      nearestBelow: each([1, 5]),
      isThere: each([2], jobs),
      askedToLeaveOut: each(['**Google**'], some, [undefined, 'not Google']),
      askedForOther: each(['**data analyst**'], ['**marketing**'], some),
      lowerDown: each(['**marketing**'], some, [null, { job: first, score: 55 }]),
      heldOf: [
        ['**NASA**', 1, 'requires U.S. citizenship'],
        ['**NASA**', 3, 'require U.S. citizenship or won’t sponsor visas'],
      ],
      beyondEntry: each(['**NASA**'], some),
      noneFor: [['**Goldman Sachs**']],
      noneTogether: each(['**Figma**'], [1, 3], [nothing.asking(boston), nothing.leavingOut('**consulting**')]),
      narrowsMost: each(
        [{ doing: nothing.asking(boston), without: 44 }],
        [2],
        [null, { doing: nothing.leavingOut('**consulting**'), without: 5 }],
      ),
    },
    job: {
      named: names.map((name): [string, string] => ['Data Analyst', name]),
      says: [['Applicants must be able to work in the U.S.']],
      headsUp: [['it needs a security clearance.']],
      seen: [[1], [2]],
      notGated: [[first]],
      gated: each([first], ['It needs a security clearance.']),
      someGated: each([1, 2], [5]),
      visa: {
        yes: each([first, 'It'], quoted('We sponsor H-1B visas.')),
        no: each([first, 'It'], quoted('We can’t sponsor visas for this role.')),
        unknown: each([first, 'It']),
        record: each([0, 1, 1234], ['2021–2022 and part of 2023']),
        citizens: each([first, 'It'], quoted('U.S. citizens only.')),
      },
      employerVisas: {
        counts: each(names, [
          { initial: 0, continuing: 0, years: '2021–2022 and part of 2023' },
          { initial: 0, continuing: 1, years: '2021–2022 and part of 2023' },
          { initial: 1, continuing: 0, years: '2021–2022 and part of 2023' },
          { initial: 1234, continuing: 5678, years: '2021–2022 and part of 2023' },
        ]),
        none: each(names),
        source: [['USCIS H-1B Employer Data Hub']],
      },
      clearance: {
        neither: [[first]],
        onlyCitizens: each([first], quoted('U.S. citizens only.')),
        any: each([first], quoted('A Secret clearance is required.')),
        held: each([first], quoted('Must hold an active Secret clearance.')),
        obtainable: each([first], quoted('Must be able to obtain a Secret clearance.')),
      },
      pay: each([first], [null, '$38 an hour'], [false]).concat([[first, '$58–66K', true]]),
      degree: [
        [first, null, null],
        ...each([first], ['bachelor’s degree'], quoted('A bachelor’s degree in a related field.')),
        ...each([first], ['doctorate'], quoted('Ph.D. in statistics.')),
      ],
      noDegree: [[first]],
      studies: { named: [['Fire Science']], related: [['Fire Science']], unnamed: [['Fire Science']] },
      remote: each([first], [null, 'Boston and 4 more places']),
      notRemote: each([first], [null, 'Boston']),
      place: each([first], [null, 'Boston'], either),
      skills: each([first], [[], ...lists], either),
      closes: [[first, 'November 3']],
      noDeadline: each([first], dates),
      apply: each([first], ['https://example.com'], dates),
      unlisted: [['Learning and Development']],
      offer: {
        next: [
          ['**Data Analyst** at Stripe pays $72–90K a year.', '$72K'],
          ['**Data Analyst** at Stripe pays $72–90K a year.', null],
        ],
      },
      hourly: [[22], [22.5]],
      pays: [[first, '$38 an hour']],
      facts: [[['internship', 'Boston', '$38 an hour']]],
      list: each([job.youWouldDo, job.itAsksFor], [['Build weekly dashboards', 'Write SQL']]),
      link: [['https://example.com']],
      score: {
        unknownStudent: [[first]],
        unknownJob: [[first]],
        of: each([first], [55], [[], ['It asks for SQL, which is on your résumé.', 'It’s in Boston.']]),
        against: [
          ['place', 'it’s in Boston, but you prefer Chicago.'],
          ['level', 'it’s a senior job, and you graduate in 2027.'],
          ['role', 'it’s a different kind of work than Data Analyst.'],
        ],
        part: [['It’s in Boston, but you prefer Chicago.', 2, 10]],
        onlyUnsaid: [[first, 75]],
        nothingAgainst: [[first, 100]],
        last: [[second, 31]],
        meetsAll: each(either),
        best: [[first]],
      },
      which: {
        sponsor: each([[], [first], [first, second]], either, either),
        otherSponsors: [
          [1, 0],
          [2, 0],
          [0, 1],
          [2, 3],
          [1, 1],
        ],
        remote: each([[], [first], [first, second]], either, either),
        clearance: each([[], [first], [first, second]], either, either),
        pays: [
          [first, '$38 an hour', 1, 1],
          [first, '$38 an hour', 1, 5],
          [first, '$38 an hour', 5, 5],
          [first, '$38 an hour', 3, 5],
        ],
        newest: [[first, 'November 3']],
        askFor: [
          [
            [
              { skill: 'Excel', count: 4 },
              { skill: 'SQL', count: 2 },
            ],
            5,
          ],
          [[{ skill: 'Excel', count: 3 }], 3],
        ],
        payEach: [
          [[job.pays(first, '$38 an hour'), job.pays(second, '$58–66K')], 0],
          [[job.pays(first, '$38 an hour')], 2],
        ],
        asksDegree: [...each([1, 4], [5], [null, 'bachelor’s degree']), [5, 5, 'bachelor’s degree']],
        saysNothing: each([1, 2]),
        degrees: [[[job.which.asksDegree(4, 5, 'bachelor’s degree'), job.which.saysNothing(1)]]],
        these: [[[first, second]]],
        noneNeeded: [
          [[], [first, second], 0],
          [[], [], 5],
          [[], [first], 4],
          [[first], [second], 3],
          [[first, second], [], 1],
          [[first], [second], 0],
        ],
        numbered: [[first, 2]],
        noneDo: each([['pay $80K or more']], either),
        someDo: [
          ...each([[first]], [false], [['pays $80K or more']], either),
          ...each([[first, second]], either, [['pay $80K or more']], either),
        ],
        couldDo: each([[first], [first, second]], [['pay $80K or more']], either),
        noneTitled: [[['legal']], [['legal', 'paralegal']]],
        others: each(['Chicago'], [1, 21], either),
        othersDo: [
          [1, ['is in Chicago']],
          [3, ['are in Chicago or Boston']],
        ],
        silentOnPay: each(some),
      },
      posting: {
        says: each(
          [first],
          [
            ['You’ll build weekly dashboards.'],
            ['You’ll build weekly dashboards.', 'You’ll write SQL every day.', 'You’ll present to sales.'],
          ],
        ),
        say: [
          ...each([[first], [first, second]], [5], ['Registered nurse license'], either),
          [[first, second], 2, 'You’ll write SQL every day.', false],
        ],
        asked: [[first, ['Registered nurse license']]],
        together: [[['teaching', 'children']]],
        asks: [[first]],
        youWould: [[first]],
        others: each([1, 4], ['“parking”']),
        none: [['“parking”'], [job.posting.topics.duties]],
        notFound: [[null], [first]],
        silent: each([first], ['“parking”', job.posting.topics.season]),
        helps: [[first, 'Specialty certification']],
        byTitle: [
          [[first], 'Summer'],
          [[first, second], 'Summer'],
        ],
        words: [[['parking']], [['parking', 'commuting']]],
      },
      compared: {
        alike: [[first, second]],
        even: [[first, second]],
        better: [[first, second, [78, 65]]],
        widest: Object.values(job.compared.parts).map((part): [string, string[]] => [part, ['20/20', '7/20']]),
        reason: [['**Data Analyst Intern** at Spotify', 'It’s an internship, which suits you because you graduate in 2027.']],
      },
      origin: {
        sample: each([first], dates),
        live: [[first, job.origin.board('Figma', 'Greenhouse'), 'November 2']],
        checked: [['November 20']],
        unsure: [['November 20']],
        posted: each(dates),
        again: each([1, 2, 3]),
        several: each([['a public internship list'], ['a public internship list', 'a list added to Alive'], names], ['November 20']),
        unsureOnes: [[[first]], [[first, second]]],
        againOnes: [
          [[{ name: first, count: 2 }]],
          [
            [
              { name: first, count: 1 },
              { name: second, count: 3 },
            ],
          ],
        ],
        samples: each(some),
        board: each(names, ['Greenhouse']),
      },
      keep: { card: each([first, null]), save: [[job.keep.card(null)]], hide: [[job.keep.card(first)]], stage: [[job.keep.card(null)]] },
      resume: {
        finds: [
          [[], []],
          [['your skills'], ['your education']],
          [['your contact details', 'your education'], []],
          [['your contact details'], ['your skills', 'your education']],
        ],
        nothingAsked: [[first]],
        showsNone: [[first]],
        showsAll: [[first]],
        shows: [[1, 5, first]],
        line: [['“Python”', '“Built a model in Python”']],
        missing: each([['“SQL”', '“R”']], [0, 3]),
        moreShown: [[2]],
        several: [[[job.resume.short(first, 1, 5), job.resume.short(second, 0, 0)]]],
        short: each([first], [0, 1, 5], [0, 1, 5]).filter(([, count, of]) => count <= of),
      },
    },
    talk: {
      greeting: each(['Maya', 'Iris', 'D’Arcy', 'مها'], searches),
      again: [['I found **2** alumni at Figma.']],
      howAreYou: each(searches),
      thanks: each([0, 1, 2], searches),
      bye: [['Iris']],
      notedDegree: [['master'], ['doctorate']],
      praise: each([0, 1, 2], searches),
      complaint: [[null], [talk.allWere(5, 'marketing')]],
      allWere: [
        [2, 'marketing'],
        [5, 'marketing'],
      ],
      mostWere: [[3, 5, 'marketing']],
      allWereAt: each([5], names),
      mostWereAt: each([3], [5], names),
      aside: { whoAreYou: each(searches), source: each(searches), offTopic: each(searches), nothingToUndo: each(searches) },
      advice: each(searches),
      declined: each(searches),
      agreedToNothing: each(searches),
      nothingShown: each([0, 1], searches),
      changedNothing: each(searches, either),
      unclear: each(searches),
      noneAmongShown: [['marketing jobs']],
      someAmongShown: [
        [1, 5, ['is at Google']],
        [3, 5, ['are at Google']],
      ],
      leaveOut: things.map((thing): [string] => [thing.replaceAll('**', '')]),
      withoutThem: each(['Google'], some),
      unmatched: [[['beekeeping']], [['beekeeping', 'glassblowing']]],
      addedFor: [['Technology industry', 'tech jobs']],
      addedForAndGone: [
        ['Technology industry', 'tech jobs'],
        ['Not Technology industry', 'no tech jobs'],
      ],
      nothingToLeaveOut: [[['cold calls']], [['cold calls', 'night shifts']]],
      unmatchedOnly: each([['beekeeping'], ['beekeeping', 'glassblowing'], ['beekeeping', 'glassblowing', 'juggling']], searches),
      unusedChips: [[['Good vibes']], [['Good vibes', 'Soon']]],
      includedAlready: [[['internships']], [['jobs in healthcare', 'jobs in Boston']]],
      notedVisa: each(either),
      unstated: { notKind: [['startups']], kind: [['startups']], season: [['summer']], year: [['sophomore']], school: [['Georgia Tech']] },
      kindsKnown: each([26], [[], ['Figma'], ['Figma', 'Stripe'], names], ['a startup'], ['startups']),
    },
    people: {
      none: [['physical therapists in Arizona'], ['alumni at Goldman Sachs who studied Music']],
      wider: each(['alumni who studied Music'], [2, 1200]),
      found: each(['alumni at Figma', 'alumni who went to Georgia Tech'], [2, 1200]),
      akin: each(['pediatric nurses in Chicago'], some, either),
      onlyOne: each(['**James**, Product Manager at Goldman Sachs']),
      widerOne: each(['policy analysts in New York'], ['**James**, Product Manager at Goldman Sachs']),
      named: each(['Akosua L. Balogun', 'James', 'مها الحربي'], ['Product Manager', null], ['Goldman Sachs', null]),
      whichRole: each(['product manager']),
      unmet: [[['rehab']], [['rehab', 'sports medicine']]],
      share: {
        school: each(some, ['Georgia Tech']),
        major: each(some, ['Economics']),
        one: { school: [['Georgia Tech']], major: [['Economics']] },
      },
      shared: each(
        [[people.share.school(1, 'Georgia Tech')], [people.share.school(3, 'Georgia Tech'), people.share.major(1, 'Economics')]],
        either,
      ),
      sharedByOne: [
        [[people.share.one.school('Georgia Tech')]],
        [[people.share.one.school('Georgia Tech'), people.share.one.major('Economics')]],
      ],
      noneShared: each(
        [[people.share.one.school('Georgia Tech')], [people.share.one.school('Georgia Tech'), people.share.one.major('Economics')]],
        either,
      ),
      path: {
        none: [[manager]],
        noSteps: [[manager]],
        began: [
          [1, manager, [{ ...analyst, count: 1 }]],
          [9, manager, [{ ...analyst, count: 4 }]],
          [
            1200,
            manager,
            [
              { ...analyst, count: 66 },
              { one: 'an engineer', many: 'engineers', count: 12 },
            ],
          ],
        ],
        became: each(some, [manager]),
        atOnce: [
          [1, 1],
          [1, 9],
          [2, 9],
          [2, 2],
          [9, 9],
        ],
        firsts: [
          [[{ name: 'Ada Byron', role: 'an analyst' }]],
          [
            [
              { name: 'Ada Byron', role: 'an analyst' },
              { name: 'James', role: 'a nurse' },
            ],
          ],
        ],
        came: each(counts, ['environmental engineering']),
      },
      seenAll: each(some),
      more: each([1, 2, 5], [0, 1, 22]),
      shownLast: each(counts),
      recordsSay: [
        [['pediatrics'], [{ name: 'James', lines: [] }]],
        [['pediatrics'], [{ name: 'James', lines: ['Nurse at UCLA'] }]],
        [
          ['pediatrics', 'children'],
          [
            { name: 'James', lines: [] },
            { name: 'Akosua L. Balogun', lines: [] },
          ],
        ],
        [
          ['pediatrics'],
          [
            { name: 'James', lines: [] },
            { name: 'Ada', lines: ['Pediatric Nurse at UCLA', 'Children first.'] },
          ],
        ],
        [
          ['pediatrics'],
          [
            { name: 'James', lines: [] },
            { name: 'Ada', lines: [] },
            { name: 'مها الحربي', lines: [] },
          ],
        ],
      ],
      person: {
        now: each(['Akosua L. Balogun', 'James', 'مها الحربي'], ['Product Manager'], names.slice(2, 4)),
        studied: each(['Music', null], ['UCLA', null], [2019, null]).filter((values) => values.some((value) => value !== null)),
        before: [[[]], [twoPeople.slice(0, 1)], [twoPeople]],
      },
    },
    model: {
      step: {
        jobs: each([[], ['Data'], ['Data', 'Boston']]),
        alumni: each([[], ['Goldman Sachs', 'Nurse']]),
        path: each([null, 'Nurse']),
        posting: each([null, 'Data Analyst']),
      },
      jobsFound: [
        [3, 3],
        [5, 1200],
      ],
    },
  },
);

it('fits on a page, which is read aloud', async () => {
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, '../../../../../docs/words/search.md'));
});

it('has no fault', () => {
  expect(faultsOf(page).join('\n')).toBe('');
});
