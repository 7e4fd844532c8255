/** @jest-environment node */
import { failurePage } from './failurePage';

const titleOf = (status: number) => /<h1>([^<]*)<\/h1>/.exec(failurePage(status))?.[1];

test.each([
  [400, 'Dirección no válida'],
  [403, 'Envío no permitido'],
  [404, 'Página no encontrada'],
  [405, 'Operación no permitida'],
  [408, 'Petición demasiado lenta'],
  [413, 'Envío demasiado grande'],
  [414, 'Dirección demasiado larga'],
  [415, 'Formato no admitido'],
  [429, 'Demasiadas peticiones'],
  [431, 'Petición demasiado grande'],
  [500, 'Algo ha fallado'],
  [502, 'El servicio no responde bien'],
  [503, 'Servicio no disponible'],
  [504, 'El servicio tarda demasiado'],
])('%i is %s', (status, title) => {
  const page = failurePage(status);
  expect(titleOf(status)).toBe(title);
  expect(page).toContain(`<title>${title} | Tramuntana Drones</title>`);
  expect(page).toContain(`Tramuntana Drones · ${status}`);
  // A sentence gives advice, and a link leads back.
  expect(page).toMatch(/<\/h1><p>[^<]{20,}\.<\/p><p><a href="\/">Volver al inicio<\/a>/);
});

test.each([
  [418, 400],
  [499, 400],
  [501, 500],
  [599, 500],
])('an unlisted status, %i, has the text of %i', (status, like) => {
  expect(titleOf(status)).toBe(titleOf(like));
});

test('the page of a failed form says that it may not have arrived, that of a forbidden one does not', () => {
  expect(failurePage(500, 'POST')).toContain('<h1>Error al enviar el formulario</h1>');
  expect(failurePage(500, 'GET')).toContain('<h1>Algo ha fallado</h1>');
  expect(failurePage(415, 'POST')).toContain('<h1>Formato no admitido</h1>');
});

test('it is a whole document in Spanish that search engines must not index', () => {
  const page = failurePage(500);
  expect(page).toMatch(/^<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport"/);
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toMatch(/<style>[^<]*main\{max-width:34rem;[^<]*h1\{margin:[^<]*p\{margin:[^<]*<\/style><\/head><body>/);
  expect(page).not.toMatch(/undefined|\[object/);
  expect(page).toMatch(/<\/main><\/body><\/html>$/);
});
