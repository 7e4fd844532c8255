import path from 'node:path';
import type { ComposeFile, Service } from './composeFile';
import { gracePeriod, stopOrder } from './composeOrder';
import { type Ended, engine, exitCodeOf, setting, stopContainer, untilItSucceeds } from './engine';
import { PROJECT, podmanArguments } from './podmanArguments';
import type { Stack } from './runningStack';

const container = (service: string) => `${PROJECT}-${service}`;

/** Starts the services of compose.yaml with podman. Each one starts when those that it needs are healthy. */
export async function startWithPodman({ services: all, networks, volumes }: ComposeFile): Promise<Stack> {
  const images = await imagesOf(all);
  const services = Object.fromEntries(Object.entries(all).filter(([name]) => images[name] !== undefined));
  const remove = () => removeAll(all, networks, volumes);
  await remove();
  for (const [name, network] of Object.entries(networks)) {
    const subnets = network?.ipam?.config.map(({ subnet }) => `--subnet=${subnet}`) ?? [];
    await engine('network', 'create', ...subnets, `${PROJECT}_${name}`);
  }
  const started = new Map<string, Promise<void>>();
  const start = (name: string): Promise<void> => {
    const running = started.get(name) ?? startService(name, services[name] as Service, images[name] ?? '', start);
    started.set(name, running);
    return running;
  };
  await Promise.all(Object.keys(services).map(start));
  return {
    absent: Object.keys(all).filter((name) => !services[name]),
    exec: (service, ...command) => engine('exec', container(service), ...command),
    memory: () => engine('stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}'),
    async stop() {
      const ended: Record<string, Ended> = {};
      const file = { services, networks, volumes };
      for (const name of stopOrder(file)) ended[name] = await stopContainer(container(name), gracePeriod(file, name));
      return ended;
    },
    remove,
    httpsPort: 443,
  };
}

/** The image of each service: the one that was built, or the one of Debian's programs. A service may have none. */
async function imagesOf(services: ComposeFile['services']): Promise<Record<string, string | undefined>> {
  const images: Record<string, string | undefined> = {};
  for (const [name, { image }] of Object.entries(services)) {
    const [program = ''] = path.basename(image).split(':');
    const debian = `tramuntana-debian-${program}`;
    if (program === 'tramuntana') images[name] = setting('IMAGE');
    else if ((await exitCodeOf(engine('image', 'exists', debian))) === 0) images[name] = debian;
  }
  return images;
}

async function startService(name: string, service: Service, image: string, start: (name: string) => Promise<void>) {
  await Promise.all(Object.keys(service.depends_on ?? {}).map(start));
  // podman needs systemd to repeat a health check, so this program asks.
  const options = ['--detach', '--name', container(name), '--health-interval', 'disable'];
  await engine('run', ...options, ...podmanArguments(name, service), image, ...(service.command ?? []));
  const [, ...check] = service.healthcheck?.test ?? (await checkOf(image));
  await untilItSucceeds(container(name), () => engine('exec', container(name), ...check));
}

const checkOf = async (image: string): Promise<string[]> =>
  JSON.parse(await engine('image', 'inspect', '--format', '{{json .Config.Healthcheck.Test}}', image));

async function removeAll(services: object, networks: object, volumes: object) {
  for (const name of Object.keys(services))
    await exitCodeOf(engine('rm', '--force', '--volumes', '--time=5', container(name)));
  for (const name of Object.keys(networks)) await exitCodeOf(engine('network', 'rm', `${PROJECT}_${name}`));
  for (const name of Object.keys(volumes)) await exitCodeOf(engine('volume', 'rm', `${PROJECT}_${name}`));
}
