/**
 * Builds become releases in a store, and releases go live. One file answers each question:
 * - Which version is live, last good or a canary? `history/releaseState.ts`
 * - Is a release verified, so that each file matches its hash? `store/verifiedRelease.ts`
 * - What do the running shells use? `command/status.ts`
 * - Which releases may be pruned? `live/prune.ts`
 * - Why was a publish refused? `publish/publish.ts` calls each rule, and `upload/upload.ts` for the release service.
 * - Why was a promotion refused? `live/changeLive.ts` calls each rule; `live/rules` holds them.
 * - Did the running site follow a change? `serving/confirmation.ts`
 * - Did somebody change a history? `history/chain.ts`
 * - Who signed a release? `signatures/sign.ts`, and `signature.ts` of shared-contracts for readers.
 * - Who may do what? `command/authorise.ts`; `access` holds the identities.
 * - Which releases use a name of the contract? `usage/contractUsage.ts`
 * - Which policy forbids a promotion? `policies/violations.ts`
 */

export { RESERVED_MOUNTS, SHELL } from '@tramuntana/contracts';
export type { AccessRecords } from './access/AccessRecords';
export { type TrustRecord, unusable } from './access/accessRecord';
export { type Actor, type Grant, RIGHTS } from './access/grants';
export { isSecureAddress } from './access/secureAddress';
export { idOfToken, isTokenOf } from './access/token';
export { perform } from './command/perform';
export { performOnStore, releaseCommand } from './command/releaseCommand';
export { requests, type StoreRequest } from './command/request';
export { lastGoodVersion } from './history/releaseState';
export { type CanaryHalt, haltCanary } from './live/canary';
export { liveFolder, liveRelease } from './live/liveRelease';
export { promote } from './live/promote';
export { publishAndPromoteForStart } from './live/publishAndPromoteForStart';
export { goLive, takeLive } from './live/site/goLive';
export { neighboursOf, neighboursOfUpload } from './live/site/neighbours';
export { copyRelease } from './mirror/copyRelease';
export { followStore } from './mirror/followStore';
export type { BuildChecks } from './publish/buildAndCheck';
export { publish } from './publish/publish';
export { type RefusalKind, ReleaseRefused } from './refusal';
export { releasedWorkspaces } from './releasedWorkspaces';
export { readService } from './service/readService';
export { serviceCommand } from './service/serviceCommand';
export { readSignatureKeys, type SignatureKeys } from './signatures/signatureKeys';
export { channelFile } from './store/directory/channelFile';
export { DirectoryStore } from './store/directory/DirectoryStore';
export { openStore, type StoreSettings } from './store/openStore';
export { PostgresStore } from './store/postgres/PostgresStore';
export type { ReleaseSettings, ReleaseStore } from './store/ReleaseStore';
export { storeProblem } from './store/storeProblem';
export { verifiedRelease } from './store/verifiedRelease';
export { integrityOfName } from './upload/contentName';
export type { Gate, GatedRelease } from './upload/Gate';
export type { UploadManifest } from './upload/Uploads';
export { beginUpload, receiveContent } from './upload/upload';
export { uploadManifest } from './upload/uploadRules';
export { type ContractUsage, contractUsage } from './usage/contractUsage';
export { describeRelease, releasesInUse } from './usage/releasesInUse';
