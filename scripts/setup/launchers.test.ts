import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** npm hooks, tools of others that answer `--help` themselves, and a build step in a clone of one remote. */
const OTHERS = new Set(['package.json prepare', 'package.json format', 'shared-config/package.json build']);

/** The commands of all packages, each with its manifest, name and command line. */
const commands = globSync(['package.json', '*/package.json'], { cwd: ROOT })
  .flatMap((manifest) =>
    Object.entries<string>(JSON.parse(read(manifest)).scripts ?? {}).map(([name, line]) => ({ manifest, name, line })),
  )
  .filter(({ manifest, name }) => !OTHERS.has(`${manifest} ${name}`));

test.each(commands)('$manifest: npm run $name switches to the pinned Node on an older one', ({ manifest, line }) => {
  const [node, file = ''] = line.split(' ');
  expect(node).toBe('node');
  expect(read(path.join(path.dirname(manifest), file))).toMatch(/setup\/(command|runWithNode)\.mjs'/);
});

/** Their own parsers answer `--help`, because they also know the help of each verb. */
const WITH_VERBS = new Set(['release', 'inbox']);

test.each(commands.filter(({ name }) => !WITH_VERBS.has(name)))(
  '$manifest: npm run $name -- --help says what it does, with an example, and does nothing else',
  ({ manifest, name, line }) => {
    const [, ...args] = line.split(' ');
    const cwd = path.join(ROOT, path.dirname(manifest));
    const { status, stdout, stderr } = spawnSync(process.execPath, [...args, '--help'], { cwd, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`npm (run )?${name}\\b`));
    expect(stdout).toMatch(/^Examples?:\n {2}/m);
  },
);
