export { newKeys } from '../signatures/signatureKeys';
export { aRepository, type Repository } from './aRepository';
export { aToken } from './aToken';
export { type OpenTestStore, type TestStore, testStores } from './testStores';
