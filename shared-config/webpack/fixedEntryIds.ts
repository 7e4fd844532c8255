import type { Compiler, Module } from 'webpack';

/**
 * Gives the two modules that the federation plugin generates for a remote's entry fixed ids. Webpack makes ids of paths, and
 * the plugin puts a hash of absolute paths into theirs: the same sources would give other bytes in another folder.
 */
export class FixedEntryIds {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('FixedEntryIds', (compilation) => {
      // Before webpack's own plugin, which leaves alone what has an id.
      compilation.hooks.moduleIds.tap({ name: 'FixedEntryIds', stage: -1 }, (modules) => {
        for (const module of modules) {
          const id = fixedId(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** Numbers, because they are the shortest ids. */
function fixedId(module: Module): number | undefined {
  if (module.identifier().startsWith('container entry ')) return 0;
  if (/[\\/]\.federation[\\/]entry\.\w+\.js$/.test(module.nameForCondition() ?? '')) return 1;
  return undefined;
}
