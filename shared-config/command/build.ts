import { buildExclusively } from '../build/buildExclusively';
import type { AddVerb } from './verb';

/** `remote build`: builds the remote into `dist` if its inputs changed. */
export const addBuild: AddVerb = (program, run, { print }) => {
  program
    .command('build')
    .description('build the remote into dist, when its inputs changed')
    .addHelpText('after', '\nExample:\n  npx remote build')
    .action(() =>
      run(async ({ name, root }) => {
        const results = await buildExclusively([name], { root, print });
        return results.every(({ state }) => state !== 'failed') ? 0 : 1;
      }),
    );
};
