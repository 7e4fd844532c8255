import { SHELL, type ShellOffer, shellOffer } from 'shared-contracts';
import { parseStored } from '../../store/parseStored';
import type { ReleaseStore } from '../../store/ReleaseStore';

/** The offer of a published shell; undefined if it has none. Throws ReleaseRefused if the offer cannot be read. */
export async function offerOfRelease(store: ReleaseStore, version: string): Promise<ShellOffer | undefined> {
  const content = await store.file(SHELL, version, 'offer.json');
  const where = `offer.json of ${version} in ${store.place}`;
  const advice = `publish it again: npm run release -- publish ${SHELL}`;
  return content && parseStored(content.toString(), shellOffer, { remote: SHELL, where, advice });
}
