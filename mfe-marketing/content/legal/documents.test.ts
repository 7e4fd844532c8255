import { PARTICULARS } from './document';
import { legalSources } from './documents';

const documents = () => Promise.all(legalSources.map(async ({ load }) => (await load()).document));

const texts = async () =>
  (await documents()).flatMap(({ path, sections }) =>
    sections.flatMap(({ blocks }) => blocks.flat().map((text) => ({ path, text }))),
  );

test('each text has the path of its entry in the list', async () => {
  expect((await documents()).map(({ path }) => path)).toEqual(legalSources.map(({ path }) => path));
});

test('the page can fill every particular in the texts', async () => {
  const named = (await texts()).flatMap(({ text }) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !PARTICULARS.some((known) => known === name))).toEqual([]);
});

test('no paragraph appears twice', async () => {
  const seen = (await texts()).map(({ text }) => text);
  expect(new Set(seen).size).toBe(seen.length);
});

test('the legal notice names the company, its registration and its authorisation (LSSI, article 10)', async () => {
  const notice = (await texts())
    .filter(({ path }) => path === '/aviso-legal')
    .map(({ text }) => text)
    .join(' ');
  for (const particular of ['legalName', 'taxId', 'address', 'registry', 'email', 'phone', 'operatorId']) {
    expect(notice).toContain(`{${particular}}`);
  }
});

/** The texts of one section of a document. */
const section = async (path: string, title: string) =>
  (await documents())
    .find((one) => one.path === path)
    ?.sections.find((one) => one.title === title)
    ?.blocks.flat()
    .join(' ');

test.each([
  ['/cookies', 'Contenido de terceros'],
  ['/aviso-legal', 'Enlaces a otros sitios'],
])('%s mentions the only third-party iframe that loads unasked: a gallery item’s', async (path, title) => {
  expect(await section(path, title)).toMatch(/salvo .*galería/);
});

test('the texts list all data on the device, and say that the shop’s settings delete only the shop’s data', async () => {
  const text = await section('/privacidad', 'Lo que queda en tu dispositivo');
  const everywhere = ['tema', 'volumen', 'datos de contacto', 'lista de servicios'];
  const inTheShop = ['carrito', 'pedidos', 'opiniones', 'nombre', 'direcciones', 'métodos de pago'];
  for (const kept of [...everywhere, ...inTheShop]) expect(text).toContain(kept);
  expect(text).toContain('Los datos de la tienda puedes borrarlos desde la configuración de su cuenta');
});
