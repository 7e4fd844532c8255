import { exec } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { commandsOf, GUIDE } from '../support/guide';
import { collectComplaints } from '../support/pages/complaints';
import { hydrated } from '../support/pages/hydrated';
import { BEYOND_SAMPLE } from '../support/sample';
import { changedFiles, copyOfClone } from '../support/sites/copies';
import { type Site, startSite } from '../support/sites/site';

const PAGE = '/preguntas';

let clone: string;
let site: Site;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  clone = copyOfClone();
  site = await startSite({}, clone);
});
test.afterAll(async () => {
  // Undefined if the site did not start.
  await (site as Site | undefined)?.stop();
  rmSync(clone, { recursive: true, force: true });
});

/** Edits a file of the remote in the clone. */
function edit(file: string, change: (text: string) => string) {
  const target = path.join(clone, 'mfe-faq', file);
  writeFileSync(target, change(readFileSync(target, 'utf8')));
}

/** Shows the guide's picture on the page of services, as the guide says. */
function showPicture() {
  const [, imported = '', element = ''] = /^```tsx\n(.*)\n\n(.*)\n```/m.exec(GUIDE) ?? [];
  edit('src/pages/services/ServicesPage.tsx', (text) =>
    `${imported}\n${text}`.replace('PageHero }', 'PageHero, Picture }').replace(/<PageHero .*\/>/, `$&\n${element}`),
  );
}

/** The version of the last `publish`. A reader of the guide puts it in place of `<version>`. */
let version = '';

/** Runs a section's commands in the clone, for the running site; returns their output. */
async function follow(section: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: site.dataDir };
  let printed = '';
  for (const line of commandsOf(section)) {
    const command = line.replace('<version>', version);
    const { stdout } = await test.step(command, () => promisify(exec)(command, { cwd: clone, env }));
    if (command.includes('-- publish ')) version = /mfe-faq: (\S+) is /.exec(stdout)?.[1] ?? '';
    printed += stdout;
  }
  return printed;
}

const textOf = async (address: string) => (await fetch(site.url + address)).text();
const status = async () => (await fetch(site.url + PAGE)).status;

/** Text of the first such element in the server's page for a visitor with this canary number (0 to 9999). */
async function served(element: 'h1' | 'p', drawn = 9999): Promise<string | undefined> {
  const headers = { cookie: `canary-mfe-faq=${drawn}.${version}` };
  const page = await (await fetch(site.url + PAGE, { headers })).text();
  const main = page.split('<main')[1] ?? '';
  return new RegExp(`<${element}\\b[^>]*>([^<]*)`).exec(main)?.[1];
}

test('a new team follows its guide: the remote is written, tested, live, changed, rolled back and taken away', {
  tag: BEYOND_SAMPLE,
}, async ({ page }) => {
  test.setTimeout(300_000);
  expect(commandsOf('The site')).toEqual(['npm start']);
  await expect.poll(status).toBe(404);

  await follow('Your remote');
  const elsewhere = changedFiles(clone).filter((file) => !file.startsWith('mfe-faq/'));
  expect(elsewhere).toEqual(['package-lock.json', 'package.json']);

  expect(await follow('Live')).toContain('a running shell uses it and rendered its 3 routes');
  await expect.poll(() => served('h1')).toBe('Preguntas frecuentes');
  await expect.poll(() => textOf('/sitemap.xml')).toContain(`${site.url}${PAGE}<`);
  const complaints = collectComplaints(page);
  await page.goto(site.url);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await expect(page).toHaveURL(site.url + PAGE);
  await expect(page).toHaveTitle(/^Preguntas frecuentes\b/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^Preguntas frecuentes: información/,
  );
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Haz una pregunta' }).click();
  await expect(page).toHaveURL(`${site.url}${PAGE}/pregunta`);
  expect(complaints).toEqual([]);

  await follow('A picture');
  showPicture();
  await follow('Live');
  await page.goto(`${site.url}${PAGE}/servicios`);
  await hydrated(page);
  await expect(main.getByRole('img', { name: 'La costa desde el aire' })).toHaveJSProperty('complete', true);
  await expect(main.getByRole('link').first()).toHaveAttribute('href', /^\/servicios\//);
  expect(complaints).toEqual([]);

  await page.goto(`${site.url}${PAGE}/pregunta`);
  const question = main.getByRole('textbox', { name: 'Tu pregunta' });
  await question.fill('¿Cuándo?');
  await main.getByRole('button', { name: 'Enviar' }).click();
  await expect(main).toContainText('La pregunta es demasiado corta');
  await expect(question).toHaveValue('¿Cuándo?');
  await question.fill('¿Cuándo se puede volar sobre la playa?');
  await main.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'Pregunta recibida' })).toBeVisible();

  edit('content/start.ts', (text) => text.replace(/lead: '.*'/, `lead: 'Hola.'`));
  expect(await follow('A change, for some')).toContain('10 % of the visitors get');
  await expect.poll(() => served('p', 0)).toBe('Hola.');
  expect(await served('p')).toMatch(/^¿No encuentras lo que buscas\?/);
  await follow('A change, for all');
  await expect.poll(() => served('p')).toBe('Hola.');
  await follow('Back');
  await expect.poll(() => served('p')).toMatch(/^¿No encuentras lo que buscas\?/);

  await follow('Away again');
  await expect.poll(status).toBe(404);
  // The server sends a stale page once more while it renders a newer one.
  await expect.poll(async () => (await textOf('/')).includes(PAGE)).toBe(false);
});
