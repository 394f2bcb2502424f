import type { Condition } from '@alive/contract/conditions.ts';
import { jobs } from '#db/tables.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { occupationOfTitle } from '@alive/language/titles/occupation.ts';
import { roleOf } from '@alive/language/titles/roles.ts';
import { titleKeyOf } from '@alive/language/text/text.ts';
import { describe, expect, it } from 'vitest';
import { exampleJob } from '#testing/job.testing.ts';
import { idOf } from '#testing/scripted-assistant.testing.ts';
import { testServer } from '#testing/server.testing.ts';

const { stream, student, db } = testServer({ data: 'empty' });
const add = (titles: readonly string[], fields: Partial<typeof jobs.$inferInsert> = {}) =>
  db.insert(jobs).values(
    titles.map((title, at) =>
      exampleJob({
        id: `${title} ${at} ${fields.companyName ?? ''}`,
        title,
        companyName: `Employer ${at}`,
        occupation: occupationOfTitle(title),
        titleKey: titleKeyOf(title),
        ...roleOf(title),
        ...fields,
      }),
    ),
  );

/** Sends messages, or conditions as a tap does, one after another. */
async function talk(...said: readonly (string | Condition[])[]) {
  const { token } = await student();
  const answers = [];
  let conversationId = '';
  for (const one of said) {
    const body = typeof one === 'string' ? { message: one } : { message: '', filters: one };
    const { events } = await (conversationId === ''
      ? stream(startSearch, { body }, token)
      : stream(continueSearch, { body: { ...body, conversationId } }, token));
    conversationId = idOf(events);
    answers.push({
      text: events.map((event) => ('token' in event ? event.token : '')).join(''),
      jobs: events.flatMap((event) => ('results' in event ? event.results : [])),
      offers: events.flatMap((event) => ('offers' in event ? event.offers : [])),
      suggestions: events.flatMap((event) => ('suggestions' in event ? event.suggestions : [])),
    });
  }
  const last = answers.at(-1);
  if (last === undefined) throw new Error('Nothing was said.');
  return last;
}

describe('what was ruled out', () => {
  const titles = [
    'Nuclear Engineer',
    'Nuclear Engineer, Fleet',
    'Nuclear Engineer I',
    'Nuclear Engineer II',
    'Nuclear Engineer III',
    'Nuclear Engineer IV',
  ];

  it('never comes back as nearest, and is said to be all there is', async () => {
    await add(titles, { companyName: 'NextEra Energy' });
    await add(['Chemical Engineer']);
    const { text } = await talk('nuclear engineer jobs', 'drop NextEra Energy');
    expect(text).toMatch(/^There are \*\*6\*\* nuclear engineer jobs, but all of them are at NextEra Energy, which you left out\./);
    for (const later of ['show more', 'anything else?', 'in New York', 'why?']) {
      const { jobs: found, suggestions } = await talk('nuclear engineer jobs', 'drop NextEra Energy', later);
      expect(
        found.map(({ company_name: company }) => company),
        later,
      ).not.toContain('NextEra Energy');
      expect(suggestions.join(), later).not.toContain('NextEra');
    }
  });
});

describe('the very titles asked for', () => {
  it('are what is said first where all of them are held back, and come on a yes', async () => {
    await add(['Assistant Conservator', 'Assistant Conservator, Textiles'], { degree: 'master' });
    await add(['Museum Technician', 'Museum Technician, Objects']);
    const asked = await talk('assistant conservator jobs');
    expect(asked.text).toMatch(
      /^There are \*\*2\*\* assistant conservator jobs, but they ask for a higher degree than yours\. Want to see them\?/,
    );
    expect(asked.text.match(/higher degree/g)).toHaveLength(1);
    const shown = await talk('assistant conservator jobs', 'yes');
    expect(shown.jobs.map(({ job_title: title }) => title).toSorted()).toEqual([
      'Assistant Conservator',
      'Assistant Conservator, Textiles',
    ]);
  });

  it('are not said to be held back where one of them is open', async () => {
    await add(['Assistant Conservator'], { degree: 'master' });
    await add(['Assistant Conservator, Textiles']);
    const { text, jobs: found } = await talk('assistant conservator jobs');
    expect(text).not.toMatch(/^There’s only/);
    expect(found[0]?.job_title).toBe('Assistant Conservator, Textiles');
  });
});

describe('what a posting says it offers', () => {
  const offered = [
    'Benefits\n- Mental health support\n- Lunch',
    'Pay and benefits: mental health support; lunch.',
    '### What we offer\n\nMental health support.\n\n- Lunch',
    'About Acme: Acme gave mental health a home.',
  ];

  it.each(offered)('is not what it says of the work: %s', async (benefits) => {
    const work = 'You answer calls and keep records of each one with care. '.repeat(8);
    await add(['Security Engineer', 'Data Scientist'], { description: `${work}\n\n${benefits}\n\n### What you will do\n- Write reports` });
    await add(['Case Aide'], { description: `${work}\n\n${benefits}\n\n### Responsibilities\n- Teach mental health to families` });
    const { text, jobs: found } = await talk('jobs that mention mental health');
    expect(text).toContain('The one that mentions “mental health” comes first.');
    expect(found[0]?.job_title).toBe('Case Aide');
  });
});

describe('a word that is asked for', () => {
  it.each([
    ['housing', 'Retail Lead, House of Innovation', 'You help families find housing. '],
    ['international', 'Internal Auditor Intern', 'You plan international exchanges. '],
    ['physics', 'Physical Therapy Aide', 'You measure the physics of waves. '],
    ['clothing', 'Cloth Cutter', 'You sort clothing for families. '],
  ])('is met by the same word alone: %s', async (word, other, text) => {
    await add([other, `${other} II`], { description: 'You greet people and answer calls. '.repeat(12) });
    await add(['Case Aide'], { description: text.repeat(12) });
    const { text: said, jobs: found } = await talk(`jobs that mention ${word}`);
    expect(said).toContain(`The one that mentions “${word}” comes first.`);
    expect(found[0]?.job_title).toBe('Case Aide');
  });
});

describe('whom one works with', () => {
  it.each(['kids', 'families', 'teens'])('is met by work with them, not by what is made for them: %s', async (whom) => {
    await add([`Apparel Designer - ${whom}`, `Product Developer (${whom})`], { description: `You make shoes for ${whom}. `.repeat(12) });
    await add(['Preschool Teacher'], { description: 'You lead a morning group and talk to parents. '.repeat(12) });
    const { text, jobs: found } = await talk(`I want to work with ${whom}`);
    expect(found[0]?.job_title).toBe('Preschool Teacher');
    expect(text).not.toContain('mention');
  });
});

describe('work whose title is no role', () => {
  it.each([
    ['tutor', ['Teaching', 'Tutoring']],
    ['accountant', ['Accounting']],
    ['journalist', ['Journalism']],
  ])('is that which its skills name: %s', async (role, skills) => {
    const work = { tutor: 'Education', accountant: 'Accounting', journalist: 'Media' }[role];
    await add(['Zorblax Fellow'], { role: null, function: work, occupation: null, skills });
    await add(['Zorblax Member'], { role: null, function: null, occupation: null, skills });
    await add(['Warehouse Lead']);
    const { jobs: found } = await talk(`${role} jobs`);
    expect(found.map(({ job_title: title }) => title)).toEqual(['Zorblax Fellow']);
  });
});

describe('a count that was named', () => {
  it.each(['Show me those eight', 'Could you show me those 8?'])('can be asked for: %s', async (message) => {
    await add(['Case Aide', 'Park Guide', 'Docent', 'Librarian', 'Archivist', 'Curator', 'Registrar', 'Planner'], {
      description: 'You lead community engagement in town. '.repeat(12),
    });
    await add(['Accountant', 'Auditor', 'Bookkeeper'], { description: 'You keep the books of a shop. '.repeat(12) });
    const before = 'internships in New York, preferably with community engagement';
    expect((await talk(before)).text).toContain('Some of these mention “community engagement”.');
    const { text, jobs: found } = await talk(before, message);
    expect(text).toContain('of **8** jobs');
    expect(found).toHaveLength(5);
  });
});

describe('the count of an offer', () => {
  it('is what tapping it opens', async () => {
    await add(['Hardware Engineer', 'ASIC Design Engineer', 'Design Verification Engineer'], {
      description: 'You design lasers and chips. '.repeat(12),
    });
    await add(['Research Assistant', 'Accountant', 'Physicist'], { description: 'You study the optics of lenses with care. '.repeat(12) });
    const counts: number[] = [];
    for (const message of [
      'something with optics',
      'something with physics',
      'internships in optics or lasers in New York',
      'jobs with mental health',
      'something with urban planning',
    ]) {
      for (const offer of (await talk(message)).offers) {
        const { text, jobs: found } = await talk(message, offer.filters);
        expect(text, `${message}: ${offer.label}`).not.toMatch(/there are no|None of the/i);
        expect(found.length, `${message}: ${offer.label}`).toBe(Math.min(5, offer.count));
        counts.push(offer.count);
      }
    }
    expect(counts.length).toBeGreaterThan(0);
  });
});

describe('a phrase of which postings mention only a word', () => {
  it.each(['bronze casting', 'lantern juggling', 'harbor dredging'])('is said as a whole: %s', async (phrase) => {
    const [, word = ''] = phrase.split(' ');
    await add(['Case Aide', 'Park Guide'], { description: 'You greet people and answer calls. '.repeat(12) });
    await add(['Docent'], { description: `You talk about ${word} at the counter. `.repeat(12) });
    const { text, jobs: found, offers } = await talk(`internships with ${phrase}`);
    expect(text).toContain(`None of them mention “${phrase}”. The ones that mention part of that come first.`);
    expect(found[0]?.job_title).toBe('Docent');
    await db.delete(jobs);
    await add(['Case Aide', 'Park Guide'], { description: 'You greet people and answer calls. '.repeat(12) });
    await add(['Docent'], {
      description: `You talk about ${word} at the counter. `.repeat(12),
      placeKeys: ['us-tx'],
      locations: ['Austin, TX'],
    });
    const elsewhere = await talk(`internships in New York with ${phrase}`);
    expect(`${elsewhere.text} ${[...offers, ...elsewhere.offers].map(({ label }) => label).join()}`).not.toContain(`“${word}”`);
  });
});
