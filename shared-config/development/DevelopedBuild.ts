import type { Compiler, Stats } from 'webpack';
import { type BuildProblem, buildProblems, distinct } from '../build/buildProblem';
import type { BuildEvent } from './watchBuilds';

type Options = {
  /** Makes a release from the output of all compilers and resolves to its version. A new `hash` gives a new version. */
  assemble: (hash: string) => Promise<string>;
  tell: (event: BuildEvent) => void;
};

type Result = { hash: string; errors: BuildProblem[]; warnings: BuildProblem[]; ms: number };

/**
 * Follows the watching compilers of one workspace. The page's build is reported at once; a release also needs the server's.
 */
export class DevelopedBuild {
  /** The last result of each compiler. A compiler that is running has none. */
  private readonly results = new Map<Compiler, Result>();
  private isBuilding = true;
  /** Releases are assembled one after the other, because they share one folder. */
  private finishing = Promise.resolve();

  constructor(
    private readonly name: string,
    private readonly compilers: readonly Compiler[],
    private readonly options: Options,
  ) {}

  follow(): void {
    for (const compiler of this.compilers) {
      compiler.hooks.invalid.tap('DevelopedBuild', () => this.invalidate(compiler));
      compiler.hooks.done.tap('DevelopedBuild', (stats) => this.note(compiler, stats));
    }
  }

  private invalidate(compiler: Compiler): void {
    // Each build of the page makes the server's result stale, even if the server's watcher has not noticed the change yet.
    if (isPage(compiler)) this.results.clear();
    else this.results.delete(compiler);
    if (this.isBuilding) return;
    this.isBuilding = true;
    this.options.tell({ name: this.name, state: 'building' });
  }

  private note(compiler: Compiler, stats: Stats): void {
    const result = this.resultOf(stats);
    this.results.set(compiler, result);
    if (isPage(compiler)) this.options.tell({ name: this.name, state: 'page', ...result });
    if (this.results.size === this.compilers.length) this.finishing = this.finishing.then(() => this.finish());
  }

  private async finish(): Promise<void> {
    const { name, results, options } = this;
    if (results.size < this.compilers.length) return;
    const all = [...results.values()];
    const errors = distinct(all.flatMap((result) => result.errors));
    const warnings = distinct(all.flatMap((result) => result.warnings));
    const hash = all.map((result) => result.hash).join(' ');
    const ms = all.reduce((sum, result) => sum + result.ms, 0);
    try {
      const version = errors.length > 0 ? undefined : await options.assemble(hash);
      // A file may have changed while the release was assembled. The next build then reports instead.
      if (results.size < this.compilers.length) return;
      this.isBuilding = false;
      options.tell({ name, state: 'built', version, errors, warnings, ms });
    } catch (error) {
      this.isBuilding = false;
      const problem = { file: name, message: String(error) };
      options.tell({ name, state: 'built', version: undefined, errors: [problem], warnings, ms });
    }
  }

  private resultOf(stats: Stats): Result {
    const ms = stats.endTime - stats.startTime;
    return { hash: stats.hash ?? '', ms, ...buildProblems(this.name, stats) };
  }
}

/** Whether this compiler builds a page's scripts: only pages get the plugin for hot modules. */
const isPage = ({ options }: Compiler) => options.plugins.some((plugin) => plugin?.constructor.name === HOT);

const HOT = 'HotModuleReplacementPlugin';
