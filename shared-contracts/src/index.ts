/// <reference path="./shell/shellStoreModule.d.ts" />
export {
  type ApiClient,
  type ApiClientSettings,
  ApiError,
  ApiShapeError,
  createApiClient,
  type RequestOptions,
  type SchemaSource,
} from './api/apiClient';
export { type Post, post, postPage, type Tag, tag, tagPage } from './api/blog';
export { type Address, address, type Business, business, type ContactInfo, contactInfo } from './api/company';
export { contactSubmission } from './api/contactSubmission';
export { EVIDENCE_FIELDS, formEvidence, formToken } from './api/formEvidence';
export { type MediaItem, mediaItem, mediaPage } from './api/gallery';
export { newsletterAccepted, newsletterRefused, newsletterSubscription } from './api/newsletter';
export { type Paged, type PagedItems, paged, pagedItems } from './api/paged';
export { type MediaSource, mediaSource, type Picture, picture } from './api/picture';
export { PRIVACY_NOTICE } from './api/privacyNotice';
export { findSection, sectionIds } from './api/sections';
export { type Service, service, serviceList } from './api/service';
export { MAX_ID, readId, readPort, readWholeNumber } from './api/wholeNumber';
export { type BuildManifest, buildManifest, SHELL } from './releases/buildManifest';
export { canonical } from './releases/canonical';
export { type Channel, type ChannelChange, channel, isRetired, promotedReleases } from './releases/channel';
export { mountForPath, RESERVED_MOUNTS, remoteForPath } from './releases/mounts';
export type { NavLink } from './releases/nav';
export { type Registry, type RegistryRemote, registry } from './releases/registry';
export { type ReleaseFile, type ReleaseManifest, releaseManifest } from './releases/releaseManifest';
export { REPORT_LIFETIME, SERVING_FOLDER, type ServingReport, servingReport } from './releases/servingReport';
export { offerProblems, type ShellOffer, shellOffer, WHOLE_MODULE } from './releases/shellOffer';
export { absoluteAddress } from './shell/absoluteAddress';
export {
  type Head,
  type HeadContext,
  type RouteHandle,
  SOCIAL_CARD,
  type SocialPicture,
  socialPicture,
} from './shell/head';
export { prefetch } from './shell/prefetch';
export { READY, READY_ATTRIBUTE } from './shell/ready';
export type { CreateRoutes, ListPages, SitePage } from './shell/remoteExports';
export type {
  CompanyQueries,
  Newsletter,
  ServiceLink,
  ServiceQueries,
  SharedQuery,
  ShellServices,
  Subscription,
} from './shell/shellServices';
export type { ShellState, ShellStore, Theme, Toast, UseShellStore } from './shell/shellState';
export { SINGLETONS, type Singleton, sharedPackage } from './shell/singletons';
export { TOKENS } from './shell/tokens';
export { readCached, writeCached } from './storage/expiringCache';
export { expiringEntry } from './storage/expiringEntry';
export { CART_KEY, type CartLine, type CartLines, countUnits, MOST_UNITS, parseCart } from './storage/storedCart';
export { countCharacters, firstCharacters } from './text/characters';
export { emailAddress, readEmail } from './text/emailAddress';
export { searchText, searchWords } from './text/search';
export { asMultiLine, asSingleLine, maxCharacters, minCharacters } from './text/textChecks';
export { multiLine, singleLine } from './text/typedText';
