import { type AccessRecords, idOfToken, isTokenOf, unusable } from 'releases';
import { type Identity, NotAuthenticated } from './Identity';

const ANOTHER = 'ask for another one: npm run release -- access add';

/** The identity of a token that this store gave out. Throws NotAuthenticated. */
export async function identifyOwnToken(access: AccessRecords, token: string): Promise<Identity> {
  const id = idOfToken(token);
  const record = id === undefined ? undefined : await access.find(id);
  if (record?.kind !== 'token' || !isTokenOf(record, token)) {
    throw new NotAuthenticated(`The token is not known here; check RELEASES_TOKEN, or ${ANOTHER}`);
  }
  const why = unusable(record);
  if (why) throw new NotAuthenticated(`The token of ${record.owner} is ${why}; ${ANOTHER}`);
  await access.noteUse(record.id);
  return { id: record.id, who: record.owner, grants: [record] };
}
