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
export { MAX_ID, readId } from './api/id';
export { newsletterAccepted, newsletterRefused, newsletterSubscription } from './api/newsletter';
export { type Paged, type PagedItems, paged, pagedItems } from './api/paged';
export { type MediaSource, mediaSource, type Picture, picture } from './api/picture';
export { PRIVACY_NOTICE } from './api/privacyNotice';
export { findSection, sectionIds } from './api/sections';
export { type Service, service, serviceList } from './api/service';
export { readPort, readWholeNumber } from './api/wholeNumber';
export { type BuildManifest, buildManifest, SHELL } from './releases/buildManifest';
export { type Channel, type ChannelChange, channel } from './releases/channel';
export { isRetired } from './releases/isRetired';
export { mountForPath, remoteForPath } from './releases/mounts';
export type { NavLink } from './releases/nav';
export { offerProblems } from './releases/offerProblems';
export { promotedReleases } from './releases/promotedReleases';
export { type Registry, type RegistryRemote, registry } from './releases/registry';
export { type ReleaseFile, type ReleaseManifest, releaseManifest } from './releases/releaseManifest';
export { RESERVED_MOUNTS } from './releases/reservedMounts';
export { REPORT_LIFETIME, SERVING_FOLDER, type ServingReport, servingReport } from './releases/servingReport';
export { type ShellOffer, shellOffer, WHOLE_MODULE } from './releases/shellOffer';
export { absoluteAddress } from './shell/absoluteAddress';
export type { CreateRoutes } from './shell/createRoutes';
export type { Head, HeadContext, RouteHandle, SocialPicture } from './shell/head';
export type { Newsletter, Subscription } from './shell/newsletter';
export { prefetch } from './shell/prefetch';
export { READY, READY_ATTRIBUTE } from './shell/ready';
export type { CompanyQueries, ServiceLink, ServiceQueries, SharedQuery } from './shell/sharedQueries';
export type { ShellServices } from './shell/shellServices';
export type { ShellState, ShellStore, Theme, Toast, UseShellStore } from './shell/shellState';
export { SINGLETONS, type Singleton, sharedPackage } from './shell/singletons';
export type { ListPages, SitePage } from './shell/sitePages';
export { SOCIAL_CARD, socialPicture } from './shell/socialPicture';
export { TOKENS } from './shell/tokens';
export { readCached, writeCached } from './storage/expiringCache';
export { expiringEntry } from './storage/expiringEntry';
export { CART_KEY, type CartLine, type CartLines, countUnits, MOST_UNITS, parseCart } from './storage/storedCart';
export { countCharacters, firstCharacters } from './text/characters';
export { emailAddress, readEmail } from './text/emailAddress';
export { searchText, searchWords } from './text/search';
export { asMultiLine, asSingleLine, maxCharacters, minCharacters } from './text/textChecks';
export { multiLine, singleLine } from './text/typedText';
