import { newKeys } from '../../signatures/signatureKeys';
import type { Outcome } from '../outcome';

/** A new pair of keys as two settings, with the processes that need each. */
export function printKeys(): Outcome {
  const keys = newKeys();
  return {
    data: keys,
    lines: [
      '# Secret: for the release service, and for an operator who publishes on the machine of the store.',
      `RELEASES_SIGNING_KEY=${keys.RELEASES_SIGNING_KEY}`,
      '# Public: for each site, and for the release service.',
      `RELEASES_KEY=${keys.RELEASES_KEY}`,
    ],
  };
}
