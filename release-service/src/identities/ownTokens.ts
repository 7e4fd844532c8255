import { type AccessRecords, idOfToken, isTokenOf, ReleaseRefused, unusable } from 'releases';
import { type Identity, NotAuthenticated } from './Identity';

const ANOTHER = 'ask for another one: npm run release -- access add';

/** The identity of a token that this store gave out. Throws NotAuthenticated. */
export async function identifyOwnToken(access: AccessRecords, token: string): Promise<Identity> {
  const id = idOfToken(token);
  const record = id === undefined ? undefined : await access.find(id).catch(refuseDamaged);
  if (record?.kind !== 'token' || !isTokenOf(record, token)) {
    throw new NotAuthenticated(`The token is not known here; check RELEASES_TOKEN, or ${ANOTHER}`);
  }
  const why = unusable(record);
  if (why) throw new NotAuthenticated(`The token of ${record.owner} is ${why}; ${ANOTHER}`);
  await access.noteUse(record.id);
  return { id: record.id, who: record.owner, grants: [record] };
}

/** Only an administrator is told where the record is and what is wrong with it. */
function refuseDamaged(error: unknown): never {
  if (!(error instanceof ReleaseRefused)) throw error;
  throw new NotAuthenticated(
    'The record of the token is damaged; an administrator sees what to do: npm run release -- access list',
  );
}
