import { type ProxiedSites, startSites } from './testing/startSites';

let sites: ProxiedSites;
beforeAll(async () => {
  sites = await startSites();
});
afterAll(() => sites.stop());
beforeEach(() => sites.answer(() => {}));

const times = <Result>(count: number, each: () => Result) => Array.from({ length: count }, each);

test('one address may send twenty forms at once, then two a second', async () => {
  const { ask, post } = sites.visitor('127.0.0.2');
  const answers = [];
  for (let n = 0; n < 30; n++) answers.push(await post('/newsletters'));
  expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(200));
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({ status: 429, body: expect.stringContaining('Espera un momento') });
  // Neither its pages nor other visitors' forms count.
  expect((await ask('/blog')).status).toBe(200);
  expect((await sites.visitor('127.0.0.3').post('/newsletters')).status).toBe(200);
});

test('one address may call the API a hundred times at once, then twenty times a second', async () => {
  const browser = sites.visitor('127.0.0.4').openHttp2();
  const statuses: number[] = [];
  // Ten at a time, because of the limit of open calls.
  for (let n = 0; n < 15; n++) statuses.push(...(await Promise.all(times(10, () => browser.status('/api/services')))));
  browser.close();
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(200));
  expect(statuses).toContain(429);
});

test('one address has at most ten forms and fifty calls under way', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  sites.answer(() => ended);
  const { post, openHttp2 } = sites.visitor('127.0.0.5');
  const browser = openHttp2();
  const forms = times(11, async () => (await post('/newsletters')).status);
  const calls = times(51, () => browser.status('/api/services'));
  expect([await Promise.race(forms), await Promise.race(calls)]).toEqual([429, 429]);
  end();
  const statuses = await Promise.all([...forms, ...calls]);
  browser.close();
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
});
