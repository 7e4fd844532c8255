import type { ContentPage } from './page';
import * as heads from './pageHeads';
import { projectPages, servicePages } from './pages';
import type { Action, Section } from './sections';

const all = [...servicePages, ...projectPages];

const pageAt = async (path: string): Promise<ContentPage> => {
  const source = all.find((one) => one.path === path);
  if (!source) throw new Error(`${path} is not among the content pages`);
  return (await source.load()).page;
};

const sectionOf = <Kind extends Section['kind']>(page: ContentPage, kind: Kind) =>
  page.sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);

const counts = (page: ContentPage) =>
  Object.fromEntries(
    page.sections.flatMap((section) => ('items' in section ? [[section.kind, section.items.length]] : [])),
  );

const figures = (page: ContentPage) => sectionOf(page, 'stats')?.items.map(({ value, label }) => `${value} ${label}`);

const actionsOf = ({ hero, sections }: ContentPage): Action[] => [
  ...hero.actions,
  ...sections.flatMap((section) => ('actions' in section ? (section.actions ?? []) : [])),
];

describe('the content of each service page', () => {
  test.each([
    ['tours-virtuales-promocion-inmuebles-girona-barcelona', { features: 6, cards: 6, steps: 3, benefits: 6 }],
    ['drones-fpv-caracteristicas-usos-beneficios', { features: 5, cards: 3 }],
    ['drones-indoor-caracteristicas-usos-beneficios', { benefits: 5, cards: 3 }],
    ['drones-estabilizados-caracteristicas-usos-beneficios', { benefits: 5, cards: 3 }],
    ['grabacion-drones-bodas-eventos-girona-barcelona', { stats: 3, cards: 4, benefits: 3 }],
    ['grabacion-fotografia-aerea-drones-girona-barcelona', { cards: 3, features: 5, equipment: 2, sectors: 3 }],
    [
      'fotografia-video-aereo-drones-inmuebles-turismo-girona-barcelona',
      { features: 5, cards: 3, steps: 4, cases: 3, benefits: 6 },
    ],
    ['inspeccion-tecnica-monitoreo-obras-drones-girona-barcelona', { stats: 4, cards: 6, steps: 4, benefits: 6 }],
    ['grabacion-drones-eventos-deportivos-girona-barcelona', { cards: 4, benefits: 3 }],
    ['mapeo-fotogrametria-drones-girona-barcelona', { stats: 4, sectors: 1, cards: 4, steps: 4 }],
    ['produccion-audiovisual-drones-girona-barcelona', { features: 5, equipment: 4, sectors: 3 }],
  ])('%s has at least the required content', async (path, least) => {
    const found = counts(await pageAt(path));
    expect(Object.entries(least).filter(([kind, count]) => (found[kind] ?? 0) < count)).toEqual([]);
  });

  test('each page answers questions', async () => {
    for (const { path } of servicePages) {
      const questions = sectionOf(await pageAt(path), 'faq')?.items ?? [];
      expect({ path, any: questions.length > 0 }).toEqual({ path, any: true });
      for (const { question, answer } of questions) {
        expect(question).toMatch(/^¿.+\?$/);
        expect(answer).toMatch(/\.$/);
      }
    }
  });

  test('each page has a call to action for /contacto, with one of the agreed labels', async () => {
    const labels = ['Solicitar Presupuesto', 'Solicitar Información', 'Reserva tu fecha'];
    for (const { path } of servicePages) {
      const page = await pageAt(path);
      const toContact = actionsOf(page).filter((action) => action.kind === 'page' && action.to === '/contacto');
      expect(toContact.length).toBeGreaterThan(0);
      for (const { label } of toContact) expect(labels).toContain(label);
      expect(sectionOf(page, 'callToAction')).toBeDefined();
    }
  });
});

describe('the figures that pages claim', () => {
  test('mapping: 1 cm, full integration, dense 3D, 98 % of volumetric precision, and its technical words', async () => {
    const page = await pageAt('mapeo-fotogrametria-drones-girona-barcelona');
    expect(figures(page)).toEqual([
      '1 cm de resolución sobre el terreno (GSD)',
      '100 % de integración web y app',
      '3D de alta densidad en cada modelo',
      '98 % de precisión volumétrica',
    ]);
    const technical = JSON.stringify(sectionOf(page, 'cards')?.items);
    for (const word of [
      'RTK',
      'precisión vertical de 2-3 cm',
      'Nubes de puntos clasificadas',
      'Ortofotos georreferenciadas',
      'CAD',
    ]) {
      expect(technical).toContain(word);
    }
    expect(page.hero.background.kind).toBe('video');
    expect(actionsOf(page)).toContainEqual(expect.objectContaining({ kind: 'external', label: 'Ver modelo 3D' }));
  });

  test('only the draft claims 99 % and 200 ha, and it has noindex', async () => {
    const draft = await pageAt('test');
    expect(draft.head.noindex).toBe(true);
    expect(JSON.stringify(figures(draft))).toContain('99 %');
    expect(JSON.stringify(figures(draft))).toContain('200 ha');
    for (const { path } of servicePages) expect(JSON.stringify(await pageAt(path))).not.toMatch(/99 ?%|200 (ha|hect)/);
  });

  test('inspection: savings, precision, report time and safety', async () => {
    const page = await pageAt('inspeccion-tecnica-monitoreo-obras-drones-girona-barcelona');
    expect(sectionOf(page, 'stats')?.items.map(({ value }) => value)).toEqual(['70 %', '98 %', '24-96h', '100 %']);
    const cards = sectionOf(page, 'cards')?.items ?? [];
    for (const card of cards) expect(card.results?.length).toBeGreaterThan(0);
    expect(JSON.stringify(cards)).toContain('30 % menos de tiempo de inspección');
    expect(JSON.stringify(cards)).toContain('15 % menos de coste de seguimiento y reparación');
  });

  test('weddings: 50+ filmed, 4.9★, 100 % of satisfaction, a testimonial, and "Ver Vídeo"', async () => {
    const page = await pageAt('grabacion-drones-bodas-eventos-girona-barcelona');
    expect(sectionOf(page, 'stats')?.items.map(({ value }) => value)).toEqual(['50+', '4.9★', '100 %']);
    expect(sectionOf(page, 'quote')?.text.length).toBeGreaterThan(40);
    expect(actionsOf(page)).toContainEqual({ kind: 'play', label: 'Ver Vídeo' });
  });

  test('audiovisual production: corporate videos and virtual tours come first', async () => {
    const page = await pageAt('produccion-audiovisual-drones-girona-barcelona');
    expect(sectionOf(page, 'features')?.items[0]?.title).toBe('Vídeos corporativos y tours virtuales');
  });

  test('virtual tours: the report opens in a new tab, and the steps have their names', async () => {
    const page = await pageAt('tours-virtuales-promocion-inmuebles-girona-barcelona');
    expect(page.hero.actions).toContainEqual(expect.objectContaining({ kind: 'external', label: 'Ver Informe' }));
    expect(sectionOf(page, 'steps')?.items.map(({ title }) => title)).toEqual([
      'Planificación',
      'Producción',
      'Post-producción',
    ]);
    expect(JSON.stringify(page)).toContain('7 a 10 días');
  });

  test.each([
    ['fotografia-video-aereo-drones-inmuebles-turismo-girona-barcelona', 'Consulta Planificación Producción Entrega'],
    ['inspeccion-tecnica-monitoreo-obras-drones-girona-barcelona', 'Captura Análisis Informes Seguimiento'],
    ['mapeo-fotogrametria-drones-girona-barcelona', 'Planificación Captura Procesado Entrega'],
  ])('the four steps of %s', async (path, steps) => {
    const page = await pageAt(path);
    expect(
      sectionOf(page, 'steps')
        ?.items.map(({ title }) => title)
        .join(' '),
    ).toBe(steps);
  });
});

describe('videos and viewers on the pages', () => {
  test.each([
    'grabacion-drones-bodas-eventos-girona-barcelona',
    'grabacion-fotografia-aerea-drones-girona-barcelona',
    'grabacion-drones-eventos-deportivos-girona-barcelona',
    'mapeo-fotogrametria-drones-girona-barcelona',
    'produccion-audiovisual-drones-girona-barcelona',
  ])('%s has a background video', async (path) => {
    const { background } = (await pageAt(path)).hero;
    expect(background.kind === 'video' && background.video.sources.length).toBeTruthy();
  });

  test.each([
    'drones-fpv-caracteristicas-usos-beneficios',
    'drones-indoor-caracteristicas-usos-beneficios',
    'drones-estabilizados-caracteristicas-usos-beneficios',
    'grabacion-drones-bodas-eventos-girona-barcelona',
    'produccion-audiovisual-drones-girona-barcelona',
    'proyectos2',
    'proyectos4',
    'video-drone',
  ])('%s has a video to play', async (path) => {
    expect(sectionOf(await pageAt(path), 'video')?.video.sources.length).toBeGreaterThan(0);
  });

  test.each([
    ['proyectos3', 'model.html'],
    ['tours-virtuales-promocion-inmuebles-girona-barcelona', 'panorama.html'],
  ])('%s embeds the site’s own %s', async (path, viewer) => {
    const frame = sectionOf(await pageAt(path), 'embed')?.embed;
    expect(frame).toMatchObject({ sameOrigin: true, src: expect.stringContaining(viewer) });
  });

  test.each([
    ['proyectos1', 2],
    ['fotografia-video-aereo-drones-inmuebles-turismo-girona-barcelona', 3],
  ])('%s has %i tiles that open in a new tab', async (path, count) => {
    const tiles = sectionOf(await pageAt(path), 'cases')?.items ?? [];
    expect(tiles).toHaveLength(count);
    for (const { play } of tiles) expect(play?.href).toMatch(/^https:/);
  });

  test('audiovisual production, too, has a button that plays the video at the top', async () => {
    expect(actionsOf(await pageAt('produccion-audiovisual-drones-girona-barcelona'))).toContainEqual({
      kind: 'play',
      label: 'Ver Vídeo',
    });
  });

  test('the villa’s page says that an FPV drone filmed it in a single take', async () => {
    const { hero, sections } = await pageAt('proyectos4');
    expect(`${hero.title} ${hero.lead}`).toMatch(/un solo plano.*FPV/);
    expect(sections.map(({ title }) => title)).toContain('Plano secuencia FPV de la villa');
  });

  test('every project has a button for more information', async () => {
    for (const path of ['proyectos1', 'proyectos2', 'proyectos3', 'proyectos4', 'video-drone']) {
      expect(actionsOf(await pageAt(path))).toContainEqual({
        kind: 'page',
        label: 'Solicitar Información',
        to: '/contacto',
      });
    }
  });
});

describe('the company’s claims', () => {
  test.each([
    ['drones-fpv-caracteristicas-usos-beneficios', /200 km\/h/],
    ['produccion-audiovisual-drones-girona-barcelona', /4K\/6K|4K y 6K|4K o 6K/],
    ['inspeccion-tecnica-monitoreo-obras-drones-girona-barcelona', /24-96 ?h/],
    ['grabacion-fotografia-aerea-drones-girona-barcelona', /sensor de gran formato/],
    ['grabacion-fotografia-aerea-drones-girona-barcelona', /compacto y versátil/i],
  ])('%s says %s', async (path, claim) => {
    expect(JSON.stringify(await pageAt(path))).toMatch(claim);
  });
});

describe('all content pages', () => {
  const contents = () => Promise.all(all.map(async ({ path, load }) => ({ path, page: (await load()).page })));

  test('have a unique title, description and keywords', async () => {
    const copies = [...Object.values(heads), ...(await contents()).map(({ page }) => page.head)];
    expect(new Set(copies.map(({ title }) => title)).size).toBe(copies.length);
    expect(new Set(copies.map(({ description }) => description)).size).toBe(copies.length);
    expect(new Set(copies.map(({ keywords }) => keywords.join())).size).toBe(copies.length);
    for (const { description } of copies) expect(description.length).toBeLessThanOrEqual(165);
  });

  test('have unique section titles', async () => {
    for (const { page } of await contents()) {
      const titles = page.sections.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  test('repeat no paragraph of another page, except the draft', async () => {
    const seen = new Map<string, string>();
    for (const { path, page } of await contents()) {
      if (path === 'test') continue;
      for (const paragraph of paragraphsOf(page)) {
        expect({ paragraph, before: seen.get(paragraph) }).toEqual({ paragraph, before: undefined });
        seen.set(paragraph, path);
      }
    }
  });
});

/** Every text of sentence length in a page's sections. */
function paragraphsOf(page: ContentPage): string[] {
  const found = JSON.stringify(page.sections, (key, value) =>
    key === 'picture' || key === 'video' ? undefined : value,
  );
  return [...found.matchAll(/"(?:description|answer|lead|text)":"([^"]{40,})"/g)].map((match) => match[1] ?? '');
}
