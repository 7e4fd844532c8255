import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describePlan } from '../command/upgrade';
import { deprecatedUses } from './deprecatedUses';
import { rangeChanges, writeRanges } from './packageRanges';
import { planUpgrade } from './planUpgrade';
import type { Npm } from './registry';

const VERSIONS = ['2.1.0', '2.2.0', '3.0.0'];

/** The declarations of the contract in each version: `siteUrl` is deprecated in 2.2.0 and gone in 3.0.0. */
const contractOf = (version: string) => {
  const tag = '\n  /** The address.\n   * @deprecated since 2.2.0, goes in 3.0.0: use\n   * `address` */\n';
  const siteUrl = version === '3.0.0' ? '' : `${version === '2.2.0' ? tag : ''} siteUrl: string;`;
  return `export type Services = { ${siteUrl} address: string };
export declare function read(): Services;
${version === '2.2.0' ? '/** @deprecated since 2.2.0, goes in 3.0.0: use read */' : ''}
export declare function readOld(): Services;`;
};

let root: string;
const put = (file: string, text: string | object) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof text === 'string' ? text : JSON.stringify(text, null, 2));
};

function putContract(folder: string, version: string) {
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  put(`${folder}/package.json`, { name: '@tramuntana/contracts', version, exports });
  put(`${folder}/dist/index.d.ts`, contractOf(version));
}

beforeEach(() => {
  root = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'upgrade-'));
  const versions = { '@tramuntana/contracts': '^2.1.0', '@tramuntana/ui': '^1.0.0' };
  put('package.json', { name: 'mfe-faq', remote: true, dependencies: versions, other: true });
  put('tsconfig.json', {
    compilerOptions: { module: 'esnext', moduleResolution: 'bundler', target: 'es2022', strict: true, types: [] },
    include: ['src'],
  });
  put('src/routes.ts', `import { read } from '@tramuntana/contracts';\n\nexport const origin = read().siteUrl;\n`);
  putContract('node_modules/@tramuntana/contracts', '2.1.0');
  put('node_modules/@tramuntana/ui/package.json', { name: '@tramuntana/ui', version: '1.0.0' });
});
afterEach(() => rmSync(root, { recursive: true }));

/** An npm whose registry has these versions of the contract, and others of the design kit and the tools. */
const npmWith =
  (versions: string[]): Npm =>
  async (_folder, [verb, name = '', ...rest]) => {
    if (verb === 'view') {
      const known: Record<string, (string | object)[]> = {
        '@tramuntana/contracts': versions,
        '@tramuntana/ui@*': ['1.0.0', '1.1.0'],
        '@tramuntana/remote@*': [
          { version: '2.0.0', peerDependencies: { '@tramuntana/contracts': '^3.0.0' } },
          { version: '1.4.0', peerDependencies: { '@tramuntana/contracts': '^2.1.0' } },
        ],
      };
      if (known[name]) return JSON.stringify(known[name]);
      throw Object.assign(new Error('npm'), { stdout: '', stderr: 'npm error code E404' });
    }
    const version = name.split('@').at(-1) ?? '';
    putContract('packed/package', version);
    const target = rest[rest.indexOf('--pack-destination') + 1] ?? '';
    execFileSync('tar', ['-czf', path.join(target, 'contract.tgz'), '-C', path.join(root, 'packed'), 'package']);
    return JSON.stringify([{ filename: 'contract.tgz' }]);
  };

const remote = () => ({ name: 'mfe-faq', folder: root, root });
const plan = (wanted?: string, versions = VERSIONS) => planUpgrade(remote(), wanted, npmWith(versions));

test('a deprecated name of the newer contract is told with its place, its end and what replaces it', async () => {
  expect(await plan('2.2.0')).toEqual({
    installed: '2.1.0',
    target: '2.2.0',
    newest: '3.0.0',
    deprecated: [{ name: 'siteUrl', place: 'src/routes.ts:3', since: '2.2.0', goes: '3.0.0', use: '`address`' }],
    broken: [],
    ranges: { '@tramuntana/contracts': '^2.2.0', '@tramuntana/ui': '^1.1.0', '@tramuntana/remote': '^1.4.0' },
  });
});

test('each package has its newest version that accepts the contract, and none where no version does', async () => {
  expect((await plan('3.0.0')).ranges['@tramuntana/remote']).toBe('^2.0.0');
  expect((await plan('1.0.0', ['1.0.0'])).ranges).toEqual({
    '@tramuntana/contracts': '^1.0.0',
    '@tramuntana/ui': '^1.1.0',
  });
});

test('the installed contract is called the newest one only if the registry has no newer one', async () => {
  const [line] = describePlan('mfe-faq', await plan('2.1.0'));
  expect(line).toBe('mfe-faq is built with @tramuntana/contracts 2.1.0; the newest one is 3.0.0');
});

test('the unpacked contract is removed after the comparison', async () => {
  await plan('2.2.0');
  expect(readdirSync(path.join(root, 'node_modules/.cache/remote-upgrade'))).toEqual([]);
});

test('an archive that cannot be had is an expected failure with its reason', async () => {
  const npm: Npm = (folder, args) =>
    args[0] === 'pack'
      ? Promise.reject(Object.assign(new Error('failed'), { stderr: 'npm error code E403' }))
      : npmWith(VERSIONS)(folder, args);
  await expect(planUpgrade(remote(), '2.2.0', npm)).rejects.toMatchObject({
    name: 'Failure',
    message: '@tramuntana/contracts 2.2.0 cannot be unpacked: npm error code E403',
  });
});

test('a contract that is not installed is an expected failure', async () => {
  rmSync(path.join(root, 'node_modules/@tramuntana/contracts'), { recursive: true });
  await expect(plan()).rejects.toMatchObject({
    name: 'Failure',
    message: '@tramuntana/contracts is not installed for mfe-faq: run npm install',
  });
});

test('a name that is gone is told with its place, and with what replaces it where that was announced', async () => {
  const message = `Property 'siteUrl' does not exist on type 'Services'.`;
  expect((await plan()).broken).toEqual([{ place: 'src/routes.ts:3', message }]);
  putContract('node_modules/@tramuntana/contracts', '2.2.0');
  const announced = await plan();
  expect(announced).toMatchObject({ installed: '2.2.0', target: '3.0.0', broken: [{ message, use: '`address`' }] });
  expect(describePlan('mfe-faq', announced)).toEqual([
    'mfe-faq is built with @tramuntana/contracts 2.2.0; this compares it with 3.0.0',
    `src/routes.ts:3: ${message} Use \`address\`.`,
    'These do not compile with 3.0.0 (1): change them first',
  ]);
});

test('the installed contract’s deprecated names are counted without a registry, functions too', () => {
  expect(deprecatedUses(root)).toEqual([]);
  putContract('node_modules/@tramuntana/contracts', '2.2.0');
  put('src/old.ts', `import { readOld } from '@tramuntana/contracts';\nexport const old = readOld();\n`);
  const uses = deprecatedUses(root).map(({ name, place }) => `${name} ${place}`);
  expect(uses).toEqual(['readOld src/old.ts:1', 'readOld src/old.ts:2', 'siteUrl src/routes.ts:3']);
});

test('a deprecated name of another package does not count', () => {
  put('node_modules/other/package.json', { name: 'other', version: '1.0.0', types: 'index.d.ts' });
  put('node_modules/other/index.d.ts', '/** @deprecated since 1.0.0, goes in 2.0.0: use y */ export const x: 1;');
  put('src/routes.ts', `import { x } from 'other';\nexport const y = x;\n`);
  expect(deprecatedUses(root)).toEqual([]);
});

test('the newest contract without deprecated names leaves nothing to do', async () => {
  const { deprecated, broken, ranges } = await plan(undefined, ['2.0.0', '2.1.0', '3.0.0-rc.1']);
  expect([deprecated, broken, ranges['@tramuntana/contracts']]).toEqual([[], [], '^2.1.0']);
});

test('a version that the registry does not have is refused with those that it has', async () => {
  await expect(plan('4.0.0')).rejects.toThrow(
    'the registry has no @tramuntana/contracts 4.0.0; it has: 2.1.0, 2.2.0, 3.0.0; name one of them',
  );
});

test('only the ranges of package.json change, and a workspace keeps its star', async () => {
  const { ranges } = await plan('2.2.0');
  const before = readFileSync(path.join(root, 'package.json'), 'utf8');
  writeRanges(root, rangeChanges(root, ranges));
  const written = readFileSync(path.join(root, 'package.json'), 'utf8');
  expect(written).toBe(before.replace('^2.1.0', '^2.2.0').replace('^1.0.0', '^1.1.0'));
  expect(rangeChanges(root, ranges)).toEqual([]);
  put('package.json', { dependencies: { '@tramuntana/contracts': '*' } });
  expect(rangeChanges(root, ranges)).toEqual([]);
});

test('ranges are written whatever the spacing, with the indent of the file, and overrides stay', () => {
  const name = '@tramuntana/contracts';
  put(
    'package.json',
    `{\n    "dependencies": { "${name}" : "^2.1.0" },\n    "overrides": { "${name}": "^2.1.0" }\n}\n`,
  );
  writeRanges(root, rangeChanges(root, { [name]: '^2.2.0' }));
  const written = { dependencies: { [name]: '^2.2.0' }, overrides: { [name]: '^2.1.0' } };
  expect(readFileSync(path.join(root, 'package.json'), 'utf8')).toBe(`${JSON.stringify(written, null, 4)}\n`);
});

test.each(['file:../ui', 'workspace:*', 'git+ssh://git@example.com/ui.git', 'latest'])(
  '%s is no range and stays',
  (from) => {
    put('package.json', { dependencies: { '@tramuntana/ui': from } });
    expect(rangeChanges(root, { '@tramuntana/ui': '^1.1.0' })).toEqual([]);
  },
);
