import net from 'node:net';

/** A proxy for a database. Once silenced, it accepts bytes and passes none on. */
export async function silentProxy(url: string) {
  const { hostname, port, pathname, username } = new URL(url);
  const sockets: net.Socket[] = [];
  let isSilent = false;
  // Half open, so that a client that ends its connection gets no answer either.
  const proxy = net.createServer({ allowHalfOpen: true }, (here) => {
    const there = net.connect(Number(port), hostname);
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.push(from);
      from.on('data', (part) => isSilent || to.write(part));
      from.on('end', () => isSilent || to.end());
      from.on('error', () => {});
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `postgres://${username}@127.0.0.1:${(proxy.address() as net.AddressInfo).port}${pathname}`,
    fall: () => {
      isSilent = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => proxy.close(resolve));
    },
  };
}
