import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { readForm } from '../support/pages/readForm';
import { BEYOND_SAMPLE } from '../support/sample';
import { inbox } from '../support/sites/inbox';

const SPAM = 'compra ya en http://spam.example';
const subscribers = () => inbox('list', 'subscribers');

test('the newsletter thanks a program for its address, but does not subscribe it', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  const fields = await form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));
  await readForm(form);
  const post = (email: string, web: string) =>
    page.request.post('/newsletters', { form: { ...(fields as Record<string, string>), email, web } });

  const [program, person] = [await post('programa@correo.example', SPAM), await post('persona@correo.example', '')];
  for (const answer of [program, person]) expect(await answer.text()).toContain('Gracias por suscribirte');
  const known = await subscribers();
  expect(known).toContain('persona@correo.example');
  expect(known).not.toContain('programa@correo.example');
});

for (const path of ['/', '/blog']) {
  // Both forms send the same fields (shell/src/shared/api/subscribe.test.ts).
  const tag = path === '/' ? [] : BEYOND_SAMPLE;
  test(`the newsletter of ${path} also tells programs from people when scripts run`, { tag }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const area = page.getByRole(path === '/' ? 'contentinfo' : 'main');
    const trap = area.locator('form[action="/newsletters"] [name="web"]');
    await expect(trap).toBeHidden();
    // A program that runs scripts fills in every field.
    await trap.evaluate((field: HTMLInputElement, text) => {
      field.value = text;
    }, SPAM);
    await area.getByLabel(/Correo/).fill(`programa${path.length}@correo.example`);
    await area.getByRole('button', { name: 'Suscribirme' }).click();
    await expect(area.getByText('Gracias por suscribirte a nuestro newsletter')).toBeVisible();
    expect(await subscribers()).not.toContain(`programa${path.length}@correo.example`);
  });
}
