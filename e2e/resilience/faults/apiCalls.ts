import { expect, type Locator, type Page } from '@playwright/test';
import type { ApiFaultName } from './apiFaults';

/** A call of docs/product/api.md#call-1, and its visible effects. */
export type ApiCall = {
  name: string;
  /** Its path below `/api`, with the search parameters. */
  call: RegExp;
  /** A page that makes the call. */
  page: string;
  /** The visitor's action that causes the call. Without it, opening the page is enough. */
  ask?(page: Page): Promise<void>;
  /** The text in place of the data after a failure. */
  failed(page: Page): Locator;
  /** Where the data are visible. */
  loaded(page: Page): Locator;
  /** The visible result of an answer with an empty object, if that is no failure (docs/product/site.md#wait-8). */
  empty?(page: Page): Locator;
  /** The visitor's retry. Without it, only another visit helps. */
  retry?(page: Page): Promise<void>;
  /** Faults that the visitor does not notice. */
  harmless?: readonly ApiFaultName[];
};

const main = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('contentinfo');
const alert = (page: Page, text: string | RegExp) => main(page).getByRole('alert').filter({ hasText: text }).first();
const toast = (page: Page, text: string) => page.getByText(text).first();

/** Presses each 'Reintentar' of an element once. */
const press = (part: (page: Page) => Locator) => async (page: Page) => {
  const buttons = part(page).getByRole('button', { name: 'Reintentar' });
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click();
    await expect(buttons).toHaveCount(left - 1);
  }
};

async function subscribe(page: Page): Promise<void> {
  const email = footer(page).getByLabel(/Correo|Email/);
  await email.fill('lectora.de.fallos@correo.example');
  await email.press('Enter');
}

async function write(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  await form.getByLabel(/Nombre/).fill('Ada Puig');
  await form.getByLabel(/Email|Correo/).fill('ada@correo.example');
  await form.getByLabel(/Teléfono/).fill('+34 972 00 00 01');
  await form.getByLabel(/Mensaje/).fill('Necesito la ortofoto de una cantera.');
  await form.getByRole('button', { name: /Enviar/ }).click();
}

/** Every API call of the pages. */
export const API_CALLS: readonly ApiCall[] = [
  {
    name: 'GET /contacto',
    call: /^\/contacto$/,
    page: '/sobre-nosotros',
    failed: (page) => footer(page).getByText('No se pudo cargar la información del pie de página.'),
    loaded: (page) => footer(page).locator('a[href^="tel:"]'),
    empty: (page) => footer(page).getByText('Información no disponible').first(),
    retry: press(footer),
  },
  {
    name: 'GET /direccion',
    call: /^\/direccion$/,
    page: '/sobre-nosotros',
    failed: (page) => footer(page).getByText('Información no disponible'),
    loaded: (page) => footer(page).getByText('Carrer de la Tramuntana'),
    empty: (page) => footer(page).getByText('Información no disponible'),
  },
  {
    name: 'GET /empresa',
    call: /^\/empresa$/,
    page: '/sobre-nosotros',
    failed: (page) => footer(page).getByText('Horario no disponible'),
    loaded: (page) => footer(page).getByText(/Lunes a Viernes/),
    empty: (page) => footer(page).getByText('Horario no disponible'),
  },
  {
    name: 'GET /services',
    call: /^\/services$/,
    page: '/servicios',
    failed: (page) => alert(page, 'No se pudieron cargar los servicios'),
    loaded: (page) =>
      main(page)
        .getByRole('link', { name: /inmuebles/i })
        .first(),
    retry: press(main),
  },
  {
    name: 'GET /blog-post/',
    call: /^\/blog-post\/\?/,
    page: '/blog',
    failed: (page) => alert(page, 'Error inesperado al obtener los posts'),
    loaded: (page) => main(page).getByRole('article').first(),
    retry: press(main),
  },
  {
    name: 'GET /blog-post/{id}/',
    call: /^\/blog-post\/1\/$/,
    page: '/blog/post/1',
    failed: (page) => main(page).getByText('Error al cargar los detalles del post'),
    loaded: (page) => main(page).getByRole('heading', { name: 'Artículos relacionados' }),
    retry: press(main),
  },
  {
    name: 'GET /blog-post/{id}/related/',
    call: /^\/blog-post\/1\/related\//,
    page: '/blog/post/1',
    failed: (page) => alert(page, 'Error inesperado al obtener los posts'),
    loaded: (page) => page.getByRole('form', { name: 'Páginas de artículos relacionados' }),
    retry: press(main),
  },
  {
    name: 'GET /tag/',
    call: /^\/tag\//,
    page: '/blog',
    failed: (page) => alert(page, 'No se pudieron cargar las etiquetas.'),
    loaded: (page) => page.getByRole('navigation', { name: 'Etiquetas' }),
    retry: press(main),
  },
  {
    name: 'GET /galeria/',
    call: /^\/galeria\/\?/,
    page: '/media',
    failed: (page) => main(page).getByText('No se pudo cargar la galería'),
    loaded: (page) => main(page).getByRole('article').first(),
    retry: press(main),
  },
  {
    name: 'GET /galeria/{id}/',
    call: /^\/galeria\/1\/$/,
    page: '/media/1',
    failed: (page) => alert(page, 'Error al cargar los detalles del archivo multimedia'),
    loaded: (page) => main(page).getByRole('heading', { name: 'Contenido relacionado' }),
    retry: press(main),
  },
  {
    name: 'GET /galeria/{id}/related/',
    call: /^\/galeria\/1\/related\//,
    page: '/media/1',
    failed: (page) => toast(page, 'Error al cargar los detalles del archivo multimedia'),
    loaded: (page) => main(page).getByRole('heading', { name: 'Contenido relacionado' }),
  },
  {
    name: 'GET /formularios/token',
    call: /^\/formularios\/token$/,
    page: '/contacto',
    ask: write,
    failed: (page) => alert(page, 'Error'),
    loaded: (page) => toast(page, 'Gracias por dejarnos un mensaje'),
    harmless: ['down', '500', 'garbage', 'empty', 'wrong shape'],
  },
  {
    name: 'POST /newsletters/',
    call: /^\/newsletters\/$/,
    page: '/sobre-nosotros',
    ask: subscribe,
    failed: (page) => footer(page).getByText('Ocurrió un error inesperado'),
    loaded: (page) => toast(page, 'Gracias por suscribirte a nuestro newsletter'),
    retry: subscribe,
    // The page thanks for an accepted address, even if the answer's body is wrong (docs/product/texts.md#sent-1).
    harmless: ['empty', 'wrong shape'],
  },
  {
    name: 'POST /formularios/',
    call: /^\/formularios\/$/,
    page: '/contacto',
    ask: write,
    failed: (page) => alert(page, /(Error al enviar el formulario|Ocurrió un error inesperado)/),
    loaded: (page) => toast(page, 'Gracias por dejarnos un mensaje'),
    retry: write,
    harmless: ['garbage', 'empty', 'wrong shape'],
  },
];
