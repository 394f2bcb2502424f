/**
 * A PDF of one page that holds these lines, ASCII alone, one below the other: `# ` begins a name, `## ` a heading, `* ` an entry in bold,
 * `- ` an item of a list (PDF 1.7, 7.5 and 9.4). A comment of `size` bytes makes it larger.
 */
export const pdfOf = (lines: readonly string[], size = 0): string => {
  let y = 760;
  const shown = lines.map((line) => {
    const [, sign = '', text = ''] = /^(#{1,2} |[*-] )?(.*)$/.exec(line) ?? [];
    const size = { '# ': 20, '## ': 13 }[sign] ?? 10;
    y -= size + 6;
    const words = `${sign === '- ' ? '\\225 ' : ''}${text.replace(/[\\()]/g, '\\$&')}`;
    return `BT /F${sign === '' || sign === '- ' ? 1 : 2} ${size} Tf ${sign === '- ' ? 72 : 60} ${y} Td (${words}) Tj ET`;
  });
  const content = shown.join('\n');
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = `%PDF-1.4\n%${' '.repeat(size)}\n`;
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
};

/** The résumé of an invented student. */
export const resumeText = [
  '# Maya Raman',
  'maya.raman@gatech.example | (404) 555-0142 | Atlanta, GA',
  '## Education',
  '* Georgia Institute of Technology',
  'B.S. Environmental Engineering, Expected May 2027',
  'GPA: 3.7/4.0',
  '## Experience',
  '* Field Technician, Riverkeep',
  'June 2025 - August 2025',
  '- Took water samples at nine sites on the river',
  '- Cleaned 14 months of turbidity data in Python',
  '* Lab Assistant, Georgia Institute of Technology',
  'September 2024 - Present',
  '- Soldered and calibrated sensor boards for river gauges',
  '## Projects',
  '* Creek Buoy With Text Alerts, 2026',
  '- A buoy that texts a list of neighbors when a creek rises',
  '## Skills',
  'Python, MATLAB, AutoCAD, Microsoft Excel',
  '## Languages',
  'English (native), Spanish',
];
