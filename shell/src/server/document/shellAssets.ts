import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const assets = z.object({ version: z.string(), chunks: z.record(z.string(), z.array(z.string())) });

/** The addresses of the shell's own scripts, libraries first, from the `assets.json` of its browser build. */
export function readShellScripts(dist: string): string[] {
  const { chunks } = z.parse(assets, JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8')));
  return (chunks.main ?? []).map((file) => `/assets/${file}`);
}
