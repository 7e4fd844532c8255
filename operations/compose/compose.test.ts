import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { builtImage, documentedSettings, healthPath, read, timeToEnd } from '../repository';

type Service = {
  image: string;
  command?: string[];
  profiles?: string[];
  read_only: boolean;
  stop_grace_period?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  networks: string[] | Record<string, { ipv4_address?: string } | null>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
};

const text = read('operations/compose/compose.yaml');
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
const service = (name: string) => services[name] as Service;
const OURS = ['site-1', 'site-2', 'api', 'releases'];
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

test('site, API and release service run from the one image, with commands that it has', () => {
  const { name, commands } = builtImage();
  for (const each of OURS) {
    expect(service(each).image).toBe(`${name}:latest`);
    expect(commands).toContain(service(each).command?.[0]);
  }
});

test.each(OURS)('docs/operating.md explains each setting of %s', (name) => {
  expect(documentedSettings()).toEqual(expect.arrayContaining(Object.keys(service(name).environment ?? {})));
});

test('the database is for the API and for the releases', () => {
  const named = Object.entries(services).filter(([, { environment }]) => environment?.DATABASE_URL);
  expect(named.map(([name]) => name)).toEqual(['api']);
  for (const name of [...SITES, 'releases'])
    expect(service(name).environment).toMatchObject({ RELEASES_URL: service('api').environment?.DATABASE_URL });
  const reach = Object.keys(services).filter((name) => networksOf(service(name)).includes('back'));
  expect(reach).toEqual(['site-1', 'site-2', 'api', 'releases', 'database']);
});

test('only the release service gets the key that signs', () => {
  const holders = Object.entries(services).filter(([, { environment = {} }]) => 'RELEASES_SIGNING_KEY' in environment);
  expect(holders.map(([name]) => name)).toEqual(['releases']);
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
  expect(service('releases').healthcheck?.test.join(' ')).toContain(`:4100${healthPath('releases')}'`);
  for (const [name, { read_only, healthcheck, depends_on = {} }] of Object.entries(services)) {
    expect([name, read_only]).toEqual([name, true]);
    expect([name, SITES.includes(name) || healthcheck !== undefined]).toEqual([name, true]);
    for (const [needed, { condition }] of Object.entries(depends_on)) {
      expect(services).toHaveProperty(needed);
      expect(condition).toBe('service_healthy');
    }
  }
});

test('site, API and release service are not killed while they answer open requests', () => {
  const { site, api, releases } = timeToEnd();
  const given = (name: string) => Number.parseInt(service(name).stop_grace_period ?? '', 10);
  for (const name of [...SITES, 'api']) expect(given(name)).toBeGreaterThan(Math.max(site, api));
  expect(given('releases')).toBeGreaterThan(releases);
});

test('the release service starts only where it is wanted, and is reached only through nginx', () => {
  const chosen = Object.entries(services).filter(([, { profiles }]) => profiles);
  expect(chosen.map(([name, { profiles }]) => [name, profiles])).toEqual([['releases', ['releases']]]);
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
  expect(published).toEqual([
    ['nginx', '80:80'],
    ['nginx', '443:443'],
    ['grafana', '127.0.0.1:3001:3000'],
  ]);
});

test('files that containers read are in the repository', () => {
  const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0] ?? ''),
  );
  const files = mounted.filter((source) => source.startsWith('.'));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect([file, existsSync(path.join(import.meta.dirname, file))]).toEqual([file, true]);
});

/** The configurations that nginx's command writes, for a site called web.example. */
function nginxConfigurations(): string[] {
  const [command = ''] = service('nginx').command?.slice(-1) ?? [];
  const edits = command.replaceAll('$$', '$').matchAll(/sed .+? (?=>)/g);
  return [...edits].map(([edit]) => {
    const { status, stdout } = spawnSync(
      'sh',
      ['-c', edit.replace('/etc/tramuntana', path.join(import.meta.dirname, '../nginx'))],
      { env: { ...process.env, SITE_NAME: 'web.example' }, encoding: 'utf8' },
    );
    expect(status).toBe(0);
    return stdout;
  });
}

test('nginx gets its configurations with the names and addresses of sites and release service', () => {
  const [site = '', releases = '', ...more] = nginxConfigurations();
  expect(more).toEqual([]);
  for (const configuration of [site, releases]) {
    expect(configuration).toContain('ssl_certificate /etc/letsencrypt/live/web.example/fullchain.pem;');
    expect(configuration).not.toMatch(/tramuntana\.example|127\.0\.0\.1/);
  }
  expect(releases).toContain('server_name releases.web.example;');
  const addresses = (names: string[]) =>
    names.map((name) => (service(name).networks as Record<string, { ipv4_address: string }>).front?.ipv4_address);
  const upstream = (text: string, port: number) =>
    [...text.matchAll(new RegExp(`^ {2}server (\\S+):${port} `, 'gm'))].map(([, address]) => address);
  expect(upstream(site, 3000)).toEqual(addresses(SITES));
  expect(upstream(releases, 4100)).toEqual(addresses(['releases']));
  for (const name of SITES) expect([service(name).environment?.TRUSTED_PROXIES]).toEqual(addresses(['nginx']));
});

test('Prometheus asks the ports that all four have, under the names that the alerts know', () => {
  type Configuration = { scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[] };
  // The job of the release service is a comment, because not every site has one.
  const configuration = (file: string) => parse(read(file).replace(/^ {2}# (?=-| {2})/gm, '  ')) as Configuration;
  const { scrape_configs } = configuration('operations/compose/prometheus.yml');
  const single = configuration('operations/watch/prometheus.yml').scrape_configs;
  expect(scrape_configs.map(({ job_name }) => job_name)).toEqual(single.map(({ job_name }) => job_name));
  const targets = scrape_configs.flatMap(({ static_configs }) => static_configs.flatMap((each) => each.targets));
  const served = OURS.map((name) => {
    const { METRICS_PORT, RELEASES_LISTEN, SHELL_METRICS_PORT } = service(name).environment ?? {};
    return `${name}:${METRICS_PORT ?? SHELL_METRICS_PORT ?? RELEASES_LISTEN?.split(':')[1]}`;
  });
  expect(targets).toEqual(served);
});
