import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EngineSearch, findEngines } from './engines';

let folder: string;
const said: string[] = [];
const installed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'engines-'));
  said.length = 0;
  installed.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(...names: string[]) {
  for (const name of names) writeFileSync(path.join(folder, name), '');
}

const search = ({ env, ...rest }: Partial<EngineSearch> = {}) =>
  findEngines({
    env: { PATH: folder, ...env },
    downloaded: () => false,
    install: (engine) => installed.push(engine),
    say: (line) => said.push(line),
    ...rest,
  });

test('engines of the system are found, and no other is installed', () => {
  put('firefox-esr', 'WebKitWebDriver', 'Xvfb');
  expect(search()).toEqual(['firefox', 'webkit']);
  expect([installed, said]).toEqual([[], []]);
});

test('Playwright’s own engines are found as well, and so are programs that the environment names', () => {
  expect(search({ downloaded: () => true })).toEqual(['firefox', 'webkit']);
  expect(search({ env: { FIREFOX_PATH: '/opt/firefox' } })).toEqual(['firefox']);
});

test('an engine that is missing is installed; WebKit needs a screen, too', () => {
  put('firefox', 'WebKitWebDriver');
  const install = () => put('Xvfb');
  expect(search({ install })).toEqual(['firefox', 'webkit']);
});

test('an engine that cannot be installed is named and left out, but not in CI', () => {
  put('firefox');
  expect(search()).toEqual(['firefox']);
  expect(installed).toEqual(['webkit']);
  expect(said).toEqual([expect.stringContaining('webkit is not installed: apt-get install webkit2gtk-driver xvfb')]);
  expect(() => search({ env: { CI: 'true' } })).toThrow('webkit is not installed');
});
