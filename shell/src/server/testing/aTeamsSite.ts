import fastifyStatic from '@fastify/static';
import { channel, releaseManifest } from '@tramuntana/contracts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { aLiveRemote, aShop, aSnapshot } from '../../testing/aLiveRemote';
import { anOffer } from '../../testing/anOffer';
import { documentRoute } from '../http/documents/documentRoute';
import { formRoutes } from '../http/documents/formRoutes';
import { pageDataRoute } from '../http/documents/pageDataRoute';
import { releaseFilesRoute } from '../http/files/releaseFilesRoute';
import { statusRoutes } from '../http/status/statusRoutes';
import type { ComposedPage } from '../pages/PageComposer';
import type { Canary } from '../store/Canary';
import type { TeamIdentity } from '../store/TeamIdentities';
import { Devtools } from '../teams/devtools/Devtools';
import { teamsStatus } from '../teams/status/teamsStatus';
import { teamsRoutes } from '../teams/teamsRoutes';
import { Pins } from '../visitors/Pins';
import { TeamAccess } from '../visitors/TeamAccess';
import { VisitorSets } from '../visitors/VisitorSets';
import { aCanaryRegistry, toldOf } from './aCanary';
import { aComposedPage, aServer, plainDocuments, somePages } from './aServer';

export const TOKEN = 'un-secreto-de-los-equipos';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const MANIFEST = {
  schema: 1,
  contract: '^1.2.0',
  mounts: [],
  entry: 'remoteEntry.js',
  container: 'container',
  shared: {},
  chunks: {},
  publishedAt: '2026-01-01T00:00:00.000Z',
  files: {},
};
const STATE = '<script type="application/json" id="page-state">{"queries":[]}</script>';
const HTML = (text: string) => `<html><head></head><body><div id="app">${text}</div>${STATE}</body></html>`;

type Options = {
  token?: string | null;
  /** The identities that may sign in. */
  identities?: () => TeamIdentity[];
  running?: Canary[];
  /** False for a build without the overlay. */
  hasOverlay?: boolean;
  /** How pages are made. Called while a page is made. */
  made?: () => Partial<ComposedPage>;
  /** Takes the lines of the server's log. */
  log?: (line: string) => void;
};

/**
 * A site for the teams with a shop and a blog, whose version 1.0.0-n was never live. Versions that begin with `rota` cannot
 * be used; all others need React 19. It trusts a proxy on its own machine.
 */
export function aTeamsSite({
  token = TOKEN,
  identities = () => [],
  running = [],
  hasOverlay = true,
  made = () => ({}),
  log,
}: Options = {}) {
  const { registry } = aCanaryRegistry(...running);
  const access = new TeamAccess(token ?? undefined, { usable: async () => identities() });
  const pins = new Pins({
    access,
    isRemote: (name) => ['mfe-blog', 'mfe-shop', 'mfe-faq'].includes(name),
    current: () => aSnapshot(aLiveRemote(), aShop()),
    async usable(name, version) {
      if (version.startsWith('rota')) throw new Error('server.cjs does not match its hash');
      return aLiveRemote({ name, version, mounts: [`/${name.replace('mfe-', '').replace('shop', 'tienda')}`] });
    },
  });
  const devtools = new Devtools({
    access,
    script: hasOverlay ? { address: '/assets/devtools.js', integrity: 'sha384-devtools' } : undefined,
    shellVersion: '1.0.0-t',
  });
  const canaryOf = (name: string) => {
    const canary = registry.canaryOf(name);
    return canary && { version: canary.remote.version, percent: canary.percent };
  };
  const visitors = new VisitorSets({ registry, pins, random: () => 0 });
  const asked: ('cached' | 'composed')[] = [];
  const { pages } = somePages(async ({ address, remote }) =>
    aComposedPage(HTML(`${address.pathname}${address.search} of ${remote?.name} ${remote?.version}`), made()),
  );
  const counting = {
    ...pages,
    page: (question: Parameters<typeof pages.page>[0]) => {
      asked.push('cached');
      return pages.page(question);
    },
    compose: (question: Parameters<typeof pages.compose>[0]) => {
      asked.push('composed');
      return pages.compose(question);
    },
  };
  const status = () =>
    teamsStatus({
      registry,
      problemOf: () => undefined,
      canaryOf,
      remotes: async () => [],
      channel: async () => Promise.reject(new Error('no channel')),
      published: async () => [],
      figures: { all: () => [], lastReason: () => undefined },
    });
  const store = {
    manifest: async (remote: string, version: string) =>
      releaseManifest.parse({ ...MANIFEST, remote, version, requires: { react: `^19.0.0-${version}` } }),
    channel: async () => channel.parse({ schema: 1, remote: 'shell', live: '1.0.0-s', history: [] }),
  };
  const routes = (server: FastifyInstance) => {
    const devtoolsData = { registry, visitors, canaryOf, problemOf: () => undefined, store };
    server.addHook('preParsing', async (request) => access.recognise(request));
    server.register((scope) =>
      teamsRoutes(scope, {
        page: (request, reply) => page(request, reply),
        access,
        pins,
        status,
        devtools: { ...devtoolsData, shellVersion: '1.0.0-t', offer: anOffer() },
      }),
    );
    server.register((scope) => formRoutes(scope, { visitors, pages: counting, siteUrl: '' }));
    statusRoutes(server, {
      ...toldOf(registry),
      visitors,
      canaryOf,
    });
    server.register(fastifyStatic, { root: __dirname, serve: false });
    releaseFilesRoute(server, {
      registry: { isServed: (_remote, version) => version === '1.0.0-a' },
      pins,
      // Every release has every file, and no test reads its content.
      store: { file: async () => __filename },
    });
    pageDataRoute(server, { visitors, pages: counting, failures: { isProviderInTrouble: false } });
    const page = documentRoute(server, {
      ...plainDocuments,
      visitors,
      pages: counting,
      watch: { view: () => {} },
      pins,
      devtools,
    });
  };
  const app = aServer(routes, { trustedProxies: ['loopback'], ...(log && { log }) });
  const jar = new Map<string, string>();
  const send = async ({ headers, ...request }: InjectOptions) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const answer = await app.inject({ ...request, headers: { ...(cookie && { cookie }), ...headers } });
    for (const { name, value } of answer.cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  };
  const get = (url: string) => send({ url });
  /** Sends a form of the teams' page. */
  const post = (payload: string, headers = {}) =>
    send({ method: 'POST', url: '/equipos', payload, headers: { ...FORM, ...headers } });
  return { send, get, post, jar, asked };
}

/** Gives a browser of the site the token. */
export const enter = ({ post }: ReturnType<typeof aTeamsSite>) => post(`token=${TOKEN}`);
