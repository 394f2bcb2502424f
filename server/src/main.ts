import { ConfigError, loadConfig } from '#config/config.ts';
import { LockedError, takeLock } from '#platform/lock.ts';

const ending = new AbortController();
process.on('SIGTERM', () => ending.abort());
process.on('SIGINT', () => ending.abort());

try {
  const config = loadConfig();
  const lock = takeLock(config.dataDir);
  process.on('exit', lock.release);
  // Loaded only now, because a second process on the same data must be refused at once.
  const { serve } = await import('./serve.ts');
  await serve({ config, lock, signal: ending.signal, print: (line) => process.stdout.write(`${line}\n`) });
  process.exit(0);
} catch (error) {
  const foreseen = error instanceof ConfigError || error instanceof LockedError;
  process.stderr.write(`${foreseen ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
