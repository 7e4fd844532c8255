import { type APIRequestContext, expect, test } from '@playwright/test';

/** The narrowest column in CSS pixels (docs/product/blog.md#post-11). */
const NARROWEST = 160;

/** One post of the sample content for each number of table columns: `[columns, id of the post]`. */
async function postsWithTables(request: APIRequestContext): Promise<[columns: number, id: number][]> {
  const posts: { id: number; content: string }[] = [];
  for (let address: string | null = '/api/blog-post/?page_size=50'; address; ) {
    const answer: { results: typeof posts; next: string | null } = await (await request.get(address)).json();
    posts.push(...answer.results);
    address = answer.next;
  }
  const tables = posts.flatMap(({ id, content }) => {
    const [head] = /<thead>.*?<\/thead>/s.exec(content) ?? [];
    return head ? [[head.split('<th').length - 2, id] as const] : [];
  });
  return [...new Map(tables)];
}

test.use({ viewport: { width: 360, height: 740 } });

test('on a phone no column of a table is too narrow to read, and a wide table scrolls without the page', async ({
  page,
  request,
}) => {
  const posts = await postsWithTables(request);
  expect(posts.map(([columns]) => columns)).toEqual(expect.arrayContaining([2, 3, 4]));
  for (const [columns, id] of posts) {
    await page.goto(`/blog/post/${id}`);
    const table = page.getByRole('group', { name: /^Tabla/ }).first();
    const cells = await table
      .locator('th, td')
      .evaluateAll((all) =>
        all.map((cell) => ({ width: cell.getBoundingClientRect().width, isCut: cell.scrollWidth > cell.clientWidth })),
      );
    expect(Math.min(...cells.map(({ width }) => width))).toBeGreaterThanOrEqual(NARROWEST);
    expect(cells.filter(({ isCut }) => isCut)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const isWider = await table.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isWider).toBe(columns > 2);
    if (!isWider) continue;
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  }
});
