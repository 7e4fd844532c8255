export { releaseCommand } from './command/releaseCommand';
export { publishAndPromoteForStart } from './live/publishAndPromoteForStart';
