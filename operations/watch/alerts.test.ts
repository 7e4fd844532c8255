import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { readDashboards } from './expressions';
import { runPromtool } from './promtool';

test.each(['prometheus.yml', '../compose/prometheus.yml'])('Prometheus accepts %s and the alerts', (file) => {
  expect(runPromtool('check', 'config', file)).toMatchObject({ status: 0 });
});

test('the alerts fire when they should, and not otherwise', () => {
  expect(runPromtool('test', 'rules', 'alerts.test.yaml')).toMatchObject({ status: 0 });
});

test('Prometheus understands each expression of the dashboards', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dashboards-'));
  const rules = readDashboards().map(({ expr }, index) => ({ record: `panel_${index}`, expr }));
  writeFileSync(path.join(folder, 'rules.yaml'), stringify({ groups: [{ name: 'dashboards', rules }] }));
  expect(runPromtool('check', 'rules', path.join(folder, 'rules.yaml'))).toMatchObject({ status: 0 });
  rmSync(folder, { recursive: true });
});
