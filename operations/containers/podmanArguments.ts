import path from 'node:path';
import type { Service } from './composeFile';
import { readOnlyRoot } from './engine';

/** Prefix of everything that the stack creates. */
export const PROJECT = 'tramuntana-test';

/** Keys that the caller follows, or that have no meaning in a test: it wants to see a service that ends. */
const ELSEWHERE = ['image', 'healthcheck', 'depends_on', 'pull_policy', 'restart', 'command', 'profiles'];

type Converters = { [Key in keyof Service]-?: (value: NonNullable<Service[Key]>, name: string) => string[] };

const option = (name: string, values: string[]) => values.flatMap((value) => [name, value]);

const CONVERTERS: Omit<Converters, 'image' | 'healthcheck' | 'depends_on' | 'command' | 'profiles'> = {
  environment: (values) =>
    option(
      '--env',
      Object.entries(values).map(([key, value]) => `${key}=${value}`),
    ),
  volumes: (volumes) => option('--volume', volumes.map(volume)),
  tmpfs: (folders) => option('--tmpfs', [folders].flat()),
  ports: (ports) => option('--publish', ports),
  networks: (networks, name) => option('--network', networkOptions(networks, name)),
  read_only: (isReadOnly) => (isReadOnly ? readOnlyRoot() : []),
  cap_drop: (capabilities) => option('--cap-drop', capabilities),
  // podman knows this option without a value.
  security_opt: (options) =>
    option(
      '--security-opt',
      options.map((each) => each.replace(/:true$/, '')),
    ),
  mem_limit: (limit) => ['--memory', limit],
  shm_size: (size) => ['--shm-size', size],
  stop_grace_period: (period) => ['--stop-timeout', String(Number.parseInt(period, 10))],
};

/** Arguments of `podman run` for a service of compose.yaml. Throws for a key that it does not know. */
export const podmanArguments = (name: string, service: Service): string[] =>
  Object.entries(service).flatMap(([key, value]) => {
    if (ELSEWHERE.includes(key)) return [];
    const convert = CONVERTERS[key as keyof typeof CONVERTERS] as
      | ((value: unknown, name: string) => string[])
      | undefined;
    if (!convert) throw new Error(`These tests do not know the key ${key} of the service ${name}: teach them.`);
    return convert(value, name);
  });

/** The names of the services of a network lead to their containers, as with Compose. */
const networkOptions = (networks: Service['networks'], name: string) =>
  Object.entries(Array.isArray(networks) ? Object.fromEntries(networks.map((each) => [each, null])) : networks).map(
    ([network, settings]) => {
      const address = settings?.ipv4_address ? [`ip=${settings.ipv4_address}`] : [];
      return `${PROJECT}_${network}:${[`alias=${name}`, ...address].join(',')}`;
    },
  );

/** A folder or file is relative to compose.yaml. A name is a volume. */
function volume(text: string): string {
  const [source = '', ...rest] = text.split(':');
  const isFile = source.startsWith('.') || path.isAbsolute(source);
  const from = isFile ? path.resolve(import.meta.dirname, '../compose', source) : `${PROJECT}_${source}`;
  return [from, ...rest].join(':');
}
