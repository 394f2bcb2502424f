import { describe, expect, it } from 'vitest';
import { workplaceIn } from './workplace.ts';

const textual = {
  hybrid: [
    'This is a hybrid role with three days in the office.',
    'You will be in our Austin, TX office at least two days a week.',
    'We work 2-3 days per week from our New York office.',
    'Location: Hybrid',
    'Our team works on a hybrid schedule.',
    'Hybrid: three days a week in Plano, TX, the others where you like.',
  ],
  remote: [
    'This position is fully remote.',
    'Work from anywhere in the US.',
    'This is a remote role.',
    'Location: Remote (US)',
    'We are 100% remote.',
  ],
  onsite: [
    'This role is on-site in Dallas.',
    'This role is not remote.',
    'Remote work is not available for this position.',
    'This job is not eligible for remote work.',
    'You must work on-site.',
    'You are in the office five days a week.',
    'The role is based in Austin, TX, in person.',
    'This role is not hybrid or remote.',
  ],
  silent: [
    'We build hybrid cloud software.',
    'Our remote-first customers love us.',
    'Experience with remote sensing.',
    'You will support remote users.',
    'Design hybrid vehicles.',
    'Travel to remote villages.',
    'Provide on-site support to customers.',
    'Work with our remote teams in India.',
    'On-site gym and cafeteria.',
    'We have offices in Boston.',
    'Remote work may be possible after a year.',
    'The office manager orders lunch.',
  ],
};

describe('the workplace', () => {
  it.each(Object.entries(textual).flatMap(([truth, texts]) => texts.map((text) => [truth, text] as const)))('is %s: %s', (truth, text) => {
    expect(workplaceIn({ title: 'Analyst', locations: [], text })).toBe(truth === 'silent' ? null : truth);
  });

  it.each([
    ['Software Engineer (Remote)', [], 'remote'],
    ['Analyst - Hybrid', [], 'hybrid'],
    ['Analyst', ['New York, NY (Hybrid)'], 'hybrid'],
    ['Analyst', ['Remote'], 'remote'],
    ['Remote Sensing Scientist', [], null],
    ['Hybrid Cloud Engineer', [], null],
    ['Analyst', ['Remote', 'New York, NY (Hybrid)'], null],
  ] as const)('of %j at %j is %j', (title, locations, workplace) => {
    expect(workplaceIn({ title, locations, text: 'We make maps.' })).toBe(workplace);
  });

  it('is what labels say before what the text says', () => {
    expect(workplaceIn({ title: 'Analyst (Hybrid)', locations: [], text: 'This role is remote.' })).toBe('hybrid');
  });
});
