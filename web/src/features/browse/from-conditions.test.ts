import type { Condition } from '@alive/contract/conditions.ts';
import { describe, expect, it } from 'vitest';
import { searchOf } from './from-conditions.ts';

const held = (field: Condition['field'], value: Condition['value'], op: Condition['op'] = 'is'): Condition => ({
  id: `${field}-${String(value)}`,
  field,
  op,
  value,
  label: String(value),
});

const long = ['Llanfairpwllgwyngyll', 'Winston-Salem, NC', 'San Francisco Bay Area', 'Minneapolis, MN', 'Albuquerque, NM'];

describe('the conditions of a conversation as a search', () => {
  it.each<[string, Condition[], object]>([
    ['nothing', [], {}],
    ['a place', [held('place', 'Boston')], { location: 'Boston' }],
    ['New York City', [held('place', 'New York City')], { location: 'nyc' }],
    ['several places', [held('place', ['Boston', 'Austin'], 'in')], { location: 'Boston or Austin' }],
    ['a second place', [held('place', 'Boston', 'in'), held('place', 'Remote', 'in')], { location: 'Boston or Remote' }],
    ['more places than a field holds', [held('place', long, 'in')], { query: `in ${long.join(' or ')}` }],
    ['a second level', [held('level', 'internship'), held('level', 'new_grad')], { query: 'Internship or New grad' }],
    ['a second employer', [held('company', 'Stripe'), held('company', 'Figma')], { query: 'at Stripe or Figma' }],
    ['a type of job', [held('level', 'internship')], { job_type: 'internship' }],
    ['a type of job, or no level stated', [held('level', 'new_grad'), held('level', 'unspecified')], { job_type: 'new_grad' }],
    [
      'any first job',
      [held('level', 'new_grad'), held('level', 'entry_level'), held('level', 'unspecified')],
      { query: 'New grad or Entry level' },
    ],
    ['no level stated', [held('level', 'unspecified')], { level: 'unspecified' }],
    ['a later level', [held('level', 'senior')], { level: 'senior' }],
    ['several levels', [held('level', ['internship', 'new_grad'], 'in')], { query: 'Internship or New grad' }],
    ['remote work', [held('remote', true)], { remote: 'true' }],
    ['no remote work', [held('remote', true, 'not')], { remote: 'false' }],
    ['sponsors', [held('sponsorship', 'yes')], { sponsorship: 'yes' }],
    ['an employer', [held('company', 'Stripe')], { company: 'Stripe' }],
    ['a role and a topic', [held('role', 'Data Analyst'), held('text', 'rivers')], { query: 'Data Analyst rivers' }],
    ['what has no place here', [held('pay', 80_000, 'at_least'), held('clearance', true), held('company', 'Acme', 'not')], {}],
  ])('%s', (_, conditions, search) => expect(searchOf(conditions)).toEqual(search));
});
