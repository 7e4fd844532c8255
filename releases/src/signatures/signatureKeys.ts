import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type PublicKey, publicKey, readPublicKeys } from '@tramuntana/contracts/signature';

/** The keys of a process that changes or reads releases. */
export type SignatureKeys = {
  /** Signs what is published; undefined where nothing can be signed. */
  signing?: { privateKey: KeyObject; public: PublicKey } | undefined;
  /** A release must be signed by one of these. Without any, no release needs a signature. */
  known: readonly PublicKey[];
};

/** Reads the settings `RELEASES_SIGNING_KEY` and `RELEASES_KEY`. Throws with what is wrong, never with a key. */
export function readSignatureKeys({ RELEASES_SIGNING_KEY, RELEASES_KEY }: NodeJS.ProcessEnv): SignatureKeys {
  const known = RELEASES_KEY ? readPublicKeys(RELEASES_KEY) : [];
  if (!RELEASES_SIGNING_KEY) return { known };
  const signing = readSigningKey(RELEASES_SIGNING_KEY);
  if (known.length > 0 && !known.some(({ id }) => id === signing.public.id)) {
    throw new Error('RELEASES_SIGNING_KEY belongs to none of the keys in RELEASES_KEY; put its public key there, too');
  }
  return { signing, known };
}

/** A new pair of keys, in the form of the settings. */
export function newKeys(): { RELEASES_SIGNING_KEY: string; RELEASES_KEY: string } {
  const pair = generateKeyPairSync('ed25519');
  const { x = '' } = pair.publicKey.export({ format: 'jwk' });
  return {
    RELEASES_SIGNING_KEY: pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    RELEASES_KEY: Buffer.from(x, 'base64url').toString('base64'),
  };
}

function readSigningKey(text: string) {
  try {
    const privateKey = createPrivateKey({ key: Buffer.from(text, 'base64'), type: 'pkcs8', format: 'der' });
    if (privateKey.asymmetricKeyType === 'ed25519') {
      return { privateKey, public: publicKey(createPublicKey(privateKey)) };
    }
  } catch {
    // Node's error tells the place in its parser, and no operator can use that.
  }
  throw new Error('RELEASES_SIGNING_KEY is a private Ed25519 key, as npm run release -- key prints it');
}
