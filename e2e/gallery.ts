// Draws every screen and state into `.gallery/`, or those of the walks that are named, and says what axe finds and what does not fit.
// With `--accept` it stores instead how the pictures look that `npm test` compares.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seriousFindings } from './axe.ts';
import { accept, compared, drawCompared } from './compared.ts';
import { startFixed } from './fixed.ts';
import { evenText, launchBrowser } from './launch.ts';
import { misfits } from './misfits.ts';
import { sizeText, takePicture, walk } from './shoot.ts';
import { openReducer, type Thumbnail } from './thumbnails.ts';
import { walks } from './walks.ts';

const folder = join(import.meta.dirname, '..', '.gallery');
const [first] = process.argv.slice(2);
if (first === '--accept') await acceptLooks();
const named = process.argv.slice(2);
const chosen = Object.keys(walks).filter((name) => named.length === 0 || named.includes(name));
const began = performance.now();
if (named.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const { url, stop } = await startFixed();
const browser = await launchBrowser(...evenText);
const pictures = new Map<string, string[]>();
const findings = new Map<string, Set<string>>();
for (const name of chosen) {
  const start = performance.now();
  await walk(browser, url, name, {
    shows: () => true,
    shot: async ({ page, picture, device }) => {
      const { width, colorScheme } = device;
      await keep(picture, `${width}-${colorScheme}`, await takePicture(page));
      note(picture, `${width} ${colorScheme}`, [
        ...(width === 360 || width === 1280 ? await seriousFindings(page) : []),
        ...(colorScheme === 'light' ? await misfits(page) : []),
      ]);
    },
    done: async ({ page, picture, again }) => {
      // The last of the sizes is that of a desktop.
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await keep(picture, 'forced', await takePicture(page));
      note(picture, 'forced colours', await seriousFindings(page));
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
      await sizeText(page, 200);
      await again();
      await keep(picture, '200', await takePicture(page));
      note(picture, 'text of 200 %', [...(await seriousFindings(page)), ...(await misfits(page))]);
      await sizeText(page, 100);
    },
  }).catch((error: unknown) => note(name, 'the walk', [error instanceof Error ? error.message : String(error)]));
  console.log(`${name}  ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
await browser.close();
await stop();

const count = [...pictures.values()].reduce((sum, files) => sum + files.length, 0);
writeFileSync(join(folder, 'index.html'), pageOf());
for (const [where, found] of findings) for (const one of found) console.log(`✗ ${where}: ${one.slice(0, 600)}`);
const took = Math.round((performance.now() - began) / 1000);
console.log(`${count} pictures of ${pictures.size} states in ${took} s, ${findings.size} with findings: .gallery/index.html`);
process.exit(findings.size === 0 ? 0 : 1);

async function acceptLooks(): Promise<never> {
  const { url, stop } = await startFixed();
  const browser = await launchBrowser(...evenText);
  const reducer = await openReducer(browser);
  const looks = new Map<string, Thumbnail>();
  const names = Object.keys(walks).filter((name) => Object.keys(compared).some((picture) => picture.startsWith(`${name}: `)));
  await drawCompared({ browser, url }, names, async (picture, png) => void looks.set(picture, await reducer.reduce(png)));
  accept(looks);
  console.log(`Accepted how ${looks.size} pictures look.`);
  await browser.close();
  await stop();
  process.exit(0);
}

async function keep(picture: string, kind: string, png: Buffer): Promise<void> {
  const file = `${picture.replace(/[^a-z0-9]+/gi, '-')}-${kind}.png`;
  writeFileSync(join(folder, file), png);
  pictures.set(picture, [...(pictures.get(picture) ?? []), file]);
}

function note(picture: string, where: string, found: readonly string[]): void {
  for (const one of found) findings.set(picture, (findings.get(picture) ?? new Set()).add(`${where}: ${one}`));
}

/** All pictures side by side, one state below the other. */
function pageOf(): string {
  const states = [...pictures].map(([picture, files]) => {
    const found = [...(findings.get(picture) ?? [])].map((one) => `<li>${escape(one)}</li>`).join('');
    const shown = files.map(
      (file) => `<figure><a href="${file}"><img loading="lazy" src="${file}"></a><figcaption>${file}</figcaption></figure>`,
    );
    return `<h2>${escape(picture)}</h2><ul>${found}</ul><div>${shown.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>
body { font: 15px/22px system-ui; margin: 32px; background: #888; }
div { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start; }
figure { margin: 0; } img { height: 480px; } figcaption { font-size: 12px; }
</style>${states.join('\n')}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
