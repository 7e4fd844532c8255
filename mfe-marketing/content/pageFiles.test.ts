import { readdirSync } from 'node:fs';
import path from 'node:path';
import pageFilesLoader from './pageFilesLoader';
import { projectPages, servicePages } from './pages';

const all = [...servicePages, ...projectPages];
const filesIn = (folder: string) => readdirSync(path.join(__dirname, folder)).map((file) => path.parse(file).name);

test('each file is a page, and its name is the address', () => {
  expect(servicePages.map((page) => page.path)).toEqual(filesIn('services'));
  expect(projectPages.map((page) => page.path)).toEqual(filesIn('projects'));
});

test('a build loads each page from its own chunk, and the page’s source names it for preloading', () => {
  const code = pageFilesLoader.call({ context: __dirname, addContextDependency: () => {} });
  const imports = code.matchAll(/'(.+)': \(\) => import\(\/\* webpackChunkName: "(.+)" \*\/ '(.+)'\),/g);
  expect([...imports].map(([, address, chunk, file]) => ({ address, chunk, file }))).toEqual([
    ...servicePages.map(({ path, chunk }) => ({ address: path, chunk, file: `./services/${path}` })),
    ...projectPages.map(({ path, chunk }) => ({ address: path, chunk, file: `./projects/${path}` })),
  ]);
  expect(new Set(all.map(({ chunk }) => chunk)).size).toBe(all.length);
});
