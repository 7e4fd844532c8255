import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aSite } from '../development/testing/aSite';
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
