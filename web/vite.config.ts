import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The browser tests build as well, under NODE_ENV=test, and what they leave is what ships.
if (process.argv.includes('build')) process.env['NODE_ENV'] = 'production';

// Vite demands a default export.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    // One stylesheet: split by view it would be many small files, half as large again together, each asked for later.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'style', test: /\.css$/ }] } } },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/readyz', '/metrics'].map((path) => [path, `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`]),
    ),
  },
});
