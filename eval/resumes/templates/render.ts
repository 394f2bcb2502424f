// node eval/resumes/templates/render.ts FOLDER [FORM]: writes each form with its students as a PDF, those of Word as DOCX, DOC and PDF, and what it states.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Expected } from '../compare.ts';
import { type Form, forms, type Part } from './forms.ts';
import { type Job, type Point, type Student, students } from './students.ts';
import { wordForms } from './word.ts';

const [folder = '', only] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const tab = await browser.newPage();
for (const [at, [name, form]] of Object.entries(forms).entries())
  for (const [of, student] of students.entries()) {
    if (!isAsked(name, at, of)) continue;
    await tab.setContent(form.page(student));
    const file = join(folder, `${name}-${student.key}`);
    writeFileSync(`${file}.pdf`, await tab.pdf({ preferCSSPageSize: true }));
    writeFileSync(`${file}.json`, JSON.stringify(statedIn(form, student), null, 2));
  }
await browser.close();

const flat: Record<'docx' | 'doc' | 'pdf', string[]> = { docx: [], doc: [], pdf: [] };
for (const [at, [name, form]] of Object.entries(wordForms).entries())
  for (const [of, student] of students.entries()) {
    if (!isAsked(name, at, of)) continue;
    const kind = (['docx', 'doc', 'pdf'] as const)[(at + of) % 3] ?? 'docx';
    const file = join(folder, `word-${name}-${student.key}`);
    writeFileSync(`${file}.fodt`, form.page(student));
    writeFileSync(`${file}.json`, JSON.stringify(statedIn(form, student), null, 2));
    flat[kind].push(`${file}.fodt`);
  }
for (const [kind, files] of Object.entries(flat))
  if (files.length > 0) execFileSync('/usr/bin/soffice', ['--headless', '--convert-to', kind, '--outdir', folder, ...files]);
for (const file of Object.values(flat).flat()) rmSync(file);

/** Whether a form is written with a student: all, those of one form, or each form with one of them. */
function isAsked(name: string, at: number, of: number): boolean {
  return only === undefined || only === name || (only === 'each' && of === at % students.length);
}

/** What a student's résumé states in a form. */
function statedIn(form: Form, s: Student): Expected {
  const has = (part: Part) => !form.without.includes(part);
  const dated = ([year, month]: Point) => (has('months') ? `${year}-${String(month).padStart(2, '0')}` : String(year));
  const placed = (place: string) => (has('places') ? (has('states') ? place : (place.split(',')[0] ?? '')) : null);
  const job = ({ title, employer, place, from, to, deeds }: Job, isService = false) => ({
    employer,
    title,
    start: isService && !has('service deeds') ? String(from[0]) : dated(from),
    end: to === null ? 'present' : isService && !has('service deeds') ? String(to[0]) : dated(to),
    place: isService && !has('service places') ? null : placed(place),
    bullets: has('deeds') && (!isService || has('service deeds')) ? deeds.length : 0,
  });
  const [first] = s.jobs;
  const jobs = s.jobs.map((one) =>
    form.oneEmployer === true && first !== undefined ? { ...one, employer: first.employer, place: first.place } : one,
  );
  const skills = has('other skills') ? s.skills : s.skills.slice(0, 1);
  return {
    name: { first: s.name[0], last: s.name[1] },
    contact: { email: s.email, phone: s.phone, links: has('links') ? [s.link] : [] },
    education: s.education
      .filter(({ degree }) => degree !== null || has('visits'))
      .map(({ school, degree, letters, major, to, gpa }) => ({
        school,
        degree: form.letters === true && degree !== null ? `${degree} (${letters})` : degree,
        major,
        graduation: has('study months') ? dated(to) : String(to[0]),
        gpa: has('gpa') ? (gpa ?? null) : null,
      })),
    experience: [...jobs.map((one) => job(one)), ...(has('service') ? s.service.map((one) => job(one, true)) : [])],
    projects: has('projects') ? s.projects.map(({ name, on: [year, month] }) => ({ name, date: dated([year, month]) })) : [],
    skills: skills.flatMap(([, list]) => list),
    languages: has('languages') ? s.languages.map(([one]) => one) : [],
    awards: [
      ...(has('awards') ? s.awards.map(([one]) => one) : []),
      ...(form.honors === true ? s.education.flatMap(({ honors = [] }) => honors) : []),
    ],
    certificates: has('certificates') ? s.certificates.map(([one]) => one) : [],
  };
}
