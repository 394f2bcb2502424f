// Builds the web app when its sources changed since the last build, and compresses what is served.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './root.mjs';

const dist = join(root, 'web', 'dist');
const stampFile = join(root, 'node_modules', '.alive-web-stamp');
const inputs = [
  'package-lock.json',
  ...globSync(['web/*.{html,ts,json}', 'web/public/**', 'web/src/**/*.*', 'contract/src/**/*.ts'], {
    cwd: root,
    exclude: ['**/*.test.*'],
  }).sort(),
];
const hash = createHash('sha256');
for (const file of inputs) if (!file.endsWith('public')) hash.update(file).update(readFileSync(join(root, file)));
const stamp = hash.digest('hex');

if (!existsSync(join(dist, 'index.html')) || !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  console.log('Building the web app…');
  // Elsewhere first: two builds at once, or a server that is running, must not meet half of one.
  const making = mkdtempSync(join(root, 'web', 'dist-'));
  try {
    execFileSync('vite', ['build', 'web', '--outDir', making, '--emptyOutDir', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
    shipFontLicences(join(making, 'licences'));
    for (const file of globSync('**/*.{js,css,html,svg,txt}', { cwd: making })) compress(join(making, file));
    chmodSync(making, 0o755);
    swapIn(making);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(stampFile, stamp);
}

/** Puts a build in the place of the one before; another that came first at the same moment is as good. */
function swapIn(making) {
  try {
    rmSync(dist, { recursive: true, force: true });
    renameSync(making, dist);
  } catch (error) {
    if (!existsSync(join(dist, 'index.html'))) throw error;
    rmSync(making, { recursive: true, force: true });
  }
}

/** The Open Font License wants its text to travel with the fonts. */
function shipFontLicences(target) {
  mkdirSync(target, { recursive: true });
  for (const folder of globSync('node_modules/@fontsource-variable/*', { cwd: root }))
    cpSync(join(root, folder, 'LICENSE'), join(target, `${basename(folder)}.txt`));
}

function compress(file) {
  const content = readFileSync(file);
  if (content.length < 1024) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
