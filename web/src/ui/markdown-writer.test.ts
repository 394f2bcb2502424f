import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, optimizeDeps, resolveConfig } from 'vite';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'alive-web-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The web app's own configuration, for the package with which the writer would come. */
const web: InlineConfig = {
  root: join(import.meta.dirname, '..', '..'),
  cacheDir: folder,
  logLevel: 'silent',
  optimizeDeps: { include: ['remark-gfm'], noDiscovery: true },
  build: {
    outDir: join(folder, 'dist'),
    manifest: false,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: { input: { main: 'remark-gfm' }, preserveEntrySignatures: 'strict' },
  },
};
/** A function of the writer and of nothing else. */
const ofWriter = 'formatCodeAsIndented';

it('leaves out what writes Markdown, while the app is developed as where it is built', { timeout: 60_000 }, async () => {
  const { optimized } = await optimizeDeps(await resolveConfig(web, 'serve'), true);
  const prepared = dirname(optimized['remark-gfm']?.file ?? '');
  const files = readdirSync(prepared).filter((name) => name.endsWith('.js'));
  const developed = files.map((name) => readFileSync(join(prepared, name), 'utf8')).join('\n');
  const outputs = [await build(web)].flat().flatMap((one) => ('output' in one ? one.output : []));
  const built = outputs.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
  for (const code of [developed, built]) {
    expect(code).toContain('gfmFromMarkdown');
    expect(code).not.toContain(ofWriter);
  }
});
