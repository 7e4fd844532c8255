import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from 'shared-postgres/testing';
import { about, aSiteRepository } from '../site/testing/aSiteRepository';

let site: ReturnType<typeof aSiteRepository>;
let port: number;

beforeEach(async () => {
  site = aSiteRepository();
  port = await freePort();
});

afterEach(() => site.remove());

const start = () => site.start({ PORT: String(port) }, 'in development');

test('the site runs from its sources until a signal stops it, and leaves no releases', async () => {
  const running = start();
  await running.printed(`Tramuntana Drones is ready: http://localhost:${port}`);
  expect(await about(`http://localhost:${port}`)).toMatchObject({ name: 'shell', NODE_ENV: 'development' });
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(existsSync(path.join(site.root, '.cache/dev-releases'))).toBe(false);
});

test('a port that is taken during the start stops every started process', async () => {
  // The shell itself takes the port, so this happens after the first check and before the site listens.
  site.write(
    'shell/src/server.js',
    `require('node:net').createServer().listen(${port}, () => {${site.read('shell/src/server.js')}});`,
  );
  const running = start();
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain('EADDRINUSE');
  expect(existsSync(path.join(site.root, '.cache/dev-releases'))).toBe(false);
});
