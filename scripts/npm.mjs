// npm under our own Node: under Node 20 npm silently picks old majors of packages that ask for 22 or newer.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(process.execPath, [process.env.npm_execpath, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
