import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { me } from '@alive/contract/account.ts';
import { listCompanies, stats } from '@alive/contract/companies.ts';
import { listConversations } from '@alive/contract/conversations.ts';
import { findJobs } from '@alive/contract/jobs.ts';
import { latestPeopleSearch } from '@alive/contract/people.ts';
import { readPrivacy } from '@alive/contract/privacy.ts';
import { loginOptions } from '@alive/contract/sign-in.ts';
import { defineConfig, type Plugin } from 'vite';

// The browser tests build as well, under NODE_ENV=test, and what they leave is what ships.
if (process.argv.includes('build')) process.env['NODE_ENV'] = 'production';

/** What the onboarding draws nothing with. */
const viewStyles = new RegExp(
  [
    '/features/(?:bridge|browse|companies|contacts|conversations|jobs|occupations|paths|people|privacy|profile|search|tracker)/[^/]+',
    '/ui/(?:both-texts|growth|keep|misses|note-field|palette|provenance|score|segments|thinking|timeline|verdict)',
    '/app/(?:profile-review|search-view|shell)',
  ]
    .map((one) => `${one}\\.css$`)
    .join('|'),
);
const smaller = [withoutMarkdownWriter(), characterNames()];

// Vite demands a default export.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), flags(), pages(), ...smaller],
  // Packages that also serve older Reacts bring their own of what this one has.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  // In development packages are put together beforehand, by plugins of their own.
  optimizeDeps: { rolldownOptions: { plugins: smaller } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Two stylesheets, that of the dashboard's views apart: split by view they would be many small files, half as large again together.
            { name: 'views', test: viewStyles, priority: 3 },
            { name: 'style', test: /\.css$/, priority: 2 },
            // What every page begins with is one file, not one for each set of views that share something of it.
            { name: 'first', tags: ['$initial'], test: /^(?!.*ask-ahead)/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/readyz', '/metrics'].map((path) => [path, `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`]),
    ),
  },
});

/**
 * What is drawn first at each address: its chunks, whose imports come with them, and what it asks the server for: whoever is there,
 * those who are signed in, and they only where the address says no more than this.
 */
const firstViews: Record<string, FirstView> = {
  onboarding: { draws: ['OnboardingRoute'], anyone: [loginOptions.path], student: [me.path] },
  privacy: { draws: ['PrivacyRoute'], anyone: [readPrivacy.path], student: [me.path] },
  'dashboard/people': ofDashboard('PeopleView', [latestPeopleSearch.path]),
  'dashboard/companies': ofDashboard('CompaniesView', [listCompanies.path]),
  'dashboard/jobs': ofDashboard('JobsView', [`${findJobs.path}?offset=0&limit=20`]),
  'dashboard/paths': ofDashboard('PathsView'),
  'dashboard/profile': ofDashboard('ProfileView', [loginOptions.path, readPrivacy.path]),
  dashboard: ofDashboard('SearchView', [`${listConversations.path}?kind=search&limit=20`]),
};

function ofDashboard(view: string, here: readonly string[] = []): FirstView {
  return { draws: ['DashboardRoute', view], student: [me.path, stats.path], here };
}

interface FirstView {
  draws: readonly string[];
  anyone?: readonly string[];
  student?: readonly string[];
  here?: readonly string[];
}

/**
 * The page once for each of these addresses, as `dashboard/jobs.html`. It names the files that are needed there, which a browser would else find
 * one after the other, in each script that it has read.
 */
function pages(): Plugin {
  return {
    name: 'pages',
    buildStart() {
      if (this.environment.mode === 'build')
        this.emitFile({ type: 'chunk', id: join(import.meta.dirname, 'src/ask-ahead.ts'), name: 'ask-ahead' });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        // What is built without a page, as a test does, has no views.
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const chunks = new Map(Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
        const closure = (file: string, seen: Set<string>): Set<string> => {
          const chunk = chunks.get(file);
          if (chunk === undefined || seen.has(file)) return seen;
          seen.add(file);
          for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
          for (const other of chunk.imports) closure(other, seen);
          return seen;
        };
        const first = [...chunks.values()].find(({ name }) => name === 'ask-ahead');
        if (first === undefined || first.imports.length > 0) throw new Error('The first script waits for others.');
        for (const [path, { draws, anyone = [], student = [], here = [] }] of Object.entries(firstViews)) {
          const files = new Set<string>();
          for (const view of draws) {
            const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/app/${view}.tsx`));
            if (entry === undefined) throw new Error(`No chunk begins with ${view}.`);
            closure(entry.fileName, files);
          }
          const links = [...files].filter((file) => !html.includes(file)).map(linkTo);
          const attributes = { page: `/${path}`, anyone: anyone.join(' '), student: student.join(' '), here: here.join(' ') };
          const asks = Object.entries(attributes).map(([name, value]) => `data-${name}="${value.replaceAll('&', '&amp;')}"`);
          const script = `<script async fetchpriority="high" src="/${first.fileName}" ${asks.join(' ')}></script>`;
          this.emitFile({
            type: 'asset',
            fileName: `${path}.html`,
            source: html.replace('</title>', `</title>\n    ${script}`).replace('</head>', `  ${links.join('\n    ')}\n  </head>`),
          });
        }
      },
    },
  };
}

/** Names a file that is needed. Scripts let what is asked ahead pass: the line is narrow. */
function linkTo(file: string): string {
  if (file.endsWith('.css')) return `<link rel="preload" as="style" crossorigin href="/${file}">`;
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
}

/** The flags of all countries as files, `/assets/flags/NG.svg`, so that no script carries them and only those shown are loaded. */
function flags(): Plugin {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons/package.json'))), '3x2');
  const files = readdirSync(folder).filter((name) => /^[A-Z]{2}\.svg$/.test(name));
  return {
    name: 'flags',
    generateBundle() {
      for (const name of files)
        this.emitFile({ type: 'asset', fileName: `assets/flags/${name}`, source: readFileSync(join(folder, name)) });
    },
    configureServer({ middlewares }) {
      middlewares.use('/assets/flags', (request, response, next) => {
        const name = basename(request.url ?? '');
        if (!files.includes(name)) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(readFileSync(join(folder, name)));
      });
    },
  };
}

/**
 * Answers are read as Markdown and nothing writes it: what does, and comes along with remark-gfm, stays out. It is 5 kB gzipped, and with it
 * the chat would be over its 75 kB.
 */
function withoutMarkdownWriter(): Plugin {
  const writer = 'mdast-util-to-markdown';
  return {
    name: 'without-markdown-writer',
    enforce: 'pre',
    resolveId: (source) => (source === writer ? `\0${writer}` : null),
    load: (id) => (id === `\0${writer}` ? 'export const defaultHandlers = {};' : null),
  };
}

/** Named characters of Markdown without the DOM, whose `innerHTML` Trusted Types refuse. */
function characterNames(): Plugin {
  return {
    name: 'character-names',
    enforce: 'pre',
    resolveId: (source) => (source === 'decode-named-character-reference' ? join(import.meta.dirname, 'src/ui/named-characters.ts') : null),
  };
}
