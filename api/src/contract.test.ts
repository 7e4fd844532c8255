import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiFolder, testDatabases } from './testing/databases';
import { describedCalls } from './testing/describedCalls';
import { type TestApi, testApi } from './testing/testApi';

/** Set by `npm run record -w api`. */
const isRecording = process.env.RECORD === '1';

/** Compares a value with a checked-in file, or first writes the file. */
function expectRecorded(file: string, value: unknown): void {
  if (isRecording) writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  const recorded = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  try {
    expect(value).toEqual(recorded);
  } catch (difference) {
    const name = path.relative(path.dirname(apiFolder), file);
    throw new Error(`${name} is stale. If the change is meant: npm run record -w api\n${difference}`);
  }
}

/** The reads that the site makes. The tests of its consumers parse their answers. */
const GETS = [
  '/direccion',
  '/empresa',
  '/contacto',
  '/services',
  '/blog-post/?page=1&page_size=2&order_by=fecha',
  '/blog-post/1/',
  '/blog-post/1/related/?page=1&page_size=2',
  '/tag/?page=1&page_size=30&model=post',
  '/galeria/?page=1&page_size=12',
  '/galeria/1/',
  '/galeria/1/related/?page=1&page_size=25',
];

describe.each(testDatabases)('the contract on $name', (testDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    const tour = { id: 2, kind: 'imagen', media: 'cala', iframe: 'https://tours.example/2' };
    const content = { posts: [1, 2, 3].map((id) => ({ id })), gallery: [{ id: 1 }, tour] };
    api = await testApi(content, testDatabase);
    await api.app.ready();
  });
  afterAll(() => api.close());

  test('openapi.json, which clients read, matches the schemas', () => {
    expectRecorded(path.join(apiFolder, 'openapi.json'), JSON.parse(JSON.stringify(api.app.swagger())));
  });

  test('the answers match the recordings that the consumers’ tests parse', async () => {
    const answers: Record<string, unknown> = {};
    for (const call of GETS) answers[`GET ${call}`] = (await api.get(call)).body;
    answers['POST /newsletters/'] = (await api.post('/newsletters/', { email: 'ona@example.com' })).body;
    answers['POST /newsletters/ refused'] = (await api.post('/newsletters/', { email: 'ona' })).body;
    expectRecorded(path.join(apiFolder, '../shared-contracts/fixtures/site.json'), answers);
  });

  test('every read in the description is recorded, so that a new one needs a consumer’s test', () => {
    const reads = describedCalls(api.app).filter(({ method }) => method === 'GET');
    const patterns = reads.map(({ path }) => path.replace('/api', ''));
    // Pages read no data from the first four, and the token differs each time.
    const others = ['/rss.xml', '/files/{name}', '/healthz', '/readyz', '/formularios/token'];
    const recorded = GETS.map((call) => call.replace(/\?.*/, '').replace('/1/', '/{id}/'));
    expect(patterns.filter((pattern) => !others.includes(pattern)).sort()).toEqual(recorded.sort());
  });
});
