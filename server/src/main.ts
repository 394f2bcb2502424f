import { ConfigError, loadConfig } from '#config/config.ts';
import { DamagedError } from '#platform/damaged.ts';
import { LockedError, takeLock } from '#platform/lock.ts';

const ending = new AbortController();
const end = () => {
  ending.abort();
  // A database or a disk that does not answer must not keep it alive.
  setTimeout(() => {
    process.stderr.write('Alive could not end in time and was cut off.\n');
    process.exit(1);
  }, longestEnd).unref();
};
/** Milliseconds: ten seconds for answers that are being written, two for their readers, and the rest for the database. */
const longestEnd = 18_000;
process.on('SIGTERM', end);
process.on('SIGINT', end);

try {
  const config = loadConfig();
  const lock = takeLock(config.dataDir);
  process.on('exit', lock.release);
  // Loaded only now, because a second process on the same data must be refused at once.
  const { serve } = await import('./serve.ts');
  await serve({ config, lock, signal: ending.signal, print: (line) => process.stdout.write(`${line}\n`) });
  process.exit(0);
} catch (error) {
  const foreseen = error instanceof ConfigError || error instanceof LockedError || error instanceof DamagedError;
  process.stderr.write(`${foreseen ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
