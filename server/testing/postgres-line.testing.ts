import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a PostgreSQL server, which can be cut, as by a restart, or fall silent, as a network that swallows packets. */
export const openLine = async (url: string): Promise<Line> => {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy();
    const there = folder === null ? connect(Number(port || 5432), hostname) : connect(`${folder}/.s.PGSQL.5432`);
    for (const [from, to] of [
      [client, there],
      [there, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => state === 'open' && to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  through.searchParams.delete('host');
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: through.href,
    cut: () => {
      state = 'cut';
      destroyAll();
    },
    silence: () => {
      state = 'silent';
    },
    open: () => {
      // What was swallowed does not come back.
      if (state === 'silent') destroyAll();
      state = 'open';
    },
    close: async () => {
      destroyAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export interface Line {
  /** Leads to the server through this line. */
  url: string;
  cut: () => void;
  silence: () => void;
  open: () => void;
  close: () => Promise<void>;
}
