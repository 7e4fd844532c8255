// Replaces the federation plugin's bundler runtime in a remote's entry. The plugin's own needs the whole federation runtime
// first. Ours is small, because a remote only takes shared modules from the shell: it brings none (`import: false`) and
// loads no other remote. docs/decisions/0017-byte-budgets.md names the saving.

/** A shared module in a share scope of Module Federation: loaded (`lib`), or still to be loaded (`get`). */
type SharedModule = { lib?: () => unknown; get?: () => Factory | Promise<Factory> };
type Factory = () => unknown;

/** Shared modules by name and version. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

type ModuleId = string | number;

/** The parts of webpack's `__webpack_require__` that this runtime uses. */
export type WebpackRequire = {
  /** Module factories and instances by id, and share scopes by name. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  c: Record<ModuleId, unknown>;
  S: Record<string, ShareScope>;
  /** The prefix of the addresses of chunks and files. */
  p: string;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<ModuleId, { shareKey: string; shareScope: string[] }> };
};

type Consumes = {
  chunkId: string;
  chunkMapping: Record<string, ModuleId[]>;
  installedModules: Record<ModuleId, Promise<void> | 0>;
  promises: unknown[];
  webpackRequire: WebpackRequire;
};

type ContainerInit = { webpackRequire: WebpackRequire; shareScope: ShareScope; shareScopeKey: string | string[] };

const ORIGIN = /^\w+:\/\/[^/]+/;

/**
 * The shell calls a container's `init` with its shared modules before it asks for any module. Webpack has set `p` to the
 * absolute address of the entry's folder. This keeps only the path, because the server's HTML uses paths for pictures.
 */
function initContainerEntry({ webpackRequire, shareScope, shareScopeKey }: ContainerInit): void {
  webpackRequire.p = webpackRequire.p.replace(ORIGIN, '');
  for (const key of [shareScopeKey].flat()) webpackRequire.S[key] = shareScope;
}

/** Installs the shared modules that a chunk needs. Modules that are still loading are added to `promises`. */
function consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: Consumes): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    const running = installedModules[id];
    if (running !== undefined) {
      if (running) promises.push(running);
      continue;
    }
    const install = (factory: Factory) => {
      installedModules[id] = 0;
      webpackRequire.m[id] = (module) => {
        delete webpackRequire.c[id];
        module.exports = factory();
      };
    };
    const shared = sharedModule(id, webpackRequire);
    if (shared.lib) install(shared.lib);
    else {
      const loading = load(shared, install, () => delete installedModules[id]);
      installedModules[id] = loading;
      promises.push(loading);
    }
  }
}

function sharedModule(id: ModuleId, { S, consumesLoadingData }: WebpackRequire): SharedModule {
  const { shareKey, shareScope } = consumesLoadingData.moduleIdToConsumeDataMapping[id] ?? {
    shareKey: '',
    shareScope: [],
  };
  const offered = shareScope.flatMap((name) => Object.values(S[name]?.[shareKey] ?? {}));
  const missing: SharedModule = {
    get: () => Promise.reject(new Error(`The shell lends no ${shareKey}: its release is older than this remote's`)),
  };
  return offered.find(({ lib }) => lib) ?? offered[0] ?? missing;
}

async function load({ get }: SharedModule, install: (factory: Factory) => void, forget: () => void): Promise<void> {
  try {
    if (!get) throw new Error('A shared module has neither lib nor get');
    install(await get());
  } catch (error) {
    // Forget the failure, so that the next chunk, or the visitor's 'Reintentar', tries again.
    forget();
    throw error;
  }
}

/** The code that `ModuleFederationPlugin` generates calls these names. It keeps the result of `init` as its instance. */
export default {
  runtime: {},
  instance: undefined,
  initOptions: {},
  bundlerRuntime: { init: () => ({}), initContainerEntry, consumes },
};
