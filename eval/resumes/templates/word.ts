import type { Form } from './forms.ts';
import type { Job, Point, Student, Study } from './students.ts';

/** Templates that Word users fill in, each as a flat document of LibreOffice, which writes it as DOCX and DOC. */
export const wordForms: Record<string, Form> = {
  headsLeft: {
    page: (s) =>
      paper(
        p(name(s), 'Name'),
        p(`${s.street}, ${s.city}`),
        p(`${s.phone} | ${s.email}`),
        table(
          [
            p('Education', 'Bold'),
            studies(s, (e) => p(`${e.school}${tab}${e.place}`) + p(`${studied(e, ' in ')}${gpa(e, ', GPA ')}${tab}${long(e.to)}`)),
          ],
          [
            p('Work', 'Bold') + p('Experience', 'Bold'),
            jobs(s.jobs, (j) => p(`${j.title}${tab}${range(j, short)}`) + p(`${j.employer}, ${j.place}`) + items(j)),
          ],
          [
            p('Volunteer', 'Bold') + p('Service', 'Bold'),
            jobs(s.service, (j) => p(`${j.title}${tab}${range(j, short)}`) + p(`${j.employer}, ${j.place}`) + items(j)),
          ],
          [p('Certifications', 'Bold'), s.certificates.map(([a, y]) => p(`${a} (${y})`)).join('')],
          [p('Skills', 'Bold'), p(listOf(s).join(', '))],
          [p('Honors', 'Bold'), p(s.awards.map(([a]) => a).join('; '))],
          [p('References', 'Bold'), p('Available upon request')],
        ),
      ),
    without: ['links', 'projects', 'languages'],
  },
  swiss: {
    page: (s) =>
      paper(
        table(
          ['', p(name(s), 'Name') + p(s.street) + p(s.city) + p(s.phone) + p(s.email)],
          [p('ㅡ', 'Bold') + p('Skills', 'Bold'), s.skills.map(([label, list]) => p(`${label}: ${list.join(', ')}`)).join('')],
          [
            p('ㅡ', 'Bold') + p('Experience', 'Bold'),
            jobs(s.jobs, (j) => p(`${b(j.employer)} / ${j.title}`) + p(`${range(j, long, ' - ')}, ${j.place}`) + items(j)),
          ],
          [
            p('ㅡ', 'Bold') + p('Education', 'Bold'),
            studies(s, (e) => p(`${b(e.school)} / ${studied(e, ' in ')}`) + p(`${range(e, long, ' - ')}, ${e.place}`)),
          ],
          [p('ㅡ', 'Bold') + p('Awards', 'Bold'), s.awards.map(([a, y]) => p(`${a} (${y})`)).join('')],
        ),
      ),
    without: ['links', 'service', 'projects', 'languages', 'certificates', 'gpa'],
  },
  datesLeft: {
    page: (s) =>
      paper(
        p(name(s), 'Name'),
        p(`${s.city} · ${s.phone} · ${s.email} · ${s.link}`),
        p('PROFESSIONAL EXPERIENCE', 'Heading'),
        table(...s.jobs.map((j) => [p(range(j, short)), p(b(j.title)) + p(`${j.employer}, ${j.place}`) + items(j)])),
        p('EDUCATION', 'Heading'),
        table(
          ...s.education.map((e) => [
            p(`${e.from[0]} – ${e.to[0]}`),
            p(b(studied(e, ' in '))) + p(`${e.school}, ${e.place}`) + (e.gpa === undefined ? '' : p(`GPA: ${e.gpa}`)),
          ]),
        ),
        p('VOLUNTEERING', 'Heading'),
        table(...s.service.map((j) => [p(range(j, short)), p(b(j.title)) + p(`${j.employer}, ${j.place}`) + items(j)])),
        p('AWARDS', 'Heading'),
        table(...s.awards.map(([a, y]) => [p(String(y)), p(a)])),
        p('SKILLS', 'Heading'),
        table(...s.skills.map(([label, list]) => [p(label), p(list.join(', '))])),
      ),
    without: ['projects', 'languages', 'certificates', 'study months'],
  },
  rightTabs: {
    page: (s) =>
      paper(
        p(name(s), 'Name'),
        p(`${s.street} • ${s.city} • ${s.phone} • ${s.email}`),
        p('Education', 'Heading'),
        studies(
          s,
          (e) =>
            p(`${b(e.school)}${tab}${e.place}`) +
            p(`${studied(e, ' in ')}${tab}${e.degree === null ? range(e) : `Expected ${long(e.to)}`}`) +
            (e.gpa === undefined ? '' : list([`Cumulative GPA: ${e.gpa}`, `Relevant Coursework: ${e.courses?.join(', ')}`])),
        ),
        p('Relevant Experience', 'Heading'),
        jobs(s.jobs, (j) => p(`${b(j.employer)}${tab}${j.place}`) + p(`${j.title}${tab}${range(j)}`) + items(j)),
        p('Projects', 'Heading'),
        s.projects.map((one) => p(`${b(one.name)} | ${one.tools}${tab}${short(one.on)}`) + items(one)).join(''),
        p('Leadership & Involvement', 'Heading'),
        jobs(s.service, (j) => p(`${b(j.title)}, ${j.employer}, ${j.place}${tab}${range(j)}`) + items(j)),
        p('Certifications & Skills', 'Heading'),
        p(`${b('Certifications:')} ${s.certificates.map(([a, y]) => `${a} (${y})`).join(', ')}`),
        p(`${b('Skills:')} ${listOf(s).join(', ')}`),
        p(`${b('Languages:')} ${s.languages.map(([one, level]) => `${one} (${level})`).join(', ')}`),
      ),
    without: ['links', 'awards'],
  },
  sidebar: {
    page: (s) =>
      paper(
        p(name(s), 'Name'),
        p(s.headline),
        table([
          p('CONTACT', 'Heading') +
            p(s.phone) +
            p(s.email) +
            p(s.city) +
            p('SKILLS', 'Heading') +
            list(listOf(s)) +
            p('LANGUAGES', 'Heading') +
            s.languages.map(([one, level]) => p(`${one} – ${level}`)).join('') +
            p('AWARDS', 'Heading') +
            s.awards.map(([a, y]) => p(`${a}, ${y}`)).join(''),
          p('PROFILE', 'Heading') +
            p(s.summary) +
            p('EXPERIENCE', 'Heading') +
            jobs(s.jobs, (j) => p(b(`${j.title} | ${j.employer}`)) + p(`${range(j, short)} | ${j.place}`) + items(j)) +
            p('EDUCATION', 'Heading') +
            studies(s, (e) => p(b(studied(e, ', '))) + p(`${e.school} | ${e.place} | ${long(e.to)}`)),
        ]),
      ),
    without: ['links', 'projects', 'service', 'certificates', 'gpa'],
  },
  threeCells: {
    page: (s) =>
      paper(
        p(name(s), 'Name'),
        p(`${s.email} | ${s.phone} | ${s.link}`),
        p('Education', 'Heading'),
        table(...s.education.map((e) => [p(b(e.school)), p(studied(e, ', ')), p(long(e.to))])),
        p('Employment', 'Heading'),
        s.jobs.map((j) => table([p(b(j.title)), p(j.employer), p(range(j, slash))]) + items(j)).join(''),
        p('Community Engagement', 'Heading'),
        s.service.map((j) => table([p(b(j.title)), p(j.employer), p(range(j, slash))]) + items(j)).join(''),
        p('Technical Proficiencies', 'Heading'),
        table(...three(listOf(s)).map((some) => some.map((one) => list([one])))),
        p('Licensure and Certification', 'Heading'),
        table(...s.certificates.map(([a, y]) => [p(a), p(String(y))])),
      ),
    without: ['places', 'projects', 'languages', 'awards', 'gpa'],
  },
  federal: {
    page: (s) =>
      paper(
        p(upper(name(s)), 'Name'),
        p(s.street),
        p(s.city),
        p(`Phone: ${s.phone}`),
        p(`Email: ${s.email}`),
        p('Citizenship: United States'),
        p('Highest Grade: N/A'),
        p('WORK EXPERIENCE', 'Heading'),
        jobs(
          s.jobs,
          (j) =>
            p(b(j.title)) +
            p(`${j.employer}, ${j.place}`) +
            p(`${range(j, slash)} | Hours per week: 20 | Salary: $18.00 per hour`) +
            p('Supervisor: P. Quill, 555-555-0100 | May contact: Yes') +
            p('Duties, Accomplishments and Related Skills:') +
            items(j),
        ),
        p('EDUCATION', 'Heading'),
        studies(
          s,
          (e) =>
            p(b(`${e.school}, ${e.place}`)) +
            p(e.degree === null ? `Non-degree, ${slash(e.to)}` : `${e.degree}, ${slash(e.to)}`) +
            (e.degree === null
              ? ''
              : p(`Major: ${e.major}${gpa(e, '  GPA: ')}${e.gpa === undefined ? '' : ' of a maximum 4.00'}`) +
                p('Credits Earned: 118 Semester hours')),
        ),
        p('JOB-RELATED TRAINING AND CERTIFICATES', 'Heading'),
        list(s.certificates.map(([a, y]) => `${a}, ${y}`)),
        p('LANGUAGE SKILLS', 'Heading'),
        s.languages.map(([one, level]) => p(`${one}: ${level}`)).join(''),
        p('HONORS, AWARDS AND RECOGNITION', 'Heading'),
        list(s.awards.map(([a, y]) => `${a} (${y})`)),
        p('ADDITIONAL INFORMATION', 'Heading'),
        p(`Computer skills: ${listOf(s).join(', ')}`),
      ),
    without: ['links', 'projects', 'service', 'visits'],
  },
  roles: {
    page: (s) =>
      paper(
        p(name(s), 'Name'),
        p(`${s.city} | ${s.phone} | ${s.email}`),
        p('SUMMARY', 'Heading'),
        p(s.summary),
        p('EXPERIENCE', 'Heading'),
        p(`${b(s.jobs[0]?.employer ?? '')}, ${s.jobs[0]?.place}`),
        jobs(s.jobs, (j) => p(`${j.title} (${range(j, short)})`) + items(j)),
        p('ACTIVITIES AND HONORS', 'Heading'),
        jobs(s.service, (j) => p(`${b(j.title)}, ${j.employer}, ${j.place}, ${range(j, short)}`) + items(j)),
        list(s.awards.map(([a, y]) => `${a}, ${y}`)),
        p('EDUCATION', 'Heading'),
        studies(
          s,
          (e) =>
            p(`${b(studied(e, ' in '))}, ${long(e.to)}`) +
            p(`${e.school}, ${e.place}`) +
            (e.gpa === undefined ? '' : p(`GPA ${e.gpa}/4.0`)),
        ),
        p('SKILLS', 'Heading'),
        s.skills.map(([label, list]) => p(`${b(label)}: ${list.join('; ')}`)).join(''),
      ),
    without: ['links', 'projects', 'languages', 'certificates'],
    oneEmployer: true,
  },
  academic: {
    page: (s) =>
      paper(
        p(name(s), 'Name'),
        p('Curriculum Vitae'),
        p(`${s.email} | ${s.phone} | ${s.link}`),
        p('Education', 'Heading'),
        studies(s, (e) => p(`${e.from[0]}–${e.to[0]}${tab}${studied(e, ', ')}, ${e.school}, ${e.place}${gpa(e, ', GPA ')}`)),
        p('Appointments', 'Heading'),
        jobs(s.jobs, (j) => p(`${years(j)}${tab}${j.title}, ${j.employer}, ${j.place}`)),
        p('Papers and Posters', 'Heading'),
        p(`2026${tab}“On small things that matter.” Midwest Meeting of Minor Results, Omaha, April 11.`),
        p('Grants, Fellowships & Prizes', 'Heading'),
        s.awards.map(([a, y]) => p(`${y}${tab}${a}`)).join(''),
        p('Service to the Profession', 'Heading'),
        jobs(s.service, (j) => p(`${years(j)}${tab}${j.title}, ${j.employer}, ${j.place}`)),
        p('Languages', 'Heading'),
        p(s.languages.map(([one, level]) => `${one} (${level})`).join('; ')),
        p('Methods and Software', 'Heading'),
        p(listOf(s).join('; ')),
      ),
    without: ['projects', 'certificates', 'months', 'study months', 'deeds'],
  },
  seasons: {
    page: (s) =>
      paper(
        p(name(s), 'Name'),
        p(`${s.city} ▪ ${s.phone} ▪ ${s.email}`),
        p('Academic Background', 'Heading'),
        studies(
          s,
          (e) =>
            p(b(`${e.school}, ${e.place}`)) +
            p(e.degree === null ? `Exchange semester, ${year(e.to)}` : `Candidate for ${e.degree}, ${long(e.to)}`) +
            (e.degree === null ? '' : p(`Major: ${e.major}${e.minor === undefined ? '' : `  Minor: ${e.minor}`}`)) +
            (e.gpa === undefined ? '' : p(`Major GPA ${e.gpa}`)),
        ),
        p('Work & Internship Experience', 'Heading'),
        jobs(
          s.jobs,
          (j) =>
            p(`${b(j.title)}, ${j.employer} (${j.place})${tab}${range(j, apostrophe, '–')}`) + j.deeds.map((one) => p(`- ${one}`)).join(''),
        ),
        p('Extracurriculars', 'Heading'),
        jobs(
          s.service,
          (j) =>
            p(`${b(j.title)}, ${j.employer} (${j.place})${tab}${range(j, apostrophe, '–')}`) + j.deeds.map((one) => p(`- ${one}`)).join(''),
        ),
        p('Academic Honors', 'Heading'),
        p(s.awards.map(([a, y]) => `${a} (${y})`).join(' ▪ ')),
        p('Languages & Technical Skills', 'Heading'),
        p(`Languages: ${s.languages.map(([one, level]) => `${level === 'native' ? 'Native' : title(level)} ${one}`).join(', ')}`),
        s.skills.map(([label, some]) => p(`${label}: ${some.join(', ')}`)).join(''),
      ),
    without: ['links', 'projects', 'certificates'],
  },
  sentences: {
    page: (s) =>
      paper(
        p(name(s), 'Name'),
        p(`${s.email} / ${s.phone} / ${s.city}`),
        p('Who I Am', 'Heading'),
        p(s.summary),
        p('Where I’ve Worked', 'Heading'),
        jobs(
          s.jobs,
          (j) =>
            p(b(`${j.employer} — ${j.title}`)) + p(`${range(j, long, ' to ')}, ${j.place}`) + p(j.deeds.map((one) => `${one}.`).join(' ')),
        ),
        p('Where I Studied', 'Heading'),
        studies(s, (e) => p(b(e.school)) + p(`${studied(e, ' in ')} (${e.from[0]} to ${e.to[0]})`)),
        p('Giving Back', 'Heading'),
        jobs(
          s.service,
          (j) =>
            p(b(`${j.employer} — ${j.title}`)) + p(`${range(j, long, ' to ')}, ${j.place}`) + p(j.deeds.map((one) => `${one}.`).join(' ')),
        ),
        p('What I’m Good At', 'Heading'),
        p(listOf(s).join(' · ')),
        p('Recognition', 'Heading'),
        s.awards.map(([a, y]) => p(`${y} — ${a}`)).join(''),
      ),
    without: ['links', 'projects', 'languages', 'certificates', 'gpa', 'study months', 'deeds'],
  },
  employerFirst: {
    page: (s) =>
      paper(
        p(upper(name(s)), 'Name'),
        p(`${s.street} | ${s.city} | ${s.phone} | ${s.email} | ${s.link}`),
        p('EDUCATION', 'Heading'),
        studies(
          s,
          (e) =>
            p(`${b(upper(e.school))}, ${e.place}${tab}${short(e.from)} – ${short(e.to)}`) +
            p(e.degree === null ? 'Study Abroad Program' : `${e.letters}, ${e.major}${gpa(e, ' | GPA: ')}`),
        ),
        p('PROFESSIONAL EXPERIENCE', 'Heading'),
        jobs(s.jobs, (j) => p(`${b(upper(j.employer))}, ${j.place}${tab}${range(j, short)}`) + p(j.title) + items(j)),
        p('ACADEMIC PROJECTS', 'Heading'),
        s.projects.map((one) => p(`${b(one.name)}${tab}${long(one.on)}`) + p(`Technologies: ${one.tools}`) + items(one)).join(''),
        p('CAMPUS LEADERSHIP', 'Heading'),
        jobs(s.service, (j) => p(`${b(upper(j.employer))}, ${j.place}${tab}${range(j, short)}`) + p(j.title) + items(j)),
        p('SKILLS, CERTIFICATIONS & AWARDS', 'Heading'),
        list([
          `Skills: ${listOf(s).join(', ')}`,
          `Certifications: ${s.certificates.map(([a, y]) => `${a} (${y})`).join('; ')}`,
          `Awards: ${s.awards.map(([a, y]) => `${a} (${y})`).join('; ')}`,
        ]),
      ),
    without: ['languages'],
  },
  credits: {
    page: (s) =>
      paper(
        p(name(s), 'Name'),
        p(s.headline),
        p(`${s.phone}   ${s.email}   ${s.link}`),
        p('Selected Credits', 'Heading'),
        table(...s.projects.map((one) => [p(one.name), p('Lead'), p('Student Workshop'), p(String(one.on[0]))])),
        p('Day Jobs', 'Heading'),
        jobs(s.jobs, (j) => p(`${j.title}, ${j.employer}, ${j.place}, ${range(j, short)}`)),
        p('Training', 'Heading'),
        studies(s, (e) => p(`${studied(e, ', ')}, ${e.school}, ${e.to[0]}`)),
        p('Special Skills', 'Heading'),
        p(`${listOf(s).join(', ')}.`),
        p('Awards', 'Heading'),
        s.awards.map(([a, y]) => p(`${a}, ${y}`)).join(''),
      ),
    without: ['service', 'languages', 'certificates', 'gpa', 'deeds', 'study months'],
  },
  german: {
    page: (s) =>
      paper(
        p('Curriculum Vitae', 'Name'),
        p('Personal Details', 'Heading'),
        table(
          [p('Name'), p(name(s))],
          [p('Address'), p(`${s.street}, ${s.city}`)],
          [p('Phone'), p(s.phone)],
          [p('E-mail'), p(s.email)],
          [p('Nationality'), p('American')],
        ),
        p('Education', 'Heading'),
        table(
          ...s.education.map((e) => [
            p(`${slash(e.from)} – ${slash(e.to)}`),
            p(b(e.school)) + p(studied(e, ' in ')) + (e.gpa === undefined ? '' : p(`Final grade: ${e.gpa}`)),
          ]),
        ),
        p('Professional Experience', 'Heading'),
        table(
          ...s.jobs.map((j) => [
            p(j.to === null ? `since ${slash(j.from)}` : range(j, slash)),
            p(b(j.title)) + p(`${j.employer}, ${j.place}`) + items(j),
          ]),
        ),
        p('Voluntary Work', 'Heading'),
        table(
          ...s.service.map((j) => [
            p(j.to === null ? `since ${slash(j.from)}` : range(j, slash)),
            p(b(j.title)) + p(`${j.employer}, ${j.place}`) + items(j),
          ]),
        ),
        p('Language Skills', 'Heading'),
        table(...s.languages.map(([one, level]) => [p(one), p(level)])),
        p('IT Skills', 'Heading'),
        table(...s.skills.map(([label, some]) => [p(label), p(some.join(', '))])),
        p('Scholarships and Prizes', 'Heading'),
        table(...s.awards.map(([a, y]) => [p(String(y)), p(a)])),
      ),
    without: ['links', 'projects', 'certificates'],
  },
  placesFirst: {
    page: (s) =>
      paper(
        p(name(s), 'Name'),
        p(`Email: ${s.email}   Tel: ${s.phone}   Website: ${s.link}`),
        p('OBJECTIVE', 'Heading'),
        p(s.summary),
        p('EDUCATION', 'Heading'),
        studies(
          s,
          (e) =>
            p(b(studied(e, ', '))) +
            p(`${e.school} — ${e.place}${tab}${e.degree === null ? range(e, short) : `Expected Graduation: ${short(e.to)}`}`) +
            (e.gpa === undefined ? '' : p(`GPA: ${e.gpa}/4.00 | Relevant Courses: ${e.courses?.join(', ')}`)),
        ),
        p('RELATED EXPERIENCE', 'Heading'),
        jobs(s.jobs, (j) => p(`${b(j.title)}${tab}${j.place}`) + p(`${j.employer}${tab}${range(j, short)}`) + items(j)),
        p('COMMUNITY INVOLVEMENT', 'Heading'),
        jobs(s.service, (j) => p(`${b(j.title)}${tab}${j.place}`) + p(`${j.employer}${tab}${range(j, short)}`) + items(j)),
        p('TRAINING & LICENSES', 'Heading'),
        list(s.certificates.map(([a, y]) => `${a} – ${y}`)),
        p('TECHNICAL SKILLS & LANGUAGES', 'Heading'),
        list([...listOf(s), ...s.languages.map(([one, level]) => `${one} (${level})`)]),
      ),
    without: ['projects', 'awards'],
  },
};

const title = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const year = ([of]: Point): string => String(of);
const apostrophe = ([of, month]: Point): string => `${months[month - 1]?.slice(0, 3)}. ’${String(of).slice(2)}`;
const tab = '<text:tab/>';
const b = (text: string): string => `<text:span text:style-name="Strong">${text}</text:span>`;
const p = (text: string, style = 'Plain'): string => `<text:p text:style-name="${style}">${text.replace(/&(?!\w+;)/g, '&amp;')}</text:p>`;
const list = (some: readonly string[]): string =>
  `<text:list text:style-name="Dots">${some.map((one) => `<text:list-item>${p(one)}</text:list-item>`).join('')}</text:list>`;
const items = ({ deeds }: { deeds: readonly string[] }): string => list(deeds);
const table = (...rows: readonly (readonly string[])[]): string =>
  `<table:table>${`<table:table-column/>`.repeat(rows[0]?.length ?? 1)}${rows
    .map(
      (cells) =>
        `<table:table-row>${cells.map((cell) => `<table:table-cell office:value-type="string">${cell === '' ? p('') : cell}</table:table-cell>`).join('')}</table:table-row>`,
    )
    .join('')}</table:table>`;
const jobs = (some: readonly Job[], of: (job: Job) => string): string => some.map(of).join('');
const studies = (s: Student, of: (study: Study) => string): string => s.education.map(of).join('');
const studied = (e: Study, joint: string): string => (e.degree === null ? 'Exchange semester' : `${e.degree}${joint}${e.major}`);
const listOf = (s: Student): string[] => s.skills.flatMap(([, some]) => some);
const three = (all: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(all.length / 3) }, (_, at) => [0, 1, 2].map((one) => all[at * 3 + one] ?? '').filter((one) => one !== ''));
const name = (s: Student): string => s.name.join(' ');
const upper = (text: string): string => text.toUpperCase();
const gpa = (e: Study, before: string): string => (e.gpa === undefined ? '' : `${before}${e.gpa}`);
const months = 'January February March April May June July August September October November December'.split(' ');
const long = ([year, month]: Point): string => `${months[month - 1]} ${year}`;
const short = ([year, month]: Point): string => `${months[month - 1]?.slice(0, 3)} ${year}`;
const slash = ([year, month]: Point): string => `${String(month).padStart(2, '0')}/${year}`;
const years = ({ from, to }: Job): string =>
  to !== null && from[0] === to[0] ? String(from[0]) : `${from[0]}–${to === null ? 'present' : to[0]}`;
const range = ({ from, to }: { from: Point; to: Point | null }, of = long, joint = ' – '): string =>
  `${of(from)}${joint}${to === null ? 'Present' : of(to)}`;

const paper = (...parts: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:automatic-styles>
<style:style style:name="Plain" style:family="paragraph"><style:paragraph-properties><style:tab-stops><style:tab-stop style:position="6.5in" style:type="right"/></style:tab-stops></style:paragraph-properties><style:text-properties fo:font-size="10.5pt"/></style:style>
<style:style style:name="Bold" style:family="paragraph"><style:text-properties fo:font-size="10.5pt" fo:font-weight="bold"/></style:style>
<style:style style:name="Name" style:family="paragraph"><style:text-properties fo:font-size="20pt" fo:font-weight="bold"/></style:style>
<style:style style:name="Heading" style:family="paragraph"><style:text-properties fo:font-size="12pt" fo:font-weight="bold"/></style:style>
<style:style style:name="Strong" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<text:list-style style:name="Dots"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/></text:list-style>
</office:automatic-styles>
<office:body><office:text>${parts.join('\n')}</office:text></office:body></office:document>`;
