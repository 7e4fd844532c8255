/** @jest-environment node */
import { aLiveRemote, aShop, aSnapshot } from '../../../testing/aLiveRemote';
import { anOffer } from '../../../testing/anOffer';
import { devtoolsData } from './devtoolsData';

type Options = Parameters<typeof devtoolsData>[0];

const refused = async () => Promise.reject(new Error('it cannot be read'));

/** The data of a site with only a blog, whose store cannot be read. */
const aSite = (over: Partial<Options> = {}) =>
  devtoolsData({
    who: undefined,
    live: aSnapshot(aLiveRemote()),
    own: aSnapshot(aLiveRemote()),
    pins: [],
    inPage: new Map(),
    shellVersion: '1.0.0-t',
    offer: anOffer(),
    problemOf: () => undefined,
    canaryOf: () => undefined,
    store: { manifest: refused, channel: refused },
    ...over,
  });

test('without a readable store, the other data are there', async () => {
  const { shell, remotes, lent } = await aSite();
  expect(shell).toMatchObject({ name: 'shell', version: '1.0.0-t', live: undefined });
  expect(remotes).toEqual([
    expect.objectContaining({
      name: 'mfe-blog',
      version: '1.0.0-a',
      live: '1.0.0-a',
      contract: undefined,
      requires: {},
    }),
  ]);
  expect(lent).toEqual({ react: '19.3.1', '@tramuntana/contracts': '1.2.0' });
});

test('each remote has its own live version, or none if visitors do not get the remote', async () => {
  const faq = aLiveRemote({ name: 'mfe-faq', version: '1.0.0-z' });
  const { remotes } = await aSite({
    live: aSnapshot(aLiveRemote({ version: '1.0.0-0' }), aShop({ version: '1.0.0-m' })),
    own: aSnapshot(aShop(), aLiveRemote(), faq),
  });
  expect(Object.fromEntries(remotes.map(({ name, live }) => [name, live]))).toEqual({
    'mfe-blog': '1.0.0-0',
    'mfe-shop': '1.0.0-m',
    'mfe-faq': undefined,
  });
});

const PIN = { remote: 'mfe-blog', version: '1.0.0-n' };

test.each([
  ['of the pinned version', [{ ...PIN, problem: 'pinned' }], 'wanted', 'rendering', 'pinned'],
  ['of the wanted version', [PIN], 'wanted', 'rendering', 'wanted'],
  ['of rendering', [PIN], undefined, 'rendering', 'rendering'],
  ['none', [], undefined, undefined, undefined],
])(
  'the overlay shows the problem that is nearest to the browser’s version: %s',
  async (_which, pins, reason, rendering, told) => {
    const own = aSnapshot(aLiveRemote({ ...(reason && { reason }) }));
    const { remotes } = await aSite({ own, pins, problemOf: () => rendering });
    expect(remotes[0]?.problem).toBe(told);
  },
);
