import { Failure } from '../setup/Failure';
import { addressForPeople, chooseAddress } from './address';
import { chooseLogFormat, jsonLine } from './logFormat';
import { type Preparation, prepare } from './prepare';
import { Site, type SiteSettings } from './Site';

export type RunSettings = Omit<SiteSettings, 'address' | 'logFormat' | 'print'> & {
  /** Called once the site is ready; what it returns is called before the site stops. */
  onReady?: (site: Site, preparation: Preparation) => () => void;
};

/** Builds, publishes, starts, says where the site is, and stops it at SIGINT or SIGTERM. Returns the exit code. */
export async function runSite({ onReady, ...settings }: RunSettings): Promise<number> {
  const { root, mode, store, env } = settings;
  const logFormat = chooseLogFormat(env, process.stdout.isTTY === true);
  // Only who asks for JSON gets the start's own lines as records: scripts read them as text.
  const print = (line: string) => console.log(env.LOG_FORMAT === 'json' ? jsonLine(line) : line);
  const signal = stopSignal();
  const address = await chooseAddress(env);
  const preparation: Preparation = { root, mode, store, print };
  const failed = (await prepare(preparation)).filter(({ state }) => state === 'failed');
  if (failed.length > 0) {
    throw new Failure(
      `The site does not start, because ${failed.map(({ name }) => name).join(', ')} could not be built.`,
    );
  }
  const site = await Site.open({ ...settings, address, logFormat, print });
  signal.ready();
  const end = onReady?.(site, preparation);
  print(`ready in ${(performance.now() / 1000).toFixed(1)} s`);
  print(`Tramuntana Drones is ready: ${addressForPeople(address)}`);
  await signal.told;
  end?.();
  await site.close();
  return 0;
}

/** Tells of SIGINT and SIGTERM. Before the site is ready they simply end the process: the servers follow by themselves. */
function stopSignal() {
  let isReady = false;
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  // Twice is usual: npm passes on what the terminal has already sent to the whole group.
  const listen = () => (isReady ? tell() : process.exit(0));
  process.on('SIGINT', listen);
  process.on('SIGTERM', listen);
  // npm runs a script in a shell, and a signal to npm ends that shell without reaching us: all we see is another parent.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && listen(), 500).unref();
  return {
    told,
    ready: () => {
      isReady = true;
    },
  };
}
