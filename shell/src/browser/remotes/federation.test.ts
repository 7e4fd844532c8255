import { useState } from 'react';
import { aRemote } from '../../testing/aRemote';
import { createFederation, type Federation } from './federation';

Object.assign(globalThis, { __SINGLETON_VERSIONS__: { react: '19.3.1' } });

type Shared = Record<string, Record<string, { lib?: () => unknown; shareConfig: { singleton: boolean } }>>;

const remote = aRemote();
const page = window as unknown as Record<string, unknown>;
const routes = { createRoutes: () => ({}) };
const init = jest.fn<Promise<void>, [Shared]>();
const get = jest.fn();

let federation: Federation;
let entries: string[];
const noNetwork = new Error('no network');

beforeEach(() => {
  federation = createFederation();
  entries = [];
  init.mockReset();
  get.mockReset().mockResolvedValue(() => routes);
  // Running a release's entry leaves a container in the page.
  jest.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    entries.push((script as unknown as HTMLScriptElement).src);
    page[remote.container] = { init, get };
    (script as unknown as HTMLScriptElement).dispatchEvent(new Event('load'));
    return script;
  });
});
afterEach(() => {
  page[remote.container] = undefined;
});

test('a release’s entry provides its routes', async () => {
  expect(await federation.loadRoutes(remote)).toBe(routes);
  expect(entries).toEqual(['http://localhost/releases/mfe-blog/1.0.0/remoteEntry.js']);
  expect(get).toHaveBeenCalledWith('./routes');
});

test('a release gets the shell’s own React as a singleton', async () => {
  await federation.loadRoutes(remote);
  const [shared] = init.mock.calls[0] as [Shared];
  const lent = shared.react?.['19.3.1'];
  expect(lent?.lib?.()).toMatchObject({ useState });
  expect(lent?.shareConfig.singleton).toBe(true);
  expect(Object.keys(shared)).toEqual(expect.arrayContaining(['react-router-dom', 'zustand', 'shell/store']));
});

test('a second call does not initialize the container again', async () => {
  await federation.loadRoutes(remote);
  await federation.loadRoutes(remote);
  expect(entries).toHaveLength(1);
  expect(init).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void]>([
  ['refuses the shared modules', () => init.mockRejectedValueOnce(noNetwork)],
  [
    'throws when it gets the shared modules',
    () =>
      init.mockImplementationOnce(() => {
        throw noNetwork;
      }),
  ],
  ['lacks a chunk', () => get.mockRejectedValueOnce(noNetwork)],
  [
    'throws while its code runs',
    () =>
      get.mockResolvedValueOnce(() => {
        throw noNetwork;
      }),
  ],
])('loading a release that %s rejects with the cause, and the next call starts anew', async (_what, breakIt) => {
  breakIt();
  await expect(federation.loadRoutes(remote)).rejects.toBe(noNetwork);
  expect(await federation.loadRoutes(remote)).toBe(routes);
  expect(entries).toHaveLength(2);
  expect(init).toHaveBeenCalledTimes(2);
});
