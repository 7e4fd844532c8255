import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'shared-postgres/testing';
import { writeCertificate } from './writeCertificate';

const CONFIGURATIONS = path.join(import.meta.dirname, '..');

/** Debian's folder of nginx is in the PATH of root only. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export type RunningNginx = {
  /** The process that starts the workers. */
  pid: number;
  /** Ports of HTTPS and HTTP on 127.0.0.1. */
  ports: { https: number; http: number };
  /** nginx's own certificate, which a client must trust. */
  certificate: string;
  stop(): Promise<void>;
};

type Options = {
  /** Addresses of two sites, such as `127.0.0.1:3000`. */
  sites: string[];
  /** Whether pages whose paths begin alike go to the same site. */
  isHashed?: boolean;
};

/** Starts nginx with `site.conf`: only its addresses, files and ports are replaced. The caller must call `stop`. */
export const startNginx = ({ sites, isHashed = false }: Options): Promise<RunningNginx> =>
  startWith('site.conf', (folder, ports) => [
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['/var/cache/tramuntana', path.join(folder, 'cache')],
    ['server 127.0.0.1:3000 ', `server ${sites[0]} `],
    ['server 127.0.0.1:3001 ', `server ${sites[1]} `],
    ...(isHashed ? [['# hash ', 'hash '] as Replacement] : []),
  ]);

/** The same with `tramuntana-releases.conf`, in front of the release service at an address such as `127.0.0.1:4100`. */
export const startNginxOfReleases = (service: string): Promise<RunningNginx> =>
  startWith('tramuntana-releases.conf', () => [['server 127.0.0.1:4100 ', `server ${service} `]]);

type Replacement = [from: string, to: string];

async function startWith(
  file: string,
  replacementsIn: (folder: string, ports: RunningNginx['ports']) => Replacement[],
): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const ports = { https: await freePort(), http: await freePort() };
  await writeCertificate(folder);
  const replacements: Replacement[] = [
    ['listen 443 ', `listen 127.0.0.1:${ports.https} `],
    // Not every machine has IPv6.
    ['listen [::]:', '# '],
    ['/etc/letsencrypt/live/tramuntana.example', folder],
    ...replacementsIn(folder, ports),
  ];
  writeFileSync(path.join(folder, file), replaced(file, replacements));
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfiguration(folder, file));
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  nginx.on('error', () => {});
  if (nginx.pid === undefined) throw new Error('nginx is not installed (Debian: apt-get install nginx)');
  let output = '';
  nginx.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(nginx, 'exit');
  // If the tests are interrupted, nginx must end, too.
  const endAtExit = () => nginx.kill('SIGTERM');
  process.once('exit', endAtExit);
  await untilItListens(ports.https, () => nginx.exitCode !== null && `nginx did not start: ${output}`);
  return {
    pid: nginx.pid,
    ports,
    certificate: readFileSync(path.join(folder, 'fullchain.pem'), 'utf8'),
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      process.off('exit', endAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The rest of nginx's configuration, which Debian has in /etc/nginx/nginx.conf, without the system's folders. */
function mainConfiguration(folder: string, file: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  mkdirSync(path.join(folder, 'temporary'));
  return [
    'daemon off; worker_processes 2; pid nginx.pid;',
    // As root, nginx would otherwise give its files to an account that may not enter the folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events { worker_connections 512; }',
    `http { access_log off; include ${file};`,
    ...temporary.map((name) => `${name}_temp_path temporary/${name};`),
    '}',
  ].join('\n');
}

/** Throws if the configuration lacks a text that the test replaces: the test would otherwise use the real one. */
function replaced(file: string, replacements: Replacement[]): string {
  return replacements.reduce(
    (result, [from, to]) => {
      if (!result.includes(from)) throw new Error(`${file} has no ${from}`);
      return result.replaceAll(from, to);
    },
    readFileSync(path.join(CONFIGURATIONS, file), 'utf8'),
  );
}

async function untilItListens(port: number, failure: () => string | false): Promise<void> {
  for (;;) {
    const socket = net.connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    const reason = failure();
    if (reason) throw new Error(reason);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
