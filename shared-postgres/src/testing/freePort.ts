import net from 'node:net';

/**
 * A free port below the range that systems assign by themselves (Linux from 32768 on). The system could assign a port of
 * that range to another program before the test's server listens, such as the site's own API.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
