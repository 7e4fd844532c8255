import { newKeys, readSignatureKeys, type SignatureKeys } from '../signatures/signatureKeys';

/** A new pair of keys. With it, what is published gets a signature, and a release without one is refused. */
export const someKeys = () => readSignatureKeys(newKeys()) as Required<SignatureKeys> & SignatureKeys;
