import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ShellOffer, shellOffer } from '@tramuntana/contracts';
import * as z from 'zod/mini';

/** The shell's offer to remotes, which its build wrote into `offer.json`. Throws if the file is not an offer. */
export const readOffer = (dist: string): ShellOffer =>
  z.parse(shellOffer, JSON.parse(readFileSync(path.join(dist, 'offer.json'), 'utf8')));
