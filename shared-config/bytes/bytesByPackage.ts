import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type EncodedSourceMap, eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { mappedBuild } from '../build/mappedBuild';

/** The owners of a script's code, largest first: packages or folders with their share of the brotli bytes. */
export type Shares = { script: string; shares: [owner: string, bytes: number][] };

/**
 * Builds a workspace's browser side with source maps in a temporary folder, and gives the owners of each script's code. A
 * package's share of the compressed bytes is estimated from its share of the characters. Rejects if the build fails.
 */
export async function bytesByPackage(folder: string): Promise<Shares[]> {
  const output = await mkdtemp(path.join(os.tmpdir(), 'bytes-'));
  try {
    await mappedBuild(folder, { version: '0.0.0-bytes', output, sides: ['browser'] });
    const web = path.join(output, 'web');
    const scripts = (await readdir(web)).filter((file) => file.endsWith('.js'));
    return await Promise.all(scripts.sort().map((script) => sharesOf(web, script)));
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

async function sharesOf(output: string, script: string): Promise<Shares> {
  const text = await readFile(path.join(output, script), 'utf8');
  const map = JSON.parse(await readFile(path.join(output, `${script}.map`), 'utf8')) as EncodedSourceMap;
  const owned = charactersByOwner(text, map);
  const perCharacter = brotliCompressSync(text).byteLength / text.length;
  const shares = [...owned].map(([owner, count]): [string, number] => [owner, Math.round(count * perCharacter)]);
  // Without the hash, because this build's hash differs from the real build's.
  return { script: script.replace(/\.[0-9a-f]{10}(?=\.js$)/, ''), shares: shares.sort(([, a], [, b]) => b - a) };
}

/** A mapping covers the characters up to the next mapping, or to the end of the line. */
function charactersByOwner(text: string, map: EncodedSourceMap): Map<string, number> {
  const lines = text.split('\n');
  const starts: { line: number; column: number; owner: string }[] = [];
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    starts.push({ line: generatedLine, column: generatedColumn, owner: ownerOf(source ?? '') });
  });
  const owned = new Map<string, number>();
  starts.forEach(({ line, column, owner }, index) => {
    const next = starts[index + 1];
    const end = next?.line === line ? next.column : (lines[line - 1]?.length ?? column);
    owned.set(owner, (owned.get(owner) ?? 0) + end - column);
  });
  return owned;
}

/** The package of a source, or the first three folders of our own file. */
export function ownerOf(source: string): string {
  const inPackage = /node_modules\/(?!.*node_modules\/)((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (inPackage) return inPackage;
  const file = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\.?\/)+/, '');
  if (/^webpack\//.test(file)) return 'webpack';
  return path.posix.dirname(file).split('/').slice(0, 3).join('/');
}
