import type { Readable } from 'node:stream';
import { type Actor, allows } from '../access/grants';
import { refuseRight } from '../command/authorise';
import { shellNotes } from '../live/rules/offerRules';
import { refuseUnfitBuild } from '../publish/buildRules';
import { refuseOtherContent } from '../publish/otherContent';
import type { Published } from '../publish/Published';
import { outcomeOf } from '../publish/publish';
import { ReleaseRefused } from '../refusal';
import { refuseUnsignable, signed } from '../signatures/sign';
import type { ReleaseSettings, ReleaseStore } from '../store/ReleaseStore';
import { checkedContent } from './checkedContent';
import type { UploadKey, UploadManifest } from './Uploads';
import { refuseForeignFiles, refuseIncomplete, refuseTooLarge, uploadId } from './uploadRules';

/** Begins the upload of a release, or goes on with it. Gives the hashes of the contents that the client must send. */
export async function beginUpload(
  settings: ReleaseSettings,
  manifest: UploadManifest,
  actor: Actor,
): Promise<{ upload: string; missing: string[] }> {
  const { remote } = manifest;
  refusePublisher(actor, remote);
  refuseTooLarge(manifest);
  refuseForeignFiles(manifest);
  refuseIncomplete(manifest);
  const outcome = await refuseUnpublishable(settings, manifest);
  const key = { remote, id: uploadId(manifest) };
  const { uploads } = settings.store;
  await uploads.begin(key, manifest);
  return { upload: key.id, missing: outcome === 'present' ? [] : await uploads.missing(key, manifest) };
}

/** Takes one content of an upload. Nothing of it stays if it is not the one of the hash. */
export async function receiveContent(
  { store }: ReleaseSettings,
  key: UploadKey & { integrity: string },
  content: Readable,
  actor: Actor,
): Promise<void> {
  const { remote, integrity } = key;
  refusePublisher(actor, remote);
  const { files } = await knownUpload(store, key);
  const file = Object.values(files).find((each) => each.integrity === integrity);
  if (!file) throw new ReleaseRefused(remote, `${integrity} is no content of this upload; publish again`, 'missing');
  await store.uploads.receive(key, integrity, checkedContent(remote, content, file));
}

/** Adds an uploaded release to the store, if it is whole and the rules allow it. The actor's right was checked. */
export async function completeUpload(
  settings: ReleaseSettings,
  key: UploadKey,
  { id }: Pick<Actor, 'id'>,
): Promise<Published> {
  const { store } = settings;
  const { remote } = key;
  const manifest = await knownUpload(store, key);
  const { version } = manifest;
  // Before the lock: rendering takes seconds, and a rollback must not wait for it.
  const gateNotes = await passGate(settings, key, manifest);
  return store.exclusively(remote, async () => {
    const outcome = await refuseUnpublishable(settings, manifest);
    if (outcome === 'present') return { remote, version, outcome };
    const existing = await store.manifest(remote, version);
    // A repair does not make another identity the publisher: the content is the former one's.
    const publishedBy = existing ? existing.publishedBy : id;
    const published = { ...manifest, publishedAt: new Date().toISOString(), publishedBy };
    await store.uploads.complete(key, signed(published, settings));
    const notes = [...gateNotes, ...(await shellNotes(store, remote, version))];
    return { remote, version, outcome, ...(notes.length > 0 && { notes }) };
  });
}

/** Runs the release in the gate, if there is one. Resolves to lines for the outcome. Throws if the gate refuses it. */
async function passGate(settings: ReleaseSettings, key: UploadKey, manifest: UploadManifest): Promise<string[]> {
  const { store, gate } = settings;
  if (!gate) return [];
  const outcome = await refuseUnpublishable(settings, manifest);
  // Its content passed when it was published.
  if (outcome === 'present' || outcome === 'signed') return [];
  const missing = await store.uploads.missing(key, manifest);
  if (missing.length > 0) {
    const what = `${missing.length} contents of ${manifest.version} did not arrive; publish again`;
    throw new ReleaseRefused(manifest.remote, what, 'conflict');
  }
  const content = (name: string) => store.uploads.content(key, manifest.files[name]?.integrity ?? '');
  const source = { place: 'the upload', file: (_remote: string, _version: string, name: string) => content(name) };
  const record = await store.policies.find(manifest.remote);
  return gate({ manifest, source }, { pageBytes: record?.policy.pageBytes });
}

function refusePublisher(actor: Actor, remote: string): void {
  if (!allows(actor, 'publish', remote)) throw refuseRight(actor, 'publish', remote);
}

async function knownUpload({ uploads }: ReleaseStore, key: UploadKey): Promise<UploadManifest> {
  const manifest = await uploads.find(key);
  if (manifest) return manifest;
  throw new ReleaseRefused(key.remote, 'this upload has ended or never began; publish again', 'missing');
}

/** What publishing would do. Throws if a rule forbids the release, or if it is in the store with another content. */
async function refuseUnpublishable(settings: ReleaseSettings, manifest: UploadManifest): Promise<Published['outcome']> {
  refuseUnsignable(manifest.remote, settings);
  await refuseUnfitBuild(settings, manifest);
  const existing = await settings.store.manifest(manifest.remote, manifest.version);
  if (existing) refuseOtherContent(existing, manifest, manifest.files);
  return outcomeOf(settings, existing);
}
