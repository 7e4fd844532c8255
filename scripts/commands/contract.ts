import path from 'node:path';
import { contractUsage, readService } from 'releases';
import { acceptContract, checkContract } from '../contract/contract';
import { recordMinor } from '../contract/record/record';
import { brokenBy } from '../contract/usage/brokenBy';
import { usageLines } from '../contract/usage/usageLines';
import { versionsProblem, writeVersions } from '../contract/versions';
import { Failure } from '../setup/Failure';
import { withStore } from '../site/withStore';
import { ROOT } from './paths';

/** `npm run contract [-- accept | usage [name] | record [commit]]`. Returns 1 if a check fails. */
export async function run([verb, ...rest]: string[], root = ROOT): Promise<number> {
  const names = rest.filter((word) => word !== '--json');
  if (verb === undefined) return check(root);
  if (verb === 'accept' && rest.length === 0) return accept(root);
  if (verb === 'usage' && names.length <= 1) return usage(root, names[0], rest.includes('--json'));
  if (verb === 'record' && rest.length <= 1) return record(root, rest[0]);
  throw new Failure(`${[verb, ...rest].join(' ')} is no use of this command: npm run contract -- --help lists them`);
}

const contractOf = (root: string) => path.join(root, 'shared-contracts');

function check(root: string): number {
  const { ok, lines } = checkContract(contractOf(root));
  const problem = ok ? versionsProblem(root) : undefined;
  console[ok ? 'log' : 'error'](lines.join('\n'));
  if (problem !== undefined) console.error(problem);
  return ok && problem === undefined ? 0 : 1;
}

async function accept(root: string): Promise<number> {
  // Only a store tells its releases. The release service has them checked when a shell is published.
  const broken = isService
    ? []
    : await withStore({ root, env: process.env }, (store) => brokenBy(contractOf(root), store));
  const { ok, lines } = acceptContract(contractOf(root));
  console[ok ? 'log' : 'error'](lines.join('\n'));
  if (!ok) return 1;
  writeVersions(root);
  for (const line of broken) console.log(line);
  return 0;
}

async function usage(root: string, name: string | undefined, isJson: boolean): Promise<number> {
  if (isService) {
    throw new Failure(
      'RELEASES_URL names a release service, and usage reads a store: run it without RELEASES_URL, or with the database of the store',
    );
  }
  const found = await withStore({ root, env: process.env }, (store) => contractUsage(store, name));
  console.log(isJson ? JSON.stringify(found, null, 2) : usageLines(found).join('\n'));
  return 0;
}

async function record(root: string, commit = 'HEAD'): Promise<number> {
  await recordMinor(commit, { root, print: (line) => console.log(line) });
  return 0;
}

const isService = readService(process.env) !== undefined;
