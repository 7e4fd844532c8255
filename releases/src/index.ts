export { SHELL } from 'shared-contracts';
export { releaseCommand } from './command/releaseCommand';
export { liveFolder } from './live/liveFolder';
export { publishAndPromoteForStart } from './live/publishAndPromoteForStart';
export { DirectoryStore } from './store/directory/DirectoryStore';
export { channelFile } from './store/directory/paths';
export { isReleased } from './store/names';
export type { ReleaseStore } from './store/ReleaseStore';
