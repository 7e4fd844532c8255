import { expect, type Page, test } from '@playwright/test';
import { collectComplaints } from '../support/pages/complaints';
import { hydrated } from '../support/pages/hydrated';

const result = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /artículos?/ });

test('a long search that ends in an emoji is the same in server and browser', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto(`/blog?buscar=${'a'.repeat(99)}${encodeURIComponent('🚁🚁')}`);
  await hydrated(page);
  await expect(page.getByRole('searchbox')).toHaveValue(`${'a'.repeat(99)}🚁`);
  await expect(result(page)).toHaveText(`0 artículos con «${'a'.repeat(99)}🚁»`);
  expect(complaints).toEqual([]);
});

test('a word that was pasted with invisible characters finds the same posts as the plain word', async ({ page }) => {
  await page.goto('/blog?buscar=drones');
  const found = (await result(page).textContent()) ?? '';
  expect(found).not.toMatch(/^0 /);
  await page.goto('/blog?buscar=dro%E2%80%8Bnes');
  await expect(result(page)).toHaveText(found);
});

test('the first letter of a word finds posts, and a search for signs alone explains itself', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('searchbox').fill('d');
  await expect(result(page)).toHaveText(/^[1-9]\d* artículos? con «d»/);
  await page.getByRole('searchbox').fill('🚁');
  await expect(result(page)).toHaveText('0 artículos con «🚁»');
  await expect(page.getByText('Escribe alguna letra o cifra: los demás signos no se buscan.')).toBeVisible();
});

test('right-to-left words in the address do not reverse the sentence around them', async ({ page }) => {
  await page.goto(`/blog?tag=${encodeURIComponent('\u202eאבג')}`);
  await hydrated(page);
  const sentence = result(page);
  await expect(sentence).toHaveText('0 artículos sobre «אבג»');
  // As in any Spanish sentence, the closing mark stands to the right of the letters.
  const [letters, whole] = await sentence.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [element.querySelector('bdi')?.getBoundingClientRect().right ?? 0, range.getBoundingClientRect().right];
  });
  expect(whole).toBeGreaterThan(letters);
  expect(await page.title()).not.toMatch(/\p{Bidi_Control}/u);
});
