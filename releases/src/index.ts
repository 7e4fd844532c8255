export { SHELL } from 'shared-contracts';
export { releaseCommand } from './command/releaseCommand';
export { type CanaryHalt, haltCanary } from './live/canary';
export { liveFolder } from './live/liveFolder';
export { publishAndPromoteForStart } from './live/publishAndPromoteForStart';
export { channelFile } from './store/channelFile';
export { isReleased } from './store/releaseStore';
