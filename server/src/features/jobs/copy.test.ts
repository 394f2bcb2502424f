import { join } from 'node:path';
import { expect, it } from 'vitest';
import { each, either, faultsOf, names, pageOf } from '@alive/contract/testing/copy-page.testing.ts';
import * as jobs from './copy.ts';

const sources = [jobs.role.as.target, jobs.role.as.asked];
const [target = ''] = sources;
const mentions = [jobs.skills.mention('Python', true, 3), jobs.skills.mention('help people', false, 1)];
const whens = [jobs.level.unknownYear, jobs.level.graduates(2027, false)];
const lists = [['Boston'], ['Boston', 'Chicago'], ['Boston', 'Chicago', 'Austin']];
const levels = Object.values(jobs.levelNames);

const page = pageOf(
  'Words of jobs',
  { jobs },
  {
    jobs: {
      role: {
        exact: each(['Data Analyst'], sources),
        titled: each(['Data Analyst'], [...sources, jobs.role.as.which]),
        same: each(['Data Analyst'], [null, 'Quant'], sources),
        occupation: each(['Data Analyst'], sources),
        kin: each([0, 1, 2], ['Data Analyst'], [target]),
        kind: each(['Engineering'], ['Data Engineer'], sources),
        family: each(['Data Analyst'], sources),
        asked: each(['Marketing'], either),
        afterMajor: [['Applied Physics']],
        also: each(sources),
        alsoTitled: [['climate']],
        alsoKind: [['Marketing']],
        company: each(names),
        notFromMajor: [['Applied Physics'], [jobs.role.openMajor]],
        other: each([['Data Analyst'], ['Data Analyst', 'Nurse', 'Teacher']]),
      },
      skills: {
        mention: each(['Python'], either, [1, 2]),
        named: each([mentions]),
        had: each([mentions]),
        onResume: each([mentions.slice(0, 1), mentions]),
        mentions: [[[jobs.skills.named(mentions)]], [[jobs.skills.named(mentions.slice(0, 1)), jobs.skills.had(mentions.slice(1))]]],
        asks: each([['SQL'], ['SQL', 'R']]),
        asksMajor: [['Applied Physics']],
        notMentioned: each([['boats'], ['boats', 'maps']]),
        commonplace: each([['team player'], ['team player', 'passion']]),
      },
      level: {
        fits: each(levels, whens),
        other: each(levels.slice(0, 2), Object.values(jobs.seeking), whens),
        graduates: each([2027], either),
        over: [[2025]],
        window: each(
          [jobs.level.until(2026), jobs.level.from(2028), jobs.level.between(2026, 2028), jobs.level.between(2027, 2027)],
          whens,
        ),
        until: [[2026]],
        from: [[2028]],
        between: [[2026, 2028]],
      },
      place: {
        in: each(['Boston'], either, [1, 2]),
        remote: each(either),
        remoteFrom: [['Boston or Chicago'], [jobs.place.askedFor]],
        elsewhere: each([[], ...lists.slice(0, 2)], lists, either),
        near: each([[], ['Boston']], [1, 3], ['area', 'state', 'region'] as const, ['Cambridge']),
      },
      fact: {
        asked: [['nurse']],
        prefers: [['Boston'], [jobs.place.remoteWork]],
        role: [['Nurse']],
        employer: each(names),
        named: [['boats']],
        has: [['Python']],
        major: [['Music']],
        graduates: each([2027], either),
        seeks: [[jobs.seeking.internships]],
      },
      gate: {
        degree: each(['master', 'doctorate'] as const),
        workplace: each(['fully remote', 'on site', 'hybrid'], ['on-site', 'remote or hybrid', 'remote'] as const),
        pay: [['$50,000', '$60,000']],
      },
      block: {
        closed: [['November 3, 2026']],
        level: each(levels),
        refused: [['not Google', jobs.block.at('Google')]],
        askedFor: [
          [jobs.levelPlurals.internship, jobs.levelNames.senior],
          ['Boston', jobs.block.in(['Austin', 'Chicago'], 1)],
          [jobs.block.remote.only, jobs.block.maybeElsewhere(jobs.block.in(['Austin'], 0))],
          ['Figma', jobs.block.at('Goldman Sachs')],
        ],
        pay: each(['$80K+'], [jobs.block.paySilent, jobs.block.paysMost('$60,000', true), jobs.block.paysStated('$38 an hour')]),
        maybeElsewhere: [[jobs.block.nowhere]],
        words: [['qwertyuiop']],
        at: each(names),
        in: each(lists.slice(0, 2), [0, 1, 7]),
        work: each(['Data Analyst'], [null, 'Data']),
        paysMost: each(['$60,000'], either),
        paysStated: [['$38 an hour']],
        visaAsked: each(Object.values(jobs.block.visas), Object.values(jobs.block.visa)),
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
