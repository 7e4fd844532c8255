import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import * as emotionReact from '@emotion/react';
import * as emotionJsxRuntime from '@emotion/react/jsx-runtime';
import * as reactQuery from '@tanstack/react-query';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactRouterDom from 'react-router-dom';
import * as contractsRuntime from 'shared-contracts/runtime';
import * as zustand from 'zustand';
import { isRemoteModule, type RemoteModule } from '../shared/composition/remoteModule';
import * as store from '../shared/store/shellStore';

/**
 * All that a remote's server bundle may require: the singletons, as in the browser. Imported here and required by the
 * libraries themselves in one module system; `import` beside `require` would make two instances of some.
 */
const DEPENDENCIES = new Map<string, unknown>([
  ['react', react],
  ['react/jsx-runtime', jsxRuntime],
  ['react-dom', reactDom],
  ['react-router-dom', reactRouterDom],
  ['zustand', zustand],
  ['@tanstack/react-query', reactQuery],
  ['@emotion/react', emotionReact],
  ['@emotion/react/jsx-runtime', emotionJsxRuntime],
  ['shared-contracts/runtime', contractsRuntime],
  ['shell/store', store],
]);

/** Evaluates a release's `server.cjs`. Throws what it throws, and where it asks for more or exposes less than the contract. */
export function loadServerBundle(file: string): RemoteModule {
  const run = new vm.Script(`(function (exports, require, module) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
  });
  const module = { exports: {} as unknown };
  const require = (name: string): unknown => {
    if (DEPENDENCIES.has(name)) return DEPENDENCIES.get(name);
    throw new Error(`${file} requires '${name}', which is not shared: bundle it`);
  };
  (run.runInThisContext() as (...context: unknown[]) => void)(module.exports, require, module);
  if (!isRemoteModule(module.exports)) throw new Error(`${file} exposes no createRoutes`);
  return module.exports;
}
