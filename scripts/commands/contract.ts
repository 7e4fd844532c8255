import path from 'node:path';
import { contractUsage, type ReleaseStore, readService } from 'releases';
import { acceptContract, checkContract } from '../contract/contract';
import { recordMinor } from '../contract/record/record';
import { brokenBy } from '../contract/usage/brokenBy';
import { usageLines } from '../contract/usage/printUsage';
import { versionsProblem, writeVersions } from '../contract/versions';
import { Failure } from '../setup/Failure';
import { releaseFolder } from '../site/folders';
import { openReleases } from '../site/openReleases';
import { ROOT } from './paths';

const USAGE = `npm run contract                          compares shared-contracts with the report of what it exports, as lint does
npm run contract -- accept                writes that report anew, where the package's version is high enough for the change
npm run contract -- usage [name] [--json] tells which releases of the store use a name that the shell lends
npm run contract -- record [commit]       records a remote and the shell of the contract's minor, for the tests of later ones`;

const FOLDER = path.join(ROOT, 'shared-contracts');

/** `npm run contract [-- accept | usage [name] | record [commit]]`: see USAGE. Returns 1 if a check fails. */
export async function run([verb, ...rest]: string[]): Promise<number> {
  const names = rest.filter((word) => word !== '--json');
  if (verb === undefined) return check();
  if (verb === 'accept' && rest.length === 0) return accept();
  if (verb === 'usage' && names.length <= 1) return usage(names[0], rest.includes('--json'));
  if (verb === 'record' && rest.length <= 1) return record(rest[0]);
  console.error(USAGE);
  return 1;
}

function check(): number {
  const { ok, lines } = checkContract(FOLDER);
  const problem = ok ? versionsProblem(ROOT) : undefined;
  console[ok ? 'log' : 'error'](lines.join('\n'));
  if (problem !== undefined) console.error(problem);
  return ok && problem === undefined ? 0 : 1;
}

async function accept(): Promise<number> {
  const { ok, lines } = acceptContract(FOLDER);
  console[ok ? 'log' : 'error'](lines.join('\n'));
  if (!ok) return 1;
  writeVersions(ROOT);
  // Only a store tells its releases. The release service has them checked when a shell is published.
  if (isService) return 0;
  await withStore(async (store) => {
    for (const line of await brokenBy(FOLDER, store)) console.log(line);
  });
  return 0;
}

async function usage(name: string | undefined, isJson: boolean): Promise<number> {
  if (isService) {
    throw new Failure(
      'RELEASES_URL names a release service, and usage reads a store: run it without RELEASES_URL, or with the database of the store',
    );
  }
  const found = await withStore((store) => contractUsage(store, name));
  console.log(isJson ? JSON.stringify(found, null, 2) : usageLines(found).join('\n'));
  return 0;
}

async function record(commit = 'HEAD'): Promise<number> {
  await recordMinor(commit, { root: ROOT, print: (line) => console.log(line) });
  return 0;
}

const { RELEASES_URL: url } = process.env;
const isService = readService(process.env) !== undefined;

async function withStore<Result>(work: (store: ReleaseStore) => Promise<Result>): Promise<Result> {
  const store = openReleases({ url, folder: releaseFolder(ROOT, process.env) });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
