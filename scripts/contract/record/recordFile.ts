import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** A build of one minor of the contract, as one file. `e2e/support/sites/recordedBuilds.ts` reads it. */
type Recorded = {
  /** The contract's version at the build. */
  contract: string;
  /** The commit that was built. */
  commit: string;
  /** Contents by path in `dist`. Files that are no text are in base64. */
  text: Record<string, string>;
  base64: Record<string, string>;
};

/** Records of the contract's minors, in a folder each: `released/2.1/remote.br`. */
export const RECORDS = 'shared-contracts/released';

/** The record's name of a minor: `2.1` for 2.1.3. */
export const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** The recorded minors, and the minor whose shell is recorded. */
export function recordedMinors(root: string): { remotes: string[]; shells: string[] } {
  const folder = path.join(root, RECORDS);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const having = (name: string) =>
    files.filter((file) => path.basename(file) === name).map((file) => path.dirname(file));
  return { remotes: having('remote.br').sort(byVersion), shells: having('shell.br').sort(byVersion) };
}

/** Sorts minors, oldest first. */
export const byVersion = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/**
 * Files that a record does without: compressed copies, the hash of the build's inputs, and fonts and pictures, which are a
 * quarter of the shell's record. Later builds have the same ones, under names with a hash.
 */
const isLeftOut = (file: string) => file.endsWith('.br') || file === 'inputs.json' || file.startsWith('web/media/');

/** Writes the build in `dist` as the record of a minor. Returns its size in bytes. */
export function writeRecord(
  root: string,
  kind: 'remote' | 'shell',
  { dist, contract, commit }: Pick<Recorded, 'contract' | 'commit'> & { dist: string },
): number {
  const record: Recorded = { contract, commit, text: {}, base64: {} };
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => path.relative(dist, path.join(parentPath, name))).sort();
  for (const file of files.filter((each) => !isLeftOut(each))) {
    const content = readFileSync(path.join(dist, file));
    const text = content.toString();
    if (Buffer.from(text).equals(content)) record.text[file] = text;
    else record.base64[file] = content.toString('base64');
  }
  const compressed = brotliCompressSync(JSON.stringify(record), {
    // The shell's bundles repeat each other over megabytes.
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  const folder = path.join(root, RECORDS, minorOf(contract));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${kind}.br`), compressed);
  return compressed.length;
}

/** The contract's version of a record. */
export function recordedContract(root: string, kind: 'remote' | 'shell', minor: string): string {
  const record = brotliDecompressSync(readFileSync(path.join(root, RECORDS, minor, `${kind}.br`)));
  return (JSON.parse(record.toString()) as Recorded).contract;
}

/** The minors without a record: gaps in the recorded majors, and those up to the contract's version. */
export function missingMinors(recorded: readonly string[], version: string): string[] {
  const last = new Map<string, number>();
  for (const minor of [...recorded, minorOf(version)]) {
    const [major = '', number] = minor.split('.');
    last.set(major, Math.max(last.get(major) ?? 0, Number(number)));
  }
  const expected = [...last].flatMap(([major, to]) => Array.from({ length: to + 1 }, (_, each) => `${major}.${each}`));
  return expected.filter((minor) => !recorded.includes(minor));
}

/** Removes the recorded shells of all minors but one. */
export function keepShellOf(root: string, minor: string): void {
  for (const other of recordedMinors(root).shells.filter((each) => each !== minor)) {
    rmSync(path.join(root, RECORDS, other, 'shell.br'));
  }
}
