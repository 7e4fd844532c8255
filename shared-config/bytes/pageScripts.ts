import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The `scriptBudget` of a workspace's package.json. Sizes are in brotli bytes. */
export type ScriptBudget = {
  /** The limit for one page's scripts of the workspace. For a remote: its entry, its routes and the page's chunks. */
  firstPage: number;
  /** Pages that load one of several chunks, with the chunks' prefix, as in `{ "page-service": "content-" }`. */
  with?: Record<string, string>;
};

/** The scripts of a workspace that one page loads, with their sizes in brotli bytes. */
export type PageScripts = { page: string; scripts: { file: string; bytes: number }[]; bytes: number };

type Build = { entry?: string; chunks: Record<string, string[]> };

const SHELL_PAGE = 'main';
const isPage = (chunk: string) => chunk === SHELL_PAGE || chunk.startsWith('page-');

/** The budget of a workspace; undefined if it has none. */
export function readBudget(folder: string): ScriptBudget | undefined {
  return readJson<{ scriptBudget?: ScriptBudget }>(path.join(folder, 'package.json')).scriptBudget;
}

/** Every page of a workspace's build, heaviest first. A page that loads one of several chunks counts the heaviest one. */
export function pageScripts(folder: string, budget: ScriptBudget): PageScripts[] {
  const build = readJson<Build>(path.join(folder, 'dist/build.json'));
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliSize(readFileSync(path.join(folder, 'dist/web', file)));
    sizes.set(file, size);
    return size;
  };
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const always = [...(build.entry ? [build.entry] : []), ...(build.chunks.routes ?? [])];

  const page = (chunk: string): PageScripts => {
    const prefix = budget.with?.[chunk];
    const companions = Object.keys(build.chunks).filter((name) => prefix && name.startsWith(prefix));
    const sets = (companions.length > 0 ? companions : [chunk]).map((name) => [
      ...new Set([...always, ...(build.chunks[chunk] ?? []), ...(build.chunks[name] ?? [])]),
    ]);
    const [heaviest = []] = sets.sort((a, b) => sum(b) - sum(a));
    return { page: chunk, scripts: heaviest.map((file) => ({ file, bytes: sizeOf(file) })), bytes: sum(heaviest) };
  };
  return Object.keys(build.chunks)
    .filter(isPage)
    .map(page)
    .sort((a, b) => b.bytes - a.bytes);
}

const brotliSize = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .byteLength;

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;
