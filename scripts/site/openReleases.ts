import { openStore, type ReleaseStore, type StoreSettings } from 'releases';
import { Failure } from '../setup/Failure';

/** The store that the settings name, not yet connected. Throws a `Failure` if the address is not a database's. */
export function openReleases(settings: StoreSettings): ReleaseStore {
  try {
    return openStore(settings);
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}
