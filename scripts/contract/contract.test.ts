import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { acceptContract, checkContract } from './contract';
import { readContract } from './contractReport';

const THEME = `import type { Shade } from './shade';
/** What all pages share. */
export type Theme = { dark: boolean; shade: Shade };
export const TOKENS = ['ground', 'ink'] as const;`;

const SOURCES: Record<string, string> = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'esnext', moduleResolution: 'bundler', target: 'es2022', lib: ['es5'], strict: true },
  }),
  'src/index.ts': `export { TOKENS, type Theme } from './theme';\nexport { readTheme } from './readTheme';`,
  'src/theme.ts': THEME,
  'src/shade.ts': 'export type Shade = 1 | 2;\nexport const unused = 1;',
  'src/readTheme.ts': `import type { Theme } from './theme';
export function readTheme(text: string): Theme { return JSON.parse(text); }`,
  'src/store.d.ts': `// At run time only.\ndeclare module 'shell/store' { export const dark: boolean; }`,
  'src/testing.ts': 'export const aTheme = 1;',
};

let folder: string;
const put = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const putVersion = (version: string) =>
  put(
    'package.json',
    JSON.stringify({
      name: 'kit',
      version,
      exports: { '.': './src/index.ts', './store': './src/store.d.ts', './testing': './src/testing.ts' },
    }),
  );

/** Makes a package of version 1.0.0 in a folder of its own. */
function aPackage() {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'contract-'));
  folder = path.join(parent, 'kit');
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(SOURCES)) put(file, text);
  putVersion('1.0.0');
}

beforeEach(aPackage);
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const written = () => readFileSync(path.join(folder, 'contract.api.md'), 'utf8');

const REPORT = `# kit 1.0.0

What the package exports. Written by \`npm run contract -- accept\`, not by hand: see docs/decisions/0020-one-contract.md.

## kit

\`\`\`ts
export declare const TOKENS: readonly [
    "ground",
    "ink",
];
export type Theme = {
    dark: boolean;
    shade: Shade;
};
export declare function readTheme(text: string): Theme;
\`\`\`

## kit/store

\`\`\`ts
declare module 'shell/store' {
    export const dark: boolean;
}
\`\`\`

## Not exported, but referred to

\`\`\`ts
export type Shade = 1 | 2;
\`\`\`
`;

test('the report holds the exports and the types that they refer to, but not the test entry point', () => {
  expect(readContract(folder).report).toBe(REPORT);
});

test('the report is the same in another folder, and where another file declares a name', () => {
  const { 'src/index.ts': index = '' } = SOURCES;
  put('src/look.ts', THEME);
  put('src/theme.ts', `export type { Theme } from './look';`);
  put('src/index.ts', index.replace('./theme', './look'));
  expect(readContract(folder).report).toBe(REPORT);
});

test('an export declared under another name is refused, because the report could not show its changes', () => {
  put('src/index.ts', `export { readTheme as read } from './readTheme';`);
  expect(() => readContract(folder)).toThrow('read is exported, but declared under another name');
});

test('a comment or a body changes nothing', () => {
  acceptContract(folder);
  put('src/theme.ts', `// Anew.\n${THEME.replace('What all', 'Which theme all')}`);
  expect(checkContract(folder)).toEqual({ ok: true, lines: ['kit/contract.api.md is right: version 1.0.0.'] });
});

test('a check names a missing report, and accept writes it', () => {
  expect(checkContract(folder).lines).toEqual([
    'There is no kit/contract.api.md: write it with npm run contract -- accept',
  ]);
  expect(acceptContract(folder).ok).toBe(true);
  expect(written()).toBe(REPORT);
});

test('a new token needs the next minor version', () => {
  acceptContract(folder);
  put('src/theme.ts', THEME.replace(`'ink'`, `'ink', 'sea'`));
  putVersion('1.0.1');
  const advice =
    'The version in kit/package.json must be at least 1.1.0, because lines were added. Raise it, then: npm run contract -- accept';
  const checked = checkContract(folder);
  expect(checked).toMatchObject({ ok: false });
  expect(checked.lines).toEqual(expect.arrayContaining(['+    "sea",', advice]));
  expect(acceptContract(folder)).toEqual({ ok: false, lines: expect.arrayContaining([advice]) });
  expect(written()).toBe(REPORT);

  putVersion('1.1.0');
  expect(checkContract(folder).lines.at(-1)).toBe('Accept it: npm run contract -- accept');
  expect(acceptContract(folder)).toEqual({ ok: true, lines: ['kit/contract.api.md is of version 1.1.0 now.'] });
  expect(checkContract(folder).ok).toBe(true);
});

test('a changed field type needs the next major version', () => {
  acceptContract(folder);
  put('src/shade.ts', 'export type Shade = 1 | 2 | 3;');
  putVersion('1.1.0');
  expect(acceptContract(folder).lines.at(-1)).toContain('at least 2.0.0, because lines were removed or changed');
  putVersion('2.0.0');
  expect(acceptContract(folder).ok).toBe(true);
});

test('a new version alone must also be accepted, and a lower one is refused', () => {
  acceptContract(folder);
  putVersion('1.0.1');
  expect(checkContract(folder).ok).toBe(false);
  expect(acceptContract(folder).ok).toBe(true);
  putVersion('1.0.0');
  expect(acceptContract(folder).lines).toEqual([expect.stringContaining('must be at least 1.0.1')]);
});

describe('a deprecated name', () => {
  const deprecate = (tag: string) =>
    put('src/theme.ts', THEME.replace('{ dark: boolean;', `{\n/** @deprecated ${tag} */\ndark: boolean;`));
  const GOOD = 'since 1.1.0, goes in 2.0.0: use `shade`';
  const LINE = '- Theme.dark: since 1.1.0, goes in 2.0.0: use `shade`';

  test('is listed in the report, and needs the next minor version', () => {
    acceptContract(folder);
    putVersion('1.1.0');
    deprecate(GOOD);
    expect(checkContract(folder)).toMatchObject({
      ok: false,
      lines: expect.arrayContaining([`+${LINE}`, 'Accept it: npm run contract -- accept']),
    });
    expect(acceptContract(folder).ok).toBe(true);
    expect(written()).toMatch(new RegExp(`\n## Deprecated\n\n${LINE}\n$`));
  });

  test.each([
    ['', 'its @deprecated has another form than @deprecated since 2.1.0, goes in 3.0.0: use <'],
    ['use shade', 'its @deprecated has another form'],
    ['since 1.1.0, goes in 2.0.0', 'its @deprecated has another form'],
    ['since 1.1.0, goes in 1.2.0: use shade', 'its @deprecated has another form'],
    ['since 1.2.0, goes in 2.0.0: use shade', 'it is deprecated since 1.2.0, which is newer than the package'],
    ['since 1.0.0, goes in 1.0.0: use shade', 'it goes in 1.0.0, and this is 1.1.0: remove it'],
  ])('whose tag says ‘%s’ is refused with file and line', (tag, problem) => {
    acceptContract(folder);
    putVersion('1.1.0');
    deprecate(tag);
    const refusal = { ok: false, lines: [expect.stringContaining(`kit/src/theme.ts:4: Theme.dark: ${problem}`)] };
    expect(checkContract(folder)).toEqual(refusal);
    expect(acceptContract(folder)).toEqual(refusal);
  });

  test('stays until the version that its tag names', () => {
    putVersion('1.1.0');
    deprecate('since 1.1.0, goes in 3.0.0: use shade');
    acceptContract(folder);
    put('src/theme.ts', THEME.replace('dark: boolean;', ''));
    putVersion('2.0.0');
    expect(acceptContract(folder)).toEqual({
      ok: false,
      lines: ['Theme.dark may go in 3.0.0, and this is 2.0.0: bring it back until then.'],
    });
    putVersion('3.0.0');
    expect(acceptContract(folder).ok).toBe(true);
    expect(written()).not.toContain('Deprecated');
  });

  test('may stay after all, without a new major version', () => {
    putVersion('1.1.0');
    deprecate(GOOD);
    acceptContract(folder);
    put('src/theme.ts', THEME);
    putVersion('1.2.0');
    expect(acceptContract(folder).ok).toBe(true);
  });
});
