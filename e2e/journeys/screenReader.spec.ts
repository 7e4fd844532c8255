import type { Page } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { expect, test } from '../support/test';

test('a screen reader is told the same landmarks on the pages of every remote', {
  tag: ['@read-only', '@every-remote'],
}, async ({ page }) => {
  for (const path of ['/', '/blog', '/media', '/tienda']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Saltar al contenido"
      - banner:
        - link "Tramuntana Drones Servicios Aéreos Profesionales"
        - navigation "Principal":
          - link "Home"
          - link "Servicios"
          - link "Blog"
          - link "Sobre Nosotros"
          - link "Contacto"
        - link /Llamar al/
        - switch "Tema oscuro"
      - main:
        - heading [level=1]
      - contentinfo
    `);
  }
});

test('a screen reader is told a form’s labels and errors', {
  tag: ['@read-only', '@mfe-marketing'],
}, async ({ page }) => {
  await page.goto('/contacto');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  await expect(form).toMatchAriaSnapshot(`
    - textbox "Nombre"
    - textbox "Teléfono"
    - textbox "Email"
    - textbox "Mensaje"
    - button /Enviar/
  `);
  await form.getByRole('button', { name: /Enviar/ }).click();
  const name = form.getByRole('textbox', { name: 'Nombre' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/El nombre es demasiado corto/);
});

/** Collects the texts that live regions announce from now on. */
async function hearChanges(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const said: string[] = [];
    const regions = '[role=status], [role=alert], [aria-live=polite], output';
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        // Screen readers do not announce removed text.
        if (region && region.ariaLive !== 'off' && (type === 'characterData' || addedNodes.length > 0))
          changed.add(region);
      }
      for (const region of changed) if (region.textContent) said.push(region.textContent);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return said;
  });
  return () => heard.jsonValue();
}

test('a screen reader says once that the list has another page, or another order', {
  tag: ['@read-only', '@mfe-blog', '@mfe-shop'],
}, async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const heardInBlog = await hearChanges(page);
  await page.getByRole('navigation', { name: 'Páginas de artículos' }).getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(heardInBlog).toEqual([expect.stringMatching(/^\d+ artículos, página 2 de \d+$/)]);

  await page.goto('/tienda');
  await hydrated(page);
  const heardInShop = await hearChanges(page);
  await page.getByRole('main').getByRole('combobox').first().selectOption('rating');
  await expect(page).toHaveURL(/rating/);
  await expect.poll(heardInShop).toEqual([expect.stringMatching(/^\d+ productos$/)]);
});

test('a screen reader says once how much of the gallery is shown', { tag: ['@read-only', '@mfe-media'] }, async ({
  page,
}) => {
  await page.goto('/media');
  await hydrated(page);
  const heard = await hearChanges(page);
  await page.getByRole('navigation', { name: 'Tipo de contenido' }).getByRole('link', { name: /vídeo/i }).click();
  await expect(page).toHaveURL(/kind=video/);
  await expect.poll(heard).toEqual([expect.stringMatching(/^\d+ de \d+$/)]);
});
