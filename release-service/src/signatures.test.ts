import { readSignatureKeys, type SignatureKeys, verifiedRelease } from 'releases';
import { aToken, newKeys, testStores } from 'releases/testing';
import { buildApp } from './app';
import { aRelease } from './testing/aRelease';
import { aService, clientOf } from './testing/aService';

describe.each(testStores)('a service with keys on a store in $name', (kind) => {
  let service: Awaited<ReturnType<typeof aService>>;
  let token: string;
  const ends: (() => Promise<unknown>)[] = [];

  const keys = readSignatureKeys(newKeys());
  const next = readSignatureKeys(newKeys());
  const both = { signing: next.signing, known: [...keys.known, ...next.known] };

  beforeEach(async () => {
    service = await aService(kind);
    const rights = ['read', 'publish', 'promote', 'access'] as const;
    token = (await aToken(service.opened.store.access, { rights: [...rights] })).token;
    service.site.build('mfe-blog', '1.0.0-a');
  });

  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
    await service.remove();
  });

  /** A client of another service on the same store, with these keys. */
  async function clientWith(signatureKeys: SignatureKeys) {
    const { site, opened } = service;
    const app = await buildApp({ releases: { store: opened.store, root: site.root, signatureKeys } });
    ends.push(() => app.close());
    return clientOf(await app.listen({ host: '127.0.0.1', port: 0 }), site);
  }

  const held = (known: SignatureKeys) => verifiedRelease(service.opened.store, 'mfe-blog', '1.0.0-a', known);

  test('what arrives is signed, and publishing it again with a newer key signs it anew without sending it', async () => {
    const client = await clientWith(keys);
    expect((await client.run(token, 'publish', 'mfe-blog')).code).toBe(0);
    expect((await held(keys)).signature?.key).toBe(keys.signing?.public.id);
    await expect(held(next)).rejects.toThrow('which is not in RELEASES_KEY');
    const sent = jest.spyOn(globalThis, 'fetch');
    expect((await (await clientWith(both)).run(token, 'publish', 'mfe-blog')).out).toBe(
      'mfe-blog: 1.0.0-a is published already, and signed anew; to make it live: npm run release -- promote mfe-blog 1.0.0-a',
    );
    expect(sent.mock.calls.map(([, request]) => request?.method)).toEqual(['POST', 'POST']);
    sent.mockRestore();
    expect((await held(next)).signature?.key).toBe(next.signing?.public.id);
  });

  test('a signature that a client sends is not kept', async () => {
    const client = await clientWith({ known: [], signing: undefined });
    const { manifest, contents } = aRelease('1.0.0-a');
    const { body } = await client.begin(token, { ...manifest, signature: { key: 'mine', value: 'AAAA' } });
    for (const [integrity, content] of contents) await client.send(token, { upload: body.upload, integrity }, content);
    expect((await client.post('publish', { remote: 'mfe-blog', upload: body.upload }, token)).status).toBe(200);
    expect(await held({ known: [] })).not.toHaveProperty('signature');
  });

  test('an administrator signs anew; a release of another key or without a signature is refused', async () => {
    expect((await service.run(token, 'publish', 'mfe-blog')).code).toBe(0);
    const client = await clientWith(keys);
    expect(await client.run(token, 'promote', 'mfe-blog')).toMatchObject({
      code: 1,
      err: expect.stringContaining('mfe-blog: 1.0.0-a is refused: it has no signature, and RELEASES_KEY asks for one'),
    });
    expect((await client.run(token, 'sign', 'mfe-blog')).err).toContain('1.0.0-a was not signed: it has no signature');
    const first = await clientWith({ signing: keys.signing, known: [] });
    expect((await first.run(token, 'sign', 'mfe-blog')).out).toBe('mfe-blog: 1.0.0-a is signed now');
    expect((await client.run(token, 'promote', 'mfe-blog')).code).toBe(0);
  });

  test('a service without the key that signs refuses to publish where a signature is needed', async () => {
    const client = await clientWith({ known: keys.known });
    const { status, body } = await client.begin(token, aRelease('1.0.0-a').manifest);
    expect([status, body.detail]).toEqual([422, expect.stringContaining('RELEASES_SIGNING_KEY is not set')]);
  });

  test('a client asks for the chain of histories, and makes keys without the service', async () => {
    const client = await clientWith(keys);
    for (const verb of ['publish', 'promote']) await client.run(token, verb, 'mfe-blog');
    expect((await client.run(token, 'history', '--verify')).out).toContain('mfe-blog: 1 of 1 entries are chained');
    const seen = await service.opened.store.channel('mfe-blog');
    const history = seen?.history.map((entry) => ({ ...entry, who: 'tom' })) ?? [];
    if (seen) await service.opened.store.replaceChannel({ ...seen, history }, seen);
    expect(await client.run(token, 'history', 'mfe-blog', '--verify')).toMatchObject({
      code: 1,
      err: expect.stringContaining('mfe-blog: entry 1 of its history'),
    });
    expect((await client.run(undefined, 'key')).out).toContain('RELEASES_SIGNING_KEY=');
  });
});
