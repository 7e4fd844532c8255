import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { integrityOf } from '../../store/releaseFiles';
import { contentName } from '../../upload/contentName';
import type { LiveRelease } from '../liveRelease';
import { cached, pruneCache } from './fileCache';

const SITE = 'https://site.example';
const CONTENT = { 'server.cjs': 'server', 'web/entry.js': 'entry' } as const;

let folder: string;
let asked: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  asked = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A release of the site with these files, which serves `served` for them. */
function aRelease(served: Record<string, string> = CONTENT): LiveRelease {
  const files = Object.entries(CONTENT).map(([name, text]) => [
    name,
    { bytes: text.length, integrity: integrityOf(Buffer.from(text)) },
  ]);
  return {
    manifest: { remote: 'mfe-shop', version: '1.0.0-a', files: Object.fromEntries(files) } as LiveRelease['manifest'],
    source: {
      place: SITE,
      async file(_remote, _version, name) {
        asked.push(name);
        return served[name] === undefined ? undefined : Buffer.from(served[name]);
      },
    },
  };
}

const nameOf = (text: string) => contentName(integrityOf(Buffer.from(text)));
const read = async (release: LiveRelease, name: string) => `${await release.source.file('mfe-shop', '1.0.0-a', name)}`;

test('the second start fetches nothing', async () => {
  await cached(aRelease(), folder);
  expect(asked.toSorted()).toEqual(['server.cjs', 'web/entry.js']);
  const again = await cached(aRelease(), folder);
  expect([await read(again, 'server.cjs'), await read(again, 'web/entry.js')]).toEqual(['server', 'entry']);
  expect(asked).toHaveLength(2);
});

test('a file that does not match its hash is refused with file and site, and is not kept', async () => {
  await expect(cached(aRelease({ ...CONTENT, 'server.cjs': 'forged' }), folder)).rejects.toThrow(
    `mfe-shop: server.cjs of 1.0.0-a does not match its hash in ${SITE}`,
  );
  expect(readdirSync(folder)).not.toContain(nameOf('server'));
});

test('a cached file that was changed is fetched again', async () => {
  const release = await cached(aRelease(), folder);
  writeFileSync(path.join(folder, nameOf('server')), 'changed');
  expect(await read(release, 'server.cjs')).toBe('server');
  expect(asked.filter((name) => name === 'server.cjs')).toHaveLength(2);
});

test('files of former releases go', async () => {
  writeFileSync(path.join(folder, nameOf('former')), 'former');
  await pruneCache(folder, [await cached(aRelease(), folder)]);
  expect(readdirSync(folder).sort()).toEqual([nameOf('entry'), nameOf('server')].sort());
});

test('a cache that no release has filled stays empty', async () => {
  const absent = path.join(folder, 'absent');
  await pruneCache(absent, []);
  expect(readdirSync(absent)).toEqual([]);
});

test('a file that another development is writing stays', async () => {
  const temporary = `${nameOf('other')}.1234567`;
  writeFileSync(path.join(folder, temporary), 'oth');
  await pruneCache(folder, []);
  expect(readdirSync(folder)).toEqual([temporary]);
});
