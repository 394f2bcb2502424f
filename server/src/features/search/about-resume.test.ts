import type { ResumeMeter } from '@alive/contract/resume.ts';
import { jobs, resumes } from '#db/tables.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { exampleJob } from '#testing/job.testing.ts';
import { storedResume } from '#testing/resumes.testing.ts';
import { skill, storeResumeFacts } from '#testing/resume-facts.testing.ts';
import { idOf } from '#testing/scripted-assistant.testing.ts';
import { last, talk, vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student as about } from '#testing/search-tools.testing.ts';
import { testServer } from '#testing/server.testing.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const { db, stream, student } = testServer();
const none = 'I don’t have a résumé from you yet. Add one in **Profile**, as a PDF or Word file, and ask me again.';
const unread = 'I haven’t been able to read the résumé you uploaded. Please upload it again, then ask me.';
const meter = (found: Partial<Record<ResumeMeter['parts'][number]['part'], boolean>>, advice: string[] = []): ResumeMeter => ({
  parts: (['contact', 'education', 'experience', 'skills', 'layout'] as const).map((part) => ({ part, found: found[part] ?? true })),
  advice,
});

describe('what is thought of a résumé', () => {
  const judged = async (given: ResumeMeter | 'unread' | null, message = 'What do you think of my résumé?') =>
    last(await talk({ ...about, id: 'maya' }, [message], { tools: { ...fakeTools(vocabulary), resumeMeterOf: async () => given } })).text;

  it('is what software finds in it, what it misses, and what to change', async () => {
    expect(await judged(meter({ skills: false, layout: false }, ['Give your dates with months.']))).toBe(
      'Software that reads résumés can find your contact details, your education and your experience, but not your skills. ' +
        'That software may read your lines in the wrong order. Give your dates with months. I can’t judge the writing, but I can compare your résumé with a job.',
    );
  });

  it.each(['is my resume good', 'how can I improve my cv'])('is no praise where nothing is missing: “%s”', async (message) => {
    const text = await judged(meter({}), message);
    expect(text).toContain('I wouldn’t change the layout.');
    expect(text).not.toMatch(/\b(?:great|good|strong|excellent|impressive|solid|nice|well done)\b/i);
  });

  it('is nothing where there is none, with where to add it', async () => {
    expect(await judged(null)).toBe(none);
    const { token } = await student();
    expect((await say(token, 'What do you think of my résumé?')).text).toBe(none);
  });
});

describe('a job compared with the résumé', () => {
  const description = '### What you bring\n- Experience with Python\n- A valid driver’s license\n\n### What you will do\n- Sort letters';
  beforeEach(async () => {
    await db
      .insert(jobs)
      .values([
        exampleJob({ id: 'museum', title: 'Zorblax Archivist', description, skills: ['Python', 'GIS'] }),
        exampleJob({ id: 'garden', title: 'Zorblax Gardener', description: 'We garden. '.repeat(30), skills: [] }),
      ]);
  });

  it('is answered by what it asks for, with the line that shows each and what no line shows', async () => {
    const { userId, token } = await student();
    await storeResumeFacts(db, userId, [skill('Python', 'Python, SQL')]);
    const { id, titles } = await say(token, 'Zorblax jobs');
    const at = ['first', 'second'][titles.indexOf('Zorblax Archivist')];
    for (const question of [`Does my résumé fit the ${at} one?`, 'What am I missing for Zorblax Archivist?', 'am I qualified for it?'])
      expect((await say(token, question, id)).text).toBe(
        'Your résumé shows 1 of the 3 things that **Zorblax Archivist** at Zorblax & Partners asks for:\n' +
          '- “Experience with Python”: “Python, SQL”\n' +
          '- Not found on your résumé: “A valid driver’s license”, “GIS”',
      );
    const other = ['first', 'second'][titles.indexOf('Zorblax Gardener')];
    expect((await say(token, `does my resume fit the ${other} one?`, id)).text).toBe(
      'The posting for **Zorblax Gardener** at Zorblax & Partners doesn’t list any requirements, so I can’t compare your résumé with it.',
    );
  });

  it('asks for the file again where it is from before résumés were read', async () => {
    const { userId, token } = await student();
    await db.insert(resumes).values(storedResume(userId, null));
    const { id } = await say(token, 'Zorblax jobs');
    for (const question of ['does my resume fit these?', 'does my resume fit the first one?', 'What do you think of my résumé?'])
      expect((await say(token, question, id)).text).toBe(unread);
  });

  it('says how many more lines there are than it lists', async () => {
    const { userId, token } = await student();
    const skills = ['Python', 'Tableau', 'ArcGIS', 'MATLAB', 'AutoCAD', 'SolidWorks', 'Photoshop'];
    await db.insert(jobs).values(exampleJob({ id: 'lab', title: 'Quibblor Analyst', description: 'We test.', skills }));
    await db.insert(resumes).values(
      storedResume(
        userId,
        skills.map((name) => `Used ${name} at work`),
      ),
    );
    const { id } = await say(token, 'Quibblor jobs');
    expect((await say(token, 'does my resume fit the first one?', id)).text).toMatch(
      /^Your résumé shows everything \*\*Quibblor Analyst\*\* at .* asks for:\n(?:- “.*\n){5}- and 2 more$/,
    );
  });

  it('is counted for several, and needs a résumé', async () => {
    const { userId, token } = await student();
    const { id } = await say(token, 'Zorblax jobs');
    expect((await say(token, 'does my resume fit these?', id)).text).toBe(none);
    await storeResumeFacts(db, userId, [skill('Python')]);
    expect((await say(token, 'do I have what they ask for?', id)).text).toMatch(/^Here’s how your résumé compares:\n- /);
    expect((await say(token, 'do I have what they ask for?', id)).text).toContain(
      '- **Zorblax Archivist** at Zorblax & Partners lists 3 requirements, and your résumé shows that you meet 1 of them.',
    );
  });
});

const say = async (token: string, message: string, conversationId?: string) => {
  const { events } = await (conversationId === undefined
    ? stream(startSearch, { body: { message } }, token)
    : stream(continueSearch, { body: { message, conversationId } }, token));
  return {
    id: conversationId ?? idOf(events),
    text: events.map((event) => ('token' in event ? event.token : '')).join(''),
    titles: events.flatMap((event) => ('results' in event ? event.results.map(({ job_title }) => job_title) : [])),
  };
};
