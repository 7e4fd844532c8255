import { type Corpus, wordsByFrequency } from './corpus';
import { numbers } from './numbers';

const RUNS = 100;
const PAGE_SIZE = 2;

type Question = { name: string; paths: string[] };

/** What readers ask of the blog. Words and pages differ each time, so no cache can answer. */
export function questions(corpus: Corpus, total: number): Question[] {
  const number = numbers(7);
  const words = wordsByFrequency(corpus);
  const often = () => words[number(40)] ?? '';
  const any = () => words[number(words.length)] ?? '';
  const list = (parameters: Record<string, string | number>) =>
    `/api/blog-post/?${new URLSearchParams(Object.entries({ page_size: PAGE_SIZE, order_by: 'fecha', ...parameters }).map(([name, value]) => [name, String(value)]))}`;
  const ask = (name: string, path: () => string): Question => ({ name, paths: Array.from({ length: RUNS }, path) });
  const tag = () => corpus.tags[number(corpus.tags.length)] ?? '';
  const lastPage = Math.floor(total / PAGE_SIZE);
  return [
    ask('search, a common word', () => list({ search: often() })),
    ask('search, any word', () => list({ search: any() })),
    ask('search, two words', () => list({ search: `${any()} ${often()}` })),
    ask('search, as it is typed', () => list({ search: any().slice(0, 3 + number(3)) })),
    ask('search, page 1000', () => list({ search: often(), page: 1000 })),
    ask('search within a tag', () => list({ search: any(), tags: tag() })),
    ask('tag, first pages', () => list({ tags: tag(), page: 1 + number(10) })),
    ask('tag, deep page', () => list({ tags: tag(), page: 1 + number(Math.floor(lastPage / 6)) })),
    ask('first page', () => list({})),
    ask('deep page, anywhere', () => list({ page: 1 + number(lastPage) })),
    ask('deep page, the middle', () => list({ page: Math.floor(lastPage / 2) - number(50) })),
    ask('deep page of 100', () => list({ page_size: 100, page: 1 + number(total / 100) })),
    ask('related posts', () => `/api/blog-post/${1 + number(total)}/related/?page_size=2`),
    ask('one post', () => `/api/blog-post/${1 + number(total)}/`),
  ];
}
