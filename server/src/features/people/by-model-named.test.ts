import { describe, expect, it } from 'vitest';
import { peopleCondition, type PeopleField } from '@alive/language/conditions/registry.ts';
import { knownForTests as known } from '@alive/language/people/turn.testing.ts';
import { planTurn } from '@alive/language/people/turn.ts';
import { passedOver } from './by-model-named.ts';

/** Labels of what stays, of a question of which a model made these conditions. */
const staying = async (question: string, filled: [PeopleField, string | string[]][], unclear: string[] = []) => {
  const { intent } = await planTurn(question, null, known);
  const made = filled.map(([field, value]) => peopleCondition(field, value));
  return passedOver(question, { own: intent.conditions, filled: made, unclear }, known)
    .map(({ label }) => label)
    .join('; ');
};

describe('a place or employer that a model passes over', () => {
  it.each([
    ['nurses in Boston', 'Boston'],
    ['nurses in boston', 'Boston'],
    ['Boston nurses', 'Boston'],
    ['nurses near Boston', 'Greater Boston'],
    ['nurses in the Boston area', 'Greater Boston'],
    ['nurses in Boston, Chicago or Austin', 'Boston; Chicago; Austin, TX'],
    ['nurses in boston/chicago', 'Boston; Chicago'],
    ['nurses outside of Boston', 'Not in Boston'],
    ['nurses, but not in Chicago', 'Not in Chicago'],
    ['nurses who grew up in Austin', 'From Austin, TX'],
    ['nurses who lived in London before', 'Formerly in London, UK'],
    ['nurses @ Stripe', 'Stripe'],
    ['nurse, boston', 'Boston'],
    ['nurses chicago', 'Chicago'],
    ['nurses at Stripe', 'Stripe'],
    ['nurses from Google', 'Google'],
    ['nurses who worked at Goldman Sachs', 'Has been at Goldman Sachs'],
    ['ex-Google nurses', 'Formerly at Google'],
    ['nurses at Google making maps', 'Google'],
    ['nurses at Google, Stripe and Deloitte', 'Google; Stripe; Deloitte'],
    ['nurses other than at Amazon', 'Not at Amazon'],
    ['Could you find me somebody who is a nurse for Amazon in New York?', 'Amazon; New York'],
    ['nurses from Ohio State in Boston', 'Ohio State University; Boston'],
    ['nurses in Chicago law firms', 'Chicago'],
  ])('stays: %s', async (question, labels) => {
    expect(await staying(question, [['role', 'Registered Nurse']])).toBe(labels);
  });

  it.each<[string, [PeopleField, string | string[]]]>([
    ['nurses in Boston', ['place', 'Boston, MA']],
    ['nurses in the Boston area', ['place', 'Boston, MA']],
    ['nurses from Austin', ['hometown', 'Austin, TX']],
    ['nurses who worked with Madison', ['name', 'Madison Reed']],
    ['nurses at Google Cloud', ['company', 'Google Cloud']],
    ['nurses who went from Stripe to Google', ['sequence', ['Stripe', 'Google']]],
    ['nurses at McKinsey', ['company', 'McKinsey & Company']],
    ['nurses in London theatre', ['text', 'London theatre']],
  ])('is not taken twice where it is a condition of another kind or spelling: %s', async (question, condition) => {
    expect(await staying(question, [['role', 'Registered Nurse'], condition])).toBe('');
  });

  it.each([
    ['folks covering Google as analysts'],
    ['reporters who cover Meta'],
    ['people who write about Washington politics'],
    ['people who report on Goldman Sachs'],
    ['consultants whose clients include Deloitte'],
    ['people who do London theatre'],
    ['analysts who love old navy ships'],
    ['people at Amazon rainforest groups'],
    ['somebody to tell me about New York style pizza'],
  ])('is left to the model where the words may mean something else: %s', async (question) => {
    expect(await staying(question, [['role', 'Analyst']])).toBe('');
  });

  it('is left to the model where it says which words it could not take, and no less', async () => {
    expect(await staying('nurses who interviewed at Google', [['role', 'Registered Nurse']], ['interviewed at Google'])).toBe('');
    expect(await staying('nurses at Google', [['role', 'Registered Nurse']], ['at Google'])).toBe('Google');
  });
});
