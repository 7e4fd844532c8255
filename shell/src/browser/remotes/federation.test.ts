import { useState } from 'react';
import { aRemote } from '../../testing/aRemote';
import { createFederation, type Federation } from './federation';
import { type Lending, createHost as realHost } from './host';

Object.assign(globalThis, { __SINGLETON_VERSIONS__: { react: '19.3.1' } });

type Shared = Record<string, Record<string, { lib?: () => unknown; shareConfig: { singleton: boolean } }>>;

const remote = aRemote({ standalone: true });
const next = aRemote({ name: 'mfe-shop', standalone: true });
const page = window as unknown as Record<string, unknown>;
const host: Lending = { shared: { lentBy: 'host' }, options: {} };
const routes = { createRoutes: () => ({}) };
const init = jest.fn<Promise<void>, [Shared]>();
const get = jest.fn();

let federation: Federation;
let entries: string[];
const noNetwork = new Error('no network');
const createHost = jest.fn<Promise<Lending>, []>();

beforeEach(() => {
  federation = createFederation(createHost);
  createHost.mockReset().mockImplementation(async () => host);
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
  for (const { container } of [remote, next]) page[container] = undefined;
});

/** Loads the routes of another remote than the page's own. */
function loadNext(): Promise<unknown> {
  page[next.container] = { init, get };
  return federation.loadRoutes(next);
}

test('a release’s routes come from its entry', async () => {
  expect(await federation.loadRoutes(remote)).toBe(routes);
  expect(entries).toEqual(['http://localhost/releases/mfe-blog/1.0.0/remoteEntry.js']);
  expect(get).toHaveBeenCalledWith('./routes');
});

test('it is lent the shell’s own React, as the one for all', async () => {
  await federation.loadRoutes(remote);
  const [shared] = init.mock.calls[0] as [Shared];
  const lent = shared.react?.['19.3.1'];
  expect(lent?.lib?.()).toMatchObject({ useState });
  expect(lent?.shareConfig.singleton).toBe(true);
  expect(Object.keys(shared)).toEqual(expect.arrayContaining(['react-router-dom', 'zustand', 'shell/store']));
});

test('a second module of the same container finds it ready', async () => {
  await federation.loadRoutes(remote);
  await federation.loadRoutes(remote);
  expect(entries).toHaveLength(1);
  expect(init).toHaveBeenCalledTimes(1);
});

test('the runtime can be loaded ahead, and is loaded once', async () => {
  federation.prepare();
  await federation.loadRoutes(aRemote());
  await federation.loadRoutes(aRemote());
  expect(createHost).toHaveBeenCalledTimes(1);
});

test('a runtime that could not be loaded ahead is loaded when it is needed', async () => {
  createHost.mockRejectedValueOnce(noNetwork);
  federation.prepare();
  await Promise.resolve();
  await federation.loadRoutes(aRemote({ standalone: false }));
  expect(createHost).toHaveBeenCalledTimes(2);
});

test.each<[string, () => void]>([
  ['refuses what it is lent', () => init.mockRejectedValueOnce(noNetwork)],
  [
    'throws when it is lent something',
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
])('a release that %s tells why, and starts anew when it is asked for again', async (_what, breakIt) => {
  breakIt();
  await expect(federation.loadRoutes(remote)).rejects.toBe(noNetwork);
  expect(await federation.loadRoutes(remote)).toBe(routes);
  expect(entries).toHaveLength(2);
  expect(init).toHaveBeenCalledTimes(2);
});

test('no page waits for the federation’s runtime: its remote and the next ones do without while it is not there', async () => {
  createHost.mockReturnValue(new Promise(() => {}));
  await federation.loadRoutes(remote);
  expect(createHost).not.toHaveBeenCalled();
  federation.prepare();
  expect(await loadNext()).toBe(routes);
  const [[own], [others]] = init.mock.calls as [[Shared], [Shared]];
  expect(Object.keys(others)).toEqual(Object.keys(own));
  expect(others.react?.['19.3.1']?.lib?.()).toBe(own.react?.['19.3.1']?.lib?.());
});

test('once the federation’s host is there, the releases that come are lent what it has', async () => {
  federation.prepare();
  await Promise.resolve();
  await loadNext();
  expect(init.mock.calls).toEqual([[host.shared, [], host.options]]);
});

test('a container that got its modules directly is not given them again by the host', async () => {
  await federation.loadRoutes(remote);
  federation.prepare();
  await Promise.resolve();
  await federation.loadRoutes(remote);
  expect(init).toHaveBeenCalledTimes(1);
});

test('an older release finds the federation’s runtime in the page when its entry runs', async () => {
  let ready = false;
  createHost.mockImplementation(async () => {
    await Promise.resolve();
    ready = true;
    return host;
  });
  init.mockImplementation(async () => expect(ready && entries).toHaveLength(1));
  const loading = federation.loadRoutes(aRemote());
  expect(entries).toEqual([]);
  await loading;
  expect(init).toHaveBeenCalledWith(host.shared, [], host.options);
});

test('a host that did not come is asked for again', async () => {
  createHost.mockRejectedValueOnce(noNetwork);
  await expect(federation.loadRoutes(aRemote())).rejects.toBe(noNetwork);
  expect(await federation.loadRoutes(aRemote())).toBe(routes);
  await federation.loadRoutes(aRemote());
  expect(createHost).toHaveBeenCalledTimes(2);
});

test('the host lends what releases are lent directly: each module in the same version, the same way', async () => {
  await federation.loadRoutes(remote);
  const [direct] = init.mock.calls[0] as [Shared];
  const lent = realHost().shared as Shared;
  expect(Object.keys(lent).sort()).toEqual(Object.keys(direct).sort());
  for (const [name, versions] of Object.entries(direct)) {
    expect(Object.keys(lent[name] ?? {})).toEqual(Object.keys(versions));
    for (const [version, { lib, shareConfig }] of Object.entries(versions)) {
      expect(lent[name]?.[version]?.lib?.()).toBe(lib?.());
      expect(lent[name]?.[version]?.shareConfig).toMatchObject(shareConfig);
    }
  }
  expect(globalThis._FEDERATION_RUNTIME_CORE).toHaveProperty('ModuleFederation');
});
