import { requests, type StoreRequest, serviceCommand } from 'releases';
import { aRepository, type OpenTestStore, type Repository, type TestStore } from 'releases/testing';
import { buildApp } from '../app';
import type { Limits } from '../http/authenticate';

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
export async function serve(store: OpenTestStore['store'], { root }: Pick<Repository, 'root'>, limits?: Limits) {
  const app = await buildApp({ releases: { store, root }, ...(limits && { limits }) });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  /** Runs a command line through the service, as `npm run release` does. */
  async function run(token: string | undefined, ...commandLine: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const code = await serviceCommand(commandLine, {
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

  return { app, url, run, post };
}

/** A body that the schema of a verb accepts, about a remote. */
export function aBody(verb: StoreRequest['verb'], remote: string): object {
  const bodies: Partial<Record<StoreRequest['verb'], object>> = {
    status: {},
    'access-list': {},
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
