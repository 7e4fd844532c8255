import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { fileHash } from '../src/content/fileHash';

// It is part of an original's hash. Raise it when the same original must give other files.
const PIPELINE_VERSION = 2;

const KINDS: Record<string, 'image' | 'video'> = {
  '.avif': 'image',
  '.jpeg': 'image',
  '.jpg': 'image',
  '.png': 'image',
  '.tif': 'image',
  '.tiff': 'image',
  '.webp': 'image',
  '.mkv': 'video',
  '.mov': 'video',
  '.mp4': 'video',
  '.webm': 'video',
};

/** What only a person knows: `alt` says what is seen, `caption` where, how high and with what it was taken. */
const description = z.strictObject({ alt: z.string().min(1), caption: z.string().min(1) });

export type Original = {
  /** The file's name without its ending. Names in the catalogue and of the files made begin with it. */
  slug: string;
  kind: 'image' | 'video';
  file: string;
  path: string;
  hash: string;
  alt: string;
  caption: string;
};

/** The originals of a folder, each described by a JSON file of the same name; and what is wrong with the others. */
export async function readOriginals(folder: string): Promise<{ originals: Original[]; problems: string[] }> {
  const names = await readdir(folder).catch(() => []);
  const originals: Original[] = [];
  const problems: string[] = [];
  for (const file of names.sort()) {
    const { name: slug, ext } = path.parse(file);
    const kind = KINDS[ext.toLowerCase()];
    if (!kind) continue;
    const twin = originals.find((other) => other.slug === slug && other.kind === kind);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      problems.push(`${file}: name it in lower case with dashes, such as cala-al-alba${ext}`);
    } else if (twin) {
      problems.push(`${file}: ${twin.file} has the same name`);
    } else {
      const words = await readDescription(folder, slug);
      if (typeof words === 'string') problems.push(`${file}: ${words}`);
      else {
        const filePath = path.join(folder, file);
        originals.push({
          slug,
          kind,
          file,
          path: filePath,
          hash: `${PIPELINE_VERSION}-${await fileHash(filePath)}`,
          ...words,
        });
      }
    }
  }
  return { originals, problems };
}

/** The description, or what is wrong with it. */
async function readDescription(folder: string, slug: string): Promise<z.infer<typeof description> | string> {
  const file = `${slug}.json`;
  const wanted = `{ "alt": "what is seen", "caption": "where, how high, with what" }`;
  try {
    const { data } = description.safeParse(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
    return data ?? `${file} must hold ${wanted}`;
  } catch {
    return `write ${file} beside it: ${wanted}`;
  }
}
