import { releaseCommand } from 'releases';
import { build } from '../site/prepare';
import { ROOT, releaseStore } from './places';

/** `npm run release -- …`: see `npm run release -- --help`. */
export function run(commandLine: string[]): Promise<number> {
  return releaseCommand(commandLine, {
    root: ROOT,
    store: releaseStore(ROOT, process.env),
    build: async (remote) => {
      const results = await build({ root: ROOT, mode: 'production', quiet: true }, [remote]);
      return results.every(({ state }) => state !== 'failed');
    },
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
  });
}
