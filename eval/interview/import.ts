// node eval/interview/import.ts FOLDER NAME: keeps what students said in the talks of a folder (*.json) as talks/NAME.json.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Talk } from './talks.ts';

const [folder, name] = process.argv.slice(2);
if (folder === undefined || name === undefined) throw new Error('node eval/interview/import.ts FOLDER NAME');

const talks = globSync(join(folder, '*.json'))
  .toSorted((one, other) => basename(one).localeCompare(basename(other)))
  .map((path): Talk => {
    const { given, turns } = JSON.parse(readFileSync(path, 'utf8')) as Trial;
    const { school, major, graduationYear, needsVisa, canGetClearance, preferredLocations, lookingFor } = given;
    return {
      student: { school, major, graduationYear, needsVisa, canGetClearance, preferredLocations, lookingFor },
      says: turns.flatMap(({ said }) => (said ? [said] : [])),
    };
  });
const file = join(import.meta.dirname, 'talks', `${name}.json`);
writeFileSync(file, `${JSON.stringify({ talks }, null, 2)}\n`);
console.log(`${talks.length} talks, ${talks.reduce((sum, { says }) => sum + says.length, 0)} messages: ${file}`);

/** A talk as a trial writes it: the form, and the turns with what was said, tapped and answered. Names, tokens and ids stay behind. */
interface Trial {
  given: Talk['student'];
  turns: { said?: string | null }[];
}
