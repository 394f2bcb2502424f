import { describe, expect, it } from 'vitest';
import { wellKnownEmployers } from '@alive/language/lexicon/industries.ts';
import { openGuard } from './guard.ts';
import { advising, openTalk } from '../fixtures/advice.ts';
import { addresses, hiring } from '../fixtures/attacks.ts';
import { inventing } from '../fixtures/inventions.ts';
import { truthful } from '../fixtures/truthful.ts';
import { guarded, nothing } from '../testing/grounding.testing.ts';

describe('an answer that says only what the conversation holds', () => {
  it.each(truthful)('loses nothing: %s', (text) => {
    const { text: shown, removed } = guarded(text);
    expect(removed).toEqual({ names: 0, links: 0, ids: 0, amounts: 0 });
    expect(shown).not.toMatch(/\b[JPC]\d\b/);
  });

  it.each([...advising, ...openTalk])('is shown to the letter: %s', (text) => {
    expect(guarded(text).text).toBe(text);
  });

  it.each(truthful.filter((text) => !/\b[JPC]\d\b/.test(text)))('is shown to the letter: %s', (text) => {
    expect(guarded(text).text).toBe(text);
  });
});

describe('an answer that invents', () => {
  it.each(inventing)('shows none of it: %s', (text, gone, stays) => {
    const { text: shown, removed } = guarded(text);
    for (const word of gone.split('|')) expect(shown).not.toContain(word);
    for (const words of stays.startsWith('|') ? [stays] : stays.split('|')) expect(shown).toContain(words);
    expect(Object.values(removed).some((count) => count > 0)).toBe(true);
  });

  it.each([
    'X is hiring new graduates.',
    'I found a role at X in Boston.',
    'You could apply to X this week.',
    'There is an X internship that fits.',
  ])('names no employer of the vocabulary in "%s"', (sentence) => {
    const shown = wellKnownEmployers.filter(({ name }) => said(sentence.replace('X', name)).includes(name));
    expect(shown).toEqual([]);
  });

  it.each(['You could ask X about it.', 'X works there now.', 'Talk to X, a nurse.', 'The person you want is X.', 'I think X would help.'])(
    'names no person of two words in "%s"',
    (sentence) => {
      const names = givenNames.flatMap((given) => surnames.map((family) => `${given} ${family}`));
      expect(names.filter((name) => said(sentence.replace('X', name)).includes(name))).toEqual([]);
    },
  );

  it.each(hiring)('names nobody of whom no record tells as hiring: %s', (text) => {
    expect(said(text, (name) => /^google$/i.test(name))).not.toMatch(
      /google|globex|hooli|beacon|summit|texas energy|zeb|marr|7bridges|maya|patel|brightwater|nasa|cdc|goldman|sachs|grace|stone/i,
    );
  });

  it.each(addresses)('shows no address, key or tool in any spelling: %s', (text) => {
    expect(said(text)).not.toMatch(/evil|acme|1\.1\.1|555|7946|find|get_|9f8e|abcd1234|a1B2|9a44/i);
  });

  it('loses its fences and keeps what stands between them', () => {
    expect(guarded('Try this:\n```python\nprint rows\n```\nThen read it.').text).toBe('Try this:\nprint rows\nThen read it.');
  });

  it('is the same however it comes in pieces', () => {
    const random = randomFrom(7);
    for (const text of [...truthful, ...advising, ...hiring, ...addresses, ...inventing.map(([text]) => text)]) {
      const whole = guarded(text, text.length);
      expect(guarded(text, 1)).toEqual(whole);
      for (let round = 0; round < 3; round++) expect(guarded(text, () => 1 + Math.floor(random() * 9))).toEqual(whole);
    }
  });
});

describe('records', () => {
  it.each([
    ['Look at [J1].', 'Look at **Data Analyst** at Acme Health.'],
    [
      'Look at J1, (J2) and **[J3]**.',
      'Look at **Data Analyst** at Acme Health, (**Registered Nurse Residency** at Mayo Clinic) and **Collections Assistant** at Peabody Essex Museum.',
    ],
    ['Look at `J1` or job J2.', 'Look at **Data Analyst** at Acme Health or **Registered Nurse Residency** at Mayo Clinic.'],
    ['Look at [Data Analyst](J1).', 'Look at Data Analyst.'],
    ['The Data Analyst role at Acme Health [J1] fits.', 'The Data Analyst role at Acme Health fits.'],
    ['[J1]: Data Analyst at Acme Health, in Boston.', '**Data Analyst** at Acme Health, in Boston.'],
    ['[J1][J2]', '**Data Analyst** at Acme Health **Registered Nurse Residency** at Mayo Clinic'],
    ['Ask Riley Chen ([P1]).', 'Ask Riley Chen.'],
    ['Do you hold a J1 visa?', 'Do you hold a J1 visa?'],
  ])('%s', (text, shown) => {
    expect(guarded(text).text).toBe(shown);
  });

  it('are listed in the order in which they were cited, those that went with an item not', () => {
    expect(guarded('[J3] and [J1], then [J3].\n- [J2] beats Hooli\n- [P2]').cited).toEqual(['J3', 'J1', 'P2']);
  });

  it('are what "it" stands for, but for those that nothing was shown of', () => {
    expect(guarded('[J1] fits. [J4] beats Hooli. It sponsors visas.').text).toBe('**Data Analyst** at Acme Health fits.');
  });

  it('that "it" stands for are named where a claim about it is asked for', () => {
    const asked: string[] = [];
    const guard = openGuard({
      ...nothing,
      cite: (handle) => (handle === 'J4' ? 'Designer' : null),
      holdsClaim: (asserted, _, last) => asked.push(`${last}: ${asserted.trim()}`) > 0,
    });
    expect(guard.write('[J4] is a fit. It sponsors visas. ') + guard.end()).toBe('Designer is a fit. It sponsors visas.');
    expect(new Set(asked)).toEqual(new Set(['J4: It sponsors visas.']));
  });
});

describe('while it streams', () => {
  it('shows a sentence once it is whole, and an item once its line is', () => {
    const guard = openGuard(nothing);
    const shown = ['You could read', ' more. Then', ' write.\n\n- Ask. Then', ' listen.\n', 'Good'].map(guard.write);
    expect([...shown, guard.end()]).toEqual(['', 'You could read more.', ' Then write.', '\n\n- Ask. Then listen.', '', '\nGood']);
  });

  it('asks for names anew, so that what a tool adds meanwhile may be said', () => {
    const known = new Set<string>();
    const guard = openGuard({ ...nothing, isNamed: (name) => known.has(name) });
    const before = guard.write('You could ask Hooli. ');
    known.add('Hooli');
    expect(before + guard.write('Or ask Hooli again. ') + guard.end()).toContain('Or ask Hooli again.');
    expect(before).not.toContain('Hooli');
  });

  it('takes time in proportion to a hostile text', () => {
    for (const unit of [
      'A',
      'Aa ',
      '[',
      '<',
      '&amp;',
      '*',
      '9 ',
      '$1,',
      '(',
      'J1 ',
      'https://',
      '| Hooli ',
      'Hooli\n',
      '- Hooli\n',
      '![',
      '\\',
    ]) {
      const guard = openGuard(nothing);
      guard.write(unit.repeat(Math.ceil(10_000 / unit.length)));
      expect(guard.end().length).toBeLessThan(30_000);
    }
  });
});

function said(text: string, isNamed: (name: string) => boolean = () => false): string {
  const guard = openGuard({ ...nothing, isNamed, hidden: ['find_jobs', 'get_job', 'find_people'] });
  return guard.write(text) + guard.end();
}

const givenNames =
  'Maya Grace Will Mark Austin Jordan Charlotte Wei Priya Tomás José Amara Hope April May Faith Dean Hunter Ivy Aisha Yuki Sven Bo'.split(
    ' ',
  );
const surnames =
  'Patel Park Stone Reyes Nguyen Baker Cook Chen Rivers Brown Young King Law Gold Okafor García Müller Wood Banks Price Sharp Long'.split(
    ' ',
  );

/** A linear congruential generator (Numerical Recipes), so that a failure comes again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
