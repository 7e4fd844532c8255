/** @jest-environment node */

import { ReleaseFigures } from '../../figures/ReleaseFigures';
import { aCanary, aCanaryRegistry } from '../../testing/aCanary';
import { aServer, noPins } from '../../testing/aServer';
import { CanaryWatch } from '../../visitors/CanaryWatch';
import { VisitorSets } from '../../visitors/VisitorSets';
import { clientErrorsRoute } from './clientErrorsRoute';

function aSite() {
  const { registry, canaries } = aCanaryRegistry(aCanary());
  const watch = new CanaryWatch({ halt: () => {} });
  const figures = new ReleaseFigures({ isInUse: ({ version }) => version !== '0.9.0-z' });
  const visitors = new VisitorSets({ registry, pins: noPins });
  const app = aServer(
    (server) => void server.register((scope) => clientErrorsRoute(scope, { registry, visitors, watch, figures })),
  );
  const canary = canaries[0] ?? aCanary();
  const report = async (payload: object | string, headers: Record<string, string> = {}) => {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const answer = await app.inject({
      method: 'POST',
      url: '/client-errors',
      payload: text,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    });
    return answer.statusCode;
  };
  const counted = () => {
    const { views, errors } = watch.evidenceOf(canary);
    return { views, errors };
  };
  const byRelease = () =>
    Object.fromEntries(figures.all().map(({ name, version, errors }) => [`${name}@${version}`, errors.browser]));
  return { report, counted, canaries, byRelease };
}
const none = { live: 0, canary: 0 };

test('a failed document view was counted before; a failed later view is counted with its error', async () => {
  const { report, counted } = aSite();
  const release = { remote: 'mfe-blog', version: '1.0.0-b' };
  expect(await report({ path: '/blog', ...release, isDocument: true })).toBe(204);
  expect(counted()).toEqual({ views: none, errors: { live: 0, canary: 1 } });
  await report({ path: '/blog/2', ...release, version: '1.0.0-a', isDocument: false });
  expect(counted()).toEqual({ views: { live: 1, canary: 0 }, errors: { live: 1, canary: 1 } });
});

test('a robot’s failure is not counted, like its view', async () => {
  const { report, counted, byRelease } = aSite();
  const error = { path: '/blog', remote: 'mfe-blog', version: '1.0.0-b', isDocument: false };
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  expect(await report(error, robot)).toBe(204);
  expect([counted(), byRelease()]).toEqual([{ views: none, errors: none }, {}]);
});

test('an error without a release counts for the release that this browser has', async () => {
  const { report, counted } = aSite();
  const error = { path: '/blog/post/1', isDocument: true };
  await report(error, { cookie: 'canary-mfe-blog=5.1.0.0-b' });
  await report(error, { cookie: 'canary-mfe-blog=5000.1.0.0-b' });
  await report(error);
  expect(counted().errors).toEqual({ live: 1, canary: 1 });
});

test('an error that concerns no canary is counted for no canary', async () => {
  const { report, counted, canaries } = aSite();
  const cookie = 'canary-mfe-blog=5.1.0.0-b';
  expect(await report({ path: '/tienda', isDocument: true }, { cookie })).toBe(204);
  await report({ path: '/blog', remote: 'mfe-shop', version: '1.0.0-a', isDocument: true }, { cookie });
  await report({ path: '/blog', remote: 'mfe-blog', version: '0.9.0-z', isDocument: true }, { cookie });
  canaries.splice(0);
  expect(await report({ path: '/blog', isDocument: true }, { cookie })).toBe(204);
  expect(counted().errors).toEqual(none);
});

test('errors are counted by release, even without a canary, but not of releases out of use', async () => {
  const { report, byRelease } = aSite();
  await report({ path: '/blog', isDocument: true }, { cookie: 'canary-mfe-blog=5.1.0.0-b' });
  await report({ path: '/blog', isDocument: true });
  await report({ path: '/tienda', isDocument: false });
  await report({ path: '/blog', remote: 'mfe-shop', version: '1.0.0-a', isDocument: true });
  await report({ path: '/blog', remote: 'mfe-blog', version: '0.9.0-z', isDocument: true });
  await report({ path: '/nada', isDocument: true });
  expect(byRelease()).toEqual({ 'mfe-shop@1.0.0-a': 2, 'mfe-blog@1.0.0-a': 1, 'mfe-blog@1.0.0-b': 1 });
});

test.each<[string, object | string, Record<string, string>, number]>([
  ['is no JSON', '{', {}, 400],
  ['has no path', { isDocument: true }, {}, 400],
  ['comes from another site', { path: '/blog', isDocument: true }, { 'sec-fetch-site': 'cross-site' }, 400],
  ['is long', { path: `/${'a'.repeat(5000)}`, isDocument: true }, {}, 413],
])('a report that %s is refused', async (_what, payload, headers, status) => {
  const { report, counted } = aSite();
  expect(await report(payload, { cookie: 'canary-mfe-blog=5.1.0.0-b', ...headers })).toBe(status);
  expect(counted().errors).toEqual(none);
});
