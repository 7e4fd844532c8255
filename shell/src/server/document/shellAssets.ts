import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { NamedScript } from './startScript';

const assets = z.object({ version: z.string(), chunks: z.record(z.string(), z.array(z.string())) });

/** The shell's own scripts, libraries first, from the `assets.json` of its browser build. Throws if one is missing. */
export function readShellScripts(dist: string): NamedScript[] {
  const { chunks } = z.parse(assets, JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8')));
  return (chunks.main ?? []).map((file) => {
    const hash = createHash('sha384').update(readFileSync(path.join(dist, 'web', file)));
    return { address: `/assets/${file}`, integrity: `sha384-${hash.digest('base64')}` };
  });
}
