export { SHELL } from 'shared-contracts';
export { releaseCommand } from './command/releaseCommand';
export { goLive, takeLive } from './live/goLive';
export { liveFolder } from './live/liveFolder';
export { publishAndPromoteForStart } from './live/publishAndPromoteForStart';
export { type LiveRelease, readLive } from './live/readLive';
export { confirmLive } from './serving/confirmation';
export { channelFile } from './store/channelFile';
export { isReleased, type ReleaseSettings } from './store/releaseStore';
