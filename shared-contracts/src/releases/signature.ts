import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { canonical } from './canonical';
import type { ReleaseManifest } from './releaseManifest';

/** A public key, and the short id by which signatures name it. */
export type PublicKey = { id: string; key: KeyObject };

/** The form of `RELEASES_KEY`, for messages. */
const FORM = 'is one or two public keys of 32 bytes in base64, as npm run release -- key prints them';

/** 32 bytes in base64. */
const BASE64 = /^[A-Za-z0-9+/]{43}=$/;

/** Reads the public keys of `RELEASES_KEY`, separated by commas or spaces. Throws for any other text. */
export function readPublicKeys(text: string): PublicKey[] {
  const keys = text.split(/[\s,]+/).filter((part) => part !== '');
  if (keys.length === 0 || keys.length > 2 || !keys.every((key) => BASE64.test(key))) {
    throw new Error(`RELEASES_KEY ${FORM}`);
  }
  return keys.map((key) => {
    const x = Buffer.from(key, 'base64').toString('base64url');
    return publicKey(createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }));
  });
}

/** A public key with its id. */
export const publicKey = (key: KeyObject): PublicKey => ({
  id: createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16),
  key,
});

/** What a signature signs: the whole manifest but the signature. Fields that this version does not know count, too. */
export function signedContent({ signature: _, ...manifest }: Pick<ReleaseManifest, 'signature'>): Buffer {
  return Buffer.from(canonical(manifest));
}

/**
 * Says why a manifest's signature does not hold; undefined if one of the keys signed the manifest as it is. Without keys,
 * no manifest needs a signature.
 */
export function signatureProblem(
  manifest: Pick<ReleaseManifest, 'signature'>,
  keys: readonly PublicKey[],
): string | undefined {
  if (keys.length === 0) return undefined;
  const { signature } = manifest;
  if (!signature) return 'it has no signature, and RELEASES_KEY asks for one';
  const known = keys.find(({ id }) => id === signature.key);
  if (!known) return `it is signed by the key ${signature.key}, which is not in RELEASES_KEY`;
  if (verify(null, signedContent(manifest), known.key, Buffer.from(signature.value, 'base64'))) return undefined;
  return 'its signature does not match: the manifest or the signature was changed after signing';
}
