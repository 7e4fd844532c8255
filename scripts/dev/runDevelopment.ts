import { rmSync } from 'node:fs';
import { RELEASED } from '@tramuntana/remote/development/paths';
import { watchBuilds } from '@tramuntana/remote/development/watchBuilds';
import { generatePictures } from '@tramuntana/remote/media/generatePictures';
import { DirectoryStore, releasedWorkspaces, SHELL, type StoreSettings } from 'releases';
import { addressForPeople, chooseAddress, chooseLogFormat, stopSignal } from 'shared-site';
import { Failure } from '../setup/Failure';
import { build } from '../site/build';
import { prepareDirectory, refuseUsedDirectory } from '../site/dataDirectory';
import { followShell } from '../site/liveShell';
import { openReleases } from '../site/openReleases';
import { type OwnApi, Site, type SiteSettings, startOwnApi, stopOwnApi } from '../site/Site';
import { watchSources } from '../site/watchSources';
import { developmentAddress } from './developmentAddress';
import { FollowedBuilds } from './FollowedBuilds';
import { followApi } from './followApi';
import { HotEvents } from './HotEvents';
import { openFront } from './openFront';
import { readOptions } from './options';
import { otherReleases } from './otherReleases';
import { Pending } from './Pending';
import { ServerErrors } from './ServerErrors';
import { sourceLocations } from './sourceLocations';

const API = 'api';

export type DevelopmentSettings = {
  root: string;
  /** Absolute path. Development has its own folder, because `npm start` may be running on the site's data. */
  dataFolder: string;
  /** Absolute path of this run's store, which is removed at the end. */
  store: string;
  /** The store of `npm run release`: its live releases run beside the workspaces from source. */
  published: StoreSettings;
  env: NodeJS.ProcessEnv;
};

/**
 * Runs the site until SIGINT or SIGTERM, with some workspaces from source and the others from their live releases. `args`
 * are those of `npm run dev`. Returns the exit code.
 */
export async function runDevelopment(args: string[], settings: DevelopmentSettings): Promise<number> {
  const { root, dataFolder, store, published, env } = settings;
  const remotes = releasedWorkspaces(root).filter((name) => name !== SHELL);
  const { names, from } = readOptions(args, [...remotes, SHELL, API]);
  const chosen = remotes.filter((name) => names === undefined || names.includes(name));
  const logFormat = chooseLogFormat(env, true);
  const signal = stopSignal();
  const address = await developmentAddress(env);
  prepareDirectory(dataFolder);
  refuseUsedDirectory(dataFolder, env);
  const own = await chooseAddress({ PORT: '0', HOST: '127.0.0.1' });

  // Closed in reverse order when this function ends, even when the start fails: each of these keeps the process alive.
  await using opened = new AsyncDisposableStack();
  opened.defer(() => rmSync(store, { recursive: true, force: true }));
  // Closed as soon as the other releases are copied: the running site does not use it.
  await using reading = new AsyncDisposableStack();
  const publishedStore = reading.adopt(openReleases(published), (store) => store.close());
  const others = await otherReleases({
    remotes: remotes.filter((name) => !chosen.includes(name)),
    source: from ?? publishedStore,
    print: (line) => console.log(line),
  });
  for (const name of others.missing) console.log(`${name} has no live release, so it is built here, too`);
  const developed = [...chosen, ...others.missing];
  const steps = buildSteps(developed, names);
  const locate = sourceLocations({ root, store, developed: [SHELL, ...developed] });
  const serverErrors = new ServerErrors();
  const print = (line: string) => {
    const text = locate(line);
    serverErrors.note(text);
    console.log(text);
  };

  generatePictures(root);
  const releases = { root, store: new DirectoryStore(store), output: RELEASED };
  const events = new HotEvents();
  const pending = new Pending();
  const builds = new FollowedBuilds(steps, { releases, events, pending, print });
  const watch = async (names: string[]) => {
    const building = opened.adopt(
      watchBuilds({ root, names }, (event) => builds.follow(event)),
      (building) => building.stop(),
    );
    return `The process that builds ${names.join(', ')} ended (${await building.ended}): see above, and start npm run dev again.`;
  };
  const [firstStep = [], ...laterSteps] = steps;
  const buildingEnded = watch(firstStep);
  const siteSettings: SiteSettings = {
    root,
    mode: 'development',
    dataFolder,
    store,
    releases: releases.store,
    address: own,
    // A page that was cached before an edit must not hide that the page fails now.
    // Builds of a development have no signatures.
    env: { ...env, HTML_CACHE: env.HTML_CACHE || 'off', RELEASES_KEY: '' },
    logFormat,
    print,
  };
  // Runs beside the builds, which leave it a core: the first import of content takes seconds.
  const startedApi = buildAndStartApi(siteSettings);
  opened.defer(() => startedApi.then(stopOwnApi, () => {}));
  const [api, first] = await Promise.all([startedApi, Promise.race([builds.firstReleases(), buildingEnded])]);
  if (typeof first === 'string') throw new Failure(first);
  if (first.has(SHELL)) throw couldNotBeBuilt(SHELL);
  await others.bringLive(releases);
  await reading.disposeAsync();

  const site = opened.adopt(await Site.open(siteSettings, api), (site) => site.close());
  const front = await openFront({
    root,
    address,
    shell: `http://127.0.0.1:${own.port}`,
    developed,
    events,
    pending,
    shownAt: (pathname) => builds.shownAt(pathname),
    locate,
    print,
    serverError: (page) => serverErrors.of(page),
  });
  opened.defer(() => front.close());
  opened.defer(() => events.close());
  signal.ready();
  void buildingEnded.then(print);
  for (const step of laterSteps) void watch(step).then(print);
  opened.defer(followShell({ root, store, print }, (program) => site.shell.replace(program)));
  // Rewrites the pictures' modules from the catalogue, so that webpack notices the change.
  opened.defer(watchSources(root, developed, () => generatePictures(root)));
  if ((names ?? [API]).includes(API)) opened.defer(followApi(site, { root, print }));
  print(`ready in ${(performance.now() / 1000).toFixed(1)} s`);
  print(`Tramuntana Drones is ready: ${addressForPeople(address)}`);
  await signal.told;
  return 0;
}

/**
 * Builds the shell and the named workspaces first (without names, one remote). The others follow while the site already
 * answers, because a page waits only for the workspaces that it shows.
 */
function buildSteps(developed: readonly string[], names: readonly string[] | undefined): string[][] {
  const named = developed.filter((name) => names?.includes(name));
  const first = named.length > 0 ? named : developed.slice(0, 1);
  const later = developed.filter((name) => !first.includes(name));
  return [[SHELL, ...first], later].filter((step) => step.length > 0);
}

const couldNotBeBuilt = (name: string) => new Failure(`The site does not start, because ${name} could not be built.`);

async function buildAndStartApi(settings: SiteSettings): Promise<OwnApi | undefined> {
  const { root, print, env } = settings;
  if (env.API_URL) return undefined;
  const [result] = await build({ root, quiet: true, print }, [API]);
  if (result?.state === 'failed') throw couldNotBeBuilt(API);
  return startOwnApi(settings);
}
