import { join } from 'node:path';
import { expect, it } from 'vitest';
import { each, either, faultsOf, names, pageOf } from '@alive/contract/testing/copy-page.testing.ts';
import * as jobs from './copy.ts';

const sources = ['target', 'asked'] as const;
const first = ['target', 'major', 'anyMajor', 'asked'] as const;
const mentions = [jobs.skills.mention('Python', true, 3), jobs.skills.mention('help people', false, 1)];
const graduates = jobs.level.graduates(2027, false);
const whens = [null, graduates];
const lists = [['Boston'], ['Boston', 'Chicago'], ['Boston', 'Chicago', 'Austin']];
const levels = Object.values(jobs.levelNames);
const { internship, new_grad: newGrad, entry_level: entry, mid } = jobs.levelNames;
const { internships, fullTime } = jobs.seeking;
const { visas, visa } = jobs.block;

const page = pageOf(
  'Words of jobs',
  { jobs },
  {
    jobs: {
      role: {
        exact: each(['Data Analyst'], first),
        titled: each(['Data Analyst'], sources),
        same: [...each(['Data Analyst'], [null], first), ...each(['Quantitative Researcher'], ['Quant'], sources)],
        occupation: each(['Data Analyst'], sources),
        kin: each([0, 1, 2], ['Data Analyst'], sources),
        kind: each(['Engineering'], ['Data Engineer'], sources),
        family: each(['Data Analyst'], sources),
        asked: each(['Marketing'], either),
        afterMajor: [['Applied Physics']],
        also: each(first),
        alsoTitled: [['climate']],
        alsoKind: [['Marketing']],
        company: each(names),
        askedCompany: each(names),
        notFromMajor: each(['Applied Physics', null]),
        other: each([['Data Analyst'], ['Data Analyst', 'Nurse', 'Teacher']]),
      },
      skills: {
        mention: [...each(['Python'], [true] as const, [1, 2]), ...each(['help people'], [false] as const, [1, 2])],
        named: each([mentions.slice(0, 1), mentions]),
        had: each([mentions.slice(0, 1), mentions]),
        onResume: each([mentions.slice(0, 1), mentions]),
        mentions: [[[jobs.skills.named(mentions)]], [[jobs.skills.named(mentions.slice(0, 1)), jobs.skills.had(mentions.slice(1))]]],
        asks: each([['SQL'], ['SQL', 'R']]),
        asksMajor: [['Applied Physics']],
        notMentioned: each([['boats'], ['boats', 'maps']]),
        commonplace: each([['team player'], ['team player', 'passion']]),
      },
      level: {
        fits: [
          ...each([internship, newGrad, entry], whens, [20]),
          [newGrad, graduates, 10],
          [mid, jobs.level.graduates(2023, true), 12],
          ...each([internship, ...levels.slice(4)], whens, [3]),
        ],
        unstated: each(whens),
        other: [...each(levels.slice(0, 1), [fullTime]), ...each(levels.slice(1, 4), [internships])],
        graduates: [
          [2025, true],
          [2027, false],
        ],
        over: [[2025]],
        window: each(
          [jobs.level.until(2026), jobs.level.from(2028), jobs.level.between(2024, 2026), jobs.level.between(2026, 2026)],
          [graduates],
        ),
        until: [[2026]],
        from: [[2028]],
        between: [[2026, 2028]],
      },
      place: {
        in: each(['Boston'], either, [1, 2]),
        remote: each(either),
        remoteFrom: [['Boston or Chicago'], [jobs.place.askedFor]],
        elsewhere: [
          ...each([[], ['Seattle'], ['Seattle', 'Denver']], lists, [false] as const),
          ...each([['Seattle'], ['Seattle', 'Denver']], [[jobs.place.another], [jobs.place.remoteWork]], [true] as const),
          ...each([[]], [[jobs.place.certain], [jobs.place.remoteWork]], [true] as const),
        ],
        near: each([[], ['Springfield']], [1, 3], ['area', 'state', 'region'] as const, ['Cambridge']),
      },
      fact: {
        asked: [['nurse']],
        askedWhere: [[jobs.place.another], [jobs.place.remoteWork]],
        prefers: [['Boston'], [jobs.place.remoteWork]],
        role: [['Nurse']],
        employer: each(names),
        named: [['boats']],
        has: [['Python']],
        major: [['Music']],
        graduates: [
          [2025, true],
          [2027, false],
        ],
        seeks: [[jobs.seeking.internships]],
      },
      gate: {
        degree: each(['master', 'doctorate'] as const),
        workplace: [['fully remote', 'on-site'], ['on site', 'remote or hybrid'], ...each(['on site', 'hybrid'], ['remote'] as const)],
        pay: [['$50,000', '$60,000']],
      },
      block: {
        closed: [['November 3, 2026']],
        level: each(levels.slice(4)),
        refused: [
          ['not Google', jobs.block.at('Google')],
          ['not in Texas', jobs.block.is(jobs.block.in(['Austin'], 0))],
          ['no data jobs', jobs.block.work('Data Analyst', 'Data')],
        ],
        askedFor: [
          [jobs.levelPlurals.internship, jobs.block.is(jobs.levelNames.senior)],
          ['Boston', jobs.block.is(jobs.block.in(['Austin', 'Chicago'], 1))],
          ['Boston', jobs.block.nowhere],
          ['Boston', jobs.block.anywhere],
          [jobs.block.remote.only, jobs.block.notSaidRemote(jobs.block.in(['Austin'], 0))],
          [jobs.block.remote.orHybrid, jobs.block.workplace('onsite', jobs.block.in(['Austin'], 0))],
          ['Figma', jobs.block.at('Goldman Sachs')],
          ...each([visas.yes], [visa.no, visa.citizenship, visa.unknown]),
          ...each([visas.no], [visa.yes, visa.unknown]),
          ...each([visas.unknown], [visa.yes, visa.no, visa.citizenship]),
        ],
        pay: each(['$80K+'], [jobs.block.paySilent, jobs.block.paysMost('$60,000', true), jobs.block.paysStated('$38 an hour')]),
        notSaidRemote: [[jobs.block.in(['Austin'], 0)], [null]],
        workplace: each(['remote', 'hybrid', 'onsite'] as const, [jobs.block.in(['Austin'], 0), null]),
        is: [[jobs.levelNames.internship]],
        words: [['origami']],
        at: each(names),
        in: each(lists.slice(0, 2), [0, 1, 7]),
        work: each(['Data Analyst'], [null, 'Data']),
        paysMost: each(['$60,000'], either),
        paysStated: [['$38 an hour']],
      },
    },
  },
);

it('fits on a page, which is read aloud', async () => {
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, '../../../../docs/words/jobs.md'));
});

it('has no fault', () => {
  expect(faultsOf(page).join('\n')).toBe('');
});
