import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findNamesOutsideFacades } from './facadeRule';

let root: string;

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'facades-'));
  const workspaces = ['shared-contracts', 'shell', 'mfe-blog', 'preguntas', 'api'];
  put('package.json', JSON.stringify({ workspaces }));
  const remotes = ['mfe-blog', 'preguntas'];
  for (const name of workspaces) put(`${name}/package.json`, JSON.stringify({ name, remote: remotes.includes(name) }));
  put('shell/src/shared/facades/routerFacade.ts', `export { Link, useParams } from 'react-router';`);
});

afterEach(() => rmSync(root, { recursive: true }));

/** What lint says of a file with this code. */
function problems(file: string, code: string) {
  put(file, code);
  return findNamesOutsideFacades(root).map(({ file: where, line, message }) => `${where}:${line} ${message}`);
}

test.each([
  ['a name', `import { useFetcher } from 'react-router-dom';`, 'takes useFetcher from react-router-dom'],
  ['a renamed name', `import { Form as F, Link } from 'react-router-dom';`, 'takes Form from react-router-dom'],
  ['a re-exported name', `export { Await } from 'react-router-dom';`, 'takes Await from react-router-dom'],
  ['everything', `import * as router from 'react-router-dom';`, 'takes the whole of react-router-dom'],
  ['everything when it is needed', `await import('react-router-dom');`, 'takes the whole of react-router-dom'],
])('%s that the router facade does not offer is refused', (_what, code, message) => {
  for (const file of [
    'mfe-blog/src/a.ts',
    'preguntas/src/a.ts',
    'shell/src/shared/layout/a.tsx',
    'shared-contracts/src/a.ts',
  ]) {
    expect(problems(file, `\n${code}`)).toEqual([expect.stringContaining(`${file}:2 ${message}`)]);
    rmSync(path.join(root, file));
  }
});

test.each([
  ['mfe-blog/src/a.ts', `import { Link, type RouteObject } from 'react-router-dom';`],
  ['mfe-blog/src/a.ts', `import type { LoaderFunctionArgs } from 'react-router-dom';`],
  ['mfe-blog/src/a.test.ts', `import { MemoryRouter } from 'react-router-dom';`],
  ['shared-contracts/src/testing/a.tsx', `import { MemoryRouter } from 'react-router-dom';`],
  ['shell/src/render-worker/modules.ts', `import * as router from 'react-router-dom';`],
  ['api/src/a.ts', `import * as router from 'react-router-dom';`],
])('%s may: %s', (file, code) => {
  expect(problems(file, code)).toEqual([]);
});

test.each([
  ['@tanstack/react-query', 'queryFacade', 'useQueries'],
  ['@emotion/react', 'emotionFacade', 'withTheme'],
])('of %s, too, only what its facade exports may be used', (library, facade, name) => {
  put(`shell/src/shared/facades/${facade}.ts`, `export { offered } from '${library}';`);
  expect(problems('mfe-blog/src/a.ts', `import { ${name}, offered } from '${library}';`)).toEqual([
    `mfe-blog/src/a.ts:1 takes ${name} from ${library}, which shell/src/shared/facades/${facade}.ts does not offer`,
  ]);
});

test.each(['routerFacade', 'queryFacade', 'emotionFacade'])('%s is where the rule looks for it', (facade) => {
  const file = path.resolve(import.meta.dirname, `../../shell/src/shared/facades/${facade}.ts`);
  expect(readFileSync(file, 'utf8')).toContain('export {');
});
