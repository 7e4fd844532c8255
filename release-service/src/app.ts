import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { perform, type ReleaseSettings, requests, type StoreRequest } from 'releases';
import { z } from 'zod';
import { authenticate, DEFAULT_LIMITS, type Limits } from './http/authenticate';
import { createFastify } from './http/fastify';
import { serveMetrics } from './http/metrics';
import { describeService } from './http/openApi';
import { problem } from './http/problem';
import { answerWhenStopping } from './http/stopping';
import { createIdentify } from './identities/identify';
import { addContents, addUploads } from './uploads';

/** The result of a verb: `data` for programs, `lines` for people. The release command prints either. */
const outcome = z.object({ data: z.looseObject({}), lines: z.array(z.string()) });

const alive = z.object({ status: z.literal('ok') });

const SUMMARIES: Record<StoreRequest['verb'], string> = {
  status: 'The wanted version of each remote, the versions in use, and what is wrong',
  list: 'Published versions, their state, and when they were live last',
  history: 'Who made what live, when and why',
  publish: 'Add a release to the store whose contents were sent',
  promote: 'Make a version live, and put the former back if it does not render',
  rollback: 'Make the former live version live again',
  retire: 'Take a remote off the site',
  canary: 'Give a version to some of the visitors, or end that',
  sign: 'Sign published releases anew, after a change of keys',
  prune: 'Remove old releases',
  verify: 'Record a verdict of QA on a version; the last one counts',
  'policy-list': 'The policies of each remote',
  'policy-set': 'Give a remote policies in place of its former ones',
  'policy-clear': 'End all policies of a remote',
  'access-list': 'Identities with their rights, expiry and last use',
  'access-add': 'Give out a token; it is shown once',
  'access-trust': 'Accept the OpenID Connect tokens of a CI',
  'access-revoke': 'End an identity at once, on every machine',
};

type AppSettings = {
  releases: ReleaseSettings;
  logLevel?: string | undefined;
  limits?: Limits;
  /** When the app closes, open requests get an answer after so many milliseconds. A promotion waits half a minute. */
  stopTimeout?: number;
};

/** The release service: every verb of the release command that works on a store, for identities with rights on remotes. */
export async function buildApp({ releases, logLevel, limits = DEFAULT_LIMITS, stopTimeout = 33_000 }: AppSettings) {
  const { store } = releases;
  const app = createFastify({ place: store.place, logLevel });
  serveMetrics(app);
  answerWhenStopping(app, stopTimeout);
  await describeService(app);

  app.get('/healthz', { schema: { summary: 'Whether the process lives', response: { 200: alive } } }, () => OK);
  app.get(
    '/readyz',
    { schema: { summary: 'Whether the store answers', response: { 200: alive, 503: problem } } },
    async () => {
      await store.remotes();
      return OK;
    },
  );

  const identify = createIdentify(store.access);
  await app.register(async (scope) => {
    const identityOf = authenticate(scope, identify, limits);
    addUploads(scope, releases, identityOf);
    for (const verb of Object.keys(requests) as StoreRequest['verb'][]) {
      const schema = {
        summary: SUMMARIES[verb],
        security: [{ token: [] }],
        body: requests[verb],
        response: { 200: outcome, default: problem },
      };
      scope.withTypeProvider<ZodTypeProvider>().post(`/verbs/${verb}`, { schema }, async (request) => {
        const identity = identityOf(request);
        const { data, lines } = await perform({ verb, ...request.body } as StoreRequest, releases, identity);
        request.log.info({ verb, who: identity.who, id: identity.id }, lines[0] ?? 'done');
        return { data: data as Record<string, unknown>, lines };
      });
    }
  });
  // A release has many contents, so they have a limit of their own.
  await app.register(async (scope) => {
    const identityOf = authenticate(scope, identify, { ...limits, requests: limits.contents });
    addContents(scope, releases, identityOf);
  });
  return app;
}

const OK = { status: 'ok' as const };
