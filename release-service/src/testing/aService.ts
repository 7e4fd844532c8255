import { requests, type StoreRequest, serviceCommand } from 'releases';
import { aRepository, type OpenTestStore, type Repository, type TestStore } from 'releases/testing';
import { buildApp } from '../app';
import type { Limits } from '../http/authenticate';

/** The checks of a build that is there already, and right. */
const NO_SOURCES = {
  build: async () => true,
  typeProblems: async () => [],
  bytesOverBudget: async () => [],
  renderProblems: async () => [],
};

/** A release service that listens on this machine, on an empty store of a kind. `remove` ends and deletes both. */
export async function aService({ open }: TestStore, limits?: Limits) {
  const opened = await open();
  const site = aRepository(opened.store);
  const service = await serve(opened.store, site, limits);
  return {
    ...service,
    site,
    opened,
    async remove() {
      await service.app.close();
      site.remove();
      await opened.remove();
    },
  };
}

/** Another service, or the first, on a store. */
export async function serve(store: OpenTestStore['store'], site: Pick<Repository, 'root'>, limits?: Limits) {
  const app = await buildApp({ releases: { store, root: site.root }, ...(limits && { limits }) });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url, ...clientOf(url, site) };
}

/** Speaks to a service: as `npm run release` does, or by HTTP. */
export function clientOf(url: string, site: Pick<Repository, 'root'>) {
  /** Runs a command line through the service, as `npm run release` does. */
  async function run(token: string | undefined, ...commandLine: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const code = await serviceCommand(commandLine, {
      ...NO_SOURCES,
      root: site.root,
      url,
      token,
      print: (line) => out.push(line),
      printError: (line) => err.push(line),
    });
    return { code, out: out.join('\n'), err: err.join('\n') };
  }

  /** Sends a request by HTTP; gives its status, headers and document. */
  async function post(verb: StoreRequest['verb'], body: unknown, token?: string) {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const answer = await fetch(`${url}/verbs/${verb}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }

  /** Sends the manifest of a release, or anything in its place. */
  const begin = (token: string, manifest: unknown, headers = {}) =>
    exchange(`${url}/uploads`, {
      method: 'POST',
      headers: { ...headersOf(token), ...headers },
      body: Buffer.isBuffer(manifest) ? new Uint8Array(manifest) : JSON.stringify(manifest),
    });

  /** Sends a content of an upload. */
  const send = (token: string, { remote = 'mfe-blog', upload = '', integrity = '' }, content: BodyInit, headers = {}) =>
    exchange(`${url}/uploads/${remote}/${upload}/${nameOf(integrity)}`, {
      method: 'PUT',
      headers: { ...headersOf(token, 'application/octet-stream'), ...headers },
      body: content,
      // Fetch requires it where the body is a stream.
      duplex: 'half',
    } as RequestInit);

  return { run, post, begin, send };
}

const headersOf = (token: string, type = 'application/json') => ({
  authorization: `Bearer ${token}`,
  'content-type': type,
});

const nameOf = (integrity: string) => Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

async function exchange(address: string, request: RequestInit) {
  const answer = await fetch(address, request);
  return { status: answer.status, body: await answer.json() };
}

/** A body that the schema of a verb accepts, about a remote. */
export function aBody(verb: StoreRequest['verb'], remote: string): object {
  const bodies: Partial<Record<StoreRequest['verb'], object>> = {
    status: {},
    verify: { remote, version: '1.0.0-a', suite: 'journeys', passed: true },
    'policy-list': {},
    'policy-set': { remote, policy: { verified: true } },
    'access-list': {},
    publish: { remote, upload: '0'.repeat(64) },
    prune: { remote, options: { unusedFor: 30, dryRun: true } },
    'access-add': { owner: 'eva', days: 1, rights: ['read'], remotes: [remote] },
    'access-revoke': { id: '0123456789abcdef' },
    'access-trust': {
      owner: 'ci',
      days: 1,
      rights: ['read'],
      remotes: [remote],
      issuer: 'https://ci.example',
      audience: 'site',
      claims: { sub: 'a' },
    },
  };
  const body = bodies[verb] ?? { remote, ...('options' in requests[verb].shape && { options: {} }) };
  return requests[verb].parse(body);
}
