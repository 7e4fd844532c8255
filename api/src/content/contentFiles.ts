import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

// Raise it when the same files must give other rows (Markdown, sanitising, search words): it is part of the hash.
const IMPORT_VERSION = 3;

/** The text of every content file, by its path in the content folder, and a hash that changes with any of them. */
export type ContentFiles = { texts: ReadonlyMap<string, string>; hash: string };

/** Reads the content folder: `services.json`, `company.json`, `gallery.json`, `media/catalog.json`, `blog/*.md` and `blog/*.html`. */
export async function readContentFiles(folder: string): Promise<ContentFiles> {
  const blog = (await readdir(path.join(folder, 'blog'))).filter((name) => /\.(md|html)$/.test(name)).sort();
  const files = [
    'services.json',
    'company.json',
    'gallery.json',
    'media/catalog.json',
    ...blog.map((name) => `blog/${name}`),
  ];
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const hash = createHash('sha256').update(`${IMPORT_VERSION}`);
  files.forEach((file, index) => {
    hash.update(JSON.stringify([file, texts[index]]));
  });
  return { texts: new Map(files.map((file, index) => [file, texts[index] ?? ''])), hash: hash.digest('hex') };
}
