import type { EmployerKind } from './types.ts';

/** Kinds of employers by fame, size, stage or owner: the words they go by and, for a closed circle, its well-known members. */
export const employerKindWords: readonly (readonly [EmployerKind, string, readonly string[] | null])[] = [
  [
    'faang',
    'faang|faangs|maang|maangs|mamaa|fang|faang company|faang companies|maang companies',
    ['Meta', 'Apple', 'Amazon', 'Netflix', 'Google'],
  ],
  [
    'big tech',
    'big tech|bigtech|big tech company|large tech company|tech giant|magnificent seven|mag 7|mag7|faang plus',
    ['Google', 'Microsoft', 'Amazon', 'Apple', 'Meta', 'Netflix', 'NVIDIA', 'Salesforce', 'Oracle', 'Adobe', 'Uber', 'IBM'],
  ],
  ['mbb', 'mbb|mbb firm|big three consulting|big 3 consulting', ['McKinsey & Company', 'Boston Consulting Group', 'Bain & Company']],
  ['big four', 'big four|big 4|big4|big four accounting|big 4 accounting|big four firm|big 4 firm', ['Deloitte', 'PwC', 'EY', 'KPMG']],
  [
    'bulge bracket',
    'bulge bracket|bulge bracket bank|bulge brackets|bb bank',
    ['Goldman Sachs', 'JPMorgan Chase', 'Morgan Stanley', 'Bank of America', 'Citi', 'Barclays', 'Deutsche Bank', 'UBS'],
  ],
  [
    'startup',
    'startup|start up|early stage|early stage company|early stage startup|small startup|startup company|seed stage startup|vc backed|venture backed',
    null,
  ],
  ['seed', 'seed stage|pre seed|seed funded|seed round', null],
  ['series a', 'series a', null],
  ['series b', 'series b', null],
  ['series c', 'series c', null],
  ['series d', 'series d', null],
  ['series e', 'series e', null],
  ['unicorn', 'unicorn|unicorn startup|decacorn', null],
  ['public', 'public company|publicly traded|publicly traded company|publicly listed|listed company|public companies|post ipo', null],
  ['private', 'private company|privately held|privately held company|privately owned|pre ipo', null],
  ['fortune 500', 'fortune 500|f500|fortune 100|fortune 500 company|fortune 1000|fortune500|global 500', null],
  [
    'small',
    'small company|small business|small businesses|smaller company|small firm|small team|tiny company|small employer|smb company',
    null,
  ],
  [
    'mid-size',
    'mid size company|midsize company|mid sized company|medium company|medium sized company|mid size firm|midsize|mid size|mid sized|scaleup|scale up',
    null,
  ],
  [
    'large',
    'large company|big company|bigger company|larger company|big corporation|large corporation|large employer|multinational|multinational company|mnc|large firm|big firm|enterprise company|big name company',
    null,
  ],
];
