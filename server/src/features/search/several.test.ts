import { describe, expect, it } from 'vitest';
import { last, talk, vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student } from '#testing/search-tools.testing.ts';

describe('a message that says several things', () => {
  it('has its questions about what was shown answered, and changes no condition by them', async () => {
    const [first, answer] = await talk(student, [
      'data internships in New York',
      'What does the second one pay, and does it ask for a master’s?',
    ]);
    const second = first?.results[1]?.job_title ?? '';
    expect(answer?.filters).toEqual(first?.filters);
    expect(answer?.text.split(second)).toHaveLength(3);
    expect(answer?.text).toMatch(/pay.*degree/is);
  });

  it('has the rest of it done', async () => {
    const answer = last(await talk(student, ['data internships in New York', 'ok drop New York. does the first one sponsor visas?']));
    expect(answer.filters).not.toContain('New York');
    expect(answer.text).toMatch(/visas|sponsor/);
    expect(answer.results.length).toBeGreaterThan(0);
  });

  it('is read as a whole where it asks nothing of them', async () => {
    const answer = last(await talk(student, ['data internships in New York', 'Rather Boston. And paid, please.']));
    expect(answer.filters).toContain('Boston');
  });
});

describe('a question about a posting that its record does not tell', () => {
  it('is answered by its own sentences, or by saying that there are none', async () => {
    const plain = fakeTools(vocabulary);
    const tools = {
      ...plain,
      describeJob: async (id: string) => {
        const [job] = await plain.jobsByIds([id], student, {});
        return job === undefined ? null : { job, description: 'You meet clients.\nShifts rotate days, evenings and weekends.' };
      },
    };
    const messages = [
      'data internships in New York',
      'does the first one say anything of weekends?',
      'does the first one mention parking?',
    ];
    const [, weekends, parking] = await talk(student, messages, { tools });
    expect(weekends?.text).toContain('says: “Shifts rotate days, evenings and weekends.”');
    expect(parking?.text).toContain('says nothing of “parking”');
  });
});
