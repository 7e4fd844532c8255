import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMetrics as createApiMetrics } from 'api/metrics';
import { createMetrics, watchSizes } from 'shell/metrics';
import { watchReleases } from 'shell/releaseMetrics';
import { namesIn, readAlerts, readDashboards } from './expressions';

/** Labels that Prometheus adds to each metric. */
const ADDED = ['job', 'instance'];

type RegisteredMetric = { name: string; type: string; labelNames: string[] };

/** All metrics of shell and API with their labels, from the registries that they serve. */
function exportedMetrics(): Map<string, string[]> {
  const shell = createMetrics();
  watchSizes(shell.register, { cache: { bytes: 0 }, pool: { threadCount: 0 }, availableMemory: () => 0 });
  // Nothing asks the registry for values here.
  watchReleases(shell.register, {} as Parameters<typeof watchReleases>[1]);
  const api = createApiMetrics();
  api.watchRequests({ addHook: () => {} } as never);
  api.watchConnections({} as never);
  api.watchDatabase(async () => true);
  const exported = new Map([['up', ADDED]]);
  for (const { register } of [shell, api]) {
    for (const metric of register.getMetricsAsArray() as unknown as RegisteredMetric[]) {
      const { name, type, labelNames } = metric;
      exported.set(name, [...labelNames, ...ADDED]);
      if (type !== 'histogram') continue;
      exported.set(`${name}_bucket`, ['le', ...labelNames, ...ADDED]);
      for (const part of ['sum', 'count']) exported.set(`${name}_${part}`, [...labelNames, ...ADDED]);
    }
  }
  return exported;
}

const exported = exportedMetrics();

/** Names in an expression that neither shell nor API exports. */
function unknownNames(expression: { expr: string; texts: string[] }): string[] {
  const { metrics, labels } = namesIn(expression);
  const known = metrics.flatMap(({ name }) => exported.get(name) ?? []);
  return [
    ...metrics.filter(({ name }) => !exported.has(name)).map(({ name }) => name),
    ...metrics.flatMap(({ name, labels }) =>
      labels.filter((label) => !exported.get(name)?.includes(label)).map((label) => `${name}{${label}}`),
    ),
    ...labels.filter((label) => !known.includes(label)),
  ];
}

const alerts = readAlerts().map(({ alert, expr, annotations }) => ({
  where: alert,
  expr,
  texts: Object.values(annotations),
}));

test.each([...alerts, ...readDashboards()])('shell and API export the names in $where', (expression) => {
  expect(namesIn(expression).metrics).not.toEqual([]);
  expect(unknownNames(expression)).toEqual([]);
});

test('a name that nobody exports is found', () => {
  const expr =
    'sum by (remote, colour) (rate(pages_total{remote="a",size!="b"}[5m])) / on (remote) pages and up offset 5m';
  expect(unknownNames({ expr, texts: ['{{status}} {{taste}}'] })).toEqual([
    'pages',
    'pages_total{size}',
    'colour',
    'taste',
  ]);
});

test('each alert says what to do, and has its section in operating.md', () => {
  const operating = readFileSync(path.join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
  const [, section = ''] = operating.split(/^## Alerts$/m);
  const headings = [...(section.split(/^## /m)[0] ?? '').matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(readAlerts().map(({ alert }) => alert));
  for (const { alert, annotations } of readAlerts())
    expect(annotations).toEqual({
      summary: expect.any(String),
      do: expect.stringMatching(/^[^\n]+$/),
      runbook_url: `docs/operating.md#${alert.toLowerCase()}`,
    });
});
