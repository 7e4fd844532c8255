import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import tls from 'node:tls';
import { type RunningNginx, startNginxOfReleases } from 'operations/nginx/testing';
import { RIGHTS } from 'releases';
import { aToken, type TestStore, testStores } from 'releases/testing';
import { aRelease } from './testing/aRelease';
import { aService, clientOf } from './testing/aService';

const [folder] = testStores as [TestStore];

const systemCertificates = tls.getCACertificates();

let service: Awaited<ReturnType<typeof aService>>;
let nginx: RunningNginx;
let url: string;
let client: ReturnType<typeof clientOf>;
let token: string;

beforeAll(async () => {
  service = await aService(folder);
  token = (await aToken(service.opened.store.access, { owner: 'ana', rights: [...RIGHTS] })).token;
  nginx = await startNginxOfReleases(new URL(service.url).host);
  // The client uses fetch, which trusts only the process's certificates.
  tls.setDefaultCACertificates([...systemCertificates, nginx.certificate]);
  url = `https://localhost:${nginx.ports.https}`;
  client = clientOf(url, service.site);
});

afterAll(async () => {
  await nginx.stop();
  await service.remove();
  tls.setDefaultCACertificates(systemCertificates);
});

test('a team publishes and promotes through nginx as through the service itself', async () => {
  service.site.build('mfe-blog', '1.0.0-a');
  expect((await client.run(token, 'publish', 'mfe-blog')).out).toContain('1.0.0-a is published');
  const promoted = await client.run(token, 'promote', 'mfe-blog', '1.0.0-a');
  expect([promoted.code, promoted.out]).toEqual([0, expect.stringContaining('1.0.0-a is live now')]);
  expect(await client.run(token, 'status')).toEqual(await service.run(token, 'status'));
});

/** Bytes of contents that have begun to arrive at the store. */
function bytesArriving(): number {
  const uploads = path.join(service.opened.settings.folder, '.uploads');
  return readdirSync(uploads, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.part'))
    .reduce((sum, file) => sum + (statSync(path.join(uploads, file), { throwIfNoEntry: false })?.size ?? 0), 0);
}

async function untilBytesArrive(): Promise<void> {
  for (const deadline = performance.now() + 20_000; bytesArriving() < 1_000_000; ) {
    if (performance.now() > deadline) throw new Error('nginx kept what arrived');
    await new Promise(setImmediate);
  }
}

test('nginx passes a content on while it arrives, and keeps none of it', async () => {
  const { manifest, contents } = aRelease('1.0.0-b', { 'web/large.js': 'a'.repeat(4_000_000) });
  const [integrity = '', content = ''] = [...contents].find(([, text]) => text.length === 4_000_000) ?? [];
  const { body } = await client.begin(token, manifest);
  let isFirst = true;
  const inHalves = new ReadableStream({
    async pull(stream) {
      const half = Buffer.from(content).subarray(isFirst ? 0 : 2_000_000, isFirst ? 2_000_000 : undefined);
      // The second half leaves only after the first one has reached the store.
      if (!isFirst) await untilBytesArrive();
      stream.enqueue(half);
      if (!isFirst) stream.close();
      isFirst = false;
    },
  });
  expect(await client.send(token, { upload: String(body.upload), integrity }, inHalves)).toMatchObject({ status: 200 });
});

test('a content as large as a file may be passes, and a body beyond is refused', async () => {
  const { manifest, contents } = aRelease('1.0.0-c', { 'web/largest.js': 'a'.repeat(64_000_000) });
  const [integrity = '', content = ''] = [...contents].find(([, text]) => text.length === 64_000_000) ?? [];
  const upload = String((await client.begin(token, manifest)).body.upload);
  expect((await client.send(token, { upload, integrity }, Buffer.from(content))).status).toBe(200);
  const beyond = await fetch(`${url}/uploads/mfe-blog/${upload}/${'0'.repeat(96)}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: Buffer.alloc(68_000_000),
  });
  expect(beyond.status).toBe(413);
});

test('nginx shows the figures to nobody, whatever way the address is written', async () => {
  for (const address of ['metrics', '/metrics', '%6Detrics', './metrics', 'metrics?a'])
    expect([address, (await fetch(`${url}/${address}`)).status]).toEqual([address, 404]);
  expect((await fetch(`${service.url}/metrics`)).status).toBe(200);
  expect((await fetch(`${url}/docs`)).status).toBe(200);
});

test('without the service the client says so, and is not told to correct the address', async () => {
  const other = await startNginxOfReleases('127.0.0.1:1');
  tls.setDefaultCACertificates([...systemCertificates, nginx.certificate, other.certificate]);
  const { code, err } = await clientOf(`https://localhost:${other.ports.https}`, service.site).run(token, 'status');
  expect([code, err]).toEqual([1, 'The release service does not answer; try again, and read its log if this lasts']);
  await other.stop();
});
