import { negotiate } from '@fastify/accept-negotiator';
import type { Encoding } from '../pages/document/EncodedDocument';

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding that an Accept-Encoding header prefers; among equal ones Brotli (RFC 9110, section 12.5.3). */
export const acceptedEncoding = (header = '', offered = ENCODINGS): Encoding =>
  negotiate(header.toLowerCase(), offered) ?? 'identity';
