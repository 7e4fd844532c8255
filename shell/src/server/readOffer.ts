import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ShellOffer, shellOffer } from 'shared-contracts';
import * as z from 'zod/mini';

/** What this shell lends to remotes, as its build wrote it into `offer.json`. Throws where that is something else. */
export const readOffer = (dist: string): ShellOffer =>
  z.parse(shellOffer, JSON.parse(readFileSync(path.join(dist, 'offer.json'), 'utf8')));
