import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '../settings';
import { type RunningApi, startApi } from '../start';
import { contentFolder } from '../testing/contentFolder';
import { apiFolder, prepareDatabase } from '../testing/databases';
import { mailServer } from '../testing/mailServer';
import { testApi } from '../testing/testApi';
import { Mailer } from './mailer';

const home = mkdtempSync(path.join(tmpdir(), 'api-mailer-'));
let api: RunningApi | undefined;

beforeAll(async () => {
  const sample = contentFolder();
  cpSync(sample.folder, path.join(home, 'content'), { recursive: true });
  cpSync(path.join(apiFolder, 'migrations'), path.join(home, 'migrations'), { recursive: true });
  sample.remove();
  await prepareDatabase(path.join(home, 'data/db'));
});
afterEach(() => stop());
afterAll(() => rmSync(home, { recursive: true, force: true }));

const environment = (SMTP_URL: string) => ({
  DATA_DIR: path.join(home, 'data'),
  LOG_LEVEL: 'silent',
  SMTP_URL,
  MAIL_FROM: 'web@example.com',
  MAIL_TO: 'hola@example.com',
  SITE_URL: 'https://tramuntana.example',
});

const stop = async () => {
  await api?.close();
  api = undefined;
};

const post = async (url: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status;
};
const send = (url: string, mensaje: string) => post(`${url}/api/formularios/`, { mensaje });

test('a visitor does not wait for a silent mail server; the mail is sent after the next start', async () => {
  const sockets: Socket[] = [];
  let connected = () => {};
  const isAsked = new Promise<void>((resolve) => (connected = resolve));
  const silent = createServer((socket) => {
    sockets.push(socket);
    connected();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as { port: number };
  api = await startApi(readSettings(environment(`smtp://127.0.0.1:${port}`)), home);
  expect(await send(api.url, 'message: primero')).toBe(201);
  await isAsked;
  expect(await send(api.url, 'message: segundo')).toBe(201);
  await stop();
  for (const socket of sockets) socket.destroy();
  silent.close();

  const server = await mailServer();
  api = await startApi(readSettings(environment(server.url)), home);
  expect(await send(api.url, 'message: tercero')).toBe(201);
  // The first one is tried again only after its pause.
  const texts = () => server.received.map(({ text }) => text).join();
  await server.until(() => texts().includes('segundo') && texts().includes('tercero'));

  const email = 'ona@example.com';
  expect(await post(`${api.url}/api/newsletters/`, { email })).toBe(201);
  const confirmations = () => server.received.filter(({ subject }) => subject?.startsWith('Confirma'));
  await server.until(() => confirmations().length > 0);
  const [confirmation] = confirmations();
  expect(confirmation?.to).toMatchObject({ text: email });
  const header = (name: string) => confirmation?.headerLines.find(({ key }) => key === name)?.line;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(header('list-unsubscribe')).toContain('<https://tramuntana.example/api/newsletters/baja/');
  await server.close();
});

test('a stop waits for the mail that is being sent, and leaves the others to the next start', async () => {
  const server = await mailServer();
  const release = server.hold();
  api = await startApi(readSettings(environment(server.url)), home);
  for (const mensaje of ['message: cuarto', 'message: quinto']) expect(await send(api.url, mensaje)).toBe(201);
  await server.until(() => server.received.length > 0);
  const stopped = stop();
  release();
  await stopped;
  expect(server.received).toHaveLength(1);

  api = await startApi(readSettings(environment(server.url)), home);
  const sent = (text: string) => server.received.filter((mail) => mail.text?.includes(text)).length;
  await server.until(() => sent('cuarto') > 0 && sent('quinto') > 0);
  expect([sent('cuarto'), sent('quinto')]).toEqual([1, 1]);
  await server.close();
});

test('an outbox that cannot be read is logged with the reason, but without the query and its values', async () => {
  const { database, close } = await testApi();
  await database.execute('alter table outbox rename to elsewhere');
  const settings = { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.com', to: 'b@example.com', siteUrl: '' };
  const mailer = new Mailer({ database, settings });
  const warned = new Promise((resolve) => {
    mailer.start({ info() {}, warn: (...line) => resolve(line) });
  });
  expect(await warned).toEqual([{ reason: 'relation "outbox" does not exist' }, 'The outbox cannot be read']);
  await mailer.close();
  await database.execute('alter table elsewhere rename to outbox');
  await close();
});

test('incomplete settings end the start with the names of the missing ones', () => {
  const { MAIL_TO: _to, SITE_URL: _site, ...others } = environment('smtp://127.0.0.1:25');
  expect(() => readSettings(others)).toThrow('with SMTP_URL set, set MAIL_TO and SITE_URL, too');
  expect(() => readSettings(environment('http://127.0.0.1'))).toThrow(
    'SMTP_URL must be an smtp:// or smtps:// address',
  );
  expect(() => readSettings({ ...environment(''), MAIL_TO: 'nobody' })).toThrow('MAIL_TO must be an email address');
  expect(readSettings(environment('')).mail).toBeUndefined();
});
