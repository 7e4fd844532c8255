import { isRemoteModule } from './remoteModule';

test.each([
  ['routes', { createRoutes: () => ({}) }, true],
  ['nothing', undefined, false],
  ['null', null, false],
  ['something else', { routes: [] }, false],
  ['routes that are no function', { createRoutes: {} }, false],
])('a release that exposes %s: %p', (_what, module, isOne) => {
  expect(isRemoteModule(module)).toBe(isOne);
});
