import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sourceLocations } from './sourceLocations';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'maps-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a map in which line 3 of the output is line 2 of the source. */
function writeMap(file: string, source: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  const map = { version: 3, names: [], sources: [`webpack:///${source}`], mappings: ';;AACA' };
  writeFileSync(path.join(root, file), JSON.stringify(map));
}

const locate = (text: string) => {
  const outputs = new Map(['shell', 'mfe-blog'].map((name) => [name, path.join(root, name, '.dev')]));
  return sourceLocations({ store: path.join(root, 'store'), outputs })(text);
};

test('a stack of the server names the sources of development builds', () => {
  writeMap('mfe-blog/.dev/server.cjs.map', 'mfe-blog/src/List.tsx');
  writeMap('shell/.dev/server/renderWorker.cjs.map', 'shell/src/render.ts');
  const stack = `Error: boom
    at List (${root}/store/mfe-blog/1.0.0-a/server.cjs:3:9)
    at ${root}/store/shell/1.0.0-b/server/renderWorker.cjs:3:1
    at Shop (${root}/store/mfe-shop/1.0.0-c/server.cjs:3:9)
    at node:internal/timers:3:1`;
  expect(locate(stack)).toBe(`Error: boom
    at List (mfe-blog/src/List.tsx:2)
    at shell/src/render.ts:2
    at Shop (${root}/store/mfe-shop/1.0.0-c/server.cjs:3:9)
    at node:internal/timers:3:1`);
});

test('a stack of a page names the sources of the newest build, its updates and the shell’s scripts', () => {
  writeMap('mfe-blog/.dev/web/hot/page-list.js.map', 'mfe-blog/src/List.tsx');
  writeMap('mfe-blog/.dev/web/hot/hot/page-list.1a.hot-update.js.map', 'mfe-blog/src/List.tsx');
  writeMap('shell/.dev/web/hot/main.1a.js.map', 'shell/src/main.ts');
  const places = [
    'http://localhost:3000/releases/mfe-blog/dev/page-list.js:3:9',
    'http://localhost:3000/releases/mfe-blog/dev/hot/page-list.1a.hot-update.js:3:9',
    'http://localhost:3000/assets/main.1a.js?1:3:9',
    'http://localhost:3000/assets/main.1a.js:1:9',
  ];
  expect(locate(places.join(' '))).toBe(
    `mfe-blog/src/List.tsx:2 mfe-blog/src/List.tsx:2 shell/src/main.ts:2 ${places[3]}`,
  );
});
