export { exclusively } from './exclusively';
export { holderOf, tryLock } from './processLock';
