import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { versionsProblem, writeVersions } from './versions';

let root: string;
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const putPackage = (folder: string, name: string, version: string) =>
  put(`${folder}/package.json`, JSON.stringify({ name, version }));
const guide = () => readFileSync(path.join(root, 'docs/teams.md'), 'utf8');

const MARKED = `# For a team

<!-- versions: written by npm run contract -- accept -->

old

<!-- end of versions -->

The end.
`;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  putPackage('shared-contracts', '@tramuntana/contracts', '2.1.0');
  putPackage('shared-ui', '@tramuntana/ui', '1.4.0');
  putPackage('shared-config', '@tramuntana/remote', '1.0.0');
  putPackage('shell', 'shell', '1.2.0');
  put('docs/teams.md', MARKED);
});
afterEach(() => rmSync(root, { recursive: true }));

test('the table is wrong until it is written, and again after a new version', () => {
  expect(versionsProblem(root)).toContain('write them with npm run contract -- accept');
  writeVersions(root);
  expect(versionsProblem(root)).toBeUndefined();
  putPackage('shared-ui', '@tramuntana/ui', '1.5.0');
  expect(versionsProblem(root)).toContain('docs/teams.md has other versions than the packages');
});

test('the table names versions and ranges, and the rest of the guide stays', () => {
  writeVersions(root);
  const written = guide();
  expect(written).toContain('| `@tramuntana/ui` | 1.4.0 | `^1.4.0` | the design kit |');
  expect(written).toContain('| `shell` | 1.2.0 |  | renders the pages');
  expect(written).toContain('in each shell with a contract from 2.1.0 on, below 3.0.0.');
  expect(written.startsWith(MARKED.slice(0, MARKED.indexOf('old')))).toBe(true);
  expect(written.endsWith('\n\n<!-- end of versions -->\n\nThe end.\n')).toBe(true);
  writeVersions(root);
  expect(guide()).toBe(written);
});

test('a guide without the two lines is refused', () => {
  put('docs/teams.md', '# For a team\n');
  expect(() => writeVersions(root)).toThrow('docs/teams.md lacks the lines <!-- versions');
});
