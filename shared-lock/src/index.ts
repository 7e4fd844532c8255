export { DirectoryInUse, lockDirectory } from './directoryLock';
export { exclusively } from './exclusively';
