import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eventually } from './testing/aSiteRepository';
import { watchSources } from './watchSources';

let root: string;
let changes: number;
let end: () => void;

const place = (file: string) => path.join(root, file);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'watch-'));
  writeFileSync(place('package.json'), JSON.stringify({ workspaces: ['mfe-blog'] }));
  mkdirSync(place('mfe-blog/src/pages'), { recursive: true });
  writeFileSync(place('mfe-blog/package.json'), '{}');
  writeFileSync(place('mfe-blog/src/pages/List.tsx'), '1');
  changes = 0;
  end = watchSources(root, () => {
    changes += 1;
  });
});

afterEach(() => {
  end();
  rmSync(root, { recursive: true, force: true });
});

/** The change is noticed, once, however many steps it took. */
async function noticedOnce(change: () => void) {
  const before = changes;
  change();
  await eventually(() => changes > before);
  await pause(200);
  expect(changes).toBe(before + 1);
}

const replaceByRenaming = (file: string, text: string) => {
  writeFileSync(place(`${file}.new`), text);
  renameSync(place(`${file}.new`), place(file));
};

test('a saved file is noticed once, also when an editor replaces it by renaming, time and again', async () => {
  await noticedOnce(() => writeFileSync(place('mfe-blog/src/pages/List.tsx'), '2'));
  await noticedOnce(() => replaceByRenaming('mfe-blog/src/pages/List.tsx', '3'));
  await noticedOnce(() => replaceByRenaming('mfe-blog/src/pages/List.tsx', '4'));
  await noticedOnce(() => writeFileSync(place('mfe-blog/src/pages/List.tsx'), '5'));
});

test('files of a folder that is new, or was deleted and made again, are noticed', async () => {
  await noticedOnce(() => {
    mkdirSync(place('mfe-blog/src/parts/small'), { recursive: true });
    writeFileSync(place('mfe-blog/src/parts/small/Tag.tsx'), '1');
  });
  await noticedOnce(() => writeFileSync(place('mfe-blog/src/parts/small/Tag.tsx'), '2'));
  await noticedOnce(() => rmSync(place('mfe-blog/src/parts'), { recursive: true }));
  await noticedOnce(() => mkdirSync(place('mfe-blog/src/parts/small'), { recursive: true }));
  await noticedOnce(() => writeFileSync(place('mfe-blog/src/parts/small/Tag.tsx'), '3'));
});

test('tests, output and dot files are not noticed, and nothing is after the end', async () => {
  writeFileSync(place('mfe-blog/src/pages/List.test.tsx'), '1');
  mkdirSync(place('mfe-blog/dist/web'), { recursive: true });
  writeFileSync(place('mfe-blog/dist/web/main.js'), '1');
  writeFileSync(place('mfe-blog/src/.List.tsx.swp'), '1');
  await pause(300);
  end();
  writeFileSync(place('mfe-blog/src/pages/List.tsx'), '2');
  await pause(300);
  expect(changes).toBe(0);
});
