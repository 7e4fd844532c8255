/** @jest-environment node */
import { aFullStatus } from '../testing/aRemoteStatus';
import { wordsOf } from '../testing/wordsOf';
import { teamsPage, tokenPage } from './teamsPages';

const EMPTY = { remotes: [], unpromoted: [], changes: [] };
const CLASSES = 'card facts good history limit middling muted poor session track vitals wide'.split(' ');
const PINS = [
  { remote: 'mfe-blog', version: '1.0.0-n' },
  { remote: 'mfe-shop', version: '1.0.0-m' },
];

test.each([
  ['nothing else', false, 'Equipos Token de los equipos Entrar'],
  ['that the last one was wrong', true, 'Equipos El token no es correcto. Token de los equipos Entrar'],
])('the page asks for the token and says %s', (_what, wasWrong, text) => {
  const html = tokenPage(wasWrong);
  expect(wordsOf(html)).toBe(text);
  expect(html.includes('role="alert"')).toBe(wasWrong);
  expect(html).toMatch(/<form method="post" action="\/equipos"><label for="token">.*<\/label><button>Entrar<\/button>/);
  expect(html).toMatch(/<input id="token" name="token" type="password" [^>]*required>/);
});

test.each([
  ['the question for the token', tokenPage(false)],
  ['the page of the teams', teamsPage(EMPTY, [])],
])('%s is Spanish, fits a phone, and search engines must not index it', (_which, html) => {
  expect(html).toMatch(
    /^<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=/,
  );
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<title>Equipos | Tramuntana Drones</title>');
  expect(html).toMatch(/<body><main><h1>Equipos<\/h1>.*<\/main><\/body><\/html>$/);
});

test('the page explains how to pin a version and turn the overlay on', () => {
  const html = teamsPage(EMPTY, []);
  const text = wordsOf(html);
  expect(text).toContain('añade a cualquier dirección su remoto y la versión: /blog?mfe-blog=1.0.0-3f9c2a7b10 .');
  expect(text).toContain('con sus cargas y errores, añade ?devtools ; con ?devtools=off se apaga.');
  expect(html).toContain('<a href="/?devtools">');
});

test('published versions that were never promoted are listed, with a link that pins them', () => {
  const html = teamsPage(aFullStatus(), []);
  expect(wordsOf(html)).toContain('nadie ve todavía 21/11/26, 14:00 mfe-blog 1.0.0-n Remotos');
  expect(html).toContain('<a href="/blog?mfe-blog=1.0.0-n">');
});

test('the browser’s pins are listed, each with a button that removes it', () => {
  expect(wordsOf(teamsPage(EMPTY, []))).toContain(
    'Versiones fijadas en este navegador Ninguna. Versiones publicadas que nadie ve todavía Ninguna. Remotos',
  );
  const html = teamsPage(EMPTY, PINS);
  expect(wordsOf(html)).toContain(
    'Versiones fijadas en este navegador mfe-blog 1.0.0-n Quitar mfe-shop 1.0.0-m Quitar Versiones',
  );
  for (const { remote, version } of PINS) {
    expect(html).toContain(
      `<li><form method="post" action="/equipos"><code>${remote} ${version}</code><button name="quitar" value="${remote}" aria-label="Quitar ${remote}">`,
    );
  }
});

test('the page follows the system’s theme, and needs no script', () => {
  const html = teamsPage(EMPTY, []);
  expect(html).toContain('@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;');
  expect(html).not.toContain('<script');
});

test('all parts of the page have styles, and its buttons are high enough for a finger', () => {
  const html = teamsPage(aFullStatus(), PINS);
  const [styles = '', body = ''] = html.split('</style>');
  const classes = new Set([...body.matchAll(/class="([^"]+)"/g)].map(([, name]) => name));
  const selectors = [...styles.matchAll(/(?<=[{}]|<style>)([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  expect([...classes].sort()).toEqual(CLASSES);
  expect(selectors).toEqual(expect.arrayContaining(CLASSES.map((name) => `.${name}`)));
  expect(styles).toMatch(/button\{[^}]*min-height:2\.75rem/);
});
