import { readSignatureKeys, type SignatureKeys } from 'releases';
import { Failure } from '../setup/Failure';

/** The keys of RELEASES_KEY and RELEASES_SIGNING_KEY. Throws a `Failure` for a wrong one. */
export function readKeys(env: NodeJS.ProcessEnv): SignatureKeys {
  try {
    return readSignatureKeys(env);
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}
