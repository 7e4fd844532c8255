import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const build = z.object({ version: z.string(), chunks: z.record(z.string(), z.array(z.string())) });

/** The shell's version, and the addresses of its own scripts, libraries first, from the `build.json` of its build. */
export function readShellBuild(dist: string): { version: string; scripts: string[] } {
  const { version, chunks } = z.parse(build, JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')));
  return { version, scripts: (chunks.main ?? []).map((file) => `/assets/${file}`) };
}
