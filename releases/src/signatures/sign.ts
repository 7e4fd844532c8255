import { sign } from 'node:crypto';
import type { ReleaseManifest } from '@tramuntana/contracts';
import { signatureProblem, signedContent } from '@tramuntana/contracts/signature';
import { ReleaseRefused } from '../refusal';
import type { ReleaseSettings } from '../store/ReleaseStore';

type Settings = Pick<ReleaseSettings, 'signatureKeys'>;

/** The manifest with a signature by the signing key; unchanged where there is no such key. */
export function signed(manifest: ReleaseManifest, { signatureKeys }: Settings): ReleaseManifest {
  const { signing } = signatureKeys ?? {};
  if (!signing) return manifest;
  const value = sign(null, signedContent(manifest), signing.privateKey).toString('base64');
  return { ...manifest, signature: { key: signing.public.id, value } };
}

/** Whether a release needs no new signature: the signing key signed it, or there is none. */
export const isSigned = (manifest: ReleaseManifest, { signatureKeys }: Settings): boolean =>
  signatureKeys?.signing === undefined || signatureProblem(manifest, [signatureKeys.signing.public]) === undefined;

/** Whether releases need signatures that nobody can make here. */
export const cannotSign = ({ signatureKeys }: Settings): boolean =>
  signatureKeys !== undefined && signatureKeys.known.length > 0 && signatureKeys.signing === undefined;

/** Throws where a published release could never go live, because it would have no signature. */
export function refuseUnsignable(remote: string, settings: Settings): void {
  if (!cannotSign(settings)) return;
  throw new ReleaseRefused(
    remote,
    'was not published, because RELEASES_KEY asks for a signature and RELEASES_SIGNING_KEY is not set; ' +
      'publish through the release service, or set that key',
  );
}

/** Throws for a release that none of the known keys signed as it is. */
export function refuseUnsigned(manifest: ReleaseManifest, { signatureKeys }: Settings): void {
  const problem = signatureProblem(manifest, signatureKeys?.known ?? []);
  if (problem === undefined) return;
  const { remote, version } = manifest;
  throw new ReleaseRefused(remote, `${version} is refused: ${problem}; publish it again from its source`);
}
