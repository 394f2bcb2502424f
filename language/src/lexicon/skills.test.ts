import { describe, expect, it } from 'vitest';
import { skillsIn } from './skills.ts';

const named = (text: string) => skillsIn(text).map((mention) => mention.skill);

describe('the skills of a text', () => {
  it.each([
    ['Python, R, and SQL', ['Python', 'R', 'SQL']],
    ['Languages: Java, C, C#, Swift', ['Java', 'C', 'C#', 'Swift']],
    ['C/C++', ['C', 'C++']],
    ['Experience with Go and C++', ['Go', 'C++']],
    ['node.js and .NET', ['Node.js', '.NET']],
    ['Excel and PowerPoint', ['Excel', 'Microsoft Office']],
    ['SolidWorks, GD&T and 3D printing', ['SolidWorks', 'GD&T', '3D Printing']],
    ['patient care, phlebotomy, taking vitals and CPR', ['Patient Care', 'Phlebotomy', 'Vital Signs', 'CPR']],
    ['PCR, ELISA and cell culture', ['PCR', 'ELISA', 'Cell Culture']],
    ['grant writing and fluent Spanish', ['Grant Writing', 'Spanish']],
    ['ArcGIS or QGIS', ['GIS', 'GIS']],
    ['Adobe Premiere Pro and Figma', ['Adobe Premiere', 'Figma']],
    ['LBO and DCF financial modeling', ['Financial Modeling', 'Financial Modeling', 'Financial Modeling']],
    ['lesson planning and classroom management', ['Lesson Planning', 'Classroom Management']],
    ['Westlaw; contract review', ['Legal Research', 'Contract Drafting']],
  ])('%s', (text, expected) => expect(named(text)).toEqual(expected));

  it.each([
    'R&D in Spring 2026',
    'I go to school',
    'C-suite executives',
    'We excel at communication and are team players',
    'Vitamin C and hepatitis C',
    'Go to our website',
    'a swift response',
    'Series C startup',
    'Class C license',
    'Internships in Spring 2026',
    'Strong leadership, communication and attention to detail',
  ])('finds none in: %s', (text) => expect(named(text)).toEqual([]));

  it('says where they stand', () => {
    const text = 'You know Python and use Tableau.';
    expect(skillsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Python', 'Tableau']);
  });
});
