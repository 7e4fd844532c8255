import path from 'node:path';
import { acceptContract, checkContract } from '../contract/contract';
import { recordMinor } from '../contract/record/record';
import { ROOT } from './paths';

const USAGE = `npm run contract                      compares shared-contracts with the report of what it exports, as lint does
npm run contract -- accept            writes that report anew, where the package's version is high enough for the change
npm run contract -- record [commit]   records a remote and the shell of the contract's minor, for the tests of later ones`;

/** `npm run contract [-- accept | record [commit]]`: see USAGE. Returns 1 when the contract differs from its report. */
export async function run([verb, ...rest]: string[]): Promise<number> {
  if (verb === 'record' && rest.length <= 1) {
    await recordMinor(rest[0] ?? 'HEAD', { root: ROOT, print: (line) => console.log(line) });
    return 0;
  }
  if (rest.length > 0 || (verb !== undefined && verb !== 'accept')) {
    console.error(USAGE);
    return 1;
  }
  const folder = path.join(ROOT, 'shared-contracts');
  const { ok, lines } = verb === 'accept' ? acceptContract(folder) : checkContract(folder);
  console[ok ? 'log' : 'error'](lines.join('\n'));
  return ok ? 0 : 1;
}
