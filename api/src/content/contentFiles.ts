import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

// Part of the hash. Raise it when a change in Markdown, sanitising or search words gives other rows for the same files.
const IMPORT_VERSION = 4;

/** Files that hold a whole part of the content. */
const SINGLE_FILES = ['company.json', 'gallery.json', 'media/catalog.json'];
/** Folders with a file for each entry, and how those files end. */
const FOLDERS = { services: /\.json$/, blog: /\.(md|html)$/ };

/** The text of every content file, by its path in the content folder, and a hash that changes with any of them. */
export type ContentFiles = { texts: ReadonlyMap<string, string>; hash: string };

/** Reads the files of the content folder that are imported. Rejects where one of the single files is missing. */
export async function readContentFiles(folder: string): Promise<ContentFiles> {
  const entries = await Promise.all(Object.entries(FOLDERS).map(([name, ending]) => entriesOf(folder, name, ending)));
  const files = [...SINGLE_FILES, ...entries.flat()];
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const hash = createHash('sha256').update(`${IMPORT_VERSION}`);
  files.forEach((file, index) => {
    hash.update(JSON.stringify([file, texts[index]]));
  });
  return { texts: new Map(files.map((file, index) => [file, texts[index] ?? ''])), hash: hash.digest('hex') };
}

async function entriesOf(folder: string, name: string, ending: RegExp): Promise<string[]> {
  const names = (await readdir(path.join(folder, name))).filter((file) => ending.test(file));
  return names.sort().map((file) => `${name}/${file}`);
}
