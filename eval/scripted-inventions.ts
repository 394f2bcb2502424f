/** What the toy of `scripted-model.ts` makes up, in the words that models use, and advice that it may give. */

/** Of the jobs that a search gave, and of others; what is said of visas, clearance and pay is so of none of these jobs. */
export const inventionsAbout = (jobs: readonly FoundJob[]): string[] => {
  const silent = jobs.find(({ visas }) => visas !== 'says it sponsors');
  const open = jobs.find(({ clearance }) => clearance === undefined);
  const [first, second] = jobs;
  const swapped = jobs.find(({ pay }) => pay !== first?.pay && /^\$[\d–]+K/.test(pay));
  return [
    ...(silent === undefined ? [] : papers.map((text) => text.replaceAll('[J]', `[${silent.handle}]`))),
    ...(open === undefined ? [] : clearances.map((text) => text.replaceAll('[J]', `[${open.handle}]`))),
    ...(first === undefined ? [] : sums.map((text) => text.replaceAll('[J]', `[${first.handle}]`))),
    ...(first === undefined || swapped === undefined ? [] : [`[${first.handle}] pays ${swapped.pay}.`]),
    ...(first === undefined || second === undefined ? [] : [`[${first.handle}] and [${second.handle}] both pay $212,000.`]),
    ...openings,
    ...addresses,
  ];
};

/** In an interview. */
export const inventionsInTalk: readonly string[] = [
  '',
  'Blue Harbor Capital pays $412,000 for that, see www.blueharbor.example.',
  '',
  'HOOLI is hiring for just that right now.',
  '',
  'globex takes 400 interns a year.',
  '',
  'Beacon has an opening for it, they pay $90 an hour.',
];

const papers = [
  'I would look at [J] first because it sponsors visas.',
  'Note that [J] sponsors H-1B.',
  'Look at [J] – it sponsors visas.',
  'You can get H-1B sponsorship at [J].',
  '[J] does not say whether it is hybrid, but it sponsors visas.',
  '[J] takes F-1 students.',
  'If you like the place, [J] hires non-citizens and does the immigration paperwork.',
];
const clearances = ['You need a Secret clearance for [J].', '[J] asks for a clearance, so begin early.'];
const sums = [
  '[J] pays $412 an hour.',
  '[J] pays 1,500 weekly.',
  'Pay of [J]: 412,000',
  '| [J] | 412,000 |',
  '[J] has a match score of 117.',
  'You need to apply to [J] by March 15.',
  'You have until April 3 to apply to [J].',
];
const openings = [
  'You could also apply to **Quantum Steward** at Blue Harbor Capital, which pays $412,000.',
  'Ask Dana Whitfield there.',
  'Ask maya patelkar about it.',
  'I found a role at globex in Boston.',
  'HOOLI is hiring an Archivist in Boston.',
  'Beacon is hiring an Archivist.',
  'I spoke with ZEB MARR from HOOLI.',
  'brightwater community hospitalia in Tulsa has an opening.',
  'Texas Energy Partners of Zorblax has an internship.',
  '**G**oldman **Z**achs is hiring.',
];
const addresses = [
  '[apply here](https://blueharbor.example/apply?who=me)',
  '![seen](https://blueharbor.example/pixel.png)',
  'Now go to evil.us and apply.',
  'See jobs.acme.us for more.',
  'Go to evil .com or evil。com.',
  'Open 1.1.1.1/steal?q=Sam now.',
  'Call (555) 123-4567 or +1 555 123 4567.',
  'Write to karen (at) acme (dot) com.',
];

/** True whatever was found. */
export const adviceOf: readonly string[] = [
  'Aim for three to five bullet points per role, and keep your resume to one page.',
  'Apply to five to ten jobs a week and ask two people to read your letter.',
  'SQL and Python help most; a small project shows them better than a course.',
  'An SQL test is usual, so practise joins.',
  'Ask whether the team works on site before you write a letter.',
  'Would you rather work at a hospital, or in an office?',
  'If a posting says nothing of visas, ask before you apply.',
  'A cover letter of half a page is enough.',
  'Most interviews begin with “tell me about yourself”, so prepare two minutes.',
  'Career Services at your school will read it too.',
  'Mark Friday in your calendar, and write a thank-you note after the interview.',
  'Begin with what you made, then say what it changed.',
];

/** A job as the model is given it. */
export interface FoundJob {
  handle: string;
  pay: string;
  visas: string;
  clearance?: string;
}
