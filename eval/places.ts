// node eval/places.ts [--seed WORD] [--count N] [--distinct]: see README.md.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseCareerPath } from '@alive/contract/career-path.ts';
import { openHometowns } from '../server/src/features/alumni/hometown.ts';
import { readers } from '../server/src/features/ats/boards.ts';
import { sampleAlumni } from '../server/src/features/sample/alumni.ts';
import { pick, type Random, randomOf } from '../server/src/features/sample/random.ts';
import { openLocator } from '@alive/language/places/locate.ts';
import { boardToRead, fakeAsk, readAll, recordedAnswer } from '../server/testing/board-reads.testing.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'places' },
    count: { type: 'string', default: '200' },
    distinct: { type: 'boolean', default: false },
  },
});
const dataDir = resolve(process.env['REAL_DATA_DIR'] ?? '../shared/data');
const locate = openLocator();
const hometownOf = openHometowns();

const random = randomOf(values.seed);
const rows = [...listings(), ...(await recordings()), ...people()];
const drawn = drawFrom(values.distinct ? [...new Map(rows.map((row) => [row.texts.join(';'), row])).values()] : rows, random);
for (const [at, row] of drawn.slice(0, Number(values.count)).entries())
  console.log(`${at + 1}\t${row.list}\t${row.texts.join(' ; ')}\t${readingOf(row)}`);

/** The rows of the published list with the places that each names. */
function listings(): Row[] {
  const list = JSON.parse(readFileSync(join(dataDir, 'jobs/simplify_listings.json'), 'utf8')) as { locations: string[] }[];
  return list.map(({ locations }) => ({ list: 'listing', texts: locations }));
}

/** The jobs of the recorded boards whose list holds the places; Workday and SmartRecruiters keep them in texts that were not recorded. */
async function recordings(): Promise<Row[]> {
  const found: Row[] = [];
  for (const [vendor, reader] of Object.entries(readers)) {
    if (vendor === 'workday' || vendor === 'smartrecruiters') continue;
    const answer = recordedAnswer(vendor, dataDir);
    if (answer === null) continue;
    const { postings } = await readAll(reader, boardToRead(reader, 'recorded'), fakeAsk(() => answer).ask);
    found.push(...postings.map(({ locations }) => ({ list: vendor, texts: locations })));
  }
  return found;
}

/** Where the sample's people worked and where they are from. */
function people(): Row[] {
  const today = Math.floor(Date.parse('2026-11-21') / 86_400_000);
  const found: Row[] = [];
  for (const { careerPath, hometown } of sampleAlumni({ seed: 'alive', count: 1000, now: today })) {
    for (const { location } of parseCareerPath(careerPath)) if (location !== null) found.push({ list: 'position', texts: [location] });
    if (hometown) found.push({ list: 'hometown', texts: [hometown] });
  }
  return found;
}

/** The labels of what was read, with "remote" where the texts say so; a hometown's city, state and country. */
function readingOf({ list, texts }: Row): string {
  if (list === 'hometown') {
    const { city, region, country } = hometownOf(texts[0] ?? '');
    return [city, region, country].filter((part) => part !== null).join(', ') || 'nothing';
  }
  const { labels, remote } = locate(texts);
  return [...labels, ...(remote ? ['(remote)'] : [])].join(' ; ') || 'nothing';
}

/** The rows in random order. */
function drawFrom(all: readonly Row[], from: Random): Row[] {
  const left = all.filter(({ texts }) => texts.length > 0);
  const order: Row[] = [];
  while (left.length > 0 && order.length < Number(values.count)) {
    const row = pick(from, left);
    left.splice(left.indexOf(row), 1);
    order.push(row);
  }
  return order;
}

interface Row {
  list: string;
  texts: readonly string[];
}
