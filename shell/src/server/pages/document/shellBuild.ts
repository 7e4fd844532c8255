import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { integrityOf } from '../../store/releases/integrityOf';
import { inlineHash } from './inlineHash';
import type { NamedScript } from './startScript';

const build = z.object({ version: z.string(), chunks: z.record(z.string(), z.array(z.string())) });

/** An inline script of every document. The source allows it in a Content-Security-Policy. */
export type InlineScript = { text: string; source: string };
export type InlineScripts = { firstPaint: InlineScript; start: InlineScript };

export type ShellBuild = {
  version: string;
  /** The shell's own scripts, libraries first. */
  scripts: NamedScript[];
  /** Reports errors while a canary runs. */
  errorScript: NamedScript | undefined;
  /** The overlay that shows teams the parts of a page. */
  devtoolsScript: NamedScript | undefined;
  inline: InlineScripts;
};

/** Reads the build of the shell in `dist`. Throws if a script is missing. */
export function readShellBuild(dist: string): ShellBuild {
  const { version, chunks } = z.parse(build, JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')));
  const named = (file: string): NamedScript => ({
    address: `/assets/${file}`,
    integrity: integrityOf(path.join(dist, 'web', file)),
  });
  const inline = (name: string): InlineScript => {
    const text = readFileSync(path.join(dist, 'inline', `${name}.js`), 'utf8').trim();
    return { text, source: inlineHash(text) };
  };
  const entry = (name: string) => chunks[name]?.map(named).at(-1);
  return {
    version,
    scripts: (chunks.main ?? []).map(named),
    errorScript: entry('watchErrors'),
    devtoolsScript: entry('devtools'),
    inline: { firstPaint: inline('firstPaint'), start: inline('start') },
  };
}
