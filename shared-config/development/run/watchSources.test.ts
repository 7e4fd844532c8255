import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FSWatcher, mkdirSync, mkdtempSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { watchSources } from './watchSources';

let root: string;
let changes: number;
let end: () => void;
let mark: FSWatcher;
let marked: number;

const pathOf = (file: string) => path.join(root, file);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  root = mkdtempSync(path.join(os.tmpdir(), 'watch-'));
  writeFileSync(pathOf('package.json'), JSON.stringify({ workspaces: ['mfe-blog'] }));
  mkdirSync(pathOf('mark'));
  mkdirSync(pathOf('mfe-blog/src/pages'), { recursive: true });
  writeFileSync(pathOf('mfe-blog/package.json'), '{}');
  writeFileSync(pathOf('mfe-blog/src/pages/List.tsx'), '1');
  changes = 0;
  marked = 0;
  mark = watch(pathOf('mark'), () => {
    marked += 1;
  });
  end = watchSources(root, ['mfe-blog'], () => {
    changes += 1;
  });
});

afterEach(() => {
  end();
  mark.close();
  rmSync(root, { recursive: true, force: true });
  jest.useRealTimers();
});

/** Resolves when the system has reported all changes so far: it reports them in order. */
async function told() {
  const before = marked;
  writeFileSync(pathOf('mark/file'), String(before));
  while (marked === before) await new Promise(setImmediate);
}

/** Makes a change and expects exactly one call, however many steps the change takes. */
async function noticedOnce(change: () => void) {
  const before = changes;
  change();
  await told();
  expect(changes).toBe(before);
  jest.advanceTimersByTime(1000);
  expect(changes).toBe(before + 1);
}

const replaceByRenaming = (file: string, text: string) => {
  writeFileSync(pathOf(`${file}.new`), text);
  renameSync(pathOf(`${file}.new`), pathOf(file));
};

test('every save is noticed once, even when an editor replaces the file by renaming', async () => {
  await noticedOnce(() => writeFileSync(pathOf('mfe-blog/src/pages/List.tsx'), '2'));
  await noticedOnce(() => replaceByRenaming('mfe-blog/src/pages/List.tsx', '3'));
  await noticedOnce(() => replaceByRenaming('mfe-blog/src/pages/List.tsx', '4'));
  await noticedOnce(() => writeFileSync(pathOf('mfe-blog/src/pages/List.tsx'), '5'));
});

test('files of a new folder, or of one that was deleted and created again, are noticed', async () => {
  await noticedOnce(() => {
    mkdirSync(pathOf('mfe-blog/src/parts/small'), { recursive: true });
    writeFileSync(pathOf('mfe-blog/src/parts/small/Tag.tsx'), '1');
  });
  await noticedOnce(() => writeFileSync(pathOf('mfe-blog/src/parts/small/Tag.tsx'), '2'));
  await noticedOnce(() => rmSync(pathOf('mfe-blog/src/parts'), { recursive: true }));
  await noticedOnce(() => mkdirSync(pathOf('mfe-blog/src/parts/small'), { recursive: true }));
  await noticedOnce(() => writeFileSync(pathOf('mfe-blog/src/parts/small/Tag.tsx'), '3'));
});

test('tests, output and dot files are not noticed, and no change is after the end', async () => {
  writeFileSync(pathOf('mfe-blog/src/pages/List.test.tsx'), '1');
  mkdirSync(pathOf('mfe-blog/dist/web'), { recursive: true });
  writeFileSync(pathOf('mfe-blog/dist/web/main.js'), '1');
  writeFileSync(pathOf('mfe-blog/src/.List.tsx.swp'), '1');
  await told();
  expect(jest.getTimerCount()).toBe(0);
  writeFileSync(pathOf('mfe-blog/src/pages/List.tsx'), '2');
  await told();
  expect(jest.getTimerCount()).toBe(1);
  end();
  writeFileSync(pathOf('mfe-blog/src/pages/List.tsx'), '3');
  await told();
  expect(jest.getTimerCount()).toBe(0);
  expect(changes).toBe(0);
});

test('if the system runs out of watchers, the existing ones do not keep the process alive', async () => {
  writeFileSync(
    pathOf('run.mts'),
    `import fs from 'node:fs';
     import { syncBuiltinESMExports } from 'node:module';
     const { watch } = fs;
     let watchers = 0;
     fs.watch = (...args) => {
       if (++watchers > 1) throw new Error('no more watchers');
       return watch(...args);
     };
     syncBuiltinESMExports();
     const { watchSources } = await import(${JSON.stringify(path.join(import.meta.dirname, 'watchSources.ts'))});
     try {
       watchSources(import.meta.dirname, ['mfe-blog'], () => {});
     } catch ({ message }) {
       process.exitCode = message === 'no more watchers' ? 3 : 1;
     }`,
  );
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = spawn(process.execPath, ['--import', tsx, pathOf('run.mts')], { stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([3, null]);
});
