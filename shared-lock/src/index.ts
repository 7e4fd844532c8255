export { DirectoryInUse, lockDirectory } from './directoryLock';
export { exclusively } from './exclusively';
export { holderOf, tryLock } from './processLock';
