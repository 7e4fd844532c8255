/** @jest-environment node */
import { aChange, aRemoteStatus, someFigures } from '../../testing/aRemoteStatus';
import { wordsOf } from '../../testing/wordsOf';
import { historySection, remotesSection } from './statusSections';
import type { RemoteStatus, TeamsStatus } from './teamsStatus';

const CANARY = { version: '1.0.0-b', percent: 12.345 };
const COUNTS = { views: { live: 90, canary: 10 }, errors: { live: 1, canary: 4 } };

const aCard = (over: Partial<RemoteStatus> = {}) =>
  remotesSection({ remotes: [aRemoteStatus(over)], unpromoted: [], changes: [] });
const aHistory = (...changes: TeamsStatus['changes']) => historySection({ remotes: [], unpromoted: [], changes });

test('a site without remotes and changes says so', () => {
  expect(wordsOf(remotesSection({ remotes: [], unpromoted: [], changes: [] }))).toBe('Remotos Todavía no hay ninguno.');
  expect(wordsOf(aHistory())).toBe('Historial Todavía no hay cambios.');
});

test('a healthy remote shows its wanted version and the one in use', () => {
  expect(wordsOf(aCard())).toBe(
    'Remotos mfe-blog 1.0.0-a Estado disponible En uso 1.0.0-a Pedida 1.0.0-a Última buena no hay otra Sin visitas contadas.',
  );
});

test('a remote with a problem shows it, and the release that a rollback leads to', () => {
  const text = wordsOf(
    aCard({ status: 'unavailable', wanted: '1.0.0-x', lastGood: '1.0.0-0', problem: 'no <routes>' }),
  );
  expect(text).toContain('Estado no disponible En uso 1.0.0-a Pedida 1.0.0-x Última buena 1.0.0-0');
  expect(text).toContain('Problema no &lt;routes&gt; Sin visitas');
});

test('each remote has a card of its own', () => {
  const html = remotesSection({
    remotes: [aRemoteStatus(), aRemoteStatus({ name: 'mfe-shop' })],
    unpromoted: [],
    changes: [],
  });
  const cards = html.match(/<article class="card"><h3>.*?<\/article>/g) ?? [];
  expect(html).toBe(`<section><h2>Remotos</h2>${cards.join('')}</section>`);
  expect(cards.map((card) => wordsOf(card).split(' ', 2))).toEqual([
    ['mfe-blog', '1.0.0-a'],
    ['mfe-shop', '1.0.0-a'],
  ]);
});

test.each([
  ['neither counts nor a problem', {}, '1.0.0-b al 12,3 %'],
  ['counts', { counts: COUNTS }, '1.0.0-b al 12,3 %; fallan 4 de 10 visitas, y 1 de 90 de la pública'],
  ['a problem', { problem: 'no <routes>' }, '1.0.0-b al 12,3 %; no &lt;routes&gt;'],
  [
    'both',
    { counts: COUNTS, problem: 'rota' },
    '1.0.0-b al 12,3 %; fallan 4 de 10 visitas, y 1 de 90 de la pública; rota',
  ],
])('a canary with %s shows its share of visitors', (_what, over, text) => {
  expect(wordsOf(aCard({ canary: { ...CANARY, ...over } }))).toContain(`Canary ${text} Sin visitas contadas.`);
});

test('long facts, the problem and the canary, have the whole width', () => {
  const html = aCard({ problem: 'rota', canary: CANARY });
  const terms = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, term]) => term);
  expect(terms(/<div class="wide"><dt>(.*?)<\/dt>/g)).toEqual(['Problema', 'Canary']);
  expect(terms(/<div><dt>(.*?)<\/dt>/g)).toEqual(['Estado', 'En uso', 'Pedida', 'Última buena']);
});

test.each([
  ['with a canary', CANARY, ['pública', 'canary', 'anterior']],
  ['without one', undefined, ['pública', 'anterior', 'anterior']],
])('figures name the roles of the releases of a remote %s', (_which, canary, roles) => {
  const figures = ['1.0.0-a', '1.0.0-b', '1.0.0-0'].map((version) => someFigures({ version }));
  const html = aCard({ canary, figures });
  expect([...html.matchAll(/<h4>(.*?)<\/h4>/g)].map(([, heading = '']) => wordsOf(heading))).toEqual([
    `1.0.0-a ${roles[0]}`,
    `1.0.0-b ${roles[1]}`,
    `1.0.0-0 ${roles[2]}`,
  ]);
  expect(html).not.toContain('Sin visitas contadas.');
  expect(html.match(/todavía\.<\/p><h4>/g)).toHaveLength(2);
});

test.each([
  [0, 0, 1, '0 visitas; errores: 0 del servidor, 1 del navegador'],
  [1, 0, 0, '1 visita; errores: 0 del servidor, 0 del navegador (0 %)'],
  [3, 1, 1, '3 visitas; errores: 1 del servidor, 1 del navegador (66,7 %)'],
  [20_000, 1, 0, '20.000 visitas; errores: 1 del servidor, 0 del navegador (0 %)'],
])(
  'of %i views, %i errors of the server and %i of browsers are shown with their share',
  (views, server, browser, text) => {
    const html = aCard({ figures: [someFigures({ views, errors: { server, browser } })] });
    expect(wordsOf(html)).toContain(`1.0.0-a pública ${text} Sin Web Vitals todavía.`);
    expect(html).toMatch(/todavía\.<\/p><\/article>/);
  },
);

test('what visitors got in place of pages is told with the last reason', () => {
  const fallbacks = { 'last-good': 3, placeholder: 0, card: 1 };
  const html = aCard({ figures: [{ ...someFigures({ views: 9, fallbacks }), lastReason: 'stuck' }] });
  expect(wordsOf(html)).toContain('En lugar de la página: la última buena 3, la tarjeta 1; la última vez: stuck');
  expect(wordsOf(aCard({ figures: [someFigures({ views: 9 })] }))).not.toContain('En lugar de la página');
});

test.each([
  ['publicada: 1.0.0-0 → 1.0.0-a', {}],
  ['publicada: 1.0.0-a', { from: null }],
  ['publicada: 1.0.0-a (al arrancar)', { from: null, by: 'start' as const }],
  ['vuelta atrás: 1.0.0-0 → 1.0.0-a', { action: 'rollback' as const }],
  ['retirado de la web', { action: 'retire' as const }],
  ['canary 1.0.0-b al 12,3 %', { action: 'canary' as const, canary: CANARY }],
  ['fin del canary 1.0.0-b', { action: 'canary' as const, canary: { ...CANARY, percent: 0 } }],
])('a change is shown in words: %s', (deed, over) => {
  expect(wordsOf(aHistory(aChange(over)))).toBe(`Historial 21/11/26, 13:00 mfe-blog ${deed}`);
});

test.each([
  [{}, ''],
  [{ who: 'Ona' }, '<p>Ona</p>'],
  [{ reason: 'titulares <más> claros' }, '<p>titulares &lt;más&gt; claros</p>'],
  [{ who: 'Ona', reason: 'por el título' }, '<p>Ona: por el título</p>'],
])('a change shows its author and reason if they are known: %j', (over, told) => {
  expect(aHistory(aChange(over))).toContain(`<code>1.0.0-a</code>${told}</li></ol>`);
});

test('changes are listed in their order, in the company’s time', () => {
  const html = aHistory(aChange({ at: '2026-07-21T12:00:00.000Z' }), aChange({ remote: 'mfe-shop' }));
  expect(html).toContain('<time datetime="2026-07-21T12:00:00.000Z">21/7/26, 14:00</time> <code>mfe-blog</code>');
  expect(html).toContain('<time datetime="2026-11-21T12:00:00.000Z">21/11/26, 13:00</time> <code>mfe-shop</code>');
  expect(wordsOf(html)).toMatch(/^Historial 21\/7\/26.*1\.0\.0-a 21\/11\/26, 13:00 mfe-shop [^/]*1\.0\.0-a$/);
});
