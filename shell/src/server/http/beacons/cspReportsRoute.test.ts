/** @jest-environment node */
import { aServer } from '../../testing/aServer';
import { cspReportsRoute } from './cspReportsRoute';

function aSite() {
  const lines: Record<string, unknown>[] = [];
  const app = aServer((server) => void server.register(cspReportsRoute), {
    trustedProxies: ['127.0.0.1'],
    log: (line) => lines.push(JSON.parse(line)),
  });
  const report = async (payload: unknown, visitor = '192.0.2.1') => {
    const answer = await app.inject({
      method: 'POST',
      url: '/csp-reports',
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': visitor },
    });
    return answer.statusCode;
  };
  return { report, refused: () => lines.filter(({ msg }) => msg === 'a browser refused content of a page') };
}

const OLDER = {
  'csp-report': {
    'document-uri': 'https://tramuntana.example/blog?buscar=algo#x',
    'blocked-uri': 'inline',
    'effective-directive': 'script-src-elem',
  },
};
const newer = (documentURL: string) => ({
  type: 'csp-violation',
  body: { documentURL, blockedURL: 'https://otro.example/a.js?k=1', effectiveDirective: 'script-src-elem' },
});

test('a report is logged, without the visitor’s search terms', async () => {
  const { report, refused } = aSite();
  expect(await report(OLDER)).toBe(204);
  expect(await report([newer('https://tramuntana.example/media'), newer(`https://a.example/${'x'.repeat(300)}`)])).toBe(
    204,
  );
  expect(refused()).toMatchObject([
    { level: 40, page: 'https://tramuntana.example/blog', blocked: 'inline', directive: 'script-src-elem' },
    { page: 'https://tramuntana.example/media', blocked: 'https://otro.example/a.js' },
    { page: `https://a.example/${'x'.repeat(182)}` },
  ]);
});

test.each(['', '{', '[]x', '{"csp-report":1}', '[{"type":"deprecation"}]', '{"__proto__":{"page":"x"}}'])(
  'a body that is no report is refused: %s',
  async (payload) => {
    const { report, refused } = aSite();
    expect(await report(payload)).toBe(400);
    expect(refused()).toEqual([]);
  },
);

test('at most 20 reports of a visitor and 200 in all are logged in a minute', async () => {
  const { report, refused } = aSite();
  const statuses: number[] = [];
  for (let sent = 0; sent < 22; sent += 1) statuses.push(await report(OLDER));
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429]);
  for (let visitor = 2; visitor < 202; visitor += 1) await report(OLDER, `192.0.2.${visitor}`);
  expect(refused()).toHaveLength(200);
});

test('a long body is refused', async () => {
  expect(await aSite().report(JSON.stringify([newer('x'.repeat(17_000))]))).toBe(413);
});
