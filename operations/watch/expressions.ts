import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** An expression of PromQL, and where it stands. `texts` may name its labels. */
export type Expression = { where: string; expr: string; texts: string[] };

export type Alert = { alert: string; expr: string; annotations: Record<string, string> };

type Panel = { title: string; targets?: { expr: string; legendFormat: string }[] };
type Dashboard = { templating: { list: { type: string; name: string; query: string }[] }; panels: Panel[] };

const DASHBOARDS = path.join(import.meta.dirname, 'dashboards');

/** The alerts of alerts.yaml. */
export function readAlerts(): Alert[] {
  const { groups } = parse(readFileSync(path.join(import.meta.dirname, 'alerts.yaml'), 'utf8')) as {
    groups: { rules: Alert[] }[];
  };
  return groups.flatMap(({ rules }) => rules);
}

/** The expressions of all panels and variables. Grafana's own variables have values, as Prometheus gets them. */
export const readDashboards = (): Expression[] =>
  readdirSync(DASHBOARDS).flatMap((file) => {
    const { templating, panels } = JSON.parse(readFileSync(path.join(DASHBOARDS, file), 'utf8')) as Dashboard;
    const variables = templating.list.flatMap(({ type, name, query }) =>
      type === 'query' ? [{ where: `${file}: ${name}`, expr: valuesQuery(query), texts: [] }] : [],
    );
    const shown = panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr, legendFormat }) => ({
        where: `${file}: ${title}`,
        expr: expr.replaceAll('$__rate_interval', '5m'),
        texts: [legendFormat],
      })),
    );
    return [...variables, ...shown];
  });

/** Grafana's `label_values(metric, label)` as PromQL. */
const valuesQuery = (query: string) => query.replace(/^label_values\((.+), *(\w+)\)$/, 'count by ($2) ($1)');

const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g;
const SELECTOR = /\b([a-zA-Z_:][\w:]*)\b(?!\s*\()(?:\{([^}]*)\})?/g;
const KEYWORDS = new Set(['and', 'or', 'unless', 'bool', 'offset', 'group_left']);

/** The metrics of an expression with the labels in their braces, and the labels that it groups by or its texts name. */
export function namesIn({ expr, texts }: Pick<Expression, 'expr' | 'texts'>) {
  const plain = expr.replace(/"[^"]*"/g, '""').replace(/\[[^\]]*\]/g, '');
  const metrics = [...plain.replace(GROUPING, ' ').matchAll(SELECTOR)].flatMap(([, name = '', braces = '']) =>
    KEYWORDS.has(name) ? [] : [{ name, labels: braces.match(/\w+(?=\s*[=!])/g) ?? [] }],
  );
  const grouped = [...plain.matchAll(GROUPING)].flatMap(([, list]) => list?.match(/\w+/g) ?? []);
  const told = texts.flatMap((text) =>
    [...text.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, label = '']) => label),
  );
  return { metrics, labels: [...grouped, ...told] };
}
