import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { isRemoteModule, type RemoteModule } from '../../shared/composition/remoteModule';
import { SHARED_MODULES } from '../../shared/facades/sharedModules';
import type { ServerBundle } from '../protocol';

/**
 * All that a remote's server bundle may require. Imported and required by the libraries themselves in one module system;
 * `import` beside `require` would make two instances of some.
 */
const DEPENDENCIES = new Map<string, unknown>(Object.entries(SHARED_MODULES));

/**
 * Evaluates a release's `server.cjs`. Throws what it throws, where it is not what was published, and where it asks for more
 * or exposes less than the contract.
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
 * The text of the file, if the bytes that were read have the hash. The server has checked the file before, but it may have
 * been replaced since then, and what runs must be what was published.
 */
function readVerified({ file, integrity }: ServerBundle): string {
  const content = readFileSync(file);
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (found === integrity) return content.toString('utf8');
  throw new Error(`${file} does not match its hash, so it is not run: publish the release again`);
}
