import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The files of a shell's release, by name. */
export const SHELL_FILES = {
  'build.json': JSON.stringify({
    ...{ schema: 1, remote: 'shell', version: '1.0.0-s', contract: '^2.1.0', mounts: [], entry: 'main.js' },
    ...{ container: 'shell', shared: {}, chunks: { main: ['libraries.js', 'main.js'] } },
  }),
  'offer.json': JSON.stringify({ schema: 1, contract: '2.1.0', packages: { react: '19.3.1' }, modules: {} }),
  'inline/firstPaint.js': '1',
  'inline/start.js': '2',
  'server/server.cjs': '3',
  'server/renderWorker.cjs': '4',
  'server/renderRoutes.cjs': '5',
  'web/libraries.js': '6',
  'web/main.js': '7',
  'web/main.js.br': '8',
  'web/development/react.abc.js': '9',
};

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A running site that has a release of the shell with these files, and no remotes. `serve` replaces a file that it sends. */
export async function aSite(files: Record<string, string> = SHELL_FILES) {
  const manifest = {
    ...(JSON.parse(SHELL_FILES['build.json']) as object),
    publishedAt: '2026-11-29T01:00:00.000Z',
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, { bytes: text.length, integrity: integrityOf(text) }]),
    ),
  };
  const answers = new Map([
    ['/registry.json', JSON.stringify({ revision: 'r', remotes: [] })],
    ['/releases/shell', JSON.stringify(manifest)],
    ...Object.entries(files).map(([name, text]) => [`/releases/shell/1.0.0-s/${name}`, text] as const),
  ]);
  const asked: string[] = [];
  const server = http.createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = answers.get(url);
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    serve: (name: string, text: string) => void answers.set(`/releases/shell/1.0.0-s/${name}`, text),
    close: () => server.close(),
  };
}
