import type { Readable } from 'node:stream';
import { type Actor, allows } from '../access/grants';
import { refuseRight } from '../command/authorise';
import { refuseUnfitBuild } from '../publish/buildRules';
import { refuseOtherContent } from '../publish/otherContent';
import type { Published } from '../publish/publish';
import { ReleaseRefused } from '../refusal';
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
  const isPresent = await refuseUnpublishable(settings, manifest);
  const key = { remote, id: uploadId(manifest) };
  const { uploads } = settings.store;
  await uploads.begin(key, manifest);
  return { upload: key.id, missing: isPresent ? [] : await uploads.missing(key, manifest) };
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
  const notes = await passGate(settings, key, manifest);
  return store.exclusively(remote, async () => {
    if (await refuseUnpublishable(settings, manifest)) return { remote, version, outcome: 'present' };
    const existing = await store.manifest(remote, version);
    // A repair does not make another identity the publisher: the content is the former one's.
    const publishedBy = existing ? existing.publishedBy : id;
    await store.uploads.complete(key, { ...manifest, publishedAt: new Date().toISOString(), publishedBy });
    return { remote, version, outcome: existing ? 'repaired' : 'published', ...(notes.length > 0 && { notes }) };
  });
}

/** Runs the release in the gate, if there is one. Resolves to lines for the outcome. Throws if the gate refuses it. */
async function passGate(settings: ReleaseSettings, key: UploadKey, manifest: UploadManifest): Promise<string[]> {
  const { store, gate } = settings;
  if (!gate || (await refuseUnpublishable(settings, manifest))) return [];
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

/** Whether the same release is in the store and whole. Throws if a rule forbids it, or if it is there with another content. */
async function refuseUnpublishable(settings: ReleaseSettings, manifest: UploadManifest): Promise<boolean> {
  const { store } = settings;
  await refuseUnfitBuild(settings, manifest);
  const existing = await store.manifest(manifest.remote, manifest.version);
  if (!existing) return false;
  refuseOtherContent(existing, manifest, manifest.files);
  return (await store.damageOf(existing)).length === 0;
}
