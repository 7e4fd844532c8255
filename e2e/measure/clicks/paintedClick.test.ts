import type { Page } from '@playwright/test';
import { NothingPainted, paintedClick } from './paintedClick';

const aPage = (waitForFunction: () => Promise<unknown>) =>
  ({ waitForFunction, url: () => 'http://localhost/media' }) as unknown as Page;
const CLICKED = { link: '/contacto', hit: '<div class="hero">' };

test('a painted heading gives its time', async () => {
  const page = aPage(async () => ({ jsonValue: async () => ({ painted: 120 }) }));
  expect(await paintedClick(page, CLICKED)).toEqual({ painted: 120 });
});

test('a click that paints nothing says which link it was, what it hit and where the page is', async () => {
  const timeout = new Error('Timeout 20000ms exceeded');
  const clicked = paintedClick(
    aPage(() => Promise.reject(timeout)),
    CLICKED,
  );
  await expect(clicked).rejects.toBeInstanceOf(NothingPainted);
  await expect(clicked).rejects.toMatchObject({
    message: expect.stringMatching(/link to \/contacto .*it hit <div class="hero">.*at http:\/\/localhost\/media$/),
    cause: timeout,
  });
});
