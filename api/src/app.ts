import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { judgeConditions } from 'shared-http';
import { findCompany, listServices } from './data/company';
import { type Database, isReady } from './data/database';
import { findMediaItem, listGallery, relatedMedia } from './data/gallery';
import { madridDay } from './data/posts/madridDay';
import { findPost } from './data/posts/postRows';
import { listPosts } from './data/posts/posts';
import { relatedPosts } from './data/posts/relatedPosts';
import { listTags } from './data/posts/tags';
import { cacheReads, type KeptAnswers } from './http/answers/caching';
import { notFound } from './http/answers/failures';
import { continuedAnswer, pagedAnswer } from './http/answers/pagedAnswer';
import { createFastify, type ServerSettings } from './http/fastify';
import { watchFailedWrites } from './http/limits/failedWrites';
import { createFormLimit, type FormLimitSettings } from './http/limits/formLimit';
import { type PressureSettings, refuseUnderPressure } from './http/limits/pressure';
import { RETRY_AFTER } from './http/limits/unavailable';
import { recordMethods, refuseOtherMethods } from './http/methods';
import type { Metrics } from './http/metrics';
import { describeApi } from './http/openApi';
import type { Mailer } from './mail/mailer';
import { getPost, getPosts, getRelatedPosts, getTags } from './routes/blog';
import { getAddress, getBusiness, getContact, getServices } from './routes/company';
import { answerImport, postContentImport } from './routes/contentImport';
import { FEED_SIZE, getFeed, sendFeed } from './routes/feed';
import { fileSender, getFile } from './routes/files';
import { getGallery, getMediaItem, getRelatedMedia } from './routes/gallery';
import { getHealth, getReadiness, NOT_READY, OK } from './routes/health';
import { postInbox, sendInbox } from './routes/inbox';
import { newsletterPages } from './routes/newsletterPages';
import {
  CONFIRMATION_SENT,
  EMAIL_CONFIRMED,
  EMAIL_REFUSED,
  getFormToken,
  isFromProgram,
  MESSAGE_RECEIVED,
  postContactForm,
  postNewsletter,
  SUBSCRIBED,
} from './routes/visitors';
import { FormTokens } from './visitors/formTokens';
import { storeMessage } from './visitors/messages';
import { subscribe } from './visitors/subscriptions';

type AppSettings = ServerSettings & {
  database: Database;
  contentFolder: string;
  /** The site's origin, for links in the feed. Without it, these links are paths. */
  siteUrl?: string | undefined;
  /** The key that this machine's commands send. Without it, the API accepts no command. */
  commandKey?: string;
  /** Sends the outbox's mails. Without it, the API puts no mail into the outbox. */
  mailer?: Pick<Mailer, 'wake'> | undefined;
  /** How often an address may send a form; unlimited by default. */
  formLimit?: FormLimitSettings;
  /** Cache of the answers to reads. Without it, the API computes each answer anew. */
  kept?: KeptAnswers;
  metrics?: Metrics | undefined;
  /** When the process counts as overloaded and answers 503. Without it, it never does. */
  pressure?: PressureSettings;
  /** The clock that decides which posts have appeared; the machine's by default. */
  now?: () => Date;
};

/** The API: all calls of docs/product/api.md#call-1, below `/api`. */
export async function buildApp(settings: AppSettings) {
  const { database, contentFolder, siteUrl, commandKey, mailer, formLimit, kept, metrics, pressure, now, ...server } =
    settings;
  const today = () => madridDay(now?.() ?? new Date());
  const app = createFastify(server);
  const limit = createFormLimit(formLimit ?? { sends: Number.MAX_SAFE_INTEGER });
  const hasFailedToWrite = watchFailedWrites(app);
  const canServe = async () => !hasFailedToWrite() && (await isReady(database));
  metrics?.watchRequests(app);
  metrics?.watchDatabase(canServe);
  if (pressure) await refuseUnderPressure(app, pressure);
  cacheReads(app, kept);
  judgeConditions(app);
  await describeApi(app);
  await app.register(fastifyStatic, { root: path.join(contentFolder, 'media'), serve: false });
  const sendFile = fileSender(path.join(contentFolder, 'media'));

  const formTokens = new FormTokens(database);

  await app.register(
    async (scope) => {
      const api = scope.withTypeProvider<ZodTypeProvider>();
      const methods = recordMethods(scope);

      api.get('/direccion', { schema: getAddress }, () => findCompany(database, 'direccion'));
      api.get('/empresa', { schema: getBusiness }, () => findCompany(database, 'empresa'));
      api.get('/contacto', { schema: getContact }, () => findCompany(database, 'contacto'));

      api.get('/services', { schema: getServices }, () => listServices(database));

      api.get('/blog-post/', { schema: getPosts }, async (request) =>
        pagedAnswer(request, await listPosts(database, today(), request.query)),
      );
      api.get('/blog-post/:id/', { schema: getPost }, async ({ params }, reply) => {
        return (await findPost(database, params.id, today())) ?? notFound(reply);
      });
      api.get('/blog-post/:id/related/', { schema: getRelatedPosts }, async (request, reply) => {
        const related = await relatedPosts(database, request.params.id, today(), request.query);
        return related ? pagedAnswer(request, related) : notFound(reply);
      });
      api.get('/tag/', { schema: getTags }, async (request) =>
        pagedAnswer(request, await listTags(database, today(), request.query)),
      );

      api.get('/rss.xml', { schema: getFeed }, async (_request, reply) => {
        const { results } = await listPosts(database, today(), {
          search: '',
          tags: [],
          page: 1,
          page_size: FEED_SIZE,
        });
        return sendFeed(reply, results, siteUrl);
      });

      api.get('/galeria/', { schema: getGallery }, async (request) =>
        continuedAnswer(request, await listGallery(database, request.query)),
      );
      api.get('/galeria/:id/', { schema: getMediaItem }, async ({ params }, reply) => {
        return (await findMediaItem(database, params.id)) ?? notFound(reply);
      });
      api.get('/galeria/:id/related/', { schema: getRelatedMedia }, async (request, reply) => {
        const related = await relatedMedia(database, request.params.id, request.query);
        return related ? pagedAnswer(request, related) : notFound(reply);
      });
      api.get('/files/:name', { schema: getFile }, (request, reply) => sendFile(request, reply, request.params.name));

      const newsletter = { schema: postNewsletter, attachValidation: true, preHandler: limit('newsletters') };
      api.post('/newsletters/', newsletter, async (request, reply) => {
        if (request.validationError) return reply.code(400).send(EMAIL_REFUSED);
        const mailed = mailer !== undefined;
        const accepted = mailed ? CONFIRMATION_SENT : SUBSCRIBED;
        // No maximum age: a page may stay open for days, and an address that is dropped is lost.
        if (await isFromProgram(request.headers, formTokens, Number.POSITIVE_INFINITY)) {
          request.log.info('A subscription was left out: a program seems to have sent it');
          return reply.code(201).send(accepted);
        }
        const { wasConfirmed } = await subscribe(database, { email: request.body.email, mailed });
        if (wasConfirmed) return reply.code(400).send(EMAIL_CONFIRMED);
        mailer?.wake();
        return reply.code(201).send(accepted);
      });
      // The pages of mailed links: /newsletters/confirmar/:token and /newsletters/baja/:key.
      await scope.register(newsletterPages, { prefix: '/newsletters', database });
      api.get('/formularios/token', { schema: getFormToken }, async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return { token: await formTokens.create() };
      });
      api.post(
        '/formularios/',
        { schema: postContactForm, preHandler: limit('formularios') },
        async ({ body, headers }, reply) => {
          const isSuspect = await isFromProgram(headers, formTokens);
          const key = headers['idempotency-key'];
          await storeMessage(database, { mensaje: body.mensaje, key, mailed: mailer !== undefined, isSuspect });
          mailer?.wake();
          return reply.code(201).send(MESSAGE_RECEIVED);
        },
      );

      api.post('/content-import', { schema: postContentImport }, (request, reply) =>
        answerImport(request, reply, { database, contentFolder, key: commandKey }).finally(() => kept?.clear()),
      );
      api.post('/inbox', { schema: postInbox }, (request, reply) =>
        sendInbox(request, reply, { database, key: commandKey }),
      );

      const live = { config: { isLive: true } };
      api.get('/healthz', { schema: getHealth, ...live }, () => OK);
      api.get('/readyz', { schema: getReadiness, ...live }, async (_request, reply) => {
        if (await canServe()) return OK;
        return reply.code(503).header('retry-after', RETRY_AFTER).send(NOT_READY);
      });

      refuseOtherMethods(scope, methods);
    },
    { prefix: '/api' },
  );
  return app;
}
