import * as z from 'zod/mini';
import { buildManifest } from './buildManifest';

/** One file of a release: its size in bytes and `sha384-…` in base64, as in Subresource Integrity. */
const releaseFile = z.object({ bytes: z.number(), integrity: z.string() });

/** `<store>/<remote>/<version>/manifest.json`: the build's promises and a hash of every file, by path in the release. */
export const releaseManifest = z.extend(buildManifest, {
  publishedAt: z.iso.datetime(),
  /** The identity that published it through the release service: an id, because the manifest of a live release is public. */
  publishedBy: z.optional(z.string()),
  files: z.record(z.string(), releaseFile),
  /** The Ed25519 signature of the manifest without this field: the id of the public key, and the signature in base64. */
  signature: z.optional(z.object({ key: z.string(), value: z.string() })),
});

export type ReleaseFile = z.infer<typeof releaseFile>;
export type ReleaseManifest = z.infer<typeof releaseManifest>;
