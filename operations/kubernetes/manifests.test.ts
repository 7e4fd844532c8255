import { readdirSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { builtImage, documentedSettings, healthPath, operatingSection, read, timeToEnd } from '../repository';
import { type Manifest, typeProblems } from './typeProblems';

type Probe = { httpGet: { path: string; port: string } };
type Variable = { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } };
type Container = {
  image: string;
  args: string[];
  env: Variable[];
  ports: { name: string; containerPort: number }[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
  lifecycle: { preStop: { sleep: { seconds: number } } };
  resources: Record<'requests' | 'limits', { cpu: string; memory: string }>;
  securityContext: object;
};
type Pod = {
  terminationGracePeriodSeconds: number;
  automountServiceAccountToken: boolean;
  securityContext: object;
  containers: [Container];
};
type Deployment = Manifest & { spec: { selector: object; template: { metadata: object; spec: Pod } } };
type Policy = {
  podSelector: { matchLabels?: { app: string } };
  policyTypes: string[];
  ingress?: { from: { podSelector?: { matchLabels: { app: string } } }[]; ports: { port: string }[] }[];
  egress?: { ports: { port: number | string }[] }[];
};
type Ingress = {
  metadata: { annotations?: Record<string, string> };
  spec: { rules: { host: string; http: { paths: { backend: { service: object } }[] } }[] };
};
type Kustomization = {
  resources: string[];
  configMapGenerator: { name: string; envs: string[] }[];
  images: { name: string }[];
};

/** The packages with the types of two Kubernetes versions. */
const MODELS = { 'Kubernetes 1.33': 'kubernetes-models-4', 'Kubernetes 1.36': 'kubernetes-models' };
const APPS = ['site', 'api', 'releases'] as const;
/** The default of DATABASE_POOL (docs/operating.md#settings), and of PostgreSQL's max_connections. */
const [POOL, MAX_CONNECTIONS] = [10, 100];

const kustomization = parse(read('operations/kubernetes/kustomization.yaml')) as Kustomization;
const manifestsOf = (file: string) =>
  parseAllDocuments(read(`operations/kubernetes/${file}`)).map((document) => document.toJS());
const manifests = kustomization.resources.flatMap(manifestsOf) as (Manifest & { metadata: { name: string } })[];
const settings = new Map(
  [...read('operations/kubernetes/settings.env').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]),
);

function find<Found>(kind: string, name: string): Found {
  const found = manifests.filter((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  expect(found).toHaveLength(1);
  return found[0] as Found;
}
const deployment = (app: string) => find<Deployment>('Deployment', app);
const podOf = (app: string) => deployment(app).spec.template.spec;
const containerOf = (app: string) => podOf(app).containers[0];
const policyOf = (name: string) => find<{ spec: Policy }>('NetworkPolicy', name).spec;

test.each(Object.entries(MODELS))('the manifests fit %s', (_, models) => {
  expect(manifests.length).toBeGreaterThan(10);
  expect(typeProblems(manifests, models)).toEqual([]);
});

test('the manifests use stable APIs only, which no newer version removes', () => {
  // The packages of types also hold APIs that Kubernetes has removed.
  for (const { apiVersion } of manifests) expect(apiVersion).toMatch(/^(.+\/)?v\d+$/);
});

test('a key that Kubernetes does not know, a missing one and a wrong value are found', () => {
  const budget = { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget' };
  const wrong = [
    { ...budget, spec: { minimum: 1 } },
    { ...budget, spec: { unhealthyPodEvictionPolicy: 'Never' } },
    { apiVersion: 'apps/v1', kind: 'Deployment', spec: { selector: {} } },
    { apiVersion: 'apps/v1', kind: 'Deploiment' },
  ];
  expect(typeProblems(wrong, 'kubernetes-models')).toEqual([
    expect.stringMatching(/minimum.* does not exist/),
    expect.stringContaining('"Never"'),
    expect.stringMatching(/template.* is missing/),
    expect.stringContaining("Cannot find module 'kubernetes-models/apps/v1/Deploiment'"),
  ]);
});

test('the kustomization lists every manifest, the settings and the image', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.yaml'));
  expect([...kustomization.resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
  expect(kustomization.configMapGenerator).toEqual([{ name: 'settings', envs: ['settings.env'] }]);
  expect(kustomization.images.map(({ name }) => name)).toEqual([builtImage().name]);
});

describe.each(APPS)('%s', (app) => {
  test('runs from the one image, with a command that it has', () => {
    expect(containerOf(app)).toMatchObject({ image: builtImage().name, args: [app] });
    expect(builtImage().commands).toContain(app);
  });

  test('has settings that docs/operating.md explains, and secrets that it names', () => {
    const { env } = containerOf(app);
    expect(documentedSettings()).toEqual(expect.arrayContaining([...settings.keys(), ...env.map(({ name }) => name)]));
    for (const { name, valueFrom } of env) {
      if (valueFrom === undefined) continue;
      expect(valueFrom.secretKeyRef.key).toBe(name);
      expect(operatingSection('In a cluster')).toContain(`secret generic ${valueFrom.secretKeyRef.name} `);
      expect(operatingSection('In a cluster')).toContain(`\`${name}\``);
    }
  });

  test('is asked for its health at a path that it has', () => {
    const { startupProbe, readinessProbe, livenessProbe } = containerOf(app);
    for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe])
      expect(httpGet).toEqual({ path: healthPath(app), port: 'http' });
  });

  test('is not killed while it answers open requests', () => {
    const { seconds } = containerOf(app).lifecycle.preStop.sleep;
    expect(podOf(app).terminationGracePeriodSeconds).toBeGreaterThan(seconds + timeToEnd()[app]);
  });

  test('may do as little as the strictest profile allows, on a read-only root', () => {
    expect(podOf(app).automountServiceAccountToken).toBe(false);
    expect(podOf(app).securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(read('operations/image/Dockerfile')).toContain('USER 1000:1000');
    expect(containerOf(app).securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
  });

  test('listens on the ports that its settings name', () => {
    const settingOf = (setting: string) => containerOf(app).env.find(({ name }) => name === setting)?.value;
    const expected = {
      site: { http: settingOf('PORT'), metrics: settings.get('SHELL_METRICS_PORT') },
      api: { http: settingOf('PORT'), metrics: settings.get('METRICS_PORT') },
      releases: { http: settingOf('RELEASES_LISTEN')?.replace('0.0.0.0:', '') },
    }[app];
    const ports = containerOf(app).ports.map(({ name, containerPort }) => [name, String(containerPort)]);
    expect(Object.fromEntries(ports)).toEqual(expected);
  });

  test('has two pods at least, of which one may be away, and a service', () => {
    const { selector, template } = deployment(app).spec;
    expect(template.metadata).toMatchObject({ labels: { app } });
    expect(selector).toEqual({ matchLabels: { app } });
    expect(find('Service', app)).toMatchObject({ spec: { selector: { app } } });
    expect(find('PodDisruptionBudget', app)).toMatchObject({ spec: { maxUnavailable: 1, selector } });
    // Teams are few, so their service needs no autoscaler.
    if (app === 'releases') expect(deployment(app)).toMatchObject({ spec: { replicas: 2 } });
    else
      expect(find('HorizontalPodAutoscaler', app)).toMatchObject({
        spec: { minReplicas: 2, scaleTargetRef: { kind: 'Deployment', name: app } },
      });
  });
});

test('the sites find the API at its service', () => {
  const { spec } = find<{ spec: { ports: { port: number }[] } }>('Service', 'api');
  expect(settings.get('API_URL')).toBe(`http://api:${spec.ports[0]?.port}/api`);
});

test('the API asks for fewer connections than PostgreSQL has, even while pods are replaced', () => {
  const { spec } = find<{ spec: { maxReplicas: number } }>('HorizontalPodAutoscaler', 'api');
  expect((spec.maxReplicas + 1) * POOL).toBeLessThan(MAX_CONNECTIONS);
});

test('sites and release service have different roles of the database, and only they know the releases', () => {
  const secretOf = (app: string) =>
    containerOf(app).env.find(({ name }) => name === 'RELEASES_URL')?.valueFrom?.secretKeyRef.name;
  expect(APPS.map(secretOf)).toEqual(['tramuntana', undefined, 'tramuntana-releases']);
  const secrets = (app: string) =>
    new Set(containerOf(app).env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.name ?? []));
  expect(APPS.map((app) => [...secrets(app)])).toEqual([['tramuntana'], ['tramuntana'], ['tramuntana-releases']]);
});

test('the release service has a host of its own, whose ingress lets its largest file through', () => {
  const [site, releases] = ['site', 'releases'].map((name) => find<Ingress>('Ingress', name));
  expect(releases?.spec.rules.map(({ host }) => host)).toEqual([`releases.${site?.spec.rules[0]?.host}`]);
  expect(releases?.spec.rules[0]?.http.paths[0]?.backend.service).toMatchObject({ name: 'releases' });
  const nginx = read('operations/nginx/tramuntana-releases.conf');
  const prefix = 'nginx.ingress.kubernetes.io';
  expect(releases?.metadata.annotations).toEqual({
    [`${prefix}/proxy-body-size`]: /client_max_body_size (\w+);/.exec(nginx)?.[1],
    [`${prefix}/proxy-request-buffering`]: /proxy_request_buffering (\w+);/.exec(nginx)?.[1],
    [`${prefix}/proxy-read-timeout`]: /proxy_read_timeout (\d+)s;/.exec(nginx)?.[1],
  });
});

test('only what is named may be reached: sites and release service by the ingress, the API by both', () => {
  expect(policyOf('nothing-else')).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  const pods = APPS.map((app) =>
    (policyOf(app).ingress ?? []).flatMap(({ from }) => from.flatMap((each) => each.podSelector ?? [])),
  );
  expect(pods).toEqual([[], [{ matchLabels: { app: 'site' } }, { matchLabels: { app: 'releases' } }], []]);
  const opened = APPS.map((app) => policyOf(app).ingress?.map(({ ports }) => ports.map(({ port }) => port)));
  expect(opened).toEqual([[['http'], ['metrics']], [['http'], ['metrics']], [['http']]]);
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy') as unknown as { spec: Policy }[];
  const reachDatabase = policies.filter(({ spec }) =>
    spec.egress?.some(({ ports }) => ports.some(({ port }) => port === 5432)),
  );
  expect(reachDatabase.map(({ spec }) => spec.podSelector.matchLabels?.app)).toEqual([...APPS]);
});

test('no manifest holds a secret', () => {
  expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  for (const secret of ['DATABASE_URL', 'RELEASES_SIGNING_KEY', 'RELEASES_URL', 'SMTP_URL', 'TEAMS_TOKEN'])
    expect([...settings.keys()]).not.toContain(secret);
});
