import { PARTICULARS } from './document';
import { legalSources } from './documents';

const documents = () => Promise.all(legalSources.map(async ({ load }) => (await load()).document));

const texts = async () =>
  (await documents()).flatMap(({ path, sections }) =>
    sections.flatMap(({ blocks }) => blocks.flat().map((text) => ({ path, text }))),
  );

test('each text stands at the path that it is listed under', async () => {
  expect((await documents()).map(({ path }) => path)).toEqual(legalSources.map(({ path }) => path));
});

test('every particular that a text names is one that the page can fill', async () => {
  const named = (await texts()).flatMap(({ text }) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !PARTICULARS.some((known) => known === name))).toEqual([]);
});

test('no paragraph stands twice', async () => {
  const seen = (await texts()).map(({ text }) => text);
  expect(new Set(seen).size).toBe(seen.length);
});

test('the legal notice says who, where and under which authorisation (LSSI, article 10)', async () => {
  const notice = (await texts())
    .filter(({ path }) => path === '/aviso-legal')
    .map(({ text }) => text)
    .join(' ');
  for (const particular of ['legalName', 'taxId', 'address', 'registry', 'email', 'phone', 'operatorId']) {
    expect(notice).toContain(`{${particular}}`);
  }
});

/** The texts of a document's section. */
const section = async (path: string, title: string) =>
  (await documents())
    .find((one) => one.path === path)
    ?.sections.find((one) => one.title === title)
    ?.blocks.flat()
    .join(' ');

test.each([
  ['/cookies', 'Contenido de terceros'],
  ['/aviso-legal', 'Enlaces a otros sitios'],
])('%s names the one frame of third parties that loads unasked: that of a gallery item', async (path, title) => {
  expect(await section(path, title)).toMatch(/salvo .*galería/);
});

test('what stays on the device is told in full, and the shop’s settings delete only what is the shop’s', async () => {
  const text = await section('/privacidad', 'Lo que queda en tu dispositivo');
  const everywhere = ['tema', 'volumen', 'datos de contacto', 'lista de servicios'];
  const inTheShop = ['carrito', 'pedidos', 'opiniones', 'nombre', 'direcciones', 'métodos de pago'];
  for (const kept of [...everywhere, ...inTheShop]) expect(text).toContain(kept);
  expect(text).toContain('Los datos de la tienda puedes borrarlos desde la configuración de su cuenta');
});
