import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type ShellOffer, sharedPackage, WHOLE_MODULE } from '@tramuntana/contracts';
import type { Compiler } from 'webpack';
import { installedVersion, lentPackages } from './sharedModules';

/** The exports of the shell's bundle `lentNames.cjs`: the names in each lent module. */
type LentNames = { LENT_NAMES: Record<string, string[]> };

/**
 * Writes the `offer.json` of the shell in `folder`, beside its server's folder: the modules that remotes get. The plugin
 * loads the built modules and reads their names, so no hand-written list can be wrong.
 */
export class ShellOfferPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('ShellOfferPlugin', () => {
      const require = createRequire(path.join(this.folder, 'package.json'));
      const bundle = path.join(compiler.outputPath, 'lentNames.cjs');
      // In watch mode webpack writes only changed files.
      if (!existsSync(bundle)) return;
      delete require.cache[bundle];
      const { LENT_NAMES } = require(bundle) as LentNames;
      // No server runs this file, so it does not belong to the release.
      rmSync(bundle);
      const offer: ShellOffer = {
        schema: 1,
        contract: installedVersion('@tramuntana/contracts', this.folder),
        packages: lentPackages(this.folder),
        modules: Object.fromEntries(
          Object.entries(LENT_NAMES).map(([module, names]) => [
            module,
            isWhole(module, names, require) ? [WHOLE_MODULE, ...names] : names,
          ]),
        ),
      };
      writeFileSync(path.join(compiler.outputPath, '../offer.json'), `${JSON.stringify(offer, null, 2)}\n`);
    });
  }
}

/**
 * Whether these are all names of a module. Modules of the contracts never count as whole: only our own code uses them, by
 * name.
 */
function isWhole(module: string, names: string[], require: NodeJS.Require): boolean {
  if (sharedPackage(module) === '@tramuntana/contracts') return false;
  return Object.keys(require(module) as object).every((name) => names.includes(name));
}
