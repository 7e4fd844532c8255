import { testDatabases } from '../testing/databases';
import { type TestApi, testApi, titles } from '../testing/testApi';

const posts = [
  { id: 1, titulo: 'De ayer', fecha: '2026-07-14', tags: ['Costa'] },
  { id: 2, titulo: 'De mañana', fecha: '2026-07-16', tags: ['Costa', 'Estreno'], body: 'Un estreno en la costa.' },
];

const LAST_SECOND = new Date('2026-07-15T21:59:59Z');
const MIDNIGHT_IN_MADRID = new Date('2026-07-15T22:00:00Z');

describe.each(testDatabases)('a post with a future date, on $name', (testDatabase) => {
  let api: TestApi;
  let now: Date;
  beforeAll(async () => {
    api = await testApi({ posts }, testDatabase, { now: () => now });
  });
  afterAll(() => api.close());

  const lists = {
    'the list': () => api.get('/blog-post/').then(titles),
    'the list by title': () => api.get('/blog-post/?order_by=titulo').then(titles),
    'the list of a tag': () => api.get('/blog-post/?tags=Costa').then(titles),
    'the list of several tags': () => api.get('/blog-post/?tags=Costa,Estreno').then(titles),
    'a search': () => api.get('/blog-post/?search=costa').then(titles),
    'related posts': () => api.get('/blog-post/1/related/').then(titles),
    'the feed': async () =>
      [...(await api.get('/rss.xml')).body.matchAll(/<title>(De .*?)<\/title>/g)].map(([, title]) => title),
    'its tag': async () => (await api.get('/tag/')).body.results.map(({ name }: { name: string }) => name),
  };
  const EARLY: Record<keyof typeof lists, string[]> = {
    'the list': ['De ayer'],
    'the list by title': ['De ayer'],
    'the list of a tag': ['De ayer'],
    'the list of several tags': ['De ayer'],
    'a search': ['De ayer'],
    'related posts': [],
    'the feed': ['De ayer'],
    'its tag': ['Costa'],
  };

  test.each(Object.keys(lists) as (keyof typeof lists)[])('%s has it from midnight in Madrid', async (name) => {
    now = LAST_SECOND;
    expect(await lists[name]()).toEqual(EARLY[name]);
    now = MIDNIGHT_IN_MADRID;
    expect((await lists[name]()).sort()).toEqual([...EARLY[name], name === 'its tag' ? 'Estreno' : 'De mañana'].sort());
  });

  test('so do its own address and the number of posts', async () => {
    const seen = async () => [
      (await api.get('/blog-post/2/')).status,
      (await api.get('/blog-post/2/related/')).status,
      (await api.get('/blog-post/?page_size=1')).body.count,
      (await api.get('/blog-post/?tags=Costa&page_size=1')).body.count,
      (await api.get('/blog-post/?search=costa&page_size=1')).body.count,
    ];
    now = LAST_SECOND;
    expect(await seen()).toEqual([404, 404, 1, 1, 1]);
    now = MIDNIGHT_IN_MADRID;
    expect(await seen()).toEqual([200, 200, 2, 2, 2]);
  });
});
