import { aPage, aPost, aResponse, fakeShell } from '@tramuntana/contracts/testing';
import { listPages } from './listPages';

const addressOf = (page: number) => `/blog-post/?page=${page}&page_size=100`;

/** A blog whose list has `count` pages, each with one post that has the page's number. `answer` may delay or fail a page. */
function aBlog(count: number, answer: (page: number) => unknown = () => undefined) {
  const asked: number[] = [];
  const page = (number: number) => async () => {
    asked.push(number);
    const instead = await answer(number);
    if (instead) return instead;
    return aPage([aPost({ id: number, fecha: '2026-01-01' })], { count, next: number < count ? '/más' : null });
  };
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return { asked, shell: fakeShell(Object.fromEntries(numbers.map((number) => [addressOf(number), page(number)]))) };
}

/** Lets all pending work run that does not wait for the test itself. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the list and every post are listed in the blog’s order', async () => {
  const { asked, shell } = aBlog(11);
  const posts = Array.from({ length: 11 }, (_, index) => ({
    path: `/blog/post/${index + 1}`,
    lastModified: '2026-01-01',
  }));
  expect(await listPages(shell)).toEqual([{ path: '/blog' }, ...posts]);
  expect(asked.length).toBe(11);
});

test('a blog with one page needs one call', async () => {
  const { asked, shell } = aBlog(1);
  await listPages(shell);
  expect(asked).toEqual([1]);
});

test('a blog without posts has its front page', async () => {
  expect(await listPages(fakeShell({ [addressOf(1)]: aPage([]) }))).toEqual([{ path: '/blog' }]);
});

test('four pages are requested at a time, and the next one when one of them arrives', async () => {
  const finish = new Map<number, (nothing: undefined) => void>();
  const { asked, shell } = aBlog(8, (page) => page > 1 && new Promise((resolve) => finish.set(page, resolve)));
  const list = listPages(shell);
  await settled();
  expect(asked).toEqual([1, 2, 3, 4, 5]);
  finish.get(4)?.(undefined);
  await settled();
  expect(asked).toEqual([1, 2, 3, 4, 5, 6]);
  for (const page of [2, 3, 5, 6]) finish.get(page)?.(undefined);
  await settled();
  for (const page of [7, 8]) finish.get(page)?.(undefined);
  expect((await list).map(({ path }) => path)).toEqual(['/blog', ...asked.map((page) => `/blog/post/${page}`)]);
});

test('a failed page fails the list, because posts would be missing', async () => {
  const { shell } = aBlog(8, (page) => page === 6 && aResponse(503, {}));
  await expect(listPages(shell)).rejects.toMatchObject({ path: addressOf(6), status: 503 });
});
