// The whole server of `benchApp` in a process of its own, configured by the JSON it is given; it ends with the one that began it.
import { benchApp } from './app.ts';

const { url, close } = await benchApp(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>);
process.send?.(url);
process.on('disconnect', () => void close().then(() => process.exit(0)));
