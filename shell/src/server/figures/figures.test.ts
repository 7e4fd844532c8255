/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FiguresFile } from './FiguresFile';
import { ReleaseFigures } from './ReleaseFigures';
import { quantileOf } from './vitalBuckets';

const blog = { name: 'mfe-blog', version: '1.0.0-a' };
const VALUES = { LCP: 1200, INP: 40, CLS: 0.02, FCP: 700, TTFB: 90 };

let folder: string;
const opened: FiguresFile[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  folder = mkdtempSync(path.join(os.tmpdir(), 'figures-'));
});
afterEach(() => {
  for (const file of opened.splice(0)) file.close();
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

function aServer({ isInUse = () => true, file = path.join(folder, 'data/figures.json') } = {}) {
  const warned: string[] = [];
  const figures = new ReleaseFigures({ isInUse });
  const saved = new FiguresFile(file, figures, { warn: (_details, message) => void warned.push(message) });
  saved.open();
  opened.push(saved);
  return { figures, saved, warned, file };
}

const RENDERED = { kind: 'rendered' } as const;
const CARD = { kind: 'card', reason: 'stuck' } as const;

test('views, errors of both sides and vitals are counted by remote and version', () => {
  const { figures } = aServer();
  figures.view(blog, RENDERED);
  figures.view(blog, CARD);
  figures.error(blog);
  figures.vitals(blog, VALUES);
  figures.view({ ...blog, version: '1.0.0-b' }, RENDERED);
  const [newer, older] = figures.all();
  expect(newer).toMatchObject({ version: '1.0.0-b', views: 1, errors: { server: 0, browser: 0 } });
  expect(older).toMatchObject({
    ...blog,
    views: 2,
    errors: { server: 1, browser: 1 },
    fallbacks: { 'last-good': 0, placeholder: 0, card: 1 },
  });
  expect([figures.lastReason(blog), figures.lastReason({ ...blog, version: '1.0.0-b' })]).toEqual(['stuck', undefined]);
  expect(older && quantileOf('LCP', older.vitals.LCP, 0.75)).toBe(1150);
});

test('reports on releases out of use are dropped, and figures stay after their release is replaced', () => {
  let inUse = '1.0.0-a';
  const figures = new ReleaseFigures({ isInUse: ({ version }) => version === inUse });
  figures.vitals({ ...blog, version: 'inventada' }, VALUES);
  figures.view(blog, RENDERED);
  inUse = '1.0.0-b';
  figures.vitals(blog, VALUES);
  expect(figures.all().map(({ version, vitals }) => [version, vitals.FCP.includes(1)])).toEqual([['1.0.0-a', true]]);
});

test('figures survive a restart', () => {
  const before = aServer();
  before.figures.view(blog, CARD);
  before.figures.vitals(blog, VALUES);
  jest.advanceTimersByTime(10_000);
  // The machine fails before the server ends.
  const after = aServer();
  expect(after.figures.all()).toEqual(before.figures.all());
  after.figures.view(blog, RENDERED);
  after.saved.close();
  expect(aServer().figures.all()[0]).toMatchObject({ views: 2, errors: { server: 1 } });
});

test('memory and file are bounded, and the last seen releases stay, even over a restart', () => {
  const { figures, saved, file } = aServer();
  for (let n = 1; n <= 200; n++) figures.vitals({ ...blog, version: `1.0.0-${n}` }, VALUES);
  saved.close();
  const { figures: after } = aServer();
  for (const all of [figures.all(), after.all()]) {
    expect([all.length, all[0]?.version, all.at(-1)?.version]).toEqual([60, '1.0.0-200', '1.0.0-141']);
  }
  expect(statSync(file).size).toBeLessThan(60_000);
});

test('nothing is written while nothing changes, and a write leaves one whole file', () => {
  const { figures, file } = aServer();
  jest.advanceTimersByTime(60_000);
  expect(readdirSync(folder)).toEqual([]);
  figures.view(blog, RENDERED);
  jest.advanceTimersByTime(10_000);
  expect(readdirSync(path.dirname(file))).toEqual(['figures.json']);
  const { mtimeMs } = statSync(file);
  jest.advanceTimersByTime(60_000);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

test.each(['{"schema":2,', '{"schema":1,"releases":[]}', '{"schema":2,"releases":[{"name":"mfe-blog"}]}'])(
  'a file that cannot be read (%s) is told and replaced',
  (text) => {
    const file = path.join(folder, 'figures.json');
    writeFileSync(file, text);
    const { figures, warned, saved } = aServer({ file });
    expect(warned).toEqual([expect.stringContaining('begin anew')]);
    figures.view(blog, RENDERED);
    saved.close();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ schema: 2, releases: [{ ...blog, views: 1 }] });
  },
);

test('if the file cannot be written, the site runs and logs it once', () => {
  writeFileSync(path.join(folder, 'data'), '');
  const { figures, warned } = aServer();
  for (let n = 0; n < 3; n++) {
    figures.view(blog, RENDERED);
    jest.advanceTimersByTime(10_000);
  }
  expect(warned).toEqual([expect.stringContaining('make the folder of DATA_DIR writable')]);
  expect(figures.all()[0]?.views).toBe(3);
});
