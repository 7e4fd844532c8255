import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shellOffer } from '@tramuntana/contracts';
import webpack from 'webpack';
import { ShellOfferPlugin } from './shellOfferPlugin';

let shell: string;
beforeEach(() => {
  shell = mkdtempSync(path.join(os.tmpdir(), 'shell-'));
});
afterEach(() => rmSync(shell, { recursive: true }));

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(shell, file)), { recursive: true });
  writeFileSync(path.join(shell, file), content);
}

function install(name: string, version: string, code: string) {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version }));
  write(`node_modules/${name}/index.js`, code);
}

test('the offer lists the shell’s package versions and the names in its modules, and marks complete modules', async () => {
  for (const name of ['react-dom', '@tanstack/react-query', '@emotion/react']) install(name, '1.0.0', '');
  install('@tramuntana/contracts', '1.2.0', '');
  install('zustand', '5.1.0', '');
  install('react', '19.3.1', 'exports.useState = exports.useId = 1;');
  install('react-router-dom', '7.18.5', 'exports.Link = exports.useBlocker = 1;');
  write(
    'src/lentNames.js',
    `exports.LENT_NAMES = { react: ['useId', 'useState'], 'react-router-dom': ['Link'], 'shell/store': ['useStore'] };`,
  );
  const compiler = webpack({
    mode: 'production',
    context: shell,
    target: 'node24',
    entry: { lentNames: './src/lentNames.js' },
    output: { path: path.join(shell, 'dist/server'), filename: '[name].cjs', library: { type: 'commonjs2' } },
    plugins: [new ShellOfferPlugin(shell)],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : compiler.close(() => resolve())));
  });
  const offer = shellOffer.parse(JSON.parse(readFileSync(path.join(shell, 'dist/offer.json'), 'utf8')));
  expect(offer).toMatchObject({
    contract: '1.2.0',
    modules: { react: ['*', 'useId', 'useState'], 'react-router-dom': ['Link'], 'shell/store': ['useStore'] },
  });
  expect(offer.packages).toMatchObject({ react: '19.3.1', 'react-router-dom': '7.18.5', zustand: '5.1.0' });
});
