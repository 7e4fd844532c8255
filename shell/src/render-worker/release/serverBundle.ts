import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { isRemoteModule, type RemoteModule } from '../../shared/composition/remoteModule';
import { SHARED_MODULES } from '../../shared/facades/sharedModules';
import type { ServerBundle } from '../protocol';

/**
 * The modules that a remote's server bundle may require: the shell's own instances. All come from one module
 * system, because mixing `import` and `require` would create second instances of some.
 */
const DEPENDENCIES = new Map<string, unknown>(Object.entries(SHARED_MODULES));

/**
 * Evaluates a release's `server.cjs` and rethrows its errors. Also throws if the file lacks its published hash, requires a
 * module that is not shared, or exposes no `createRoutes`.
 */
export function loadServerBundle(bundle: ServerBundle): RemoteModule {
  const { file } = bundle;
  const run = new vm.Script(`(function (exports, require, module) {${readVerified(bundle)}\n})`, { filename: file });
  const module = { exports: {} as unknown };
  const require = (name: string): unknown => {
    if (DEPENDENCIES.has(name)) return DEPENDENCIES.get(name);
    throw new Error(`${file} requires '${name}', which is not shared: bundle it`);
  };
  (run.runInThisContext() as (...context: unknown[]) => void)(module.exports, require, module);
  if (!isRemoteModule(module.exports)) throw new Error(`${file} exposes no createRoutes`);
  return module.exports;
}

/**
 * Reads the file and checks its hash. The server has checked it before, but the file may have been replaced since, and
 * only published code may run.
 */
function readVerified({ file, integrity }: ServerBundle): string {
  const content = readFileSync(file);
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (found === integrity) return content.toString('utf8');
  throw new Error(`${file} does not match its hash, so it is not run: publish the release again`);
}
