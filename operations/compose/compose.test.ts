import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { builtImage, documentedSettings, healthPath, read, timeToEnd } from '../repository';

type Service = {
  image: string;
  command?: string[];
  read_only: boolean;
  stop_grace_period?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  networks: string[] | Record<string, { ipv4_address?: string } | null>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
};

const text = read('operations/compose/compose.yaml');
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
const service = (name: string) => services[name] as Service;
const OURS = ['site-1', 'site-2', 'api'];
const SITES = ['site-1', 'site-2'];
const networksOf = ({ networks }: Service) => (Array.isArray(networks) ? networks : Object.keys(networks));

/** Findings of dclint, which also checks the schema of the Compose specification. */
function findings(file: string): string[] {
  // Its order of keys is alphabetical; ours goes from the visitor to the database. nginx listens on all addresses.
  const rules = Object.fromEntries(
    [
      'service-keys-order',
      'services-alphabetical-order',
      'top-level-properties-order',
      'no-unbound-port-interfaces',
    ].map((rule) => [rule, 0 as const]),
  );
  const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });
  return linter.lintFiles([file], false).flatMap(({ messages }) => messages.map(({ message }) => message));
}

test('compose.yaml keeps to the Compose specification', () => {
  expect(findings(path.join(import.meta.dirname, 'compose.yaml'))).toEqual([]);
});

test('site and API run from the one image, with commands that it has', () => {
  const { name, commands } = builtImage();
  for (const each of OURS) {
    expect(service(each).image).toBe(`${name}:latest`);
    expect(commands).toContain(service(each).command?.[0]);
  }
});

test.each(OURS)('docs/operating.md explains each setting of %s', (name) => {
  expect(documentedSettings()).toEqual(expect.arrayContaining(Object.keys(service(name).environment ?? {})));
});

test('the database is for the API and for the releases of the sites', () => {
  const named = Object.entries(services).filter(([, { environment }]) => environment?.DATABASE_URL);
  expect(named.map(([name]) => name)).toEqual(['api']);
  for (const site of SITES)
    expect(service(site).environment).toMatchObject({ RELEASES_URL: service('api').environment?.DATABASE_URL });
  const reach = Object.keys(services).filter((name) => networksOf(service(name)).includes('back'));
  expect(reach).toEqual(['site-1', 'site-2', 'api', 'database']);
});

test('.env.example names what compose.yaml asks for, and holds no password', () => {
  const asked = (mark: string) =>
    new Set([...text.matchAll(/(?<!\$)\$\{(\w+)(:[?-])/g)].flatMap(([, name, sign]) => (sign === mark ? [name] : [])));
  const lines = [...read('operations/compose/.env.example').matchAll(/^(#?)([A-Z_]+)=(.*)$/gm)];
  const named = (sign: string) => new Set(lines.flatMap(([, each, name]) => (each === sign ? [name] : [])));
  expect(named('')).toEqual(asked(':?'));
  expect(named('#')).toEqual(asked(':-'));
  for (const [, , name, value] of lines) if (name?.endsWith('PASSWORD')) expect(value).toBe('');
});

test('every service has a read-only root and a health check, and waits for those that it needs', () => {
  expect(read('operations/image/Dockerfile')).toMatch(/^HEALTHCHECK .*"health"/m);
  expect(read('operations/image/run')).toContain(`${healthPath('site')}\``);
  expect(service('api').healthcheck?.test.join(' ')).toContain(`:4000${healthPath('api')}'`);
  for (const [name, { read_only, healthcheck, depends_on = {} }] of Object.entries(services)) {
    expect([name, read_only]).toEqual([name, true]);
    expect([name, SITES.includes(name) || healthcheck !== undefined]).toEqual([name, true]);
    for (const [needed, { condition }] of Object.entries(depends_on)) {
      expect(services).toHaveProperty(needed);
      expect(condition).toBe('service_healthy');
    }
  }
});

test('site and API are not killed while they answer open requests', () => {
  const { site, api } = timeToEnd();
  for (const name of OURS)
    expect(Number.parseInt(service(name).stop_grace_period ?? '', 10)).toBeGreaterThan(Math.max(site, api));
});

test('files that containers read are in the repository', () => {
  const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0] ?? ''),
  );
  const files = mounted.filter((source) => source.startsWith('.'));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect([file, existsSync(path.join(import.meta.dirname, file))]).toEqual([file, true]);
});

test('nginx gets its configuration with the name of the site and the addresses of both sites', () => {
  const [command = ''] = service('nginx').command?.slice(-1) ?? [];
  const [edit = ''] = command.replaceAll('$$', '$').split(' > ');
  const { status, stdout } = spawnSync(
    'sh',
    ['-c', edit.replace('/etc/tramuntana/site.conf', path.join(import.meta.dirname, '../nginx/site.conf'))],
    { env: { ...process.env, SITE_NAME: 'web.example' }, encoding: 'utf8' },
  );
  expect(status).toBe(0);
  expect(stdout).toContain('ssl_certificate /etc/letsencrypt/live/web.example/fullchain.pem;');
  expect(stdout).not.toMatch(/tramuntana\.example|127\.0\.0\.1/);
  const addresses = (names: string[]) =>
    names.map((name) => (service(name).networks as Record<string, { ipv4_address: string }>).front?.ipv4_address);
  const upstream = [...stdout.matchAll(/^ {2}server (\S+):3000 /gm)].map(([, address]) => address);
  expect(upstream).toEqual(addresses(SITES));
  for (const site of SITES) expect([service(site).environment?.TRUSTED_PROXIES]).toEqual(addresses(['nginx']));
});

test('Prometheus asks the ports that sites and API have, under the names that the alerts know', () => {
  type Configuration = { scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[] };
  const configuration = (file: string) => parse(read(file)) as Configuration;
  const { scrape_configs } = configuration('operations/compose/prometheus.yml');
  const single = configuration('operations/watch/prometheus.yml').scrape_configs;
  expect(scrape_configs.map(({ job_name }) => job_name)).toEqual(single.map(({ job_name }) => job_name));
  const targets = scrape_configs.flatMap(({ static_configs }) => static_configs.flatMap((each) => each.targets));
  const served = OURS.map((name) => {
    const { METRICS_PORT, SHELL_METRICS_PORT = METRICS_PORT } = service(name).environment ?? {};
    return `${name}:${SHELL_METRICS_PORT}`;
  });
  expect(targets).toEqual(served);
});
