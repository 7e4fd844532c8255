import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type ShellOffer, sharedPackage, WHOLE_MODULE } from 'shared-contracts';
import type { Compiler } from 'webpack';
import { installedVersion, lentPackages } from './sharedModules';

/** What the shell's bundle `lentNames.cjs` exports: the names of each lent module. */
type LentNames = { LENT_NAMES: Record<string, string[]> };

/**
 * Writes `offer.json` of the shell in `folder`, beside the folder of its server: what remotes find in it. The names are those of the built modules
 * themselves, which it loads; so no list of them exists that could be wrong.
 */
export class ShellOfferPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('ShellOfferPlugin', () => {
      const require = createRequire(path.join(this.folder, 'package.json'));
      const bundle = path.join(compiler.outputPath, 'lentNames.cjs');
      // A watching build writes only what changed.
      if (!existsSync(bundle)) return;
      delete require.cache[bundle];
      const { LENT_NAMES } = require(bundle) as LentNames;
      // No server runs it, so it is no part of a release.
      rmSync(bundle);
      const offer: ShellOffer = {
        schema: 1,
        contract: installedVersion('shared-contracts', this.folder),
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

/** Whether these are all names of a module. Of the contracts only code of the repository takes modules, and by names. */
function isWhole(module: string, names: string[], require: NodeJS.Require): boolean {
  if (sharedPackage(module) === 'shared-contracts') return false;
  return Object.keys(require(module) as object).every((name) => names.includes(name));
}
