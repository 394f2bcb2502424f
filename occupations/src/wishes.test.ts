import { describe, expect, it } from 'vitest';
import { occupationsForWish } from './wishes.ts';

const titles = (wish: string) => occupationsForWish(wish).found.map(({ occupation }) => occupation.title);

describe('a wish for work without a title', () => {
  it.each([
    ['museum curation', 'Curators'],
    ['quant', 'Financial Quantitative Analysts'],
    ['animals', 'Veterinarians'],
    ['translation', 'Interpreters and Translators'],
    ['working with kids', 'Childcare Workers'],
    ['urban planning', 'Urban and Regional Planners'],
    ['forensics', 'Forensic Science Technicians'],
    ['film editing', 'Film and Video Editors'],
    ['public health', 'Health Education Specialists'],
    ['law without a law degree', 'Paralegals and Legal Assistants'],
    ['national parks', 'Park Naturalists'],
    ['journalism', 'News Analysts, Reporters, and Journalists'],
    ['clinical trials', 'Clinical Research Coordinators'],
  ])('%s finds %s among three', (wish, title) => {
    expect(titles(wish)).toContain(title);
    expect(titles(wish).length).toBeLessThanOrEqual(3);
  });

  it('that asks for no degree offers none that needs it', () => {
    expect(titles('law without a law degree')).not.toContain('Lawyers');
    expect(titles('law')).toContain('Lawyers');
  });

  it.each([
    ['ArcGIS', 'Geographic Information Systems Technologists and Technicians'],
    ['working with Revit', 'Architects, Except Landscape and Naval'],
    ['something with Figma', 'Web and Digital Interface Designers'],
  ])('that names a technology, %s, finds who uses it: %s', (wish, title) => {
    expect(titles(wish)).toContain(title);
    expect(occupationsForWish(wish).unused).toEqual([]);
  });

  it('tells how one wants to work, and which words meant nothing', () => {
    expect(occupationsForWish('outdoors and teaching').facets).toEqual(['outside', 'teaching']);
    expect(occupationsForWish('animals in zzzzqq').unused).toEqual(['zzzzqq']);
    expect(occupationsForWish('math but not finance').unused).toContain('finance');
  });

  it.each(['', '   ', 'zzzzqq', '!!!', 'a'.repeat(50_000), 'without a degree '.repeat(2000)])(
    'that holds nothing, such as %j, finds nothing',
    (wish) => {
      expect(titles(wish)).toEqual([]);
    },
  );
});
