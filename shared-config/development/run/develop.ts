import { rmSync } from 'node:fs';
import path from 'node:path';
import { DirectoryStore, SHELL } from 'releases/development';
import { addressForPeople, chooseAddress, chooseLogFormat, Failure, stopSignal } from 'shared-site';
import { readWorkspaces } from '../../build/workspaces';
import { generatePictures } from '../../media/generatePictures';
import { HotEvents } from '../front/HotEvents';
import { openFront } from '../front/openFront';
import { ServerErrors } from '../front/ServerErrors';
import { sourceLocations } from '../front/sourceLocations';
import { OUTPUT } from '../paths';
import { FollowedBuilds } from '../releases/FollowedBuilds';
import { otherReleases } from '../releases/otherReleases';
import { Pending } from '../releases/Pending';
import { watchBuilds } from '../watchBuilds';
import { buildSteps } from './buildSteps';
import type { DevelopSettings } from './DevelopSettings';
import { developmentAddress } from './developmentAddress';
import { startShell } from './startShell';
import { watchSources } from './watchSources';

/**
 * Runs a site until SIGINT or SIGTERM, with some workspaces from source and the others from live releases. Returns the exit
 * code.
 */
export async function develop(settings: DevelopSettings): Promise<number> {
  const { root, folder, env, command, source, cache } = settings;
  const logFormat = chooseLogFormat(env, true);
  const signal = stopSignal();
  const address = await developmentAddress(env, command);
  const own = await chooseAddress({ PORT: '0', HOST: '127.0.0.1' });

  // A killed development may have had the same process number. A signal during the start ends this process at once.
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  removeFolder();
  process.once('exit', removeFolder);
  // Closed in reverse order when this function ends, even when the start fails: each of these keeps the process alive.
  await using opened = new AsyncDisposableStack();
  const others = await otherReleases({ names: settings.released, source, cache, print: (line) => console.log(line) });
  const workspaces = readWorkspaces(root);
  const steps = buildSteps(settings, others.missing, workspaces);
  const developed = steps.flat();
  const outputs = new Map(
    workspaces.flatMap(({ name, folder: each }) => (developed.includes(name) ? [[name, path.join(each, OUTPUT)]] : [])),
  );
  const store = new DirectoryStore(path.join(folder, 'store'));
  const locate = sourceLocations({ store: store.folder, outputs });
  const serverErrors = new ServerErrors();
  const print = (line: string) => {
    const text = locate(line);
    serverErrors.note(text);
    console.log(text);
  };

  generatePictures(root);
  const built = path.join(folder, 'builds');
  const releases = { root: built, store, output: '.' };
  const remotes = workspaces.filter(({ name, remote }) => remote && developed.includes(name));
  const shellTaken = others.bringShellLive(releases, { folder: built, remotes });
  const events = new HotEvents();
  const pending = new Pending();
  let shell: Awaited<ReturnType<typeof startShell>> | undefined;
  const builds = new FollowedBuilds(
    steps,
    { releases, events, pending, print, live: async (name) => void (name === SHELL && (await shell?.follow())) },
    shellTaken,
  );
  const watch = async (names: string[]) => {
    const building = opened.adopt(
      watchBuilds({ root, names, releases: built }, (event) => builds.follow(event)),
      (building) => building.stop(),
    );
    return `The process that builds ${names.join(', ')} ended (${await building.ended}): see above, and start ${command} again.`;
  };
  const [firstStep = [], ...laterSteps] = steps;
  const buildingEnded = watch(firstStep);
  // Runs beside the builds, which leave it a core: the first import of content takes seconds.
  const startedApi = settings.startApi({ logFormat, print });
  opened.defer(async () => {
    const api = await startedApi.catch(() => undefined);
    await api?.stop?.();
  });
  const start = async () => {
    const api = await startedApi;
    await others.bringRemotesLive(releases);
    shell = await startShell({ store, address: own, env: { ...env, ...api.env }, logFormat, print });
    return api;
  };
  // A released shell starts beside the builds. A shell from source starts after its first build.
  const started = developed.includes(SHELL) ? undefined : shellTaken.then(start);
  opened.defer(async () => {
    await started?.catch(() => {});
    await shell?.stop();
  });
  const [first] = await Promise.race([
    Promise.all([builds.firstReleases(), startedApi, shellTaken, started]),
    buildingEnded.then((reason) => {
      throw new Failure(reason);
    }),
  ]);
  if (first.has(SHELL)) throw new Failure(`The site does not start, because ${SHELL} could not be built.`);
  const api = await (started ?? start());

  const front = await openFront({
    address,
    shell: `http://127.0.0.1:${own.port}`,
    outputs,
    events,
    pending,
    shownAt: (pathname) => builds.shownAt(pathname),
    locate,
    print,
    serverError: (page) => serverErrors.of(page),
  });
  opened.defer(() => {
    events.close();
    front.close();
    front.closeAllConnections();
  });
  signal.ready();
  void buildingEnded.then(print);
  for (const step of laterSteps) void watch(step).then(print);
  // Rewrites the pictures' modules from the catalogue, so that webpack notices the change.
  opened.defer(watchSources(root, developed, () => generatePictures(root)));
  const stopFollowing = api.follow?.();
  if (stopFollowing) opened.defer(stopFollowing);
  print(`ready in ${(performance.now() / 1000).toFixed(1)} s`);
  print(`Tramuntana Drones is ready: ${addressForPeople(address)}`);
  await signal.told;
  return 0;
}
