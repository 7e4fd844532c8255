export { newKeys } from '../signatures/signatureKeys';
export { aRepository, type Repository } from './aRepository';
export { aToken } from './aToken';
export { damageIdentity } from './damageIdentity';
export { KILL_AT_ACCESS } from './killAtAccessUrl';
export { type OpenTestStore, type TestStore, testStores } from './testStores';
