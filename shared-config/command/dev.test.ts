import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aSite } from '../development/testing/aSite';
import { startApi } from './dev';
import { runRemote } from './program';

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'remote-'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'mfe-faq', remote: true }));
  printed = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => {
  const print = (line: string) => printed.push(line);
  return runRemote(['dev', ...args], { folder, env: {}, print, printError: print, siteTools: async () => undefined });
};

test('without a site, the command says how to name one', async () => {
  expect(await run()).toBe(1);
  expect(printed.join('\n')).toContain("required option '--from <site>' not specified");
  expect(printed.join('\n')).toContain('npx remote dev --from https://tramuntana.example');
});

test('an address that names no site is refused', async () => {
  expect(await run('--from', 'tramuntana.example')).toBe(1);
  expect(printed).toEqual([
    "--from names a site, as in --from https://tramuntana.example, and not 'tramuntana.example'",
  ]);
});

test('a site that cannot be reached is named, without a stack', async () => {
  const site = await aSite();
  site.close();
  expect(await run('--from', site.url)).toBe(1);
  expect(printed.join()).toMatch(
    /^http:.*registry.json cannot be reached \(fetch failed\): check the address of the site$/,
  );
});

describe('the API of the pages', () => {
  const SITE = 'https://site.example';
  const print = (line: string) => printed.push(line);

  test('is that of API_URL', async () => {
    const env = { API_URL: 'http://127.0.0.1:4000' };
    expect(await startApi(SITE, { env, send: false, print })).toEqual({ env: {} });
  });

  test('with --send is that of the site', async () => {
    expect(await startApi(SITE, { env: {}, send: true, print })).toEqual({ env: { API_URL: `${SITE}/api` } });
  });

  test('else is that of the site for reading', async () => {
    const { env, stop } = await startApi(SITE, { env: {}, send: false, print });
    const refused = await fetch(`${env.API_URL}/api/newsletters/`, { method: 'POST' });
    await stop?.();
    expect(refused.status).toBe(403);
    expect(printed).toEqual([expect.stringContaining(`${SITE} did not get it`)]);
  });
});
