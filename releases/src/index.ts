export { type ReleaseTool, releaseCommand } from './command/releaseCommand';
export { type LiveChange, promote, rollback } from './live/changeLive';
export { publishAndPromoteForStart, type StartOptions } from './live/publishAndPromoteForStart';
export { type Published, type PublishOptions, publish } from './publish/publish';
export { ReleaseRefused } from './refusal';
export { exclusively } from './store/exclusively';
export type { ReleaseSettings } from './store/releaseStore';
