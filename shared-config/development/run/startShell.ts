import path from 'node:path';
import { type DirectoryStore, liveFolder, SHELL } from 'releases/development';
import { type Address, Failure, type LogFormat, lineReader, SiteProcess } from 'shared-site';

type Settings = {
  store: DirectoryStore;
  address: Address;
  env: NodeJS.ProcessEnv;
  logFormat: LogFormat;
  print: (line: string) => void;
};

/** Names of secrets. TEAMS_TOKEN is the developed site's own. */
const SECRET = /^(?!TEAMS_TOKEN$).*(TOKEN|SECRET|PASS|CREDENTIAL|KEY)|^(DATABASE|RELEASES|SMTP)_URL$/i;

/** The developer's environment without secrets: a released shell is code from elsewhere, and needs none. */
export const withoutSecrets = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !SECRET.test(name)));

/** The shell's server in a development. */
export type DevelopedShell = {
  /** Starts the shell's live release in place of the present one. A release that does not start is reported. */
  follow(): Promise<void>;
  stop(): Promise<void>;
};

const STOP_TIMEOUT = 5000;

/** Starts the shell's live release on the development store. Rejects when it does not become ready. */
export async function startShell({ store, address, env, logFormat, print }: Settings): Promise<DevelopedShell> {
  const shell = new SiteProcess({
    name: 'shell',
    file: await programIn(store),
    env: {
      ...withoutSecrets(env),
      NODE_ENV: 'development',
      PORT: String(address.port),
      HOST: address.host,
      STORE: store.folder,
      // A page that was cached before an edit must not hide that the page fails now.
      HTML_CACHE: env.HTML_CACHE || 'off',
    },
    onLine: lineReader('shell', { logFormat, print }),
    print,
  });
  await shell.start().catch((error: Error) => {
    throw new Failure(`The site does not start, because the shell does not: ${error.message}`);
  });
  return {
    async follow() {
      const program = await programIn(store);
      await shell.replace(program).catch((error: Error) => {
        print(`${program} did not start, so the shell's former release goes on: ${error.message}`);
      });
    },
    stop: () => shell.stop(STOP_TIMEOUT),
  };
}

async function programIn(store: DirectoryStore): Promise<string> {
  const folder = await liveFolder(store, SHELL);
  if (folder === undefined) throw new Failure('The site does not start, because no release of the shell is live.');
  return path.join(folder, 'server/server.cjs');
}
