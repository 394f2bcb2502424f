// Prints how many lines of TypeScript run live, for each package and room, and marks what is over size.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const limit = { files: 10, lines: 1200 };
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };

const served: { lines: number }[] = [];
for (const name of workspaces) {
  const files = globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.(component\.)?(test|testing)\.tsx?$/.test(file));
  if (files.length === 0) continue;
  const counted = files.map((file) => ({ room: roomOf(file), lines: linesOf(readFileSync(join(root, file), 'utf8')) }));
  if (['server', 'language', 'grounding', 'resumes'].includes(name)) served.push(...counted);
  const rooms = [...Map.groupBy(counted, ({ room }) => room)].sort(([a], [b]) => a.localeCompare(b));
  print(name, counted, rooms.length === 1 && isOver(name, name, counted));
  if (rooms.length > 1) for (const [room, own] of rooms) print(`  ${room}`, own, isOver(name, room, own));
}
print('server + language + grounding + resumes', served);

function print(name: string, files: { lines: number }[], over = false): void {
  console.log(
    `${name.padEnd(34)} ${String(files.length).padStart(4)} files ${String(sum(files)).padStart(6)} lines${over ? '  over size' : ''}`,
  );
}

/** The room of a file: its folder under `features` or `platform`, otherwise its first folder; files on the ground floor are `.` */
function roomOf(file: string): string {
  const [, , ...rest] = file.split('/');
  const depth = rest[0] === 'features' || rest[0] === 'platform' ? 2 : 1;
  return rest.length > depth ? rest.slice(0, depth).join('/') : rest.length === 1 ? '.' : (rest[0] ?? '.');
}

/** A room has at most 1,200 lines; of the server and of what it reads with, at most ten files as well. */
function isOver(name: string, room: string, files: { lines: number }[]): boolean {
  return room !== '.' && (sum(files) > limit.lines || (name !== 'web' && files.length > limit.files));
}

/** Lines that are neither blank nor only comment. */
function linesOf(text: string): number {
  let inComment = false;
  return text.split('\n').filter((line) => {
    const start = line.trim();
    if (inComment || /^\{?\/\*/.test(start)) {
      inComment = !start.includes('*/');
      return false;
    }
    return start !== '' && !start.startsWith('//');
  }).length;
}

function sum(files: { lines: number }[]): number {
  return files.reduce((total, { lines }) => total + lines, 0);
}
