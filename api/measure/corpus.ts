import type { Picture } from '@tramuntana/contracts';
import { readContentFiles } from '../src/content/contentFiles';
import { readContent } from '../src/content/readContent';

/** What generated posts are made of: the words of the real posts in their order, their tags, and one picture. */
export type Corpus = { words: string[]; tags: string[]; picture: Picture };

export async function readCorpus(contentFolder: string): Promise<Corpus> {
  const { posts } = readContent(await readContentFiles(contentFolder));
  const [first] = posts;
  if (!first) throw new Error(`${contentFolder}/blog holds no post to make others of`);
  return {
    words: posts.flatMap(({ words }) => words),
    tags: [...new Set(posts.flatMap(({ tags }) => tags))],
    picture: first.picture,
  };
}

/** Words of more than four letters, the most frequent first. Most stop words are shorter. */
export function wordsByFrequency({ words }: Corpus): string[] {
  const counts = new Map<string, number>();
  for (const word of words) if (word.length > 4) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}
