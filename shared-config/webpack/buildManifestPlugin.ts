import webpack, { type Compilation, type Compiler } from 'webpack';

const scriptsOf = (group: { getFiles(): string[] }) => [
  ...new Set(group.getFiles().filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'))),
];

/** Scripts that a page with a chunk must load, by chunk name. Entry points count as chunks. */
export function chunkMap(compilation: Compilation): Record<string, string[]> {
  return Object.fromEntries([...compilation.namedChunkGroups].map(([name, group]) => [name, scriptsOf(group)]));
}

/** Writes a JSON file about the finished compilation; `file` is relative to the output folder. */
export class BuildManifestPlugin {
  constructor(
    private readonly file: string,
    private readonly describe: (chunks: Record<string, string[]>, compilation: Compilation) => unknown,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('BuildManifestPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildManifestPlugin', stage }, () => {
        const text = JSON.stringify(this.describe(chunkMap(compilation), compilation), null, 2);
        compilation.emitAsset(this.file, new webpack.sources.RawSource(`${text}\n`));
      });
    });
  }
}
