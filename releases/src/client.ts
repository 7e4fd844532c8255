/**
 * The part of this package that a client of the release service needs. `@tramuntana/remote` bundles it, so it imports no
 * store (scripts/lint/importRules.mjs).
 */

export { inWordsOf } from './command/line/inWordsOf';
export { printOutcome } from './command/line/printOutcome';
export { addTeamVerbs } from './command/line/teamProgram';
export type { Outcome } from './command/outcome';
export type { Request } from './command/request';
export type { BuildChecks } from './publish/buildAndCheck';
export { collisions, type MountedRemote, pathProblems } from './publish/pathProblems';
export { readBuild } from './publish/readBuild';
export { describeRefusal } from './service/describeRefusal';
export { performByService } from './service/performByService';
export { readService } from './service/readService';
export { reasonOf } from './service/reasonOf';
