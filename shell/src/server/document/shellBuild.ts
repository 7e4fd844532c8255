import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { integrityOf } from '../registry/releases/integrityOf';
import type { NamedScript } from './scripts/startScript';

const build = z.object({ version: z.string(), chunks: z.record(z.string(), z.array(z.string())) });

/**
 * The shell's version, and its own scripts, libraries first, from the `build.json` of its build. `errorScript` tells
 * of errors while a canary runs, `devtoolsScript` shows the teams what a page is made of. Throws if a script is missing.
 */
export function readShellBuild(dist: string): {
  version: string;
  scripts: NamedScript[];
  errorScript: NamedScript | undefined;
  devtoolsScript: NamedScript | undefined;
} {
  const { version, chunks } = z.parse(build, JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')));
  const named = (file: string): NamedScript => ({
    address: `/assets/${file}`,
    integrity: integrityOf(path.join(dist, 'web', file)),
  });
  const entry = (name: string) => chunks[name]?.map(named).at(-1);
  return {
    version,
    scripts: (chunks.main ?? []).map(named),
    errorScript: entry('watchErrors'),
    devtoolsScript: entry('devtools'),
  };
}
