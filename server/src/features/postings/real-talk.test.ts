import { describe, expect, it } from 'vitest';
import { realTalk } from './real-talk.ts';

const talk = (text: string, tools: string[] = []) => realTalk(text, { tools: new Set(tools) });

describe('real talk', () => {
  it('puts the most concrete duty in the second person', () => {
    const text =
      'Northwind is a world-class company with a passion for wind.\n\nWhat you will do\n- Contribute to various projects as needed\n- Write Python scripts that check 40 turbine sensors every night\n- Grow with us';
    expect(talk(text, ['Python'])).toBe('You’ll write Python scripts that check 40 turbine sensors every night.');
  });

  it('adds what the days demand when both fit', () => {
    expect(talk('Responsibilities\n- Draw blood from about 30 patients each day\nRequirements\n- Must be able to lift 40 pounds')).toBe(
      'You’ll draw blood from about 30 patients each day, and you need to be able to lift 40 pounds.',
    );
  });

  it('takes a sentence about the days as it stands', () => {
    expect(talk('Most days you sit with two analysts and rebuild one spreadsheet until it agrees with the ledger.')).toBe(
      'Most days you sit with two analysts and rebuild one spreadsheet until it agrees with the ledger.',
    );
  });

  it('leaves out a closing clause to stay within 160 characters, and never cuts a word', () => {
    const text =
      'Duties\n- Build Java services that settle card payments for shops in twelve countries, including the reports that finance reads every morning and the alarms that wake whoever is on duty';
    expect(talk(text, ['Java'])).toBe('You’ll build Java services that settle card payments for shops in twelve countries.');
  });

  it('says nothing where the posting tells nothing', () => {
    expect(talk('')).toBeNull();
    expect(talk('Join our passionate, world-class team and make an impact!')).toBeNull();
    expect(talk('We are an equal opportunity employer. Apply today and thrive with us in a dynamic culture.')).toBeNull();
    expect(talk('Benefits\n- Free lunch every day and flexible hours, no weekends')).toBeNull();
  });

  it('does not take a noun for a verb', () => {
    expect(talk('What you bring\n- Design experience with 3 shipped products or more')).toBeNull();
  });
});
