import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { TraceMap } from '@jridgewell/trace-mapping';
import { mappedBuild } from '@tramuntana/remote/build/mappedBuild';
import { locatePlaces, type StackScript } from '@tramuntana/remote/development/front/locatePlaces';

type Build = { root: string; name: string; version: string };

const isFrame = (line: string) => /^\s+at /.test(line);
/** Whether a stack frame is in the repository's own sources. */
const isOwn = (frame: string) => /[ (][^ :()]+\.tsx?:\d+\)?$/.test(frame) && !frame.includes('node_modules/');

/**
 * Replaces positions in a production build's stacks by positions in the sources. If a stack has frames in own sources, it
 * keeps only these. It builds again with source maps, which takes seconds, so use it only for failures. If that build
 * fails, the texts stay unchanged.
 */
export async function withSources(texts: readonly string[], build: Build): Promise<string[]> {
  const { root, name, version } = build;
  const output = await mkdtemp(path.join(os.tmpdir(), 'sources-'));
  try {
    await mappedBuild(path.join(root, name), { version, output, sides: ['browser', 'server'] });
    const locate = (text: string) =>
      locatePlaces(text, (script) => {
        const file = path.join(output, `${fileOf(script, build)}.map`);
        if (!existsSync(file)) return undefined;
        const map = new TraceMap(readFileSync(file, 'utf8'));
        return { map, nameOf: (source) => path.posix.join(name, source.replace(/^webpack:\/\/[^/]*\//, '')) };
      });
    return texts.map((text) => withOwnFrames(locate(text)));
  } catch {
    return [...texts];
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

function withOwnFrames(text: string): string {
  const lines = text.split('\n');
  if (!lines.some((line) => isFrame(line) && isOwn(line))) return text;
  return lines.filter((line) => !isFrame(line) || isOwn(line)).join('\n');
}

/** Path of a script relative to the build's output, from its release address or its file path. */
function fileOf({ origin, file }: StackScript, { root, name, version }: Build): string {
  if (origin === undefined) return path.relative(path.join(root, name, 'dist'), file);
  return path.join('web', file.replace(`/releases/${name}/${version}/`, '').replace(/^\/assets\//, ''));
}
