import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** What operators and editors run. Developers' own tools have the Node of the repository already. */
test.each([
  ['package.json', 'start'],
  ['package.json', 'release'],
  ['package.json', 'inbox'],
  ['api/package.json', 'import'],
])('%s: npm run %s goes on with the pinned Node on an older one', (manifest, name) => {
  const [node, file = ''] = JSON.parse(read(manifest)).scripts[name].split(' ');
  expect(node).toBe('node');
  expect(read(path.join(path.dirname(manifest), file))).toContain(`from './setup/command.mjs'`);
});
