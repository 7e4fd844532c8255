import type { Compiler, Module } from 'webpack';

/**
 * Gives fixed ids to the two modules that the federation plugin generates for a remote's entry. Webpack derives ids from
 * paths, and these modules' paths hold a hash of absolute paths. The same sources would give other bytes in another folder.
 */
export class FixedEntryIds {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('FixedEntryIds', (compilation) => {
      // Run before webpack's own plugin: it keeps ids that are set.
      compilation.hooks.moduleIds.tap({ name: 'FixedEntryIds', stage: -1 }, (modules) => {
        for (const module of modules) {
          const id = fixedId(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** Numbers are the shortest ids. */
function fixedId(module: Module): number | undefined {
  if (module.identifier().startsWith('container entry ')) return 0;
  if (/[\\/]\.federation[\\/]entry\.\w+\.js$/.test(module.nameForCondition() ?? '')) return 1;
  return undefined;
}
