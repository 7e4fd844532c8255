import { rangeChanges, writeRanges } from '../upgrade/packageRanges';
import { planUpgrade, type UpgradePlan } from '../upgrade/planUpgrade';
import { npmOf } from '../upgrade/registry';
import { CONTRACT } from '../upgrade/remoteTypes';
import type { AddVerb } from './verb';

/** `remote upgrade [version]`: tells what a newer contract changes for the remote. Only `--write` changes a file. */
export const addUpgrade: AddVerb = (program, run, { print, printError, env }) => {
  program
    .command('upgrade')
    .argument('[version]', 'a version or range of the contract; the newest one of the registry by default')
    .description('tell what a newer contract changes for the remote')
    .option('--write', 'write the ranges that go together into package.json; refused while something does not compile')
    .addHelpText('after', '\nExamples:\n  npx remote upgrade\n  npx remote upgrade 3.0.0 --write')
    .action((version: string | undefined, { write = false }: { write?: boolean }) =>
      run(async (remote) => {
        const plan = await planUpgrade(remote, version, npmOf(env));
        for (const line of describePlan(remote.name, plan)) print(line);
        const changes = rangeChanges(remote.folder, plan.ranges);
        for (const { name, from, to } of changes) print(`package.json: ${name} ${from} -> ${to}`);
        if (write && plan.broken.length > 0) {
          printError('package.json is not written: first change what does not compile');
          return 1;
        }
        if (write && changes.length > 0) {
          writeRanges(remote.folder, changes);
          print('package.json is written; install the packages: npm install');
        } else if (changes.length > 0) print('to write these ranges: npx remote upgrade --write');
        else if (plan.deprecated.length + plan.broken.length === 0) print('there is nothing to do');
        return 0;
      }),
    );
};

/** Lines that describe a plan. */
export function describePlan(name: string, { installed, target, newest, deprecated, broken }: UpgradePlan): string[] {
  const built = `${name} is built with ${CONTRACT} ${installed}`;
  const newestNote = newest === installed ? ', the newest one known' : `; the newest one is ${newest}`;
  return [
    target === installed ? `${built}${newestNote}` : `${built}; this compares it with ${target}`,
    ...broken.map(({ place, message, use }) => `${place}: ${message}${use === undefined ? '' : ` Use ${use}.`}`),
    ...(broken.length > 0 ? [`These do not compile with ${target} (${broken.length}): change them first`] : []),
    ...deprecated.map(
      ({ place, name: used, since, goes, use }) =>
        `${place}: ${used} is deprecated since ${since} and goes in ${goes}: use ${use}`,
    ),
  ];
}
