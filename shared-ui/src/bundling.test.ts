/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack, { type NormalModule, type Stats } from 'webpack';

const HEAVY = ['@radix-ui', 'embla-carousel', '@floating-ui'];

/** Files that a page bundles for this code, without the modules that the shell shares. */
async function bundled(code: string): Promise<string[]> {
  const output = mkdtempSync(path.join(os.tmpdir(), 'bundle-'));
  const compiler = webpack({
    mode: 'production',
    context: path.resolve(import.meta.dirname, '..'),
    entry: `data:text/javascript,${encodeURIComponent(code)}`,
    output: { path: output, library: { type: 'commonjs2' } },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    externals: [/^react(-dom)?(\/|$)/, /^@emotion\//],
    module: { rules: [{ test: /\.tsx?$/, loader: 'swc-loader', options: { jsc } }] },
    optimization: { minimize: false, concatenateModules: false },
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  rmSync(output, { recursive: true });
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  const { chunks, chunkGraph } = stats.compilation;
  return [...chunks].flatMap((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].map((module) => (module as NormalModule).resource ?? ''),
  );
}

const jsc = {
  parser: { syntax: 'typescript', tsx: true },
  target: 'es2022',
  transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
};
const heavyOf = (files: string[]) => HEAVY.filter((name) => files.some((file) => file.includes(`/${name}`)));

test('the main entry point bundles none of the heavy parts’ libraries', async () => {
  const files = await bundled(`
    import { Button, Card, Checkbox, Field, Input, PageHero, Picture, Select, Slider } from '@tramuntana/ui';
    console.log(Button, Card, Checkbox, Field, Input, PageHero, Picture, Select, Slider);
  `);
  expect(files.some((file) => file.endsWith('Button.tsx'))).toBe(true);
  expect(files.filter((file) => /Tabs|Sheet|Dialog|Tooltip|Carousel/.test(file))).toEqual([]);
  expect(heavyOf(files)).toEqual([]);
});

test.each([
  ['carousel', 'Carousel', HEAVY],
  ['tooltip', 'Tooltip', ['@radix-ui', '@floating-ui']],
  ['dialog', 'Dialog', ['@radix-ui']],
])('the entry point %s bundles its own libraries', async (entryPoint, part, libraries) => {
  const files = await bundled(`import { ${part} } from '@tramuntana/ui/${entryPoint}'; console.log(${part});`);
  expect(heavyOf(files)).toEqual(libraries);
  expect(files.some((file) => file.endsWith('Picture.tsx'))).toBe(false);
});
