/** @jest-environment node */
import type { Channel } from 'shared-contracts';
import { aLiveRemote, aShop, aSnapshot } from '../../../testing/aLiveRemote';
import type { CanaryStatus } from '../../canary/createCanaries';
import { ReleaseFigures } from '../../figures/ReleaseFigures';
import { teamsPage } from '../teamsPages';
import { teamsStatus } from './teamsStatus';

const change = (at: string, over: Partial<Channel['history'][number]> = {}): Channel['history'][number] => ({
  at: `2026-11-2${at}:00.000Z`,
  action: 'promote',
  from: '1.0.0-0',
  to: '1.0.0-a',
  by: 'operator',
  ...over,
});
const channels: Record<string, Channel> = {
  'mfe-blog': {
    schema: 1,
    remote: 'mfe-blog',
    live: '1.0.0-a',
    history: [
      change('1T10:00', { from: null, to: '1.0.0-0', by: 'start' }),
      change('1T12:00', { who: 'Ona', reason: 'titulares <más> claros' }),
      change('2T12:30', { action: 'rollback', from: '1.0.0-a', canary: { version: '1.0.0-b', percent: 10 } }),
      change('2T12:40', { action: 'rollback', from: '1.0.0-a', canary: { version: '1.0.0-b', percent: 0 } }),
    ],
  },
  'mfe-old': {
    schema: 1,
    remote: 'mfe-old',
    live: '1.0.0-z',
    history: [change('2T11:00', { action: 'rollback', from: '1.0.0-z', to: '1.0.0-z', retired: true })],
  },
};
const canary: CanaryStatus = {
  version: '1.0.0-b',
  percent: 10,
  counts: { views: { live: 90, canary: 10 }, errors: { live: 1, canary: 4 } },
};

async function aPage(figures = new ReleaseFigures({ isInUse: () => true })) {
  const broken = aShop({ wanted: '1.0.0-x', reason: '1.0.0-x: server.cjs does not match its hash' });
  const status = await teamsStatus({
    registry: { current: () => aSnapshot(aLiveRemote(), broken) },
    problemOf: () => undefined,
    canaryOf: (remote) => (remote === 'mfe-blog' ? canary : undefined),
    remotes: async () => ['mfe-blog', 'mfe-old', 'mfe-shop'],
    async channel(remote) {
      const found = channels[remote];
      if (!found) throw new Error('channel.json cannot be read');
      return found;
    },
    figures,
  });
  return teamsPage(status, []);
}
const words = (html: string) =>
  html
    .replace(/^.*<body>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('each remote is told with what is wanted and in use, its canary, the last good release, and its problem', async () => {
  const text = words(await aPage());
  expect(text).toContain('mfe-blog 1.0.0-a Estado disponible En uso 1.0.0-a Pedida 1.0.0-a Última buena 1.0.0-0');
  expect(text).toContain('Canary 1.0.0-b al 10 %; fallan 4 de 10 visitas, y 1 de 90 de la pública');
  expect(text).toContain('En uso 1.0.0-a Pedida 1.0.0-x Última buena no hay otra');
  expect(text).toContain('Problema 1.0.0-x: server.cjs does not match its hash');
});

test('the history of all channels stands together, the latest first, also of a remote that is off the site', async () => {
  const html = await aPage();
  const history = words(html.slice(html.indexOf('Historial') - 10).replace('<h2>', '<body>'));
  const deeds = [
    'fin del canary 1.0.0-b',
    'canary 1.0.0-b al 10 %',
    'mfe-old retirado de la web',
    'publicada: 1.0.0-0 → 1.0.0-a Ona: titulares &lt;más&gt; claros',
    'publicada: 1.0.0-0 (al arrancar)',
  ];
  const places = deeds.map((deed) => history.indexOf(deed));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(html).toContain('<time datetime="2026-11-22T12:40:00.000Z">22/11/26, 13:40</time>');
});

test('figures stand by release: what visitors get first, with errors, p75 in words and a bar against the limits', async () => {
  const figures = new ReleaseFigures({ isInUse: () => true });
  const release = (version: string) => ({ name: 'mfe-blog', version });
  for (let n = 0; n < 8; n++) figures.view(release('1.0.0-a'), n === 0);
  figures.error(release('1.0.0-a'));
  for (const LCP of [900, 1100, 2400, 2450]) figures.vitals(release('1.0.0-a'), { LCP, CLS: 0.3, INP: 250 });
  for (const version of ['0', '1', '2', '3', 'b']) figures.view(release(`1.0.0-${version}`), false);
  const html = await aPage(figures);
  const text = words(html);
  expect(text).toContain('8 visitas; errores: 1 del servidor, 1 del navegador (25 %)');
  expect(text).toContain('LCP p75 2,3 s, bueno 100 % buenas de 4');
  expect(text).toContain('INP p75 238 ms, mejorable 0 % buenas de 4');
  expect(text).toContain('CLS p75 0,32, malo');
  expect(html).toMatch(/<rect class="poor" y="3" width="1[34]\d/);
  const roles = [...text.matchAll(/1\.0\.0-(\w) (pública|canary|anterior)/g)].map(
    ([, version, role]) => `${version}${role}`,
  );
  expect(roles).toEqual(['apública', 'bcanary', '3anterior', '2anterior', '1anterior']);
});

test('the page follows the system’s theme, and needs no script', async () => {
  const html = await aPage();
  expect(html).toContain('@media (prefers-color-scheme:dark){:root{color-scheme:dark;');
  expect(html).not.toContain('<script');
});
