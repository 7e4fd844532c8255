import net from 'node:net';
import { addressForPeople, chooseAddress } from './address';

const reason = (env: NodeJS.ProcessEnv) =>
  chooseAddress(env).then(
    () => 'an address was chosen',
    (error: Error) => error.message,
  );

/** A program that listens, with its port and a function that stops it. */
const listener = (host: string) =>
  new Promise<{ port: number; close: () => Promise<void> }>((resolve) => {
    const server = net.createServer().listen(0, host, () => {
      const { port } = server.address() as net.AddressInfo;
      resolve({ port, close: () => new Promise((closed) => server.close(() => closed())) });
    });
  });

test('a free port is taken on all addresses, so that localhost works with IPv4 and IPv6', async () => {
  const { port, host } = await chooseAddress({ PORT: '0' });
  expect(port).toBeGreaterThan(0);
  expect(['::', '0.0.0.0']).toContain(host);
  expect(await chooseAddress({ PORT: String(port), HOST: '127.0.0.1' })).toEqual({ port, host: '127.0.0.1' });
});

test.each(['127.0.0.1', '0.0.0.0'])('a port that another program uses on %s is in use', async (host) => {
  const { port, close } = await listener(host);
  expect(await reason({ PORT: String(port) })).toBe(
    `Port ${port} is in use by another program: stop that one, or choose another port with PORT=${port + 1} npm start.`,
  );
  await close();
  expect(await chooseAddress({ PORT: String(port) })).toMatchObject({ port });
});

test.each(['abc', '70000', '-1', '80.5', '0x10', '1e3', '03000', ' 80', '+80'])('PORT=%s is refused', async (text) => {
  expect(await reason({ PORT: text })).toBe(`PORT is '${text}', which is no port number (0 to 65535).`);
});

test('an address that this machine does not have is reported', async () => {
  expect(await reason({ PORT: '0', HOST: '192.0.2.1' })).toBe(
    "The site cannot listen on 192.0.2.1, port 0 (this address is none of this machine's): check HOST and PORT.",
  );
});

test('an address that another machine answers for is not this machine’s', async () => {
  const connect = jest.spyOn(net, 'connect').mockImplementation(() => {
    const socket = new net.Socket();
    process.nextTick(() => socket.emit('connect'));
    return socket;
  });
  expect(await reason({ PORT: '3000', HOST: '192.0.2.1' })).toContain('(this address is none of this machine');
  connect.mockRestore();
});

test('the printed address is one that people can type', () => {
  expect(addressForPeople({ port: 3000, host: '::' })).toBe('http://localhost:3000');
  expect(addressForPeople({ port: 3000, host: '192.0.2.1' })).toBe('http://192.0.2.1:3000');
  expect(addressForPeople({ port: 3000, host: '2001:db8::1' })).toBe('http://[2001:db8::1]:3000');
});
