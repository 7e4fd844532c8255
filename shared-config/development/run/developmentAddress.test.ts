import net from 'node:net';
import { developmentAddress } from './developmentAddress';

/** Occupies a port; returns undefined if another program already uses it. */
const occupy = (port: number) =>
  new Promise<net.Server | undefined>((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

test('development takes the next free port when a site uses port 3000', async () => {
  const site = await occupy(3000);
  const { port } = await developmentAddress({ HOST: '127.0.0.1' }, 'npx remote dev');
  site?.close();
  expect(port).toBeGreaterThan(3000);
  expect(port).toBeLessThan(3100);
});

test('a named port is not exchanged for another, and the refusal names the command', async () => {
  const site = (await occupy(0)) as net.Server;
  const { port } = site.address() as net.AddressInfo;
  await expect(developmentAddress({ HOST: '127.0.0.1', PORT: String(port) }, 'npx remote dev')).rejects.toThrow(
    `choose another port with PORT=${port + 1} npx remote dev.`,
  );
  site.close();
});
