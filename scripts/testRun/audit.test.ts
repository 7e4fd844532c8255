import { audit } from './audit';

let lines: string[];
beforeEach(() => {
  lines = [];
});

const audited = (output: unknown) =>
  audit(typeof output === 'string' ? output : JSON.stringify(output), (line) => lines.push(line));

test('without known vulnerabilities the audit passes and prints nothing', () => {
  expect(audited({ auditReportVersion: 2, vulnerabilities: {} })).toEqual({ passed: 1, failed: 0 });
  expect(lines).toEqual([]);
});

test('each vulnerable package fails, with its range, the cause and the fix', () => {
  const advisory = { title: 'Path traversal', url: 'https://github.com/advisories/GHSA-1' };
  const vulnerabilities = {
    a: { name: 'a', range: '<2.0.1', severity: 'high', via: [advisory], fixAvailable: { name: 'a', version: '2.0.1' } },
    b: { name: 'b', range: '*', severity: 'low', via: ['a'], fixAvailable: true },
    c: { name: 'c', range: '1.x', severity: 'low', via: [advisory], fixAvailable: false },
  };
  expect(audited({ auditReportVersion: 2, vulnerabilities })).toEqual({ passed: 0, failed: 3 });
  expect(lines).toEqual([
    'a <2.0.1, high; Path traversal (https://github.com/advisories/GHSA-1); a 2.0.1 mends it',
    'b *, low; through a; npm audit fix mends it',
    'c 1.x, low; Path traversal (https://github.com/advisories/GHSA-1); no fix yet',
  ]);
});

test.each([
  ['a mirror that answers no audits', { statusCode: 405, error: { summary: '', detail: '' } }, 'HTTP 405'],
  ['no network', { message: 'fetch failed', error: { code: 'ENOTFOUND', summary: '' } }, 'ENOTFOUND'],
  ['an npm that says nothing', '', 'npm said nothing'],
  ['something else than a report', 'npm error: no lock file\nmore', 'npm error: no lock file'],
])('%s is reported, and counts as neither passed nor failed', (_name, output, reason) => {
  expect(audited(output)).toEqual({ passed: 0, failed: 0 });
  expect(lines).toEqual([
    `Not known: the registry answered no audit (${reason}). Ask another one: npm audit --omit=dev`,
  ]);
});
