import { openStore, type ReleaseStore, type StoreSettings } from 'releases';
import { Failure } from '../setup/Failure';

/** The store of the settings, not connected to yet. Throws a `Failure` for an address that is no database's. */
export function openReleases(settings: StoreSettings): ReleaseStore {
  try {
    return openStore(settings);
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}
