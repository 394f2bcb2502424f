import type { Company, CompanyDetail } from '@alive/contract/companies.ts';
import type { Fact } from '@alive/contract/facts.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { each, either, faultsOf, names, pageOf, some } from '@alive/contract/testing/copy-page.testing.ts';
import type { PrivacyFacts } from '@alive/contract/privacy.ts';
import { expect, it } from 'vitest';
import { exampleJob } from '#testing/job.testing.ts';
import { copy as account } from '../features/account/copy.ts';
import * as bridgeWords from '../features/bridge/words.ts';
import { copy as browse } from '../features/browse/copy.ts';
import { copy as companies } from '../features/companies/copy.ts';
import * as companyWords from '../features/companies/words.ts';
import { copy as conditions } from '../features/conditions/copy.ts';
import { copy as contacts } from '../features/contacts/copy.ts';
import { copy as conversations } from '../features/conversations/copy.ts';
import { copy as facts } from '../features/facts/copy.ts';
import { copy as interview } from '../features/interview/copy.ts';
import { copy as jobs } from '../features/jobs/copy.ts';
import * as jobWords from '../features/jobs/words.ts';
import { copy as occupations } from '../features/occupations/copy.ts';
import * as occupationWords from '../features/occupations/words.ts';
import { copy as onboarding } from '../features/onboarding/copy.ts';
import { copy as palette } from '../features/palette/copy.ts';
import { copy as paths } from '../features/paths/copy.ts';
import * as pathWords from '../features/paths/words.ts';
import { copy as people } from '../features/people/copy.ts';
import * as peopleWords from '../features/people/words.ts';
import { copy as privacy } from '../features/privacy/copy.ts';
import { copy as profile } from '../features/profile/copy.ts';
import { copy as resume } from '../features/resume/copy.ts';
import { copy as search } from '../features/search/copy.ts';
import { copy as tracker } from '../features/tracker/copy.ts';
import * as trackerWords from '../features/tracker/words.ts';
import { copy as app } from './copy.ts';

const now = new Date('2026-11-24T12:00:00Z');
const person = ['Akosua L. Balogun', 'James', 'مها الحربي'];
const titles = ['Data Analyst', 'Summer 2027 Sustainability Analyst Intern'];
const email = [['maya@reed.example']] as const;
const reason = [['The server took too long to answer.']] as const;
const day = [['November 20']] as const;
const file = [['resume-2026.pdf']] as const;

const fact: Fact = {
  id: '1',
  kind: 'activity',
  stance: 'more',
  text: 'fixing bikes',
  value: null,
  origin: 'said',
  quote: null,
  source: null,
  status: 'kept',
  updatedAt: now.toISOString(),
};
const own = { ...fact, text: 'teaching kids’ sailing' };
const known: Fact = { ...fact, kind: 'must', stance: 'must', text: 'Remote only', value: 'remote', origin: 'form' };
const two = each([own, known]);
const company = { name: 'Goldman Sachs', headquarters_location: null, company_size: null, founded_year: null } as unknown as Company;
const wholeCompany = { ...company, headquarters_location: 'New York, NY', company_size: '10,000+ employees', founded_year: 1869, tags: [] };
const companyKinds = [
  { ...wholeCompany, stock_ticker: 'GS', is_public: true, industry: 'Finance', description: '' },
  { ...wholeCompany, stock_ticker: null, is_public: true, industry: 'Finance', description: '' },
  { ...company, stock_ticker: null, is_public: false, industry: 'Public service', description: '', tags: [] },
  { ...company, stock_ticker: null, is_public: false, industry: 'Museums', description: 'A nonprofit museum', tags: [] },
  { ...company, stock_ticker: null, is_public: false, industry: 'Finance', description: '', tags: [] },
] as unknown as Company[];
const ways = (total: number, first: number, median: number | null, dated: number) =>
  ({ ways_in: { total, first_job: first, median_years: median, dated } }) as unknown as CompanyDetail;
const transitions = (isOther: boolean) => ({ nodes: [{ isOther }], edges: [] }) as never;
const seen = (part: Partial<Job>) => [exampleJob({ company_name: 'Goldman Sachs', ...part }), now] as const;
const tracked = (part: Partial<Job> | null) => [{ job: part && exampleJob(part) }, now] as never;
const privacyOf = (part: Partial<PrivacyFacts>): readonly [PrivacyFacts] => [
  { model: null, retentionMonths: null, conversationHours: 24, backups: null, ...part },
];
const models = [
  { recipient: 'Anthropic', isLocal: false },
  { recipient: 'Ollama', isLocal: true },
] as NonNullable<PrivacyFacts['model']>[];

const pages = {
  start: pageOf(
    'Words of the wizard, the interview and the profile',
    { onboarding, interview, facts, resume, profile, account, privacy },
    {
      onboarding: {
        titleOf: [['Your résumé']],
        step: [[1]],
        uploaded: [['2 KB']],
        readingFile: file,
        uploading: file,
        removeFile: file,
        onItsWay: [[40], [100]],
        welcome: each(['Maya', 'مها', 'D’Arcy']),
        startFailed: reason,
      },
      interview: {
        left: each([0, 1, 5]),
        profileLabel: each([0, 1, 12]),
        alumni: each(some),
        replyLabel: [
          ['Cold calls', null],
          ['Consulting', 1],
          ['Consulting', 1200],
        ],
        progress: [
          [0, 6],
          [1, 1],
          [6, 0],
        ],
      },
      facts: {
        origin: each((['said', 'form', 'resume', 'typed'] as const).map((origin) => Object.assign({}, fact, { origin }))),
        searchedAs: [['Geologist']],
        formAnswer: each(
          ['form:needsVisa', 'form:canGetClearance', 'form:place:boston', 'form:seeking:internships'].map((id) =>
            Object.assign({}, fact, { id }),
          ),
        ),
        change: two,
        keep: two,
        refuse: two,
        more: [[3]],
        moreLabel: [[1], [3]],
        editOf: two,
        moveOf: two,
        removeOf: two,
        takeBackOf: two,
        forgetOf: two,
        forgetAnswer: two,
        removed: two,
        refused: two,
        moved: each([own], ['more', 'less', 'looking'] as const),
        kept: [
          [own, 'more'],
          [known, 'must'],
        ],
        changed: two,
        back: two,
        forgotten: two,
        corrected: [[[own]], [[own, { ...known, status: 'dropped' }]]],
        notAdded: [['fixing bikes', ...reason[0]]],
        notSaved: reason,
        notEdited: [['fixing bikes', ...reason[0]]],
        deletedElsewhere: two,
        footnote: [
          [[own]],
          [[known]],
          [[known, { ...known, text: 'Boston', kind: 'place' }]],
          [[known, known, known, known, { ...own, status: 'offered' }]],
        ],
        tapToChange: each(either),
        addTo: each(Object.values(facts.headings)),
        readIn: [['B.S. Environmental Engineering, Expected May 2027']],
        unsure: [[own], [{ ...own, kind: 'language' }]],
        areGuesses: [[2], [12]],
        keepAll: [[2], [12]],
        keptAll: [[1], [12]],
        path: [[['“fixing bikes”', 'iOS apps']]],
        count: each([0, 1, 12]),
        updated: [['today']],
        guesses: [[1], [4]],
      },
      resume: {
        isRead: [[null], [0], [1], [12]],
        found: [[0], [1], [12]],
        partsFound: [[4, 5]],
        part: each(
          (['contact', 'education', 'experience', 'skills', 'layout'] as const).flatMap((part) => either.map((found) => ({ part, found }))),
        ),
        moreAdvice: [[1], [3]],
        page: [
          [1, 1, null],
          [1, 2, 'Riverkeeper'],
        ],
        whereRead: [['Python']],
        file: [[{ fileName: 'maya.pdf', size: 2048 } as never, 1]] as never,
        replaceFile: file,
        removeFile: file,
      },
      profile: {
        talkAgainFailed: reason,
        editOf: [['Basics']],
        yesNo: [[null], [true], [false]],
        list: [[[]], [['Boston']], [['Boston', 'Remote']]],
        notSaved: reason,
        summaryNotSaved: reason,
        addedOn: [['2 KB', 'November 20, 2026']],
        factsOf: each([
          { kept: 0, offered: 0, dropped: 0 },
          { kept: 1, offered: 0, dropped: 0 },
          { kept: 9, offered: 2, dropped: 1 },
          { kept: 0, offered: 3, dropped: 0 },
        ]),
        downloadFailed: reason,
        removeAnswer: file,
      },
      account: {
        codeSent: email,
        codeFilledIn: email,
        sendAgainIn: [[1], [30]],
        pending: email,
        pendingBeforeLeaving: email,
        confirmSent: email,
        confirmFilledIn: email,
        since: [
          ['today', 'today'],
          ['today', 'November 2'],
        ],
        begun: day,
        signOutOf: [['Chrome on Windows']],
        signedOutOf: [['Chrome on Windows']],
        notSignedOut: reason,
      },
      privacy: {
        offer: each(models),
        notStored: reason,
        modelSince: each(models, ['November 20']),
        builtinSince: day,
        notExported: reason,
        kind: each((['onboarding', 'search', 'people'] as const).map((kind) => ({ kind, title: '' }))) as never,
        titleOf: each((['onboarding', 'search'] as const).map((kind) => ({ kind, title: '' }))) as never,
        showAll: [[20]],
        deleteOf: [['Jobs in Boston']],
        conversationAnswer: [['Jobs in Boston']],
        conversationDeleted: [['Jobs in Boston']],
        notDeleted: reason,
        parts: [
          privacyOf({}),
          ...models
            .map((model) => privacyOf({ model, retentionMonths: 1, conversationHours: 1, backups: 7 })[0])
            .map((one) => [one] as const),
          privacyOf({ retentionMonths: 12 }),
        ],
      },
    },
  ),
  search: pageOf(
    'Words of Search, its conditions, jobs and the palette',
    { app, search, conversations, conditions, palette, browse, jobs, jobWords, tracker, trackerWords, occupations, occupationWords },
    {
      conversations: { failed: [[null], ['The answer took too long.']], questionsLeft: [[1], [5]] },
      conditions: {
        changeOf: [['Boston']],
        added: [['Boston'], ['“quirky”']],
        changed: [['Boston', 'Austin']],
        removed: [['Boston'], ['Boston or Austin']],
        countsLater: [['Added Boston.']],
      },
      palette: {
        jobsFor: [
          ['1 job', 'nurse'],
          ['12 jobs', 'nurse'],
        ],
        allJobsOf: each([2, 1200]),
        askPeople: [['nurse']],
        askPath: [['nurse']],
        notLoaded: [['companies'], ['companies and chats']],
      },
      browse: { showCount: each([0, ...some]), filtersOf: [[3]], showMore: [[20, 2855]] },
      jobs: {
        onResume: [[['Python']], [['Python', 'R']]],
        added: [[['Python']], [['Python', 'R']]],
        closedOn: day,
        lacking: [[['Python']], [['Python', 'R']]],
        shownOf: [
          [0, 1],
          [1, 1],
          [0, 8],
          [3, 8],
          [8, 8],
        ],
        shownBy: [['Built a buoy in Python']],
        visaRecord: each(
          [
            [0, 1],
            [0, 12],
            [1, 0],
            [1200, 12],
          ].map(([initial = 0, continuing = 0]) => ({
            initial,
            continuing,
            denials: 0,
            years: '2021–2022 and part of 2023',
            source: '',
          })),
        ),
      },
      jobWords: {
        payOf: each([
          { salary_min: null, salary_max: null, pay_stated: null },
          { salary_min: 50_000, salary_max: 60_000, pay_stated: null },
          { salary_min: 46_000, salary_max: 46_000, pay_stated: '$22 an hour' },
        ]),
        payInBrief: each([exampleJob({ salary_min: 46_000, salary_max: 46_000, pay_stated: '$22.50 an hour' })]),
        placesOf: each(
          [['Boston, MA'], ['Boston, MA', 'Austin, TX'], ['Boston, MA', 'Austin, TX', 'Reno, NV']].map((locations) => ({
            locations,
            remote: false,
            workplace: 'hybrid' as const,
          })),
        ),
        placeInBrief: [[exampleJob({ locations: ['Boston, MA', 'Austin, TX'] })]] as never,
        kindOf: each((['internship', 'new_grad', 'entry_level', 'unspecified', 'senior'] as const).map((level) => ({ level }))),
        kindBeyondTitle: [[{ level: 'internship', job_title: 'Analyst' }]] as never,
        closingOf: [
          [exampleJob({ closes_at: '2026-12-15T12:00:00.000Z' })],
          [exampleJob({ closes_at: '2027-12-15T12:00:00.000Z' })],
        ] as never,
        provenanceOf: [
          seen({ source: 'sample' }),
          seen({ source: 'sample', state: 'closed' }),
          seen({ source: 'greenhouse', times_reposted: 1 }),
          seen({ source: 'simplify', times_reposted: 3, state: 'uncertain' }),
          seen({ source: 'csv', state: 'closed' }),
        ],
      },
      tracker: {
        actionsOf: each(titles),
        stageAndNotesOf: each(titles),
        moreOf: each(titles),
        panelOf: each(titles),
        removeOf: each(titles),
        notesOn: each(titles),
        savedOn: day,
        stageOf: each(titles),
        movedTo: each(titles, Object.values(trackerWords.stageNames)),
        removed: each(titles),
        showAgainOf: each(titles),
      },
      trackerWords: {
        standingOf: [
          tracked(null),
          tracked({ state: 'closed', closed_at: '2026-11-02T12:00:00.000Z' }),
          tracked({}),
          tracked({ source: 'greenhouse', state: 'uncertain' }),
          tracked({ source: 'greenhouse' }),
        ],
      },
      occupations: {
        payRange: [[{ p10: '$40K', p25: '$50K', median: '$60K', p75: '$70K', p90: '$80K' }]],
        withSimilar: [['Outlook']],
      },
      occupationWords: {
        othersLine: [[{ alsoCalled: ['Hydrogeologist'] }], [{ alsoCalled: ['Hydrogeologist', 'Groundwater Consultant', 'Hydrologist'] }]],
        educationLines: [[[{ level: 'a bachelor’s degree', percent: 52 }]]] as never,
        openingsLine: each(
          [-12, 0, 7].flatMap((growthPct) => [null, 2300].map((openings) => ({ growthPct, openings, years: '2024–34', source: '' }))),
        ) as never,
        inThousands: [[96_500]],
      },
    },
  ),
  people: pageOf(
    'Words of Find People, Career Paths and companies',
    { people, peopleWords, contacts, bridgeWords, paths, pathWords, companies, companyWords },
    {
      people: {
        foundDone: [['1 person'], ['14 people']],
        firstShown: [[100]],
        showMore: [[1], [20]],
        matchOf: [[85]],
        why: each(person),
        profileOf: each(person, ['linkedin.com']),
      },
      peopleWords: {
        countOf: each([0, ...some]),
        foundOf: each([0, ...some].map((total) => ({ total, results: [], misses: {} }))) as never,
        effortOf: [
          [null, undefined],
          [40, undefined],
          [2900, 1138],
          [2900, 1],
        ],
      },
      contacts: {
        removeOf: each(person),
        removed: each(person),
        savedOn: day,
        removeNote: day,
        noteOn: each(person),
        yourNoteOn: each(person),
        addNoteOn: each(person),
        writeTo: each(person),
        messageTo: each(person),
        savedCount: [[3]],
        unlisted: each(some),
      },
      bridgeWords: {
        countedOf: each(
          names.flatMap((company_name) =>
            [
              [0, 1],
              [0, 13],
              [1, 0],
              [1200, 1],
              [6, 13],
            ].map(([at_company = 0, in_role = 0]) => ({ company_name, role: 'Sustainability Analyst', at_company, in_role })),
          ),
        ),
        sharedOf: each(
          either.flatMap((isThere) =>
            ['Went to Reed College, your school', 'Studied biology, like you', 'Class of 2019, like you'].map((common) => ({
              name: 'Ada Okafor',
              common,
              isThere,
            })),
          ),
        ),
        openAt: each(
          names.map((company_name) => ({ company_name })),
          [1, 12],
        ),
        moreHeldBack: each(some),
        allHeldBack: each(some),
      },
      paths: {
        flowLine: each([1, 12], ['Research Assistant, then Nurse'], either),
        inFindPeople: each(some),
        wentThisWay: [
          [1, 1],
          [12, 6],
        ],
        jobsOf: each([0, ...some], ['Nurse']),
        done: each(['Nurse'], [0, ...some]),
        upright: each(some, ['Nurse']),
        litPath: each(person, either, [['Biology', 'Research Assistant', 'Nurse']]),
        pathOf: each(person, either),
      },
      pathWords: {
        alumniOf: each([0, ...some]),
        yearsOf: [[0.2], [1.2], [9]],
        couldNotUse: [[['remote']], [['remote', 'walkable', 'soon']]],
        legend: [
          [1, transitions(false)],
          [12, transitions(true)],
        ],
      },
      companies: {
        yearsAndSource: [['2021–2022 and part of 2023', 'USCIS']],
        someInBrowse: each(some),
        class: [
          [1998, true],
          [2027, false],
        ],
        priority: [[1]],
      },
      companyWords: {
        claimOf: [
          [[]],
          [[{ ...company, yale_alumni_count: 0 }]],
          [[{ ...company, yale_alumni_count: 3 }]],
          [[0, 0, 3].map((yale_alumni_count) => Object.assign({}, company, { yale_alumni_count }))],
        ] as never,
        placeOf: each([company, wholeCompany]),
        originOf: each(companyKinds),
        alumniOf: each([0, ...some]),
        askWords: each(some),
        waysInOf: [[ways(1, 1, 0, 1)], [ways(1, 0, 3, 1)], [ways(8, 0, 1, 4)], [ways(8, 3, 0, 4)], [ways(8, 1, 3, 8)], [ways(8, 8, 0, 8)]],
        companiesOf: each(some),
      },
    },
  ),
};

it.each(['start', 'search', 'people'] as const)('fits on the page web-%s, which is read aloud', async (name) => {
  await expect(pages[name]).toMatchFileSnapshot(`../../../docs/words/web-${name}.md`);
});

it.each(['start', 'search', 'people'] as const)('has no fault on the page web-%s', (name) => {
  expect(faultsOf(pages[name]).join('\n')).toBe('');
});
