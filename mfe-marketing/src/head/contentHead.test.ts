import { SOCIAL_CARD } from '@tramuntana/contracts';
import { fakeShell } from '@tramuntana/contracts/testing';
import { projectPages, servicePages } from '../../content/pages';
import { contentHead } from './contentHead';

const shell = fakeShell();

const pages = () =>
  Promise.all([...servicePages, ...projectPages].map(async ({ path, load }) => ({ path, page: (await load()).page })));

const dataOf = (head: ReturnType<typeof contentHead>, type: string) =>
  (head.structuredData ?? []).filter((data) => data['@type'] === type);

test('each service page describes a service of the company, below the index of services', async () => {
  for (const { path, load } of servicePages) {
    const { page } = await load();
    const head = contentHead(page, path, 'Service', shell);
    expect(dataOf(head, 'Service')).toEqual([
      expect.objectContaining({
        name: page.hero.title,
        url: `https://tramuntana.example/servicios/${path}`,
        provider: expect.objectContaining({ '@type': 'LocalBusiness', name: 'Tramuntana Drones' }),
      }),
    ]);
    const [breadcrumbs] = dataOf(head, 'BreadcrumbList');
    expect(breadcrumbs?.itemListElement).toContainEqual(
      expect.objectContaining({ position: 3, name: page.hero.title }),
    );
  }
});

test('structured data of questions and videos have the same texts as the page', async () => {
  for (const { path, page } of await pages()) {
    const head = contentHead(page, path, 'Service', shell);
    const questions = page.sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));
    const told = dataOf(head, 'FAQPage').flatMap(({ mainEntity }) => mainEntity as { name: string }[]);
    expect(told.map(({ name }) => name)).toEqual(questions.map(({ question }) => question));
    const videos = page.sections.filter(({ kind }) => kind === 'video');
    expect(dataOf(head, 'VideoObject').map(({ name }) => name)).toEqual(videos.map(({ title }) => title));
  }
});

test('each video has its publication date, because Google requires it for video results', async () => {
  for (const { path, page } of await pages()) {
    const days = page.sections.flatMap((section) => (section.kind === 'video' ? section.published : []));
    expect(
      dataOf(contentHead(page, path, 'Service', shell), 'VideoObject').map(({ uploadDate }) => uploadDate),
    ).toEqual(days);
    for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test('the company’s structured data have the API’s phone and address', async () => {
  const known = fakeShell();
  known.queryClient.setQueryData(known.company.contact.queryKey, { phone: '+34 972 00 00 00' });
  known.queryClient.setQueryData(known.company.address.queryKey, {
    street: 'Carrer Nou, 1',
    city: 'Girona',
  });
  const source = servicePages[0];
  if (!source) throw new Error('there are no service pages');
  const head = contentHead((await source.load()).page, source.path, 'Service', known);
  expect(dataOf(head, 'Service')[0]?.provider).toMatchObject({
    telephone: '+34 972 00 00 00',
    address: { streetAddress: 'Carrer Nou, 1', addressLocality: 'Girona' },
  });
});

test('if the site’s origin is not known, a page has no address in its structured data', async () => {
  const source = servicePages[0];
  if (!source) throw new Error('there are no service pages');
  const head = contentHead((await source.load()).page, source.path, 'Service', { ...fakeShell(), siteUrl: '' });
  expect(head.image).toBeUndefined();
  expect(JSON.stringify(head.structuredData)).not.toMatch(/"(?:url|image|item|@id|thumbnailUrl|contentUrl)":/);
});

test('a shared link to any page shows the page’s own JPEG', async () => {
  for (const { path, page } of await pages()) {
    const { image } = contentHead(page, path, 'Service', shell);
    expect(image).toMatchObject({ src: expect.stringMatching(/^https:.*-card\.jpg$/), ...SOCIAL_CARD });
  }
});
