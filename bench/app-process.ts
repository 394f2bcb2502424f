// The whole server of `benchApp` in a process of its own, configured by the two JSON values it is given; it tells what it used of the processor,
// in milliseconds, whenever it is asked, and ends with the one that began it.
import { benchApp } from './app.ts';

const [env = '{}', options = '{}'] = process.argv.slice(2);
const { url, close } = await benchApp(JSON.parse(env) as Record<string, string>, JSON.parse(options) as { storeEvery?: number });
process.send?.(url);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.on('disconnect', () => void close().then(() => process.exit(0)));
