import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'shared-postgres/testing';
import type { ComposeFile } from './composeFile';
import { gracePeriod, stopOrder } from './composeOrder';
import { type Ended, engine, setting, stopContainer } from './engine';
import { PROJECT } from './podmanArguments';
import type { Stack } from './runningStack';

/** Starts the services with `docker compose`. Their ports on this machine are free ones, and the image is the tested one. */
export async function startWithDocker(file: ComposeFile): Promise<Stack> {
  const folder = mkdtempSync(path.join(tmpdir(), 'compose-'));
  const httpsPort = await freePort();
  const services = Object.fromEntries(
    Object.entries(file.services).map(([name, { ports, image, ...service }]) => [
      name,
      {
        ...service,
        image: image.startsWith('tramuntana:') ? setting('IMAGE') : image,
        ...(name === 'nginx' && { ports: [`127.0.0.1:${httpsPort}:443`] }),
      },
    ]),
  );
  const changed = path.join(folder, 'compose.json');
  // Compose would replace the settings' dollar signs once more.
  writeFileSync(changed, JSON.stringify({ ...file, services }).replaceAll('$', '$$$$'));
  const compose = (...args: string[]) =>
    engine(
      ...['compose', '--project-name', PROJECT, '--file', changed, '--profile', '*'],
      ...['--project-directory', path.join(import.meta.dirname, '../compose'), ...args],
    );
  const remove = async () => {
    await compose('down', '--volumes', '--timeout', '5');
    rmSync(folder, { recursive: true });
  };
  await compose('down', '--volumes', '--timeout', '5');
  await compose('up', '--detach', '--wait').catch(async (error) => {
    const logs = await compose('logs', '--tail', '20');
    await remove();
    throw new Error(`${error.message}\n${logs}`);
  });
  return {
    absent: [],
    httpsPort,
    exec: (service, ...command) => compose('exec', '--no-TTY', service, ...command),
    memory: () => engine('stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}'),
    async stop() {
      const ended: Record<string, Ended> = {};
      for (const name of stopOrder(file))
        ended[name] = await stopContainer(await compose('ps', '--quiet', name), gracePeriod(file, name));
      return ended;
    },
    remove,
  };
}
