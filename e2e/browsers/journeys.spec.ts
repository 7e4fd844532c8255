import { expect } from '@playwright/test';
import { BEYOND_SAMPLE } from '../support/sample';
import { storedOf } from '../support/sites/inbox';
import { test } from './visit';

const MAIN = { role: 'main' };
const HEADER = { role: 'banner' };
const FOOTER = { role: 'contentinfo' };

test.describe('a visitor', { tag: BEYOND_SAMPLE }, () => {
  test.afterEach(async ({ visitor }) => expect(await visitor.complaints()).toEqual([]));

  test('finds a service and the answer to a question, and comes to the form', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.click('link', 'Explorar Servicios', MAIN);
    await visitor.isAt(/\/servicios$/);
    await visitor.click('link', /Fotogrametría/i, MAIN);
    await visitor.sees('heading', 'Mapeo y fotogrametría con drones');
    await visitor.click('link', /^Solicitar Presupuesto/, MAIN);
    await visitor.isAt(/\/contacto$/);
    await visitor.sees('heading', 'Envíanos un Mensaje');
  });

  test('sends a message, and the inbox holds it unchanged', async ({ visitor, engine }) => {
    const email = `ada.${engine}@correo.example`;
    await visitor.open('/contacto');
    const form = { role: 'form', name: 'Envíanos un Mensaje' };
    await visitor.click('button', /Enviar/, form);
    await visitor.reads('Email no válido', form);
    await visitor.fill(/Nombre/, 'Ada Puig', { within: form });
    await visitor.fill(/Email|Correo/, email, { within: form });
    await visitor.fill(/Teléfono/, '+34 972 00 00 01', { within: form });
    await visitor.fill(/Mensaje/, 'Necesito la ortofoto de una cantera.', { within: form });
    await visitor.click('button', /Enviar/, form);
    await visitor.reads('¡Recibido!');
    expect(await storedOf(email)).toContain('Necesito la ortofoto de una cantera.');
  });

  test('searches the blog, takes a tag, reads a post and goes back to the unchanged list', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.click('link', 'Blog', FOOTER);
    await visitor.isAt(/\/blog$/);
    await visitor.fill(/./, 'obturacion', { role: 'searchbox' });
    await visitor.isAt(/buscar=obturacion/);
    await visitor.reads(/^[1-8] artículos? con «obturacion»$/m, MAIN);
    await visitor.fill(/./, '', { role: 'searchbox' });
    await visitor.isAt(/\/blog$/);
    await visitor.click('link', 'Normativa', { role: 'navigation', name: 'Etiquetas' });
    await visitor.isAt(/tag=Normativa/);
    await visitor.click('link', /./, { role: 'article', within: MAIN });
    await visitor.isAt(/\/blog\/post\/\d+$/);
    await visitor.sees('region', 'Artículos relacionados');
    await visitor.tab.back();
    await visitor.isAt(/tag=Normativa/);
    await visitor.sees('navigation', 'Etiquetas');
    await visitor.tab.forward();
    await visitor.isAt(/\/blog\/post\/\d+$/);
    await visitor.sees('region', 'Artículos relacionados');
  });

  test('orders two of an offer, and finds the order in the account', async ({ visitor }) => {
    await visitor.open('/tienda/ofertas');
    const product = { role: 'heading', within: { role: 'article', within: MAIN } };
    const name = await visitor.textOf(product);
    await visitor.click('link', name, product);
    await visitor.sees('heading', name);
    await visitor.click('button', 'Añadir una unidad');
    await visitor.click('button', /^Añadir al carrito/);
    await visitor.click('link', 'Carrito: 2 artículos', HEADER);
    await visitor.isAt(/\/carrito$/);
    await visitor.reads(name, { role: 'list', name: 'Productos del carrito' });
    await visitor.click('button', 'Realizar Pedido');
    await visitor.sees('heading', 'Pedido realizado');
    await visitor.seesNo('link', /^Carrito/, HEADER);
    await visitor.click('link', 'Ver mis pedidos');
    await visitor.isAt(/\/dashboard\/pedidos$/);
    await visitor.reads('DEMO-', MAIN);
  });

  test('looks through the gallery, and opens and closes a picture', async ({ visitor }) => {
    await visitor.open('/media');
    await visitor.click('link', 'Vídeos', { role: 'navigation', name: 'Tipo de contenido' });
    await visitor.isAt(/kind=video/);
    // All videos fit on one page of the list; pictures and videos together do not.
    await visitor.reads(/(?<!\d)(\d+) de \1(?!\d)/, MAIN);
    const flight = { role: 'heading', within: { role: 'article', within: MAIN } };
    await visitor.click('link', /./, flight);
    await visitor.isAt(/\/media\/\d+$/);
    await visitor.sees('link', 'Solicitar Información', MAIN);
    await visitor.tab.back();
    await visitor.isAt(/kind=video/);
  });

  test('keeps the dark theme, and uses the menu of a phone', async ({ visitor }) => {
    await visitor.tab.resize(390, 844);
    await visitor.open('/servicios');
    await visitor.click('button', 'Abrir el menú');
    await visitor.click('link', 'Blog', { role: 'navigation', name: 'Menú' });
    await visitor.isAt(/\/blog$/);
    await visitor.seesNo('navigation', 'Menú');
    await visitor.tab.resize(1280, 900);
    await visitor.click('switch', 'Tema oscuro');
    await visitor.reload();
    expect(await visitor.tab.evaluate('document.documentElement.className')).toBe('dark');
  });
});
