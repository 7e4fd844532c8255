import net from 'node:net';
import { readPort } from '@tramuntana/contracts';
import { Failure } from './Failure';

export type Address = { port: number; host: string };

/** Another program listens on the port. `command` names the refused program. */
export class PortInUse extends Failure {
  constructor(port: number, command: string) {
    super(
      `Port ${port} is in use by another program: stop that one, or choose another port with PORT=${port + 1} ${command}.`,
    );
  }
}

const ALL = '::';
const ALL_IPV4 = '0.0.0.0';

/**
 * The site's address: PORT (by default 3000; 0 takes a free one) on HOST. Without HOST it is all addresses, because systems
 * read 'localhost' as IPv4 or as IPv6. Throws a PortInUse when the port is in use. `command` goes into its message, as the
 * command to start again with another port.
 */
export async function chooseAddress(env: NodeJS.ProcessEnv, command = 'npm start'): Promise<Address> {
  const text = env.PORT || '3000';
  const port = readPort(text);
  if (port === undefined) throw new Failure(`PORT is '${text}', which is no port number (0 to 65535).`);
  const host = env.HOST || (await hostForAll());
  // Comes before the check below, because some networks answer for every address that this machine does not have.
  const free = await listenOnce(port, host, command);
  const reached = host === ALL || host === ALL_IPV4 ? ['127.0.0.1', '::1'] : [host];
  // On some systems a program can listen on all addresses although another one listens on one of them.
  const answers = port > 0 && (await Promise.all(reached.map((address) => answersAt(port, address)))).some(Boolean);
  if (answers) throw new PortInUse(port, command);
  return { port: free, host };
}

const hostForAll = () =>
  listen(0, ALL).then(
    () => ALL,
    () => ALL_IPV4,
  );

async function listenOnce(port: number, host: string, command: string): Promise<number> {
  try {
    return await listen(port, host);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new PortInUse(port, command);
    if (code === 'EACCES')
      throw new Failure(`Port ${port} is only for the administrator here: choose one above 1023 with PORT.`);
    const reason = code === 'EADDRNOTAVAIL' ? "this address is none of this machine's" : message;
    throw new Failure(`The site cannot listen on ${host}, port ${port} (${reason}): check HOST and PORT.`);
  }
}

/** Listens for a moment, and returns the port. */
function listen(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address() as net.AddressInfo;
      server.close(() => resolve(address.port));
    });
  });
}

function answersAt(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host });
    const end = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.setTimeout(500, () => end(false));
  });
}

/** The site's URL for a person on this machine. */
export function addressForPeople({ port, host }: Address): string {
  const isLocal = [ALL, ALL_IPV4, '127.0.0.1', '::1', 'localhost'].includes(host);
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
