import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { isRemoteModule, type RemoteModule } from '../shared/composition/remoteModule';
import { SHARED_MODULES } from '../shared/facades/sharedModules';

/**
 * All that a remote's server bundle may require. Imported and required by the libraries themselves in one module system;
 * `import` beside `require` would make two instances of some.
 */
const DEPENDENCIES = new Map<string, unknown>(Object.entries(SHARED_MODULES));

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
