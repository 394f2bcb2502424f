import { defineConfig } from 'drizzle-kit';

// drizzle-kit demands a default export.
export default defineConfig({ dialect: 'postgresql', schema: './server/src/db/tables.ts', out: './server/src/db/migrations' });
