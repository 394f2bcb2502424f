import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the language shows at most twelve of its folders', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { exports: Record<string, string> };
  expect(Object.keys(exports).length).toBeLessThanOrEqual(12);
  for (const [name, path] of Object.entries(exports)) expect(path).toMatch(new RegExp(String.raw`^\./src/${name.slice(2, -2)}/\*$`));
});
