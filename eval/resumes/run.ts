// node eval/resumes/run.ts [FOLDER]: see ../README.md.
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { folderOf, judgeAll, type Judged } from './judge.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const all = await judgeAll(positionals[0] === undefined ? folderOf('own') : resolve(positionals[0]));
for (const one of all) {
  console.log(`\n${basename(one.file)}: ${summary([one])}${one.inventions.length > 0 ? `, invented: ${one.inventions.join('; ')}` : ''}`);
  for (const { field, wanted, got, result } of one.outcomes)
    if (result !== 'right') console.log(`  ${result} ${field}: wanted ${wanted ?? 'nothing'}, read ${got ?? 'nothing'}`);
}
const fields = Map.groupBy(
  all.flatMap(({ outcomes }) => outcomes),
  ({ field }) => field,
);
console.log('\nfield           right  wrong missed');
for (const [field, outcomes] of fields) console.log(field.padEnd(14), ...counts(outcomes).map((count) => String(count).padStart(6)));
console.log(`\n${all.length} résumés: ${summary(all)}, ${all.flatMap(({ inventions }) => inventions).length} invented words`);
process.exit();

function summary(some: readonly Judged[]): string {
  const [right, wrong, missed] = counts(some.flatMap(({ outcomes }) => outcomes));
  return `${right} right, ${wrong} wrong, ${missed} missed (${((100 * right) / Math.max(1, right + wrong + missed)).toFixed(1)}% right)`;
}

function counts(outcomes: Judged['outcomes']): [number, number, number] {
  const of = (wanted: string) => outcomes.filter(({ result }) => result === wanted).length;
  return [of('right'), of('wrong'), of('missed')];
}
