import { rmSync, utimesSync } from 'node:fs';
import { readBuild } from '../../publish/readBuild';
import { anOffer, aRepository, type Repository } from '../../testing/aRepository';
import { type OfferOf, refuseUnfitRemote } from './offerRules';

let site: Repository;

beforeEach(() => {
  site = aRepository();
  site.build('mfe-blog', '1.0.0-a', { requires: { react: '^19.0.0' }, imports: { react: ['useState'] } });
});

afterEach(() => site.remove());

const react = (version: string) => anOffer({ packages: { react: version } });

function runs(shell: string, offer?: object, state = 'running') {
  site.write(site.stored('.serving', `${shell}.json`), { schema: 1, state, offer, remotes: [] });
}

async function refusal(offerOf?: OfferOf) {
  const { manifest } = await readBuild(site.settings, 'mfe-blog');
  return refuseUnfitRemote(site.settings, manifest, offerOf).then(
    () => 'it fits',
    (error: Error) => error.message,
  );
}

test('if no shell runs, the built one counts', async () => {
  expect(await refusal()).toBe('it fits');
  site.write('shell/dist/offer.json', react('20.0.0'));
  expect(await refusal()).toBe(
    `mfe-blog: 1.0.0-a does not fit the shell of ${site.pathOf('shell/dist/offer.json')}: it needs react ^19.0.0, ` +
      'the shell has 20.0.0; change mfe-blog to what that shell lends, or first release a shell that lends this',
  );
});

test('a release must fit each running shell; then the built one does not count', async () => {
  site.write('shell/dist/offer.json', react('20.0.0'));
  runs('one', react('19.3.1'));
  expect(await refusal()).toBe('it fits');
  runs('two', react('18.2.0'));
  expect(await refusal()).toContain('does not fit the running shell: it needs react ^19.0.0, the shell has 18.2.0');
});

describe('if the live shell is not the running one', () => {
  beforeEach(() => {
    site.write(site.stored('shell', 'channel.json'), { schema: 1, remote: 'shell', live: '1.0.0-s', history: [] });
    site.write(site.stored('shell', '1.0.0-s/offer.json'), react('18.2.0'));
  });
  const message = 'does not fit the live shell 1.0.0-s: it needs react ^19.0.0, the shell has 18.2.0';

  test('a release must fit the live one as well', async () => {
    runs('one', react('19.3.1'));
    expect(await refusal()).toContain(message);
  });

  test('even if none runs, and none is built', async () => {
    expect(await refusal()).toContain(message);
    rmSync(site.pathOf('shell'), { recursive: true });
    expect(await refusal()).toContain(message);
  });

  test('the start of the built shell ignores the live one', async () => {
    expect(await refusal('built')).toBe('it fits');
  });
});

test('the start of the built shell ignores the running ones', async () => {
  runs('former', react('18.2.0'));
  expect(await refusal('built')).toBe('it fits');
});

test.each<[string, () => void]>([
  ['has stopped', () => runs('one', react('18.2.0'), 'stopped')],
  ['is older than offers', () => runs('one')],
  [
    'is gone without a word',
    () => {
      runs('one', react('18.2.0'));
      utimesSync(site.pathOf(site.stored('.serving', 'one.json')), 0, 0);
    },
  ],
])('a shell that %s does not count', async (_what, report) => {
  report();
  expect(await refusal()).toBe('it fits');
});

test('without any offer of a shell a release is refused, and the message says what to do', async () => {
  rmSync(site.pathOf('shell'), { recursive: true });
  expect(await refusal()).toBe(
    `mfe-blog: cannot be compared with what a shell lends: none runs on ${site.settings.store.place}, and there is no ` +
      `${site.pathOf('shell/dist/offer.json')}; build the shell: npm run build -- shell; or start it on this store`,
  );
});
