import { releaseCommand } from '../command/releaseCommand';
import { startCanary } from '../live/canary';
import { promote } from '../live/promote';
import { publishAndPromoteForStart } from '../live/publishAndPromoteForStart';
import { rollback } from '../live/rollback';
import { publish } from '../publish/publish';
import { aRepository, type Repository } from '../testing/aRepository';
import { someKeys } from '../testing/someKeys';
import { type OpenTestStore, testStores } from '../testing/testStores';
import type { SignatureKeys } from './signatureKeys';

const NO_SOURCES = {
  build: async () => true,
  typeProblems: async () => [],
  bytesOverBudget: async () => [],
  renderProblems: async () => [],
};

describe.each(testStores)('with a store in $name', ({ open }) => {
  let opened: OpenTestStore;
  let site: Repository;

  const keys = someKeys();
  const next = someKeys();
  const both: SignatureKeys = { signing: next.signing, known: [...keys.known, ...next.known] };

  beforeEach(async () => {
    opened = await open();
    site = aRepository(opened.store);
  });

  afterEach(async () => {
    site.remove();
    await opened.remove();
  });

  const using = (signatureKeys?: SignatureKeys) => ({ ...site.settings, signatureKeys });
  const signerOf = async (version: string) => (await opened.store.manifest('mfe-blog', version))?.signature?.key;

  async function published(version: string, signatureKeys?: SignatureKeys) {
    site.build('mfe-blog', version);
    return (await publish(using(signatureKeys), 'mfe-blog')).outcome;
  }

  async function run(commandLine: string, signatureKeys?: SignatureKeys) {
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const code = await releaseCommand(commandLine.split(' '), {
      ...using(signatureKeys),
      ...NO_SOURCES,
      print,
      printError: print,
    });
    return { code, lines };
  }

  test('a release without a signature cannot go live, neither for all nor as a canary nor by a rollback', async () => {
    for (const version of ['1.0.0-a', '1.0.0-b']) await published(version);
    await promote(using(), 'mfe-blog', '1.0.0-a');
    await promote(using(), 'mfe-blog', '1.0.0-b');
    const refusal =
      'mfe-blog: 1.0.0-a is refused: it has no signature, and RELEASES_KEY asks for one; publish it again from its source';
    await expect(promote(using(keys), 'mfe-blog', '1.0.0-a')).rejects.toThrow(refusal);
    await expect(startCanary(using(keys), 'mfe-blog', '1.0.0-a', 10)).rejects.toThrow(refusal);
    await expect(rollback(using(keys), 'mfe-blog')).rejects.toThrow(refusal);
    expect((await run('status', keys)).lines).toEqual(
      expect.arrayContaining([
        'refused: mfe-blog 1.0.0-a: it has no signature, and RELEASES_KEY asks for one',
        'refused: mfe-blog 1.0.0-b: it has no signature, and RELEASES_KEY asks for one',
      ]),
    );
    expect((await run('status')).lines.join()).not.toContain('refused');
  });

  test('publishing signs; the same build again changes nothing, until the key is another one', async () => {
    expect(await published('1.0.0-a', keys)).toBe('published');
    expect(await signerOf('1.0.0-a')).toBe(keys.signing?.public.id);
    expect(await published('1.0.0-a', keys)).toBe('present');
    expect(await published('1.0.0-a', both)).toBe('signed');
    expect(await signerOf('1.0.0-a')).toBe(next.signing?.public.id);
    await promote(using(next), 'mfe-blog', '1.0.0-a');
    expect((await opened.store.channel('mfe-blog'))?.live).toBe('1.0.0-a');
  });

  test('where a signature is needed and cannot be made, nothing is published', async () => {
    await expect(published('1.0.0-a', { known: keys.known })).rejects.toThrow(
      'mfe-blog: was not published, because RELEASES_KEY asks for a signature and RELEASES_SIGNING_KEY is not set',
    );
    expect(await opened.store.manifest('mfe-blog', '1.0.0-a')).toBeUndefined();
  });

  test('a start without the signing key leaves signed releases live, and says why in one line', async () => {
    await published('1.0.0-a', keys);
    await promote(using(keys), 'mfe-blog');
    site.build('mfe-blog', '1.0.0-b');
    site.build('mfe-shop', '1.0.0-s');
    const start = async (signatureKeys: SignatureKeys) => {
      const lines: string[] = [];
      const print = (line: string) => lines.push(line);
      await publishAndPromoteForStart(using(signatureKeys), ['mfe-blog', 'mfe-shop'], { print });
      return lines;
    };
    expect(await start({ known: keys.known })).toEqual([
      'the builds of this machine are not published, because RELEASES_KEY asks for signatures and RELEASES_SIGNING_KEY is ' +
        'not set; what is signed and live stays live',
    ]);
    expect((await opened.store.channel('mfe-blog'))?.live).toBe('1.0.0-a');
    expect(await opened.store.manifest('mfe-blog', '1.0.0-b')).toBeUndefined();
    expect(await start(keys)).toEqual(['mfe-blog: 1.0.0-b is live', 'mfe-shop: 1.0.0-s is live']);
    expect(await signerOf('1.0.0-b')).toBe(keys.signing?.public.id);
  });

  test('before a key is asked for, sign gives a signature to each whole release', async () => {
    for (const version of ['1.0.0-a', '1.0.0-b']) await published(version);
    expect(await run('sign mfe-blog', { signing: keys.signing, known: [] })).toEqual({
      code: 0,
      lines: ['mfe-blog: 1.0.0-a is signed now', 'mfe-blog: 1.0.0-b is signed now'],
    });
    await promote(using(keys), 'mfe-blog', '1.0.0-a');
    expect((await run('sign', keys)).lines).toEqual(['every release has this signature already']);
  });

  test('with keys, sign renews what one of them signed, and refuses the rest', async () => {
    await published('1.0.0-a', keys);
    await published('1.0.0-b');
    expect(await run('sign', both)).toEqual({
      code: 1,
      lines: [
        'mfe-blog: 1.0.0-b was not signed: it has no signature, and RELEASES_KEY asks for one\n' +
          '1 others were signed; publish these again from their source, or prune them',
      ],
    });
    expect(await signerOf('1.0.0-a')).toBe(next.signing?.public.id);
    expect(await signerOf('1.0.0-b')).toBeUndefined();
    expect((await run('sign mfe-blog 1.0.0-x', both)).lines).toEqual([
      'mfe-blog: 1.0.0-x is not in the store, or cannot be read',
    ]);
    expect((await run('sign', { known: keys.known })).lines).toEqual([
      'nothing can be signed here, because RELEASES_SIGNING_KEY is not set',
    ]);
  });

  test('sign refuses a release whose files do not match their hashes', async () => {
    await published('1.0.0-a');
    const manifest = await opened.store.manifest('mfe-blog', '1.0.0-a');
    const files = { ...manifest?.files, 'web/gone.js': { bytes: 1, integrity: `sha384-${'A'.repeat(64)}` } };
    if (manifest) await opened.store.replaceManifest({ ...manifest, files });
    expect((await run('sign mfe-blog', { signing: keys.signing, known: [] })).lines.join()).toContain(
      'mfe-blog: 1.0.0-a was not signed: web/gone.js is missing',
    );
  });

  test('key prints a pair that can be set', async () => {
    const { code, lines } = await run('key');
    const setting = (name: string) => lines.find((line) => line.startsWith(`${name}=`));
    expect([code, setting('RELEASES_SIGNING_KEY'), setting('RELEASES_KEY')]).toEqual([
      0,
      expect.stringMatching(/=[A-Za-z0-9+/]{64}$/),
      expect.stringMatching(/=[A-Za-z0-9+/]{43}=$/),
    ]);
  });
});
